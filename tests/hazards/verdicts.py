"""What became of a mutant: whether it is reported and where, and, if it is not, whether it is wrong at all."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

from mutant_kernels import Case
from mutations import Mutant, Record, operation

from cutec.diag import CutecError
from cutec.diag.source import line_of
from cutec.ir.core import Loc, Op, Value
from cutec.ir.types import ptr

# -- running -----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """`codes` of what was found in the order of `seed`; whether one of the findings names the `line` that it should; whether all results were those
    of the original in every order that was tried (`same`)."""

    number: int
    op: str
    what: str
    file: str
    at: int
    codes: tuple[str, ...]
    seed: int | None
    line: bool
    same: bool
    seconds: float
    crash: str = ""

    def data(self) -> dict[str, object]:
        """For JSON."""
        return asdict(self)


def judge(case: Case, mutant: Mutant, wanted: tuple[bytes, ...], seeds: tuple[int | None, ...] = (None,)) -> Verdict:
    """Run a mutant in several orders, until something is found. `wanted`: the original's results."""
    begin, findings, seed, same = time.perf_counter(), [], None, True
    crash = ""
    for seed in seeds:
        try:
            run = case.run(mutant.of(case.module()), seed)
        except Exception as problem:  # noqa: BLE001 - the interpreter must not fail, whatever a mutant does: it is noted and shown
            crash = f"{type(problem).__name__}: {problem}"
            break
        findings = run.findings
        same = same and run.results == wanted
        if findings:
            break
    right = bool(named(findings) & concerned(case.module(), mutant.number))
    codes = tuple(dict.fromkeys(f.code for f in findings))
    took = round(time.perf_counter() - begin, 2)
    return Verdict(mutant.number, mutant.op, mutant.what, mutant.loc.file, mutant.loc.line, codes, seed, right, same, took, crash)


# -- lines -------------------------------------------------------------------------------------------------------------------


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


_SYNCHRONISES = ("cutec.mbarrier", "cutec.tma", "cutec.bulk", "cutec.wgmma", "nvvm.cp.async", "nvvm.barrier", "nvvm.cluster")
_ACCESSES = ("llvm.load", "llvm.store", "cutec.ldmatrix", "nvvm.ldmatrix", "cutec.stmatrix")


def concerned(module: Op, number: int) -> set[tuple[str, int]]:
    """The lines that a report of a mutant may name: the changed operation's own, and those of the accesses that it orders or that it waits for: what
    touches memory or synchronises in the same block of code or the one around it (of a barrier's initialisation, in any)."""
    op = operation(module, number)
    found = lines(op.loc)
    block = op.block
    near = 0
    while block is not None and (near < 2 or op.name == "cutec.mbarrier.init"):
        for other in block.ops:
            for inner in other.walk():
                if inner.name.startswith(_SYNCHRONISES) or inner.name in _ACCESSES and _shared(inner):
                    found |= lines(inner.loc)
        near += 1
        block = block.region.owner.block if block.region is not None and block.region.owner is not None else None
    return found


def _shared(op: Op) -> bool:
    return any(v.type == ptr(3) for v in op.operands)


# -- mutants that are no worse than the original -----------------------------------------------------------------------------

NOT_REACHED = "not reached"


def excused(case: Case, seen: Record) -> Callable[[int, str, str], str]:
    """For a kernel, a function of a mutant (its operation's number and name, and what is done to it): why it does no harm (`not reached`: in this run), or
    nothing where it is wrong. All reasons are looked up in the module or in what a run of the original did; none in what is reported."""
    module = case.module()
    ops = list(module.walk())

    def reason(number: int, name: str, what: str) -> str:
        op = ops[number]
        if number not in seen.executed:
            return NOT_REACHED
        for rule in _RULES:
            said = rule(op, what, ops, seen)
            if said:
                return said
        text = line_of(op.loc.file, op.loc.line) or ""
        return next((why for part, why in BY_HAND.get((name, what), ()) if part in text), "")

    return reason


def _waits_for_no_phase(op: Op, what: str, ops: list[Op], seen: Record) -> str:
    """A wait that in this run only ever comes to barriers of which no phase has ended: it lets everybody pass."""
    waits = op.name in ("cutec.mbarrier.wait.parity", "cutec.mbarrier.try_wait.parity") and what in ("removed", "next barrier", "says yes")
    return NOT_REACHED if waits and ops.index(op) not in seen.waited else ""


def _same_for_all_lanes(op: Op, what: str, ops: list[Op], seen: Record) -> str:
    """An election of who does what may be done 32 times."""
    if op.name != "nvvm.elect.sync":
        return ""
    inside = [inner for branch in _decided_by(op.results[-1], ops) for inner in branch.walk() if inner is not branch]
    names = {inner.name for inner in inside}
    if names & {"cutec.tma.prefetch_descriptor"} and not names & _DOES:
        return "32 prefetches instead of one"
    return "the same tile is stored 32 times" if "cutec.tma.store" in names and not names & _DOES else ""


