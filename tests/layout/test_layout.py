"""Layouts as Python values: construction, calls, slices, modes, coordinates, composed layouts and
swizzles.
"""

import pickle
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, strategies as st
from layout_strategies import EXTENTS, QUICK, layouts, nested, table

import cutec.layout
from cutec.layout import (
    ComposedLayout,
    Dyn,
    E,
    Layout,
    LayoutError,
    ScaledBasis,
    Swizzle,
    append,
    basis_get,
    ceil_div,
    composition,
    cosize,
    crd2crd,
    crd2idx,
    depth,
    dice,
    elem_less,
    filter_zeros,
    flatten,
    get,
    group_modes,
    idx2crd,
    increment_coord,
    is_congruent,
    is_weakly_congruent,
    make_fragment_like,
    make_identity_layout,
    make_layout,
    make_layout_like,
    make_operand_like,
    make_ordered_layout,
    parse,
    prepend,
    product_each,
    product_like,
    rank,
    repeat_like,
    round_up,
    select,
    shape_div,
    size,
    slice_,
    slice_and_offset,
    take,
    unflatten,
)


def test_a_layout_is_an_immutable_value():
    layout = Layout([4, [2, 8]], (1, (4, 8)))
    assert layout.shape == (4, (2, 8)) and layout.stride == (1, (4, 8))
    assert (layout.size(), layout.cosize(), layout.rank, layout.depth, len(layout)) == (64, 64, 2, 2, 2)
    assert layout == Layout((4, (2, 8))) and hash(layout) == hash(Layout((4, (2, 8)))) and layout != Layout((4, 16))
    assert pickle.loads(pickle.dumps(layout)) == layout and repr(layout) == str(layout) == "(4,(2,8)):(1,(4,8))"
    assert [str(mode) for mode in layout] == ["4:1", "(2,8):(4,8)"] and layout[-1] == layout[1]
    with pytest.raises(AttributeError):
        layout.shape = 3


def test_calls_and_slices():
    layout = Layout((4, (2, 8)), (16, (8, 1)))
    assert layout(2, (1, 3)) == layout((2, (1, 3))) == layout(2, 7) == layout(2 + 4 * 7) == 43
    assert (
        layout(None, 3) == Layout((4,), (16,)) and layout(1, (None, 3)) == Layout((2,), (8,)) and layout(None) == layout
    )
    assert layout(1, 2) == crd2idx((1, 2), layout) == crd2idx((1, 2), layout.shape, layout.stride)
    assert slice_and_offset((1, (None, 3)), layout) == (Layout((2,), (8,)), 19)
    assert slice_(layout, (1, (None, 3))) == Layout((2,), (8,)) and dice(layout, (1, (None, 3))) == Layout(
        (4, 8), (16, 1)
    )
    assert slice_((4, (2, 8)), (0, None)) == ((2, 8),) and slice_((16, 64, 32), (None, 0, None)) == (16, 32)


def test_empty_and_unit_layouts():
    assert Layout((1, 4)) == Layout((1, 4), (0, 1)) and Layout(()).size() == 1 and Layout(())(0) == 0
    assert Layout((4, 0)).size() == 0 and Layout((4, 0)).cosize() == 0 and str(Layout((0, 4))) == "(0,4):(1,0)"
    assert Layout(4, 0).cosize() == 1 and cutec.layout.coalesce(Layout((1, 1))) == Layout(1, 0)


