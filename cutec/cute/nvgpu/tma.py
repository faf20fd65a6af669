"""Tensor copies by the TMA unit: the atoms' host side, partitions, and what `cute.copy` does with them (PTX ISA, "Tensor copy").

A TMA atom is made in the host function from a tensor and a tile of shared memory. With it comes a tensor of coordinates in the place of the
tensor's memory, which is tiled and sliced as any other; a copy takes the coordinate at which its part begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from cutec.artifact.tensor_map import Im2col, TensorMapRecipe
from cutec.cute.arch.common import in_kernel, int32, require
from cutec.cute.arch.registers import pointer_to
from cutec.cute.atoms import emitted
from cutec.cute.nvgpu.announced import note_bytes
from cutec.cute.nvgpu.election import by_one_thread
from cutec.diag import error
from cutec.frontend.context import builder, current
from cutec.frontend.layouts import LayoutValue, apply, is_dynamic
from cutec.frontend.location import user_location
from cutec.frontend.number_class import NumberClass
from cutec.frontend.numeric import Int16, Int32, Int64, Numeric, as_numeric
from cutec.frontend.pointers import AddressSpace
from cutec.frontend.tensor import Tensor, add_coords
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import ptr
from cutec.layout import ComposedLayout, E, Layout, LayoutError, Swizzle
from cutec.layout.tma import Boxes, boxes_of
from cutec.ops.tensor_map import emit_descriptor
from cutec.records import dataclass

# Element types as the TMA unit sees them, by the IR's names: it moves bits, and knows of floats what it adds and fills.
_DTYPES = {
    "f16": "f16", "bf16": "bf16", "f32": "f32", "tf32": "tf32", "f64": "f64", "i8": "u8", "i16": "u16", "i32": "i32", "i64": "i64",
    "f8E4M3FN": "u8", "f8E5M2": "u8", "f8E8M0FNU": "u8",
}  # fmt: skip
# Types that the unit reduces, as the tensor map has to name them (tests/features/tensor_units.py tries each; others are illegal instructions).
_BITS, _INTEGERS = ("u32", "u64"), ("u32", "i32", "u64", "i64")
_REDUCED = {
    "add": ("u32", "i32", "u64", "f16", "bf16", "f32", "f64"), "min": (*_INTEGERS, "f16", "bf16"), "max": (*_INTEGERS, "f16", "bf16"),
    "and": _BITS, "or": _BITS, "xor": _BITS, "inc": ("u32",), "dec": ("u32",),
}  # fmt: skip
_SHARED_ALIGNMENT = 128  # bytes (PTX ISA, "cp.async.bulk.tensor")
_SWIZZLES = {0: "none", 1: "32B", 2: "64B", 3: "128B"}


@dataclass(frozen=True)
class CopyBulkTensorTileG2SOp:
    """Boxes of a tensor from global to shared memory."""


@dataclass(frozen=True)
class CopyBulkTensorTileG2SMulticastOp(CopyBulkTensorTileG2SOp):
    """Boxes of a tensor from global memory to the shared memory of several blocks of the cluster."""


@dataclass(frozen=True)
class CopyBulkTensorTileS2GOp:
    """Boxes of a tensor from shared to global memory."""


@dataclass(frozen=True)
class CopyReduceBulkTensorTileS2GOp(CopyBulkTensorTileS2GOp):
    """Boxes of a tensor from shared memory onto what is in global memory. `reduction_kind`: add, min, max, inc, dec, and, or, xor."""

    reduction_kind: Any = "add"


class TmaAtom:
    """A tensor copy: its operation, its tensor map, and how its tile is cut into boxes. `order` gives the tensor's mode of each dimension
    of the map, innermost first."""

    def __init__(self, op: Any, descriptor: Value, value_type: NumberClass, boxes: Boxes, order: tuple[int, ...], parts: int):
        self.op = op
        self.descriptor = descriptor
        self.value_type = value_type
        self.boxes = boxes
        self.order = order
        self.parts = parts

    @property
    def box_elements(self) -> int:
        """Elements that one instruction copies (of one block, where several share a box)."""
        return self.boxes.elements

    def __extract_mlir_values__(self) -> list[Value]:
        return [self.descriptor]

    def __new_from_mlir_values__(self, values: Sequence[Value]) -> TmaAtom:
        return TmaAtom(self.op, values[0], self.value_type, self.boxes, self.order, self.parts)

    def __str__(self) -> str:
        return f"tma<{type(self.op).__name__}, {self.value_type.short}, box {[run.extent for run in self.boxes.box]}>"

    __repr__ = __str__


def make_tiled_tma_atom(
    op: Any, gmem_tensor: Tensor, smem_layout: Any, cta_tiler: Any, num_multicast: int = 1, *, internal_type: NumberClass | None = None,
    loc: Any = None, ip: Any = None,
) -> tuple[TmaAtom, Tensor]:  # fmt: skip
    """(atom, tensor of coordinates) for tiles of `cta_tiler` elements of a tensor, laid out in shared memory as `smem_layout` says.

    `num_multicast`: among how many blocks of the cluster a tile is shared out. `internal_type`: what the unit takes the elements for (TFloat32).
    Raises E0440 for tensors and tiles that the TMA unit cannot copy, E0413 inside a kernel.
    """
    if current().scope != "host":
        raise error("E0413", "a TMA atom is made in the host function, which hands it to the kernel", user_location())
    require("a TMA copy", "sm_90")
    swizzle, outer = _taken_apart(smem_layout)
    extents = tuple([int(n) for n in (cta_tiler if isinstance(cta_tiler, (tuple, list)) else (cta_tiler,))])
    shape, stride = tensor_modes(gmem_tensor.shape), tensor_modes(gmem_tensor.stride)
    kind = internal_type or gmem_tensor.element_type
    boxes = _boxes(outer, extents, num_multicast, kind)
    order = tuple([run.mode for run in boxes.box])
    order += tuple([mode for mode in range(len(shape)) if mode not in order])
    recipe = _recipe(kind, gmem_tensor, boxes, order, _name_of(swizzle, kind), _reduction(op))
    _check_strides(gmem_tensor, stride, order)
    size = gmem_tensor.element_type.width // 8
    numbers = [wide(shape[mode]) for mode in order] + [wide(stride[mode] * size) for mode in order[1:]]
    descriptor = emit_descriptor(builder(), recipe, gmem_tensor.iterator.ir, numbers[: len(order)], numbers[len(order) :])
    atom = TmaAtom(op, descriptor, gmem_tensor.element_type, boxes, order, num_multicast)
    bases = tuple([E(order.index(mode)) for mode in range(len(shape))])
    return atom, Tensor((0,) * len(order), apply("make_layout", shape, bases))


def _boxes(tile: Layout, extents: tuple[int, ...], parts: int, kind: NumberClass) -> Boxes:
    """The boxes of a tile. Raises E0440 where there are none, with what to write instead."""
    held, wanted = apply("size", tile), prod(extents)
    if held != wanted:
        help = (f"a load fills one of {held // wanted} stages: cute.slice_(layout, (None, None, 0)) is the layout of one" if held % wanted == 0
                else "the tiler has the extents of the tile's layout")  # fmt: skip
        raise error("E0440", f"the tiler {extents} has {wanted} elements, {wanted * kind.width // 8} bytes, the tile in shared memory {held}, "
                    f"{held * kind.width // 8} bytes: {tile}", user_location(), help=help)  # fmt: skip
    try:
        return boxes_of(tile, extents, parts)
    except LayoutError as err:
        divides = "do not divide among" in str(err)
        raise error("E0440", str(err), user_location(), help="as many blocks as divide the tile's outermost extent: the cluster's extent along N for A, along M for B"
                    if divides else "lay the tile out by cute.tile_to_shape(make_smem_layout_atom(...), tile, order)") from None  # fmt: skip


def _taken_apart(layout: Any) -> tuple[Swizzle | None, Layout]:
    if isinstance(layout, LayoutValue) or is_dynamic(layout):
        raise error("E0440", f"a tile in shared memory has a static layout, not {layout}", user_location())
    if isinstance(layout, ComposedLayout):
        return layout.inner, layout.outer
    return None, layout


def swizzle_of(layout: Any, kind: NumberClass) -> tuple[str, Layout]:
    """(PTX's name of a tile's swizzle, its layout without it). Raises E0440 for a layout that is not static, or a swizzle that TMA does not have."""
    swizzle, outer = _taken_apart(layout)
    return _name_of(swizzle, kind), outer


def tensor_modes(part: Any) -> tuple[Any, ...]:
    """Shape or stride of a tensor, a number for each mode. Raises E0440 for modes of modes."""
    modes = part if isinstance(part, tuple) else (part,)
    if any(isinstance(mode, tuple) for mode in modes):
        raise error("E0440", f"a tensor for TMA has plain modes, not {part}", user_location(), help="cute.group_modes comes after the atom is made")
    return modes


def _name_of(swizzle: Any, kind: NumberClass) -> str:
    """PTX's name of a swizzle. Raises E0440 for one that the TMA unit does not have."""
    if swizzle is None:
        return "none"
    bases = (4, (128 // kind.width).bit_length() - 1)  # 16 bytes stay together, counted in bytes or in elements
    if isinstance(swizzle, Swizzle) and (swizzle.bits == 0 or (swizzle.shift == 3 and swizzle.base in bases and swizzle.bits in _SWIZZLES)):
        return _SWIZZLES[swizzle.bits]
    raise error("E0440", f"the TMA unit has no swizzle {swizzle} of {kind.name}", user_location(), help="make_smem_layout_atom makes those it has")


def _reduction(op: Any) -> str:
    """What a store does with what is there: "none" where it replaces it."""
    kind = getattr(op, "reduction_kind", "none")
    return str(getattr(kind, "value", kind)).lower()


def _type_in_map(kind: NumberClass, reduction: str) -> str:
    """What a tensor map calls the elements. Raises E0440 for elements that no tensor map has, or that the unit does not reduce so."""
    name = _DTYPES.get(kind.mlir.mlir)
    if name is None:
        raise error("E0440", f"the TMA unit does not copy {kind.name}", user_location(),
                    help="recast the tensor to bytes: cute.recast_tensor(t, cutec.Uint8)")  # fmt: skip
    if reduction == "none":
        return name
    allowed = _REDUCED.get(reduction, ())
    if name[0] == "i":  # a reduction has numbers with a sign or bits, where a copy has either
        names = (f"{'i' if kind.signed and reduction in ('add', 'min', 'max') else 'u'}{kind.width}", f"u{kind.width}")
        name = next((n for n in names if n in allowed), names[0])
    if name not in allowed:
        raise error("E0440", f"the TMA unit has no reduction {reduction!r} of {kind.name}", user_location(),
                    help=f"{reduction} reduces {', '.join(allowed)}" if allowed else f"reductions: {', '.join(_REDUCED)}")  # fmt: skip
    return name


def _recipe(kind: NumberClass, tensor: Tensor, boxes: Boxes, order: tuple[int, ...], swizzle: str, reduction: str) -> TensorMapRecipe:
    if kind.width != tensor.element_type.width:
        raise error("E0440", f"the TMA unit does not copy {tensor.element_type.name} as {kind.name}", user_location())
    box = tuple([run.extent for run in boxes.box]) + (1,) * (len(order) - len(boxes.box))
    return element_recipe(kind, box, (1,) * len(order), swizzle, reduction=reduction)


def element_recipe(
    kind: NumberClass, box: tuple[int, ...], steps: tuple[int, ...], swizzle: str, im2col: Im2col | None = None, reduction: str = "none"
) -> TensorMapRecipe:
    """The recipe for elements of a class. Raises E0440 for one that no tensor map can have."""
    recipe = TensorMapRecipe(_type_in_map(kind, reduction), box, steps, swizzle, im2col=im2col)
    if wrong := recipe.wrong():
        help = "group modes that lie one after the other in memory into one, or slice the tensor" if "dimensions" in wrong else \
            "rows of a tile are multiples of 16 bytes, and fit the swizzle's rows: make_smem_layout_atom(kind, dtype) has such rows"  # fmt: skip
        raise error("E0440", f"the TMA unit cannot copy this tile of {kind.name}: {wrong}", user_location(), help=help)
    return recipe


def _check_strides(tensor: Tensor, stride: tuple[Any, ...], order: tuple[int, ...]) -> None:
    """What is known when compiling; the rest is checked at each launch."""
    innermost, size = stride[order[0]], tensor.element_type.width // 8
    if isinstance(innermost, Numeric) or innermost != 1:
        raise error("E0440", f"mode {order[0]}, along which the tile is contiguous in shared memory, has stride {innermost} in the tensor, not 1",
                    user_location(), help="the tensor's layout and the tile's have to have the same major mode")  # fmt: skip
    for mode in order[1:]:
        if isinstance(stride[mode], int) and stride[mode] * size % 16:
            raise error("E0440", f"mode {mode} has a stride of {stride[mode] * size} bytes, TMA needs multiples of 16", user_location(),
                        help=f"pad the rows: a multiple of {16 // size} elements")  # fmt: skip


def wide(value: Any) -> Value:
    """A number as a 64-bit operand."""
    return as_numeric(value, Int64).to(Int64).ir


def tma_partition(
    atom: TmaAtom, cta_coord: Any, cta_layout: Any, smem_tensor: Tensor, gmem_tensor: Tensor, *, loc: Any = None, ip: Any = None
) -> tuple[Tensor, Tensor]:
    """A block's parts of tiles in shared memory and of the coordinate tensor: mode 0 of each is the tile, and becomes ((box), boxes).

    `cta_coord` is the block's coordinate in `cta_layout`, the blocks among which a tile is shared out.
    """
    boxes, whole = atom.boxes, atom.boxes.elements * atom.parts
    for tensor in (smem_tensor, gmem_tensor):
        _check_mode(tensor, whole * boxes.count)
    part = apply("layout_eval", cta_coord, cta_layout) if atom.parts > 1 else 0
    layout = smem_tensor.layout
    base = smem_tensor.iterator
    if isinstance(layout, ComposedLayout) or (isinstance(layout, LayoutValue) and isinstance(layout.abstract, ComposedLayout)):
        base, layout = base + layout.offset, layout.outer
    shape, stride = ((boxes.elements, boxes.count), *layout.shape[1:]), ((1, whole), *layout.stride[1:])
    shared = Tensor(base + part * boxes.elements, apply("make_layout", shape, stride))
    rank = len(atom.order)
    dims = {mode: position for position, mode in enumerate(atom.order)}
    last = boxes.box[-1]
    moved = add_coords(gmem_tensor.iterator, tuple([part * last.extent if d == dims[last.mode] else 0 for d in range(rank)]))
    box = tuple([run.extent for run in boxes.box]), tuple([E(dims[run.mode]) for run in boxes.box])
    rest = tuple([run.extent for run in boxes.rest]) or (1,), tuple([E(dims[run.mode]) * run.step for run in boxes.rest]) or (0,)
    coordinates = apply("make_layout", ((box[0], rest[0]), *gmem_tensor.layout.shape[1:]), ((box[1], rest[1]), *gmem_tensor.layout.stride[1:]))
    return shared, Tensor(moved, coordinates)


def _check_mode(tensor: Tensor, tile: int) -> None:
    """Refuse (E0440) a tensor whose mode 0 is not one tile."""
    layout = apply("select", tensor.layout, mode=(0,)) if apply("rank", tensor.layout) else tensor.layout
    if not is_dynamic(layout) and (held := apply("size", layout)) != tile:
        raise error("E0440", f"mode 0 of {tensor.layout} has {held} elements, the atom's tile {tile}", user_location(),
                    help="tma_partition takes tensors whose mode 0 is the tile: cute.group_modes(tensor, 0, 2)")  # fmt: skip


def copy_by_tma(
    atom: TmaAtom, src: Tensor, dst: Tensor, tma_bar_ptr: Any = None, mcast_mask: Any = None, cache_policy: Any = None, tma_desc_ptr: Any = None,
    **unknown: Any,
) -> None:  # fmt: skip
    """`cute.copy` with a TMA atom: one thread of the warp, which has to be there as a whole (or inside `elect_one`), issues it. `tma_desc_ptr`: a
    tensor map in global memory, instead of the atom's."""
    in_kernel("a TMA copy")
    refuse_unknown(unknown)
    loads = isinstance(atom.op, CopyBulkTensorTileG2SOp)
    coordinates, shared = (src, dst) if loads else (dst, src)
    if not coordinates.is_identity or shared.is_identity or shared.memspace is not AddressSpace.smem:
        ways = "coordinates to shared memory" if loads else "shared memory to coordinates"
        remedy = "both sides come from tma_partition" if src.is_identity or dst.is_identity else (
            "tile and partition the tensor of coordinates that make_tiled_tma_atom gives beside the atom, not the tensor in memory")  # fmt: skip
        raise error("E0440", f"this TMA atom copies from {ways}", user_location(), help=remedy)
    if loads and tma_bar_ptr is None:
        raise error("E0440", "a TMA load needs a barrier that counts its bytes", user_location(), help="cute.copy(atom, src, dst, tma_bar_ptr=barrier)")
    if not loads and tma_bar_ptr is not None:
        raise error("E0440", "no barrier counts the bytes of a TMA store", user_location(),
                    help="cute.arch.cp_async_bulk_commit_group() after it, and cp_async_bulk_wait_group(0) before its source is used again")  # fmt: skip
    multicast = isinstance(atom.op, CopyBulkTensorTileG2SMulticastOp)
    if multicast and mcast_mask is None:
        raise error("E0440", "a multicast needs the mask of the blocks that it goes to", user_location(),
                    help="cute.copy(..., mcast_mask=cpasync.create_tma_multicast_mask(cta_layout_vmnk, cta_coord_vmnk, mode))")  # fmt: skip
    _check_sizes(atom, coordinates, shared)
    if shared.iterator.alignment % _SHARED_ALIGNMENT:
        raise error("E0440", f"a TMA copy needs shared memory at a multiple of {_SHARED_ALIGNMENT} bytes, it is known to be at one of "
                    f"{shared.iterator.alignment}", user_location(), help="allocate it with byte_alignment=1024, or cute.struct.Align[..., 1024]")  # fmt: skip
    groups = [
        [pointer_to(tma_bar_ptr, "a TMA load").ir] if loads else [],
        [as_numeric(mcast_mask, Int16).to(Int16).ir] if multicast else [],
        [] if cache_policy is None else [wide(cache_policy)],
    ]
    if loads:
        note_bytes(tma_bar_ptr, atom.boxes.elements * atom.boxes.count * atom.parts * atom.value_type.width // 8)
    starts = [(shared.iterator + index * atom.boxes.elements * atom.parts).ir for index in range(atom.boxes.count)]
    operands = list(zip(starts, _box_coordinates(atom, coordinates)))
    descriptor = atom.descriptor if tma_desc_ptr is None else map_address(tma_desc_ptr)
    by_one_thread(lambda: [_execute(atom, descriptor, *pair, *groups) for pair in operands])


def refuse_unknown(options: dict[str, Any]) -> None:
    """Raise E0440 for an option of `cute.copy` that a TMA copy does not have."""
    given = [name for name, value in options.items() if value is not None]
    if given:
        remedy = "what lies outside of the tensor is left out, or filled, without one" if given[0] == "pred" else "it has tma_bar_ptr, mcast_mask, cache_policy"
        raise error("E0440", f"a TMA copy takes no {given[0]}", user_location(), help=remedy)


def _check_sizes(atom: TmaAtom, coordinates: Tensor, shared: Tensor) -> None:
    """Refuse (E0440) sides of known sizes that are not one tile: the unit moves what the tensor map says, whatever they are."""
    wanted = atom.boxes.elements * atom.boxes.count
    for side in (coordinates, shared):
        held = None if is_dynamic(side.layout) else apply("size", side.layout)
        if held is not None and held != wanted:
            raise error("E0440", f"this TMA atom copies {wanted} elements, {wanted * atom.value_type.width // 8} bytes, not the {held} of {side.layout}",
                        user_location(), help="slice one tile out of what tma_partition gives: tAgA[None, k], tAsA[None, stage]")  # fmt: skip


def _box_coordinates(atom: TmaAtom, coordinates: Tensor) -> list[list[Value]]:
    """Where each of the tile's boxes begins."""
    dims = {mode: position for position, mode in enumerate(atom.order)}
    result = []
    for index in range(atom.boxes.count):
        steps = [0] * len(atom.order)
        for mode, step in atom.boxes.offsets(index).items():
            steps[dims[mode]] = step
        result.append([int32(c) for c in add_coords(coordinates.iterator, tuple(steps))])
    return result


def prefetch_by_tma(atom: TmaAtom, src: Tensor, cache_policy: Any = None) -> None:
    """`cute.prefetch` with a TMA atom: the tile's boxes into L2."""
    in_kernel("a TMA prefetch")
    if not isinstance(atom.op, CopyBulkTensorTileG2SOp) or not src.is_identity:
        raise error("E0440", f"what is prefetched are coordinates, by an atom that loads: not {src} by {type(atom.op).__name__}", user_location(),
                    help="cute.prefetch(load_atom, tiles[None, k]), tiles being what tma_partition gives of the tensor")  # fmt: skip
    hint = [] if cache_policy is None else [wide(cache_policy)]
    boxes = _box_coordinates(atom, src)
    sizes = _sizes(1, len(atom.order), 0, len(hint))
    by_one_thread(lambda: [builder().emit("cute_nvgpu.tma_prefetch_execute", [atom.descriptor, *box, *hint], (), sizes) for box in boxes])


def map_address(pointer: Any, shared: bool = False) -> Value:
    """The address of a tensor map in memory as instructions take it: in global memory, or where `shared` is true in the block's shared memory too.
    Raises E0440 for one elsewhere, or in global memory where it cannot be: at no multiple of 64 bytes."""
    found = pointer_to(pointer, "a tensor map")
    if shared and found.memspace is AddressSpace.smem:
        return found.ir
    if found.memspace not in (AddressSpace.gmem, AddressSpace.generic) or found.alignment % 64:
        raise error("E0440", f"a tensor map lies in global memory at a multiple of 64 bytes, not in {found.memspace.value} at one of {found.alignment}",
                    user_location(), help="pointer.align(64) rounds an address up, cute.make_ptr(…, assumed_align=128) promises it")  # fmt: skip
    return found.ir if found.memspace is AddressSpace.generic else builder().value("llvm.addrspacecast", [found.ir], ptr(0))


def _execute(
    atom: TmaAtom, descriptor: Value, shared: Value, coord: list[Value], barrier: list[Value], mask: list[Value], hint: list[Value]
) -> None:
    box = [run.extent for run in atom.boxes.box]
    attrs = {"element": atom.value_type.mlir, "box": IntArray((*box, *[1] * (len(atom.order) - len(box))))}
    if barrier:
        made = emitted("cute_nvgpu.make_tma_load", [descriptor], attrs)
        bound = emitted("cute_nvgpu.make_exec_tma_load", [made, *barrier, *mask, *hint], _sizes(1, 1, len(mask), len(hint)))
        builder().emit("cute_nvgpu.tma_load_execute", [bound, shared, *coord], (), _sizes(1, 1, len(coord), 0))
        return
    made = emitted("cute_nvgpu.make_tma_store", [descriptor], {**attrs, "reduction": _reduction(atom.op)})
    bound = emitted("cute_nvgpu.make_exec_tma_store", [made, *hint])
    builder().emit("cute_nvgpu.tma_store_execute", [bound, shared, *coord])


def _sizes(*counts: int) -> dict[str, IntArray]:
    return {"operandSegmentSizes": IntArray(counts)}


def prefetch_descriptor(tma_atom: TmaAtom, *, loc: Any = None, ip: Any = None) -> None:
    """Ask for the atom's tensor map, so that the first copy does not wait for it (PTX `prefetch.tensormap`)."""
    in_kernel("prefetch_descriptor")
    by_one_thread(lambda: builder().emit("cute_nvgpu.tma_prefetch_descriptor", [tma_atom.descriptor]))


def create_tma_multicast_mask(cta_layout_vmnk: Any, cta_coord_vmnk: Any, mcast_mode: int, *, loc: Any = None, ip: Any = None) -> Int16:
    """The blocks that share a tile with the block at a coordinate, all those that differ from it in mode `mcast_mode`, as a mask of their ranks."""
    extent = apply("size", cta_layout_vmnk, mode=(mcast_mode,))
    mask = Int32(0)
    for index in range(extent):
        coord = tuple([index if mode == mcast_mode else c for mode, c in enumerate(cta_coord_vmnk)])
        mask = mask | (Int32(1) << as_numeric(apply("layout_eval", coord, cta_layout_vmnk), Int32))
    return mask.to(Int16)
