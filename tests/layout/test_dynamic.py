"""The algebra over dynamic leaves: any choice of leaves may be dynamic, the values come out as in
the static algebra, and the abstract result says as much; the code that it emits for them computes
the same values.

Leaves that carry a value also check, on every operation, that the facts they are told are true of
it.
"""

import pytest
from generated_code import run
from hypothesis import assume, given, strategies as st
from layout_strategies import (
    EXTENTS,
    EXTENTS_ABOVE_1,
    QUICK,
    Known,
    abstracted,
    compact_layouts,
    layouts,
    made_dynamic,
    nested,
    table,
    value,
)

from cutec.layout import (
    Layout,
    LayoutError,
    abstract,
    blocked_product,
    coalesce,
    complement,
    composition,
    crd2idx,
    filter_,
    flat_divide,
    idx2crd,
    is_static,
    logical_divide,
    make_fragment_like,
    make_identity_layout,
    make_layout_like,
    make_layout_tv,
    make_ordered_layout,
    parse,
    raked_product,
    recast_layout,
    right_inverse,
    slice_and_offset,
    tile_to_shape,
    zipped_divide,
)

pytestmark = pytest.mark.slow


def check(data, function, *args, same=table, may_refuse=False):
    """function(args) with some leaves dynamic is the same function of coordinates, on abstract
    leaves it gives the abstracted result, and the code for it, which takes long to run and so is
    run for one in eight examples, computes it.

    With `may_refuse`, what is shown to hold by static values alone may be refused; then abstract
    leaves must be refused as well.
    """
    try:
        want = function(*args)
    except LayoutError:
        assume(False)
    dynamic = [data.draw(made_dynamic(a)) for a in args]
    try:
        got = function(*dynamic)
    except LayoutError:
        assert may_refuse
        with pytest.raises(LayoutError):
            function(*map(abstracted, dynamic))
        return
    assert same(value(got)) == same(want), f"{abstracted(tuple(dynamic))}: {value(got)} is not {want}"
    on_facts = function(*map(abstracted, dynamic))
    assert on_facts == abstracted(got) == abstract(got)
    if data.draw(st.integers(0, 7)) == 0:
        assert run(function, tuple(dynamic)) == value(got), f"the code for {abstracted(tuple(dynamic))}"


def generic(layout: Layout) -> Layout:
    """The layout with strides that never coalesce: what composes with it divides its extents as
    they are.
    """
    primes = iter((101, 103, 107, 109))

    def stride_of(s):
        return tuple(map(stride_of, s)) if isinstance(s, tuple) else next(primes)

    return Layout(layout.shape, stride_of(layout.shape))


def assume_divisible(function, layout, *args):
    """Dynamic values are trusted to divide, so examples where only coalescing of static values
    makes the result right say nothing.
    """
    try:
        function(generic(layout), *args)
    except LayoutError:
        assume(False)


@given(st.data(), layouts(4))
@QUICK
def test_coalesce_and_filter(data, layout):
    check(data, coalesce, layout)
    check(data, filter_, layout, same=lambda of: sorted(set(table(of))))


@given(st.data(), layouts(3), layouts(2))
@QUICK
def test_composition(data, a, b):
    assume_divisible(composition, a, b)
    check(data, composition, a, b, may_refuse=True)


@given(st.data(), layouts(3), EXTENTS)
@QUICK
def test_composition_with_an_integer(data, a, n):
    assume_divisible(composition, a, n)
    check(data, composition, a, n, may_refuse=True)


@given(st.data(), compact_layouts(2, EXTENTS_ABOVE_1), EXTENTS)
@QUICK
def test_complement(data, layout, times):
    check(data, complement, layout, layout.size() * times, may_refuse=True)
    check(
        data,
        lambda shape, cotarget: complement(Layout(shape, layout.stride), cotarget),
        layout.shape,
        layout.size() * times,
    )


@given(st.data(), st.tuples(st.integers(1, 20), st.integers(1, 20)), st.tuples(EXTENTS, EXTENTS))
@QUICK
def test_divides_by_shape(data, shape, tiler):
    layout = Layout(shape, (data.draw(st.integers(1, 100)), 1))
    check(data, zipped_divide, layout, tiler, same=lambda of: (of.shape, table(of)))
    check(data, flat_divide, layout, tiler, same=lambda of: (of.shape, table(of)))


