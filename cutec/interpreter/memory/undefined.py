"""Uninitialised-value tracking: values that come from memory which nothing has written to.

Copying such a value is harmless, and kernels do it: the part of a tile beyond the edge of a tensor
is never loaded, but travels through registers and shared memory with the rest. A finding is its
*use*: as an address, as the condition of a branch with effects or of a loop, as an operand of an
operation with effects, or stored to global memory. So undefinedness propagates with the value,
element by element, until the value is used or overwritten. (The scheme of MemorySanitizer: Stepanov
and Serebryany, "MemorySanitizer: fast detector of uninitialized memory use in C++", 2015.)

    a = load sm[3]          nothing wrote sm[3]: a is marked, its origin is this load
    b = a + 1               b is marked, with the same origin
    c = select(p, b, 0)     c is marked in the lanes where p is true
    if b == 0: d = c        d is marked: a branch between values is a `select`, not a use
    store c, global[i]      E5003 at the load, with a note at the store
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from cutec.diag import CutecError, Note
from cutec.interpreter.program import Step
from cutec.interpreter.values.findings import finding, rows_where
from cutec.interpreter.values.grid import Batch
from cutec.interpreter.values.lanes import Lanes, Registers
from cutec.ir.core import Op
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.matrix import undefined_products
from cutec.ops.primitives.registry import Context, Forwards
from cutec.records import dataclass

Array = np.ndarray

NEVER_WRITTEN = "nothing has written to"


@dataclass(frozen=True, slots=True)
class Origin:
    """The load of `lanes` that read undefined memory where `mask` is true. `place` describes what a
    row read, `waited` what its lane had waited for by then, `why` goes on after "which".
    """

    op: Op
    lanes: Lanes
    mask: Array
    place: Callable[[int], str]
    waited: Callable[[], list[Note]] = list
    why: str = NEVER_WRITTEN


@dataclass(frozen=True, slots=True)
class Mark:
    """Which elements of a value are undefined: `mask` has the value's shape, or one row for all
    lanes.
    """

    mask: Array
    origin: Origin


_REGISTERS_HELP = (
    "give them values first: `t.fill(0)`; of a warpgroup's sums: `mma.set(warpgroup.Field.ACCUMULATE, False)` for the"
    " first multiply"
)
# Operations across lanes that propagate undefined values, though they are not pure
_ACROSS_LANES = (Forwards.LANES, Forwards.PRODUCTS)
# Result n is made of operand n.
_TIED = (Forwards.OPERANDS, Forwards.ADDENDS)


class Undefined:
    """The marks of a batch's registers, by slot. `any` becomes true with the first mark: kernels
    without one pay nothing.
    """

    def __init__(self, slots: int, batch: Batch):
        self.any = False
        self._batch = batch
        self._masks = Registers(slots, batch.everyone)
        self._origins: dict[int, Origin] = {}

    def read(self, slot: int, lanes: Lanes) -> Mark | None:
        """The mark of the group's values in `slot`."""
        if slot not in self._origins:
            return None
        mask = self._masks.read(slot, lanes)
        return Mark(mask, self._origins[slot]) if mask.any() else None

    def write(self, slot: int, lanes: Lanes, mark: Mark | None) -> None:
        """Set the mark of the group's values; other lanes keep theirs."""
        if mark is None:
            if slot in self._origins:
                self._forget(slot, lanes)
            return
        if slot not in self._origins:
            self._masks.write(
                slot, self._batch.everyone, np.zeros((self._batch.everyone.count, *mark.mask.shape[1:]), bool)
            )
        self._origins[slot] = mark.origin
        self._masks.write(slot, lanes, mark.mask)

    def _forget(self, slot: int, lanes: Lanes) -> None:
        if lanes.index is None:
            del self._origins[slot]
        else:
            shape = self._masks.read(slot, lanes).shape
            self._masks.write(slot, lanes, np.zeros((1, *shape[1:]), bool))

    def use(self, mark: Mark, lanes: Lanes, op: Op) -> CutecError:
        """The finding that `op` uses an undefined value."""
        rows = rows_where(np.broadcast_to(mark.mask, (lanes.count, *mark.mask.shape[1:])))
        origin = mark.origin
        undefined = rows_where(np.broadcast_to(origin.mask, (origin.lanes.count, *origin.mask.shape[1:])))
        readers = origin.lanes.indices()[undefined]
        same = np.flatnonzero(readers == lanes.indices()[rows[0]])  # none if the value came from another lane
        reader = int(same[0]) if len(same) else 0
        message = f"use of {origin.place(int(undefined[reader]))}, which {origin.why}"
        note = Note("the value is used here", op.loc)
        help = _REGISTERS_HELP if origin.op.name == "llvm.mlir.undef" else ""
        return finding(
            "E5003",
            message,
            origin.op,
            self._batch,
            int(readers[reader]),
            len(rows) - 1,
            [note, *origin.waited()],
            help,
        )


