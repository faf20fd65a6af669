"""Tensor copies by the TMA unit (PTX ISA, "Tensor copy"): atoms, partitions, and `cute.copy` with
them.

The host function makes a TMA atom from a tensor and a tile of shared memory. It also gets a tensor
of coordinates that takes the place of the tensor in memory. Kernels tile and slice the coordinates
like any tensor; a copy starts at the coordinate of its first element.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cutec.cute.algebra import ceil_div, group_modes
from cutec.cute.arch.common import in_kernel, int32, require
from cutec.cute.arch.indices import block_idx_in_cluster
from cutec.cute.arch.registers import pointer_to
from cutec.cute.atoms import emitted
from cutec.cute.nvgpu.common import CopyOp, CtaGroup, UnitAtom
from cutec.cute.nvgpu.election import emit_elected
from cutec.cute.nvgpu.expected_bytes import note_bytes
from cutec.cute.nvgpu.tma_checks import (
    boxes_for,
    check_completion,
    check_kind,
    check_mode,
    check_sides,
    check_tile,
    checked_strides,
    is_interleaved,
    refuse_unknown,
    slices_of,
    some_boxes,
)
from cutec.cute.nvgpu.tma_info import TmaInfo
from cutec.cute.nvgpu.tma_made import of_arguments, template, updates
from cutec.cute.nvgpu.tma_recipe import (
    every,
    in_bytes,
    joined_modes,
    name_in_map,
    name_of,
    reduction_of,
    split_swizzle,
    tile_recipe,
    wide,
)
from cutec.cute.nvgpu.tma_tiles import flat_tile, in_wide_units, nested_as
from cutec.cute.tuples import pretty_str
from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.assertion import emit_assertion
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int16, Int32, Numeric, as_numeric
from cutec.frontend.tensors.layouts import apply, is_dynamic
from cutec.frontend.tensors.pointers import AddressSpace, SwizzledPointer
from cutec.frontend.tensors.tensor import Tensor, add_coords
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import ptr
from cutec.layout import ComposedLayout, E, Layout, coalesce
from cutec.layout.tma import Boxes, Run
from cutec.loc_ip import take_loc_ip
from cutec.ops.tensor_map import emit_descriptor
from cutec.records import dataclass

if TYPE_CHECKING:
    from cutec.cute.operands import AnyLayout, Coordinate, Tiler

_BYTE = 8  # bits
_MOST_DIMENSIONS = 5  # of a tensor map


@dataclass(frozen=True)
class CopyBulkTensorTileG2SOp(CopyOp):
    """Boxes of a tensor from global to shared memory. Loads for a pair of blocks (tcgen05) count
    their bytes at the barrier of the pair's first block.
    """

    cta_group: CtaGroup = CtaGroup.ONE


@dataclass(frozen=True)
class CopyBulkTensorTileG2SMulticastOp(CopyBulkTensorTileG2SOp):
    """Boxes of a tensor from global memory to the shared memory of several blocks of the
    cluster.
    """


@dataclass(frozen=True)
class CopyBulkTensorTileS2GOp(CopyOp):
    """Boxes of a tensor from shared to global memory."""


@dataclass(frozen=True)
class CopyReduceBulkTensorTileS2GOp(CopyBulkTensorTileS2GOp):
    """Reduces boxes of a tensor in shared memory into global memory. `reduction_kind`: add, min,
    max, inc, dec, and, or, xor.
    """

    reduction_kind: Any = "add"


class TmaAtom(UnitAtom):
    """A tensor copy: its operation, its tensor map, and the boxes of its tile. `order` is the
    tensor's mode for each dimension of the map, innermost first; `every` is the element stride of
    each mode. `within`, for interleaved tensors: the mode inside a slice of channels, which shares
    its dimension with the mode of slices. `kind`: what the unit takes elements for; of a wider one
    boxes count units of several elements (`unit`). `merged`: the innermost dimension is several
    modes, all of which are in a tile. `changes`, of an atom made in a kernel: what tells its tensor
    map from `descriptor`, a map of the same kind, as values and attributes of
    `cute_nvgpu.update_tma_desc`; `copy_tensormap` puts the map into memory. `joined`, of the last
    modes, where they share the outermost dimension: how many of its indices theirs are apart.
    """

    def __init__(
        self,
        op: Any,
        descriptor: Value,
        value_type: NumberClass,
        boxes: Boxes,
        order: tuple[int, ...],
        every: tuple[int, ...],
        within: int | None = None,
        kind: NumberClass | None = None,
        merged: bool = False,
        changes: Sequence[tuple[Value, dict[str, Any]]] = (),
        joined: Sequence[Any] = (),
    ):
        self.op = op
        self.descriptor = descriptor
        self.value_type = value_type
        self.boxes = boxes
        self.order = order
        self.every = every
        self.within = within
        self.kind = kind or value_type
        self.merged = merged
        self.changes = tuple(changes)
        self.joined = tuple(joined)

    @property
    def unit(self) -> int:
        """Elements that boxes and coordinates count as one."""
        return max(1, self.kind.width // self.value_type.width) if self.value_type.width >= _BYTE else 1

    @property
    def plain(self) -> bool:
        """Whether each dimension of the map is a mode of the tensor, and none is left out."""
        return not (self.merged or self.boxes.fold or self.joined) and len(self.every) == len(self.order)

    @property
    def tile_elements(self) -> int:
        """The number of elements of a tile, of all blocks that share it."""
        return self.box_elements * self.boxes.count * self.boxes.blocks

    @property
    def rank(self) -> int:
        """Modes of the tensor that a coordinate is of."""
        return len(self.order)

    @property
    def dims(self) -> dict[int, int]:
        """The dimension of each mode."""
        found = {mode: position for position, mode in enumerate(self.order)}
        return found if self.within is None else {**found, self.within: 0}

    @property
    def box_elements(self) -> int:
        """The number of elements that one instruction of one block copies."""
        return self.boxes.elements * self.unit

    def copy(self, src: Any, dst: Any, **fields: Any) -> None:
        for tiles in _one_by_one(self, src, dst):
            copy_by_tma(self, *tiles, **fields)

    def prefetch(self, src: Any, cache_policy: Any) -> None:
        for (tile,) in _one_by_one(self, src):
            prefetch_by_tma(self, tile, cache_policy)

    def __extract_mlir_values__(self) -> list[Value]:
        return [self.descriptor, *[value for value, _ in self.changes], *[n.ir for n in self._known_to_calls]]

    @property
    def _known_to_calls(self) -> list[Any]:
        return [n for n in self.joined if isinstance(n, Numeric)]

    def __new_from_mlir_values__(self, values: Sequence[Value]) -> TmaAtom:
        rest = iter(values[1 + len(self.changes) :])
        return TmaAtom(
            self.op,
            values[0],
            self.value_type,
            self.boxes,
            self.order,
            self.every,
            self.within,
            self.kind,
            self.merged,
            [(value, attrs) for value, (_, attrs) in zip(values[1:], self.changes)],
            [Int32(next(rest)) if isinstance(n, Numeric) else n for n in self.joined],
        )

    def __str__(self) -> str:
        return f"tma<{type(self.op).__name__}, {self.value_type.short}, box {[run.extent for run in self.boxes.box]}>"

    __repr__ = __str__


def make_tiled_tma_atom(
    op: Any,
    gmem_tensor: Tensor,
    smem_layout: AnyLayout,
    cta_tiler: Tiler,
    num_multicast: int = 1,
    *,
    internal_type: NumberClass | None = None,
    element_strides: Sequence[int] | None = None,
    oob_fill: str = "zero",
    l2_promotion: str = "128B",
    interleave: str = "none",
) -> TmaInfo:
    """(atom, tensor of coordinates) for tiles of `cta_tiler` elements of a tensor, laid out in
    shared memory as `smem_layout` says. The tile is a shape, nested as the tensor is, or
    `composition(make_identity_layout(tensor.shape), shape)`.

    `num_multicast`: the number of blocks of the cluster that share a tile. `internal_type`: the
    type that the unit takes the elements for: TFloat32, or a wider one, of which several contiguous
    elements are one; for floats of 4 and 6 bits a type of 8 bits, which each gets in shared memory,
    as `mxf8f6f4` multiplies read them. `element_strides` (loads only): take every
    n-th element along each mode, n from 1 to 8, and 1 in the contiguous mode; the coordinates count
    the elements that are taken. `oob_fill`: elements outside of the tensor are zero, or "nan" for
    floats. With "cut" they are zero too, but where the tensor is smaller than a box along the
    outermost mode of the box, copies move no more of it than there is: shared memory behind that
    stays as it was, and a load counts so many bytes less. `l2_promotion`: the
    unit of fetches into L2, "none", "64B", "128B" or "256B".
    `interleave`: "16B" or "32B" for tensors NC/8HWC8, whose channels come in slices of that many
    bytes, with 4 to 6 modes (for example channels of a slice, width, height, slices, images); in
    the tile the slices along the width follow each other, and with 32 bytes it is swizzled by 32.
    A kernel may make an atom too, of a tensor that only it knows: `copy_tensormap` writes its
    tensor map to memory, and copies take it from there (`tma_desc_ptr`). Raises E0440 for tensors
    and tiles that the TMA unit cannot copy.
    """
    require("a TMA copy", "sm_90")
    swizzle, outer = split_swizzle(smem_layout)
    element, kind = gmem_tensor.element_type, internal_type or gmem_tensor.element_type
    check_kind(element, kind)
    flat = flat_tile(gmem_tensor, outer, cta_tiler)
    units, kind = in_wide_units(flat, element, kind)
    shape, stride, extents, outer, places, merged = units
    within, along = (
        slices_of(gmem_tensor, shape, stride, extents, interleave) if is_interleaved(interleave) else (None, None)
    )
    swizzled, loads = name_of(swizzle, kind), isinstance(op, CopyBulkTensorTileG2SOp)
    boxes = (
        boxes_for(outer, extents, num_multicast, kind, 5, places, swizzled, folds=not merged, overlap=not loads)
        if within is None  # boxes have one index in a mode of slices
        else boxes_for(outer, extents, num_multicast, kind, len(shape) - 1, places)
    )
    order = _with_dimensions(_order(boxes, len(shape), within, along), shape, stride, boxes)
    taken = every(element_strides, len(shape), order[0] if within is None else within, loads)
    several = _joined(order, boxes, taken) if within is None and current().kernel is None else 0
    own = _own(order, several)
    recipe = tile_recipe(
        name_in_map(element, kind, reduction_of(op)),
        kind,
        boxes,
        own,
        taken,
        swizzle=swizzled,
        oob_fill=oob_fill,
        l2_promotion=l2_promotion,
        interleave=interleave,
    )
    if within is None:
        stride = checked_strides(gmem_tensor, shape, stride, order)
    else:
        # a slice has one coordinate
        taken = tuple([0 if mode == within else step for mode, step in enumerate(taken)])
    sizes, places = [shape[mode] for mode in own], [stride[mode] for mode in own]
    joined: tuple[Any, ...] = ()
    if several:
        modes = order[-several:]
        sizes[-1], places[-1], joined = joined_modes([shape[mode] for mode in modes], [stride[mode] for mode in modes])
    steps = [in_bytes(place, element) for place in places[1:]]
    if boxes.fold:
        sizes[:1] = boxes.fold, _whole_parts(sizes[0], boxes.fold)
        steps.insert(0, in_bytes(boxes.fold, kind))
    address = gmem_tensor.iterator.ir
    changes: Any = ()
    if current().kernel is None:
        numbers = [wide(size) for size in sizes], [wide(step) for step in steps]
        descriptor = emit_descriptor(builder(), recipe, address, *numbers)
    else:
        descriptor = of_arguments(recipe, address, sizes, steps)
        if descriptor is None:
            descriptor, changes = template(recipe), updates(address, sizes, steps)
    atom = TmaAtom(op, descriptor, element, boxes, order, taken, within, kind, merged, changes, joined)
    dims = atom.dims
    inside = order[0] if atom.merged else None  # a tile has all of it: no coordinate is inside
    bases = tuple(
        [E(dims[mode]) * step if step and mode in dims and mode != inside else 0 for mode, step in enumerate(taken)]
    )
    whole = tuple([extent if step in (0, 1) else ceil_div(extent, step) for extent, step in zip(flat.shape, taken)])
    nested = [nested_as(gmem_tensor.shape, part) for part in (whole, bases)]
    return TmaInfo(atom, Tensor((0,) * len(order), apply("make_layout", *nested)), smem_layout)


def _with_dimensions(
    order: tuple[int, ...], shape: tuple[Any, ...], stride: tuple[Any, ...], boxes: Boxes
) -> tuple[int, ...]:
    """The modes that a tensor map has dimensions for: along others, whose stride is 0, the same
    elements come again. A mode of extent 1 has none where there would be too many.
    """
    inside = {run.mode for run in boxes.box}
    order = tuple(
        [mode for mode in order if mode in inside or not (isinstance(stride[mode], int) and stride[mode] == 0)]
    )
    ones = [mode for mode in order if mode not in inside and isinstance(shape[mode], int) and shape[mode] == 1]
    dropped = ones[: max(len(order) - _MOST_DIMENSIONS, 0)]
    return tuple([mode for mode in order if mode not in dropped])


def _order(boxes: Boxes, rank: int, within: int | None, along: int | None) -> tuple[int, ...]:
    """The tensor's mode for each dimension of a box. For an interleaved tensor the mode along which
    slices follow each other comes first, and a mode in which boxes have one index comes last but
    one. Raises E0440 if a tile has another order.
    """
    order = tuple(dict.fromkeys([run.mode for run in boxes.box]))
    order += tuple([mode for mode in range(rank) if mode not in order])
    if within is None:
        return order
    if order[:1] != (within,) or (order[1] != along and any(run.mode == along for run in boxes.box)):
        raise error(
            "E0440",
            f"the tile orders its modes as {order}; interleaved, modes {within} and {along} have to come first",
            user_location(),
            help="in the tile in shared memory channels of a slice follow each other, then slices along the width",
        )
    inner = [run.mode for run in boxes.box[2:]]
    single = [mode for mode in order if mode not in (within, along, *inner)]
    assert along is not None
    return (along, *inner, *single) if len(single) > 1 else (along, *inner[:-1], *single, *inner[-1:])


def _joined(order: tuple[int, ...], boxes: Boxes, taken: tuple[int, ...]) -> int:
    """How many of the last modes share a dimension of the tensor map, which has five; 0 where each
    mode has its own, or where boxes have several indices in one of them, or skip some.
    """
    several = len(boxes.dimensions(order)) - _MOST_DIMENSIONS + 1
    alone = {mode for mode in order if taken[mode] == 1} - {run.mode for run in boxes.box}
    return several if several > 1 and alone.issuperset(order[-several:]) else 0


def _own(order: tuple[int, ...], several: int) -> tuple[int, ...]:
    """The modes that stand for the dimensions of a tensor map, if so many share the last one."""
    return order[: len(order) - several + 1] if several else order


def _whole_parts(extent: Any, part: int) -> Any:
    """How many parts the innermost mode of a tensor has; a call checks what is not known when
    compiling. Raises E0440 for an extent that they do not divide.
    """
    known = extent.div if isinstance(extent, Numeric) and not extent.is_static else int(extent)
    if known % part:
        if isinstance(extent, int) or current().kernel is not None:
            raise error(
                "E0440",
                f"the tile's rows are longer than its swizzle's, of {part} elements, which do not divide the tensor's"
                f" {pretty_str(extent)}",
                user_location(),
                help="a tile whose rows are those of the swizzle, or a tensor of a multiple of them",
            )
        emit_assertion(extent % part == 0, lambda: f"the tensor's contiguous mode is a multiple of {part} elements")
    return extent // part


def tma_partition(
    atom: TmaAtom, cta_coord: Coordinate, cta_layout: AnyLayout, smem_tensor: Tensor, gmem_tensor: Tensor
) -> tuple[Tensor, Tensor]:
    """A block's parts of tiles in shared memory and of the coordinate tensor. Mode 0 of each is the
    tile, or some of its boxes, and becomes ((box), boxes). `cta_coord` is the block's coordinate in
    `cta_layout`, the layout of the blocks that share a tile.
    """
    whole, tile = atom.boxes, atom.tile_elements
    held = check_mode(smem_tensor, tile, 1 if whole.together else whole.count)
    check_mode(gmem_tensor, held if atom.merged or held < tile else tile)  # modes of stride 0 are in both
    boxes = some_boxes(whole, held * whole.count // tile)
    part = apply("layout_eval", cta_coord, cta_layout) if whole.blocks > 1 else 0
    layout = smem_tensor.layout
    base = smem_tensor.iterator.plain if isinstance(smem_tensor.iterator, SwizzledPointer) else smem_tensor.iterator
    if isinstance(layout, ComposedLayout):
        base, layout = base + layout.offset, layout.outer
    counts = coalesce(Layout(tuple([r.extent for r in boxes.rest]), tuple([r.place * atom.unit for r in boxes.rest])))
    shape = ((atom.box_elements, counts.shape), *_behind(layout.shape))
    first, place = whole.start(part)
    shared = Tensor(
        base + place * atom.unit, apply("make_layout", shape, ((1, counts.stride), *_behind(layout.stride)))
    )
    moved = add_coords(gmem_tensor.iterator, _steps(atom, first))
    box = tuple([run.extent for run in boxes.box]), tuple([_basis(atom, run) for run in boxes.box])
    rest = tuple([run.extent for run in boxes.rest]) or (1,), tuple([_basis(atom, run) for run in boxes.rest]) or (0,)
    tiles = gmem_tensor.layout
    coordinates = apply(
        "make_layout", ((box[0], rest[0]), *_behind(tiles.shape)), ((box[1], rest[1]), *_behind(tiles.stride))
    )
    return shared, Tensor(moved, coordinates)


def _behind(modes: Any) -> tuple[Any, ...]:
    """The modes after mode 0; none for a layout of one mode."""
    return modes[1:] if isinstance(modes, tuple) else ()


def _basis(atom: TmaAtom, run: Run) -> Any:
    """How far the coordinates go along a run."""
    step = run.step * atom.every[run.mode]
    return E(atom.dims[run.mode]) * step if step else 0


def copy_by_tma(
    atom: TmaAtom,
    src: Tensor,
    dst: Tensor,
    tma_bar_ptr: Any = None,
    mcast_mask: Any = None,
    cache_policy: Any = None,
    tma_desc_ptr: Any = None,
    **unknown: Any,
) -> None:
    """`cute.copy` with a TMA atom. One thread of the warp issues it; all threads of the warp have
    to execute it, or one inside `elect_one`. `tma_desc_ptr`: a tensor map in global memory instead
    of the atom's.
    """
    in_kernel("a TMA copy")
    refuse_unknown(unknown)
    loads = isinstance(atom.op, CopyBulkTensorTileG2SOp)
    coordinates, shared = (src, dst) if loads else (dst, src)
    multicast = isinstance(atom.op, CopyBulkTensorTileG2SMulticastOp)
    check_sides(src, dst, loads)
    check_completion(loads, tma_bar_ptr, multicast, mcast_mask)
    boxes = _boxes_in(atom, coordinates)
    check_tile(coordinates, shared, boxes.elements * boxes.count, atom.value_type, atom.kind)
    groups = [
        [pointer_to(tma_bar_ptr, "a TMA load").ir] if loads else [],
        [as_numeric(mcast_mask, Int16).to(Int16).ir] if multicast else [],
        [] if cache_policy is None else [wide(cache_policy)],
    ]
    paired = loads and atom.op.cta_group is CtaGroup.TWO
    if loads:
        moved = atom.box_elements * boxes.blocks * boxes.count
        note_bytes(tma_bar_ptr, moved * atom.value_type.width // 8 * (2 if paired else 1))
    if paired:
        groups[0] = [first_of_pair(groups[0][0])]
    starts = [(shared.iterator + boxes.offsets(index)[1] * atom.unit).ir for index in range(boxes.count)]
    operands = list(zip(starts, _box_coordinates(atom, boxes, coordinates)))
    descriptor = _own_map(atom) if tma_desc_ptr is None else map_address(tma_desc_ptr)
    emit_elected(lambda: [_execute(atom, descriptor, *pair, *groups, paired=paired) for pair in operands])


def first_of_pair(barrier: Value) -> Value:
    """The barrier at the same place in the first block of the pair. Raises E0420 for an arch
    without pairs.
    """
    require("a TMA load for a pair of blocks", "sm_100")
    return builder().value("cute_nvgpu.map_to_block", [barrier, int32(block_idx_in_cluster() & -2)], ptr(7))


def _one_by_one(atom: TmaAtom, *sides: Tensor) -> list[tuple[Tensor, ...]]:
    """The tiles of partitions that have several: mode 0 is one, the others count them. Sides of
    another form stay as they are.
    """
    whole = atom.boxes.elements * atom.boxes.count
    for side in sides:
        total = apply("size", side.layout)
        if not isinstance(total, int) or total <= whole or apply("rank", side.layout) < 2:
            return [sides]
    grouped = [group_modes(side, 1) for side in sides]
    counts = {apply("size", side.layout, mode=(1,)) for side in grouped}
    if len(counts) != 1:
        return [sides]
    return [tuple([side[None, index] for side in grouped]) for index in range(*counts)]


def _boxes_in(atom: TmaAtom, coordinates: Tensor) -> Boxes:
    """The boxes of a partition: those of a tile, or the first of them."""
    if is_dynamic(coordinates.layout):
        return atom.boxes
    return some_boxes(atom.boxes, apply("size", coordinates.layout) // atom.boxes.elements)


def _steps(atom: TmaAtom, offsets: dict[int, Any]) -> tuple[Any, ...]:
    """Offsets along modes of the tensor as offsets of coordinates."""
    steps: list[Any] = [0] * atom.rank
    for mode, offset in offsets.items():
        steps[atom.dims[mode]] += offset * atom.every[mode]
    return tuple(steps)


def _box_coordinates(atom: TmaAtom, boxes: Boxes, coordinates: Tensor) -> list[list[Value]]:
    """The start of each of a tile's boxes."""
    starts = [add_coords(coordinates.iterator, _steps(atom, boxes.offsets(n)[0])) for n in range(boxes.count)]
    return [[int32(c) for c in _folded(atom, _in_joined(atom, start))] for start in starts]


