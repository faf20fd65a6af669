"""The rules of TensorSSA against NumPy: broadcasting of flat and nested shapes, classes, shifts,
powers, comparisons, coordinates, profiles.
"""

from __future__ import annotations

import operator

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.frontend.numbers.broadcast import broadcast_positions, common_shape


@cute.kernel
def evaluate(x: cute.Tensor, y: cute.Tensor, out: cute.Tensor, function):
    """out = function(x, y), all flat, elements in order."""
    result = function(*[cute.local_tile(t, (cute.size(t),), (0,)).load() for t in (x, y)])
    if isinstance(result, cute.TensorSSA):
        cute.local_tile(out, (result.size,), (0,)).store(result.reshape((result.size,)))
    else:
        out[0] = result


@cute.jit
def launch(sizes: cutec.Constexpr, x, y, out, function: cutec.Constexpr):
    flat = [cute.make_tensor(t.iterator, cute.make_layout(n)) for t, n in zip((x, y), sizes)]
    evaluate(*flat, out, function).launch(grid=1, block=1)


def value(function, x, y=(0,), *, count: int = 0, dtype=None) -> np.ndarray:
    """The result of `function` on two flat TensorSSA."""
    x, y = np.asarray(x), np.asarray(y)
    out = np.zeros(count or len(x), dtype or x.dtype)
    cutec.testing.simulate(launch, (len(x), len(y)), x, y, out, function)
    return out


# -- broadcasting

EXTENTS = st.lists(st.integers(1, 3), min_size=1, max_size=4)


@st.composite
def broadcastable(draw):
    """Two flat shapes that NumPy broadcasts with their modes in the other order."""
    target = draw(EXTENTS)
    shapes = [[1 if draw(st.booleans()) else n for n in target[: draw(st.integers(1, len(target)))]] for _ in range(2)]
    return [tuple(s) for s in shapes]


@given(broadcastable())
def test_common_shapes_are_numpys_of_reversed_modes(shapes) -> None:
    assert common_shape(shapes) == np.broadcast_shapes(*(shape[::-1] for shape in shapes))[::-1]


@given(broadcastable())
def test_positions_are_numpys_of_reversed_modes(shapes) -> None:
    target = common_shape(shapes)
    for shape in shapes:
        numbers = np.arange(np.prod(shape)).reshape(shape[::-1])
        assert broadcast_positions(shape, target) == np.broadcast_to(numbers, target[::-1]).reshape(-1).tolist()


@given(EXTENTS.map(tuple), EXTENTS.map(tuple))
def test_what_numpy_refuses_is_refused(a, b) -> None:
    try:
        np.broadcast_shapes(a[::-1], b[::-1])
    except ValueError:
        with pytest.raises(CutecError) as caught:
            common_shape([a, b])
        assert caught.value.code == "E0402"


@pytest.mark.parametrize(
    ("shapes", "common"),
    [
        ([((2, 3), 4), (1, 4)], ((2, 3), 4)),
        ([((2, 3), 4), ((2, 3),)], ((2, 3), 4)),
        ([((2, 3), 4), ((1, 3), 1)], ((2, 3), 4)),
        ([((1, 3),), ((2, 3), 4)], ((2, 3), 4)),
        ([((2, 1), 4), ((1, 3), 1)], ((2, 3), 4)),
        ([(1,), (((2,),), 4)], (((2,),), 4)),
    ],
)
def test_nested_modes_broadcast_one_by_one(shapes, common) -> None:
    assert common_shape(shapes) == common
    assert broadcast_positions(((1, 3), 1), ((2, 3), 4)) == [0, 0, 1, 1, 2, 2] * 4


@pytest.mark.parametrize("shapes", [[((2, 3), 4), (6, 4)], [((2, 3), 4), ((3, 2), 4)], [((2, 3),), ((2, 3, 1),)]])
def test_nested_modes_that_differ_do_not_broadcast(shapes) -> None:
    with pytest.raises(CutecError):
        common_shape(shapes)