def union(marks: Sequence[Mark | None], more: Sequence[Mark | None] | None) -> Sequence[Mark | None]:
    """The union of two lists of marks, value by value."""
    if more is None:
        return marks
    return [
        b if a is None else a if b is None else Mark(a.mask | b.mask, a.origin)
        for a, b in zip(marks, more, strict=True)
    ]


def taints(choice: Mark, value: Array) -> Mark:
    """The mark of a value that is undefined in the lanes in which `choice` is."""
    return Mark(_shaped(choice.mask, value), choice.origin)


def propagates(step: Step, marks: Sequence[Mark | None]) -> bool:
    """Whether the operation may take these undefined operands, since it computes with them, moves
    them or stores them.
    """
    if step.op.name == "llvm.store":
        return marks[1] is None
    primitive = PRIMITIVES.get(step.op.name)
    if primitive is None:
        return True
    if primitive.forwards in _TIED:
        return all(m is None for m in marks[len(step.op.results) :])
    return primitive.effects.pure or primitive.forwards in _ACROSS_LANES


def propagate(
    context: Context, step: Step, values: list[Array], marks: Sequence[Mark | None], results: tuple[Array, ...]
) -> list[Mark | None]:
    """The marks of an operation's results."""
    origin = next(m.origin for m in marks if m is not None)
    masks = [np.zeros(np.shape(v), bool) if m is None else m.mask for v, m in zip(values, marks, strict=True)]
    primitive = PRIMITIVES.get(step.op.name)
    match primitive.forwards if primitive is not None else Forwards.COMPUTED:
        case Forwards.ELEMENTS:  # what the operation does to elements it does to their masks
            found = [step.semantics(context, step.op, *masks)]
        case Forwards.LANES:
            mask = np.broadcast_to(masks[1], (context.lanes.count,))
            found = [step.semantics(context, step.op, values[0], mask, *values[2:])]
        case Forwards.OPERANDS:
            found = masks[: len(results)]
        case Forwards.ADDENDS:
            found = [mask & values[-1] for mask in masks[: len(results)]]
        case Forwards.PRODUCTS:
            found = undefined_products(context, step.op, masks)
        case Forwards.CHOICE:
            chosen = step.semantics(context, step.op, values[0], *masks[1:])
            found = [chosen | _shaped(masks[0], results[0])]
        case Forwards.BITS if results[0].ndim > 1 and masks[0].ndim > 1:
            found = [_recut(masks[0], results[0].shape[1])]
        case _:
            found = [_union(masks, r) for r in results]
    return [Mark(m, origin) if m.any() else None for m in found]


def _recut(mask: Array, count: int) -> Array:
    """The mask of a vector after a bitcast to `count` elements."""
    if count >= mask.shape[1]:
        return np.repeat(mask, count // mask.shape[1], axis=1)
    return np.logical_or.reduce(mask.reshape(len(mask), count, -1), axis=2)


def _union(masks: list[Array], result: Array) -> Array:
    total = _shaped(masks[0], result)
    for mask in masks[1:]:
        total = total | _shaped(mask, result)
    return total


def _shaped(mask: Array, result: Array) -> Array:
    """The operand's mask in the shape of the result. Where the numbers of elements differ, one
    undefined element taints the whole result of its lane.
    """
    if mask.shape[1:] == result.shape[1:]:
        return mask
    lanes = np.logical_or.reduce(mask, axis=1) if mask.ndim > 1 else mask
    return lanes if result.ndim == 1 else np.repeat(lanes[:, None], result.shape[1], axis=1)
