"""Parts of swizzled layouts as layouts without a swizzle: the same function, and the same strides
as the public DSL prints.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies as st
from layout_strategies import THOROUGH, Known, value

from cutec.layout import ComposedLayout, Dyn, Layout, LayoutError, Swizzle, local_tile, slice_and_offset, zipped_divide
from cutec.layout.unswizzle import taken_bits, unswizzled

EXTENTS = st.lists(st.sampled_from([1, 2, 2, 3, 4, 4, 6, 8]), min_size=2, max_size=4)
SWIZZLES = st.builds(
    lambda bits, base, more, back: Swizzle(bits, base, (bits + more) * (-1 if back else 1)),
    st.integers(1, 2),
    st.integers(0, 2),
    st.integers(0, 1),
    st.booleans(),
)


def compact(extents: list[int], order: list[int]) -> Layout:
    strides, step = [0] * len(extents), 1
    for mode in order:
        strides[mode], step = step, step * extents[mode]
    return Layout(tuple(extents), tuple(strides))


def same_function(whole: ComposedLayout, part: ComposedLayout) -> bool:
    """Whether a part without its swizzle, if there is one, has the part's indices."""
    taken = taken_bits(whole, part)
    if taken is None:
        return False
    plain, start = unswizzled(part, taken)
    through: Any = value(part)
    without: Any = value(plain)
    assert [value(start) + without(i) for i in range(through.size())] == [through(i) for i in range(through.size())]
    return True


@given(st.data(), EXTENTS, SWIZZLES)
@THOROUGH
def test_slices_are_the_same_function(data: Any, extents: list[int], swizzle: Swizzle) -> None:
    whole = ComposedLayout(swizzle, 0, compact(extents, data.draw(st.permutations(range(len(extents))))))
    free = data.draw(st.lists(st.booleans(), min_size=len(extents), max_size=len(extents)))
    coord = tuple(None if f else Known(data.draw(st.integers(0, n - 1))) for f, n in zip(free, extents))
    same_function(whole, slice_and_offset(coord, whole)[0])


@given(st.data(), SWIZZLES, st.sampled_from([1, 2, 3, 4, 6, 8, 12]), st.integers(0, 40))
@THOROUGH
def test_tiles_are_the_same_function(data: Any, swizzle: Swizzle, tile: int, offset: int) -> None:
    whole = ComposedLayout(swizzle, data.draw(st.sampled_from([0, offset, Known(offset)])), Layout((8, 24), (24, 1)))
    at = (Known(data.draw(st.integers(0, 7))), Known(data.draw(st.integers(0, 24 // tile - 1))))
    same_function(whole, local_tile(whole, (1, tile), at)[0])


ROWS = ComposedLayout(Swizzle(3, 3, 3), 0, Layout(((8, 8), (64, 1)), ((64, 512), (1, 0))))
DYNAMIC = "?{div=8},?{div=16},?{div=32}"


@pytest.mark.parametrize(
    ("coord", "text"),
    [
        ((3, None), "(((8,4,2),1)):(((1,-8,32),0))"),
        ((None, 3), "((8,8)):((72,512))"),
        ((Dyn(), None), f"(((8,2,2,2),1)):(((1,{DYNAMIC}),0))"),
        ((None, Dyn()), f"(((2,2,2),8)):((({DYNAMIC}),512))"),
    ],
)
def test_strides_are_those_of_the_public_dsl(coord: Any, text: str) -> None:
    part, _ = slice_and_offset(coord, ROWS)
    taken = taken_bits(ROWS, part)
    assert taken is not None and isinstance(part, ComposedLayout)
    assert str(unswizzled(part, taken)[0]) == text


def test_tall_tiles_of_any_number_of_periods() -> None:
    whole = ComposedLayout(Swizzle(3, 3, 3), 0, Layout(((8, 10), (64, 2)), ((64, 512), (1, 5120))))
    for column in range(128):
        assert same_function(whole, slice_and_offset((None, Known(column)), whole)[0])
    for row in range(80):
        assert same_function(whole, slice_and_offset((Known(row), None), whole)[0])


@pytest.mark.parametrize("swizzle", [Swizzle(1, 0, 1), Swizzle(2, 1, 2), Swizzle(1, 2, 3), Swizzle(2, 1, -2)])
@pytest.mark.parametrize("tile", [1, 2, 3, 4, 6, 12])
def test_parts_that_step_over_periods(swizzle: Swizzle, tile: int) -> None:
    whole = ComposedLayout(swizzle, 0, Layout((48, 8), (8, 1)))
    tiled = zipped_divide(whole, (tile, 4))
    without = [
        same_function(whole, slice_and_offset(coord, tiled)[0])
        for row in range(tile)
        for column in range(4)
        for coord in (((Known(row), column), None), ((row, None), (None, Known(column % 2))), (None, (row, 0)))
    ]
    assert any(without) or swizzle.shift != 1


def test_strides_of_parts_that_step_over_periods() -> None:
    whole = ComposedLayout(Swizzle(3, 3, 3), 0, Layout(((8, 24), 64), ((64, 512), 1)))
    part, _ = slice_and_offset(((Dyn(), None), (None, Dyn())), zipped_divide(whole, (4, 8)))
    taken = taken_bits(whole, part)
    assert taken is not None and isinstance(part, ComposedLayout)
    assert str(unswizzled(part, taken)[0]) == "(8,(2,24)):(1,(?{div=32},512))"


def test_what_keeps_its_swizzle() -> None:
    part, _ = local_tile(ROWS, (16, 16), (Dyn(), Dyn()))
    assert taken_bits(ROWS, part) is None, "it moves along source and target bits"
    assert taken_bits(ROWS, ROWS) is None and taken_bits(ROWS.outer, part) is None
    assert isinstance(part, ComposedLayout)
    with pytest.raises(LayoutError, match="no layout without its swizzle"):
        unswizzled(part, 0)