@pytest.mark.parametrize(
    ("make", "part"),
    [
        (lambda: Layout((4, 8), (1, 2, 3)), "(1,2,3)"),
        (lambda: Layout((4, (2, 2)), (1, 4)), "(2,2)"),
        (lambda: Layout(4, (1,)), "(1)"),
        (lambda: Layout((4, -8)), "-8"),
        (lambda: Layout((4, 2.5)), "2.5"),
        (lambda: Layout((4, None)), "None"),
        (lambda: Layout((ScaledBasis(1, 0), 4)), "1@0"),
        (lambda: Layout((4, 8))[2], "2"),
        (lambda: Layout((4, 8))(1, 2, 3), "(1,2,3)"),
        (lambda: Layout((4, 8))(1, (2, 3)), "(2,3)"),
        (lambda: Layout((4, 8))(), "coordinate"),
        (lambda: Layout((4, 0, 2))(5), "0"),
        (lambda: slice_(Layout((4, 8)), (None, None, 1)), "(_,_,1)"),
        (lambda: get(Layout((4, 8)), [1, 1]), "1"),
        (lambda: select((4, 8), [2]), "2"),
        (lambda: group_modes(Layout((4, 8)), 1, 3), "[1, 3)"),
        (lambda: make_ordered_layout((4, (2, 2)), (0, (1, 2, 3))), "(0,(1,2,3))"),
        (lambda: make_layout(Layout(4), 3, 4), "shape"),
        (lambda: append(Layout(4), 3), "3"),
        (lambda: Swizzle(3, 4, 2), "S<3,4,2>"),
        (lambda: Swizzle(-1, 4, 2), "S<-1,4,2>"),
        (lambda: Swizzle(2, 0, 2)((1, 2)), "(1,2)"),
        (lambda: ComposedLayout(4, 0, Layout(4)), "4"),
        (lambda: composition(Layout((4, 8)), Swizzle(1, 0, 1)), "S<1,0,1>"),
        (lambda: composition(Layout((4, 8)), (2, 2, 2)), "(2,2,2)"),
        (lambda: cutec.layout.right_inverse(composition(Swizzle(1, 0, 1), Layout(4))), "S<1,0,1>"),
        (lambda: cutec.layout.left_inverse(Layout((4, 8), (1, Dyn()))), "?"),
        (lambda: cutec.layout.left_inverse(Layout((4, 8), (E(0), 1))), "1@0"),
        (lambda: cutec.layout.complement(Layout((2, 2), (1, 1)), 8), "1"),
        (lambda: cutec.layout.recast_layout(32, 8, Layout((4, 4), (1, 6))), "6"),
        (lambda: cutec.layout.recast_layout(8, 32, Layout((4, 4), (2, 8))), "stride 1"),
        (lambda: shape_div((6, 4), 4), "4"),
        (lambda: basis_get(E(2), (1, 2)), "1@2"),
        (lambda: E(0) + 1, "1"),
        (lambda: ScaledBasis("x", 0), "'x'"),
        (lambda: unflatten((1, 2), (1, (2, 3))), "(1,(2,3))"),
        (lambda: increment_coord((None, 1), (4, 4)), "(_,1)"),
        (lambda: elem_less((Dyn(), 1), (4, 4)), "?"),
        (lambda: crd2idx(3, ()), "3"),
        (lambda: composition(4, 5), "4"),
        (lambda: cutec.layout.zipped_divide("x", 4), "'x'"),
        (lambda: cutec.layout.coalesce(3), "3"),
        (lambda: cutec.layout.blocked_product(3, Layout(4)), "3"),
        (lambda: cutec.layout.cosize((4, 2)), "(4, 2)"),
        (lambda: cutec.layout.nullspace(3), "3"),
        (lambda: cutec.layout.upcast(0, Layout(4)), "0"),
        (lambda: cutec.layout.recast_layout(8, 16, 4), "4"),
        (lambda: group_modes(Layout((4, 8)), "a", 1), "'a'"),
    ],
)
def test_errors_name_the_offending_part(make, part):
    with pytest.raises(LayoutError) as error:
        make()
    assert part in str(error.value)


