"""Columns of pixels for convolutions by the TMA unit (PTX ISA, "Tensors: im2col mode").

The tensor has the modes (channels, width, [height, [depth,]] images), channels contiguous. A
*column* is `pixels` pixels, width first, of the bounding box that the corners make of each image,
with some channels of each; the position in the filter moves all of them, and what lies outside of
the images is zero. So the tile (pixels, channels) for one position of a filter is that of A in an
implicit GEMM. Stores, and reductions onto the images, know no position in a filter: a column's
pixels go where they lie in the bounding box, which is within the images. Interleaved tensors have
the modes (channels of a slice, width, …, slices, images), and a box one slice of each pixel.

Columns along the width (`wide`, sm_100) are of one row, and depth, of each image: corners, and the
position in the filter, are of the width alone. Behind its pixels a column may have a *halo*: pixels
that further positions of the filter need (PTX ISA, "im2col::w and im2col::w::128 Modes").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cutec.artifact.tensor_map import MOST_HALO, MOST_POSITION, SWIZZLES, Im2col, TensorMapRecipe
from cutec.cute.arch.common import in_kernel, int32, require
from cutec.cute.arch.registers import pointer_to
from cutec.cute.atoms import emitted
from cutec.cute.nvgpu.common import UnitAtom
from cutec.cute.nvgpu.election import emit_elected
from cutec.cute.nvgpu.expected_bytes import note_bytes
from cutec.cute.nvgpu.tma import CopyBulkTensorTileG2SMulticastOp, CopyBulkTensorTileG2SOp, CopyBulkTensorTileS2GOp
from cutec.cute.nvgpu.tma_checks import is_interleaved, refuse_unknown, slices_of
from cutec.cute.nvgpu.tma_recipe import element_recipe, reduction_of, swizzle_of, tensor_modes, wide as widened
from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int16, Numeric, as_numeric
from cutec.frontend.tensors.pointers import AddressSpace
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.layout import LayoutError
from cutec.layout.tma import boxes_of
from cutec.loc_ip import take_loc_ip
from cutec.ops.primitives.bulk import lacks_wide
from cutec.ops.tensor_map import emit_descriptor
from cutec.records import dataclass

if TYPE_CHECKING:
    from cutec.cute.operands import AnyLayout, Int

Numbers = Sequence[Any]


@dataclass(frozen=True)
class Column:
    """The beginning of a column: `coord` (channel, width, …, image) of its first pixel, and the
    position `filter` (width, …) in the filter. Along the width `filter` is (pixels of the halo,
    position).
    """

    coord: tuple[Any, ...]
    filter: tuple[Any, ...]


class Im2colAtom(UnitAtom):
    """A load or store of columns. `lower` are the corners of the bounding box, `strides` the steps
    between pixels, width first.
    """

    changes = ()  # none: the map is the host's

    def __init__(
        self,
        op: Any,
        descriptor: Value,
        value_type: NumberClass,
        recipe: TensorMapRecipe,
        channels: int,
        strides: tuple[int, ...],
    ):
        self.op = op
        self.descriptor = descriptor
        self.value_type = value_type
        self.recipe = recipe
        self.channels = channels
        self.strides = strides

    @property
    def box(self) -> Im2col:
        """Pixels and channels of a copy, and the corners of the bounding box."""
        assert self.recipe.im2col is not None
        return self.recipe.im2col

    def copy(self, src: Any, dst: Any, **fields: Any) -> None:
        copy_columns(self, src, dst, **fields)

    def prefetch(self, src: Any, cache_policy: Any) -> None:
        prefetch_columns(self, src, cache_policy)

    def __extract_mlir_values__(self) -> list[Value]:
        return [self.descriptor]

    def __new_from_mlir_values__(self, values: Sequence[Value]) -> Im2colAtom:
        return Im2colAtom(self.op, values[0], self.value_type, self.recipe, self.channels, self.strides)

    def __str__(self) -> str:
        box = self.box
        return (
            f"im2col<{type(self.op).__name__}, {self.value_type.short}, {box.pixels} pixels of {self.channels}"
            " channels>"
        )

    __repr__ = __str__

    def column(self, pixel: Int, output: Numbers, filter: Numbers | None = None, channel: Int = 0) -> Column:
        """The column that begins at output pixel number `pixel`, counted width first in images of
        `output` (width, …) pixels, and at a channel (of an interleaved tensor the first of a
        slice). `filter` is the position in the filter, in pixels of the image; by default the
        first.
        """
        box = self.box
        if box.wide != "none":
            raise error(
                "E0440",
                "a column along the width is of one row, and has coordinates",
                user_location(),
                help="atom.along_width((channel, width, ..., image), position, halo)",
            )
        filter = (0,) * len(output) if filter is None else filter
        if len(output) != len(self.strides) or len(filter) != len(self.strides):
            raise error(
                "E0440",
                f"{len(output)} extents of the output and {len(filter)} of the filter for {len(self.strides)}"
                " dimensions",
                user_location(),
                help="give one extent for each dimension but channels and images, from that of width on",
            )
        coord = [channel]
        for extent, low, step in zip(output, box.lower, self.strides):
            coord.append(pixel % extent * step + low)
            pixel = pixel // extent
        return Column((*coord, pixel), tuple(filter))

    def along_width(self, coord: Numbers, position: Int = 0, halo: int = 0) -> Column:
        """The column along the width that begins at `coord` (channel, width, …, image), for a
        position in the filter, 0 to 31; `halo` pixels follow it (at most 511), or each 32 of its
        pixels (mode w128; at most 31). Raises E0440 for others, and for atoms of other columns.
        """
        mode, most = self.box.wide, MOST_HALO.get(self.box.wide, -1)
        far = isinstance(position, int) and not 0 <= position <= MOST_POSITION
        if len(coord) != self.recipe.rank or not 0 <= halo <= most or far:
            raise error(
                "E0440",
                f"a column of mode {mode} along the width at {len(coord)} coordinates, position {position}, with a halo"
                f" of {halo} pixels",
                user_location(),
                help=f"make_im2col_tma_atom(..., wide='w'): {self.recipe.rank} coordinates, 0 to {MOST_POSITION}, 0 to"
                f" {MOST_HALO['w']}; wide='w128' 0 to {MOST_HALO['w128']}",
            )
        if halo and self.channels > self.box.channels:
            raise error(
                "E0440",
                f"a halo of columns with {self.channels} channels, of which a copy has {self.box.channels}",
                user_location(),
                help="a tile of one swizzle's channels",
            )
        return Column(tuple(coord), (halo, position))

    def pixels_of(self, column: Column) -> int:
        """The pixels of a column, with its halo."""
        return self.box.pixels + (column.filter[0] * self.box.halos if self.box.halos else 0)


def make_im2col_tma_atom(
    op: Any,
    gmem_tensor: Tensor,
    smem_layout: AnyLayout,
    tile: tuple[int, int],
    lower_corner: Sequence[int],
    upper_corner: Sequence[int],
    strides: Sequence[int] | None = None,
    *,
    interleave: str = "none",
    wide: str = "none",
) -> Im2colAtom:
    """A load or store of columns of `tile` = (pixels, channels) of a tensor (channels, width, …,
    images), laid out in shared memory as `smem_layout` says, channels contiguous. For a filter of S
    pixels, d apart, with padding p the corners along a dimension are -p and p - (S-1)·d; `strides`
    (width, …) are the convolution's. `interleave`: "16B" or "32B" for tensors (channels of a slice,
    width, …, slices, images); in shared memory all pixels of one slice are followed by those of the
    next. `wide`: "w" or "w128" (128 pixels) for columns along the width (sm_100), with one number
    as each corner. Raises E0440 for what the TMA unit cannot do, E0413 inside a kernel.
    """
    if current().scope != "host":
        raise error(
            "E0413",
            "a TMA atom is made in the host function, which hands it to the kernel",
            user_location(),
            help="make it in the @cute.jit function, and pass the atom and its tensor to the kernel as arguments",
        )
    require("a TMA copy", "sm_90")
    if wide != "none" and (lacks := lacks_wide(wide, current().arch, own_block=True)):
        raise error("E0420", lacks, user_location(), help="columns of the other dimensions too: leave wide= out")
    if not isinstance(op, (CopyBulkTensorTileG2SOp, CopyBulkTensorTileS2GOp)):
        raise error(
            "E0440",
            f"{type(op).__name__} does not copy im2col columns",
            user_location(),
            help="cpasync.CopyBulkTensorTileG2SOp(), or CopyBulkTensorTileS2GOp()",
        )
    shape, stride, kind = tensor_modes(gmem_tensor.shape), tensor_modes(gmem_tensor.stride), gmem_tensor.element_type
    sliced = is_interleaved(interleave)
    steps = tuple(strides) if strides is not None else (1,) * (len(shape) - (3 if sliced else 2))
    _check_images(gmem_tensor, lower_corner, upper_corner, steps, interleave, wide)
    if isinstance(op, CopyBulkTensorTileS2GOp) and wide != "none":
        raise error("E0440", "columns along the width are not stored here", user_location(), help="leave wide= out")
    if isinstance(op, CopyBulkTensorTileS2GOp) and (min(lower_corner) < 0 or max(upper_corner) > 0):
        raise error(
            "E0440",
            f"columns are stored within the images: corners {tuple(lower_corner)} and {tuple(upper_corner)} go beyond"
            " them",
            user_location(),
            help=(
                "a lower corner of 0 or more, an upper one of 0 or less: anything else is an illegal instruction on an"
                " H200"
            ),
        )
    swizzle, outer = swizzle_of(smem_layout, kind)
    pitch = 0 if sliced else SWIZZLES[swizzle] * 8 // kind.width
    box = Im2col(tuple(lower_corner), tuple(upper_corner), _channels_of_a_box(outer, tile, pitch), tile[0], wide)
    every = (*steps, 1, 1) if sliced else (1, *steps, 1)
    recipe = element_recipe(kind, (), every, swizzle, box, reduction=reduction_of(op), interleave=interleave)
    # the mode of dimension 0: slices or channels
    size, first = kind.width // 8, 1 if sliced else 0
    numbers = [widened(n) for n in shape[first:]], [widened(n * size) for n in stride[first + 1 :]]
    descriptor = emit_descriptor(builder(), recipe, gmem_tensor.iterator.ir, *numbers)
    return Im2colAtom(op, descriptor, kind, recipe, tile[1], steps)


def _check_images(
    tensor: Tensor, lower: Sequence[int], upper: Sequence[int], steps: Sequence[int], interleave: str, wide: str
) -> None:
    """Refuse (E0440) a tensor whose modes are not those of images, or a number of corners or
    strides that differs from their dimensions.
    """
    shape, stride = tensor_modes(tensor.shape), tensor_modes(tensor.stride)
    spatial = len(shape) - (3 if is_interleaved(interleave) else 2)
    cornered = spatial if wide == "none" else 1
    fits = len(lower) == len(upper) == cornered and len(steps) == spatial > 0
    if isinstance(stride[0], Numeric) or stride[0] != 1 or not fits:
        wanted = (
            "(channels, width, ..., images)"
            if interleave == "none"
            else "(channels of a slice, width, ..., slices, images)"
        )
        raise error(
            "E0440",
            f"a tensor {wanted}, channels contiguous, with corners and strides of each dimension between, not "
            f"{tensor.layout} with {len(lower)}, {len(upper)} and {len(steps)}",
            user_location(),
            help="cute.make_tensor(t.iterator, cute.select(t.layout, mode=[3, 2, 1, 0])) reads images laid out as NHWC",
        )
    if is_interleaved(interleave) and slices_of(tensor, shape, stride, shape, interleave) != (0, 1):
        raise error(
            "E0440",
            f"slices that do not follow each other along the width: {tensor.layout}",
            user_location(),
            help="modes (channels of a slice, width, ..., slices, images)",
        )


def _channels_of_a_box(outer: Any, tile: tuple[int, int], pitch: int) -> int:
    """The number of channels of a tile (pixels, channels) that one instruction copies. Those of a
    pixel begin `pitch` elements behind those of the one before at least.
    """
    try:
        boxes = boxes_of(outer, tile, pitch=pitch)
    except LayoutError as err:
        raise error("E0440", str(err), user_location(), help=err.help) from None
    runs = boxes.box
    if (
        not boxes.dense
        or [run.mode for run in runs] not in ([1, 0], [0])
        or any(run.mode != 1 for run in boxes.rest)
        or runs[-1].extent != tile[0]
    ):
        raise error(
            "E0440",
            f"a column of {tile[0]} pixels has its channels side by side in shared memory, then the next pixel's: not"
            f" {outer}",
            user_location(),
            help=(
                "cute.tile_to_shape(make_smem_layout_atom(SmemLayoutAtomKind.K_SW128, dtype), (pixels, channels),"
                " (0, 1))"
            ),
        )
    return runs[0].extent if len(runs) == 2 else 1


def copy_columns(
    atom: Im2colAtom,
    src: Any,
    dst: Any,
    tma_bar_ptr: Any = None,
    mcast_mask: Any = None,
    cache_policy: Any = None,
    **unknown: Any,
) -> None:
    """`cute.copy` of columns. One thread of the warp issues it; all threads of the warp have to
    execute it, or one inside `elect_one`.
    """
    in_kernel("a TMA copy")
    refuse_unknown(unknown)
    hint = [] if cache_policy is None else [widened(cache_policy)]
    if isinstance(atom.op, CopyBulkTensorTileS2GOp):
        _check_store(src, dst, tma_bar_ptr)
        places = _places(atom, dst, src)
        emit_elected(lambda: [_store(atom, *place, hint) for place in places])
        return
    if not isinstance(src, Column) or dst.memspace is not AddressSpace.smem or tma_bar_ptr is None:
        raise error(
            "E0440",
            "a load of columns goes from a column to shared memory, with a barrier that counts its bytes",
            user_location(),
            help="cute.copy(atom, atom.column(pixel, output, filter), tile, tma_bar_ptr=barrier)",
        )
    barrier = pointer_to(tma_bar_ptr, "a TMA load").ir
    shared = isinstance(atom.op, CopyBulkTensorTileG2SMulticastOp)  # other blocks may send as much to this one
    note_bytes(tma_bar_ptr, None if shared else atom.pixels_of(src) * atom.channels * atom.value_type.width // 8)
    mask = [as_numeric(mcast_mask, Int16).to(Int16).ir] if shared else []
    offsets, places = _offsets(src), _places(atom, src, dst)
    emit_elected(lambda: [_load(atom, *place, offsets, barrier, mask, hint) for place in places])


def prefetch_columns(atom: Im2colAtom, src: Any, cache_policy: Any = None) -> None:
    """`cute.prefetch` of columns: into L2."""
    in_kernel("a TMA prefetch")
    if not isinstance(src, Column) or not isinstance(atom.op, CopyBulkTensorTileG2SOp):
        raise error(
            "E0440",
            f"prefetch takes an atom that loads and a column, not {type(atom.op).__name__} and {src}",
            user_location(),
            help="cute.prefetch(load, load.column(pixel, output, filter))",
        )
    hint = [] if cache_policy is None else [widened(cache_policy)]
    offsets, coords = _offsets(src), _coordinates(atom, src)
    sizes = {"operandSegmentSizes": IntArray((1, len(coords[0]), len(offsets), len(hint))), **_mode(atom)}
    emit_elected(
        lambda: [
            builder().emit("cute_nvgpu.tma_prefetch_execute", [atom.descriptor, *coord, *offsets, *hint], (), sizes)
            for coord in coords
        ]
    )


def _check_store(src: Any, dst: Any, barrier: Any) -> None:
    there = (
        isinstance(dst, Column) and isinstance(src, Tensor) and src.memspace is AddressSpace.smem and barrier is None
    )
    if not there or any(isinstance(n, Numeric) or n for n in dst.filter):
        raise error(
            "E0440",
            "a store of columns goes from shared memory to a column at the filter's first position, without a barrier",
            user_location(),
            help="cute.copy(atom, tile, atom.column(pixel, output)), then cp_async_bulk_commit_group()",
        )


def _offsets(column: Column) -> list[Value]:
    return [as_numeric(n, Int16).to(Int16).ir for n in column.filter]


def _coordinates(atom: Im2colAtom, column: Column) -> list[list[Value]]:
    """The first coordinate of each box of a column, in the order of channels."""
    first, *pixel, image = column.coord
    firsts = [first + more for more in range(0, atom.channels, atom.box.channels)]
    if atom.recipe.interleave == "none":
        places = [(channel, *pixel, image) for channel in firsts]
    else:
        places = [(*pixel, channel // atom.recipe.slice_elements, image) for channel in firsts]
    return [[int32(n) for n in place] for place in places]


def _places(atom: Im2colAtom, column: Column, tile: Tensor) -> list[tuple[Value, list[Value]]]:
    """(address in shared memory, coordinates) of each box."""
    box = atom.box
    return [
        ((tile.iterator + i * box.channels * box.pixels).ir, coord)
        for i, coord in enumerate(_coordinates(atom, column))
    ]


def _kind_of(atom: Im2colAtom, rank: int) -> dict[str, Any]:
    return {"element": atom.value_type.mlir, "box": IntArray((atom.box.channels, *[1] * (rank - 1)))}


def _mode(atom: Im2colAtom) -> dict[str, Any]:
    return {} if atom.box.wide == "none" else {"wide": atom.box.wide}


def _store(atom: Im2colAtom, shared: Value, coord: list[Value], hint: list[Value]) -> None:
    made = emitted(
        "cute_nvgpu.make_tma_store",
        [atom.descriptor],
        {**_kind_of(atom, len(coord)), "reduction": reduction_of(atom.op)},
    )
    bound = emitted("cute_nvgpu.make_exec_tma_store", [made, *hint])
    builder().emit("cute_nvgpu.tma_store_execute", [bound, shared, *coord], (), {"im2col": None})


def _load(
    atom: Im2colAtom,
    shared: Value,
    coord: list[Value],
    offsets: list[Value],
    barrier: Value,
    mask: list[Value],
    hint: list[Value],
) -> None:
    made = emitted("cute_nvgpu.make_tma_load", [atom.descriptor], _kind_of(atom, len(coord)))
    bound = emitted(
        "cute_nvgpu.make_exec_tma_load",
        [made, barrier, *mask, *hint],
        {"operandSegmentSizes": IntArray((1, 1, len(mask), len(hint)))},
    )
    sizes = {"operandSegmentSizes": IntArray((1, 1, len(coord), len(offsets))), **_mode(atom)}
    builder().emit("cute_nvgpu.tma_load_execute", [bound, shared, *coord, *offsets], (), sizes)


__all__ = ["Column", "Im2colAtom", "make_im2col_tma_atom"]


take_loc_ip(globals())
