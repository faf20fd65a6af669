"""Allocation of tensor memory (PTX ISA, "Tensor Memory Allocation").

A warp allocates 32 to 512 columns, a power of two, and waits while too few are free. Columns are
taken from the lowest place that is a multiple of 32. Each allocation is freed as a whole, before
the block ends. A block that has given up its permit allocates no more; until it does, other blocks
of its SM wait in their allocations, which is worth a warning where there are columns left for them.

    alloc 128     columns 0 to 127
    alloc 32      columns 128 to 159
    dealloc 0     the first 128 are free again

For a pair of blocks (`cta_group::2`) a warp of each allocates: they wait for each other, and get
the same columns in both. A warp of each frees them.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cutec.diag import CutecError, Note
from cutec.interpreter.sync.waiting import Starved
from cutec.interpreter.values.findings import finding
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ir.types import I32
from cutec.target.arch import ARCHS
from cutec.target.occupancy import occupancy
from cutec.target.tensor_memory import ALLOCATIONS, COLUMNS, LEAST_COLUMNS

if TYPE_CHECKING:
    from cutec.interpreter.tensor_memory.order import Order
    from cutec.interpreter.tensor_memory.protocols import Context

Array = np.ndarray
_WORD = 4  # bytes
_LIMITS, _REGISTERS = ARCHS["sm_100a"].limits, 128  # registers of a thread that has a row of sums
_FREE_HELP = (
    "one warp frees what it has allocated, with the same number of columns, when all accesses are complete and ordered"
    " before it: `cute.arch.tcgen05_dealloc(address, columns)`"
)
_PAIR_HELP = "a warp of each block of the pair executes `alloc` and `dealloc` with cta_group::2"


class _Allocation(NamedTuple):
    """Columns that a warp, its first lane `lane`, has allocated for `group` blocks."""

    columns: int
    op: Op
    lane: int
    group: int


class _Warp(NamedTuple):
    """A warp that wants columns, where it goes on, and where the address goes."""

    lanes: Lanes
    then: int
    op: Op
    pointer: Array
    columns: int
    block: int


_Request = tuple[_Warp, ...]  # a warp of each block that gets the columns


class Allocations:
    """The allocations of a batch's blocks: for each block, first column → allocation."""

    def __init__(self, context: Context, order: Order | None):
        self._context, self._order = context, order
        self._blocks: dict[int, dict[int, _Allocation]] = {}
        self._taken = np.zeros((context.batch.blocks, COLUMNS), bool)
        self._freed: dict[tuple[int, int], Op] = {}  # (block, column) → the operation that freed it
        self._relinquished: dict[int, Op] = {}
        self._held: dict[int, tuple[int, Op]] = {}  # block → columns that it has had, its last allocation
        self._most: dict[int, int] = {}  # block → the most columns that it has had at a time
        self._halves: dict[int, _Warp] = {}  # block → a warp that waits for that of the other block
        self._waiting: list[_Request] = []

    def alloc(self, pointer: Array, columns: Array, group: int) -> None:
        """Each warp allocates columns, or waits."""
        self._check_pairs(group)
        wrong = ~np.isin(columns, ALLOCATIONS)
        self._fault(wrong, f"an allocation of {int(columns.max())} columns: 32, 64, 128, 256 or 512")
        going = []
        for warp in self._each_warp(pointer, columns):
            self._may_allocate(warp.lanes)
            request = (warp,) if group == 1 else self._together(warp)
            if request is not None and self._satisfied(request):
                going += [(each.then, each.lanes) for each in request]
            elif request is not None:
                self._waiting.append(request)
        self._context.go_on(going)

    def _check_pairs(self, group: int) -> None:
        ranks = self._context.batch.ranks
        odd = np.full(1, group == 2 and ranks % 2 == 1)
        self._fault(odd, f"cta_group::2 in clusters of {ranks}: pairs of blocks need an even number")

    def _may_allocate(self, warp: Lanes) -> None:
        given_up = self._relinquished.get(self._block(warp))
        if given_up is not None:
            self._raise("an allocation after the block has relinquished its permit", warp, given_up, "relinquished")

    def _together(self, warp: _Warp) -> _Request | None:
        """The warps of both blocks of a pair; None if the other block's has not come yet."""
        if self._order is not None:
            self._order.asks(warp.block, warp.lanes)
        other = self._halves.pop(warp.block ^ 1, None)
        if other is None:
            self._halves[warp.block] = warp
            return None
        if other.columns != warp.columns:
            message = f"an allocation of {warp.columns} columns, where the other block of the pair has {other.columns}"
            self._raise(message, warp.lanes, other.op, "allocated")
        return other, warp

    def _satisfied(self, request: _Request) -> bool:
        """Whether there is room; then the warps have it, and the address is in shared memory."""
        wanted, blocks = request[0].columns, [warp.block for warp in request]
        taken = np.logical_or.reduce(self._taken[blocks])
        places = [s for s in range(0, COLUMNS - wanted + 1, LEAST_COLUMNS) if not taken[s:][:wanted].any()]
        if not places:
            return False
        self._taken[blocks, places[0] : places[0] + wanted] = True
        for warp in request:
            held = _Allocation(wanted, warp.op, int(warp.lanes.indices()[0]), len(request))
            self._blocks.setdefault(warp.block, {})[places[0]] = held
            self._held[warp.block] = (wanted + self._held.get(warp.block, (0,))[0], warp.op)
            self._most[warp.block] = max(int(self._taken[warp.block].sum()), self._most.get(warp.block, 0))
            self._write(warp, places[0])
            if self._order is not None and len(request) > 1:
                self._order.alloc(warp.block, places[0], warp.op, warp.lanes)
        return True

    def _write(self, request: _Warp, address: int) -> None:
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

    def dealloc(self, address: Array, columns: Array, group: int) -> None:
        """Each warp frees an allocation; who waits for columns goes on."""
        self._check_pairs(group)
        for warp in self._each_warp(address, columns):
            self._free(warp, int(warp.pointer[0]), group)
        still = [request for request in self._waiting if not self._satisfied(request)]
        going = [request for request in self._waiting if not any(request is each for each in still)]
        self._context.mbarriers.woken += [(warp.then, warp.lanes) for request in going for warp in request]
        self._waiting = still

    def _free(self, warp: _Warp, address: int, group: int) -> None:
        block, columns = warp.block, warp.columns
        held = self._blocks.get(block, {}).get(address)
        before = self._freed.get((block, address)) if 0 <= address < COLUMNS else None
        if held is None:
            what = f"nothing is allocated at {address:#x}" if before is None else "these columns have been freed before"
            self._raise(f"dealloc of {columns} columns: {what}", warp.lanes, before, "freed")
            return
        if held.columns != columns or held.group != group:
            allocated = f"where {held.columns} are allocated with cta_group::{held.group}"
            message = f"dealloc of {columns} columns with cta_group::{group} {allocated}"
            self._raise(message, warp.lanes, held.op, "allocated")
        if self._order is not None:
            self._order.dealloc(block, address, columns, group == 2)
        del self._blocks[block][address]
        self._freed.update(((block, address + i), self._context.op) for i in range(columns))
        self._taken[block, address : address + columns] = False  # a pair has them again when both have freed them

    def missing(self, block: int, first: int, last: int) -> int | None:
        """The first of these columns that a block has not allocated; None if it has all."""
        if last < COLUMNS and self._taken[block, first : last + 1].all():
            return None
        return next(c for c in range(first, last + 1) if c >= COLUMNS or not self._taken[block, c])

    def of_block(self, block: int) -> list[Note]:
        """What a block has allocated, and where."""
        held = self._blocks.get(block, {}).items()
        return [Note(f"columns {first} to {first + a.columns - 1} are allocated here", a.op.loc) for first, a in held]

    def freed_by(self, block: int, column: int) -> Op | None:
        """The operation that freed a column last."""
        return self._freed.get((block, column))

    def waiting(self) -> list[Starved]:
        """The warps that wait for columns, or for the other block of their pair."""
        halves = [(warp, "the other block of the pair to allocate") for warp in self._halves.values()]
        warps = halves + [(warp, "columns of tensor memory") for request in self._waiting for warp in request]
        return [Starved(warp.lanes, warp.then, warp.op, what) for warp, what in warps]

    def unfinished(self) -> CutecError | None:
        """When all threads have ended or wait: the finding for a warp that waits for columns, or
        for columns that were not freed. A permit that a block has kept is a warning.
        """
        batch = self._context.batch
        for warp in self._halves.values():
            message = f"waits for ever for the other block of the pair to allocate {warp.columns} columns as well"
            return finding("E5053", message, warp.op, batch, int(warp.lanes.indices()[0]), 31, help=_PAIR_HELP)
        for warp, *_ in self._waiting:
            held = self._blocks.get(warp.block, {})
            free = COLUMNS - sum(each.columns for each in held.values())
            message = f"waits for ever for {warp.columns} columns of tensor memory: {free} of {COLUMNS} are free"
            notes = [Note(f"{each.columns} columns are allocated here", each.op.loc) for each in held.values()]
            return finding("E5053", message, warp.op, batch, int(warp.lanes.indices()[0]), 31, notes, _FREE_HELP)
        for held in [each for mine in self._blocks.values() for each in mine.values()]:
            message = f"{held.columns} columns of tensor memory are not freed before the block ends"
            return finding("E5053", message, held.op, batch, held.lane, 31, help=_FREE_HELP)
        for block, (columns, op) in self._held.items():
            if self._order is not None and block not in self._relinquished and columns <= COLUMNS // 2:
                self._order.keeps_permit(op, columns)
            if self._order is not None:
                self._contention(self._order, block, op)
        return None

    def _contention(self, order: Order, block: int, op: Op) -> None:
        """Warn if tensor memory lets fewer blocks of the grid work on an SM than fit otherwise."""
        batch, most = self._context.batch, self._most[block]
        shared = batch.dynamic_shared + batch.static_shared
        fit = occupancy(_LIMITS, batch.threads, _REGISTERS, shared).blocks
        if prod(batch.grid) > batch.ranks and COLUMNS // most < fit:
            order.contends(op, most, fit)

    def _each_warp(self, pointer: Array, columns: Array) -> list[_Warp]:
        """The warps that execute the operation, with their addresses and numbers of columns."""
        context, found = self._context, []
        for warp in self._warps(context.lanes):
            row = int(np.argmax(np.isin(context.lanes.indices(), warp.indices())))
            mine = np.array([pointer[row % len(pointer)]]), int(columns[row % len(columns)])
            found.append(_Warp(warp, context.then, context.op, *mine, self._block(warp)))
        return found

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