def test_constructors():
    assert make_layout((4, 8), stride=(8, 1)) == make_layout((4, 8), (8, 1)) == Layout((4, 8), (8, 1))
    assert make_layout(Layout(4), Layout((2, 2), (8, 4))) == Layout((4, (2, 2)), (1, (8, 4)))
    assert make_ordered_layout((2, 3, 4), (2, 0, 1)) == Layout((2, 3, 4), (12, 1, 3))
    assert make_ordered_layout((2, (3, 4)), (1, 0)) == Layout((2, (3, 4)), (12, (1, 3)))
    assert make_ordered_layout((2, 2, 2), (0, 0, 0)) == Layout((2, 2, 2))
    assert str(make_identity_layout((4, (2, 3)))) == "(4,(2,3)):(1@0,(1@0@1,1@1@1))" and make_identity_layout(
        4
    ) == Layout(4)
    assert make_layout_like(Layout((4, 8, 3), (100, 1, 0))) == Layout((4, 8, 3), (8, 1, 0))
    assert make_fragment_like(Layout(((2, 4), 3, 5), ((64, 1), 1000, 100))) == Layout(((2, 4), 3, 5), ((1, 2), 40, 8))
    assert make_fragment_like(Layout((4, 8), (100, 1))) == Layout((4, 8))
    # registers of a multiply: none are shared, whatever the strides are
    assert make_operand_like(Layout(((2, 2), 4, 8), ((1, 8), 64, 2))) == Layout(((2, 2), 4, 8), ((1, 2), 32, 4))
    assert make_operand_like(Layout(((2, 2), 4, 8), ((0, 8), 0, 1))) == Layout(((2, 2), 4, 8))
    assert make_operand_like(Layout((2, (4, 2), 8), (1, (16, 4096), 512))) == Layout((2, (4, 2), 8), (1, (2, 64), 8))


@given(layouts(4))
@QUICK
def test_layout_like_is_compact_in_the_same_order(layout):
    like = make_layout_like(layout)
    assert like.shape == layout.shape and like.cosize() == filter_zeros(layout).size()
    leaves = zip(*map(cutec.layout.flatten_to_tuple, (layout.stride, like.stride, layout.shape)))
    live = [(d, new) for d, new, s in leaves if s > 1 and d]
    assert all(a[1] < b[1] for a in live for b in live if a[0] < b[0])


def test_modes():
    layout = Layout((4, (2, 3), 5), (1, (4, 8), 24))
    assert (size(layout), size(layout, mode=[1]), size(layout, mode=[1, 0])) == (120, 6, 2)
    assert (rank(layout), rank(layout, 1), depth(layout)) == (3, 2, 2)
    assert get(layout, [1, 1]) == Layout(3, 8) and cosize(layout, 1) == 21 and get((4, (2, 3)), [1, 0]) == 2
    assert select(layout, mode=[2, 0]) == Layout((5, 4), (24, 1)) and take(layout, 1) == Layout(
        ((2, 3), 5), ((4, 8), 24)
    )
    assert group_modes(layout, 1) == Layout((4, ((2, 3), 5)), (1, ((4, 8), 24))) and group_modes((1, 2, 3), 0, 2) == (
        (1, 2),
        3,
    )
    assert (
        flatten(layout) == Layout((4, 2, 3, 5), (1, 4, 8, 24))
        and flatten((4, (2, 3))) == (4, 2, 3)
        and flatten(Layout(4)) == Layout(4)
    )
    assert append(Layout(4), Layout(2, 8)) == Layout((4, 2), (1, 8)) and append(Layout(4), up_to_rank=3) == Layout(
        (4, 1, 1), (1, 0, 0)
    )
    assert prepend(Layout((4, 2)), up_to_rank=2) == Layout((4, 2)) and prepend((4, 2), 7) == (7, 4, 2)
    assert filter_zeros(Layout((4, 8), (0, 1))) == Layout((1, 8), (0, 1))


