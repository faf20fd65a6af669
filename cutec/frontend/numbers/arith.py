"""Emission of scalar and vector arithmetic: the mapping from Python operators to `arith` and `math`
operations.

Every function takes IR values (scalars, or vectors of equal length) and the numeric class of their
elements, which tells signedness. Both operands of a binary operation have the same type. Numeric
and TensorSSA are built on these functions.
"""

from __future__ import annotations

from typing import Any

from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass, integer_class
from cutec.ir.attrs import Raw, Typed
from cutec.ir.builder import constant_of
from cutec.ir.core import Value
from cutec.ir.formats import NARROW
from cutec.ir.types import F16, F32, F64, I1, I32, I64, TF32, Type, element_of, like

_CONTRACT = {"fastmath": Raw("#arith.fastmath<contract>")}
_FLOAT_OPS = {
    "add": "arith.addf",
    "sub": "arith.subf",
    "mul": "arith.mulf",
    "truediv": "arith.divf",
    "rem": "arith.remf",
}
_INTEGER_OPS = {
    "add": "arith.addi",
    "sub": "arith.subi",
    "mul": "arith.muli",
    "and": "arith.andi",
    "or": "arith.ori",
    "xor": "arith.xori",
}
_SIGNED_OPS = {"min": "arith.minsi", "max": "arith.maxsi", "div": "arith.divsi", "rem": "arith.remsi"}
_UNSIGNED_OPS = {"min": "arith.minui", "max": "arith.maxui", "div": "arith.divui", "rem": "arith.remui"}
_CMPI = {"eq": 0, "ne": 1, "lt": 2, "le": 3, "gt": 4, "ge": 5}
# Ordered predicates, except that of `!=`: a comparison with NaN is False, and NaN != x is True, as
# in Python.
_CMPF = {"eq": 1, "gt": 2, "ge": 3, "lt": 4, "le": 5, "ne": 13}


def constant(number: Any, ty: Type) -> Value:
    """A constant of scalar type `ty`, or a splat of a vector type."""
    return builder().constant(number, ty)


def emit_binary(
    op: str, a: Value, b: Value, kind: NumberClass, *, nonneg: bool = False, divisor_nonneg: bool = False
) -> Value:
    """Emit `a op b` for op in add sub mul truediv floordiv mod div rem and or xor shl shr min max.

    `floordiv` and `mod` have Python's meaning: the quotient is floored and the remainder has the
    divisor's sign; `div` and `rem` are C's. `nonneg`: both operands are known to be ≥ 0, so that
    one unsigned division suffices; `divisor_nonneg`: `b` is. Integer division by zero is undefined,
    as in LLVM. A shift by the width or more (or by a negative number) gives 0, or -1 for a negative
    number shifted right. `min` and `max` of floats ignore a NaN operand (`arith.minnumf`), as in
    PTX. Arithmetic on 4-bit integers is done in 8 bits.
    """
    if kind.is_float:
        return _float_binary(op, a, b, kind)
    if kind.width == 4:
        byte = integer_class(8, kind.signed)
        a, b = (_resize(v, kind, byte) for v in (a, b))
        return _resize(emit_binary(op, a, b, byte, nonneg=nonneg, divisor_nonneg=divisor_nonneg), byte, kind)
    if op in ("shl", "shr"):
        return _shift(op, a, b, kind)
    if op in _INTEGER_OPS:
        return builder().value(_INTEGER_OPS[op], (a, b), a.type)
    if op in ("floordiv", "mod"):
        if kind.signed and not nonneg:
            return _floored_division(op, a, b, kind, divisor_nonneg)
        return builder().value(_UNSIGNED_OPS["div" if op == "floordiv" else "rem"], (a, b), a.type)
    signed = kind.signed and not (nonneg and op in ("div", "rem"))
    return builder().value((_SIGNED_OPS if signed else _UNSIGNED_OPS)[op], (a, b), a.type)


def _shift(op: str, a: Value, amount: Value, kind: NumberClass) -> Value:
    """A shift that is defined for all amounts, as LLVM's is not: an amount that may be too large is
    guarded by a `select` or, for signed `shr`, clamped to width - 1.
    """
    known = constant_of(amount)
    in_range = known is not None and 0 <= known < kind.width
    if op == "shr" and kind.signed:
        amount = (
            amount if in_range else builder().value("arith.minui", (amount, constant(kind.width - 1, a.type)), a.type)
        )
        return builder().value("arith.shrsi", (a, amount), a.type)
    shifted = builder().value("arith.shli" if op == "shl" else "arith.shrui", (a, amount), a.type)
    if in_range:
        return shifted
    inside = builder().value(
        "arith.cmpi", (amount, constant(kind.width, a.type)), like(a.type, I1), {"predicate": Typed(6, I64)}
    )
    return emit_select(inside, shifted, constant(0, a.type))


