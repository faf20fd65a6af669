"""Divides, products, thread-value layouts: static properties and the documented examples."""

import pytest
from hypothesis import assume, given, strategies as st
from layout_strategies import EXTENTS, QUICK, compact_layouts, layouts, table

from cutec.layout import (
    Layout,
    LayoutError,
    blocked_product,
    complement,
    composition,
    flat_divide,
    flat_product,
    logical_divide,
    logical_product,
    make_identity_layout,
    make_layout_tv,
    make_ordered_layout,
    parse,
    raked_product,
    tile_to_shape,
    tiled_divide,
    tiled_product,
    zipped_divide,
    zipped_product,
)

pytestmark = pytest.mark.slow

EXTENT = st.integers(1, 12)


@given(layouts(3), compact_layouts(2))
@QUICK
def test_divide_by_a_layout_is_composition_with_it_and_its_complement(layout, tiler):
    try:
        want = composition(
            layout, Layout(*zip(*((p.shape, p.stride) for p in (tiler, complement(tiler, layout.size())))))
        )
        got = logical_divide(layout, tiler)
    except LayoutError:
        assume(False)
    assert [got(i) for i in range(tiler.size())] == [want(i) for i in range(tiler.size())]
    assert got.rank == 2 and (layout.size() % tiler.size() or sorted(table(got)) == sorted(table(layout)))


