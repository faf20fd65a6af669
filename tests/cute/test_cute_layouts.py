"""Layout functions in kernels, on layouts of run-time extents, against the same functions on
numbers in plain Python.
"""

from __future__ import annotations

import io

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute, layout as cl
from cutec.testing import simulate

M, N = 12, 20

# Each makes a layout of two extents; in a kernel these are run-time numbers, in Python ints.
LAYOUTS = {
    "compact": lambda m, n: cute.make_layout((m, n)),
    "row major": lambda m, n: cute.make_layout((m, n), stride=(n, 1)),
    "static and dynamic": lambda m, n: cute.make_layout((4, n), stride=(1, 8)),
    "nested": lambda m, n: cute.make_layout(((4, m), (n, 2)), stride=((1, 8), (8 * m, 4))),
    "broadcast": lambda m, n: cute.make_layout((m, n), stride=(0, 1)),
    "ordered": lambda m, n: cute.make_ordered_layout((m, n, 3), order=(2, 0, 1)),
    "composition": lambda m, n: cute.composition(
        cute.make_layout((m, n), stride=(n, 1)), cute.make_layout((4, n), stride=(1, m))
    ),
    "group_modes": lambda m, n: cute.group_modes(cute.make_layout((m, n, 2)), 0, 2),
    "select": lambda m, n: cute.select(cute.make_layout((m, n, 2)), [2, 0]),
    "flatten": lambda m, n: cute.flatten(cute.make_layout(((4, m), (n, 2)))),
    "coalesce": lambda m, n: cute.coalesce(cute.make_layout((2, (1, 6), n), stride=(1, (6, 2), 12))),
    "append": lambda m, n: cute.append(cute.make_layout((m, n)), cute.make_layout(2, stride=1000)),
    "get": lambda m, n: cute.get(cute.make_layout((m, (n, 2))), mode=1),
    "composition with a tiler": lambda m, n: cute.composition(
        cute.make_layout((m, n)), (4, cute.make_layout(5, stride=2))
    ),
    "logical_divide": lambda m, n: cute.logical_divide(cute.make_layout((m, n), stride=(n, 1)), (4, 5)),
    "zipped_divide": lambda m, n: cute.zipped_divide(cute.make_layout((m, n), stride=(n, 1)), (4, 5)),
    "tiled_divide": lambda m, n: cute.tiled_divide(cute.make_layout((m, n), stride=(n, 1)), (4, 5)),
    "flat_divide": lambda m, n: cute.flat_divide(cute.make_layout((m, n), stride=(n, 1)), (4, 5)),
    "divide by a strided tile": lambda m, n: cute.zipped_divide(
        cute.make_layout((m, n)), (cute.make_layout(2, stride=2), cute.make_layout(5))
    ),
    "logical_product": lambda m, n: cute.logical_product(cute.make_layout((2, 3)), cute.make_layout((m, 2))),
    "blocked_product": lambda m, n: cute.blocked_product(cute.make_layout((2, 3)), cute.make_layout((m, n))),
    "raked_product": lambda m, n: cute.raked_product(cute.make_layout((2, 3)), cute.make_layout((m, n))),
    "filter_zeros": lambda m, n: cute.filter_zeros(cute.make_layout((m, n), stride=(0, 1))),
    "slice": lambda m, n: cute.slice_(cute.make_layout((m, n), stride=(n, 1)), (None, 3)),
    "recast": lambda m, n: cute.recast_layout(32, 16, cute.make_layout((8, n), stride=(1, 8))),
}


@cute.kernel
def offsets(out: cute.Tensor, m, n, make):
    """A warp takes 32 coordinates at a time."""
    layout = make(m, n)
    for i in range(cute.arch.thread_idx()[0], cute.size(layout), 32):
        out[i] = layout(i)


