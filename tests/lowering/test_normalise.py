"""Loops that LLVM unrolls by a number count from 0 by 1."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from kernel_kit import Kernel

from cutec.ir.attrs import Typed
from cutec.ir.builder import constant_of
from cutec.ir.core import Op
from cutec.ir.types import I32, ptr
from cutec.lowering.loops import HINT, annotate

LEAST, MOST = -(2**31), 2**31 - 1


def counting(step: int | None, hint: Any) -> tuple[Kernel, Op]:
    """A kernel (places, lower, upper, step) whose loop writes its indices one after the other."""
    k = Kernel(ptr(1), I32, I32, I32)

    def body(i: Any, number: Any) -> list[Any]:
        k.store(i, k.at(k.args[0], number, I32))
        return [k.binary("addi", number, 1)]

    k.loop(k.args[1], k.args[2], k.args[3] if step is None else step, [k.const(0)], body)
    k.finish()
    loop = next(op for op in k.function.walk() if op.name == "scf.for")
    loop.attrs[HINT] = hint
    annotate(k.function)
    return k, loop


@pytest.mark.parametrize(
    ("lower", "upper", "step"),
    [
        (0, 9, 3),
        (0, 10, 3),
        (2, 3, 256),
        (3, 3, 2),
        (5, 3, 2),
        (-7, 6, 4),
        (MOST, LEAST, 2),
        (LEAST, MOST, 2**29),
        (LEAST + 5, MOST, 2**30 - 1),
        (MOST - 3, MOST, 2),
    ],
)
def test_indices_are_those_of_a_range(lower: int, upper: int, step: int) -> None:
    kernel, loop = counting(step, Typed(4, I32))
    expected = list(range(lower, upper, step))
    found = np.full(len(expected) + 1, 77, np.int32)
    kernel.run(found, lower, upper, 0, grid=1, block=1)
    assert found.tolist() == [*expected, 77]
    assert constant_of(loop.operands[0]) == 0 and constant_of(loop.operands[2]) == 1


@pytest.mark.parametrize(("step", "hint"), [(3, Typed(1, I32)), (1, Typed(4, I32)), (None, Typed(4, I32)), (3, "full")])
def test_other_loops_stay(step: int | None, hint: Any) -> None:
    kernel, loop = counting(step, hint)
    assert loop.operands[:2] == kernel.args[1:3]


def test_a_loop_with_another_one_in_it_stays() -> None:
    k = Kernel(ptr(1), I32, I32)

    def outer(i: Any) -> None:
        k.loop(0, 4, 1, [], lambda j: k.store(i, k.at(k.args[0], j, I32)))

    k.loop(k.args[1], k.args[2], 3, [], outer)
    k.finish()
    loop = next(op for op in k.function.walk() if op.name == "scf.for")
    loop.attrs[HINT] = Typed(4, I32)
    annotate(k.function)
    assert loop.operands[:2] == k.args[1:3]