_DOES = {
    "llvm.store", "cutec.mbarrier.init", "cutec.mbarrier.arrive", "cutec.mbarrier.arrive.expect_tx", "cutec.tma.load", "cutec.tma.reduce", "cutec.atom",
    "cutec.mbarrier.expect_tx", "nvvm.fence.mbarrier.init", "nvvm.cp.async.shared.global", "nvvm.barrier", "nvvm.cp.async.mbarrier.arrive",
}  # fmt: skip


def _decided_by(value: Value, ops: list[Op]) -> Iterator[Op]:
    """The branches that a condition decides, by itself or with others."""
    for user in ops:
        if any(v is value for v in user.operands):
            if user.name == "scf.if":
                yield user
            elif user.name in ("arith.andi", "arith.extui", "arith.cmpi", "arith.trunci"):
                yield from _decided_by(user.result, ops)


def _renamed(op: Op, what: str, ops: list[Op], seen: Record) -> str:
    """A named barrier that only this operation uses, and another number that none uses."""
    if (op.name, what) != ("nvvm.barrier", "next barrier"):
        return ""
    mine = ops.index(op)
    others = set().union(*(used for number, used in seen.barriers.items() if number != mine), set())
    new = {barrier + 1 for barrier in seen.barriers[mine]}
    return "nothing else uses either number" if not others & (seen.barriers[mine] | new) else ""


def _repeated(op: Op, what: str, ops: list[Op], seen: Record) -> str:
    """The same comes again before anything that it would order: what a pipeline's constructor emits, and the next one's too."""
    if what != "removed" or op.name not in ("nvvm.barrier", "nvvm.fence.mbarrier.init", "nvvm.fence.proxy"):
        return ""
    for later in _after(op):
        if later.name == op.name and later.block is op.block:
            return "the same comes again before anything that it orders"
        if later.name in _ORDERED or later.name in _ACCESSES and _shared(later) or later.name in ("scf.for", "scf.while"):
            return ""
    return ""


_ORDERED = {
    "cutec.mbarrier.wait.parity", "cutec.mbarrier.try_wait.parity", "cutec.mbarrier.arrive", "cutec.mbarrier.arrive.expect_tx", "cutec.tma.load",
    "cutec.tma.store", "cutec.tma.reduce", "cutec.wgmma.mma_async", "nvvm.setmaxregister", "nvvm.cp.async.shared.global", "nvvm.cluster.arrive",
    "nvvm.cp.async.bulk.wait_group",
}  # fmt: skip


def _nothing_after(op: Op, what: str, ops: list[Op], seen: Record) -> str:
    """A wait after which its threads do nothing but wait, or a barrier after which they do not touch shared memory: in a kernel without clusters, as
    other blocks do not mind that a block ends."""
    ends = what == "removed" and op.name in ("cutec.mbarrier.wait.parity", "nvvm.barrier") or what == "next barrier" and op.name == "cutec.mbarrier.wait.parity"
    if not ends or any(other.name in ("nvvm.mapa", "nvvm.cluster.wait") for other in ops):
        return ""
    for later in _after(op):
        accesses = later.name in _ACCESSES and (_shared(later) or op.name != "nvvm.barrier")
        if later.name in _ORDERED - _WAITS or accesses:
            return ""
    return "its threads touch no shared memory after it" if op.name == "nvvm.barrier" else "its threads do nothing after it"


_WAITS = {"cutec.mbarrier.wait.parity", "cutec.mbarrier.try_wait.parity", "nvvm.cp.async.bulk.wait_group"}


def _after(op: Op) -> Iterator[Op]:
    """What its threads may execute after an operation: what follows it in its block of code and those around it, and all of the loops around it."""
    while op.name != "llvm.func":
        block = op.block
        for later in block.ops[block.ops.index(op) + 1 :]:
            yield from later.walk()
        op = block.region.owner
        if op.name in ("scf.for", "scf.while"):
            yield from op.walk()


def _one_group(op: Op, what: str, ops: list[Op], seen: Record) -> str:
    """A group of multiplies that becomes part of the next one, and the next wait is for all groups."""
    if (op.name, what) != ("nvvm.wgmma.commit.group.sync.aligned", "removed"):
        return ""
    commits = False
    for later in _after(op):
        commits = commits or later.name == op.name
        if later.name == "cutec.wgmma.wait_group":
            return "part of the next group, and both are waited for" if commits and later.attrs["group"].value == 0 else ""
        if later.name in ("scf.for", "scf.while", "scf.if"):
            return ""
    return ""


_RULES = (_waits_for_no_phase, _same_for_all_lanes, _renamed, _repeated, _nothing_after, _one_group)

# Judged by hand: (operation, what) → (part of the line's text, why it does no harm).
BY_HAND: dict[tuple[str, str], list[tuple[str, str]]] = {}