def test_int_tuple_helpers():
    assert product_each((2, (3, 4))) == (2, 12) and product_like(((2, 3), 4), (1, 1)) == (6, 4)
    assert repeat_like(7, (1, (2, 3))) == (7, (7, 7))
    assert ceil_div((10, 6), 4) == (3, 6) and ceil_div((7, 9), 14) == (1, 5)
    assert ceil_div((3, 6), (2, 4)) == (2, 2) and ceil_div((5, 5), (2,)) == (3, 5)
    assert round_up((5, 8), (4, 4)) == (8, 8) and shape_div((6, 4), 12) == (1, 2) and shape_div(12, (2, 3)) == 2
    assert (
        is_congruent((4, (2, 3)), (1, (1, 1)))
        and not is_congruent((4, 2), (1, (1, 1)))
        and is_weakly_congruent((4, 6), (1, (1, 1)))
    )
    assert elem_less((1, 2), (2, 3)) is True and elem_less((1, 3), (2, 3)) is False and elem_less((1,), (2, 0)) is True
    assert elem_less((np.arange(4), 0), (2, 1)).tolist() == [True, True, False, False]


@given(nested(EXTENTS, 4), st.integers(0, 2000))
@QUICK
def test_coordinates_round_trip(shape, index):
    coord = idx2crd(index, shape)
    assert is_congruent(coord, shape) and crd2idx(coord, shape) == index
    n = size(shape)
    assert idx2crd(index % n, shape, Layout(shape).stride) == idx2crd(index % n, shape)
    assert crd2idx(increment_coord(coord, shape), shape) == index + 1
    assert crd2crd(index, shape) == coord and crd2crd(coord, n, shape) == index


@given(layouts(4))
@QUICK
def test_a_scalar_coordinate_counts_column_major(layout):
    assert table(layout) == [layout(idx2crd(i, layout.shape)) for i in range(layout.size())]
    assert layout.cosize() == max(table(layout)) + 1


def test_numpy_coordinates():
    layout = Layout((4, (2, 8)), (16, (8, 1)))
    index = np.arange(64)
    assert layout(index).tolist() == table(layout)
    assert layout(np.arange(4)[:, None], np.arange(16)[None, :]).shape == (4, 16)
    rows, (low, high) = idx2crd(index, layout.shape)
    assert layout((rows, (low, high))).tolist() == table(layout)
    swizzled = composition(Swizzle(2, 0, 3), layout)
    assert swizzled(index).tolist() == table(swizzled)
    coords = make_identity_layout((4, 16))(index)
    assert (coords[0] + 4 * coords[1]).tolist() == index.tolist()
    assert Layout((np.int64(4), np.uint8(8))) == Layout((4, 8)) and type(Layout(np.int32(4)).shape) is int
    big = Layout((1 << 20, 1 << 20), (1 << 24, 1))
    assert big((1 << 20) - 1, (1 << 20) - 1) == ((1 << 20) - 1) * (1 << 24) + (1 << 20) - 1


def test_bases_span_coordinates():
    identity = make_identity_layout((4, (2, 3)))
    assert identity(1, (1, 2)) == (1, (1, 2)) and identity(0) == (0, (0, 0)) and identity(4 * 5 + 3) == (3, (1, 2))
    assert cutec.layout.coshape(identity) == (4, (2, 3)) and identity.cosize() == 24
    assert (
        E(1) * 3 + E(0) == (1, 3)
        and 0 + E(1) == (0, 1)
        and E(0, 1) == ScaledBasis(1, (0, 1))
        and str(E(0, 1)) == "1@1@0"
        and E() == 1
    )
    assert composition(identity, (2, Layout(3, 2))) == Layout((2, 3), (E(0), E(1, 1)))
    assert Layout(8, E(0))(3) == (3,) and [str(c) for c in Layout(8, E(0))(Dyn())] == ["?"]
    broadcast = Layout((4, 8), (0, E(1)))
    assert broadcast(3, 5) == (0, 5)
    sub, offset = slice_and_offset((None, 5), make_identity_layout((4, 8)))
    assert offset == (0, 5) and [cutec.layout.basis.add(offset, sub(i)) for i in range(2)] == [(0, 5), (1, 5)]


