"""The algebra against its defining equations, by brute force over small static layouts."""

import pytest
from hypothesis import assume, given, strategies as st
from layout_strategies import EXTENTS, QUICK, THOROUGH, compact_layouts, layouts, nested, table

from cutec.layout import (
    Layout,
    LayoutError,
    coalesce,
    complement,
    composition,
    depth,
    filter_,
    flatten_to_tuple,
    is_weakly_congruent,
    left_inverse,
    make_ordered_layout,
    max_common_layout,
    max_common_vector,
    nullspace,
    parse,
    recast_layout,
    right_inverse,
    size,
)

pytestmark = pytest.mark.slow


@given(layouts(4))
@QUICK
def test_coalesce_keeps_the_function_and_is_flat(layout):
    flat = coalesce(layout)
    assert table(flat) == table(layout)
    assert depth(flat) <= 1 and coalesce(flat) == flat
    beyond = layout.size()
    assert 1 not in (flat.shape if isinstance(flat.shape, tuple) else ()) and flat.size() == beyond


@given(layouts(4))
@QUICK
def test_coalesce_by_profile_keeps_the_rank(layout):
    assume(isinstance(layout.shape, tuple))
    by_mode = coalesce(layout, (1,) * layout.rank)
    assert by_mode.rank == layout.rank and table(by_mode) == table(layout)
    assert all(by_mode[i] == coalesce(layout[i]) for i in range(layout.rank))


@given(layouts(3), layouts(2))
@THOROUGH
def test_composition_is_function_composition(a, b):
    try:
        r = composition(a, b)
    except LayoutError:
        assume(False)
    assert [r(i) for i in range(b.size())] == [a(b(i)) for i in range(b.size())]
    assert is_weakly_congruent(b.shape, r.shape) and r.size() == b.size()


@given(compact_layouts(3), compact_layouts(2), EXTENTS)
@QUICK
def test_composition_with_a_divisor_of_the_size_exists(a, b, n):
    """Compositions that always exist: with a bijection of one leaf whose size divides the first
    extent, and of any layout with the identity.
    """
    assert table(composition(a, Layout(a.size()))) == table(a)
    assert table(composition(Layout(a.size() * n), a)) == table(a)
    assert table(composition(Layout(b.size(), n), b)) == [n * i for i in table(b)]


@pytest.mark.parametrize(
    ("a", "b", "result"),
    [
        ("(6,2):(8,2)", "(4,3):(3,1)", "((2,2),3):((24,2),8)"),
        ("20:2", "(5,4):(4,1)", "(5,4):(8,2)"),
        ("(10,2):(16,4)", "(5,4):(1,5)", "(5,(2,2)):(16,(80,4))"),
        ("(4,1):(1,100)", "8:1", "(4,2):(1,100)"),  # the last mode is open
        ("(4,8):(1,8)", "4:0", "4:0"),
        ("(4,8):(1@0,1@1)", "(8,4):(4,1)", "(8,4):(1@1,1@0)"),
        ("((4,8),2):((1,8),4)", "(8,2):(1@1@0,1@1)", "(8,2):(8,4)"),
        ("?:?{i64}", "(4,8):(8,1)", "(4,8):(?{i64 div=8},?{i64})"),
    ],
)
def test_composition_examples(a, b, result):
    assert str(composition(parse(a), parse(b))) == result


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("(4,8):(8,1)", "2:6"),  # a stride past a mode that is no multiple of its extent
        ("(10,6):(7,1)", "18:4"),  # elements running across 10 in steps of 4
        ("(6,4):(7,1)", "4:2"),  # 4 elements, 3 to a mode
        ("(4,2):(10,1)", "(2,2):(1,3)"),  # 1 + 3 carries into mode 1
    ],
)
def test_composition_that_is_no_layout_is_refused(a, b):
    with pytest.raises(LayoutError):
        composition(parse(a), parse(b))


def test_composition_by_mode_drops_further_modes():
    a = Layout((12, (4, 8), 5), (59, (13, 1), 1000))
    assert str(composition(a, (Layout(3, 4), Layout(8, 2)))) == "(3,(2,4)):(236,(26,1))"
    assert composition(a, (3, None)) == Layout((3, (4, 8)), (59, (13, 1)))


@given(layouts(3), nested(EXTENTS, 2))
@THOROUGH
def test_complement_is_disjoint_ordered_and_covers(layout, cotarget):
    try:
        rest = complement(layout, cotarget)
    except LayoutError:
        assume(False)
    image, others = set(table(layout)), table(rest)
    assert others == sorted(set(others)) and image & set(others[1:]) == set() and others[0] == 0
    if _nests(filter_(layout)):
        assert rest.size() * filter_(layout).size() >= size(cotarget)
    sums = [i + j for i in table(filter_(layout)) for j in others]
    assert len(set(sums)) == len(sums)


