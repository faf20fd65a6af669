"""Signatures: the order of leaves, compact strides, and what is refused."""

import pytest

from cutec.artifact.signature import (
    ScalarParam,
    Signature,
    StreamParam,
    Symbol,
    TensorParam,
    compact_stride,
    concrete_compact_stride,
    row_major,
)


def test_leaves_are_pointers_new_symbols_and_dynamic_strides():
    a = TensorParam("a", "f16", ("m", "k"), (None, 1), (8, 1), 16)
    b = TensorParam("b", "f16", ("k", "n"), (None, None))
    signature = Signature(
        (a, ScalarParam("alpha", "u8"), StreamParam("stream"), b), (Symbol("m"), Symbol("k", 64), Symbol("n"))
    )
    assert [(leaf.kind, leaf.param, leaf.index, leaf.type) for leaf in signature.leaves()] == [
        ("ptr", "a", 0, "ptr"),
        ("symbol", "a", 0, "i32"),
        ("symbol", "a", 1, "i64"),
        ("stride", "a", 0, "i64"),
        ("scalar", "alpha", 0, "i8"),
        ("ptr", "b", 0, "ptr"),
        ("symbol", "b", 1, "i32"),
        ("stride", "b", 0, "i64"),
        ("stride", "b", 1, "i64"),
    ]
    assert signature.leaf_symbol(signature.leaves()[2]).name == "k"
    assert signature.stream.name == "stream" and [t.name for t in signature.tensors] == ["a", "b"]


def test_compact_strides_and_their_divisors():
    symbols = (Symbol("n", div=4), Symbol("m"))
    assert compact_stride((4, "n", 8), (2, 1, 0), symbols) == ((None, 8, 1), (32, 8, 1))
    assert compact_stride(("m", "n"), (0, 1), symbols) == ((1, None), (1, 1))
    assert compact_stride((2, 3, 4), row_major(3)) == ((12, 4, 1), (12, 4, 1))
    assert compact_stride((), ()) == ((), ())
    assert concrete_compact_stride((5, 6, 7), (1, 0, 2)) == (6, 1, 30)


def test_defaults_follow_the_element():
    tensor = TensorParam("a", "f32", (4, "n"), (None, 1))
    assert tensor.align == 4 and tensor.stride_div == (1, 1) and tensor.role == "inout"


@pytest.mark.parametrize(
    "make, message",
    [
        (lambda: TensorParam("a", "f31", (1,), (1,)), "unknown dtype"),
        (lambda: TensorParam("a b", "f32", (1,), (1,)), "identifier"),
        (lambda: TensorParam("a", "f32", (1, 2), (1,)), "equally many"),
        (lambda: TensorParam("a", "f32", (1, 2), (1, 1), order=(0, 0)), "each dimension once"),
        (lambda: TensorParam("a", "f32", (1,), (1,), align=2), "power of two"),
        (lambda: TensorParam("a", "f32", (1,), (1,), align=12), "power of two"),
        (lambda: TensorParam("a", "f32", (1,), (1,), role="maybe"), "role"),
        (lambda: TensorParam("a", "f32", (-1,), (1,)), "negative"),
        (lambda: ScalarParam("a", "f8E5M2"), "dtype"),
        (lambda: Symbol("n", 16), "width"),
        (lambda: Signature((ScalarParam("a", "i32"), ScalarParam("a", "i32"))), "share a name"),
        (lambda: Signature((StreamParam("a"), StreamParam("b"))), "stream"),
        (lambda: Signature((TensorParam("a", "f32", ("n",), (1,)),)), "n"),
        (lambda: Signature((), (Symbol("n"),)), "n"),
    ],
)
def test_what_does_not_fit_together_is_refused(make, message):
    with pytest.raises(ValueError, match=message):
        make()