def emit_compare(op: str, a: Value, b: Value, kind: NumberClass) -> Value:
    """Emit `a op b` for op in eq ne lt le gt ge; the result is i1, or a vector of it."""
    result = like(a.type, I1)
    if kind.is_float:
        return builder().value("arith.cmpf", (a, b), result, {"predicate": Typed(_CMPF[op], I64)})
    if kind.width == 4:
        byte = integer_class(8, kind.signed)
        return emit_compare(op, _resize(a, kind, byte), _resize(b, kind, byte), byte)
    unsigned = 4 if op in ("lt", "le", "gt", "ge") and not kind.signed else 0
    return builder().value("arith.cmpi", (a, b), result, {"predicate": Typed(_CMPI[op] + unsigned, I64)})


def emit_unary(op: str, a: Value, kind: NumberClass) -> Value:
    """Emit `op a` for op in neg abs invert."""
    if kind.is_float:
        return builder().value({"neg": "arith.negf", "abs": "math.absf"}[op], (a,), a.type)
    if op == "invert":
        return emit_binary("xor", a, constant(-1 if kind.width > 1 else 1, a.type), kind)
    if op == "abs" and not kind.signed:
        return a
    negated = emit_binary("sub", constant(0, a.type), a, kind)
    return negated if op == "neg" else emit_binary("max", a, negated, kind)


def emit_select(condition: Value, a: Value, b: Value) -> Value:
    """`a` where the condition (i1, or a vector of it) is true, else `b`; both of one type."""
    return builder().value("arith.select", (condition, a, b), a.type)


def emit_power(a: Value, exponent: int, kind: NumberClass) -> Value:
    """`a` to a known integer power ≥ 0 by repeated squaring."""
    result: Value | None = None
    while exponent:
        if exponent & 1:
            result = a if result is None else emit_binary("mul", result, a, kind)
        exponent >>= 1
        if exponent:
            a = emit_binary("mul", a, a, kind)
    return constant(1.0 if kind.is_float else 1, a.type) if result is None else result


def convert(value: Value, source: NumberClass, target: NumberClass) -> Value:
    """Convert to another numeric class, element by element.

    Integers wrap when narrowed. Floats are rounded to nearest and saturate in formats of 8 bits and
    fewer (`ir.formats`). A float to an integer truncates toward zero and saturates, NaN becomes 0.
    An integer goes through f32 to floats other than f16, f32 and f64. A conversion to Boolean is
    `!= 0`. Raises E0208 for conversions between 128-bit integers and floats, which have no code.
    """
    if source.mlir == target.mlir and source.is_float == target.is_float:
        return value
    if target.width == 1:
        value = _convert_float(value, F32) if source.mlir.mlir in STORED else value
        return emit_compare("ne", value, constant(0.0 if source.is_float else 0, value.type), source)
    if source.is_float and target.is_float:
        return _convert_float(value, target.mlir)
    if source.is_float or target.is_float:
        _no_wide_integer(source, target)
        return _float_to_integer(value, source, target) if source.is_float else _integer_to_float(value, source, target)
    return _resize(value, source, target)


def _no_wide_integer(source: NumberClass, target: NumberClass) -> None:
    if 128 in (source.width, target.width):
        raise error(
            "E0208",
            f"no conversion of {source.name} to {target.name}",
            user_location(),
            help="convert through a 64-bit integer: x.to(Int64)",
        )


def _resize(value: Value, source: NumberClass, target: NumberClass) -> Value:
    """Extend or truncate an integer."""
    if target.width < source.width:
        return _cast("arith.trunci", value, target.mlir)
    if target.width == source.width:
        return value
    return _cast("arith.extsi" if source.signed else "arith.extui", value, target.mlir)


def bitcast(value: Value, target: NumberClass) -> Value:
    """The same bits as another class of the same width."""
    return value if element_of(value.type) == target.mlir else _cast("arith.bitcast", value, target.mlir)


def _cast(op: str, value: Value, element: Type) -> Value:
    return builder().value(op, (value,), like(value.type, element))