def test_the_tutorial_s_row_and_column() -> None:
    row, column = np.float32([0, 1, 2]), np.float32([0, 1, 2, 3])
    want = (column[:, None] + row).reshape(-1, order="F")
    np.testing.assert_array_equal(
        value(lambda a, b: a.reshape((1, 3)) + b.reshape((4, 1)), row, column, count=12), want
    )
    np.testing.assert_array_equal(value(lambda a, b: a.reshape((1, 3)) + b, row, column, count=12), want)
    np.testing.assert_array_equal(value(lambda a, b: a.broadcast_to((3, 4)), row, count=12), np.tile(row, 4))


# -- classes

SIGNED, UNSIGNED = np.array([-5, 3, 100, -128], np.int8), np.array([0, 251, 2, 255], np.uint8)


@pytest.mark.parametrize(
    "op", [operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne], ids=lambda op: op.__name__
)
def test_comparisons_of_mixed_signedness_are_exact(op) -> None:
    want = op(SIGNED.astype(int), UNSIGNED.astype(int))
    np.testing.assert_array_equal(value(op, SIGNED, UNSIGNED, dtype=bool), want)
    wide = np.array([-1, 5, -(2**63), 2**63 - 1]), np.array([2**64 - 1, 5, 2**63, 2**63 - 1], np.uint64)
    exact = [op(int(a), int(b)) for a, b in zip(*wide)]
    assert value(op, *wide, dtype=bool).tolist() == exact
    assert value(lambda a, b: op(b, a), *wide, dtype=bool).tolist() == [op(int(b), int(a)) for a, b in zip(*wide)]


@pytest.mark.parametrize(
    ("op", "literal"), [(operator.lt, 300), (operator.gt, -1), (operator.eq, 256), (operator.ge, 0)]
)
def test_literals_beyond_the_class_decide_comparisons(op, literal) -> None:
    right = value(lambda a, b: op(b, literal), SIGNED, UNSIGNED, dtype=bool)
    assert right.tolist() == [op(int(v), literal) for v in UNSIGNED]
    left = value(lambda a, b: op(literal, b), SIGNED, UNSIGNED, dtype=bool)
    assert left.tolist() == [op(literal, int(v)) for v in UNSIGNED]


@pytest.mark.parametrize("literal", (2.0**24, 1.5, -3.0, 2.0**31, float("inf"), float("nan")))
@pytest.mark.parametrize("name", ("lt", "le", "gt", "ge", "eq", "ne"))
def test_integers_compare_exactly_with_float_literals(name: str, literal: float) -> None:
    op, x = getattr(operator, name), np.array([2**24 + 1, -3, 2, 2**31 - 1], np.int32)
    assert value(lambda a, b: op(a, literal), x, dtype=bool).tolist() == [op(int(v), literal) for v in x]
    assert value(lambda a, b: op(literal, a), x, dtype=bool).tolist() == [op(literal, int(v)) for v in x]


def test_shifts_are_in_the_common_class() -> None:
    amounts, wide = np.array([1, 7, 3, 0], np.int32), np.array([256, -1, 8, 3], np.int32)
    long = SIGNED.astype(np.int32)
    assert value(lambda a, b: a << b, SIGNED, amounts, dtype=np.int32).tolist() == (long << amounts).tolist()
    assert (
        value(lambda a, b: a << b.to(cutec.Int8), SIGNED, amounts).tolist()
        == (SIGNED << amounts.astype(np.int8)).tolist()
    )
    assert value(lambda a, b: a >> 9, SIGNED, dtype=np.int32).tolist() == [-1, 0, 0, -1]
    assert value(lambda a, b: b >> 9, SIGNED, UNSIGNED, dtype=np.int32).tolist() == [0] * 4
    assert value(lambda a, b: a >> b, SIGNED, wide, dtype=np.int32).tolist() == [-1, 0, 0, -16]
    assert value(lambda a, b: a << b, SIGNED, wide, dtype=np.int32).tolist() == [0, 0, 25600, -1024]
    assert value(lambda a, b: 1 << b, SIGNED, amounts, dtype=np.int32).tolist() == [2, 128, 8, 1]