def _in_joined(atom: TmaAtom, start: tuple[Any, ...]) -> tuple[Any, ...]:
    """A coordinate where the last modes share a dimension."""
    several = len(atom.joined)
    if not several:
        return start
    index: Any = 0
    for n, apart in zip(start[-several:], atom.joined):
        index = index + n * apart
    return (*start[:-several], index)


def _folded(atom: TmaAtom, start: tuple[Any, ...]) -> tuple[Any, ...]:
    """A coordinate by dimensions of the map. Raises E0440 for one that is not known to begin a part
    of a row.
    """
    part = atom.boxes.fold
    if not part:
        return start
    first = as_numeric(start[0], Int32)
    if (int(first) if first.is_static else first.div) % part:
        raise error(
            "E0440",
            f"a tile whose rows are longer than its swizzle's begins at a multiple of {part} elements of them, not at"
            f" {pretty_str(first)}",
            user_location(),
            help="cute.assume(coordinate, divby=...) promises it",
        )
    return (0, first // part, *start[1:])


def prefetch_by_tma(atom: TmaAtom, src: Tensor, cache_policy: Any = None) -> None:
    """`cute.prefetch` with a TMA atom: the tile's boxes into L2."""
    in_kernel("a TMA prefetch")
    if not isinstance(atom.op, CopyBulkTensorTileG2SOp) or not src.is_identity:
        raise error(
            "E0440",
            f"prefetch takes an atom that loads and coordinates, not {type(atom.op).__name__} and {src}",
            user_location(),
            help="cute.prefetch(load_atom, tiles[None, k]), with the tiles of tma_partition",
        )
    hint = [] if cache_policy is None else [wide(cache_policy)]
    boxes = _box_coordinates(atom, _boxes_in(atom, src), src)
    sizes, descriptor = _sizes(1, len(boxes[0]), 0, len(hint)), _own_map(atom)
    emit_elected(
        lambda: [
            builder().emit("cute_nvgpu.tma_prefetch_execute", [descriptor, *box, *hint], (), sizes) for box in boxes
        ]
    )


def map_address(pointer: Any, shared: bool = False) -> Value:
    """The address of a tensor map in memory as instructions take it: in global memory, or where
    `shared` is true in the block's shared memory too. Raises E0440 for one elsewhere, or in global
    memory where it cannot be: at no multiple of 64 bytes.
    """
    found = pointer_to(pointer, "a tensor map")
    if shared and found.memspace is AddressSpace.smem:
        return found.ir
    if found.memspace not in (AddressSpace.gmem, AddressSpace.generic) or found.alignment % 64:
        raise error(
            "E0440",
            f"a tensor map lies in global memory at a multiple of 64 bytes, not in {found.memspace.name} at one of"
            f" {found.alignment}",
            user_location(),
            help="pointer.align(64) rounds an address up, cute.make_ptr(…, assumed_align=128) promises it",
        )
    return (
        found.ir
        if found.memspace is AddressSpace.generic
        else builder().value("llvm.addrspacecast", [found.ir], ptr(0))
    )


def _execute(
    atom: TmaAtom,
    descriptor: Value,
    shared: Value,
    coord: list[Value],
    barrier: list[Value],
    mask: list[Value],
    hint: list[Value],
    paired: bool = False,
) -> None:
    attrs = {
        "element": (atom.kind if atom.unit > 1 else atom.value_type).mlir,
        "box": IntArray(atom.boxes.extents(_own(atom.order, len(atom.joined)))),
    }
    if barrier:
        made = emitted("cute_nvgpu.make_tma_load", [descriptor], attrs)
        bound = emitted(
            "cute_nvgpu.make_exec_tma_load",
            [made, *barrier, *mask, *hint],
            _sizes(1, 1, len(mask), len(hint)) | ({"paired": None} if paired else {}),
        )
        builder().emit("cute_nvgpu.tma_load_execute", [bound, shared, *coord], (), _sizes(1, 1, len(coord), 0))
        return
    made = emitted("cute_nvgpu.make_tma_store", [descriptor], {**attrs, "reduction": reduction_of(atom.op)})
    bound = emitted("cute_nvgpu.make_exec_tma_store", [made, *hint])
    builder().emit("cute_nvgpu.tma_store_execute", [bound, shared, *coord])


def _sizes(*counts: int) -> dict[str, IntArray]:
    return {"operandSegmentSizes": IntArray(counts)}


def prefetch_descriptor(tma_atom: TmaAtom) -> None:
    """Prefetch the atom's tensor map, so that the first copy does not wait for it (PTX
    `prefetch.tensormap`).
    """
    in_kernel("prefetch_descriptor")
    descriptor = _own_map(tma_atom)
    emit_elected(lambda: builder().emit("cute_nvgpu.tma_prefetch_descriptor", [descriptor]))


def _own_map(atom: TmaAtom) -> Value:
    """The address of the atom's tensor map. Raises E0413 for an atom that a kernel has made."""
    if atom.changes:
        raise error(
            "E0413",
            "the tensor map of a TMA atom that is made in a kernel lies nowhere in memory",
            user_location(),
            help="cpasync.copy_tensormap(atom, pointer) writes it; cute.copy(..., tma_desc_ptr=pointer) takes it, or"
            " make the atom in the @cute.jit function",
        )
    return atom.descriptor


def create_tma_multicast_mask(cta_layout_vmnk: Any, cta_coord_vmnk: Any, mcast_mode: int) -> Int16:
    """The mask of the ranks of the blocks that share a tile with the block at a coordinate: those
    that differ from it in mode `mcast_mode` only.
    """
    extent = apply("size", cta_layout_vmnk, mode=(mcast_mode,))
    mask = Int32(0)
    for index in range(extent):
        coord = tuple([index if mode == mcast_mode else c for mode, c in enumerate(cta_coord_vmnk)])
        mask = mask | (Int32(1) << as_numeric(apply("layout_eval", coord, cta_layout_vmnk), Int32))
    return mask.to(Int16)


take_loc_ip(globals())