@given(EXTENT, EXTENT, st.integers(1, 5), st.integers(1, 5))
@QUICK
def test_divide_by_shape_tiles_every_mode_and_rounds_the_rest_up(m, n, tile_m, tile_n):
    layout = Layout((m, n), (100, 1))
    tiles = zipped_divide(layout, (tile_m, tile_n))
    rest_m, rest_n = -(-m // tile_m), -(-n // tile_n)
    assert tiles.shape == ((tile_m, tile_n), (rest_m, rest_n))
    for i in range(tile_m * rest_m):
        for j in range(tile_n * rest_n):
            assert tiles(((i % tile_m, j % tile_n), (i // tile_m, j // tile_n))) == layout(i, j)


@given(EXTENT, EXTENT, st.integers(1, 6), st.integers(1, 6), EXTENTS)
@QUICK
def test_the_divides_arrange_the_same_modes(m, n, tile_m, tile_n, batch):
    layout = Layout((m, n, batch), (1, 50, 5000))
    z = zipped_divide(layout, (tile_m, tile_n))
    (tm, tn), (rm, rn, b) = z.shape
    assert logical_divide(layout, (tile_m, tile_n)).shape == ((tm, rm), (tn, rn), b)
    assert tiled_divide(layout, (tile_m, tile_n)).shape == ((tm, tn), rm, rn, b)
    assert flat_divide(layout, (tile_m, tile_n)).shape == (tm, tn, rm, rn, b)
    assert table(z) == table(tiled_divide(layout, (tile_m, tile_n))) == table(flat_divide(layout, (tile_m, tile_n)))
    generic = logical_divide(layout, (Layout(tile_m), Layout(tile_n)))
    assert generic == logical_divide(layout, (tile_m, tile_n)), (
        "the direct divide of integer modes must be the general one"
    )


@pytest.mark.parametrize(
    ("divide", "layout", "tiler", "result"),
    [
        (logical_divide, "(4,2,3):(2,1,8)", "4:2", "((2,2),(2,3)):((4,1),(2,8))"),
        (logical_divide, "(6,8):(8,1)", "(3,4):(1,3)", "((3,(2,2)),4):((8,(24,1)),2)"),
        (logical_divide, "(6,8):(8,1)", "[(3):(1);(4):(1)]", "(((3),2),((4),2)):(((8),24),((1),4))"),
        (
            logical_divide,
            "(9,(4,8)):(59,(13,1))",
            "[3:3;(2,4):(1,8)]",
            "((3,3),((2,4),(2,2))):((177,59),((13,2),(26,1)))",
        ),
        (
            zipped_divide,
            "(9,(4,8)):(59,(13,1))",
            "[3:3;(2,4):(1,8)]",
            "((3,(2,4)),(3,(2,2))):((177,(13,2)),(59,(26,1)))",
        ),
        (zipped_divide, "(6,8):(8,1)", "(3,4)", "((3,4),(2,2)):((8,1),(24,4))"),
        (tiled_divide, "(6,8):(8,1)", "(3,4)", "((3,4),2,2):((8,1),24,4)"),
        (flat_divide, "(6,8):(8,1)", "(3,4)", "(3,4,2,2):(8,1,24,4)"),
        (zipped_divide, "(6,8,5):(8,1,100)", "(3,_)", "((3,1),(2,8,5)):((8,0),(24,1,100))"),
        (zipped_divide, "(?,?):(?{i64},1)", "(16,64)", "((16,64),(?,?)):((?{i64},1),(?{i64 div=16},64))"),
        (
            zipped_divide,
            "(?{div=16},64):(?{i64 div=8},1)",
            "(16,64)",
            "((16,64),(?,1)):((?{i64 div=8},1),(?{i64 div=128},0))",
        ),
        (zipped_divide, "(?,?):(1@0,1@1)", "(16,64)", "((16,64),(?,?)):((1@0,1@1),(16@0,64@1))"),
        (zipped_divide, "(?{div=64},8):(1,?{div=64})", "64:1", "(64,(?,8)):(1,(64,?{div=64}))"),
        (
            zipped_divide,
            "((4,8),(2,2)):((1,64),(4,512))",
            "((2,8),_)",
            "(((2,8),1),((2,1),(2,2))):(((1,64),0),((2,0),(4,512)))",
        ),
        (zipped_divide, "(10,6):(1,10)", "(4,4)", "((4,4),(3,2)):((1,10),(4,40))"),
        (zipped_divide, "(0,8):(8,1)", "(4,4)", "((4,4),(0,2)):((8,1),(32,4))"),
        (zipped_divide, "S<3,3,3> o 0 o (128,64):(64,1)", "(8,64)", "S<3,3,3> o 0 o ((8,64),(16,1)):((64,1),(512,0))"),
    ],
)
def test_divide_examples(divide, layout, tiler, result):
    assert str(divide(parse(layout), parse(tiler))) == result


@given(compact_layouts(2), compact_layouts(2))
@QUICK
def test_product_repeats_the_block(block, tiler):
    result = logical_product(block, tiler)
    assert result[0] == block and result[1].size() == tiler.size()
    assert sorted(table(result)) == list(range(block.size() * tiler.size()))
    copies = [result(0, j) for j in range(tiler.size())]
    assert copies == [block.size() * i for i in table(tiler)]


@given(compact_layouts(2), compact_layouts(2))
@QUICK
def test_blocked_and_raked_products_place_copies_by_coordinate(block, tiler):
    rank = max(block.rank, tiler.rank)
    blocked, raked = blocked_product(block, tiler), raked_product(block, tiler)
    assert blocked.rank == raked.rank == rank
    b = block.shape + (1,) * (rank - block.rank)
    t = tiler.shape + (1,) * (rank - tiler.rank)
    for i in range(block.size()):
        for j in range(tiler.size()):
            want = block(i) + block.size() * tiler(j)
            bi, tj = Layout(b), Layout(t)
            bc, tc = _coord(i, bi.shape), _coord(j, tj.shape)
            assert blocked(tuple(zip(bc, tc))) == want
            assert raked(tuple(zip(tc, bc))) == want


def _coord(i, shape):
    coord = []
    for s in shape:
        coord.append(i % s)
        i //= s
    return tuple(coord)


@pytest.mark.parametrize(
    ("multiply", "result"),
    [
        (logical_product, "((3,4),(2,5)):((4,1),(12,24))"),
        (zipped_product, "((3,4),(2,5)):((4,1),(12,24))"),
        (tiled_product, "((3,4),2,5):((4,1),12,24)"),
        (flat_product, "(3,4,2,5):(4,1,12,24)"),
        (blocked_product, "((3,2),(4,5)):((4,12),(1,24))"),
        (raked_product, "((2,3),(5,4)):((12,4),(24,1))"),
    ],
)
def test_product_examples(multiply, result):
    assert str(multiply(Layout((3, 4), (4, 1)), Layout((2, 5)))) == result


def test_product_of_a_block_with_gaps_fills_them():
    assert str(logical_product(Layout((2, 2), (4, 1)), Layout(6))) == "((2,2),(2,3)):((4,1),(2,8))"
    assert str(logical_product(Layout((2, 2), (4, 1)), Layout((4, 2), (2, 1)))) == "((2,2),(4,2)):((4,1),(8,2))"


def test_tile_to_shape():
    assert str(tile_to_shape(Layout((2, 2)), (8, 8))) == "((2,4),(2,4)):((1,4),(2,16))"
    assert str(tile_to_shape(Layout((2, 2)), (8, 8), (1, 0))) == "((2,4),(2,4)):((1,16),(2,4))"
    assert str(tile_to_shape(Layout((2, 3)), (5, 6))) == "((2,3),(3,2)):((1,6),(2,18))"
    swizzled = tile_to_shape(parse("S<3,4,3> o 0 o (8,64):(64,1)"), (64, 64, 3))
    assert str(swizzled) == "S<3,4,3> o 0 o ((8,8),(64,1),(1,3)):((64,512),(1,0),(0,4096))"
    with pytest.raises(LayoutError):
        tile_to_shape(Layout((2, 2, 2)), (8, 8))


@pytest.mark.parametrize(("thr_order", "val_order"), [((1, 0), (1, 0)), ((0, 1), (1, 0)), ((1, 0), (0, 1))])
def test_tv_layout_gives_every_thread_its_block(thr_order, val_order):
    thr, val = make_ordered_layout((4, 8), thr_order), make_ordered_layout((2, 3), val_order)
    tiler, tv = make_layout_tv(thr, val)
    assert (tiler == (8, 24) and tv.shape == (32, 6)) or tv.size() == 192
    for ti in range(4):
        for tj in range(8):
            for vi in range(2):
                for vj in range(3):
                    index = tv(thr(ti, tj), val(vi, vj))
                    assert (index % 8, index // 8) == (ti * 2 + vi, tj * 3 + vj)


def test_tv_layout_of_the_elementwise_example():
    tiler, tv = make_layout_tv(make_ordered_layout((4, 32), (1, 0)), make_ordered_layout((4, 4), (1, 0)))
    assert tiler == (16, 128) and str(tv) == "((32,4),(4,4)):((64,4),(16,1))"
    with pytest.raises(LayoutError):
        make_layout_tv(Layout((4, 2), (1, 8)), Layout(4))


def test_partitioning_an_identity_layout_gives_coordinates():
    tiler, tv = make_layout_tv(Layout((4, 8), (8, 1)), Layout((1, 4)))
    tiles = zipped_divide(make_identity_layout((100, 200)), tiler)
    block = tiles((None, None), (3, 2))
    assert block == Layout((4, 32), parse("(1@0,1@1)"))
    thread = composition(tiles[0], tv)
    assert [thread(11, v) for v in range(4)] == [(1, 12 + v) for v in range(4)]


@pytest.mark.parametrize(
    ("layout", "tiler"),
    [
        ("(4,8):(8,1)", "(2,2,2)"),
        ("(4,8):(8,1)", "(0,2)"),
        ("16:1", "(4,4):(1,1)"),
        ("(4,8):(8,1)", "S<1,0,1>"),
        ("(10,6):(7,1)", "128:1"),
    ],
)
def test_bad_tilers(layout, tiler):
    with pytest.raises(LayoutError):
        zipped_divide(parse(layout), parse(tiler))
