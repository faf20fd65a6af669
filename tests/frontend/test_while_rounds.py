"""A `while` of a kernel on numbers of the language: which of its iterations run while tracing."""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import Int32, cute
from cutec.testing import simulate

rounds: list[int] = []


@cute.kernel
def counting(y: cute.Tensor, n: cutec.Constexpr):
    i = Int32(0)
    while i < n:
        rounds.append(1)
        y[i] = i + 1
        i = i + 1


@cute.kernel
def once(y: cute.Tensor, n: cutec.Constexpr):
    valid, i = cutec.Boolean(True), 0
    while valid:
        rounds.append(1)
        y[i] = n
        valid, i = cutec.Boolean(False), i + 1
    y[i] = n + i


@cute.kernel
def tiles(y: cute.Tensor, n: cutec.Constexpr):
    tile, valid = cute.arch.block_idx()[0], cutec.Boolean(True)
    while valid:
        rounds.append(1)
        y[tile] = tile + n
        tile += 2
        valid = tile < cute.size(y)


@cute.kernel
def left(y: cute.Tensor, n: cutec.Constexpr):
    i = Int32(0)
    while i < n:
        if y[i] > 0:
            break
        y[i] = i + 1
        i = i + 1
    y[4] = i


@cute.kernel
def continued(y: cute.Tensor, n: cutec.Constexpr):
    i = Int32(0)
    while i < n:
        i = i + 1
        if y[i] > 0:
            continue
        y[i] = i
    y[0] = i


@cute.jit
def launch(kernel: cutec.Constexpr, y: cute.Tensor, n: cutec.Constexpr, blocks: cutec.Constexpr):
    kernel(y, n).launch(grid=blocks, block=1)


@pytest.mark.parametrize(
    "kernel, n, blocks, start, want, traced",
    [
        (counting, 5, 1, [0] * 6, [1, 2, 3, 4, 5, 0], None),
        (counting, 1, 1, [0] * 6, [1, 0, 0, 0, 0, 0], 1),
        (counting, 0, 1, [0] * 6, [0] * 6, 0),
        (once, 7, 1, [0] * 6, [7, 8, 0, 0, 0, 0], 1),
        (tiles, 3, 2, [0] * 6, [3, 4, 5, 6, 7, 8], None),
        (left, 4, 1, [0, 0, 9, 0, 0, 0], [1, 2, 9, 0, 2, 0], None),
        (continued, 3, 1, [0, 0, 9, 0, 0, 0], [3, 1, 9, 3, 0, 0], None),
    ],
    ids=["counting", "one round", "none", "once", "tiles", "left", "continued"],
)
def test_results_are_pythons(kernel, n, blocks, start, want, traced) -> None:
    rounds.clear()
    y = np.array(start, np.int32)
    simulate(launch, kernel, y, n, blocks)
    np.testing.assert_array_equal(y, want)
    assert traced in (None, len(rounds))


def test_a_long_loop_is_traced_a_few_times() -> None:
    rounds.clear()
    y = np.zeros(1000, np.int32)
    simulate(launch, counting, y, 1000, 1)
    np.testing.assert_array_equal(y, np.arange(1000) + 1)
    assert len(rounds) < 5