def test_powers() -> None:
    x = np.array([1.5, -2.0, 0.25, 3.0], np.float32)
    np.testing.assert_array_equal(value(lambda a, b: a**3, x), x * x * x)
    np.testing.assert_array_equal(value(lambda a, b: a**-2, x), 1 / (x * x))
    np.testing.assert_array_equal(value(lambda a, b: a**0, x), np.ones(4))
    np.testing.assert_allclose(value(lambda a, b: cute.math.absf(a) ** b, x, x), np.abs(x) ** x, rtol=1e-6)
    np.testing.assert_allclose(value(lambda a, b: 2**a, x), 2**x, rtol=1e-6)
    assert value(lambda a, b: a**2, SIGNED, dtype=np.int32).tolist() == (SIGNED.astype(np.int32) ** 2).tolist()


def test_a_number_beside_a_tensor() -> None:
    """By itself it is Int32 or Float32; where it is chosen it takes the tensor's class."""
    x = np.array([1, 2, 3, 4], np.float16)
    np.testing.assert_array_equal(value(lambda a, b: a + 0.1, x, dtype=np.float32), x + np.float32(0.1))
    np.testing.assert_array_equal(value(lambda a, b: 2 * a, x, dtype=np.float32), 2 * x.astype(np.float32))
    np.testing.assert_array_equal(value(lambda a, b: cute.math.add(a, 0.1), x), x + np.float16(0.1))
    np.testing.assert_array_equal(value(lambda a, b: a + cutec.Float32(0.1), x, dtype=np.float32), x + np.float32(0.1))
    np.testing.assert_array_equal(value(lambda a, b: a * 0.5, SIGNED, dtype=np.float32), SIGNED * np.float32(0.5))
    np.testing.assert_array_equal(value(lambda a, b: cute.where(a > 2, a, 0), x), np.where(x > 2, x, np.float16(0)))
    np.testing.assert_array_equal(
        value(lambda a, b: cute.where(a > 2, 1, 2.5), x, dtype=np.float32), np.where(x > 2, 1, 2.5)
    )


def test_bitcasts_of_other_widths_change_mode_0() -> None:
    halves = np.arange(8, dtype=np.float16)
    assert (
        value(lambda a, b: a.reshape((4, 2)).bitcast(cutec.Uint32), halves, count=4, dtype=np.uint32).tolist()
        == halves.view(np.uint32).tolist()
    )
    assert (
        value(lambda a, b: a.bitcast(cutec.Uint8), halves, count=16, dtype=np.uint8).tolist()
        == halves.view(np.uint8).tolist()
    )


def test_operators_by_name_and_tensors_like_others() -> None:
    x = np.array([1, 2, 3, 4], np.float32)
    np.testing.assert_array_equal(value(lambda a, b: a.apply_op(operator.sub, 1.5), x), x - np.float32(1.5))
    np.testing.assert_array_equal(value(lambda a, b: a.apply_op(operator.sub, 1.5, flip=True), x), np.float32(1.5) - x)
    likes = [lambda a: cute.full_like(a, 7), lambda a: cute.ones_like(a, cutec.Int32), cute.zeros_like, cute.empty_like]
    for like, number in zip(likes, (7, 1, 0, 0)):
        got = value(lambda a, b, like=like: like(a).to(cutec.Float32), x)
        np.testing.assert_array_equal(got, np.full(4, number, np.float32))


# -- coordinates and reductions


def test_coordinates_of_nested_shapes() -> None:
    x = np.arange(24, dtype=np.int32)
    cube = x.reshape((2, 3, 4), order="F")
    cases = [
        (lambda a: a[17], 17),
        (lambda a: a[(1, 2), 3], cube[1, 2, 3]),
        (lambda a: a[5, 3], 23),
        (lambda a: a[(None, 1), None], cube[:, 1, :]),
        (lambda a: a[None, 2], cube[:, :, 2]),
        (lambda a: a[(0, None), 1], cube[0, :, 1]),
        (lambda a: a[None], cube),
    ]
    for index, want in cases:
        flat = np.asarray(want).reshape(-1, order="F")
        got = value(lambda a, b, index=index: index(a.reshape(((2, 3), 4))), x, count=len(flat))
        np.testing.assert_array_equal(got, flat)


