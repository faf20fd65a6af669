"""Mutants: lowered modules in which one wait, arrival, fence, commit, count, parity, stage or
election is gone or changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from mutant_kernels import Case
from observing import STAGED, Record

from cutec.ir.attrs import Typed
from cutec.ir.core import Loc, Op, Value
from cutec.ir.types import I1, I32

Change = Callable[[Op], None]


@dataclass(frozen=True)
class Mutant:
    """`number` of the operation in the module's walk, what is done to it, and what that is
    called.
    """

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


# -- changes ---------------------------------------------------------------------------------------


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
    "cutec.mbarrier.init",
    "cutec.mbarrier.wait.parity",
    "cutec.mbarrier.arrive",
    "cutec.mbarrier.arrive.expect_tx",
    "cutec.mbarrier.expect_tx",
    "nvvm.cp.async.mbarrier.arrive",
    "nvvm.fence.proxy",
    "nvvm.fence.mbarrier.init",
    "nvvm.barrier",
    "nvvm.barrier.arrive",
    "cutec.barrier_sync",
    "cutec.barrier_arrive",
    "nvvm.bar.warp.sync",
    "nvvm.cluster.arrive",
    "nvvm.cluster.arrive.relaxed",
    "nvvm.cluster.wait",
    "cutec.wgmma.wait_group",
    "nvvm.wgmma.commit.group.sync.aligned",
    "nvvm.cp.async.commit.group",
    "nvvm.cp.async.wait.group",
    "nvvm.cp.async.bulk.commit.group",
    "nvvm.cp.async.bulk.wait_group",
    "cutec.st.async",
    "cutec.tcgen05_commit",
    "cutec.tcgen05_dealloc",
    "cutec.tcgen05_wait_ld",
    "cutec.tcgen05_wait_st",
    "cutec.clc_try_cancel",
}
_BYTES = [
    ("16 bytes less", _computed(1, "arith.addi", -16)),
    ("half the bytes", _computed(1, "arith.shrui", 1)),
    ("twice the bytes", _computed(1, "arith.shli", 1)),
    ("no bytes", _without_bytes),
    ("2 MiB more", _computed(1, "arith.addi", 2 << 20)),
]
_CHANGES: dict[str, list[tuple[str, Change]]] = {
    "cutec.mbarrier.wait.parity": [("other parity", _computed(1, "arith.xori", 1)), ("next barrier", _moved(0, 8))],
    "cutec.mbarrier.try_wait.parity": [("says yes", _true)],
    "cutec.mbarrier.arrive": [("next barrier", _moved(0, 8))],
    "cutec.mbarrier.arrive.expect_tx": [*_BYTES, ("next barrier", _moved(0, 8))],
    "cutec.mbarrier.init": [
        ("one arrival more", _computed(1, "arith.addi", 1)),
        ("half the arrivals", _computed(1, "arith.shrui", 1)),
    ],
    "cutec.tma.load": [("next barrier", _moved(2, 8))],  # target, map, barrier, ...
    "cutec.st.async": [("next barrier", _moved(1, 8))],
    "cutec.tcgen05_commit": [("next barrier", _moved(0, 8))],
    "cutec.clc_try_cancel": [("next barrier", _moved(1, 8))],
    "cutec.tcgen05_alloc": [("half the columns", _computed(1, "arith.shrui", 1))],
    "cutec.tcgen05_dealloc": [("half the columns", _computed(1, "arith.shrui", 1))],
    "cutec.wgmma.wait_group": [("one group more pending", _attribute("group", 1))],
    "nvvm.cp.async.wait.group": [("one group more pending", _attribute("n", 1))],
    "nvvm.cp.async.bulk.wait_group": [("one group more pending", _attribute("group", 1))],
    "nvvm.setmaxregister": [("8 registers more", _attribute("regCount", 8))],
    "nvvm.elect.sync": [("all lanes", _true)],
}
# barrier for a number of threads → which operand its number is; the next one counts threads
_OF_BARRIER = {
    **dict.fromkeys(("nvvm.barrier", "nvvm.barrier.arrive", "cutec.barrier_sync", "cutec.barrier_arrive"), 0),
    **dict.fromkeys(("cutec.barrier_red", "cutec.barrier_sync_red"), 1),
}
_LEAST_STAGE = 1024  # bytes: what is less apart is in one stage


# -- mutants ---------------------------------------------------------------------------------------


def mutants(case: Case, seen: Record) -> Iterator[Mutant]:
    """All mutants of the kernels that a case launches. Of operations that are copies of each other,
    made by unrolling a loop, the first and the last.
    """
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
    """The possible changes of an operation. `addresses`: where a run has it access stages."""
    if op.name in _REMOVED:
        yield "removed", _remove
    for what, change in _CHANGES.get(op.name, ()):
        if what != "half the arrivals" or _more_than_one(op):
            yield what, change
    number = _OF_BARRIER.get(op.name)
    if number is not None and len(op.operands) == number + 2:
        for what, threads in (("32 threads more", 32), ("32 threads less", -32), ("3 threads less", -3)):
            yield what, _computed(number + 1, "arith.addi", threads)
        yield "next barrier", _computed(number, "arith.addi", 1)
    if step := stage_size(addresses):
        yield "next stage", _moved(STAGED[op.name], step)


def stage_size(addresses: set[int]) -> int:
    """How far apart the stages are that an operation comes to, at some place in each: the most
    frequent of the larger distances; 0 for one stage.
    """
    distances = Counter(b - a for a, b in combinations(sorted(addresses), 2) if b - a >= _LEAST_STAGE)
    return min(distances, key=lambda d: (-distances[d], d), default=0)


def _more_than_one(op: Op) -> bool:
    made_by = op.operands[1].owner
    return not (isinstance(made_by, Op) and "value" in made_by.attrs and made_by.attrs["value"].value == 1)
