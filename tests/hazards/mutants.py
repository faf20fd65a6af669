"""Mutants of kernels: lowered modules in which one wait, arrival, fence, commit, count, parity or stage is gone or changed.

`python tests/hazards/mutants.py` runs all mutants of all kernels, and the kernels themselves in 50 random orders, and prints the table of
`docs/hazards.md`; `--kernel NAME`, `--schedules N` and `--verbose` choose. Tests take a part of it.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cutec.artifact.bundle import Bundle, open_bundle
from cutec.artifact.host import compile_program
from cutec.artifact.manifest import Export
from cutec.diag import CutecError
from cutec.diag.report import error_text
from cutec.diag.source import line_of
from cutec.driver.on_cpu import Cpu, _place, choose_ir
from cutec.driver.options import BuildOptions
from cutec.driver.run import built
from cutec.driver.run_inputs import make_arguments
from cutec.interpreter import Device, Options
from cutec.ir import serial
from cutec.ir.attrs import Typed
from cutec.ir.core import Loc, Op, Value
from cutec.ir.types import I1, I32, ptr
from cutec.runtime.arrays import HostTensor
from cutec.runtime.check import check_arguments

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "samples"
STEPS = 30_000


@dataclass(frozen=True)
class Kernel:
    """An export of a file, and extents at which its loops go round its rings more than once."""

    name: str
    file: Path
    entry: str
    settings: dict[str, str] = field(hash=False)
    arch: str = "sm_90a"


def _extents(text: str) -> dict[str, str]:
    return dict(part.split("=") for part in text.split(","))


KERNELS = [
    Kernel("gemm_tma", ROOT / "tests/hopper/gemm_tma.py", "gemm", _extents("m=128,n=128,k=640")),
    Kernel("gemm_tma, cluster", ROOT / "tests/hopper/gemm_tma.py", "gemm_2", _extents("m=256,n=128,k=640")),
    Kernel("gemm_hopper", SAMPLES / "gemm_hopper.py", "gemm_f16_tile128x256_cluster2x1", _extents("m=256,n=256,k=384")),
    Kernel("gemm_hopper, turns", SAMPLES / "gemm_hopper.py", "gemm_f16_tile128x128_cluster1x1_turns1", _extents("m=256,n=128,k=1152")),
    Kernel("attention_hopper", SAMPLES / "attention_hopper.py", "attention_full_f16_depth64", _extents("b=1,h=1,g=1,s=256,t=512")),
    Kernel("gemm_ampere", SAMPLES / "gemm_ampere.py", "gemm_f16_tile64x64x64", _extents("m=64,n=64,k=384"), "sm_80"),
    Kernel("softmax", SAMPLES / "softmax.py", "softmax_f32", _extents("m=4,n=2000"), "sm_80"),
    Kernel("softmax, long rows", SAMPLES / "softmax.py", "softmax_f32", _extents("m=2,n=9000"), "sm_80"),
    Kernel("rmsnorm", SAMPLES / "rmsnorm.py", "rmsnorm_f16", _extents("m=4,n=2000"), "sm_80"),
    Kernel("transpose", SAMPLES / "transpose.py", "transpose_f32", _extents("m=64,n=64"), "sm_80"),
    Kernel("sgemm", SAMPLES / "sgemm.py", "sgemm", _extents("m=128,n=128,k=32"), "sm_80"),
]


class Case:
    """A kernel, built once: `module()` is a fresh copy of its lowered module, `run` executes one on fresh arguments."""

    def __init__(self, kernel: Kernel):
        self.kernel = kernel
        with built(BuildOptions(file=str(kernel.file), archs=(kernel.arch,), images=False, entry=kernel.entry), lambda text: None) as manifest:
            bundle = open_bundle(manifest)
            self._export: Export = bundle.manifest.export(kernel.entry)
            self._image = choose_ir(bundle, self._export, None)
            self._data = bundle.read(self._image)
            self._bundle: Bundle = bundle
        self.launched: set[str] = set()
        self.run(self.module())

    def module(self) -> Op:
        return serial.loads(self._data)

    def run(self, module: Op, seed: int | None = None) -> list[CutecError]:
        """What is found, in order."""
        export = self._export
        arguments = make_arguments(export, self.kernel.settings, {}, 0)
        device = Device(module, Options(STEPS, hazards=True, seed=seed))
        stored = {n: v.stored() for n, v in enumerate(arguments.values) if isinstance(v, HostTensor)}
        placed = [_place(device, v, stored.get(n)) for n, v in enumerate(arguments.values)]
        leaves, _, _ = check_arguments(export.signature, placed, None, 0)
        try:
            for launch in compile_program(export.host(self._image.archs[0]), Cpu())(leaves):
                self.launched.add(launch.kernel)
                device.launch(launch.kernel, launch.grid, launch.block, launch.args, launch.cluster, launch.smem, launch.cooperative)
        except CutecError as end:
            return [*device.hazards, end]
        return device.hazards


# -- mutations ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutant:
    """`number` of the operation in the module's walk, what is done to it, and what that is called."""

    number: int
    op: str
    what: str
    loc: Loc
    change: Callable[[Op], None]

    def of(self, module: Op) -> Op:
        """The module, changed in place."""
        op = next(op for number, op in enumerate(module.walk()) if number == self.number)
        self.change(op)
        return module


