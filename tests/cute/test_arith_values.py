"""Values of operations that a kernel emits itself: operators, and loops that carry them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec._mlir.dialects import arith
from cutec.cutlass_dsl import while_generate, yield_out
from cutec.testing import simulate

SENTINEL = 0x80008000  # more than Int32 holds: two f16 that are -0.0


def value_of(number):
    """A number as a value of the dialect."""
    return arith.addi(number.ir_value(), cutec.Int32(0).ir_value())


EXPRESSIONS: dict[str, Callable[[Any, Any], Any]] = {
    "sum": lambda x, n: x + 3,
    "of values": lambda x, n: x - x * 2,
    "reflected": lambda x, n: 7 - x,
    "bits": lambda x, n: (x & 0xFF) | (x << 8) ^ ~x,
    "shift": lambda x, n: -x >> 1,
    "division": lambda x, n: x // 3 + x % 3,
    "with a number": lambda x, n: n * x - x,
    "compared": lambda x, n: x == 5,
    "compared with a number": lambda x, n: x < n,
    "compared with a value": lambda x, n: x != (x & 7),
}


@cute.kernel
def expression_kernel(out: cute.Tensor, x: cutec.Int32, n: cutec.Int32, which: cutec.Constexpr):
    out[0] = cutec.Int32(0) + EXPRESSIONS[which](value_of(x), n)


@cute.jit
def expression(out: cute.Tensor, x: cutec.Int32, n: cutec.Int32, which: cutec.Constexpr):
    expression_kernel(out, x, n, which).launch(grid=1, block=1)


@pytest.mark.parametrize("which", EXPRESSIONS)
@pytest.mark.parametrize("x", [5, -9])
def test_operators_are_those_of_python(which: str, x: int) -> None:
    out = np.zeros(1, np.int32)
    simulate(expression, out, x, 4, which)
    assert out[0] == EXPRESSIONS[which](x, 4)


@cute.kernel
def waiting_kernel(words: cute.Tensor, out: cute.Tensor):
    loop = while_generate([value_of(words[0]), cutec.Int32(0)], lambda word, i: word == SENTINEL)
    with loop as (_, i):
        yield_out([value_of(words[i + 1]), i + 1])
    out[0], out[1] = loop.results
    if not (loop.results[0] & 1):
        out[2] = 1
    if loop.results[0] & 1 and loop.results[0] & 2 != 0:
        out[3] = 1 if loop.results[0] else 2


@cute.jit
def waiting(words: cute.Tensor, out: cute.Tensor):
    waiting_kernel(words, out).launch(grid=1, block=1)


@pytest.mark.parametrize("last", [11, 12])
def test_a_loop_waits_while_a_word_has_the_bits_of_a_number(last: int) -> None:
    words, out = np.array([SENTINEL, SENTINEL, last, 0], np.uint32).view(np.int32), np.zeros(4, np.int32)
    simulate(waiting, words, out)
    assert out.tolist() == [last, 2, last != 11, last == 11]


@cute.jit
def truth_in_python(out: cute.Tensor, x: cutec.Int32):
    bool(value_of(x))


def test_a_value_has_no_truth_while_tracing() -> None:
    with pytest.raises(Exception, match=r"E0301|only at run time"):
        simulate(truth_in_python, np.zeros(1, np.int32), 3)
