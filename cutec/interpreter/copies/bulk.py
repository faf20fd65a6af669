"""Bulk copies: the effects of `cutec.bulk` and `cutec.tma` operations on the memory of a batch.

Without the hazard checker a copy happens when it is issued, and its barrier counts the bytes at
once: one of the orders that a GPU may choose. Shared memory is moved in lines of 16 bytes, which
swizzles permute: bits of an address are exclusive-ored with the bits from 7 on (PTX ISA, "Tensor
copy: swizzling modes"). With swizzle 32B, address 0x80 becomes 0x90.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

import ml_dtypes
import numpy as np

from cutec.artifact.tensor_map import MOST_HALO, MOST_POSITION, PACKED, TensorMap, TensorMapRecipe
from cutec.interpreter.copies.box import Box, box_at, halo_beyond, rows_at
from cutec.interpreter.copies.tensor_maps import TensorMaps
from cutec.interpreter.memory.shared_memory import LINE
from cutec.interpreter.values import address
from cutec.interpreter.values.access import MBARRIER_ACCESS, Access
from cutec.interpreter.values.address import MBARRIER
from cutec.interpreter.values.grid import Batch
from cutec.layout.swizzle import SWIZZLES, Swizzle
from cutec.ops.primitives.bulk import ROWS
from cutec.ops.primitives.conversions import tf32_bits
from cutec.ops.tensor_map import TENSOR_MAP_BYTES

if TYPE_CHECKING:
    from cutec.interpreter.copies.protocols import Context
    from cutec.interpreter.recording.transfers import Copy

Array = np.ndarray
Fold = Callable[[Array, Array], Array]

LINE_ACCESS = Access(np.dtype("u1"), LINE, LINE, True)
_MAP = Access(np.dtype("u1"), TENSOR_MAP_BYTES, TENSOR_MAP_BYTES, True)
_MAP_LINES = np.arange(0, TENSOR_MAP_BYTES, LINE)
_TENSOR_BASE = Access(np.dtype("u1"), LINE, 128, True)
_PLAIN = SWIZZLES["none"]
_DTYPES: dict[str, Any] = {
    "u8": "u1",
    "u16": "u2",
    "u32": "u4",
    "i32": "i4",
    "s32": "i4",
    "u64": "u8",
    "i64": "i8",
    "s64": "i8",
    "b32": "u4",
    "b64": "u8",
    "f16": "f2",
    "bf16": ml_dtypes.bfloat16,
    "f32": "f4",
    "tf32": "f4",
    "f64": "f8",
}
_FOLDS: dict[str, Fold] = {
    "add": lambda old, new: old + new,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "inc": lambda old, new: np.where(old >= new, 0, old + 1).astype(old.dtype),
    "dec": lambda old, new: np.where((old == 0) | (old > new), new, old - 1).astype(old.dtype),
}


class BulkCopies:
    """The bulk copies of a batch, by the tensor maps of its device."""

    def __init__(self, context: Context, maps: TensorMaps):
        self._context, self._maps = context, maps
        self._refused: set[int] = set()  # clusters that have seen a request for another one fail

    # -- linear copies -----------------------------------------------------------------------------

    def load(self, target: Array, source: Array, size: Array, barrier: Array, mask: Array | None) -> None:
        """Global memory to shared memory."""
        for lane, (to, start, count, bar) in self._lanes(target, source, size, barrier):
            data = self._global_read(start, self._length(count))
            if (monitor := self._context.monitor) is not None:
                monitor.copy_from(lane, start, np.zeros(1, np.int64), count)
            for block in self._blocks(None if mask is None else int(mask[lane % len(mask)])):
                self._deliver(lane, to, bar, block, data.reshape(-1, LINE), _PLAIN)

    def send(self, target: Array, source: Array, size: Array, barrier: Array) -> None:
        """Shared memory to another block's."""
        for lane, (to, start, count, bar) in self._lanes(target, source, size, barrier):
            source = self._lines(lane, start, None, np.arange(self._length(count) // LINE), _PLAIN)
            self._deliver(lane, to, bar, None, self._read(source), _PLAIN, source)

    def store(
        self,
        target: Array,
        source: Array,
        size: Array,
        reduction: tuple[str, str] | None = None,
        chosen: Array | None = None,
    ) -> None:
        """Shared memory to global memory, or onto it with a reduction (kind, element type). Of each
        16 bytes only those are stored for which `chosen` (lane, 16), where given, is true.
        """
        for lane, (to, start, count) in self._lanes(target, source, size):
            position = self._lines(lane, start, None, np.arange(self._length(count) // LINE), _PLAIN)
            mine = slice(None) if chosen is None else np.tile(chosen[lane % len(chosen)], len(position))
            places = np.arange(LINE * len(position))[mine]
            self._send_out(lane, position, (to, places, 1), partial(self._store, to, position, reduction, mine))

    def _store(self, to: int, position: Array, reduction: tuple[str, str] | None, chosen: slice | Array) -> None:
        data = self._read(position).reshape(-1)
        for place in self._behind(to):
            memory, written = self._context.memory.global_span(place, len(data), "bulk store", self._fault)
            if reduction is None:
                memory[chosen] = data[chosen]
            else:
                kind, dtype = reduction
                old = memory.view(_DTYPES[dtype])
                old[:] = _FOLDS[kind](old, data.view(_DTYPES[dtype]))
            if written is not None:
                written[chosen] = 1

    def _behind(self, to: int) -> list[int]:
        """The addresses in the memory of all GPUs that an address stands for."""
        return [int(place[0]) for place in self._context.memory.behind(np.array([to]))]

    def prefetch(self, source: Array, size: Array) -> None:
        """A prefetch does nothing, but its memory has to exist."""
        for _, (start, count) in self._lanes(source, size):
            self._context.memory.global_span(start, self._length(count), "prefetch", self._fault)

    def _global_read(self, start: int, count: int) -> Array:
        memory, written = self._context.memory.global_span(start, count, "bulk load", self._fault)
        if written is not None and not written.all():
            self._fault("E5003", "bulk load of global memory that nothing has written to")
        return memory

    def _length(self, count: int) -> int:
        if count % LINE or count < 0:
            self._fault("E5015", f"a bulk copy of {count} bytes, expected a multiple of {LINE}")
        return count

    def answer(self, target: Array, barrier: Array, multicast: bool) -> None:
        """Give each lane a cluster that has not begun, if there is one: block index, and 1."""
        batch = self._context.batch
        blocks: list[int | None] = [*range(batch.ranks)] if multicast else [None]
        for lane, (to, bar) in self._lanes(target, barrier):
            if self._cluster(lane) in self._refused:
                self._fault("E5061", "a request for a cluster after one has been seen to fail")
            taken = batch.waiting.cancel() if batch.waiting is not None else None
            words = np.array([0, 0, 0, 0] if taken is None else [*taken, 1], np.int32)
            for block in blocks:
                self._deliver(lane, to, bar, block, words.view("u1").reshape(1, LINE), _PLAIN)

    def answered(self, valid: Array) -> None:
        """Lanes read an answer: whether there is a cluster."""
        lanes = self._context.lanes.indices()
        for lane in lanes[np.broadcast_to(valid == 0, lanes.shape)].tolist():
            self._refused.add(lane // (self._context.batch.threads * self._context.batch.ranks))

    def _cluster(self, row: int) -> int:
        """The cluster of a row of the lanes."""
        return int(self._context.lanes.indices()[row]) // (self._context.batch.threads * self._context.batch.ranks)

    # -- boxes of tensors --------------------------------------------------------------------------

    def load_box(
        self,
        target: Array,
        tensor: Array,
        barrier: Array,
        coord: tuple[Array, ...],
        offsets: tuple[Array, ...],
        mask: Array | None,
        paired: bool,
        kind: str = "none",
    ) -> None:
        """A box of a tensor to shared memory; elements outside the tensor get the fill value.
        `paired`: of a multicast, the bytes for a block count in the block of its pair with the
        parity of the barrier's block. `kind`: `rows` of a matrix instead, or pixels along the width
        (`w`, `w128`).
        """
        for lane, (to, at, bar, *numbers) in self._lanes(target, tensor, barrier, *coord, *offsets):
            described, box = self._box(at, numbers[: len(coord)], numbers[len(coord) :], kind)
            recipe = self._map(at, None).recipe
            data = _with_gaps(recipe, self._gather(described, box))
            if (monitor := self._context.monitor) is not None:
                monitor.copy_from(lane, described.address, box.offset[box.inside], described.recipe.element_bytes)
            for block in self._blocks(None if mask is None else int(mask[lane % len(mask)])):
                self._deliver(
                    lane,
                    to,
                    bar,
                    block,
                    data.view("u1").reshape(-1, LINE),
                    SWIZZLES[described.recipe.swizzle],
                    alignment=_TENSOR_BASE,
                    numbers=_numbers(recipe, data.nbytes // LINE),
                    size=data.nbytes if kind.startswith("w") else recipe.box_bytes * (ROWS if kind == "rows" else 1),
                    counting=None if block is None or not paired else block & ~1 | self._parity(lane, bar),
                )

    def _parity(self, lane: int, barrier: int) -> int:
        """Whether a barrier is in an odd block of the cluster."""
        batch, named = self._context.batch, int(address.rank_of(np.array([barrier]))[0])
        own = int(self._context.lanes.indices()[lane]) // batch.threads % batch.ranks
        return (own if named < 0 else named) & 1

    def _box(self, at: int, coord: Sequence[int], offsets: Sequence[int], kind: str) -> tuple[TensorMap, Box]:
        """The map at an address, as one of plain words, and the box at a coordinate, or the rows at
        (column, rows).
        """
        if kind != "rows":
            described, start = self._in_words(at, coord)
            self._check_start(described, start[0])
            self._check_width(described, start, offsets, kind)
            return described, box_at(described, start, offsets)
        recipe = self._map(at, 2).recipe
        if recipe.box_shape[1:] != (1,):
            self._fault("E5015", f"rows by a tensor map with boxes of {recipe.box_shape}, expected one row")
        described, (column, _) = self._in_words(at, (coord[0], 0))
        self._check_start(described, column)
        return described, rows_at(described, column, coord[1:])

    def _check_start(self, described: TensorMap, first: int) -> None:
        """A box begins at a multiple of 16 bytes along the contiguous dimension. The PTX ISA does
        not say so, but GPUs stop at an illegal instruction (https://github.com/triton-lang/triton/
        issues/7385, pull/9112; https://github.com/tile-ai/tilelang/issues/2527: stores too).
        """
        recipe = described.recipe
        if recipe.im2col is None and recipe.interleave == "none" and first * recipe.element_bytes % LINE:
            each = f"{recipe.element_bytes} byte{'' if recipe.element_bytes == 1 else 's'}"
            self._fault(
                "E5015",
                f"a box at coordinate {first} of elements of {each} along the contiguous dimension: it has to begin at"
                f" a multiple of {LINE} bytes",
            )

    def _check_width(self, described: TensorMap, coord: Sequence[int], offsets: Sequence[int], kind: str) -> None:
        """A map of columns along the width is for copies of its mode."""
        box = described.recipe.im2col
        made = "none" if box is None else box.wide
        if kind != made:
            self._fault("E5015", f"a copy of mode {kind} by a tensor map of mode {made} (columns along the width)")
        if box is None or made == "none":
            return
        halo, position = offsets
        if not 0 <= halo <= MOST_HALO[made] or not 0 <= position <= MOST_POSITION:
            self._fault(
                "E5015",
                f"a halo of {halo} pixels and position {position} in a filter, expected 0 to {MOST_HALO[made]} and 0 to"
                f" {MOST_POSITION}",
            )
        if beyond := halo_beyond(described, coord, halo):
            self._fault(
                "E5015",
                f"a halo of {halo} pixels goes on for {beyond} behind the corner of the bounding box: what is"
                " loaded there is not known, since the PTX ISA shows it in figures alone",
            )

    def store_box(
        self,
        tensor: Array,
        source: Array,
        coord: tuple[Array, ...],
        reduction: str | None = None,
        rows: bool = False,
    ) -> None:
        """Shared memory to a box of a tensor, or to rows; elements outside are left out."""
        for lane, (at, start, *numbers) in self._lanes(tensor, source, *coord):
            if self._map(at, None).recipe.padded:
                self._fault("E5015", "a store of elements with gaps between them, which only loads have")
            described, box = self._box(at, numbers, (), "rows" if rows else "none")
            recipe = described.recipe
            inside = np.repeat(box.inside.reshape(-1), recipe.element_bytes)
            used = np.logical_or.reduce(inside.reshape(-1, LINE), axis=1)
            numbers = _numbers(recipe, len(used))
            position = self._lines(lane, start, None, numbers, SWIZZLES[recipe.swizzle], _TENSOR_BASE)
            stored = described.address, box.offset[box.inside], recipe.element_bytes
            perform = partial(self._store_box, described, box, position, used, reduction)
            self._send_out(lane, position, stored, perform)

    def _store_box(self, described: TensorMap, box: Box, position: Array, used: Array, reduction: str | None) -> None:
        data = self._read(position, used)
        self._scatter(
            described, box, data.reshape(-1).view(_DTYPES[described.recipe.dtype]).reshape(box.inside.shape), reduction
        )

    def tensor_map(self, tensor: Array) -> None:
        """Check that there is a tensor map at each lane's address."""
        for _, (at,) in self._lanes(tensor):
            self._map(at, None)

    def copy_map(self, target: Array, source: Array, to_shared: bool, from_shared: bool) -> None:
        """Copy a tensor map to another address."""
        for lane, (to, at) in self._lanes(target, source):
            self._put_map(lane, to, to_shared, self._described(lane, at, from_shared))

    def change_map(self, tensor: Array, field: str, ordinal: int, value: Array, shared: bool) -> None:
        """Change a map's `global_address`, `global_dim` or `global_stride` (of dimension
        `ordinal`; strides are counted from the second dimension).
        """
        for lane, (at, number) in self._lanes(tensor, value):
            described = self._described(lane, at, shared)
            numbers = {
                "global_address": (described.address,),
                "global_dim": described.dims,
                "global_stride": described.strides,
            }[field]
            changed = (*numbers[:ordinal], number, *numbers[ordinal + 1 :])
            if len(changed) != len(numbers):
                self._fault("E5015", f"{field} {ordinal} of a tensor map of {described.recipe.rank} dimensions")
            names = {
                "global_address": ("address", number),
                "global_dim": ("dims", changed),
                "global_stride": ("strides", changed),
            }
            self._put_map(lane, at, shared, described._replace(**dict([names[field]])))

    def _put_map(self, lane: int, to: int, shared: bool, described: TensorMap) -> None:
        """Write a map to memory."""
        image = self._maps.image(described)
        if shared:
            position = self._position(lane, to, None, _MAP)
            self._context.memory.shared_lines(position + _MAP_LINES, image.reshape(-1, LINE))
            return
        if to % _MAP.alignment:
            self._fault("E5002", f"a tensor map at an address that is no multiple of {_MAP.alignment} bytes")
        memory, written = self._context.memory.global_span(to, _MAP.size, "store of a tensor map", self._fault)
        memory[:] = image
        if written is not None:
            written[:] = 1

    def _in_words(self, at: int, coord: Sequence[int]) -> tuple[TensorMap, Sequence[int]]:
        """A map as one of plain words, and a coordinate there."""
        described = self._map(at, len(coord))
        found = described.in_words(coord)
        if found is None:
            recipe = described.recipe
            unit = PACKED[recipe.dtype].elements
            self._fault("E5015", f"a box of {recipe.dtype} at {coord[0]}, expected a multiple of {unit}")
        return found

    def _described(self, lane: int, at: int, shared: bool) -> TensorMap:
        """The map at an address of either memory."""
        if not shared:
            return self._map(at, None)
        position = self._position(lane, at, None, _MAP)
        described = self._maps.described(self._context.memory.shared_lines(position + _MAP_LINES))
        if described is None:
            self._fault("E5015", "no tensor map is at this address of shared memory: copy_tensormap puts one there")
        return described

    def _map(self, at: int, rank: int | None) -> TensorMap:
        """The map at an address of global memory."""
        image, _ = self._context.memory.global_span(at, _MAP.size, "load of a tensor map", self._fault)
        described = self._maps.described(image)
        if described is None:
            self._fault("E5015", "no tensor map is at this address: kernels get them as arguments")
        if rank is not None and described.recipe.rank != rank:
            self._fault("E5015", f"{rank} coordinates for a tensor map of {described.recipe.rank} dimensions")
        return described

    def _elements(self, described: TensorMap, start: int, box: Box, verb: str) -> tuple[Array, Array | None, Array]:
        """(the memory from `start` on as elements, which of its bytes were written (None: all), the
        indices there of the box's elements that are inside the tensor).
        """
        size, dtype = described.recipe.element_bytes, np.dtype(_DTYPES[described.recipe.dtype])
        inside = box.offset[box.inside]
        low = int(inside.min())
        memory, written = self._context.memory.global_span(
            start + low, int(inside.max()) + size - low, verb, self._fault
        )
        return memory.view(dtype), None if written is None else written.reshape(-1, size), (inside - low) // size

    def _gather(self, described: TensorMap, box: Box) -> Array:
        fill = np.nan if described.recipe.oob_fill == "nan" else 0
        data = np.full(box.inside.shape, fill, _DTYPES[described.recipe.dtype])
        if box.inside.any():
            memory, written, index = self._elements(described, described.address, box, "tensor load")
            if written is not None and not written[index].all():
                self._fault("E5003", "tensor load of global memory that nothing has written to")
            data[box.inside] = memory[index]
        return tf32_bits(np, data).view(data.dtype) if described.recipe.dtype == "tf32" else data

    def _scatter(self, described: TensorMap, box: Box, data: Array, reduction: str | None) -> None:
        new = data[box.inside]
        for start in self._behind(described.address) if box.inside.any() else ():
            memory, written, index = self._elements(described, start, box, "tensor store")
            memory[index] = new if reduction is None else _FOLDS[reduction](memory[index], new)
            if written is not None:
                written[index] = 1

    # -- shared memory -----------------------------------------------------------------------------

    def _deliver(
        self,
        lane: int,
        to: int,
        barrier: int,
        block: int | None,
        lines: Array,
        swizzle: Swizzle,
        source: Array | None = None,
        alignment: Access = LINE_ACCESS,
        numbers: Array | None = None,
        counting: int | None = None,
        size: int | None = None,
    ) -> None:
        """Write lines of 16 bytes, those of these `numbers` from `to` on (default: the first ones),
        in the block of that rank (None: the one that the pointer names), and count their bytes, or
        `size` without gaps, at a barrier there, or in the block `counting`. `source`: their
        positions if they come from shared memory.
        """
        numbers = np.arange(len(lines)) if numbers is None else numbers
        position = self._lines(lane, to, block, numbers, swizzle, alignment)
        counted_at = self._position(lane, barrier, block if counting is None else counting, MBARRIER_ACCESS)
        size = lines.size if size is None else size
        issued = self._recorded(lane, position, counted_at, size)
        perform = partial(self._write, position, lines, counted_at, size, issued)
        if (monitor := self._context.monitor) is None:
            perform()
        else:
            monitor.copy_in(lane, position, counted_at, size, source, perform)

    def _recorded(self, lane: int, position: Array, barrier: int, size: int) -> Copy | None:
        """The copy that a lane issues now, for the timeline that is recorded."""
        context = self._context
        if context.recorder is None or not len(position):
            return None
        issuer, block = int(context.lanes.indices()[lane]), barrier * context.batch.blocks // context.memory.shared_size
        transfers, slot = context.recorder.transfers, barrier // MBARRIER
        return transfers.load(context.op, issuer, context.execution, size, int(position.min()), slot, block)

    def _write(self, position: Array, lines: Array, barrier: int, size: int, issued: Copy | None) -> None:
        if issued is not None and (recorder := self._context.recorder) is not None:
            recorder.transfers.delivered(issued, self._context.mbarriers.phase_of(barrier // MBARRIER))
        self._context.memory.shared_lines(position, lines)
        self._context.mbarriers.transferred_at(np.array([barrier]), size)

    def _send_out(
        self, lane: int, position: Array, stored: tuple[int, Array, int], perform: Callable[[], None]
    ) -> None:
        """Send lines of shared memory away: now, or later with the hazard checker. `stored`: an
        address, byte offsets from it, and the bytes at each.
        """
        context = self._context
        if context.recorder is not None and len(position):
            issuer, size = int(context.lanes.indices()[lane]), LINE * len(position)
            context.recorder.transfers.store(context.op, issuer, context.execution, size, int(position.min()))
        if (monitor := self._context.monitor) is None:
            perform()
        else:
            monitor.copy_out(lane, position, *stored, perform)

    def _read(self, position: Array, used: Array | None = None) -> Array:
        """Lines of 16 bytes; the `used` ones (default: all) have to have been written."""
        unwritten = self._context.memory.unwritten_lines(position)
        if used is not None:
            unwritten &= used
        if unwritten.any():
            place = self._context.memory.describe(int(position[np.argmax(unwritten)]))
            self._fault("E5003", f"bulk copy of {place}, which nothing has written to")
        return self._context.memory.shared_lines(position)

    def _lines(
        self,
        lane: int,
        pointer: int,
        block: int | None,
        numbers: Array,
        swizzle: Swizzle,
        alignment: Access = LINE_ACCESS,
    ) -> Array:
        """Where lines lie, of these ascending numbers from a pointer on."""
        first = self._position(lane, pointer, block, alignment)
        if len(numbers):
            self._position(lane, pointer + LINE * int(numbers[-1]), block, LINE_ACCESS)
        return swizzle(first + LINE * numbers)

    def _position(self, lane: int, pointer: int, block: int | None, a: Access) -> int:
        """The position in the batch's shared memory of an address of a lane."""
        spot = np.array([pointer], np.int64)
        if block is not None:
            spot = address.of_block(spot, np.array([block]))
        context = self._context
        one = context.lanes.subset(np.arange(context.lanes.count) == lane)
        return int(context.memory.shared_position(spot, a, "bulk copy", one, context.fault_of(one))[0])

    # -- lanes -------------------------------------------------------------------------------------

    def _lanes(self, *operands: Array) -> list[tuple[int, tuple[int, ...]]]:
        """(lane, its operands) for each lane that issues the operation."""
        count = self._context.lanes.count
        columns = [np.broadcast_to(v, count).tolist() for v in operands]
        return list(enumerate(zip(*columns)))

    def _blocks(self, mask: int | None) -> list[int | None]:
        """The ranks that a multicast mask names; [None] without a mask."""
        if mask is None:
            return [None]
        batch: Batch = self._context.batch
        mask &= 0xFFFF
        ranks = [r for r in range(16) if mask >> r & 1]
        size = batch.ranks
        if not ranks or ranks[-1] >= size:
            self._fault("E5015", f"a multicast to blocks {ranks} of a cluster of {size}")
        return list(ranks)

    def _fault(self, code: str, message: str) -> NoReturn:
        """Raise a finding for the lanes that issue the operation."""
        self._context.fault(code, np.ones(1, bool), message)
        raise AssertionError("a fault has raised")


def _numbers(recipe: TensorMapRecipe, count: int) -> Array:
    """Where the lines of 16 bytes of boxes lie, in lines from the first one: rows may be apart."""
    line, row = np.arange(count), recipe.row_bytes // LINE
    return line // row * (recipe.pitch // LINE) + line % row


def _with_gaps(recipe: TensorMapRecipe, data: Array) -> Array:
    """Elements as they lie in shared memory: of a padded type with zeros behind each 16, which
    nothing may read.
    """
    if not recipe.padded:
        return data
    packed = PACKED[recipe.dtype]
    groups = data.view("u1").reshape(-1, packed.elements * packed.bits // 8)
    return np.pad(groups, ((0, 0), (0, packed.pitch - groups.shape[1])))