def _remove(op: Op) -> None:
    """Take an operation out; results become the operands in their place."""
    replace = {id(result): operand for result, operand in zip(op.results, op.operands)}
    for user in _function(op).walk():
        user.operands = [replace.get(id(v), v) for v in user.operands]
    op.block.ops.remove(op)


def _function(op: Op) -> Op:
    while op.name != "llvm.func":
        op = op.block.region.owner
    return op


def _before(op: Op, name: str, operands: list[Value], types: list[object], **attrs: object) -> Op:
    new = Op(name, operands, types, attrs, loc=op.loc)
    new.block = op.block
    op.block.ops.insert(op.block.ops.index(op), new)
    return new


def _number(op: Op, value: int, ty: object = I32) -> Value:
    return _before(op, "arith.constant", [], [ty], value=Typed(value, ty)).result


def _computed(operand: int, name: str, number: int) -> Callable[[Op], None]:
    """An operand becomes the result of an operation on it and a number."""

    def change(op: Op) -> None:
        ty = op.operands[operand].type
        op.operands[operand] = _before(op, name, [op.operands[operand], _number(op, number, ty)], [ty]).result

    return change


def _moved(operand: int, bytes_: int) -> Callable[[Op], None]:
    """A pointer to shared memory moves."""

    def change(op: Op) -> None:
        old = op.operands[operand]
        number = _before(op, "llvm.ptrtoint", [old], [I32]).result
        moved = _before(op, "arith.addi", [number, _number(op, bytes_)], [I32]).result
        op.operands[operand] = _before(op, "llvm.inttoptr", [moved], [old.type]).result

    return change


def _attribute(name: str, by: int) -> Callable[[Op], None]:
    def change(op: Op) -> None:
        old = op.attrs[name]
        op.attrs[name] = Typed(old.value + by, old.type)

    return change


def _true(op: Op) -> None:
    always = _number(op, 1, I1)
    for user in _function(op).walk():
        user.operands = [always if v is op.result else v for v in user.operands]
    op.block.ops.remove(op)


def _without_bytes(op: Op) -> None:
    op.name, op.operands = "cutec.mbarrier.arrive", op.operands[:1]


_REMOVED = {
    "cutec.mbarrier.wait.parity", "cutec.mbarrier.arrive", "cutec.mbarrier.arrive.expect_tx", "nvvm.fence.proxy", "nvvm.fence.mbarrier.init",
    "nvvm.barrier", "nvvm.barrier.arrive", "nvvm.cluster.arrive", "nvvm.cluster.arrive.relaxed", "nvvm.cluster.wait", "cutec.wgmma.wait_group",
    "nvvm.wgmma.commit.group.sync.aligned", "nvvm.cp.async.commit.group", "nvvm.cp.async.wait.group", "nvvm.cp.async.bulk.commit.group",
    "nvvm.cp.async.bulk.wait_group", "cutec.mbarrier.init", "nvvm.bar.warp.sync", "cutec.mbarrier.expect_tx", "nvvm.cp.async.mbarrier.arrive",
}  # fmt: skip
_CHANGES: dict[str, list[tuple[str, Callable[[Op], None]]]] = {
    "cutec.mbarrier.wait.parity": [("other parity", _computed(1, "arith.xori", 1)), ("next barrier", _moved(0, 8))],
    "cutec.mbarrier.arrive": [("next barrier", _moved(0, 8))],
    "cutec.mbarrier.arrive.expect_tx": [
        ("16 bytes less", _computed(1, "arith.addi", -16)), ("half the bytes", _computed(1, "arith.shrui", 1)),
        ("twice the bytes", _computed(1, "arith.shli", 1)), ("no bytes", _without_bytes), ("next barrier", _moved(0, 8)),
        ("2 MiB more", _computed(1, "arith.addi", 2 << 20)),
    ],
    "cutec.mbarrier.init": [("one arrival more", _computed(1, "arith.addi", 1)), ("half the arrivals", _computed(1, "arith.shrui", 1))],
    "cutec.tma.load": [("next barrier", _moved(-1, 8)), ("1024 bytes further", _moved(0, 1024))],
    "cutec.wgmma.wait_group": [("one group more pending", _attribute("group", 1))],
    "nvvm.cp.async.wait.group": [("one group more pending", _attribute("n", 1))],
    "nvvm.cp.async.bulk.wait_group": [("one group more pending", _attribute("group", 1))],
    "nvvm.setmaxregister": [("24 registers more", _attribute("regCount", 24))],
    "nvvm.elect.sync": [("all lanes", _true)],
}  # fmt: skip
_WITH_COUNT = {"nvvm.barrier": 2, "nvvm.barrier.arrive": 2}


