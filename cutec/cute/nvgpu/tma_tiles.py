"""Tiles of a tensor for the TMA unit, mode by mode: a tile may be a shape, a layout of coordinates
(`composition(make_identity_layout(tensor.shape), shape)`), and nested as the tensor is.
"""

from __future__ import annotations

from typing import Any

from cutec import layout as cl
from cutec.cute.tuples import check_static
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int16
from cutec.frontend.tensors.tensor import Tensor
from cutec.layout import Layout, ScaledBasis
from cutec.layout.tma import MOST_EXTENT
from cutec.records import NamedTuple

_BYTE = 8  # bits


class FlatTile(NamedTuple):
    """A tensor and its tile with nested modes taken apart: extents and strides of the tensor,
    extents of the tile, the tile's layout in shared memory; for modes along which the tile's
    elements are no neighbours, where they are; and whether the first mode with elements is made of
    several (`in_units`).
    """

    shape: tuple[Any, ...]
    stride: tuple[Any, ...]
    extents: tuple[int, ...]
    smem: Layout
    places: dict[int, Layout]
    merged: bool = False


def flat_tile(tensor: Tensor, smem: Layout, tiler: Any) -> FlatTile:
    """The parts of a tensor's tile; of a layout with a mode of stages behind them, those of one
    stage. Raises E0440 for a tile that is nested in another way than the tensor, or that is not of
    the tensor's own modes in their order.
    """
    tiler = _by_mode(check_static(tiler))
    modes = _shape_of(tiler)
    smem = _one_stage(_by_modes(smem, modes), modes)
    shape, stride = (part if isinstance(part, tuple) else (part,) for part in (tensor.shape, tensor.stride))
    if not any(isinstance(mode, tuple) for mode in shape):
        extents = tuple([cl.size(mode) for mode in modes])
        return FlatTile(shape, stride, extents, smem, _places(tiler))  # pyright: ignore[reportArgumentType]  # static extents
    modes = tuple(map(_nested, modes, shape)) if len(modes) <= len(shape) else modes
    if len(modes) > len(shape) or not all(map(_fits, modes, shape)):  # of further modes a tile has one index
        raise error(
            "E0440",
            f"the tile {modes} is not nested as the tensor's shape {shape}",
            user_location(),
            help="give the extents of a grouped mode as a tuple, or make the atom before cute.group_modes",
        )
    for layout in _places(tiler).values():
        raise _no_tile(layout)
    parts = [part for mode, place in zip(modes, _modes_of(smem, modes)) for part in _taken_apart(mode, place)]
    return FlatTile(
        cl.flatten_to_tuple(shape),
        cl.flatten_to_tuple(stride),
        cl.flatten_to_tuple(modes),  # pyright: ignore[reportArgumentType]  # static extents
        cl.make_layout(*parts),
        {},
    )


