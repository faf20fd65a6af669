"""Defining equations by brute force over all coordinates: NumPy coordinates, numbers beyond 64
bits, bases, partitions, recasts.
"""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from hypothesis import assume, given, strategies as st
from layout_strategies import (
    EXTENTS,
    EXTENTS_ABOVE_1,
    THOROUGH,
    compact_layouts,
    layouts,
    made_dynamic,
    nested,
    table,
    value,
)

import cutec.layout as cl
from cutec.layout import (
    ComposedLayout,
    Dyn,
    E,
    FastDivmod,
    Layout,
    LayoutError,
    ScaledBasis,
    Swizzle,
    Tile,
    complement,
    composition,
    domain_offset,
    left_inverse,
    local_partition,
    local_tile,
    pycute,
    recast_layout,
    right_inverse,
    zipped_divide,
)
from cutec.layout.basis import add

pytestmark = pytest.mark.slow

SWIZZLES = st.builds(
    lambda bits, base, more: Swizzle(bits, base, bits + more), st.integers(0, 3), st.integers(0, 3), st.integers(0, 2)
)


def in_bases(layout: Layout) -> Layout:
    """A layout whose strides run along as many bases as it has modes, each by one of the layout's
    strides.
    """
    flat = cl.flatten(layout)
    shape, stride = cl.wrap(flat.shape), cl.wrap(flat.stride)
    return Layout(shape, tuple(d * E(i) if d else 0 for i, d in enumerate(stride)))


@given(layouts(4), SWIZZLES, st.integers(0, 20))
@THOROUGH
def test_arrays_are_coordinates(layout, swizzle, offset):
    indices = np.arange(layout.size(), dtype=np.int64)
    assert np.broadcast_to(layout(indices), indices.shape).tolist() == table(layout)
    composed = ComposedLayout(swizzle, offset, layout)
    assert np.broadcast_to(composed(indices), indices.shape).tolist() == [composed(int(i)) for i in indices]
    coords = cl.idx2crd(indices, layout.shape)
    assert np.broadcast_to(cl.crd2idx(coords, layout.shape, layout.stride), indices.shape).tolist() == table(layout)


@given(layouts(3), layouts(2), st.sampled_from([1 << 31, 1 << 62, (1 << 64) + 1, 10**30]))
@THOROUGH
def test_nothing_is_truncated(a, b, huge):
    scaled = Layout(a.shape, cl.transform_leaf(lambda d: d * huge, a.stride))
    try:
        want = composition(a, b)
    except LayoutError:
        assume(False)
    assert table(composition(scaled, b)) == [huge * i for i in table(want)]
    wide = Layout((huge, 3), (7, huge * 7))
    assert (
        wide.size() == 3 * huge
        and wide.cosize() == (3 * huge - 1) * 7 + 1
        and wide((huge - 1, 2)) == (3 * huge - 1) * 7
    )
    assert cl.coalesce(wide) == Layout(3 * huge, 7)
    assert zipped_divide(wide, (1, 3))((0, (huge - 1, 0))) == (huge - 1) * 7
    assert cl.parse(str(scaled)) == scaled


@given(compact_layouts(3, EXTENTS_ABOVE_1), st.permutations(range(3)))
@THOROUGH
def test_inverses_of_bases_take_coordinates(layout, order):
    order = [i for i in order if i < layout.rank]
    based = Layout(layout.shape, tuple(E(i) for i in order))
    right, left = right_inverse(based), left_inverse(based)
    for i in range(layout.size()):
        assert right(based(i)) == left(based(i)) == i
        assert based(right(i)) == cl.idx2crd(i, right.shape)


