"""`arith`: integer and floating-point arithmetic, elementwise on scalars and vectors.

Integers of 128 bits are Python integers in arrays of objects. Integers are two's complement and
wrap. Results that LLVM calls poison are what PTX computes: shifts by the width or more give 0 (or
the sign), float-to-integer conversions saturate (PTX ISA, `shl`, `shr`, `cvt`). `remf` is exact;
LLVM's for NVPTX is not.
"""

from __future__ import annotations

from cutec.ir.attrs import Typed
from cutec.ir.core import Op
from cutec.ir.types import F32, F64, I1, I128, IntegerType, VectorType, element_of
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import Array, Context, Forwards, Semantics, add, define

INT2, FLOAT2 = rules.same(2, "int"), rules.same(2, "float")


def wrapped(array: Array) -> Array:
    """Objects as signed integers of 128 bits; other arrays wrap by themselves."""
    return (array + (1 << 127)) % (1 << 128) - (1 << 127) if array.dtype == object else array


@define("arith.constant llvm.mlir.constant", rules.all_of(rules.counts(0, 1), rules.attribute("value", Typed)))
def constant(ctx: Context, op: Op) -> Array:
    value, ty = op.attrs["value"].value, op.result.type
    scalars = [value] if not isinstance(value, tuple) else list(value)
    element = element_of(ty)
    if isinstance(element, IntegerType) and element != I1:
        scalars = [
            (int(v) + (1 << element.width - 1)) % (1 << element.width) - (1 << element.width - 1) for v in scalars
        ]
    array = ctx.np.array(scalars).astype(ctx.dtype(ty)) if element != F32 else ctx.np.array(scalars, ctx.np.float32)
    if not isinstance(ty, VectorType):
        return array
    return array[None] if len(scalars) == ty.count else ctx.np.full((1, ty.count), array[0])


def _ufunc(name: str) -> Semantics:
    return lambda ctx, op, a, b: getattr(ctx.np, name)(a, b)


def _unsigned_ufunc(name: str) -> Semantics:
    return lambda ctx, op, a, b: wrapped(getattr(ctx.np, name)(ctx.unsigned(a), ctx.unsigned(b)).view(a.dtype))


def _wrapping(name: str, on_bits: str) -> Semantics:
    """NumPy's booleans are not integers modulo 2, so i1 has its own formulas."""

    def semantics(ctx: Context, op: Op, a: Array, b: Array) -> Array:
        return wrapped(getattr(ctx.np, on_bits if a.dtype == bool else name)(a, b))

    return semantics


for _name, _function in {
    "arith.addi": _wrapping("add", "logical_xor"),
    "arith.subi": _wrapping("subtract", "logical_xor"),
    "arith.muli": _wrapping("multiply", "logical_and"),
    "arith.andi": _ufunc("bitwise_and"),
    "arith.ori": _ufunc("bitwise_or"),
    "arith.xori": _ufunc("bitwise_xor"),
    "arith.maxsi": _wrapping("maximum", "logical_and"),
    "arith.minsi": _wrapping("minimum", "logical_or"),
    "arith.maxui": _unsigned_ufunc("maximum"),
    "arith.minui": _unsigned_ufunc("minimum"),
}.items():
    add(_name, INT2, semantics=_function)


def _nonzero(ctx: Context, divisor: Array) -> None:
    ctx.fault("E5006", divisor == 0, "integer division by zero")


@define("arith.divsi", INT2)
def divsi(ctx: Context, op: Op, a: Array, b: Array) -> Array:
    _nonzero(ctx, b)
    quotient = ctx.np.floor_divide(a, b)
    inexact_negative = ((a ^ b) < 0) & (quotient * b != a)
    return wrapped(quotient + inexact_negative.astype(a.dtype))


@define("arith.remsi", INT2)
def remsi(ctx: Context, op: Op, a: Array, b: Array) -> Array:
    if a.dtype == object:
        return a - divsi(ctx, op, a, b) * b
    _nonzero(ctx, b)
    return ctx.np.fmod(a, ctx.np.where(b == -1, b.dtype.type(1), b))


