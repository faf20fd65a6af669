"""Mutants: lowered modules in which one wait, arrival, fence, commit, count, parity, stage or election is gone or changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
from mutant_kernels import Case, observed

from cutec.interpreter.grid import WARP
from cutec.interpreter.hazards import Watch
from cutec.interpreter.lanes import Lanes
from cutec.ir.attrs import Typed
from cutec.ir.core import Loc, Op, Value
from cutec.ir.types import I1, I32

Change = Callable[[Op], None]


@dataclass(frozen=True)
class Mutant:
    """`number` of the operation in the module's walk, what is done to it, and what that is called."""

    number: int
    op: str
    what: str
    loc: Loc
    change: Change

    def of(self, module: Op) -> Op:
        """The module, changed in place."""
        self.change(operation(module, self.number))
        return module


def operation(module: Op, number: int) -> Op:
    """An operation by its number in the module's walk."""
    return next(op for n, op in enumerate(module.walk()) if n == number)


# -- changes -----------------------------------------------------------------------------------------------------------------


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


def _computed(operand: int, name: str, number: int) -> Change:
    """An operand becomes the result of an operation on it and a number."""

    def change(op: Op) -> None:
        ty = op.operands[operand].type
        op.operands[operand] = _before(op, name, [op.operands[operand], _number(op, number, ty)], [ty]).result

    return change


def _moved(operand: int, size: int) -> Change:
    """A pointer to shared memory moves by `size` bytes."""

    def change(op: Op) -> None:
        old = op.operands[operand]
        number = _before(op, "llvm.ptrtoint", [old], [I32]).result
        moved = _before(op, "arith.addi", [number, _number(op, size)], [I32]).result
        op.operands[operand] = _before(op, "llvm.inttoptr", [moved], [old.type]).result

    return change


def _attribute(name: str, by: int) -> Change:
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
    "cutec.mbarrier.init", "cutec.mbarrier.wait.parity", "cutec.mbarrier.arrive", "cutec.mbarrier.arrive.expect_tx", "cutec.mbarrier.expect_tx",
    "nvvm.cp.async.mbarrier.arrive", "nvvm.fence.proxy", "nvvm.fence.mbarrier.init", "nvvm.barrier", "nvvm.barrier.arrive", "nvvm.bar.warp.sync",
    "nvvm.cluster.arrive", "nvvm.cluster.arrive.relaxed", "nvvm.cluster.wait", "cutec.wgmma.wait_group",
    "nvvm.wgmma.commit.group.sync.aligned", "nvvm.cp.async.commit.group", "nvvm.cp.async.wait.group", "nvvm.cp.async.bulk.commit.group",
    "nvvm.cp.async.bulk.wait_group", "cutec.st.async",
}  # fmt: skip
_BYTES = [
    ("16 bytes less", _computed(1, "arith.addi", -16)), ("half the bytes", _computed(1, "arith.shrui", 1)), ("twice the bytes", _computed(1, "arith.shli", 1)),
    ("no bytes", _without_bytes), ("2 MiB more", _computed(1, "arith.addi", 2 << 20)),
]  # fmt: skip
_CHANGES: dict[str, list[tuple[str, Change]]] = {
    "cutec.mbarrier.wait.parity": [("other parity", _computed(1, "arith.xori", 1)), ("next barrier", _moved(0, 8))],
    "cutec.mbarrier.try_wait.parity": [("says yes", _true)],
    "cutec.mbarrier.arrive": [("next barrier", _moved(0, 8))],
    "cutec.mbarrier.arrive.expect_tx": [*_BYTES, ("next barrier", _moved(0, 8))],
    "cutec.mbarrier.init": [("one arrival more", _computed(1, "arith.addi", 1)), ("half the arrivals", _computed(1, "arith.shrui", 1))],
    "cutec.tma.load": [("next barrier", _moved(2, 8))],  # target, map, barrier, ...
    "cutec.st.async": [("next barrier", _moved(1, 8))],
    "cutec.wgmma.wait_group": [("one group more pending", _attribute("group", 1))],
    "nvvm.cp.async.wait.group": [("one group more pending", _attribute("n", 1))],
    "nvvm.cp.async.bulk.wait_group": [("one group more pending", _attribute("group", 1))],
    "nvvm.setmaxregister": [("8 registers more", _attribute("regCount", 8))],
    "nvvm.elect.sync": [("all lanes", _true)],
}
_OF_BARRIER = [
    ("32 threads more", _computed(1, "arith.addi", 32)), ("32 threads less", _computed(1, "arith.addi", -32)), ("3 threads less", _computed(1, "arith.addi", -3)),
    ("next barrier", _computed(0, "arith.addi", 1)),
]  # fmt: skip
STAGED = {"cutec.tma.load": 0, "cutec.wgmma.descriptor": 0, "nvvm.cp.async.shared.global": 0, "cutec.ldmatrix": 0}  # operation → operand in a stage
_LEAST_STAGE = 1024  # bytes: what is less apart is in one stage


