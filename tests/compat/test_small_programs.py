"""Small programs in styles that people use, compared with Python's own results. NVIDIA's compiler
4.8.1 accepts all that is in them but the undecorated method with an `if` on the device
(`methods_of_state`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import cutec
from cutec import Boolean, Float32, Int8, Int32, Int64, Uint32, cute
from cutec.testing import simulate

N = 32
T = np.arange(N)
PROGRAMS: dict[str, tuple[Callable[..., Any], Callable[[np.ndarray], Any]]] = {}


def expected(want: Callable[[np.ndarray], Any]) -> Callable[[Any], Any]:
    """Decorator: a kernel (x, y) of 32 threads, and what y is of x (32, 8)."""

    def enter(body: Any) -> Any:
        PROGRAMS[body.__name__] = (cute.kernel(body), want)
        return body

    return enter


@cute.jit
def launch(kernel: cutec.Constexpr, x: cute.Tensor, y: cute.Tensor):
    kernel(x, y).launch(grid=1, block=N)


@expected(lambda x: (N + 3) // 4 * 4 - N % 5 + 7 - N + (N >> 1) + (N << 2) + (N & 3) + (N | 8) + (N ^ 5))
def arithmetic_of_extents(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    n = x.shape[0]
    y[t] = Float32((n + 3) // 4 * 4 - n % 5 + min(n, 7) - max(n, 3) + (n >> 1) + (n << 2) + (n & 3) + (n | 8) + (n ^ 5))


@expected(lambda x: -N // 3 + -N % 3 + N + (T - 9) // 4 * 100 + (T - 9) % 4)
def quotients_of_negative_numbers(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    n = x.shape[0]
    y[t] = Float32(-n // 3 + -n % 3 + abs(-n) + (t - 9) // 4 * 100 + (t - 9) % 4)


@expected(lambda x: np.where(T > 3, 1.5, np.where(T > 1, 2.5, -1.0)) + np.where(T > 5, 1, 0) + (T > 7) * 10)
def constants_under_dynamic_conditions(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    a, b, c = 0.5, 0, False
    if t > 3:
        a = 1.5
    elif t > 1:
        a = 2.5
    else:
        a = -1.0
    if t > 5:
        b = 1
    if t > 7:
        c = True
    y[t] = a + b + (10.0 if c else 0.0)


@expected(lambda x: [float((0 <= t < N and t != 3) or t == 5) + (t if t > 3 else 7) for t in range(N)])
def comparisons_in_a_chain(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    n = x.shape[0]
    y[t] = Float32(t if t > 3 else 7)
    if (0 <= t < n and t != 3) or t == 5:
        y[t] = y[t] + 1.0


@expected(lambda x: T * 20 + 3 + (T % 5) * 7 + (T + 2) * 4)
def identity_tensors_and_layouts(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    row, column = cute.make_identity_tensor(x.shape)[t, 3]
    layout = cute.make_layout((t + 2, 4), stride=(4, 1))
    five = cute.idx2crd(t % 5 * 3, (3, 5))
    y[t] = Float32(row * 20 + column + five[1] * 7 + cute.size(layout))


@expected(lambda x: [sum(x[i, 0] for i in range(0, 16, 4)) + sum(x[i, 1] for i in range(t, 32, 8)) for t in range(N)])
def ranges(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    s = 0.0
    for i in cutec.range(0, 16, 4, unroll_full=True):
        s += x[i, 0]
    for i in cutec.range(t, 32, 8):
        s += x[i, 1]
    y[t] = s


def _until(x: np.ndarray, t: int) -> float:
    s = 0.0
    for i in range(8):
        s += x[t, i]
        if s > 40:
            break
    return s


@expected(lambda x: [_until(x, t) for t in range(N)])
def flags_that_end_loops(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    done, s = False, Float32(0.0)
    for i in range(8):
        if not done:
            s += x[t, i]
            if s > 40.0:
                done = True
    y[t] = s


class State:
    """A state as pipelines have it: an index of three, and a phase."""

    def __init__(self, index: Int32, phase: Int32):
        self.index, self.phase = index, phase

    def __extract_mlir_values__(self) -> list[Any]:
        return [self.index.ir_value(), self.phase.ir_value()]

    def __new_from_mlir_values__(self, values: list[Any]) -> State:
        return State(Int32(values[0]), Int32(values[1]))

    def advance(self) -> None:
        self.index = self.index + 1
        if self.index == 3:
            self.index, self.phase = Int32(0), self.phase ^ 1


@expected(lambda x: 5 % 3 + 10 * (1 ^ 5 // 3 & 1))
def methods_of_state(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    state = State(Int32(0), Int32(1))
    for _ in range(5):
        state.advance()
    y[t] = Float32(state.index + 10 * state.phase)


@expected(lambda x: (T * 100 + 128) % 256 - 128 + (T - 5) % 2**32 / 2**31 // 1 * 1000 + T * 4)
def numbers_that_wrap(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    large = Uint32(t) - Uint32(5)
    y[t] = Float32(Int8(t) * Int8(100)) + Float32(large >> 31) * 1000.0 + Float32((Int64(t) << 40) >> 38)


@expected(lambda x: x[:, 6] + x[:, 3] + x[:, 4:].sum(1) + x.max(1))
def parts_of_vectors(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    tile = cute.local_tile(x, (1, 8), (t, 0)).load().reshape((4, 2))
    rows = cute.make_rmem_tensor(cute.make_layout((2, 4), stride=(4, 1)), Float32)
    for i in cutec.range_constexpr(8):
        rows[i // 4, i % 4] = x[t, i]
    v = rows.load()
    second = v[(1, None)].reduce(cute.ReductionOp.ADD, 0.0, 0)
    y[t] = v[1, 2] + rows[0, 3] + second + tile.reduce(cute.ReductionOp.MAX, -float("inf"), 0)


@expected(lambda x: (T < 12) * 1.0 + (T == 3) * 2.0)
def predicates_of_coordinates(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    mine = cute.local_tile(cute.make_identity_tensor(y.shape), (1,), (t,))
    p = cute.make_rmem_tensor(mine.shape, Boolean)
    p[0] = cute.elem_less(mine[0], (12,))
    y[t] = 2.0 if t == 3 else 0.0
    if p[0]:
        y[t] = y[t] + 1.0


@pytest.mark.parametrize("name", PROGRAMS)
def test_results_are_pythons(name: str) -> None:
    kernel, want = PROGRAMS[name]
    x = np.random.default_rng(3).integers(0, 16, (N, 8)).astype(np.float32)
    y = np.zeros(N, np.float32)
    simulate(launch, kernel, x, y)
    np.testing.assert_array_equal(y, np.broadcast_to(np.asarray(want(x), np.float32), N))