def _nests(layout) -> bool:
    """Whether each stride is a multiple of what the modes below it span."""
    span = 1
    for d, s in sorted(zip(flatten_to_tuple(layout.stride), flatten_to_tuple(layout.shape))):
        if d % span:
            return False
        span = d * s or 1
    return True


@given(compact_layouts(3), EXTENTS)
@QUICK
def test_complement_of_a_bijection_repeats_it(layout, n):
    rest = complement(layout, layout.size() * n)
    assert sorted(i + j for i in table(layout) for j in table(rest)) == list(range(layout.size() * n))


@pytest.mark.parametrize(
    ("layout", "cotarget", "result"),
    [
        ("4:1", 24, "6:4"),
        ("6:4", 24, "4:1"),
        ("(4,6):(1,4)", 24, "1:0"),
        ("4:2", 24, "(2,3):(1,8)"),
        ("(2,4):(1,6)", 24, "3:2"),
        ("(2,2):(1,6)", 24, "(3,2):(2,12)"),
        ("4:1", 30, "8:4"),
        ("4:0", 24, "24:1"),
        ("16:1", "?", "?:16"),
        ("16:1", "?{div=32}", "?{div=2}:16"),
        ("?:1", 24, "?:?"),
    ],
)
def test_complement_examples(layout, cotarget, result):
    assert str(complement(parse(layout), parse(str(cotarget)))) == result


@given(layouts(3))
@QUICK
def test_right_inverse_inverts_from_the_right(layout):
    inverse = right_inverse(layout)
    assert [layout(inverse(i)) for i in range(inverse.size())] == list(range(inverse.size()))


@given(compact_layouts(4))
@QUICK
def test_inverses_of_a_bijection_are_its_inverse(layout):
    right, left = right_inverse(layout), left_inverse(layout)
    assert right.size() == layout.size() and [right(i) for i in table(layout)] == list(range(layout.size()))
    assert [left(i) for i in table(layout)] == list(range(layout.size()))


@given(layouts(3))
@QUICK
def test_left_inverse_is_a_quasi_inverse(layout):
    try:
        inverse = left_inverse(layout)
    except LayoutError:
        assume(False)
    assert [layout(inverse(i)) for i in table(layout)] == table(layout)


@given(layouts(3))
@QUICK
def test_nullspace_maps_to_zero(layout):
    null = nullspace(layout)
    assert {layout(i) for i in table(null)} == {0}
    assert nullspace(null) == Layout(1, 0)


@given(layouts(3), layouts(3))
@QUICK
def test_common_vector_is_contiguous_in_both(a, b):
    n, r = max_common_vector(a, b), max_common_layout(a, b)
    assert [a(r(i)) for i in range(r.size())] == [b(r(i)) for i in range(r.size())] == list(range(r.size()))
    assert r.size() == n


def test_common_vector_of_swizzled_and_dynamic_layouts():
    row = make_ordered_layout((128, 64), (1, 0))
    swizzled = composition(parse("S<3,3,3>"), row)
    assert max_common_vector(swizzled, row) == 8
    assert max_common_vector(row, parse("S<3,3,3> o ?{div=4} o (128,64):(64,1)")) == 4
    assert max_common_vector(parse("(8,?):(1,?)"), parse("(8,?):(1,8)")) == 8
    assert max_common_vector(parse("?:1"), parse("?:1")) == 1


@pytest.mark.parametrize(
    ("new", "old", "layout", "result"),
    [
        (32, 8, "(32,4):(1,32)", "(8,4):(1,8)"),
        (8, 32, "(8,4):(1,8)", "(32,4):(1,32)"),
        (4, 6, "(8,4):(1,8)", "(12,4):(1,12)"),
        (32, 8, "(2,2,8):(1,2,4)", "(1,1,8):(1,1,1)"),
        (16, 8, "(8,?):(1,?{i64 div=8})", "(4,?):(1,?{i64 div=4})"),
        (32, 8, "(4,2):(0,4)", "(4,2):(0,1)"),
        (16, 8, "S<3,4,3> o 0 o (8,64):(64,1)", "S<3,3,3> o 0 o (8,32):(32,1)"),
        (8, 16, "S<3,3,3> o 64 o (8,32):(32,1)", "S<3,4,3> o 128 o (8,64):(64,1)"),
    ],
)
def test_recast_examples(new, old, layout, result):
    assert str(recast_layout(new, old, parse(layout))) == result


@given(compact_layouts(3), st.sampled_from([2, 4]))
@QUICK
def test_downcast_then_upcast_is_the_identity(layout, factor):
    assume(1 in layout.stride and layout.size() > 1)
    finer = recast_layout(8, 8 * factor, layout)
    assert finer.size() == layout.size() * factor ** sum(d == 1 for d in layout.stride)
    assert recast_layout(8 * factor, 8, finer) == layout
