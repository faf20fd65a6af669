"""Kernels launched on NumPy arrays without a host function of their own."""

from __future__ import annotations

from typing import Any

from cutec import Constexpr, cute
from cutec.testing import simulate


@cute.jit
def _launch1(kernel: Constexpr, grid: Constexpr, block: Constexpr, a):
    kernel(a).launch(grid=grid, block=block)


@cute.jit
def _launch2(kernel: Constexpr, grid: Constexpr, block: Constexpr, a, b):
    kernel(a, b).launch(grid=grid, block=block)


@cute.jit
def _launch3(kernel: Constexpr, grid: Constexpr, block: Constexpr, a, b, c):
    kernel(a, b, c).launch(grid=grid, block=block)


@cute.jit
def _launch4(kernel: Constexpr, grid: Constexpr, block: Constexpr, a, b, c, d):
    kernel(a, b, c, d).launch(grid=grid, block=block)


_LAUNCHERS = {1: _launch1, 2: _launch2, 3: _launch3, 4: _launch4}


def run(kernel: Any, *args: Any, grid: Any = 1, block: Any = 1, **options: Any) -> None:
    """`kernel(*args)` on the interpreter; arrays are changed in place. Other arguments than arrays
    and numbers are compile-time.
    """
    simulate(_LAUNCHERS[len(args)], kernel, grid, block, *args, **options)
