"""The functions of `cute.math` that round, each on a row of numbers:
`cutec build benchmarks/accuracy_kernels.py --arch sm_90a -o DIR`.

`benchmarks/accuracy.py` runs them and measures their errors.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import cutec
from cutec import cute

THREADS = 128
TYPES = ("f16", "bf16", "f32", "f64")
Interval = tuple[float, float]


@dataclass(frozen=True)
class Function:
    """A function with its reference in long doubles, and the intervals that are measured closely
    besides all numbers.
    """

    name: str
    reference: Callable[..., np.ndarray]
    intervals: tuple[Interval, ...]
    call: Callable[..., Any]

    @property
    def operands(self) -> int:
        """How many numbers it takes."""
        return 2 if self.name in ("atan2", "pow", "fpowi", "rem", "div") else 1


def _erfc_tail(x: np.ndarray) -> np.ndarray:
    """erfc of numbers from 1 on, by its continued fraction; e**(-x*x) from the square of the first
    32 bits, which is exact, and the rest.
    """
    t = x
    for k in range(300, 0, -1):
        t = x + (np.longdouble(k) / 2) / t
    high = np.ldexp(np.rint(np.ldexp(x, 24)), -24)
    return np.exp(-high * high) * np.exp(-(x - high) * (x + high)) / (t * np.sqrt(PI))


def _erf(x: np.ndarray, complement: bool = False) -> np.ndarray:
    """The error function in long doubles, which NumPy lacks: a series below 1, 1 - erfc from
    there.
    """
    size = np.minimum(np.abs(x), 200)
    tail = _erfc_tail(np.maximum(size, 1))
    near = np.minimum(size, 1)
    term = total = near
    for n in range(1, 40):
        term = term * 2 * near * near / (2 * n + 1)
        total = total + term
    series = 2 / np.sqrt(PI) * np.exp(-near * near) * total
    erf = np.copysign(np.where(size < 1, series, 1 - tail), x)
    if complement:
        erf = np.where(size < 1, 1 - erf, np.where(x < 0, 2 - tail, tail))
    return np.where(np.isnan(x), x, erf)


def _erfc(x: np.ndarray) -> np.ndarray:
    return _erf(x, complement=True)


PI = np.longdouble("3.14159265358979323846264338327950288")


def _precise() -> list[Function]:
    circle, unit = (-10.0, 10.0), (-1.0, 1.0)
    table: dict[str, tuple[Any, tuple[Interval, ...]]] = {
        "exp": (np.exp, (unit, (-110, 100), (-750, 720))),
        "exp2": (np.exp2, (unit, (-150, 130), (-1080, 1030))),
        "expm1": (np.expm1, (unit, (-20, 100), (-40, 720))),
        "log": (np.log, ((0.5, 2), (0, 1000))),
        "log2": (np.log2, ((0.5, 2), (0, 1000))),
        "log10": (np.log10, ((0.5, 2), (0, 1000))),
        "log1p": (np.log1p, (unit, (-1, 100))),
        "sqrt": (np.sqrt, ((0, 4),)),
        "rsqrt": (lambda x: 1 / np.sqrt(x), ((0, 4),)),
        "cbrt": (np.cbrt, ((-8, 8),)),
        "rcp": (lambda x: 1 / x, ((-4, 4),)),
        "sin": (np.sin, (circle, (-1e5, 1e5))),
        "cos": (np.cos, (circle, (-1e5, 1e5))),
        "tan": (np.tan, (circle, (-1e5, 1e5))),
        "asin": (np.arcsin, (unit,)),
        "acos": (np.arccos, (unit,)),
        "atan": (np.arctan, (circle,)),
        "sinh": (np.sinh, (unit, (-90, 90))),
        "cosh": (np.cosh, (unit, (-90, 90))),
        "tanh": (np.tanh, (unit, (-20, 20))),
        "asinh": (np.arcsinh, (unit, (-100, 100))),
        "acosh": (np.arccosh, ((1, 2), (1, 100))),
        "atanh": (np.arctanh, (unit,)),
        "erf": (_erf, (unit, (-6, 6))),
        "erfc": (_erfc, ((-6, 11), (-6, 27))),
        "atan2": (np.arctan2, (unit, (-100, 100))),
        "pow": (np.power, ((0, 2), (-20, 20))),
        "fpowi": (np.power, ((-2, 2), (-64, 64))),
        "rem": (np.fmod, (circle, (-1e4, 1e4))),
        "div": (np.divide, (circle, (-1e4, 1e4))),
    }
    return [Function(name, *row, _call(name)) for name, row in table.items()]


def _fast() -> list[Function]:
    """A function in the range of `fastmath`: no subnormal numbers, and angles within a turn."""
    turn = ((-math.pi, math.pi),)
    table: dict[str, tuple[Any, tuple[Interval, ...]]] = {
        "exp": (np.exp, ((-1, 1), (-80, 80))),
        "exp2": (np.exp2, ((-1, 1), (-120, 120))),
        "log": (np.log, ((0.5, 2), (0.001, 1000))),
        "log2": (np.log2, ((0.5, 2), (0.001, 1000))),
        "log10": (np.log10, ((0.5, 2), (0.001, 1000))),
        "sin": (np.sin, turn),
        "cos": (np.cos, turn),
        "tan": (np.tan, ((-1.5, 1.5),)),
        "tanh": (np.tanh, ((-1, 1), (-10, 10))),
        "sqrt": (np.sqrt, ((0.001, 1000),)),
        "rsqrt": (lambda x: 1 / np.sqrt(x), ((0.001, 1000),)),
        "rcp": (lambda x: 1 / x, ((0.001, 1000),)),
        "div": (np.divide, ((0.001, 1000),)),
        "pow": (np.power, ((0.5, 2), (0.01, 10))),
    }
    return [Function(name, *row, _call(name, fast=True)) for name, row in table.items()]


def _call(name: str, fast: bool = False) -> Callable[..., Any]:
    function = getattr(cute.math, name)
    if name == "fpowi":
        return lambda x, n: function(x, n.to(cutec.Int32))
    if fast:
        options = {"approx": True} if name in ("rcp", "div") else {"fastmath": True}
        return lambda *x: function(*x, **options)
    return function


def rows_of(functions: list[Function]) -> Any:
    """A host function whose kernel computes row k of `y` by function k from row k of `x` (and of
    `z`, for those of two operands).
    """

    @cute.kernel
    def accuracy_kernel(x: cute.Tensor, z: cute.Tensor, y: cute.Tensor):
        i = cute.arch.block_idx()[0] * THREADS + cute.arch.thread_idx()[0]
        if i < y.shape[1]:
            for k in cutec.range_constexpr(len(functions)):
                operands = (x[k, i], z[k, i])[: functions[k].operands]
                y[k, i] = functions[k].call(*operands)

    @cute.jit
    def entry(x: cute.Tensor, z: cute.Tensor, y: cute.Tensor):
        accuracy_kernel(x, z, y).launch(grid=[cute.ceil_div(y.shape[1], THREADS), 1, 1], block=[THREADS, 1, 1])

    return entry


# What is measured: name of the export → functions, type of the numbers
EXPORTS: dict[str, tuple[list[Function], str]] = {f"precise_{dtype}": (_precise(), dtype) for dtype in TYPES}
EXPORTS["fast_f32"] = (_fast(), "f32")
for _half in ("f16", "bf16"):
    EXPORTS[f"fast_{_half}"] = ([f for f in _fast() if f.name in ("exp2", "exp", "tanh", "sin")], _half)

for _name, (_functions, _dtype) in EXPORTS.items():
    cutec.export(
        rows_of(_functions),
        [f"in {_dtype}[{len(_functions)},n]"] * 2 + [f"out {_dtype}[{len(_functions)},n]"],
        name=_name,
    )
