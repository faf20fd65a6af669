"""Functions that the tests call."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from typing import Any, NamedTuple

import cutec
from cutec import cute

SCALE = 1


@cute.kernel
def scale_kernel(x: cute.Tensor, y: cute.Tensor, factor: cutec.Float32):
    i = cute.arch.block_idx()[0] * cute.arch.block_dim()[0] + cute.arch.thread_idx()[0]
    if i < cute.size(x):
        y[i] = x[i] * factor


@cute.jit
def scale(x: cute.Tensor, y: cute.Tensor, factor: cutec.Float32, times: cutec.Constexpr = 1):
    """y = x * factor * times"""
    scale_kernel(x, y, factor * times).launch(grid=[cute.ceil_div(cute.size(x), 32), 1, 1], block=[32, 1, 1])
    return times + 1


@cute.jit
def scale_by_global(x: cute.Tensor, y: cute.Tensor):
    scale_kernel(x, y, cutec.Float32(SCALE)).launch(grid=[cute.ceil_div(cute.size(x), 32), 1, 1], block=[32, 1, 1])


@cute.kernel
def copy_kernel(source: cute.Pointer, target: cute.Pointer, count: cutec.Int32):
    layout = cute.make_layout(count)
    x, y = cute.make_tensor(source, layout), cute.make_tensor(target, layout)
    i = cute.arch.thread_idx()[0]
    if i < count:
        y[i] = x[i]


@cute.jit
def copy_pointers(source: cute.Pointer, target: cute.Pointer, count: cutec.Int32):
    copy_kernel(source, target, count).launch(grid=[1, 1, 1], block=[32, 1, 1])


class Pair(NamedTuple):
    x: Any
    y: Any
    factor: cutec.Float32 = cutec.Float32(2)


@dataclass(frozen=True)
class Work:
    x: cute.Tensor
    y: cute.Tensor
    threads: int
    factor: Any = 3.0


@cute.jit
def scale_pair(pair: Pair, options: dict):
    scale_kernel(pair.x, pair.y, pair.factor * options["times"]).launch(
        grid=[cute.ceil_div(cute.size(pair.x), 32), 1, 1], block=[32, 1, 1]
    )


@cute.jit
def scale_work(work: Work):
    threads = cutec.const_expr(work.threads)
    scale_kernel(work.x, work.y, work.factor).launch(
        grid=[cute.ceil_div(cute.size(work.x), threads), 1, 1], block=[threads, 1, 1]
    )


@cute.jit
def scale_all(factor: cutec.Float32, *tensors, **more):
    for x, y in zip(tensors[::2], tensors[1::2]):
        scale_kernel(x, y, factor).launch(grid=[cute.ceil_div(cute.size(x), 32), 1, 1], block=[32, 1, 1])
    for y in more.values():
        scale_kernel(tensors[0], y, factor + 1).launch(grid=[cute.ceil_div(cute.size(y), 32), 1, 1], block=[32, 1, 1])


class Scaler:
    def __init__(self, factor: float):
        self.factor = factor

    @cute.jit
    def __call__(self, x: cute.Tensor, y: cute.Tensor):
        scale_kernel(x, y, cutec.Float32(self.factor)).launch(
            grid=[cute.ceil_div(cute.size(x), 32), 1, 1], block=[32, 1, 1]
        )

    @cute.jit
    def negated(self, x: cute.Tensor, y: cute.Tensor):
        scale_kernel(x, y, cutec.Float32(-self.factor)).launch(
            grid=[cute.ceil_div(cute.size(x), 32), 1, 1], block=[32, 1, 1]
        )


@cute.jit
def optional(x: cute.Tensor, y: cute.Tensor, factor: Any = None, stream: Any = None):
    scale_kernel(x, y, cutec.Float32(1) if cutec.const_expr(factor is None) else factor).launch(
        grid=[cute.ceil_div(cute.size(x), 32), 1, 1], block=[32, 1, 1], stream=stream
    )


@cute.kernel
def times_kernel(source: cute.Tensor, target: cute.Tensor, factor: cutec.Constexpr):
    i = cute.arch.thread_idx()[0]
    if i < cute.size(source):
        target[i] = source[i] * factor


@cute.jit
def twice(x: cute.Tensor, y: cute.Tensor, scratch: cute.Tensor):
    """By way of a workspace."""
    times_kernel(x, scratch, 1).launch(grid=1, block=64)
    times_kernel(scratch, y, 2).launch(grid=1, block=64)


@cute.kernel
def last_block_kernel(number: cute.Tensor):
    number[0] = cute.arch.block_idx()[0]


@cute.jit
def last_block(number: cute.Tensor):
    """Blocks race for an element."""
    last_block_kernel(number).launch(grid=[2, 1, 1], block=[1, 1, 1])


thresholds: list[tuple[int, int, int]] = []  # of Python's collector of garbage, while `scale_and_look` was traced


@cute.jit
def scale_and_look(x: cute.Tensor, y: cute.Tensor):
    thresholds.append(gc.get_threshold())
    scale_by_global(x, y)
