"""What is in tensor memory, and the accesses of warps and of the tensor core."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cutec.diag import Note, Warning_
from cutec.interpreter.memory.undefined import Origin
from cutec.interpreter.tensor_memory.allocation import Allocations
from cutec.interpreter.tensor_memory.collectors import Collectors
from cutec.interpreter.tensor_memory.order import Order
from cutec.interpreter.tensor_memory.origins import DEFINED, Origins
from cutec.interpreter.values.access import MBARRIER_ACCESS
from cutec.interpreter.values.address import MBARRIER, of_block
from cutec.interpreter.values.findings import finding
from cutec.interpreter.values.grid import WARP
from cutec.layout import Layout
from cutec.layout.modes import static_size
from cutec.target.tensor_memory import COLUMNS, LANE_SHIFT, LANES, QUARTER, lane_and_column

if TYPE_CHECKING:
    from cutec.interpreter.tensor_memory.protocols import Context
    from cutec.ir.core import Op

Array = np.ndarray
_QUARTERS = 4
_LOW = (1 << LANE_SHIFT) - 1
_HELP = "an address is lane << 16 | column, from what `alloc` has stored; warp w reaches 32 lanes from 32 (w mod 4)"


class TensorMemory:
    """The tensor memory of a batch: `[block, lane, column]`."""

    def __init__(self, context: Context):
        self._context = context
        self.order = None if context.monitor is None else Order(context.monitor, context)
        self.allocations = Allocations(context, self.order)
        self.collectors = Collectors(context)
        self._without_quarter: set[Op] = set()  # operations that a warning names
        shape = context.batch.blocks, LANES, COLUMNS
        self._words, self._origins = np.zeros(shape, np.uint32), Origins(context, shape)

    # -- allocation --------------------------------------------------------------------------------

    def alloc(self, pointer: Array, columns: Array, group: int) -> None:
        """Each warp allocates columns, or waits for them."""
        self.allocations.alloc(pointer, columns, group)

    def relinquish(self) -> None:
        """The blocks allocate no more."""
        self.allocations.relinquish()

    def dealloc(self, address: Array, columns: Array, group: int) -> None:
        """Each warp frees columns."""
        self.allocations.dealloc(address, columns, group)

    # -- warps -------------------------------------------------------------------------------------

    def load(
        self, address: Array, lanes: Array, columns: Array, packed: bool
    ) -> tuple[Array, Array, list[Origin | None]]:
        """`[thread, register]`: int32 values, and which are undefined. If some are: of each
        register the operation of the tensor core that they come from. `lanes` and `columns` say for
        each thread of a warp where its registers are, from its address on.
        """
        place = self._places(address, lanes, columns, packed, wrote=False)
        words, numbers = self._words[place], self._origins.numbers[place]
        if packed:
            second = place._replace(column=place.column + 1)
            words = words & _LOW | self._words[second] << LANE_SHIFT
            numbers = np.maximum(numbers, self._origins.numbers[second])
        undefined = numbers != DEFINED
        origins = [self._origins.origin(each) for each in numbers.T] if undefined.any() else []
        return words.view(np.int32), undefined, origins

    def store(self, address: Array, lanes: Array, columns: Array, values: Array, packed: bool) -> None:
        """Store `[thread, register]`."""
        place = self._places(address, lanes, columns, packed, wrote=True)
        words = np.ascontiguousarray(values).view(np.uint32)
        parts = [(place, words)]
        if packed:
            parts = [(place, words & _LOW), (place._replace(column=place.column + 1), words >> LANE_SHIFT)]
        for where, part in parts:
            self._words[where], self._origins.numbers[where] = part, DEFINED

    def _places(self, address: Array, lanes: Array, columns: Array, packed: bool, wrote: bool) -> _Place:
        """The cells that warps access, checked."""
        context, here = self._context, self._context.lanes
        batch = context.batch
        thread = here.cached("thread", batch.thread_index)
        base = np.broadcast_to(address, here.count).astype(np.int64)
        warp = here.cached("warp", batch.warp_index)
        starts = np.flatnonzero(np.diff(warp, prepend=-1))
        same = np.repeat(base[starts], np.diff(starts, append=here.count))
        context.fault("E5052", base != same, "the threads of a warp have different addresses of tensor memory")
        inside = thread % WARP
        quarter = (thread // WARP % _QUARTERS)[:, None]
        lane = self._own_quarter((base >> LANE_SHIFT & _LOW)[:, None], quarter) + lanes[inside]
        column = (base & _LOW)[:, None] + columns[inside]
        away = (lane // QUARTER != quarter).any(axis=1)
        if away.any():
            row = int(np.argmax(away))
            reach = QUARTER * int(quarter[row, 0])
            first = int(base[row]) >> LANE_SHIFT
            message = f"lanes from {first} on: the warp reaches lanes {reach} to {reach + QUARTER - 1} of tensor memory"
            context.fault("E5052", away, message)
        block = here.cached("block", batch.block_index)[:, None]
        held = True
        for number in np.unique(block).tolist():
            mine = column[block[:, 0] == number]
            held &= self._holds(number, int(mine.min()), int(mine.max()) + packed)
        if self.order is not None and held:
            both = [column, column + 1] if packed else [column]
            self.order.of_warps(block, np.concatenate([lane] * len(both), axis=1), np.concatenate(both, axis=1), wrote)
        return _Place(np.broadcast_to(block, lane.shape), lane, column)

    def _own_quarter(self, first: Array, quarter: Array) -> Array:
        """The lane that an address names, in the warp's quarter where it names the first one."""
        left_out = (first < QUARTER) & (quarter > 0)
        if not left_out.any():
            return first
        op, monitor = self._context.op, self._context.monitor
        if monitor is not None and op not in self._without_quarter:
            self._without_quarter.add(op)
            text = "a warp accesses its own quarter of tensor memory by an address in lanes 0 to 31"
            monitor.warnings.append(Warning_("W5063", text, op.loc))
        return np.where(left_out, first + QUARTER * quarter, first)

    def _holds(self, block: int, first: int, last: int) -> bool:
        """Whether the block has these columns, which it has to have allocated. An access to freed
        ones finds what is still there if the hazard checker runs, which reports it.
        """
        column = self.allocations.missing(block, first, last)
        if column is None:
            return True
        context = self._context
        freed = self.allocations.freed_by(block, column)
        what = "not allocated" if freed is None else "freed"
        notes = [Note("freed here", freed.loc)] if freed is not None else self.allocations.of_block(block)
        message = f"column {column} of tensor memory is {what}"
        if freed is not None and context.monitor is not None:
            context.monitor.reports.add("E5052", context.op, freed, message, notes, _HELP)
            return False
        raise finding("E5052", message, context.op, context.batch, self._lane_of(block), 0, notes, _HELP)

    def _lane_of(self, block: int) -> int:
        """The first lane of a block that executes the operation; of another block's, its issuer."""
        lanes = self._context.lanes.indices()
        mine = lanes[lanes // self._context.batch.threads == block]
        return int(mine[0] if len(mine) else lanes[self._context.issuer])

    # -- the tensor core ---------------------------------------------------------------------------

    def tile(self, address: int, places: Layout, keep: int, rank: int) -> Tile:
        """A matrix in the tensor memory of the block of that rank in the issuer's cluster: (row,
        column) at lane + lanes × column = `places`, from an address on. `keep`: lanes, as bits,
        that are not written.
        """
        context, ranks = self._context, self._context.batch.ranks
        first, column = lane_and_column(address)
        lanes, columns = _cells(places)
        lane, columns = first + lanes, column + columns
        block = int(context.lanes.indices()[context.issuer]) // context.batch.threads // ranks * ranks + rank
        outside = np.array([lane.max() >= LANES])
        context.fault("E5052", outside, f"{len(lane)} rows from lane {first} of tensor memory on, which has {LANES}")
        held = self._holds(block, int(columns.min()), int(columns.max()))
        kept = np.array([keep >> i & 1 for i in range(LANES)], bool)
        order = self.order if held else None
        return Tile(order, self._words, self._origins, _Place(np.array(block), lane, columns), ~kept[lane])

    # -- order -------------------------------------------------------------------------------------

    def fence(self, side: str) -> None:
        """Order accesses before or after a barrier."""
        if self.order is not None:
            self.order.fence(side)

    def wait(self, kind: str) -> None:
        """The warps' loads or stores are complete."""
        if self.order is not None:
            self.order.wait(kind, self._context.lanes)

    def commit(self, barrier: Array, mask: Array | None) -> None:
        """The tensor core arrives at the barrier of each thread, or of the blocks in its mask, when
        it has done what the thread has issued.
        """
        context = self._context
        for row in range(context.lanes.count):
            pointers = np.array([barrier[row % len(barrier)]], np.int64)
            if mask is not None:
                bits = int(mask[row % len(mask)])
                ranks = np.array([rank for rank in range(context.batch.ranks) if bits >> rank & 1])
                pointers = of_block(np.repeat(pointers, len(ranks)), ranks)
            self._commit(row, pointers)

    def _commit(self, row: int, pointers: Array) -> None:
        context, everyone = self._context, self._context.lanes
        context.lanes = everyone.subset(np.arange(everyone.count) == row)
        try:
            slots = [int(context.shared_position(p[None], MBARRIER_ACCESS, "commit")[0]) // MBARRIER for p in pointers]
            perform = partial(self._arrive, slots)
            if self.order is None:
                perform()
            else:
                self.order.commit(slots, perform)
        finally:
            context.lanes = everyone

    def _arrive(self, slots: list[int]) -> None:
        for slot in slots:
            self._context.mbarriers.arrive_from_core(slot)


@cache
def _cells(places: Layout) -> tuple[Array, Array]:
    """`[row, column]`: lanes and columns."""
    rows, columns = (np.array([mode(i) for i in range(static_size(mode))]) for mode in (places[0], places[1]))
    whole = rows[:, None] + columns
    return whole % LANES, whole // LANES


class _Place(NamedTuple):
    """An index of the arrays: block, lane, column."""

    block: Array
    lane: Array
    column: Array


class Tile:
    """A matrix in tensor memory that the tensor core reads or writes; `mine`: which of its words
    are written.
    """

    def __init__(self, order: Order | None, words: Array, origins: Origins, place: _Place, mine: Array):
        self._order, self._words, self._origins, self._place, self._mine = order, words, origins, place, mine

    def read(self) -> Array:
        """The words, `[row, column]`."""
        self._note(wrote=False)
        return self._words[self._place]

    @property
    def undefined(self) -> Array:
        """Which of the words that the core reads are undefined."""
        return self._origins.reads(self._origins.numbers[self._place])

    def write(self, words: Array, undefined: Array, adds: bool = False) -> None:
        """Replace the words. Those that are `undefined` become so; of a sum (`adds`) also those
        that were.
        """
        self._note(wrote=True)
        before = self._origins.numbers[self._place]
        numbers = self._origins.computed(np.broadcast_to(undefined, before.shape), before if adds else None)
        self._words[self._place] = np.where(self._mine, words, self._words[self._place])
        self._origins.numbers[self._place] = np.where(self._mine, numbers, before)

    def _note(self, wrote: bool) -> None:
        if self._order is not None:
            self._order.of_core(int(self._place.block), self._place.lane, self._place.column, wrote)
