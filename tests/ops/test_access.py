"""Runs of elements that one access may cover: legal for every run-time value, and as wide as
possible.
"""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings, strategies as st

from cutec.layout import ComposedLayout, Dyn, Layout, Swizzle, is_static, size
from cutec.ops.cute.access import runs, side


@st.composite
def sides(draw):
    """A layout of up to three modes, some strides dynamic with a divisor, in up to 64 elements;
    element bits and alignment.
    """
    shape = tuple(draw(st.lists(st.sampled_from([1, 2, 3, 4, 8]), min_size=1, max_size=3)))
    stride = tuple(draw(st.sampled_from([0, 1, 2, 3, 4, 8, 16, Dyn(64, 1), Dyn(64, 4), Dyn(64, 8)])) for _ in shape)
    layout = Layout(shape, stride)
    if draw(st.booleans()):
        layout = ComposedLayout(Swizzle(*draw(st.sampled_from([(2, 0, 3), (1, 1, 2), (3, 2, 3)]))), 0, layout)
    return layout, draw(st.sampled_from([8, 16, 32, 64])), draw(st.sampled_from([8, 16, 32]))


def concrete(layout, multiple: int):
    """The layout with each dynamic stride an odd multiple of its divisor."""
    if isinstance(layout, ComposedLayout):
        return ComposedLayout(layout.inner, layout.offset, concrete(layout.outer, multiple))
    return Layout(layout.shape, tuple(s if is_static(s) else s.div * multiple for s in layout.stride))


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(sides())
def test_runs_are_legal_and_cover_everything_once(given_side) -> None:
    layout, bits, align = given_side
    count = size(layout)
    cut = runs([side(layout, count, bits, align)], count, 128)
    assert sorted(i for run in cut for i in run.indices) == list(range(count))
    for multiple in (1, 3, 5, 101):
        actual = concrete(layout, multiple)
        for run in cut:
            length = len(run.indices)
            offsets = [actual(i) for i in run.indices]
            assert length * bits <= 128 and length & (length - 1) == 0
            assert offsets == list(range(offsets[0], offsets[0] + length))
            if length > 1:
                assert (
                    offsets[0] * bits // 8 % math.gcd(align, length * bits // 8) == 0
                    and align % (length * bits // 8) == 0
                )


@pytest.mark.parametrize(
    ("layout", "bits", "align", "lengths"),
    [
        (Layout(8, 1), 32, 16, [4, 4]),
        (Layout(8, 1), 32, 8, [2] * 4),
        (Layout(8, 1), 16, 16, [8]),
        (Layout(8, 2), 32, 16, [1] * 8),
        (Layout((4, 2), (1, Dyn(64, 4))), 32, 16, [4, 4]),
        (Layout((4, 2), (1, Dyn(64, 2))), 32, 16, [4, 2, 2]),
        (Layout((2, 4), (Dyn(64, 4), 1)), 32, 16, [4, 4]),
        (Layout((2, 2, 2), (4, 1, 2)), 32, 16, [4, 4]),
        (Layout((2, 2, 2), (1, 0, 2)), 32, 16, [4, 4]),
        (ComposedLayout(Swizzle(3, 2, 3), 0, Layout((8, 4), (4, 1))), 32, 16, [4] * 8),
        (ComposedLayout(Swizzle(3, 1, 3), 0, Layout((8, 4), (4, 1))), 32, 16, [2] * 16),
        (ComposedLayout(Layout(64, 2), 0, Layout(8, 1)), 32, 16, [1] * 8),
    ],
)
def test_runs_are_as_long_as_can_be_proved(layout, bits: int, align: int, lengths) -> None:
    count = size(layout)
    cut = runs([side(layout, count, bits, align)], count, 128)
    assert sorted((len(run.indices) for run in cut), reverse=True) == lengths


def test_a_run_has_to_suit_both_sides() -> None:
    rows, columns = side(Layout((4, 4), (4, 1)), 16, 32, 16), side(Layout((4, 4), (1, 4)), 16, 32, 16)
    registers = side(Layout((4, 4), (1, 4)), 16, 32, 0)
    assert all(len(run.indices) == 1 for run in runs([rows, columns], 16, 128))
    assert [len(run.indices) for run in runs([rows, registers], 16, 128)] == [4] * 4
    assert [len(run.indices) for run in runs([rows, registers], 16, 64)] == [2] * 8
