"""Helpers for tuples and layouts: in plain Python, and in kernels on dynamic ones."""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.testing import simulate

L = cute.make_layout


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        (lambda: cute.get_leaves((1, (2, 3))), [1, 2, 3]),
        (lambda: cute.prepend((2, 3), 1, 4), (1, 1, 2, 3)),
        (lambda: cute.append_ones((2, 3), up_to_rank=4), (2, 3, 1, 1)),
        (lambda: str(cute.prepend_ones(L((4, 2)), up_to_rank=3)), "(1,4,2):(0,1,4)"),
        (lambda: cute.dice((16, 8, 4), (1, None, 1)), (16, 4)),
        (lambda: cute.slice_((2, (3, 4)), (None, (1, None))), (2, 4)),
        (lambda: cute.slice_((2, (3, (4, 5))), (0, (None, (None, 2)))), (3, 4)),
        (lambda: (cute.slice_((2, (3, 4)), (None, None)), cute.slice_((2, 3), 0)), ((2, (3, 4)), ())),
        (lambda: cute.dice((2, (3, (4, 5))), (0, (None, (None, 2)))), (2, 5)),
        (lambda: (cute.dice((2, 3), 0), cute.dice((2, 3), (None, None))), ((2, 3), ())),
        (lambda: (cute.ceil_div((13, (5, 7)), (4, 2)), cute.ceil_div((13, (5, 7)), 4)), ((4, 18), 114)),
        (lambda: (cute.ceil_div((13, (5, 7)), (4, (2, 3))), cute.ceil_div((13, 5, 6), (4,))), ((4, (3, 3)), (4, 5, 6))),
        (lambda: (cute.ceil_div((13, 5), L((4, 2))), cute.ceil_div((13, 5), (L(4), L(2)))), (9, (4, 3))),
        (lambda: (cute.ScaledBasis(3, 1).mode, cute.E([0, 1]).mode), ([1], [0, 1])),
        (lambda: str(cute.dice(L((16, 8, 4)), (1, None, 1))), "(16,4):(1,128)"),
        (lambda: str(cute.filter(L((4, (2, 1)), stride=(1, (0, 0))))), "4:1"),
        (lambda: cute.leading_dim((8, 4), (4, 1)), 1),
        (lambda: cute.leading_dim((8, (2, 4)), (4, (9, 1))), (1, 1)),
        (lambda: cute.leading_dim((1, 4), (1, 2)), None),
        (lambda: (cute.is_major(1, (4, 1)), cute.is_major(0, (4, 1))), (True, False)),
        (
            lambda: (cute.find((1, (2, 3)), 3), cute.find((1, 2), 9), cute.find_if((5, 6), lambda x, i: x > 5)),
            ((1, 1), None, 1),
        ),
        (lambda: cute.max_common_vector(L((8, 4)), L((8, 4))), 32),
        (lambda: cute.increment_coord((3, 2), (4, 8)), (0, 3)),
        (lambda: cute.tuple_cat((1, 2), 3, (4,)), (1, 2, 3, 4)),
        (lambda: (cute.has_underscore((1, (None, 2))), cute.has_underscore((1, 2))), (True, False)),
        (lambda: cute.front(((5, 6), 7)), 5),
        (lambda: cute.slice_and_offset((2, None), L((4, 8)))[1], 2),
        (lambda: cute.product_like(((2, 3), 4), (1, 1)), (6, 4)),
        (
            lambda: (
                cute.is_congruent((1, (2, 3)), L((4, (5, 6)))),
                cute.is_weakly_congruent(1, (2, 3)),
                cute.is_congruent(1, (2, 3)),
            ),
            (True, True, False),
        ),
        (
            lambda: (cute.is_int_tuple((1, (cutec.Int32(2), 3))), cute.is_int_tuple((1, 2.0)), cute.is_integer(True)),
            (True, False, False),
        ),
        (lambda: (cute.get_divisibility(12), cute.get_divisibility(cutec.Int32(8))), (12, 8)),
        (lambda: cute.filter_tuple((1, 2, 3), (4, 5, 6), f=lambda a, b: (a, b) if a != 2 else ()), (1, 4, 3, 6)),
        (lambda: cute.transform_apply((1, 2), (3, 4), f=lambda a, b: a * b, g=lambda *x: sum(x)), 11),
        (lambda: cute.pretty_str((1, (2, L((4, 2))))), "(1,(2,(4,2):(1,4)))"),
        (lambda: cute.static((1, cutec.Int32(5))), (1, 5)),
        (
            lambda: [isinstance(v, cute.Shape) for v in (4, (4, (cutec.Int32(2), 3)), (4, None), 4.0)],
            [True, True, False, False],
        ),
        (lambda: [isinstance(v, cute.Coord) for v in ((4, None), (4, L(2)), L(2))], [True, False, False]),
        (lambda: [isinstance(v, cute.Tile) for v in (L(2), (4, L(2)), "4")], [True, True, False]),
        (lambda: (isinstance((1, cute.E(0)), cute.Stride), isinstance((1,), cute.typing.Int)), (True, False)),
    ],
)
def test_in_python(found, wanted):
    assert found() == wanted


