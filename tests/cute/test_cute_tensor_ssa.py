"""TensorSSA: whole-tensor arithmetic against NumPy."""

from __future__ import annotations

import operator

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec.diag import CutecError

RNG = np.random.default_rng(7)


@cute.kernel
def compute(a: cute.Tensor, b: cute.Tensor, out: cute.Tensor, function):
    """out = function(a, b) of tensors of eight elements."""
    shape = (2, 4)
    x, y = cute.local_tile(a, shape, (0, 0)).load(), cute.local_tile(b, shape, (0, 0)).load()
    target = cute.local_tile(out, shape, (0, 0))
    target.store(function(x, y).to(out.element_type))


def check(function, a: np.ndarray, b: np.ndarray, want: np.ndarray) -> None:
    out = np.zeros((2, 4), want.dtype)
    run(compute, a, b, out, function)
    np.testing.assert_array_equal(out, want)


ARITHMETIC = [operator.add, operator.sub, operator.mul]


@pytest.mark.parametrize("op", [*ARITHMETIC, operator.truediv], ids=lambda op: op.__name__)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_float_arithmetic(op, dtype: str) -> None:
    a, b = (RNG.standard_normal((2, 4)).astype(dtype) for _ in range(2))
    check(op, a, b, op(a, b))
    check(lambda x, y: op(x, 2.5), a, b, op(a, np.asarray(2.5, dtype)))
    check(lambda x, y: op(2.5, y), a, b, op(np.asarray(2.5, dtype), b))


@pytest.mark.parametrize(
    "op",
    [*ARITHMETIC, operator.and_, operator.or_, operator.xor, operator.floordiv, operator.mod],
    ids=lambda op: op.__name__,
)
@pytest.mark.parametrize("dtype", ["int32", "int64", "uint32", "int8"])
def test_integer_arithmetic(op, dtype: str) -> None:
    low = 0 if dtype[0] == "u" else -50
    a, b = RNG.integers(low, 50, (2, 4)).astype(dtype), RNG.integers(1, 9, (2, 4)).astype(dtype)
    if low and op in (operator.floordiv, operator.mod):
        b[0, :2] = -b[0, :2]
    check(op, a, b, op(a, b))


def test_shifts_and_signs() -> None:
    a, b = RNG.integers(-100, 100, (2, 4)).astype(np.int32), RNG.integers(0, 5, (2, 4)).astype(np.int32)
    check(lambda x, y: x << y, a, b, a << b)
    check(lambda x, y: x >> y, a, b, a >> b)
    check(lambda x, y: -x, a, b, -a)
    check(lambda x, y: ~x, a, b, ~a)
    check(lambda x, y: abs(x), a, b, abs(a))
    floats = RNG.standard_normal((2, 4)).astype(np.float32)
    check(lambda x, y: abs(-x), floats, floats, abs(floats))


@pytest.mark.parametrize(
    "op", [operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne], ids=lambda op: op.__name__
)
def test_comparisons_and_where(op) -> None:
    a, b = RNG.integers(0, 3, (2, 4)).astype(np.float32), RNG.integers(0, 3, (2, 4)).astype(np.float32)
    a[0, 0] = np.nan
    check(op, a, b, op(a, b))
    check(lambda x, y: cute.where(op(x, y), x, y), a, b, np.where(op(a, b), a, b))
    check(lambda x, y: cute.where(op(x, y), x, 0.0), a, b, np.where(op(a, b), a, np.float32(0)))
    unsigned = np.array([[0, 1, 2**31, 2**32 - 1]] * 2, np.uint32)
    check(lambda x, y: op(x, y), unsigned, unsigned[:, ::-1].copy(), op(unsigned, unsigned[:, ::-1]))


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("float32", "float16"),
        ("float16", "float32"),
        ("float32", "int32"),
        ("int32", "float32"),
        ("int8", "int32"),
        ("uint8", "float32"),
        ("int64", "int16"),
        ("float64", "float32"),
        ("float32", "bfloat16"),
        ("int32", "bool"),
        ("float32", "uint8"),
    ],
)
def test_conversions(source: str, target: str) -> None:
    import ml_dtypes  # noqa: F401 - registers bfloat16 with NumPy

    a = np.array([[0, 1.5, 2.75, 3], [100, 7, 0.3, 60.2]]).astype(source)
    check(lambda x, y: x, a, a, a.astype(target))


def test_mixed_classes_promote_as_scalars_do() -> None:
    a, b = np.arange(8, dtype=np.int32).reshape(2, 4), RNG.standard_normal((2, 4)).astype(np.float32)
    check(lambda x, y: x + y, a, b, (a.astype(np.float32) + b))
    check(lambda x, y: x / 2, a, b, (a / np.float32(2)).astype(np.float32))


def test_bitcast() -> None:
    a = RNG.standard_normal((2, 4)).astype(np.float32)
    check(lambda x, y: x.bitcast(cutec.Int32), a, a, a.view(np.int32))