# -- what a run of the original does -----------------------------------------------------------------------------------------

_GROUPS = {  # operation → kind of its groups
    "nvvm.cp.async.shared.global": "cp.async", "nvvm.cp.async.commit.group": "cp.async", "nvvm.cp.async.wait.group": "cp.async", "cutec.tma.store": "bulk",
    "cutec.tma.reduce": "bulk", "nvvm.cp.async.bulk.commit.group": "bulk", "nvvm.cp.async.bulk.wait_group": "bulk", "cutec.wgmma.mma_async": "wgmma",
    "nvvm.wgmma.commit.group.sync.aligned": "wgmma", "cutec.wgmma.wait_group": "wgmma",
}  # fmt: skip
_BARRIER_OF = {"cutec.tma.load": 2, "cutec.st.async": 1}  # operand that is an mbarrier, where it is not the first


@dataclass
class Record:
    """By the numbers of operations: the warps that execute them; `waited`: waits for an mbarrier's phase that had to end first, and waits for groups of
    which some had copies or multiplies in them; `more`: those that would let such a group pending if they let one more; `barriers`: numbers of named
    barriers; `threads`: how many threads of a block come to them; `mbarriers`: addresses; `addresses`: of stages."""

    warps: dict[int, set[int]] = field(default_factory=dict)
    waited: set[int] = field(default_factory=set)
    more: set[int] = field(default_factory=set)
    barriers: dict[int, set[int]] = field(default_factory=dict)
    threads: dict[int, int] = field(default_factory=dict)
    mbarriers: dict[int, set[int]] = field(default_factory=dict)
    addresses: dict[int, set[int]] = field(default_factory=dict)
    block: int = 0


