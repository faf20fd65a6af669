"""Canonical text and its parser."""

import pytest
from hypothesis import given, strategies as st
from layout_strategies import QUICK, layouts

from cutec.layout import (
    ComposedLayout,
    Dyn,
    Layout,
    LayoutError,
    ScaledBasis,
    Swizzle,
    abstract,
    format_text,
    parse,
    type_text,
)
from cutec.layout.text import MAX_DEPTH

LEAVES = st.one_of(
    st.integers(0, 1 << 40),
    st.builds(Dyn, st.sampled_from([32, 64]), st.sampled_from([1, 8, 96])),
)
TUPLES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=6)


@given(TUPLES)
@QUICK
def test_int_tuples_round_trip(x):
    assert parse(format_text(x)) == x and parse(type_text(x)) == x and parse(type_text(x, "shape")) == x


@given(
    layouts(4),
    st.sampled_from([Swizzle(3, 4, 3), Swizzle(0, 4, 3), Swizzle(2, 0, -3), Layout((4, 5))]),
    st.sampled_from([0, 8, Dyn(32, 16)]),
)
@QUICK
def test_layouts_round_trip(layout, inner, offset):
    composed = ComposedLayout(inner, offset, layout)
    for x in (layout, composed):
        assert parse(str(x)) == x == parse(type_text(x))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("(4,8):(1,?{div=8})", Layout((4, 8), (1, Dyn(32, 8)))),
        ("( 4 , ?{i64 div=8} )", (4, Dyn(64, 8))),
        ("(_,(3,_))", (None, (3, None))),
        ("(1@0,-2@1@0,?{i64}@2)", (ScaledBasis(1, 0), ScaledBasis(-2, (0, 1)), ScaledBasis(Dyn(64), 2))),
        ("[4:1;8:1]", (Layout(4), Layout(8))),
        ("[(3):(1);_;[2:1;_]]", (Layout((3,), (1,)), None, (Layout(2), None))),
        ("():()", Layout(())),
        (
            '!cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">',
            ComposedLayout(Swizzle(3, 4, 3), 0, Layout((8, 64), (64, 1))),
        ),
        ('!cute.swizzle<"S<0,4,3>">', Swizzle(0, 4, 3)),
        ('!cute.tile<"[(2,3):(1,2);_]">', (Layout((2, 3)), None)),
        ('!cute.tile<"[_]">', (None,)),
        ('!cute.coord<"_">', None),
    ],
)
def test_examples_parse(text, value):
    assert parse(text) == value


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("(4,8", 4),
        ("(4,,8)", 3),
        ("(4,8):", 6),
        ("(4,8):(1,4)x", 11),
        ("?{div=}", 6),
        ("?{i32}", 2),
        ("S<3,4>", 5),
        ("S<3,4,3> o 0", 12),
        ("S<3,4,3> o 0 o 4", 16),
        ("[4;8:1]", 2),
        ("1@", 2),
        ("1@x", 2),
        ("4" * 60, 0),
        ("(" * 5000, MAX_DEPTH + 1),
        ("[" * 5000, MAX_DEPTH + 1),
        ('!cute.tensor<"4">', 6),
        ('!cute.layout<"4:1>', 17),
    ],
)
def test_malformed_text_names_the_position(text, position):
    with pytest.raises(LayoutError, match=rf"position {position},"):
        parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "(4,8):(1,2,3)",
        "S<3,4,1>",
        "?{div=0}",
        "1@-1",
        '!cute.layout<"(4,8)">',
        '!cute.shape<"4:1">',
        '!cute.tile<"(4,8)">',
        '!cute.swizzle<"4:1">',
        '!cute.int_tuple<"[4:1]">',
    ],
)
def test_well_formed_text_of_nothing_is_refused(text):
    with pytest.raises(LayoutError):
        parse(text)
    with pytest.raises(LayoutError):
        parse(4)


def test_tiles_print_in_brackets():
    assert format_text((Layout(4), None, (Layout((2, 2)), 8))) == "[4:1;_;[(2,2):(1,2);8:1]]"
    assert (
        type_text((Layout(4), 8)) == '!cute.tile<"[4:1;8:1]">'
        and type_text((4, None), "coord") == '!cute.coord<"(4,_)">'
    )


def test_abstract_forgets_everything_but_facts():
    layout = parse("(4,?):(1,?{i64 div=8})")
    assert abstract(layout) == layout and abstract(Layout(4)) == Layout(4) and abstract((1, None)) == (1, None)
