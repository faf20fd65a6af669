"""An `scf.if` that reads results of the one before it, under the same condition, joins it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from kernel_kit import Kernel

from cutec.ir.core import Value
from cutec.ir.types import I32, ptr
from cutec.lowering.joined_arms import join_arms


def kernel(between: Any = None, same: bool = True, reads: bool = True, shuffles: bool = True, depth: int = 0) -> Kernel:
    """b[i] = 10 a[0] + a[i] where c > 0, and else 7 - a[i], by two operations."""
    k = Kernel(ptr(1), ptr(1), I32)
    i = k.sreg("tid.x")
    x = k.load(k.at(k.args[0], i, I32), I32)
    condition = k.compare("sgt", k.args[2], 0)

    def body() -> list[Value]:
        (first,) = k.choose(
            condition,
            lambda: [k.shuffle("idx", x, 0) if shuffles else x],
            lambda: [k.binary("subi", k.const(7), x)],
            I32,
        )
        if between is not None:
            between(k, first)
        again = condition if same else k.compare("sge", k.args[2], 1)
        ten = k.binary("addi", k.args[2], 5)

        def tenfold() -> list[Value]:
            return [k.binary("addi", k.binary("muli", first if reads else x, 10), x)]

        (second,) = k.choose(again, tenfold, lambda: [first if reads else x], I32)
        k.store(second, k.at(k.args[1], i, I32))
        k.store(ten, k.at(k.args[1], k.binary("addi", i, 32), I32))
        return []

    if depth:
        k.loop(0, 1, 1, [], lambda _: body())
    else:
        body()
    k.finish()
    join_arms(k.function)
    return k


def branches(k: Kernel) -> int:
    return sum(op.name == "scf.if" for op in k.function.walk())


@pytest.mark.parametrize("depth", [0, 1])
@pytest.mark.parametrize("c", [0, 9])
def test_arms_are_joined_and_do_the_same(depth: int, c: int) -> None:
    k = kernel(depth=depth)
    assert branches(k) == 1
    a, b = np.arange(5, 37, dtype=np.int32), np.zeros(64, np.int32)
    k.run(a, b, c)
    np.testing.assert_array_equal(b[:32], 50 + a if c else 7 - a)
    assert (b[32:] == c + 5).all()


def stores(k: Kernel, first: Value) -> None:
    k.store(k.args[2], k.args[1])


def reads_it(k: Kernel, first: Value) -> None:
    k.binary("addi", first, 1)


@pytest.mark.parametrize(
    "others", [{"same": False}, {"reads": False}, {"shuffles": False}, {"between": stores}, {"between": reads_it}]
)
def test_others_stay(others: dict[str, Any]) -> None:
    k = kernel(**others)
    assert branches(k) == 2