class _Recorder:
    """Fills a record while a run is observed."""

    def __init__(self, module: Op):
        self.numbers = {id(op): number for number, op in enumerate(module.walk())}
        self.record = Record()
        self._groups: dict[tuple[str, int], list[int]] = {}  # (kind, lane) → sizes of its groups, the last of which is open
        self._launch: object = None

    def see(self, watch: Watch, op: Op, lanes: Lanes, values: list[np.ndarray]) -> None:
        """An operation is about to be executed."""
        record, number, batch = self.record, self.numbers[id(op)], watch.batch
        if batch is not self._launch:
            self._launch, self._groups = batch, {}
        record.block = batch.threads
        index = lanes.indices()
        record.warps.setdefault(number, set()).update(np.unique(index // WARP).tolist())
        if op.name.startswith("nvvm.barrier"):
            record.barriers.setdefault(number, set()).update(np.unique(values[0]).tolist() if len(op.operands) > 1 else [0])
            record.threads[number] = int(np.bincount(index // batch.threads).max())
        elif op.name.startswith("cutec.mbarrier") or op.name in _BARRIER_OF:
            record.mbarriers.setdefault(number, set()).update(np.unique(values[_BARRIER_OF.get(op.name, 0)]).tolist())
        elif op.name == "nvvm.setmaxregister":
            record.threads[number] = record.threads.get(number, 0) + int(np.bincount(index // batch.threads)[0])
        if op.name in STAGED:
            record.addresses.setdefault(number, set()).add(int(values[STAGED[op.name]][0]))
        if op.name in _GROUPS:
            self._group(op, number, index.tolist())

    def _group(self, op: Op, number: int, lanes: list[int]) -> None:
        for lane in lanes:
            groups = self._groups.setdefault((_GROUPS[op.name], lane), [0])
            if "commit" in op.name:
                groups.append(0)
            elif "wait" in op.name:
                kept = op.attrs["n" if "n" in op.attrs else "group"].value + 1  # and the open one
                if any(groups[:-kept]):
                    self.record.waited.add(number)
                if len(groups) > kept and groups[-kept - 1]:
                    self.record.more.add(number)
                del groups[:-kept]
            else:
                groups[-1] += 1

    def ended(self, op: Op) -> None:
        """A phase of an mbarrier has been waited for."""
        self.record.waited.add(self.numbers[id(op)])


def record(case: Case) -> Record:
    """Watch a run of the original."""
    module = case.module()
    recorder = _Recorder(module)
    with observed(recorder.see, recorder.ended):
        run = case.run(module)
    assert not run.findings, f"{case.kernel.name}: {run.findings[0].message}"
    return recorder.record


# -- mutants -----------------------------------------------------------------------------------------------------------------


def mutants(case: Case, seen: Record) -> Iterator[Mutant]:
    """All mutants of the kernels that a case launches. Of operations that are copies of each other, made by unrolling a loop, the first and the last."""
    module = case.module()
    ops = list(module.walk())
    launched = [n for span in _functions(ops) if any(n in seen.warps for n in span) for n in span]
    copies: dict[tuple[str, Loc, int], list[int]] = {}
    for number in launched:
        op = ops[number]
        copies.setdefault((op.name, op.loc, id(op.block)), []).append(number)
    chosen = sorted({number for group in copies.values() for number in (group[0], group[-1])})
    for number in chosen:
        op = ops[number]
        for what, change in changes(op, seen.addresses.get(number, set())):
            yield Mutant(number, op.name, what, op.loc, change)


def _functions(ops: list[Op]) -> list[range]:
    """Numbers of the operations of each function."""
    starts = [n for n, op in enumerate(ops) if op.name == "llvm.func"]
    return [range(start, end) for start, end in zip(starts, [*starts[1:], len(ops)])]


def changes(op: Op, addresses: set[int]) -> Iterator[tuple[str, Change]]:
    """What can be done to an operation. `addresses`: those at which a run has it access stages."""
    if op.name in _REMOVED:
        yield "removed", _remove
    for what, change in _CHANGES.get(op.name, ()):
        if what != "half the arrivals" or _more_than_one(op):
            yield what, change
    if op.name in ("nvvm.barrier", "nvvm.barrier.arrive") and len(op.operands) == 2:
        yield from _OF_BARRIER
    if step := stage_size(addresses):
        yield "next stage", _moved(STAGED[op.name], step)


def stage_size(addresses: set[int]) -> int:
    """How far apart the stages are that an operation comes to, at some place in each: the most frequent of the larger distances; 0 for one stage."""
    distances = Counter(b - a for a, b in combinations(sorted(addresses), 2) if b - a >= _LEAST_STAGE)
    return min(distances, key=lambda d: (-distances[d], d), default=0)


def _more_than_one(op: Op) -> bool:
    made_by = op.operands[1].owner
    return not (isinstance(made_by, Op) and "value" in made_by.attrs and made_by.attrs["value"].value == 1)