def mutants(case: Case) -> Iterator[Mutant]:
    """All mutants of the kernels that a case launches."""
    launched = False
    for number, op in enumerate(case.module().walk()):
        if op.name == "llvm.func":
            launched = op.attrs["sym_name"] in case.launched
        if not launched:
            continue
        if op.name in _REMOVED:
            yield Mutant(number, op.name, "removed", op.loc, _remove)
        for what, change in _CHANGES.get(op.name, ()):
            if (what, op.name) == ("next barrier", "cutec.tma.load"):
                change = _moved(2, 8)  # target, map, barrier, ...
            if what == "half the arrivals" and not _more_than_one(op):
                continue
            yield Mutant(number, op.name, what, op.loc, change)
        if op.name in _WITH_COUNT and len(op.operands) == _WITH_COUNT[op.name]:
            yield Mutant(number, op.name, "32 threads more", op.loc, _computed(1, "arith.addi", 32))
            yield Mutant(number, op.name, "32 threads less", op.loc, _computed(1, "arith.addi", -32))
            yield Mutant(number, op.name, "3 threads less", op.loc, _computed(1, "arith.addi", -3))
            yield Mutant(number, op.name, "next barrier", op.loc, _computed(0, "arith.addi", 1))


def _more_than_one(op: Op) -> bool:
    made_by = op.operands[1].owner
    return not (isinstance(made_by, Op) and "value" in made_by.attrs and made_by.attrs["value"].value == 1)


# Mutants that compute the same without a race, by reason: (operation, what) → text of the line that it is on → reason.
HARMLESS: dict[tuple[str, str], list[tuple[str, str]]] = {
    ("nvvm.elect.sync", "all lanes"): [
        ("prefetch_descriptor", "32 prefetches instead of one"),
        ("cute.copy(tma_c", "the same tile is stored 32 times"),
        ("cute.copy(tma_d", "the same tile is stored 32 times"),
    ],
    ("nvvm.barrier", "next barrier"): [("barrier(barrier_id=1, number_of_threads=128 * CONSUMERS)", "nothing else uses barrier 2")],
}


def harmless(case: Case, mutant: Mutant) -> str:
    """Why a mutant is no worse than the original; empty where it is wrong."""
    text = line_of(mutant.loc.file, mutant.loc.line) or ""
    for part, reason in HARMLESS.get((mutant.op, mutant.what), ()):
        if part in text:
            return reason
    if mutant.what == "removed" and mutant.op in ("nvvm.barrier", "nvvm.fence.mbarrier.init") and _repeated(case, mutant):
        return "the pipeline made next has one too"
    return "nothing comes after it that it would order" if (mutant.op, mutant.what) == ("nvvm.barrier", "removed") and _last(case, mutant) else ""


def _repeated(case: Case, mutant: Mutant) -> bool:
    """Whether an operation that a pipeline's constructor emits comes again before anything but the making of further barriers."""
    seen = False
    for number, op in enumerate(case.module().walk()):
        if number == mutant.number:
            seen = True
        elif seen and op.name == mutant.op:
            return True
        elif seen and op.name in ("llvm.load", "llvm.store") and _shared(op):
            return False
        elif seen and op.name.startswith(("cutec.mbarrier.wait", "cutec.mbarrier.arrive", "cutec.tma.load", "nvvm.setmaxregister", "llvm.func")):
            return False
    return False


