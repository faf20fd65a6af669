"""Floating-point instructions that Python has no operator for (PTX ISA, "Floating Point
Instructions").
"""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING, Any

from cutec.cute import math
from cutec.cute.arch.common import intrinsic, scalar, unsupported
from cutec.frontend.core.context import builder
from cutec.frontend.numbers import numeric
from cutec.frontend.numbers.numeric import Float32, Int32, as_numeric
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Number


def fmax(
    a: Number, b: Number, c: Number | None = None, *, nan: bool = False, abs: bool = False, ftz: bool = False
) -> Any:
    """The largest of two or three floats; of a number and NaN the number, or with `nan` NaN. sm_100
    takes three at once. With `abs` the largest magnitude of 32-bit floats; it is negative where an
    odd number of them is (PTX `max.xorsign.abs`). With `ftz` subnormal 32-bit floats are zeros.
    """
    return _of_magnitudes("max", a, b, c, nan, ftz) if abs else _extremum("max", a, b, c, nan, ftz)


def fmin(
    a: Number, b: Number, c: Number | None = None, *, nan: bool = False, abs: bool = False, ftz: bool = False
) -> Any:
    """The smallest of two or three floats; of a number and NaN the number, or with `nan` NaN.
    sm_100 takes three at once. With `abs` the smallest magnitude, and `ftz`, as for `fmax`.
    """
    return _of_magnitudes("min", a, b, c, nan, ftz) if abs else _extremum("min", a, b, c, nan, ftz)


def fmax3(a: Number, b: Number, c: Number, *, nan: bool = False) -> Any:
    """The largest of three floats."""
    return _extremum("max", a, b, c, nan)


def fmin3(a: Number, b: Number, c: Number, *, nan: bool = False) -> Any:
    """The smallest of three floats."""
    return _extremum("min", a, b, c, nan)


def _extremum(op: str, a: Any, b: Any, c: Any, nan: bool, ftz: bool = False) -> Any:
    numbers = [v if isinstance(v, numeric.Numeric) else as_numeric(v, Float32) for v in (a, b, c) if v is not None]
    return functools.reduce(lambda x, y: _one_of_two(op, x, y, nan, ftz), numbers)


def _one_of_two(op: str, a: Any, b: Any, nan: bool, ftz: bool) -> Any:
    if not (nan or ftz):
        return (numeric.maximum if op == "max" else numeric.minimum)(a, b)
    x, y = numeric.matched(a, b)
    if not ftz:
        return type(x)(builder().value(f"arith.{op}imumf", [x.ir, y.ir], x.ir.type))
    if type(x) is not Float32:
        raise unsupported(f"f{op} with ftz", type(x), "Float32")
    return Float32(intrinsic(f"f{op}.ftz{'.nan' if nan else ''}.f", [x.ir, y.ir], x.ir.type))


def _of_magnitudes(op: str, a: Any, b: Any, c: Any, nan: bool, ftz: bool) -> Any:
    numbers = [as_numeric(v, Float32).to(Float32) for v in (a, b, c) if v is not None]
    words = [number.bitcast(Int32) for number in numbers]
    found = [*[math.absf(n) for n in numbers], None][:3]
    largest = _extremum(op, found[0], found[1], found[2], nan, ftz)
    sign = functools.reduce(operator.xor, words) & -(2**31)
    return (largest.bitcast(Int32) | sign).bitcast(Float32)


def exp(a: Number) -> Any:
    """e**a by the hardware's approximation of powers of two (PTX `ex2.approx`)."""
    return math.exp(a, fastmath=True)


def exp2(a: Number) -> Any:
    """2**a by the hardware's approximation (PTX `ex2.approx`)."""
    return math.exp2(a, fastmath=True)


def log2(a: Number) -> Any:
    """The binary logarithm by the hardware's approximation (PTX `lg2.approx`)."""
    return math.log2(a, fastmath=True)


def sin_approx(a: Number) -> Any:
    """The sine by the hardware's approximation (PTX `sin.approx`)."""
    return math.sin(a, fastmath=True)


def cos_approx(a: Number) -> Any:
    """The cosine by the hardware's approximation (PTX `cos.approx`)."""
    return math.cos(a, fastmath=True)


def tanh_approx(a: Number) -> Any:
    """The hyperbolic tangent by the hardware's approximation (PTX `tanh.approx`)."""
    return math.tanh(a, fastmath=True)


def sqrt_approx(a: Number) -> Any:
    """The square root by the hardware's approximation (PTX `sqrt.approx`)."""
    return math.sqrt(a, fastmath=True)


def rsqrt_approx(a: Number) -> Any:
    """1 / sqrt(a) by the hardware's approximation (PTX `rsqrt.approx`)."""
    return math.rsqrt(a, fastmath=True)


def rcp_approx(a: Number) -> Float32:
    """1 / a by the hardware's approximation, within 1 ulp; subnormal numbers count as zero (PTX
    `rcp.approx.ftz.f32`).
    """
    number = scalar(a, "rcp_approx")
    if number.is_static:
        number = number.to(Float32)
    if type(number) is not Float32:
        raise unsupported("rcp_approx", type(number), "Float32")
    return Float32(intrinsic("rcp.approx.ftz.f", [number.ir], number.ir.type))


take_loc_ip(globals())
