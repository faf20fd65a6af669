"""`llvm.intr.*`: arithmetic that is one intrinsic, exact in each type."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from cutec.ir.core import Op
from cutec.ir.types import F64, element_of
from cutec.ops.primitives import rules
from cutec.ops.primitives.arith import extremum
from cutec.ops.primitives.registry import Array, Context, Semantics, add, define

FLOAT1, FLOAT2, FLOAT3 = (rules.same(n, "float") for n in (1, 2, 3))
INT1, INT2, INT3 = (rules.same(n, "int") for n in (1, 2, 3))


def two_sum(a: Array, b: Array) -> tuple[Array, Array]:
    """`a + b` rounded, and the exact rounding error (Knuth)."""
    total = a + b
    back = total - a
    return total, (a - (total - back)) + (b - back)


def two_product(a: Array, b: Array) -> tuple[Array, Array]:
    """`a * b` in float64, rounded, and the exact rounding error (Dekker)."""
    product = a * b
    (a_high, a_low), (b_high, b_low) = _halves(a), _halves(b)
    return product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low


def _halves(a: Array) -> tuple[Array, Array]:
    scaled = a * 134217729.0  # 2**27 + 1
    high = scaled - (scaled - a)
    return high, a - high


def fused(ctx: Context, op: Op, a: Array, b: Array, c: Array) -> Array:
    """`a * b + c` rounded once."""
    np, ty = ctx.np, element_of(op.result.type)
    if ty != F64:
        # the product of two narrow numbers is exact in float64; its sum with the third is rounded
        # to odd, so that the last rounding counts
        product, addend = a.astype("f8") * b.astype("f8"), c.astype("f8")
        total, error = two_sum(product, addend)
        return ctx.narrow(ctx.to_odd(total, error), ty)
    product, low = two_product(a, b)
    high, error = two_sum(product, c)
    tail = ctx.to_odd(*two_sum(low, error))
    exact = high + tail
    # right for zeros, infinities and NaN
    plain = np.where(np.isinf(c) & np.isfinite(a) & np.isfinite(b), c, a * b + c)
    size = np.abs(product)
    safe = np.isfinite(exact) & (size < 1e300) & (size > 1e-250) & (np.abs(a) < 1e300) & (np.abs(b) < 1e300)
    result = np.where(safe, exact, plain)
    for row in np.argwhere(~safe & np.isfinite(a) & np.isfinite(b) & np.isfinite(c) & (a != 0) & (b != 0)):
        result[tuple(row)] = _by_integers(*(np.broadcast_to(v, result.shape)[tuple(row)] for v in (a, b, c)))
    return result


def _by_integers(a: float, b: float, c: float) -> float:
    """For products that are too large or too small to split."""
    (an, ad), (bn, bd), (cn, cd) = (float(v).as_integer_ratio() for v in (a, b, c))
    numerator = an * bn * cd + cn * ad * bd
    try:
        return numerator / (ad * bd * cd)  # Python rounds the quotient of integers once
    except OverflowError:
        return math.inf if numerator > 0 else -math.inf


add("llvm.intr.fma llvm.intr.fmuladd", FLOAT3, semantics=fused)


def in_double(function: Callable[..., Array]) -> Semantics:
    """Semantics that compute in float64 and round once to the type."""

    def semantics(ctx: Context, op: Op, *operands: Array) -> Array:
        exact = function(ctx.np, *(a.astype("f8") for a in operands))
        return ctx.narrow(exact, element_of(op.result.type))

    return semantics


def _ufunc(name: str) -> Semantics:
    return lambda ctx, op, *a: getattr(ctx.np, name)(*a)


for _name, _numpy in {
    "fabs": "abs",
    "floor": "floor",
    "ceil": "ceil",
    "trunc": "trunc",
    "rint": "rint",
    "roundeven": "rint",
    "nearbyint": "rint",
}.items():
    add("llvm.intr." + _name, FLOAT1, semantics=_ufunc(_numpy))
for _name in ("tanh", "exp2", "sin", "cos"):  # with `afn`, LLVM selects `.approx` instructions
    add("llvm.intr." + _name, FLOAT1, semantics=in_double(lambda np, a, n=_name: getattr(np, n)(a)))
add("llvm.intr.sqrt", FLOAT1, semantics=_ufunc("sqrt"))
add("llvm.intr.round", FLOAT1, semantics=in_double(lambda np, a: np.copysign(np.floor(np.abs(a) + 0.5), a)))
for _name, _numpy in {"maxnum": "fmax", "minnum": "fmin", "maximum": "maximum", "minimum": "minimum"}.items():
    add("llvm.intr." + _name, FLOAT2, semantics=lambda ctx, op, a, b, n=_numpy: extremum(ctx, n, a, b))


@define("llvm.intr.copysign", FLOAT2)
def copysign(ctx: Context, op: Op, a: Array, b: Array) -> Array:
    return ctx.np.copysign(a, b)


def _bits(ctx: Context, a: Array) -> Array:
    """(lanes…, width) bits, lowest first."""
    np = ctx.np
    octets = np.ascontiguousarray(a)[..., None].view("u1")
    return np.unpackbits(octets, axis=-1, bitorder="little")


def _from_bits(ctx: Context, bits: Array, dtype: Any) -> Array:
    return ctx.np.packbits(bits, axis=-1, bitorder="little").view(dtype)[..., 0]


@define("llvm.intr.ctpop", INT1)
def ctpop(ctx: Context, op: Op, a: Array) -> Array:
    return _bits(ctx, a).sum(axis=-1).astype(a.dtype)


@define("llvm.intr.ctlz", INT1)
def ctlz(ctx: Context, op: Op, a: Array) -> Array:
    bits = _bits(ctx, a)[..., ::-1]
    return ctx.np.where(a == 0, bits.shape[-1], bits.argmax(axis=-1)).astype(a.dtype)


@define("llvm.intr.cttz", INT1)
def cttz(ctx: Context, op: Op, a: Array) -> Array:
    bits = _bits(ctx, a)
    return ctx.np.where(a == 0, bits.shape[-1], bits.argmax(axis=-1)).astype(a.dtype)


@define("llvm.intr.bitreverse", INT1)
def bitreverse(ctx: Context, op: Op, a: Array) -> Array:
    return _from_bits(ctx, _bits(ctx, a)[..., ::-1], a.dtype)


@define("llvm.intr.bswap", INT1)
def bswap(ctx: Context, op: Op, a: Array) -> Array:
    return a.byteswap()


def _funnel(ctx: Context, a: Array, b: Array, amount: Array, left: bool) -> Array:
    np = ctx.np
    high, low = ctx.unsigned(a), ctx.unsigned(b)
    width = high.dtype.type(8 * high.dtype.itemsize)
    n = ctx.unsigned(amount) % width
    rest = (width - n) % width
    whole = np.where(
        n == 0, high if left else low, (high << n) | (low >> rest) if left else (high << rest) | (low >> n)
    )
    return whole.view(a.dtype)


add("llvm.intr.fshl", INT3, semantics=lambda ctx, op, a, b, n: _funnel(ctx, a, b, n, True))
add("llvm.intr.fshr", INT3, semantics=lambda ctx, op, a, b, n: _funnel(ctx, a, b, n, False))


@define("llvm.intr.abs", INT1)
def integer_abs(ctx: Context, op: Op, a: Array) -> Array:
    return ctx.np.abs(a)


for _name, _numpy in {"smax": "maximum", "smin": "minimum"}.items():
    add("llvm.intr." + _name, INT2, semantics=_ufunc(_numpy))
for _name, _numpy in {"umax": "maximum", "umin": "minimum"}.items():
    add(
        "llvm.intr." + _name,
        INT2,
        semantics=lambda ctx, op, a, b, n=_numpy: getattr(ctx.np, n)(ctx.unsigned(a), ctx.unsigned(b)).view(a.dtype),
    )