def _last(case: Case, mutant: Mutant) -> bool:
    """Whether no access of shared memory and no loop comes after an operation, nor one around it."""
    seen, found = False, True
    for number, op in enumerate(case.module().walk()):
        if number == mutant.number:
            seen = True
            found = op.block.region.owner.name == "llvm.func"
        elif seen and op.name == "llvm.func":
            break
        elif seen and (_shared(op) and op.name in ("llvm.load", "llvm.store") or op.name in ("scf.for", "scf.while")):
            found = False
    return found


# -- judging -----------------------------------------------------------------------------------------------------------------


def lines(place: Loc | None) -> set[tuple[str, int]]:
    """The lines that a place names, its callers' too."""
    found = set()
    while place is not None and place.file:
        found.add((place.file, place.line))
        place = place.caller
    return found


def named(findings: list[CutecError]) -> set[tuple[str, int]]:
    """All lines that findings name."""
    return set().union(*(lines(p) for f in findings for p in (f.place, *(n.place for n in f.notes))), set())


def concerned(module: Op, number: int) -> set[tuple[str, int]]:
    """The lines that a report of a mutant may name: the changed operation's own, and those of the accesses that it orders or that it waits for: what
    touches memory or synchronises in the same block of code or those around it."""
    op = next(op for n, op in enumerate(module.walk()) if n == number)
    found = lines(op.loc)
    block = op.block
    near = 0
    while block is not None and (near < 2 or op.name == "cutec.mbarrier.init"):
        for other in block.ops:
            for inner in other.walk():
                if inner.name.startswith(("cutec.mbarrier", "cutec.tma", "cutec.bulk", "cutec.wgmma", "nvvm.cp.async", "nvvm.barrier", "nvvm.cluster")):
                    found |= lines(inner.loc)
                elif inner.name in ("llvm.load", "llvm.store", "cutec.ldmatrix", "nvvm.ldmatrix", "cutec.stmatrix") and _shared(inner):
                    found |= lines(inner.loc)
        near += 1
        block = block.region.owner.block if block.region is not None and block.region.owner is not None else None
    return found


def _shared(op: Op) -> bool:
    return any(v.type == ptr(3) for v in op.operands)


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    kernel: str
    mutant: Mutant
    codes: tuple[str, ...]
    line: bool
    seconds: float
    findings: list[CutecError] = field(compare=False, default_factory=list)
    harmless: str = ""


def judge(case: Case, mutant: Mutant, seeds: tuple[int | None, ...] = (None,)) -> Verdict:
    """Run a mutant in several orders, until it is found."""
    begin, findings = time.perf_counter(), []
    for seed in seeds:
        findings = case.run(mutant.of(case.module()), seed)
        if findings:
            break
    right = bool(named(findings) & concerned(case.module(), mutant.number))
    return Verdict(case.kernel.name, mutant, tuple(dict.fromkeys(f.code for f in findings)), right, time.perf_counter() - begin, findings, harmless(case, mutant))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kernel", action="append", help="only kernels whose names contain this")
    parser.add_argument("--schedules", type=int, default=50, help="of the originals")
    parser.add_argument("--verbose", action="store_true", help="print what is found")
    options = parser.parse_args()
    for kernel in KERNELS:
        if options.kernel and not any(k in kernel.name for k in options.kernel):
            continue
        case = Case(kernel)
        begin = time.perf_counter()
        false = [seed for seed in (None, *range(options.schedules)) if case.run(case.module(), seed)]
        print(f"# {kernel.name}: {len(false)} of {options.schedules + 1} runs of the original report something {false[:5]} ({time.perf_counter() - begin:.0f} s)", flush=True)
        for mutant in mutants(case):
            try:
                v = judge(case, mutant, (None, 1))
            except Exception as problem:
                print(f"{kernel.name} | {mutant.op} | {mutant.what} | {mutant.loc.line} | {type(problem).__name__}: {problem}", flush=True)
                continue
            where = f"{os.path.basename(mutant.loc.file)}:{mutant.loc.line}"
            print(f"{kernel.name} | {mutant.op} | {mutant.what} | {where} | {' '.join(v.codes) or v.harmless or '-'} | {'line' if v.line else ''} | {v.seconds:.1f}", flush=True)
            if options.verbose:
                print("\n\n".join(error_text(f, width=150) for f in v.findings[:3]))


if __name__ == "__main__":
    main()
