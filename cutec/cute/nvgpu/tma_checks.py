"""Compile-time checks of tensors and tiles that the TMA unit cannot copy (PTX ISA,
"cp.async.bulk.tensor"; CUDA Driver API, "Tensor Map Object Management"). They raise E0440, or E0405
for element types.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

from cutec.artifact.tensor_map import INTERLEAVES, SWIZZLES
from cutec.diag import Warning_, error
from cutec.frontend.core.context import current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Float32, Numeric, TFloat32
from cutec.frontend.tensors.layouts import apply, is_dynamic
from cutec.frontend.tensors.pointers import AddressSpace
from cutec.frontend.tensors.tensor import Tensor
from cutec.layout import Layout, LayoutError
from cutec.layout.tma import MOST_EXTENT, NOWHERE, Boxes, boxes_of

_SHARED_ALIGNMENT = 128  # bytes
_LINE_BITS = 128


def boxes_for(
    tile: Layout,
    extents: tuple[int, ...],
    parts: int,
    kind: NumberClass,
    most: int = 5,
    places: Mapping[int, Layout] = NOWHERE,
    swizzle: str = "none",
    folds: bool = False,
    overlap: bool = False,
) -> Boxes:
    """The boxes of a tile (`boxes_of`). Rows longer than those of a swizzle are boxes of a part of
    one row, where the next one begins at an address that boxes may have; else, if it `folds`, parts
    of rows are a dimension of boxes. Raises E0440 if there are none, with a remedy.
    """
    held, wanted = apply("size", tile), prod(extents)
    if held != wanted:
        help = (
            f"a load fills one of {held // wanted} stages: cute.slice_(layout, (None, None, 0)) is the layout of one"
            if held % wanted == 0
            else "the tiler has the extents of the tile's layout"
        )
        raise error(
            "E0440",
            f"the tiler {extents} has {wanted} elements, {wanted * kind.width // 8} bytes, the tile in shared memory"
            f" {held}, {held * kind.width // 8} bytes: {tile}",
            user_location(),
            help=help,
        )
    try:
        least = _SHARED_ALIGNMENT * 8 // kind.width
        row = min(MOST_EXTENT, SWIZZLES[swizzle] * 8 // kind.width or MOST_EXTENT)
        line = (row if SWIZZLES[swizzle] else _LINE_BITS // kind.width) if folds else 0
        pitch = row if SWIZZLES[swizzle] else 0
        return boxes_of(tile, extents, parts, most, places, least, row, line, overlap, pitch)
    except LayoutError as err:
        raise error("E0440", str(err), user_location(), help=err.help) from None


def some_boxes(boxes: Boxes, count: int) -> Boxes:
    """`count` of a tile's boxes from its first on; all if the tile has not more, or if runs of
    boxes do not make up so many.
    """
    try:
        return boxes.first(count) if 0 < count < boxes.count else boxes
    except LayoutError:
        return boxes


def checked_strides(
    tensor: Tensor, shape: tuple[Any, ...], stride: tuple[Any, ...], order: tuple[int, ...]
) -> tuple[Any, ...]:
    """Check the strides that are known when compiling; the others are checked at each launch. Boxes
    touch one place of a mode of extent 1: the unit gets a stride there that it takes.
    """
    innermost, width = stride[order[0]], tensor.element_type.width
    if isinstance(innermost, Numeric) or innermost != 1:
        raise error(
            "E0440",
            f"mode {order[0]}, along which the tile is contiguous in shared memory, has stride {innermost} in the"
            " tensor, not 1",
            user_location(),
            help="the tensor's layout and the tile's have to have the same major mode",
        )
    found = list(stride)
    for mode in order[1:]:
        if isinstance(stride[mode], int) and stride[mode] * width % _LINE_BITS:
            if isinstance(shape[mode], int) and shape[mode] == 1:
                found[mode] = _LINE_BITS // width
                continue
            raise error(
                "E0440",
                f"mode {mode} has a stride of {stride[mode] * width / 8:g} bytes, TMA needs multiples of 16",
                user_location(),
                help=f"pad the rows: a multiple of {_LINE_BITS // width} elements",
            )
    return tuple(found)


def check_kind(element: NumberClass, kind: NumberClass) -> None:
    """Check what the unit is to take elements for: their width, a multiple of whole bytes, or a
    byte for each float of 4 or 6 bits.
    """
    if kind.width == element.width or (element.width >= 8 and kind.width % element.width == 0):
        return
    if element.width < 8 and element.is_float and kind.width == 8:
        return
    raise error(
        "E0440",
        f"the TMA unit does not copy {element.name} as {kind.name}",
        user_location(),
        help="give a type of the same width, or a wider one of which several elements make one",
    )


def is_interleaved(interleave: str) -> bool:
    """Whether slices of channels are interleaved. Raises E0440 for an unknown interleave."""
    if interleave not in INTERLEAVES:
        raise error(
            "E0440", f"an interleave of {interleave!r}", user_location(), help=f"one of {', '.join(INTERLEAVES)}"
        )
    return interleave != "none"


def slices_of(
    tensor: Tensor, shape: tuple[Any, ...], stride: tuple[Any, ...], extents: tuple[int, ...], interleave: str
) -> tuple[int, int]:
    """(the mode within a slice of channels, the mode along which slices follow each other) of a
    tensor such as NC/8HWC8, interleaved by 16 or 32 bytes. Raises E0440 if there are no such modes,
    or if a stride is not a multiple of that.
    """
    size, unit = tensor.element_type.width // 8, INTERLEAVES[interleave]
    known = [n if isinstance(n, int) else None for n in stride]
    within, along = (next((m for m, step in enumerate(known) if step == wanted), None) for wanted in (1, unit // size))
    if within is None or along is None or shape[within] != unit // size or extents[within] != unit // size:
        raise error(
            "E0440",
            f"a tensor interleaved by {interleave} has {unit // size} contiguous {tensor.element_type.name} in a mode"
            f" of its own, all of them in the tile, and its slices along another mode: not {tensor.layout} with tiles"
            f" {extents}",
            user_location(),
            help=(
                "channels, width, height, slices, images, say: a layout"
                f" ({unit // size},w,h,c,n):(1,{unit // size},...)"
            ),
        )
    for mode, step in enumerate(known):
        if mode not in (within, along) and step is not None and step * size % unit:
            raise error(
                "E0440",
                f"mode {mode} has a stride of {step * size} bytes, an interleave of {interleave} needs multiples of"
                f" {unit}",
                user_location(),
                help=f"pad it: a multiple of {unit // size} elements",
            )
    return within, along


def check_mode(tensor: Tensor, tile: int, boxes: int = 1) -> int:
    """The elements of mode 0 of a tensor. Refuse (E0440) one whose mode 0 is not one tile of so
    many boxes, or some of its boxes, apart from modes of stride 0.
    """
    layout = apply("select", tensor.layout, mode=(0,)) if apply("rank", tensor.layout) else tensor.layout
    if is_dynamic(layout):
        return tile
    held = apply("size", layout)
    if tile in (held, apply("size", apply("filter_zeros", layout))):
        return held
    if boxes > 1 and held % (tile // boxes) == 0 and tile % held == 0:
        return held
    raise error(
        "E0440",
        f"mode 0 of {tensor.layout} has {held} elements, the atom's tile {tile}",
        user_location(),
        help="tma_partition takes tensors whose mode 0 is the tile: cute.group_modes(tensor, 0, 2)",
    )


def refuse_unknown(options: dict[str, Any]) -> None:
    """Raise E0440 for an option of `cute.copy` that a TMA copy does not have."""
    given = [name for name, value in options.items() if value is not None]
    if given:
        remedy = (
            "no predicate is needed: TMA fills loads and drops stores outside the tensor"
            if given[0] == "pred"
            else "it has tma_bar_ptr, mcast_mask, cache_policy"
        )
        raise error("E0440", f"a TMA copy takes no {given[0]}", user_location(), help=remedy)


def check_sides(src: Tensor, dst: Tensor, loads: bool) -> None:
    """Check that a load goes from coordinates to shared memory, a store the other way."""
    coordinates, shared = (src, dst) if loads else (dst, src)
    if coordinates.is_identity and not shared.is_identity and shared.memspace is AddressSpace.smem:
        return
    ways = "coordinates to shared memory" if loads else "shared memory to coordinates"
    remedy = (
        "both sides come from tma_partition"
        if src.is_identity or dst.is_identity
        else (
            "tile and partition the tensor of coordinates that make_tiled_tma_atom gives beside the atom, not the"
            " tensor in memory"
        )
    )
    raise error("E0440", f"this TMA atom copies from {ways}", user_location(), help=remedy)


def check_completion(loads: bool, barrier: Any, multicast: bool, mask: Any) -> None:
    """Check the barrier that completes a copy, and the mask of blocks."""
    if loads and barrier is None:
        raise error(
            "E0440",
            "a TMA load needs a barrier that counts its bytes",
            user_location(),
            help="cute.copy(atom, src, dst, tma_bar_ptr=barrier)",
        )
    if not loads and barrier is not None:
        raise error(
            "E0440",
            "no barrier counts the bytes of a TMA store",
            user_location(),
            help=(
                "cute.arch.cp_async_bulk_commit_group() after it, and cp_async_bulk_wait_group(0) before its source is"
                " used again"
            ),
        )
    if multicast and mask is None:
        raise error(
            "E0440",
            "a multicast needs the mask of the blocks that it goes to",
            user_location(),
            help="cute.copy(..., mcast_mask=cpasync.create_tma_multicast_mask(cta_layout_vmnk, cta_coord_vmnk, mode))",
        )


def check_tile(coordinates: Tensor, shared: Tensor, units: int, kind: NumberClass, taken_for: NumberClass) -> None:
    """Check that sides of known sizes are one tile of so many units (the unit moves the tensor
    map's boxes, whatever the sides' sizes), that the unit can reach the shared memory, and that it
    holds elements of `kind`, or of a class of equal width: the unit does not convert, and floats of
    another format get a warning (W0405). Those that it takes for wider ones may get as much in
    shared memory.
    """
    held_kind = shared.element_type
    wide = taken_for.width if kind.width < 8 else kind.width
    if held_kind.width != wide:
        raise error(
            "E0405",
            f"a TMA copy between a tensor of {kind.name} and shared memory of {held_kind.name}",
            user_location(),
            help=(
                f"copies do not convert: allocate shared memory of {kind.name}, or reinterpret a class of equal"
                " width with cute.recast_tensor"
            ),
        )
    if held_kind.is_float and kind.is_float and held_kind is not kind and {held_kind, kind} != {Float32, TFloat32}:
        message = f"a TMA copy moves the bits of {kind.name} to or from shared memory of {held_kind.name}"
        current().warnings.append(Warning_("W0405", message, user_location()))
    for side, wanted in ((coordinates, units), (shared, units * max(1, taken_for.width // wide))):
        held = None if is_dynamic(side.layout) else apply("size", side.layout)
        if held is not None and held != wanted:
            raise error(
                "E0440",
                f"this TMA atom copies {wanted} elements, {wanted * kind.width // 8} bytes, not the {held} of"
                f" {side.layout}",
                user_location(),
                help="slice one tile out of what tma_partition gives: tAgA[None, k], tAsA[None, stage]",
            )
    if shared.iterator.alignment % _SHARED_ALIGNMENT:
        raise error(
            "E0440",
            f"a TMA copy needs shared memory at a multiple of {_SHARED_ALIGNMENT} bytes, it is known to be at one of "
            f"{shared.iterator.alignment}",
            user_location(),
            help="allocate it with byte_alignment=1024, or cute.struct.Align[..., 1024]",
        )
