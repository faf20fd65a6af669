"""Dynamic leaves: facts are true of values, folding is right, and abstract leaves agree with leaves
that carry values.
"""

import operator
import pickle

import pytest
from generated_code import run
from hypothesis import given, strategies as st
from layout_strategies import QUICK, VALUE_OF, Known, abstracted, value

from cutec.layout import (
    Dyn,
    Layout,
    LayoutError,
    ceil_div,
    divides,
    known_equal,
    known_one,
    known_zero,
    maximum,
    minimum,
    recast_layout,
    width_of,
)
from cutec.layout.leaf import exact_div

APPLY = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.floordiv,
    "mod": operator.mod,
    "min": minimum,
    "max": maximum,
    "ceil_div": ceil_div,
    "and": operator.and_,
    "xor": operator.xor,
    "shr": operator.rshift,
}


@st.composite
def operands(draw):
    """(static value, the same as a leaf with true facts or as it is)."""
    n = draw(st.integers(1, 96))
    if draw(st.booleans()):
        return n, n
    return n, Known(
        n, draw(st.sampled_from([32, 64])), draw(st.sampled_from([d for d in range(1, n + 1) if n % d == 0]))
    )


@given(st.sampled_from(sorted(APPLY)), operands(), operands())
@QUICK
def test_every_operator_computes_its_value_and_true_facts(op, a, b):
    if op == "shr":
        b = (b[0] % 8, b[0] % 8)
    result = APPLY[op](a[1], b[1])  # Known checks that its value is a multiple of its div
    assert value(result) == VALUE_OF[op](a[0], b[0])
    on_facts = APPLY[op](abstracted(a[1]), abstracted(b[1]))
    assert abstracted(result) == on_facts, "folding must depend on facts alone"
    if isinstance(on_facts, Dyn):
        assert on_facts.width == (64 if 64 in (width_of(a[1]), width_of(b[1])) else 32)


@pytest.mark.parametrize(("a", "b"), [(-12, 4), (12, 4), (-12, 3), (0, 2), (-7, 1), (-(1 << 31), 2)])
def test_exact_division_of_either_sign(a: int, b: int) -> None:
    for width in (32, 64):
        leaf = Known(a, width)
        assert value(exact_div(leaf, b)) == exact_div(a, b) == a // b == run(exact_div, (leaf, b))


def test_recasts_keep_the_sign_of_strides() -> None:
    recast = run(lambda d: recast_layout(32, 16, Layout((8, 2), (1, d))), (Known(-8, 32, 8),))
    assert recast == Layout((4, 2), (1, -4))


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (Dyn() + 0, "?"),
        (0 + Dyn(64), "?{i64}"),
        (Dyn(div=8) * 4, "?{div=32}"),
        (Dyn() * Dyn(64, 2), "?{i64 div=2}"),
        (Dyn(div=32) // 8, "?{div=4}"),
        (Dyn(div=12) // 8, "?"),
        (exact_div(Dyn(div=12), 4), "?{div=3}"),
        (Dyn(div=12) % 8, "?{div=4}"),
        (Dyn(div=8) % 4, "0"),
        (Dyn() * 0, "0"),
        (0 // Dyn(), "0"),
        (ceil_div(Dyn(div=64), 16), "?{div=4}"),
        (ceil_div(16, Dyn(div=32)), "1"),
        (ceil_div(1, Dyn()), "1"),
        (ceil_div(3, Dyn()), "?"),
        (Dyn(div=64) & 0x38, "0"),
        (Dyn() & 0x38, "?{div=8}"),
        (Dyn(div=16) ^ (Dyn() & 0x38), "?{div=8}"),
        (-Dyn(div=4), "?{div=4}"),
        (Dyn() << 3, "?{div=8}"),
        (Dyn() + (1 << 40), "?{i64}"),
    ],
)
def test_folding_and_facts(result, text):
    assert str(result) == text


def test_leaves_are_never_known_to_be_equal():
    leaf = Dyn()
    assert leaf == Dyn() and hash(leaf) == hash(Dyn()) and leaf != Dyn(64) and leaf != 1
    assert not known_equal(leaf, leaf) and known_equal(4, 4)
    assert known_zero(0) and not known_zero(leaf) and known_one(1) and not known_one(Dyn(div=1))
    assert divides(8, Dyn(div=24)) and not divides(8, Dyn(div=12)) and divides(3, 0) and not divides(0, 3)


def test_bad_facts_and_divisions_by_zero():
    for width, div in ((16, 1), (32, 0), (32, -2), (32, 1.5), (32, False)):
        with pytest.raises(LayoutError):
            Dyn(width, div)
    for bad in (lambda: Dyn() // 0, lambda: Dyn() % 0, lambda: ceil_div(Dyn(), 0), lambda: ceil_div(4, 0)):
        with pytest.raises(LayoutError):
            bad()
    with pytest.raises(TypeError):
        Dyn() + "4"


def test_pickling():
    assert pickle.loads(pickle.dumps(Dyn(64, 8))) == Dyn(64, 8)