def test_elements_in_order() -> None:
    x = np.arange(6, dtype=np.int32)
    assert (
        value(lambda a, b: sum(e * (k + 1) for k, e in enumerate(a.reshape((2, 3)))) + len(a), x)[0]
        == 2 + 6 + 12 + 20 + 30 + 6
    )


OPERATIONS = {
    "ADD": np.add,
    "MUL": np.multiply,
    "MAX": np.maximum,
    "MIN": np.minimum,
    "AND": np.bitwise_and,
    "OR": np.bitwise_or,
    "XOR": np.bitwise_xor,
}


@settings(deadline=None, max_examples=25)
@given(st.sampled_from(sorted(OPERATIONS)), st.tuples(*[st.booleans()] * 4), st.integers(-9, 9))
def test_profiles(name, keep, init) -> None:
    """A profile over ((2, 3), (2, 2)): modes that stay and modes that are combined, for every
    operation.
    """
    x = np.random.default_rng(init + 20).integers(-99, 99, 24).astype(np.int32)
    modes = [None if k else 1 for k in keep]
    profile = (tuple(modes[:2]), tuple(modes[2:]))
    axes = tuple(i for i, k in enumerate(keep) if not k)
    want = x.reshape((2, 3, 2, 2), order="F")
    for axis in reversed(axes):
        want = OPERATIONS[name].reduce(want, axis=axis, dtype=np.int32)
    want = OPERATIONS[name](np.asarray(want).reshape(-1, order="F"), np.int32(init))
    op = getattr(cute.ReductionOp, name)
    got = value(lambda a, b: a.reshape(((2, 3), (2, 2))).reduce(op, init, profile), x, count=len(want))
    np.testing.assert_array_equal(got, want)


def test_reductions_promote() -> None:
    x = np.array([True, True, False, True])
    assert value(lambda a, b: a.reduce(cute.ReductionOp.ADD, 0), x, dtype=np.int32)[0] == 3
    halves = np.array([2048, 1, 1, 1], np.float16)
    assert (
        value(lambda a, b: a.to(cutec.Float32).reduce(cute.ReductionOp.ADD, 0.0), halves, dtype=np.float32)[0] == 2051
    )
    assert (
        value(lambda a, b: a.reduce(cute.ReductionOp.MAX, -cutec.Float32.inf, 0), halves, dtype=np.float32)[0] == 2048
    )


# -- what is refused


@pytest.mark.parametrize(
    ("function", "code"),
    [
        (lambda a: a[4], "E0402"),
        (lambda a: a[-1], "E0402"),
        (lambda a: a[0, 0], "E0402"),
        (lambda a: a & 1, "E0201"),
        (lambda a: a << 1, "E0201"),
        (lambda a: ~a, "E0201"),
        (lambda a: cute.where(a > 0, a.to(cutec.Int8), 300), "E0202"),
        (lambda a: a.to(cutec.Float8E5M2) * a.to(cutec.Float8E5M2), "E0203"),
        (lambda a: cute.where(a, a, "x"), "E0204"),
        (lambda a: a.to(cutec.Int32) ** -1, "E0206"),
        (lambda a: a.reduce("sum", 0), "E0404"),
        (lambda a: a.reduce(cute.ReductionOp.INC, 0), "E0404"),
        (lambda a: a.reduce(cute.ReductionOp.AND, 0), "E0201"),
        (lambda a: a.broadcast_to((3, 4)), "E0402"),
        (lambda a: a.bitcast(cutec.Float8E5M2).bitcast(cutec.Boolean), "E0204"),
        (lambda a: a.reshape(((1, 4),)).bitcast(cutec.Int64), "E0204"),
        (lambda a: cute.full((2, cute.arch.grid_dim()[0]), 0, cutec.Int32), "E0401"),
        (lambda a: a[0:3, 0, 0], "E0402"),
        (lambda a: a[1.0], "E0404"),
    ],
)
def test_refusals(function, code: str) -> None:
    with pytest.raises(CutecError) as caught:
        value(lambda a, b: function(a), np.ones(4, np.float32))
    assert caught.value.code == code