def _convert_float(value: Value, target: Type) -> Value:
    """Convert between float formats. extf and truncf go strictly up or down in width, so formats of
    one width are converted through f32. `cutec.convert` converts to a storage format from f16, f32
    or f64, and from a storage format to f16 or f32.
    """
    source = element_of(value.type)
    if source == target:
        return value
    stored, computed = source.mlir in STORED, target.mlir in STORED
    if stored or computed:
        near = (F16, F32) if stored else (F16, F32, F64)
        other = target if stored else source
        if (stored and computed) or other not in near or (TF32 in (source, target) and other == F16):
            return _convert_float(_convert_float(value, F32), target)
        return _cast("cutec.convert", value, target)
    if source.bits == target.bits:
        return _convert_float(_convert_float(value, F32), target)
    return _cast("arith.extf" if source.bits < target.bits else "arith.truncf", value, target)


# Storage formats: values can be moved and converted, not computed with.
STORED = frozenset((*NARROW, TF32.mlir))


def _integer_to_float(value: Value, source: NumberClass, target: NumberClass) -> Value:
    """Convert an integer to a float: directly to f16, f32 and f64, through f32 to other formats."""
    if source.width < 8:
        source, value = integer_class(32, True), _cast("arith.extsi" if source.signed else "arith.extui", value, I32)
    direct = target.mlir in (F16, F32, F64)
    value = _cast("arith.sitofp" if source.signed else "arith.uitofp", value, target.mlir if direct else F32)
    return value if direct else _convert_float(value, target.mlir)


def _float_to_integer(value: Value, source: NumberClass, target: NumberClass) -> Value:
    value = value if source.mlir in (F32, F64) else _convert_float(value, F32)
    return _cast("arith.fptosi" if target.signed else "arith.fptoui", value, target.mlir)


def _float_binary(op: str, a: Value, b: Value, kind: NumberClass) -> Value:
    if op in _FLOAT_OPS:
        return builder().value(_FLOAT_OPS[op], (a, b), a.type, dict(_CONTRACT) if op in ("add", "sub", "mul") else None)
    if op in ("min", "max"):
        return builder().value(f"arith.{op}numf", (a, b), a.type)
    remainder = _float_binary("rem", a, b, kind)
    if op == "floordiv":
        return _float_floor_division(a, b, remainder, kind)
    return emit_select(_wrong_sign(remainder, b, kind), _float_binary("add", remainder, b, kind), remainder)


def _wrong_sign(remainder: Value, b: Value, kind: NumberClass) -> Value:
    """Whether C's remainder has the wrong sign: it is not zero and the divisor has the other
    sign.
    """
    zero = constant(0.0, b.type)
    signs = emit_compare("lt", remainder, zero, kind), emit_compare("lt", b, zero, kind)
    opposite = builder().value("arith.xori", signs, like(b.type, I1))
    return builder().value("arith.andi", (emit_compare("ne", remainder, zero, kind), opposite), like(b.type, I1))


def _float_floor_division(a: Value, b: Value, remainder: Value, kind: NumberClass) -> Value:
    """Floor division as in CPython: (a - remainder) / b, which is an integer up to rounding.
    (1.0 // 0.1 is 9.0, although 1.0 / 0.1 is rounded to 10.0.)
    """
    whole = builder().value("arith.divf", (builder().value("arith.subf", (a, remainder), a.type), b), a.type)
    less = builder().value("arith.subf", (whole, constant(1.0, a.type)), a.type)
    return builder().value("math.roundeven", (emit_select(_wrong_sign(remainder, b, kind), less, whole),), a.type)


def _floored_division(op: str, a: Value, b: Value, kind: NumberClass, divisor_nonneg: bool) -> Value:
    """Floored division from the truncating one of the hardware, corrected where the remainder is
    not zero and has not the divisor's sign: -7 // 2 is -3 with remainder -1, corrected to -4 with
    remainder 1.
    """
    remainder = builder().value("arith.remsi", (a, b), a.type)
    zero = constant(0, a.type)
    if divisor_nonneg:
        wrong = emit_compare("lt", remainder, zero, kind)
    else:
        opposite = emit_compare("lt", builder().value("arith.xori", (remainder, b), a.type), zero, kind)
        wrong = builder().value("arith.andi", (opposite, emit_compare("ne", remainder, zero, kind)), like(a.type, I1))
    if op == "mod":
        return emit_select(wrong, builder().value("arith.addi", (remainder, b), a.type), remainder)
    quotient = builder().value("arith.divsi", (a, b), a.type)
    return builder().value("arith.addi", (quotient, _cast("arith.extsi", wrong, element_of(a.type))), a.type)