@given(st.integers(0, 3), st.integers(0, 3), st.integers(-4, 4), st.lists(st.integers(0, 4096), min_size=1))
@QUICK
def test_swizzles_are_periodic_involutions(bits, base, shift, indices):
    if abs(shift) < bits:
        return
    swizzle = Swizzle(bits, base, shift)
    for i in indices:
        assert swizzle(swizzle(i)) == i and swizzle(i + swizzle.size() * 3) == swizzle(i) + swizzle.size() * 3
        assert swizzle(i) >> base << base == swizzle(i) - i % (1 << base)
    n = max(indices) + 1
    assert max(swizzle(i) for i in range(n)) < swizzle.bound(n)
    assert np.array_equal(swizzle(np.array(indices)), [swizzle(i) for i in indices])
    assert parse(str(swizzle)) == swizzle == eval(repr(swizzle)) == pickle.loads(pickle.dumps(swizzle))


def test_swizzled_layouts():
    plain = Layout((8, 64), (64, 1))
    layout = composition(Swizzle(3, 3, 3), plain)
    assert repr(layout) == str(layout) == "S<3,3,3> o 0 o (8,64):(64,1)"
    assert pickle.loads(pickle.dumps(layout)) == layout
    assert (layout.size(), layout.cosize(), layout.rank, layout.shape, layout.is_static) == (512, 512, 2, (8, 64), True)
    assert sorted(table(layout)) == list(range(512)) and layout(3, 8) == Swizzle(3, 3, 3)(3 * 64 + 8) == 208
    banks = {layout(i, 0) // 8 % 8 for i in range(8)}
    assert len(banks) == 8, "a column of 16-byte vectors meets every bank"
    sub = layout(3, None)
    assert [sub(j) for j in range(64)] == [layout(3, j) for j in range(64)] and str(sub) == "S<3,3,3> o 192 o (64):(1)"
    tiled = composition(layout, (4, 8))
    assert tiled(3, 7) == layout(3, 7) and isinstance(tiled, ComposedLayout)
    assert [m.shape for m in layout] == [8, 64] and group_modes(layout, 0, 2).shape == ((8, 64),)
    assert Swizzle(3, 3, 3).bound(5) == 5 and cosize(composition(Swizzle(3, 3, 3), Layout(65))) == 128


def test_offsets_leave_a_swizzle_only_when_they_commute_with_it():
    staged = composition(Swizzle(3, 3, 3), Layout((8, 64, 4), (64, 1, 512)))
    inner, offset = slice_and_offset((None, None, Dyn()), staged)
    assert (inner.offset, str(offset)) == (0, "?{div=512}")
    row, offset = slice_and_offset((3, None, 1), staged)
    assert (row.offset, offset) == (192, 512)
    assert [offset + row(j) for j in range(64)] == [staged(3, j, 1) for j in range(64)]
    mixed, offset = slice_and_offset((3, None, Dyn()), staged)
    assert (mixed.offset, str(offset)) == (192, "?{div=512}")
    whole, offset = slice_and_offset((None, None, 1), staged)
    assert offset == 512 and [offset + whole(i) for i in range(512)] == [staged(i % 8, i // 8, 1) for i in range(512)]


def test_layouts_composed_with_an_offset():
    layout = parse("(6,2):(1,3) o (2,1) o (2,3):(1@1,2@0)")
    assert table(layout) == [5, 8, 7, 10, 9, 12]
    assert table(parse("(4,5):(1,4) o 2 o (2,3):(1,2)")) == [2, 3, 4, 5, 6, 7]
    assert table(composition(Layout(64, 3), parse("(4,5):(1,4) o 2 o (2,3):(1,2)"))) == [6, 9, 12, 15, 18, 21]


def test_everything_public_is_exported_and_shadows_nothing():
    import builtins

    assert all(hasattr(cutec.layout, name) for name in cutec.layout.__all__)
    assert not [name for name in cutec.layout.__all__ if hasattr(builtins, name)]


def test_the_import_stays_within_the_standard_library():
    code = (
        "import cutec.layout, sys; print([m for m in ('numpy', 'jinja2', 'yaml', 'dataclasses', 'inspect') if m in"
        " sys.modules])"
    )
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
    )