@pytest.mark.parametrize("name", LAYOUTS)
def test_offsets_of_every_coordinate(name: str) -> None:
    layout = LAYOUTS[name](M, N)
    want = [layout(i) for i in range(cl.size(layout))]
    out = np.full(len(want) + 1, -1, np.int32)
    run(offsets, out, M, N, LAYOUTS[name], block=32)
    assert out[:-1].tolist() == want and out[-1] == -1


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_type_says_rank_and_depth(name: str) -> None:
    wanted, seen = LAYOUTS[name](M, N), []

    @cute.kernel
    def look(out: cute.Tensor, m, n, make):
        layout = make(m, n)
        seen.append((cute.rank(layout), cute.depth(layout)))

    run(look, np.zeros(1, np.int32), M, N, LAYOUTS[name])
    assert seen[0][0] == cute.rank(wanted)
    if name != "composition":  # of run-time extents it cannot merge what it merges of these
        assert seen[0][1] == cute.depth(wanted)


@cute.kernel
def numbers(out: cute.Tensor, m, n):
    layout = cute.make_layout((m, (n, 2)), stride=(2, (100, 1)))
    values = (
        cute.size(layout),
        cute.size(layout, mode=[1]),
        cute.size(layout, mode=[1, 0]),
        cute.cosize(layout),
        cute.crd2idx((3, (4, 1)), layout),
        *cute.flatten(cute.idx2crd(57, layout.shape)),
        *cute.ceil_div((m, n), (5, 7)),
        cute.round_up(m, 5),
        cute.product((m, n)),
        cute.cosize(cute.make_layout((m, n))),
        cute.rank(layout),
        *cute.flatten(layout.stride),
        layout((3, (4, 1))),
    )
    for i in cutec.range_constexpr(len(values)):
        out[i] = values[i]


def test_numbers_of_a_layout() -> None:
    out = np.zeros(32, np.int32)
    run(numbers, out, M, N)
    layout = cl.Layout((M, (N, 2)), (2, (100, 1)))
    want = [
        cl.size(layout),
        2 * N,
        N,
        cl.cosize(layout),
        407,
        *cl.flatten(cl.idx2crd(57, layout.shape)),
        3,
        3,
        15,
        M * N,
        M * N,
        2,
        2,
        100,
        1,
        407,
    ]
    assert out[: len(want)].tolist() == want


@cute.kernel
def wide(out: cute.Tensor, m):
    layout = cute.make_layout((m, m), stride=(cutec.Int64(m) * 65536, 1))
    out[0] = layout((m - 1, 0))
    out[1] = cute.crd2idx((m - 1, m - 1), layout)


def test_strides_of_64_bits_do_not_wrap() -> None:
    out = np.zeros(2, np.int64)
    run(wide, out, 65536)
    assert out.tolist() == [65535 << 32, (65535 << 32) + 65535]


def test_layouts_in_plain_python() -> None:
    tiler, layout = cute.make_layout_tv(
        cute.make_ordered_layout((4, 8), order=(1, 0)), cute.make_layout((2, 2), stride=(2, 1))
    )
    assert tiler == (8, 16) and cute.size(layout, mode=[0]) == 32 and cute.size(layout, mode=[1]) == 4
    assert sorted(layout((t, v)) for t in range(32) for v in range(4)) == list(range(128))
    assert cute.make_ordered_layout((4, 8), order=(1, 0)) == cl.Layout((4, 8), (8, 1))
    assert cute.is_static(cute.make_layout((4, 8)))


@cute.kernel
def less(out: cute.Tensor, m, n):
    pairs = (
        ((3, 4), (m, n)),
        ((m, 4), (m, n)),
        ((3, n), (m, n)),
        ((3, (4, 1)), (m, (n, 2))),
        ((3, (4, 2)), (m, (n, 2))),
        (-1, m),
        (3, 4),
        (4, 4),
    )
    for i in cutec.range_constexpr(len(pairs)):
        out[i] = cute.elem_less(*pairs[i])


def test_elem_less() -> None:
    out = np.zeros(8, bool)
    run(less, out, M, N)
    assert out.tolist() == [True, False, False, True, False, True, True, False]


