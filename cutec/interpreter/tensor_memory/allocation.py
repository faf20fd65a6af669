"""Allocation of tensor memory (PTX ISA, "Tensor Memory Allocation").

A warp allocates 32 to 512 columns, a power of two, and waits while too few are free. Columns are
taken from the lowest place that is a multiple of 32. Each allocation is freed as a whole, before
the block ends. A block that has given up its permit allocates no more.

    alloc 128     columns 0 to 127
    alloc 32      columns 128 to 159
    dealloc 0     the first 128 are free again
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cutec.diag import CutecError, Note
from cutec.interpreter.values.findings import finding
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ir.types import I32
from cutec.target.tensor_memory import ALLOCATIONS, COLUMNS, LEAST_COLUMNS

if TYPE_CHECKING:
    from cutec.interpreter.tensor_memory.order import Order
    from cutec.interpreter.tensor_memory.protocols import Context

Array = np.ndarray
_WORD = 4  # bytes
_FREE_HELP = (
    "one warp frees what it has allocated, with the same number of columns, when all accesses are complete and ordered"
    " before it: `cute.arch.tcgen05_dealloc(address, columns)`"
)


class _Allocation(NamedTuple):
    """Columns that a warp, its first lane `lane`, has allocated."""

    columns: int
    op: Op
    lane: int


class _Waiting(NamedTuple):
    """A warp that waits for columns, and where it goes on."""

    lanes: Lanes
    then: int
    op: Op
    pointer: Array
    columns: int


class Allocations:
    """The allocations of a batch's blocks: for each block, first column → allocation."""

    def __init__(self, context: Context, order: Order | None):
        self._context, self._order = context, order
        self._blocks: dict[int, dict[int, _Allocation]] = {}
        self._taken = np.zeros((context.batch.blocks, COLUMNS), bool)
        self._freed: dict[tuple[int, int], Op] = {}  # (block, column) → the operation that freed it
        self._relinquished: dict[int, Op] = {}
        self._waiting: list[_Waiting] = []

    def alloc(self, pointer: Array, columns: Array, group: int) -> None:
        """Each warp allocates columns, or waits."""
        context, lanes = self._context, self._context.lanes
        self._fault(np.full(1, group == 2), "the interpreter has no allocations of pairs of blocks yet")
        wrong = ~np.isin(columns, ALLOCATIONS)
        self._fault(wrong, f"an allocation of {int(columns.max())} columns: 32, 64, 128, 256 or 512")
        going = []
        for warp in self._warps(lanes):
            row = int(np.argmax(np.isin(lanes.indices(), warp.indices())))
            wanted = int(columns[row % len(columns)])
            request = _Waiting(warp, context.then, context.op, np.array([pointer[row % len(pointer)]]), wanted)
            self._may_allocate(warp)
            if self._satisfied(request):
                going.append((context.then, warp))
            else:
                self._waiting.append(request)
        context.go_on(going)

    def _may_allocate(self, warp: Lanes) -> None:
        given_up = self._relinquished.get(self._block(warp))
        if given_up is not None:
            self._raise("an allocation after the block has relinquished its permit", warp, given_up, "relinquished")

    def _satisfied(self, request: _Waiting) -> bool:
        """Whether there is room; then the warp has it, and the address is in shared memory."""
        block = self._block(request.lanes)
        mine, taken = self._blocks.setdefault(block, {}), self._taken[block]
        places = [
            s for s in range(0, COLUMNS - request.columns + 1, LEAST_COLUMNS) if not taken[s:][: request.columns].any()
        ]
        if not places:
            return False
        taken[places[0] : places[0] + request.columns] = True
        mine[places[0]] = _Allocation(request.columns, request.op, int(request.lanes.indices()[0]))
        self._write(request, places[0])
        return True

    def _write(self, request: _Waiting, address: int) -> None:
        """Store the address in shared memory, once for the warp."""
        context = self._context
        op, lanes = context.op, context.lanes
        context.op = request.op
        context.lanes = request.lanes.subset(np.arange(request.lanes.count) == 0)
        try:
            context.store(request.pointer, 3, np.array([address], np.int32), I32, _WORD)
        finally:
            context.op, context.lanes = op, lanes

    def relinquish(self) -> None:
        """The blocks allocate no more."""
        for warp in self._warps(self._context.lanes):
            self._relinquished[self._block(warp)] = self._context.op

    def dealloc(self, address: Array, columns: Array) -> None:
        """Each warp frees an allocation; who waits for columns goes on."""
        lanes = self._context.lanes
        for warp in self._warps(lanes):
            row = int(np.argmax(np.isin(lanes.indices(), warp.indices())))
            self._free(warp, int(address[row % len(address)]), int(columns[row % len(columns)]))
        still = [request for request in self._waiting if not self._satisfied(request)]
        self._context.mbarriers.woken += [(r.then, r.lanes) for r in self._waiting if not any(r is s for s in still)]
        self._waiting = still

    def _free(self, warp: Lanes, address: int, columns: int) -> None:
        block = self._block(warp)
        held = self._blocks.get(block, {}).get(address)
        if held is None:
            before = self._freed.get((block, address)) if 0 <= address < COLUMNS else None
            what = f"nothing is allocated at {address:#x}" if before is None else "these columns have been freed before"
            self._raise(f"dealloc of {columns} columns: {what}", warp, before, "freed")
        elif held.columns != columns:
            self._raise(f"dealloc of {columns} columns where {held.columns} are allocated", warp, held.op, "allocated")
        if self._order is not None:
            self._order.dealloc(block, address, columns)
        del self._blocks[block][address]
        self._taken[block, address : address + columns] = False
        self._freed.update(((block, address + i), self._context.op) for i in range(columns))

    def missing(self, block: int, first: int, last: int) -> int | None:
        """The first of these columns that a block has not allocated; None if it has all."""
        if last < COLUMNS and self._taken[block, first : last + 1].all():
            return None
        return next(c for c in range(first, last + 1) if c >= COLUMNS or not self._taken[block, c])

    def freed_by(self, block: int, column: int) -> Op | None:
        """The operation that freed a column last."""
        return self._freed.get((block, column))

    def unfinished(self) -> CutecError | None:
        """When all threads have ended or wait: the finding for a warp that waits for columns, or
        for columns that were not freed.
        """
        batch = self._context.batch
        for request in self._waiting:
            held = self._blocks[self._block(request.lanes)]
            free = COLUMNS - sum(each.columns for each in held.values())
            message = f"waits for ever for {request.columns} columns of tensor memory: {free} of {COLUMNS} are free"
            notes = [Note(f"{each.columns} columns are allocated here", each.op.loc) for each in held.values()]
            return finding("E5053", message, request.op, batch, int(request.lanes.indices()[0]), 31, notes, _FREE_HELP)
        for held in [each for mine in self._blocks.values() for each in mine.values()]:
            message = f"{held.columns} columns of tensor memory are not freed before the block ends"
            return finding("E5053", message, held.op, batch, held.lane, 31, help=_FREE_HELP)
        return None

    def _warps(self, lanes: Lanes) -> list[Lanes]:
        warp = lanes.cached("warp", self._context.batch.warp_index)
        return [lanes.subset(warp == number) for number in np.unique(warp).tolist()]

    def _block(self, warp: Lanes) -> int:
        return int(warp.indices()[0]) // self._context.batch.threads

    def _fault(self, bad: Array, message: str) -> None:
        self._context.fault("E5053", bad, message)

    def _raise(self, message: str, warp: Lanes, other: Op | None, what: str) -> None:
        context = self._context
        notes = [] if other is None else [Note(f"{what} here", other.loc)]
        raise finding("E5053", message, context.op, context.batch, int(warp.indices()[0]), 31, notes, _FREE_HELP)