def in_wide_units(tile: FlatTile, element: NumberClass, kind: NumberClass) -> tuple[FlatTile, NumberClass]:
    """(the tile, counted in units (`in_units`) that the unit takes for `kind`; that class). Bytes
    of which more are in one mode than a box may have are taken in pairs, so that boxes stay large
    and blocks that share a tile get at least 128 bytes of each:

        scale factors, 512 bytes a chunk, 4 blocks    256 pairs: 128 bytes a block, not 64
    """
    tiles = in_units(tile, kind.width // element.width if element.width >= _BYTE else 1)
    if tiles.merged and kind.width == _BYTE and element.width == _BYTE and max(tiles.extents) > MOST_EXTENT:
        return in_units(tile, Int16.width // element.width), Int16
    return tiles, kind


def in_units(tile: FlatTile, count: int) -> FlatTile:
    """The tile, counted in units of `count` elements. Modes whose elements are contiguous both in
    the tensor and in shared memory become one, in the place of the innermost; the others of them,
    and those of stride 0, get extent 1. Nothing changes where units are elements, and no mode has
    stride 0. Of scale factors as pairs:

        tensor (32,4,m,16,4,k):(16,4,512k,0,1,512)    →  (1,1,m,1,256,k), 256 pairs are one mode

    Raises E0440 where not all of a unit is in the tile.
    """
    shape, stride, extents = list(tile.shape), list(tile.stride), list(tile.extents)
    places = [cl.get(tile.smem, i) for i in range(len(extents))]  # of further modes a tile has one index
    repeated = [
        i
        for i, (step, place) in enumerate(zip(stride, places))
        if isinstance(step, int) and step == 0 and set(cl.flatten_to_tuple(place.stride)) == {0}
    ]
    if count == 1 and not any(extents[i] > 1 for i in repeated):
        return tile
    inside, length = [], 1
    while (here := _follower(stride, places, length, [*repeated, *inside])) is not None:
        if not isinstance(shape[here], int) or extents[here] != shape[here]:
            break
        inside.append(here)
        length *= extents[here]
    if length % count or not (inside or count == 1):
        raise error(
            "E0440",
            f"a tile of {extents} of {tile.shape}:{tile.stride} has {length} contiguous elements, no multiple of"
            f" {count}",
            user_location(),
            help="leave internal_type out",
        )
    for mode in (*repeated, *inside):
        shape[mode], stride[mode], extents[mode], places[mode] = 1, 0, 1, Layout(1, 0)
    for first in inside[:1]:
        shape[first], stride[first], extents[first], places[first] = length // count, 1, length // count, Layout(length)
    smem = cl.make_layout(*(cl.recast_layout(count, 1, place) for place in places))
    return FlatTile(tuple(shape), tuple(stride), tuple(extents), smem, tile.places, bool(inside))


def _follower(stride: list[Any], places: list[Layout], length: int, known: list[int]) -> int | None:
    """The mode whose elements are `length` apart in the tensor and in shared memory."""
    return next(
        (
            i
            for i, step in enumerate(stride[: len(places)])
            if i not in known and isinstance(step, int) and step == length and cl.coalesce(places[i]).stride == length
        ),
        None,
    )


def nested_as(profile: Any, flat: tuple[Any, ...]) -> tuple[Any, ...]:
    """A flat tuple in the profile of a shape."""
    rest = iter(flat)

    def nest(mode: Any) -> Any:
        return tuple([nest(part) for part in mode]) if isinstance(mode, tuple) else next(rest)

    return nest(profile if isinstance(profile, tuple) else (profile,))


def _shape_of(tiler: Any) -> tuple[Any, ...]:
    """The shape of a tile, one entry for each mode of the tensor."""
    if isinstance(tiler, Layout):
        return _coordinates(tiler)
    modes = tiler if isinstance(tiler, (tuple, list)) else (tiler,)
    return tuple([cl.size(mode) if isinstance(mode, Layout) else _plain(mode) for mode in modes])


def _by_mode(tiler: Any) -> Any:
    """A layout of coordinates with gaps, each mode along one mode of the tensor, as a layout for
    each mode; any other tile as it is.

        (64,(32,2)):(1@0,(1@1,64@1))  →  64:1, (32,2):(1,64)
    """
    if not isinstance(tiler, Layout) or not isinstance(tiler.shape, tuple):
        return tiler
    steps = [(mode, step) for mode, part in enumerate(tiler.stride) for step in cl.flatten_to_tuple(part)]
    if not all(isinstance(step, ScaledBasis) and step.modes == (mode,) for mode, step in steps):
        return tiler
    if all(step.value == 1 for _, step in steps):
        return tiler
    return tuple(
        Layout(shape, cl.transform_leaf(lambda step: step.value, stride))
        for shape, stride in zip(tiler.shape, tiler.stride)
    )


def _plain(mode: Any) -> Any:
    return tuple(map(_plain, mode)) if isinstance(mode, (tuple, list)) else int(mode)


def _by_modes(smem: Layout, modes: tuple[Any, ...]) -> Layout:
    """A tile's layout by the tile's modes, where it has them in one."""
    whole = smem.rank == 1 < len(modes) and cl.size(smem) == cl.size(modes)
    return cl.composition(smem, Layout(modes)) if whole else smem


def _one_stage(smem: Layout, modes: tuple[Any, ...]) -> Layout:
    """The layout of one of several stages, which have a mode behind those of the tile."""
    if smem.rank != len(modes) + 1:
        return smem
    stage = cl.make_layout(*(cl.get(smem, mode) for mode in range(len(modes))))
    return stage if cl.size(stage) == cl.size(modes) else smem


def _coordinates(tiler: Layout) -> tuple[Any, ...]:
    """The shape of a tile that is given as the layout of its coordinates in the tensor."""
    tiler = tiler if isinstance(tiler.shape, tuple) else Layout((tiler.shape,), (tiler.stride,))
    if tiler.rank == 1 and len(_tops(tiler.stride)) > 1:  # the tile as one mode of values
        tiler = cl.get(tiler, 0)
    for mode, stride in enumerate(cl.flatten_to_tuple(tiler.stride)):
        extent = cl.flatten_to_tuple(tiler.shape)[mode]
        if extent != 1 and not (isinstance(stride, ScaledBasis) and stride.value == 1):
            raise _no_tile(tiler)
    if any(_tops(part) - {mode} for mode, part in enumerate(tiler.stride)):
        raise _no_tile(tiler)
    return tiler.shape


def _tops(stride: Any) -> set[int]:
    """The modes of the tensor along which coordinates with these strides go."""
    return {step.modes[0] for step in cl.flatten_to_tuple(stride) if isinstance(step, ScaledBasis)}


def _places(tiler: Any) -> dict[int, Layout]:
    """The modes of a tile that are layouts, and no runs of neighbours."""
    modes = enumerate(tiler if isinstance(tiler, (tuple, list)) else ())
    found = {i: mode for i, mode in modes if isinstance(mode, Layout) and cl.size(mode) != 1}
    return {i: cl.coalesce(mode) for i, mode in found.items() if cl.coalesce(mode).stride != 1}


def _no_tile(tiler: Layout) -> Exception:
    return error(
        "E0440",
        f"a copy by the TMA unit takes a box of the tensor, which the tile {tiler} is not",
        user_location(),
        help="give the extents, (128, 64), or cute.composition(cute.make_identity_layout(tensor.shape), (128, 64))",
    )


def _fits(tile: Any, shape: Any) -> bool:
    """Whether a tile is nested as a shape; an extent stands for a mode that is not nested."""
    if not isinstance(shape, tuple):
        return not isinstance(tile, tuple) or len(cl.flatten_to_tuple(tile)) == 1
    return isinstance(tile, tuple) and len(tile) == len(shape) and all(map(_fits, tile, shape))


def _nested(tile: Any, shape: Any) -> Any:
    """An extent split as a mode of the tensor is: 192 of (2, n) is (2, 96). As it is where a part
    of the mode that is not its last is dynamic, or does not divide it.
    """
    if not isinstance(shape, tuple) or isinstance(tile, tuple):
        return tile
    parts: list[Any] = []
    rest = tile
    for extent in shape[:-1]:
        whole = cl.size(extent) if cl.is_static(extent) else 0
        part = min(whole, rest)
        if not part or rest % part or whole % part:
            return tile
        parts.append(_nested(part, extent))
        rest //= part
    return (*parts, _nested(rest, shape[-1]))


def _modes_of(smem: Layout, modes: tuple[Any, ...]) -> list[Layout]:
    """The modes of a tile's layout in shared memory."""
    if len(modes) == 1 and smem.rank != 1:
        return [smem]
    return [cl.get(smem, mode) for mode in range(smem.rank)]


def _taken_apart(extents: Any, place: Layout) -> list[Layout]:
    """The layouts of the parts of a nested mode."""
    if not isinstance(extents, tuple):
        return [place]
    whole = cl.composition(place, Layout(extents))
    return [part for index, mode in enumerate(extents) for part in _taken_apart(mode, cl.get(whole, index))]