@define("arith.divui", INT2)
def divui(ctx: Context, op: Op, a: Array, b: Array) -> Array:
    _nonzero(ctx, b)
    return wrapped((ctx.unsigned(a) // ctx.unsigned(b)).view(a.dtype))


@define("arith.remui", INT2)
def remui(ctx: Context, op: Op, a: Array, b: Array) -> Array:
    _nonzero(ctx, b)
    return wrapped((ctx.unsigned(a) % ctx.unsigned(b)).view(a.dtype))


@define("arith.shli", INT2)
def shli(ctx: Context, op: Op, a: Array, b: Array) -> Array:
    width = element_of(op.result.type).bits
    amount = ctx.unsigned(b)
    return wrapped(ctx.np.where(amount < width, ctx.np.left_shift(a, b & a.dtype.type(width - 1)), a.dtype.type(0)))


@define("arith.shrui", INT2)
def shrui(ctx: Context, op: Op, a: Array, b: Array) -> Array:
    width = element_of(op.result.type).bits
    amount, bits = ctx.unsigned(b), ctx.unsigned(a)
    return wrapped(
        ctx.np.where(amount < width, bits >> (amount & amount.dtype.type(width - 1)), bits.dtype.type(0)).view(a.dtype)
    )


@define("arith.shrsi", INT2)
def shrsi(ctx: Context, op: Op, a: Array, b: Array) -> Array:
    width = element_of(op.result.type).bits
    amount = ctx.np.minimum(ctx.unsigned(b), width - 1).astype(a.dtype)
    return ctx.np.right_shift(a, amount)


# arith.cmpi's predicates: eq ne slt sle sgt sge ult ule ugt uge
_CMPI = ("equal", "not_equal") + ("less", "less_equal", "greater", "greater_equal") * 2


@define("arith.cmpi", rules.compare("int"))
def cmpi(ctx: Context, op: Op, a: Array, b: Array) -> Array:
    predicate = op.attrs["predicate"].value
    if a.dtype == bool and 2 <= predicate < 6:
        a, b = -a.view("i1"), -b.view("i1")  # a set i1 is -1 where it is signed
    if predicate >= 6:
        a, b = ctx.unsigned(a), ctx.unsigned(b)
    return getattr(ctx.np, _CMPI[predicate])(a, b)


# arith.cmpf's predicates: (comparison that is false on NaN, the value on NaN)
_CMPF = (
    [("", False)]
    + [(n, False) for n in ("equal", "greater", "greater_equal", "less", "less_equal", "not_equal", "ordered")]
    + [(n, True) for n in ("equal", "greater", "greater_equal", "less", "less_equal", "not_equal", "ordered")]
    + [("", True)]
)


@define("arith.cmpf", rules.compare("float"))
def cmpf(ctx: Context, op: Op, a: Array, b: Array) -> Array:
    np = ctx.np
    name, unordered = _CMPF[op.attrs["predicate"].value]
    if not name:
        return np.full(np.broadcast(a, b).shape, unordered)
    nan = (a != a) | (b != b)
    if name == "ordered":  # 7 is "ord", 14 is "uno": the negation
        return nan if unordered else ~nan
    result = getattr(np, name)(a, b)
    return result | nan if unordered else result & ~nan


@define("arith.select", rules.select, forwards=Forwards.CHOICE)
def select(ctx: Context, op: Op, condition: Array, a: Array, b: Array) -> Array:
    return ctx.np.where(condition[:, None] if a.ndim > condition.ndim else condition, a, b)


for _name, _function in {
    "arith.addf": _ufunc("add"),
    "arith.subf": _ufunc("subtract"),
    "arith.mulf": _ufunc("multiply"),
    "arith.divf": _ufunc("divide"),
    "arith.remf": _ufunc("fmod"),
}.items():
    add(_name, FLOAT2, semantics=_function)


@define("arith.negf", rules.same(1, "float"))
def negf(ctx: Context, op: Op, a: Array) -> Array:
    return ctx.np.negative(a)


def extremum(ctx: Context, name: str, a: Array, b: Array) -> Array:
    """`maximum` or `minimum` (a NaN wins), `fmax` or `fmin` (a NaN loses, a signalling one too),
    with -0 below +0 as in PTX.
    """
    np = ctx.np
    result = getattr(np, {"fmax": "maximum", "fmin": "minimum"}.get(name, name))(a, b)
    # NumPy's fmax and fmin treat signalling NaNs inconsistently
    if name in ("fmax", "fmin"):
        result = np.where(np.isnan(a), b, np.where(np.isnan(b), a, result))
    zero = result == 0
    if zero.any():
        first = np.signbit(a) if "min" in name else ~np.signbit(a)
        result = np.where(zero & (a == b), np.where(first, a, b), result)
    return result


for _name, _numpy in {"maximumf": "maximum", "minimumf": "minimum", "maxnumf": "fmax", "minnumf": "fmin"}.items():
    add("arith." + _name, FLOAT2, semantics=lambda ctx, op, a, b, n=_numpy: extremum(ctx, n, a, b))


@define("arith.extsi", rules.cast("int", "int", "wider"))
def extsi(ctx: Context, op: Op, a: Array) -> Array:
    dtype = ctx.dtype(op.result.type)
    return -a.astype(dtype) if a.dtype == bool else a.astype(dtype)


@define("arith.extui", rules.cast("int", "int", "wider"))
def extui(ctx: Context, op: Op, a: Array) -> Array:
    return wrapped(ctx.unsigned(a).astype(ctx.dtype(op.result.type)))


@define("arith.trunci", rules.cast("int", "int", "narrower"))
def trunci(ctx: Context, op: Op, a: Array) -> Array:
    element = element_of(op.result.type)
    if a.dtype == object:
        half = 1 << min(element.bits, 64) - 1
        a = ((a + half) % (2 * half) - half).astype("i8")
    return (a & 1).astype(bool) if element == I1 else a.astype(ctx.dtype(op.result.type))


def _int_to_float(ctx: Context, op: Op, a: Array) -> Array:
    ty = element_of(op.result.type)
    if ty in (F32, F64) or a.dtype.itemsize < 8:
        return a.astype(ctx.dtype(ty)) if ty in (F32, F64) else ctx.narrow(a.astype("f8"), ty)
    # 64 bits do not fit float64: the low 12 become one sticky bit, which does not change the single
    # rounding to ty
    folded = (a & a.dtype.type(~0xFFF & (1 << 64) - 1 if a.dtype.kind == "u" else ~0xFFF)) | ((a & 0xFFF) != 0).astype(
        a.dtype
    ) << 11
    small = (a < 1 << 52) & (a > -(1 << 52)) if a.dtype.kind == "i" else a < 1 << 52
    return ctx.narrow(ctx.np.where(small, a, folded).astype("f8"), ty)


@define("arith.sitofp", rules.cast("int", "float"))
def sitofp(ctx: Context, op: Op, a: Array) -> Array:
    return _int_to_float(ctx, op, -a.astype("i1") if a.dtype == bool else a)


@define("arith.uitofp", rules.cast("int", "float"))
def uitofp(ctx: Context, op: Op, a: Array) -> Array:
    return _int_to_float(ctx, op, ctx.unsigned(a))


def saturating(ctx: Context, a: Array, width: int, signed: bool) -> Array:
    """Floats truncated and saturated to signed or unsigned integers, as signed arrays. NaN becomes
    0 in conversions of 32 bits, only the highest bit where source or result has 64 (measured;
    CUDA's __double2int_rz).
    """
    np = ctx.np
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
    wide, dtype = a.astype("f8"), np.dtype(f"{'i' if signed else 'u'}{width // 8}").type
    truncated = np.where((wide > low) & (wide < float(high)), wide, 0).astype(dtype)
    result = np.where(wide >= float(high), dtype(high), np.where(wide <= low, dtype(low), truncated))
    wider = width == 64 or (width == 32 and a.dtype.itemsize == 8)
    nan = (low or 1 << width - 1) if wider else 0
    return np.where(a != a, dtype(nan), result).view(f"i{width // 8}")


@define("arith.fptosi", rules.cast("float", "int"))
def fptosi(ctx: Context, op: Op, a: Array) -> Array:
    width = element_of(op.result.type).bits
    return ~(a > -1) if width == 1 else saturating(ctx, a, width, True)


@define("arith.fptoui", rules.cast("float", "int"))
def fptoui(ctx: Context, op: Op, a: Array) -> Array:
    width = element_of(op.result.type).bits
    return a >= 1 if width == 1 else saturating(ctx, a, width, False)


@define("arith.extf", rules.cast("float", "float", "wider"))
def extf(ctx: Context, op: Op, a: Array) -> Array:
    return a.astype(ctx.dtype(op.result.type))


@define("arith.truncf", rules.cast("float", "float", "narrower"))
def truncf(ctx: Context, op: Op, a: Array) -> Array:
    return a.astype(ctx.dtype(op.result.type)) if a.dtype.itemsize < 8 else ctx.narrow(a, element_of(op.result.type))


def halves(ctx: Context, a: Array) -> Array:
    """Integers of 128 bits as twice as many of 64, the low half first."""
    np, flat = ctx.np, a.reshape(len(a), -1)
    low = np.where(flat & (1 << 63), (flat & (1 << 64) - 1) - (1 << 64), flat & (1 << 64) - 1)
    return np.stack([low, flat >> 64], axis=2).reshape(len(a), -1).astype("i8")


def joined(ctx: Context, words: Array) -> Array:
    """The inverse of `halves`."""
    low, high = words[:, ::2].view("u8").astype(object), words[:, 1::2].astype(object)
    return low + high * (1 << 64)


@define("arith.bitcast llvm.bitcast vector.bitcast", rules.same_bits, forwards=Forwards.BITS)
def bitcast(ctx: Context, op: Op, a: Array) -> Array:
    ty, from_bits, to_bits = op.result.type, element_of(op.operands[0].type) == I1, element_of(op.result.type) == I1
    a = halves(ctx, a) if a.dtype == object else a
    if from_bits and not to_bits:  # an i1 has a byte here
        a = ctx.np.packbits(a.astype(bool).reshape(len(a), -1), axis=1, bitorder="little")
    elif to_bits and not from_bits:
        whole = ctx.np.ascontiguousarray(a).reshape(len(a), -1).view("u1")
        return ctx.np.unpackbits(whole, axis=1, bitorder="little").astype(bool)
    bits = ctx.np.ascontiguousarray(a).reshape(len(a), -1).view("i8" if element_of(ty) == I128 else ctx.dtype(ty))
    bits = joined(ctx, bits) if element_of(ty) == I128 else bits
    return bits if isinstance(ty, VectorType) else bits.reshape(len(a))


def _extended(ctx: Context, a: Array, b: Array, signed: bool) -> tuple[Array, Array]:
    """The low and high halves of the double-width product, for widths up to 64."""
    np = ctx.np
    half = a.dtype.itemsize * 4
    ua, ub = ctx.unsigned(a), ctx.unsigned(b)
    mask = ua.dtype.type((1 << half) - 1)
    shift = ua.dtype.type(half)
    a0, a1, b0, b1 = ua & mask, ua >> shift, ub & mask, ub >> shift
    middle = a1 * b0 + (a0 * b0 >> shift)
    high = a1 * b1 + (middle >> shift) + ((a0 * b1 + (middle & mask)) >> shift)
    if signed:
        zero = ua.dtype.type(0)
        high = high - np.where(a < 0, ub, zero) - np.where(b < 0, ua, zero)
    return a * b, high.astype(ua.dtype).view(a.dtype)


EXTENDED = rules.same(2, "int", results=2)
add("arith.mulsi_extended", EXTENDED, semantics=lambda ctx, op, a, b: _extended(ctx, a, b, True))
add("arith.mului_extended", EXTENDED, semantics=lambda ctx, op, a, b: _extended(ctx, a, b, False))