@given(layouts(2, st.sampled_from([2, 3, 4]), st.sampled_from([1, 2, 3])), st.integers(1, 3))
@THOROUGH
def test_complements_of_bases_are_disjoint_and_cover(layout, times):
    based = in_bases(layout)
    cotarget = tuple(times * s * d.value for s, d in zip(based.shape, based.stride))
    rest = complement(based, cotarget)
    origin = (0,) * based.rank
    reached = [add(origin, add(based(i), rest(j))) for i in range(based.size()) for j in range(rest.size())]
    assert len(set(reached)) == len(reached) == cl.product(cotarget)
    assert all(0 <= x < n for point in reached for x, n in zip(point, cotarget))


@given(st.data(), st.tuples(st.integers(1, 12), st.integers(1, 12)), st.tuples(EXTENTS, EXTENTS))
@THOROUGH
def test_local_tiles_are_the_tiles(data, shape, tiler):
    layout = Layout(shape, (data.draw(st.integers(1, 50)), data.draw(st.integers(0, 50))))
    grid = cl.ceil_div(shape, tiler)
    coord = (data.draw(st.integers(0, grid[0] - 1)), data.draw(st.integers(0, grid[1] - 1)))
    tile, offset = local_tile(layout, tiler, coord)
    for i in range(tiler[0]):
        for j in range(tiler[1]):
            assert tile((i, j)) + offset == layout((coord[0] * tiler[0] + i, coord[1] * tiler[1] + j))
    row, start = local_tile(layout, tiler, (coord[0], None))
    assert row((0, 0, coord[1])) + start == offset


@given(compact_layouts(2, EXTENTS_ABOVE_1), st.tuples(st.integers(1, 3), st.integers(1, 3)))
@THOROUGH
def test_local_partitions_share_the_tile(threads, times):
    assume(threads.rank == 2)
    shape = tuple(s * t for s, t in zip(threads.shape, times))
    layout = Layout(shape, (shape[1], 1))
    parts = [local_partition(layout, threads, t) for t in range(threads.size())]
    owned = [offset + part(i) for part, offset in parts for i in range(part.size())]
    assert sorted(owned) == list(range(layout.size()))
    for r in range(threads.shape[0]):
        for c in range(threads.shape[1]):
            assert local_partition(layout, threads, threads((r, c)))[1] == layout((r, c))


def test_projections_choose_modes_of_the_tiler():
    a = Layout((64, 32), (32, 1))
    assert local_tile(a, (16, 8, 4), (1, 2, 3), (1, None, 1)) == local_tile(a, (16, 4), (1, 3))


@given(layouts(3), SWIZZLES, st.integers(0, 5))
@THOROUGH
def test_domain_offset_moves_the_origin(layout, swizzle, start):
    for whole in (layout, ComposedLayout(swizzle, 0, layout)):
        assume(layout.size() > start)
        coord = cl.idx2crd(start, layout.shape)
        moved, offset = domain_offset(coord, whole)
        for i in range(layout.size()):
            inner = i if isinstance(whole, Layout) else None
            if inner is not None:
                assert moved(i) + offset == layout(i) + layout(start)
            else:
                assert moved(i) + offset == swizzle(layout(i) + layout(start))