@given(st.data(), compact_layouts(2, EXTENTS_ABOVE_1), compact_layouts(2, EXTENTS_ABOVE_1))
@QUICK
def test_divide_by_a_layout(data, layout, tiler):
    assume(layout.size() % tiler.size() == 0)
    assume_divisible(
        composition, layout, Layout((tiler.shape, layout.size() // tiler.size()), (tiler.stride, tiler.size()))
    )
    check(data, logical_divide, layout, tiler, same=lambda of: (table(of[0]), table(of[1])), may_refuse=True)


@given(st.data(), compact_layouts(2, EXTENTS_ABOVE_1), compact_layouts(2, EXTENTS_ABOVE_1))
@QUICK
def test_products(data, block, tiler):
    check(data, blocked_product, block, tiler, may_refuse=True)
    check(data, raked_product, block, tiler, may_refuse=True)
    check(data, lambda shape: blocked_product(Layout(shape, block.stride), tiler), block.shape, may_refuse=True)
    check(data, tile_to_shape, block, tuple(8 * s for s in block.shape), may_refuse=True)


@given(st.data(), layouts(3))
@QUICK
def test_like_and_recast(data, layout):
    check(data, lambda shape: recast_layout(16, 8, Layout(shape, layout.stride)), layout.shape)
    check(data, lambda s: make_ordered_layout(s, (1, 0)), (layout.size(), 3))
    check(data, lambda s: make_layout_like(Layout(s, layout.stride)), layout.shape)
    check(data, lambda s: make_fragment_like(Layout(s, layout.stride)), layout.shape)


@given(st.data(), nested(EXTENTS, 4), st.integers(0, 300))
@QUICK
def test_coordinates(data, shape, index):
    check(data, lambda s, i: idx2crd(i, s), shape, index, same=lambda c: c)
    check(data, lambda s, i: crd2idx(idx2crd(i, s), s), shape, index, same=lambda i: i)
    check(data, lambda s, i: make_identity_layout(s)(i), shape, index, same=lambda c: c)


@given(st.data(), layouts(3))
@QUICK
def test_size_cosize_and_slices(data, layout):
    check(data, lambda of: of.size(), layout, same=lambda n: n)
    check(data, lambda of: of.cosize(), layout, same=lambda n: n)
    assert layout.cosize() == max(table(layout)) + 1
    if isinstance(layout.shape, tuple):
        i = data.draw(st.integers(0, 5))
        coord = (i,) + (None,) * (layout.rank - 1)
        check(data, lambda of: slice_and_offset(coord, of)[0], layout)
        check(data, lambda of, c: slice_and_offset((c, *coord[1:]), of)[1], layout, i, same=lambda n: n)


@given(st.data(), compact_layouts(3))
@QUICK
def test_right_inverse_holds_as_far_as_strides_are_static(data, layout):
    dynamic = data.draw(made_dynamic(layout))
    inverse = right_inverse(dynamic)
    assert [layout(value(inverse)(i)) for i in range(value(inverse).size())] == list(range(value(inverse).size()))
    assert right_inverse(abstracted(dynamic)) == abstracted(inverse)


def test_a_tile_of_a_dynamic_matrix():
    """The way of an elementwise kernel: divide by a static tiler, take a block, compose with a
    thread-value layout, slice a thread.
    """
    m, n = 1003, 517
    layout = Layout((Known(m), Known(n)), (Known(520, 64, 8), 1))
    tiler, tv = make_layout_tv(make_ordered_layout((4, 32), (1, 0)), make_ordered_layout((4, 4), (1, 0)))
    tiles = zipped_divide(layout, tiler)
    assert str(tiles) == "((16,128),(?,?)):((?{i64 div=8},1),(?{i64 div=128},128))" and is_static(tiles.shape[0])
    assert value(tiles.shape[1]) == (63, 5)
    block, start = slice_and_offset(((None, None), (Known(5), Known(3))), tiles)
    threads = composition(block, tv)
    values, offset = slice_and_offset((Known(37), None), threads)
    assert str(values) == "((4,4)):((1,?{i64 div=8}))" and str(offset) == "?{i64 div=4}"
    row, column = 5 * 16 + 37 // 32 * 4, 3 * 128 + 37 % 32 * 4
    at = value(start) + value(offset)
    for i in range(4):
        for j in range(4):
            assert at + value(values)(((j, i),)) == (row + i) * 520 + column + j


@pytest.mark.parametrize(
    ("lhs", "rhs", "result"),
    [
        ("(?{div=16},8):(1,?)", "16:1", "16:1"),
        ("(?{div=16},8):(1,?)", "(16,8):(1,?{div=16})", "(16,(?,?)):(1,(?{div=16},?))"),
        ("(8,?):(?,1)", "8:1", "8:?"),
        ("(8,?):(?,1)", "(8,?):(1,8)", "(8,?):(?,1)"),
        ("?:?{i64 div=8}", "(4,?):(2,8)", "(4,?):(?{i64 div=16},?{i64 div=64})"),
        ("(4,8):(?,?{i64})", "(2,2):(1,4)", "(2,2):(?,?{i64})"),
    ],
)
def test_structure_of_dynamic_compositions(lhs, rhs, result):
    assert str(composition(parse(lhs), parse(rhs))) == result


@pytest.mark.parametrize("layout", ["(4,?):(1,?)", "(?,?):(?,1)"])
def test_complement_of_several_modes_needs_static_strides(layout):
    with pytest.raises(LayoutError, match="cannot be put in order"):
        complement(parse(layout), 64)