@cute.kernel
def all_of_them(x: cute.Tensor, y: cute.Tensor):
    m, n = x.shape
    ones = cute.append_ones(x, up_to_rank=4)
    front = cute.prepend(x.layout, L(1, stride=0))
    assert cute.rank(ones) == 4 and cute.rank(front) == 3 and cute.rank(cute.filter(x)) == 2
    assert cute.pretty_str((1, m)) == "(1,?)" and cute.leading_dim(x.shape, x.stride) == 1
    assert cute.is_int_tuple((m, 3)) and cute.get_divisibility(n) == 4
    same = cute.make_tensor(
        cute.make_ptr(x.element_type, x.iterator.toint(), cute.AddressSpace.gmem, assumed_align=16), x.layout
    )
    diced = cute.dice((m, n, m), (1, None, 1))
    step = cute.increment_coord((m - 1, 2), (m, n))
    y[0], y[1], y[2] = ones[1, 2, 0, 0], same[1, 3], diced[0] * 100 + diced[1]
    y[3], y[4] = step[0] * 10 + step[1], cute.size(front)
    total = cute.tuple_add((m, (n, 1)), (1, (2, n)))
    y[5] = total[0] * 10000 + total[1][0] * 100 + total[1][1]
    y[6] = cute.ceil_div((m, n), 5)
    kept = cute.slice_((m, (n, m)), (m, (None, cutec.Int32(1))))
    y[7] = cute.ceil_div((m, n), (2, 3))[1] * 100 + kept[0] * 10 + cute.rank(kept)


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor):
    all_of_them(x, y).launch(grid=1, block=1)


def test_in_a_kernel():
    x, y = np.arange(24, dtype=np.int32).reshape(3, 8), np.zeros(8, np.int32)
    simulate(run, x, y, types={"x": "i32[m,n{div=4}]"})
    assert y.tolist() == [10, 11, 303, 3, 24, 4 * 10000 + 10 * 100 + 9, 5, 381]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (lambda x: cute.static((x.shape[0], 1)), "E0302"),
        (lambda x: cute.static((4, L(x.shape))), "E0302"),
        (
            lambda x: cute.make_tiled_copy_tv(
                cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Int32), L(x.shape), L(4)
            ),
            "E0302",
        ),
        (lambda x: cute.make_tiled_mma(cute.nvgpu.MmaUniversalOp(cutec.Float32), L(x.shape)), "E0302"),
        (lambda x: cute.ceil_div(x.shape, (1, 2, 3)), "E0410"),
        (lambda x: cute.make_ptr(cutec.Int32, cutec.Float32(x[0, 0])), "E0204"),
    ],
)
def test_refusals(body, code):
    @cute.kernel
    def kernel(x: cute.Tensor):
        body(x)

    @cute.jit
    def entry(x: cute.Tensor):
        kernel(x).launch(grid=1, block=1)

    with pytest.raises(CutecError) as caught:
        simulate(entry, np.zeros((2, 2), np.int32))
    assert caught.value.code == code