@given(layouts(3, st.sampled_from([1, 2, 4, 8]), st.sampled_from([0, 8, 16, 64])), st.sampled_from([2, 4]))
@THOROUGH
def test_recast_addresses_the_same_memory(rest, factor):
    fine = Layout((8, rest.shape), (1, rest.stride))
    coarse = recast_layout(8 * factor, 8, fine)
    assert recast_layout(8, 8 * factor, coarse) == fine
    for i in range(8):
        for j in range(rest.size()):
            assert coarse((i // factor, j)) == fine((i, j)) // factor


@given(SWIZZLES, layouts(3), st.integers(0, 63))
@THOROUGH
def test_swizzles_compose(swizzle, layout, index):
    assert swizzle(swizzle(index)) == index
    composed = composition(swizzle, layout)
    assert table(composed) == [swizzle(i) for i in table(layout)]
    again = composition(swizzle, composed)
    assert table(again) == table(layout)


@given(st.data(), layouts(3))
@THOROUGH
def test_values_round_trip(data, layout):
    dynamic = cl.abstract(data.draw(made_dynamic(layout)))
    for x in (
        layout,
        dynamic,
        ComposedLayout(Swizzle(1, 0, 1), 0, dynamic),
        Tile((dynamic, None)),
        Swizzle(2, 1, 3),
        3 * E(1, 0),
    ):
        assert pickle.loads(pickle.dumps(x)) == x
        if isinstance(x, Swizzle | ScaledBasis):
            assert eval(repr(x), vars(cl)) == x
        elif not isinstance(x, Tile):  # in a tuple, layouts print as alone
            assert repr((x,)) == f"({x},)"
        assert cl.parse(cl.format_text(x)) == x and type(cl.parse(cl.format_text(x))) is type(x)
        assert hash(cl.parse(cl.format_text(x))) == hash(x)


@given(
    st.integers(1, (1 << 32) - 1),
    st.integers(0, (1 << 32) - 1),
    st.integers(1, (1 << 64) - 1),
    st.integers(0, (1 << 64) - 1),
)
@THOROUGH
def test_fast_division(d32, n32, d64, n64):
    assert FastDivmod(d32).divmod(n32) == divmod(n32, d32)
    assert FastDivmod(d64, 64).divmod(n64) == divmod(n64, d64)


@pytest.mark.parametrize(
    ("divisor", "bits", "n"), [(0, 32, 1), (1 << 32, 32, 1), (3, 32, -1), (3, 32, 1 << 32), (3, 16, 1)]
)
def test_fast_division_refuses(divisor, bits, n):
    with pytest.raises(LayoutError):
        FastDivmod(divisor, bits).divmod(n)


@given(st.data(), nested(EXTENTS, 4), st.integers(1, 12))
@THOROUGH
def test_assumed_divisors_are_kept(data, shape, divisor):
    assert cl.assume(Dyn(64, 4), divisor) == Dyn(64, cl.assume(Dyn(64, 4), divisor).div)
    assert cl.assume(Dyn(32, 4), divisor).div % divisor == 0 and cl.assume(Dyn(32, 4), divisor).div % 4 == 0
    assert cl.assume(12 * divisor, divisor) == 12 * divisor
    if divisor > 1:
        with pytest.raises(LayoutError, match="no multiple"):
            cl.assume(12 * divisor + 1, divisor)


@given(layouts(3), nested(EXTENTS, 3))
@THOROUGH
def test_pycute_names_mean_what_they_do_there(layout, shape):
    size = pycute.product(shape)
    for i in range(min(size, 30)):
        coord = pycute.idx2crd(i, shape)
        assert pycute.crd2idx(coord, shape) == i == pycute.inner_product(coord, pycute.prefix_product(shape))
        assert pycute.crd2crd(coord, shape) == i
    leaves = pycute.flatten(shape)
    assert [pycute.product(leaves[i + 1 :]) for i in range(len(leaves))] == list(
        pycute.flatten(pycute.suffix_product(shape))
    )
    assert pycute.slice_(None, layout) == layout and isinstance(3, pycute.Integer) and not pycute.is_int((3,))


@given(st.data(), layouts(3), SWIZZLES)
@THOROUGH
def test_composed_layouts_of_dynamic_leaves(data, layout, swizzle):
    offset = data.draw(st.integers(0, 40))
    dynamic = ComposedLayout(swizzle, data.draw(made_dynamic(offset)), data.draw(made_dynamic(layout)))
    want = ComposedLayout(swizzle, offset, layout)
    assert [value(dynamic(i)) for i in range(layout.size())] == table(want)
    assert max(table(want)) < want.cosize()


def test_bases_of_nested_codomains():
    layout = Layout((4, 5), (ScaledBasis(1, 1), ScaledBasis(1, (4, 1))))
    assert str(left_inverse(layout)) == "(1,4,1,1,(1,5)):(0,1,0,0,(0,4))"
    assert str(complement(Layout(3, 4 * E(2)))) == "(1,1,(4,1)):(1@0,1@1,(1@2,12@2))"