@cute.kernel
def printing(a: cute.Tensor):
    cute.printf(a.layout)
    cute.printf("L = {}, {} of {:d}; 100%", a.layout, (a.shape[0], (1, None)), a.shape[0])
    cute.printf((a.shape[0], 3))
    cute.printf("{}", cute.make_composed_layout(cute.make_swizzle(2, 0, 3), 0, cute.zipped_divide(a, (2, 2)).layout))


@cute.jit
def print_layouts(a: cute.Tensor):
    printing(a).launch(grid=1, block=1)


def test_layouts_print_in_their_notation_with_the_numbers_of_the_run() -> None:
    out = io.StringIO()
    simulate(print_layouts, np.zeros((4, 6), np.float32), output=out)
    assert out.getvalue().splitlines() == [
        "(4,6):(6,1)",
        "L = (4,6):(6,1), (4,(1,_)) of 4; 100%",
        "(4,3)",
        "S<2,0,3> o 0 o ((2,2),(2,3)):((6,1),(12,2))",
    ]


@cute.kernel
def comparing(a: cute.Tensor, out: cute.Tensor):
    out[0] = cute.equal(a.layout, cute.make_layout((4, 6), stride=(6, 1))).to(cutec.Int32)
    out[1] = cute.equal(a.shape, (4, 7)).to(cutec.Int32)
    out[2] = 1 if cutec.const_expr(cute.equal((1, 2), (1, 2))) else 0


@cute.jit
def compare(a: cute.Tensor, out: cute.Tensor):
    comparing(a, out).launch(grid=1, block=1)


def test_layouts_and_tuples_compare_leaf_by_leaf() -> None:
    out = np.full(3, 9, np.int32)
    simulate(compare, np.zeros((4, 6), np.float32), out)
    assert out.tolist() == [1, 0, 1]


def test_layouts_composed_with_a_function():
    """inner(offset + outer(c)), where inner is Python: coordinates, and gathered indices."""
    shifted = cute.make_composed_layout(lambda c: (c[0], c[1] + 1), (1, 0), cute.make_identity_layout((8, 4)))
    assert shifted(0) == (1, 1) and shifted((2, 3)) == (3, 4) and shifted.shape == (8, 4) and cute.size(shifted) == 32
    assert str(shifted) == "<<lambda>> o (1,0) o (8,4):(1@0,1@1)"
    column = cute.slice_(shifted, (None, 2))
    assert column(3) == shifted((3, 2)) and cute.size(column) == 8

    @cute.kernel
    def gather_kernel(indices: cute.Tensor, source: cute.Tensor, target: cute.Tensor):
        layout = cute.make_composed_layout(lambda c: indices[c], 0, cute.make_layout((16,)))
        thread = cute.arch.thread_idx()[0]
        target[thread] = source[layout(thread)]

    @cute.jit
    def gather(indices: cute.Tensor, source: cute.Tensor, target: cute.Tensor):
        gather_kernel(indices, source, target).launch(grid=[1, 1, 1], block=[16, 1, 1])

    indices, source = np.random.default_rng(2).integers(0, 256, 16).astype(np.int32), np.arange(256, dtype=np.int32) * 3
    target = np.zeros(16, np.int32)
    simulate(gather, indices, source, target)
    assert np.array_equal(target, source[indices])


def test_max_alignment_is_what_is_known_of_what_follows():
    assert [cute.make_layout(8).max_alignment, cute.make_layout((4, 6), stride=(6, 1)).max_alignment] == [8, 6]
    seen = []

    @cute.jit
    def host(x: cute.Tensor):
        seen.append([x.layout[mode].max_alignment for mode in (0, 1)])

    simulate(host, np.zeros((32, 5), np.float32, order="F"), types={"x": "f32[m{div=16},5]:(1,m)"})
    assert seen == [[16, 80]], "m:1 and 5:m"
