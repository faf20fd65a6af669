"""Tables, SVG, atoms, bank conflicts and sectors."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given, strategies as st
from layout_strategies import THOROUGH, layouts

from cutec.layout import ComposedLayout, Dyn, Layout, LayoutError, Swizzle, crd2idx, make_layout_tv
from cutec.layout.access import bank_conflicts, coalescing
from cutec.layout.draw import Grid, index_grid, table, tv_grid
from cutec.layout.inttuple import flatten_to_tuple
from cutec.layout.svg import Panel, svg
from cutec.target.atom_pictures import atom, names


@pytest.mark.slow
@given(layouts(4), st.integers(12, 80))
@THOROUGH
def test_tables_and_pictures_hold_every_index(layout, width):
    grid = index_grid(layout)
    shown = [grid.text(r, c) for r in range(grid.rows) for c in range(grid.columns)]
    assert sorted(shown) == sorted(str(layout(i)) for i in range(layout.size()))
    assert all(len(line) <= width for line in table(grid, width))
    texts = [e.text for e in ElementTree.fromstring(svg([Panel("<&>", grid)])).iter() if e.tag.endswith("text")]
    assert texts[:2] == ["<&>", grid.legend] and len(texts) == 2 + grid.rows + grid.columns + layout.size()


def test_notebooks_show_static_layouts():
    swizzled = ComposedLayout(Swizzle(2, 0, 2), 0, Layout((4, 4), (4, 1)))
    assert swizzled._repr_svg_().startswith("<svg") and "<td" in swizzled._repr_html_()
    assert Layout((Dyn(), 4))._repr_svg_() is None and Layout((1 << 20, 4))._repr_html_() is None


def test_larger_offsets_are_darker_and_swizzled_bits_have_colours():
    rows = index_grid(Layout((2, 2), (2, 1)))
    colors = [rows.color(r, c) for r in range(2) for c in range(2)]
    assert colors == sorted(set(colors), reverse=True) and (colors[0], colors[-1]) == ("#f7fbff", "#7ba7db")
    swizzled = index_grid(ComposedLayout(Swizzle(1, 0, 1), 0, Layout((2, 2), (2, 1))))
    assert swizzled.color(0, 0) == swizzled.color(1, 1) != swizzled.color(0, 1) == swizzled.color(1, 0)
    assert swizzled.legend == "offsets; colour: their bits 0 to 0"


def test_b_of_an_atom_is_drawn_with_k_downwards():
    fragment = atom("SM80_16x8x16_F32F16F16F32_TN").operands["B"]
    grid = tv_grid(fragment.tv, fragment.tile, transposed=True)
    assert (grid.rows, grid.columns) == (16, 8) and owner(grid, 15, 7) == "T31V3"


def test_threads_and_values_stand_below_each_other():
    fragment = atom("universal_copy_2").operands["src"]
    drawn = ElementTree.fromstring(svg([Panel("src", tv_grid(fragment.tv, fragment.tile))]))
    texts = [(e.text, e.get("y")) for e in drawn.iter() if e.tag.endswith("text")][-4:]
    assert [text for text, _ in texts] == ["T0", "V0", "T0", "V1"]
    assert int(texts[1][1]) - int(texts[0][1]) == int(texts[3][1]) - int(texts[2][1]) > 0


def owner(grid: Grid, r: int, c: int) -> str:
    return grid.text(r, c)


def test_warp_fragments_are_those_of_the_ptx_isa():
    """mma.m16n8k16: groupID = lane / 4, t = lane % 4."""
    operands = atom("sm80_16x8x16_f32f16f16f32_tn").operands
    a, b, c = (tv_grid(f.tv, f.tile) for f in operands.values())
    for lane in range(32):
        group, t = divmod(lane, 4)
        for i in range(8):
            assert owner(a, group + 8 * (i // 2 % 2), t * 2 + i % 2 + 8 * (i // 4)) == f"T{lane}V{i}"
        for i in range(4):
            assert owner(b, group, t * 2 + i % 2 + 8 * (i // 2)) == f"T{lane}V{i}"
            assert owner(c, group + 8 * (i // 2), t * 2 + i % 2) == f"T{lane}V{i}"


@pytest.mark.parametrize("n", [8, 64, 128, 256])
def test_warpgroup_fragments_are_those_of_the_ptx_isa(n):
    """wgmma m64nNk16: warp w has rows 16w to 16w+15; every 8 columns repeat."""
    found = atom(f"SM90_64x{n}x16_F32F16F16_SS")
    fragment = found.operands["C"]
    grid = tv_grid(fragment.tv, fragment.tile)
    for thread in range(128):
        warp, lane = divmod(thread, 32)
        for i in range(n // 2):
            row, column = 16 * warp + lane // 4 + 8 * (i // 2 % 2), lane % 4 * 2 + i % 2 + 8 * (i // 4)
            assert owner(grid, row, column) == f"T{thread}V{i}"


def reached(layout: Layout) -> set[int]:
    """All indices of a layout, a mode after the other: a hundred times as fast as a coordinate
    after the other.
    """
    indices = {0}
    for extent, stride in zip(flatten_to_tuple(layout.shape), flatten_to_tuple(layout.stride)):
        indices = {index + i * stride for index in indices for i in range(extent)}
    return indices


@pytest.mark.slow
def test_every_atom_covers_its_tiles():
    """Atoms of other types share most of their fragments: each of these is enumerated once, and of
    what all threads share one thread.
    """
    users = {}
    for name in names():
        for tile, tv in atom(name).operands.values():
            users.setdefault((tile, tv if tv[0].cosize() > 1 else tv[1]), name)
    for (tile, fragment), name in users.items():
        assert reached(fragment) == set(range(tile[0] * tile[1])), name


def test_tv_pictures_show_the_owner():
    tile, tv = make_layout_tv(Layout((2, 3), (3, 1)), Layout((2, 1)))
    grid = tv_grid(tv, tile)
    for thread in range(6):
        for v in range(2):
            index = tv((thread, v))
            assert grid.text(index % 4, index // 4) == f"T{thread}V{v}"
    with pytest.raises(LayoutError, match="thread-value"):
        tv_grid(Layout(4), (2, 2))


def phases(offsets: list[int], size: int) -> int:
    """Wavefronts of a warp, written independently: bytes by bank and word."""
    together = {1: 32, 2: 32, 4: 32, 8: 16, 16: 8}[size]
    total = 0
    for first in range(0, len(offsets), together):
        words = {byte // 4 for offset in offsets[first : first + together] for byte in range(offset, offset + size)}
        total += max(sum(1 for w in words if w % 32 == bank) for bank in range(32))
    return total


@given(
    st.sampled_from([0, 1, 2, 3, 8, 16, 31, 32, 33, 64]),
    st.sampled_from([8, 16, 32, 64, 128]),
    st.sampled_from([1, 4, 32, 64]),
)
@THOROUGH
def test_wavefronts_and_sectors_by_brute_force(stride, bits, threads):
    layout = Layout((threads, 2), (stride, 1 << 10))
    size = bits // 8
    for request in bank_conflicts(layout, bits, threads):
        lanes = range(request.warp * 32, min(request.warp * 32 + 32, threads))
        offsets = [layout((t, request.first_value)) * size for t in lanes]
        assert request.cost == phases(offsets, size) and bool(request.conflicts) == (request.cost > request.best)
    for request in coalescing(layout, bits, threads):
        lanes = range(request.warp * 32, min(request.warp * 32 + 32, threads))
        sectors = {(layout((t, request.first_value)) * size + b) // 32 for t in lanes for b in range(size)}
        assert request.cost == len(sectors) >= request.best


def test_a_swizzle_takes_conflicts_away():
    """Eight threads read 16 bytes of a column of rows of 128 bytes: one bank group without a
    swizzle, all with it.
    """
    column = Layout((8, 8), (64, 1))
    assert [r.cost for r in bank_conflicts(column, 16, 8, 8)] == [8]
    swizzled = ComposedLayout(Swizzle(3, 3, 3), 0, column)
    assert [r.cost for r in bank_conflicts(swizzled, 16, 8, 8)] == [1]


@pytest.mark.parametrize(
    ("layout", "bits", "threads", "vector"),
    [
        (Layout((32, 2)), 12, 32, 1),
        (Layout((32, 2)), 32, 32, 2),
        (Layout((32, 3)), 32, 64, 1),
        (Layout((Dyn(), 2)), 32, 32, 1),
        (Layout(64), 32, 0, 1),
    ],
)
def test_accesses_that_cannot_be_told(layout, bits, threads, vector):
    with pytest.raises(LayoutError):
        bank_conflicts(layout, bits, threads, vector)


def test_grids_count_coordinates_as_layouts_do():
    layout = Layout((2, 3, 4))
    grid = index_grid(layout)
    assert (grid.rows, grid.columns) == (2, 12) and grid.text(1, 7) == str(crd2idx((1, 1, 2), (2, 3, 4)))