def test_elements_go_in_and_out() -> None:
    def swapped(x: cute.TensorSSA, y: cute.TensorSSA) -> cute.TensorSSA:
        first, *others = x.to_elements()
        return cutec.Vector.from_elements((*others, first), cutec.Float32).reshape((2, 4))

    a = RNG.standard_normal((2, 4)).astype(np.float32)
    check(swapped, a, a, np.roll(a.T.flatten(), -1).reshape(4, 2).T)


def test_a_vector_of_a_tensor_is_flat() -> None:
    def back(x: cute.TensorSSA, y: cute.TensorSSA) -> cute.TensorSSA:
        flat = cutec.Vector(x)
        assert flat.shape == (8,) and flat.dtype is cutec.Float32
        return cutec.Vector.from_elements([*flat[4:8].to_elements(), *flat[0:4].to_elements()], cutec.Float32).reshape(
            (2, 4)
        )

    a = RNG.standard_normal((2, 4)).astype(np.float32)
    check(back, a, a, np.roll(a, 2, axis=1))


REDUCE = {
    cute.ReductionOp.ADD: (np.sum, 100),
    cute.ReductionOp.MUL: (np.prod, 3),
    cute.ReductionOp.MAX: (np.max, 2),
    cute.ReductionOp.MIN: (np.min, 2),
}


@cute.kernel
def reduce(a: cute.Tensor, out: cute.Tensor, shape, arguments):
    value = cute.local_tile(a, shape, (0,) * len(shape)).load().reduce(*arguments)
    if isinstance(value, cute.TensorSSA):
        for i in cutec.range_constexpr(value.size):
            out[i] = value[i]
    else:
        out[0] = value


@pytest.mark.parametrize("op", REDUCE, ids=lambda op: op.name)
@pytest.mark.parametrize("shape", [(2, 4), (3, 5), (1, 1), (7, 1)])
def test_reduce_to_a_number(op, shape) -> None:
    numpy_op, init = REDUCE[op]
    a, out = RNG.integers(1, 4, shape).astype(np.int32), np.zeros(1, np.int32)
    run(reduce, a, out, shape, (op, init, 0))
    assert out[0] == numpy_op([numpy_op(a), init])


@pytest.mark.parametrize(("profile", "axis"), [((None, 1), 1), ((1, None), 0)])
@pytest.mark.parametrize("op", REDUCE, ids=lambda op: op.name)
def test_reduce_with_a_profile(op, profile, axis: int) -> None:
    numpy_op, init = REDUCE[op]
    a = RNG.integers(1, 4, (3, 4)).astype(np.float32)
    out = np.zeros(a.shape[1 - axis], np.float32)
    run(reduce, a, out, a.shape, (op, init, profile))
    want = numpy_op(a, axis=axis)
    np.testing.assert_array_equal(out, [numpy_op([w, init]) for w in want])


def neighbours_first(values: np.ndarray) -> np.float32:
    """The sum of a row, in the order in which its elements are combined."""
    middle = len(values) // 2
    return neighbours_first(values[:middle]) + neighbours_first(values[middle:]) if middle else values[0]


@pytest.mark.parametrize("count", [2, 3, 4, 6, 7, 13, 16, 31, 64])
def test_elements_are_combined_neighbours_first(count: int) -> None:
    """To the last bit: of numbers of which another order gives another sum."""
    a = (RNG.standard_normal((4, count)) * 2.0 ** RNG.integers(0, 20, (4, count))).astype(np.float32)
    want, row, columns = [neighbours_first(x) for x in a], np.zeros(1, np.float32), np.zeros(4, np.float32)
    run(reduce, a, columns, a.shape, (cute.ReductionOp.ADD, 0.0, (None, 1)))
    run(reduce, a[2:3], row, (1, count), (cute.ReductionOp.ADD, 0.0, 0))
    np.testing.assert_array_equal(columns, want)
    np.testing.assert_array_equal(row, want[2])


@cute.kernel
def reduce_nested(a: cute.Tensor, out: cute.Tensor, profile):
    value = cute.local_tile(a, (2, 12), (0, 0)).load().reshape(((2, 3), 4)).reduce(cute.ReductionOp.ADD, 0.0, profile)
    for i in cutec.range_constexpr(value.size):
        out[i] = value[i]


@pytest.mark.parametrize(
    ("profile", "axes"),
    [
        (((None, 1), None), (1,)),
        (((1, None), 1), (0, 2)),
        (((None, None), 1), (2,)),
        ((1, None), (0, 1)),
        ((1, 1), (0, 1, 2)),
    ],
)
def test_reduce_nested_modes(profile, axes) -> None:
    a = RNG.integers(0, 9, (2, 12)).astype(np.float32)
    want = a.reshape(-1, order="F").reshape((2, 3, 4), order="F").sum(axis=axes).reshape(-1, order="F")
    out = np.zeros(len(want), np.float32)
    run(reduce_nested, a, out, profile)
    np.testing.assert_array_equal(out, want)


