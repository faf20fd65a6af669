"""Pictures of layouts as numbers: what each cell of a grid holds.

Mode 0 of a layout runs down, mode 1 across; of further modes (stages, say) the picture shows
coordinate 0. A picture of a tiled copy or multiply shows which thread holds which value.
"""

from __future__ import annotations

from typing import Any

from cutec.layout import ComposedLayout, Layout, LayoutBase, is_static
from cutec.layout.inttuple import product, wrap
from cutec.layout.modes import static_size
from cutec.layout.swizzle import outer_of
from cutec.ops.cute.atom_types import TiledCopy, TiledMma

Picture = dict[str, Any]
MOST = 128  # rows and columns of a picture
BANKS, BANK_BYTES = 32, 4


def address_picture(layout: LayoutBase, bits: int, in_shared: bool) -> Picture | None:
    """The address of each cell in elements, and in shared memory its bank: of an array that begins
    in bank 0, as those aligned to 128 bytes do. None for layouts that are dynamic, of one element,
    or that give coordinates instead of addresses.
    """
    if not is_static(layout) or not isinstance(layout(0), int):
        return None
    down, across = _two_modes(outer_of(layout))
    full = [static_size(down), static_size(across)]
    if full[0] * full[1] < 2:
        return None
    rows, columns = (min(extent, MOST) for extent in full)
    inner = _inner(layout)
    begins = [across(c) for c in range(columns)]
    address = [inner(down(r) + begin) for r in range(rows) for begin in begins]
    bank = [a * bits // 8 // BANK_BYTES % BANKS for a in address] if in_shared and bits else None
    return _picture(full, address=address, bank=bank)


def _two_modes(layout: Layout) -> tuple[Layout, Layout]:
    """The layouts that run down and across. Where mode 1 has one element, as in ((64,16),1,4) of a
    multiply's operand, the first two modes inside of mode 0 are drawn.
    """
    if layout.rank == 1:
        inside = layout[0] if isinstance(layout.shape, tuple) else layout
        return _two_modes(inside) if inside.rank > 1 else (Layout(1), inside)
    if static_size(layout, 1) == 1 and layout[0].rank > 1:
        return layout[0][0], _rest(layout[0])
    return layout[0], layout[1]


def _rest(layout: Layout) -> Layout:
    """All modes but the first."""
    assert isinstance(layout.shape, tuple) and isinstance(layout.stride, tuple)
    return Layout(layout.shape[1:], layout.stride[1:])


def _inner(layout: LayoutBase) -> Any:
    """From the index of the outer layout to the address."""
    if not isinstance(layout, ComposedLayout):
        return int
    return lambda index: layout.inner(layout.offset + index)


def owner_picture(tv: Layout, tile: tuple[int, int]) -> Picture | None:
    """The first thread, and its value, that holds each cell of a tile; -1 where none does. None
    where each thread holds the whole tile: a multiply takes that operand from shared memory.
    """
    threads, values = static_size(tv, 0), static_size(tv, 1)
    begins = [tv((thread, 0)) for thread in range(threads)]
    if len(set(begins)) < 2:
        return None
    owners: dict[int, tuple[int, int]] = {}
    for value in range(values):
        offset = tv((0, value))
        for thread, begin in enumerate(begins):
            index = begin + offset
            if index not in owners or thread < owners[index][0]:
                owners[index] = (thread, value)
    rows, columns = (min(extent, MOST) for extent in tile)
    cells = [owners.get(r + tile[0] * c, (-1, -1)) for r in range(rows) for c in range(columns)]
    return _picture(list(tile), thread=[c[0] for c in cells], value=[c[1] for c in cells])


def _picture(full: list[int], **cells: list[int] | None) -> Picture:
    rows, columns = (min(extent, MOST) for extent in full)
    empty: dict[str, list[int] | None] = {"address": None, "bank": None, "thread": None, "value": None}
    return {"rows": rows, "columns": columns, "full": full, **empty, **cells}


def copy_pictures(copy: TiledCopy) -> dict[str, Picture]:
    """The two sides of a tiled copy, or the one if they are the same."""
    tiling = copy.tiling
    tile = _tile(tiling.tiler)
    sides = {"source": tiling.side_tv(tiling.source), "target": tiling.side_tv(tiling.target)}
    if sides["source"] == sides["target"]:
        sides = {"": sides["source"]}
    return _drawn({side: (tv, tile) for side, tv in sides.items()})


def multiply_pictures(multiply: TiledMma) -> dict[str, Picture]:
    """The operands of a tiled multiply that threads hold: A (M,K), B (N,K), C (M,N)."""
    tiling, held = multiply.tiling, zip("ABC", multiply.atom.row.tv)
    modes = {"A": (0, 2), "B": (1, 2), "C": (0, 1)}
    sides = {}
    for letter, tv in held:
        if static_size(tv, 1) != tv.cosize() or multiply.atom.row.threads == 1:
            first, second = modes[letter]
            sides[letter] = (tiling.operand_tv(letter), (tiling.extent(letter, first), tiling.extent(letter, second)))
    return _drawn(sides)


def _drawn(sides: dict[str, tuple[Layout, tuple[int, int]]]) -> dict[str, Picture]:
    """The pictures of sides that threads share."""
    drawn = {side: owner_picture(tv, tile) for side, (tv, tile) in sides.items()}
    return {side: picture for side, picture in drawn.items() if picture is not None}


def _tile(tiler: Any) -> tuple[int, int]:
    """Rows and columns of the tile of a tiled copy; further modes run across."""
    extents = [_extent(mode) for mode in wrap(tiler)]
    rest = product(tuple(extents[1:]))
    assert isinstance(rest, int)  # tilers are static
    return (extents[0], rest) if len(extents) > 1 else (1, extents[0])


def _extent(mode: Any) -> int:
    extent = product(mode.shape if isinstance(mode, LayoutBase) else mode)
    assert isinstance(extent, int)
    return extent