@cute.kernel
def pieces(a: cute.Tensor, out: cute.Tensor):
    value = cute.local_tile(a, (2, 4), (0, 0)).load()
    row, column = value[0, None], value[(None, 2)]
    out[0], out[1], out[2] = value[1, 3], row[2], column[1]
    out[3] = value[3]
    reshaped = value.reshape((4, 2))
    out[4] = reshaped[3, 1]
    row_sums = value.reduce(cute.ReductionOp.ADD, 0.0, (None, 1))  # shape (2,)
    spread = row_sums.reshape((2, 1)).broadcast_to((2, 4))
    out[5] = (value - spread)[1, 2]
    out[6] = (
        cute.full_like(value, 3)[0]
        + cute.zeros_like(value)[1]
        + cute.ones_like(a[0, None].load() if cutec.const_expr(False) else value)[1]
    )
    out[7] = (value * cute.full((2, 1), 2.0, cutec.Float32))[1, 1]


def test_elements_slices_and_broadcasting() -> None:
    a, out = RNG.integers(-9, 9, (2, 4)).astype(np.float32), np.zeros(8, np.float32)
    run(pieces, a, out)
    want = [a[1, 3], a[0, 2], a[1, 2], a[1, 1], a[1, 3], a[1, 2] - a[1].sum(), 4, 2 * a[1, 1]]
    assert out.tolist() == want


@cute.kernel
def truths(a: cute.Tensor, out: cute.Tensor):
    value = cute.local_tile(a, (2, 4), (0, 0)).load()
    out[0], out[1] = cute.any_(value > 6), cute.all_(value > 6)
    out[2], out[3] = cute.any_(value >= 0), cute.all_(value >= 0)
    out[4], out[5] = cute.any_(value < 0), cute.all_(value)


def test_any_and_all() -> None:
    a, out = np.arange(8, dtype=np.int32).reshape(2, 4), np.zeros(6, bool)
    run(truths, a, out)
    assert out.tolist() == [True, False, True, True, False, False]


@cute.kernel
def carried(a: cute.Tensor, out: cute.Tensor):
    total = cute.full((4,), 0, cutec.Float32)
    for i in range(a.shape[0]):
        total = total + cute.local_tile(a, (1, 4), (i, 0)).load().reshape((4,))
    cute.local_tile(out, (4,), (0,)).store(total)


def test_carried_through_a_loop() -> None:
    a, out = RNG.integers(0, 9, (5, 4)).astype(np.float32), np.zeros(4, np.float32)
    run(carried, a, out)
    assert (out == a.sum(axis=0)).all()


@cute.kernel
def odd_shapes(a: cute.Tensor):
    value = cute.local_tile(a, (2, 4), (0, 0)).load()
    value + cute.full((3, 4), 1, cutec.Float32)


@cute.kernel
def chosen(a: cute.Tensor, out: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    if tid < 6:
        value = cute.local_tile(a, (2, 3), (0, 0)).load()
        out[0, tid] = value[tid]
        out[1, tid] = value[tid % 2, cutec.Int64(tid // 2)]
        out[2, tid] = value[1, tid % 3]
        out[3, tid] = (value > 0).reshape(((2, 3), 1))[(tid % 2, 2), 0].to(out.element_type)


@pytest.mark.parametrize("dtype", ["float32", "int8", "uint64"])
def test_an_element_is_chosen_at_run_time(dtype: str) -> None:
    a, out = np.array([[1, 2, 0], [4, 5, 6]], dtype), np.zeros((4, 6), dtype)
    run(chosen, a, out, block=32)
    flat = a.T.reshape(-1)
    np.testing.assert_array_equal(out, [flat, flat, np.tile(a[1], 2), np.tile(a[:, 2] > 0, 3)])


@cute.kernel
def dynamic_index(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    cute.local_tile(a, (2, 4), (0, 0)).load()[None, tid]


@cute.kernel
def truth(a: cute.Tensor):
    if cute.local_tile(a, (2, 4), (0, 0)).load() > 0:
        a[0, 0] = 1


@cute.kernel
def profile(a: cute.Tensor):
    cute.local_tile(a, (2, 4), (0, 0)).load().reduce(cute.ReductionOp.ADD, 0.0, (None, 1, 1))


@cute.kernel
def reshape(a: cute.Tensor):
    cute.local_tile(a, (2, 4), (0, 0)).load().reshape((3, 3))


@pytest.mark.parametrize(
    ("kernel", "code"),
    [(odd_shapes, "E0402"), (dynamic_index, "E0403"), (truth, "E0301"), (profile, "E0402"), (reshape, "E0402")],
)
def test_what_a_tensor_ssa_refuses(kernel, code: str) -> None:
    with pytest.raises(CutecError) as caught:
        run(kernel, np.zeros((2, 4), np.float32))
    assert caught.value.code == code and caught.value.place.file == __file__
