"""Scalar types of the kernel language: Boolean, Int8…Int128, Uint8…Uint128, Float16, BFloat16, Float32, Float64 and storage formats.

An instance is a number known while tracing, or an IR value. Operators have Python's meaning (`//` floors, `%` takes the
divisor's sign); arithmetic on known numbers is done at once, with the class's wrapping and rounding. Integer instances also carry
two facts: `div`, a number that divides the value (alignment proofs), and `nonneg`. Facts take signed arithmetic not to overflow, as C does.
Promotion rules are in `promotion`.
"""

from __future__ import annotations

import math
import numbers
from typing import Any, ClassVar

from cutec.diag import error
from cutec.frontend import arith, facts, static
from cutec.frontend.context import builder
from cutec.frontend.location import user_location
from cutec.frontend.number_class import NumberClass, all_classes, by_name, integer_class
from cutec.frontend.promotion import default_class, literal_class, promote, promote_comparison
from cutec.ir import types
from cutec.ir.core import Value

_COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
# Integers that leave the other operand as it is.
_RIGHT_IDENTITY = {"add": 0, "sub": 0, "mul": 1, "floordiv": 1}
_LEFT_IDENTITY = {"add": 0, "mul": 1}
_SYMBOLS = {"add": "+", "sub": "-", "mul": "*", "truediv": "/", "floordiv": "//", "mod": "%", "and": "&", "or": "|", "xor": "^", "shl": "<<",
            "shr": ">>", "eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=", "min": "min", "max": "max"}


class Numeric(metaclass=NumberClass):
    """Base of all numeric classes. `Int32(x)` takes a Python number, another numeric (converted), or an IR value of exactly this type.

    `div` and `nonneg` state facts about an integer that the compiler cannot see. Raises E0204 for anything that is no number.
    """

    __slots__ = ("_value", "_div", "_nonneg")
    name: ClassVar[str]
    short: ClassVar[str]
    width: ClassVar[int]
    signed: ClassVar[bool]
    mlir: ClassVar[types.Type]
    storage_only: ClassVar[bool]
    is_integer: ClassVar[bool] = False
    is_float: ClassVar[bool] = False

    def __init__(self, value: Any = 0, *, div: int | None = None, nonneg: bool | None = None):
        kind = type(self)
        if isinstance(value, Numeric):
            value = _converted(value, kind)
        if isinstance(value, Numeric):
            self._value, self._div, self._nonneg = value._value, value._div, value._nonneg
        elif isinstance(value, Value):
            if value.type != kind.mlir:
                raise TypeError(f"a value of type {value.type} is no {kind.name}")
            self._value, self._div, self._nonneg = value, 1, not kind.signed
        elif isinstance(value, numbers.Real):
            self._value, self._div, self._nonneg = static.normalize(_python_number(value), kind), 1, False
        else:
            raise error("E0204", f"{kind.name}() takes a number, not {_describe(value)}", user_location())
        if div is not None:
            self._div = facts.combined(self.div, div)
        if nonneg is not None:
            self._nonneg = nonneg

    @property
    def is_static(self) -> bool:
        """Whether the number is known while tracing."""
        return not isinstance(self._value, Value)

    @property
    def python(self) -> bool | int | float:
        """The number, where it is known while tracing. Raises E0302 otherwise."""
        if isinstance(self._value, Value):
            raise _needs_static(self, "a Python number", "E0302")
        return self._value

    @property
    def ir(self) -> Value:
        """The IR value; a known number becomes an `arith.constant` of the current trace."""
        return self._value if isinstance(self._value, Value) else builder().constant(self._value, type(self).mlir)

    @property
    def div(self) -> int:
        """A number that is known to divide this integer (0 for a known 0, which everything divides)."""
        return self._div if isinstance(self._value, Value) or type(self).is_float else abs(int(self._value))

    @property
    def nonneg(self) -> bool:
        """Whether this integer is known to be ≥ 0."""
        return self._nonneg if isinstance(self._value, Value) else self._value >= 0

    def to(self, target: Any) -> Numeric:
        """This number in another class (a numeric class, or Python's bool, int, float for Boolean, Int32, Float32)."""
        return as_class(target)(self)

    def bitcast(self, target: Any) -> Numeric:
        """The same bits as another class of the same width. Raises E0204 if the widths differ."""
        kind, target = type(self), as_class(target)
        if target.width != kind.width:
            raise error("E0204", f"{kind.name} and {target.name} differ in width: no bitcast", user_location(), help=f"use .to({target.name}) to convert")
        if self.is_static and not kind.storage_only and not target.storage_only:
            return target(static.from_bits(static.bits_of(self.python, kind), target))
        return target(arith.bitcast(self.ir, target))

    def __bool__(self) -> bool:
        if isinstance(self._value, Value):
            raise _needs_static(self, "a Python truth value", "E0301")
        return bool(self._value)

    def __int__(self) -> int:
        return int(self._known("a Python int"))

    def __float__(self) -> float:
        return float(self._known("a Python float"))

    def __hash__(self) -> int:
        return hash(self._value)

    def _known(self, wanted: str) -> bool | int | float:
        if isinstance(self._value, Value):
            raise _needs_static(self, wanted, "E0302")
        return self._value

    def __repr__(self) -> str:
        return f"{type(self).name}({'?' if isinstance(self._value, Value) else self._value})"

    def __format__(self, spec: str) -> str:
        return format(repr(self) if isinstance(self._value, Value) else self._value, spec)

    def __neg__(self) -> Numeric:
        return _unary("neg", self)

    def __pos__(self) -> Numeric:
        return self

    def __abs__(self) -> Numeric:
        return _unary("abs", self)

    def __pow__(self, exponent: Any) -> Numeric:
        return power(self, exponent)

    def __rpow__(self, base: Any) -> Numeric:
        return power(base, self)


class Integer(Numeric):
    """Base of the integer classes and of Boolean."""

    __slots__ = ()
    is_integer = True

    def __index__(self) -> int:
        return int(self._known("an index"))

    def __invert__(self) -> Numeric:
        return _unary("invert", self)


class Float(Numeric):
    """Base of the floating-point classes. `inf`, `nan` and `zero` are instances."""

    __slots__ = ()
    is_float = True
    inf: ClassVar[Float]
    nan: ClassVar[Float]
    zero: ClassVar[Float]


class Boolean(Integer, mlir=types.I1, short="i1", width=1):
    """True or False. `&`, `|`, `^`, `~` are logical."""

    __slots__ = ()


class Int8(Integer, mlir=types.I8, short="i8", width=8, signed=True):
    """8-bit signed integer."""

    __slots__ = ()


class Int16(Integer, mlir=types.I16, short="i16", width=16, signed=True):
    """16-bit signed integer."""

    __slots__ = ()


class Int32(Integer, mlir=types.I32, short="i32", width=32, signed=True):
    """32-bit signed integer."""

    __slots__ = ()


class Int64(Integer, mlir=types.I64, short="i64", width=64, signed=True):
    """64-bit signed integer."""

    __slots__ = ()


class Int128(Integer, mlir=types.I128, short="i128", width=128, signed=True):
    """128-bit signed integer."""

    __slots__ = ()


class Uint8(Integer, mlir=types.I8, short="u8", width=8):
    """8-bit unsigned integer."""

    __slots__ = ()


class Uint16(Integer, mlir=types.I16, short="u16", width=16):
    """16-bit unsigned integer."""

    __slots__ = ()


class Uint32(Integer, mlir=types.I32, short="u32", width=32):
    """32-bit unsigned integer."""

    __slots__ = ()


class Uint64(Integer, mlir=types.I64, short="u64", width=64):
    """64-bit unsigned integer."""

    __slots__ = ()


class Uint128(Integer, mlir=types.I128, short="u128", width=128):
    """128-bit unsigned integer."""

    __slots__ = ()


class Float16(Float, mlir=types.F16, short="f16", width=16, signed=True):
    """IEEE half precision."""

    __slots__ = ()


class BFloat16(Float, mlir=types.BF16, short="bf16", width=16, signed=True):
    """The upper half of a Float32."""

    __slots__ = ()


class TFloat32(Float, mlir=types.TF32, short="tf32", width=32, signed=True, storage_only=True):
    """A Float32 whose lowest 13 mantissa bits are zero, for tensor cores. Storage only."""

    __slots__ = ()


class Float32(Float, mlir=types.F32, short="f32", width=32, signed=True):
    """IEEE single precision."""

    __slots__ = ()


class Float64(Float, mlir=types.F64, short="f64", width=64, signed=True):
    """IEEE double precision."""

    __slots__ = ()


class Float8E4M3FN(Float, mlir=types.FLOATS["f8E4M3FN"], short="f8e4m3fn", width=8, signed=True, storage_only=True):
    """8-bit float, 4 exponent bits, no infinities. Storage only."""

    __slots__ = ()


class Float8E5M2(Float, mlir=types.FLOATS["f8E5M2"], short="f8e5m2", width=8, signed=True, storage_only=True):
    """8-bit float, 5 exponent bits. Storage only."""

    __slots__ = ()


_PYTHON_CLASSES = {bool: "Boolean", int: "Int32", float: "Float32"}


def as_class(target: Any) -> NumberClass:
    """A numeric class from itself or from Python's bool, int, float. Raises E0204 for anything else."""
    if isinstance(target, NumberClass) and target.width:
        return target
    if target in _PYTHON_CLASSES:
        return by_name(_PYTHON_CLASSES[target])
    raise error("E0204", f"{_describe(target)} is no numeric type", user_location())


def is_number(value: Any) -> bool:
    """Whether a value is a numeric or a Python (or NumPy) number, i.e. an operand of scalar arithmetic."""
    return isinstance(value, (Numeric, numbers.Real))


def as_numeric(value: Any, default: NumberClass | None = None) -> Numeric:
    """A number as a numeric: a Python number takes the class `default`, or Boolean, Int32 (wider if needed), Float32."""
    if isinstance(value, Numeric):
        return value
    if not isinstance(value, numbers.Real):
        raise error("E0204", f"a number is needed here, not {_describe(value)}", user_location())
    number = _python_number(value)
    return (default or default_class(number))(number)


def binary(op: str, a: Any, b: Any) -> Numeric:
    """`a op b` on two numbers (one at least a Numeric); op as in `arith.emit_binary`, or a comparison.

    Raises E0201 for operands that the operator does not take, E0202 for a literal that does not fit, E0203 for storage-only types.
    """
    a, b, kind = _meet(op, a, b)
    if isinstance(a, bool):
        return Boolean(a)
    comparison = op in _COMPARISONS
    if kind is None:
        return _compare_mixed(op, a, b)
    if a.is_static and b.is_static:
        return (Boolean if comparison else kind)(static.fold(op, a.python, b.python, kind))
    if comparison:
        return Boolean(arith.emit_compare(op, a.ir, b.ir, kind))
    if op in ("shl", "shr") and b.is_static:
        return _shift(op, a, b.python)
    if kind.is_float:
        return kind(arith.emit_binary(op, a.ir, b.ir, kind))
    if b.is_static and b.python == _RIGHT_IDENTITY.get(op):
        return a
    if a.is_static and a.python == _LEFT_IDENTITY.get(op):
        return b
    if op in ("floordiv", "mod") and b.is_static:
        result = _divide_by_known(op, a, b)
    else:
        result = arith.emit_binary(op, a.ir, b.ir, kind, nonneg=a.nonneg and b.nonneg)
    return kind(result, div=facts.divisor(op, a, b, kind.signed) or 1, nonneg=not kind.signed or facts.nonneg(op, a, b))


def _compare_mixed(op: str, a: Numeric, b: Numeric) -> Numeric:
    """Compare a signed with an unsigned integer that no signed class of 64 bits holds: a negative number is less than all unsigned ones."""
    if a.is_static and b.is_static:
        return Boolean(static.fold(op, a.python, b.python, Int128))
    signed = a if type(a).signed else b
    kind = integer_class(max(type(a).width, type(b).width), False)
    decided_if_negative = op == "ne" or op in (("lt", "le") if signed is a else ("gt", "ge"))
    compared = binary(op, kind(a), kind(b))
    return (signed < 0) | compared if decided_if_negative else (signed >= 0) & compared


def select(condition: Any, a: Any, b: Any) -> Numeric:
    """`a` where the condition holds, else `b`; both are evaluated. The classes are promoted as for `+`."""
    condition, a, b = as_numeric(condition).to(Boolean), *matched(a, b)
    if condition.is_static:
        return a if condition.python else b
    kind = type(a)
    value = arith.emit_select(condition.ir, a.ir, b.ir)
    return kind(value, div=facts.meet_divisors(a.div, b.div) or 1, nonneg=a.nonneg and b.nonneg) if kind.is_integer else kind(value)


def matched(a: Any, b: Any) -> tuple[Numeric, Numeric]:
    """Two numbers as one class: promoted, literals taking the other's class; two Booleans stay Boolean."""
    kind = type(as_numeric(a)) if not isinstance(a, Numeric) and not isinstance(b, Numeric) else None
    if kind is not None:
        kind = promote(kind, type(as_numeric(b)))
        return kind(a), kind(b)
    a, b = _typed_operands("select", a, b)
    kind = promote(type(a), type(b))
    return kind(a), kind(b)


def minimum(a: Any, b: Any) -> Any:
    """The smaller of two numbers (of Python numbers, a Python number)."""
    return binary("min", a, b) if isinstance(a, Numeric) or isinstance(b, Numeric) else min(a, b)


def maximum(a: Any, b: Any) -> Any:
    """The larger of two numbers (of Python numbers, a Python number)."""
    return binary("max", a, b) if isinstance(a, Numeric) or isinstance(b, Numeric) else max(a, b)


def power(base: Any, exponent: Any) -> Numeric:
    """`base ** exponent`: multiplications where the exponent is a known integer up to 64, `math.powf` for other floats.

    Raises E0206 for integers with an exponent that is not a known integer ≥ 0.
    """
    if not is_number(base) or not is_number(exponent):
        return NotImplemented
    known = exponent.python if isinstance(exponent, Numeric) and exponent.is_static else exponent
    base = as_numeric(base, literal_class(base, type(exponent)) if isinstance(exponent, Numeric) and not isinstance(base, Numeric) else None)
    kind = type(base)
    _check_computable(kind)
    if isinstance(known, numbers.Real) and float(known).is_integer() and abs(known) <= 64 and (kind.is_float or known >= 0):
        return _known_power(base, int(known), exponent)
    if kind.is_integer and not isinstance(exponent, (float, Float)):
        raise error("E0206", f"{kind.name} ** needs a known exponent from 0 to 64", user_location(), help="convert the base to Float32 for a power that varies")
    base, exponent = matched(base, exponent)
    if base.is_static and exponent.is_static:
        return type(base)(base.python**exponent.python)
    return type(base)(builder().value("math.powf", (base.ir, exponent.ir), base.ir.type))


def _known_power(base: Numeric, known: int, exponent: Any) -> Numeric:
    kind = type(base)
    if kind.is_integer and isinstance(exponent, (float, Float)):
        kind = promote(kind, type(as_numeric(exponent)))
        base = kind(base)
    if kind.width == 1:
        base, kind = Int32(base), Int32
    if base.is_static:
        return kind(base.python**known)
    if known < 0:
        return 1.0 / kind(arith.emit_power(base.ir, -known, kind))
    return kind(arith.emit_power(base.ir, known, kind)) if kind.is_float else kind(arith.emit_power(base.ir, known, kind), div=facts.power(base.div, known))


def _meet(op: str, a: Any, b: Any) -> tuple[Any, Any, NumberClass | None]:
    """Both operands in the class in which the operator works (as they are, and None, where a comparison has no such class); for a comparison
    that a literal decides, (result, None, Boolean)."""
    if op in _COMPARISONS:
        decided = _decided(op, a, b)
        if decided is not None:
            return decided, None, Boolean
    a, b = _typed_operands(op, a, b)
    kinds = type(a), type(b)
    for kind in kinds:
        _check_computable(kind)
    if op in _COMPARISONS:
        kind = promote(*kinds) if a.nonneg and b.nonneg else promote_comparison(*kinds)
        if kind is None:
            return a, b, None
    else:
        kind = kinds[0] if op in ("shl", "shr") else promote(*kinds)
    if op in ("and", "or", "xor", "shl", "shr") and (kind.is_float or kinds[1].is_float):
        raise error("E0201", f"{_SYMBOLS[op]} takes integers, not {kinds[0].name} and {kinds[1].name}", user_location())
    if kind.is_integer and op == "truediv":
        kind = by_name("Float32")
    elif kind.width == 1 and op not in ("and", "or", "xor", "min", "max", *_COMPARISONS):
        kind = Int32
    return kind(a), kind(b), kind


def _typed_operands(op: str, a: Any, b: Any) -> tuple[Numeric, Numeric]:
    """Python numbers take the other operand's class. Raises E0202 if one does not fit."""
    if isinstance(a, Numeric) and isinstance(b, Numeric):
        return a, b
    typed, number = (a, b) if isinstance(a, Numeric) else (b, a)
    number = _python_number(number)
    kind = literal_class(number, type(typed))
    if kind.is_integer and kind.width > 1 and not -(1 << (kind.width - 1)) <= number < 1 << kind.width and op not in ("shl", "shr"):
        wider = default_class(number).name if abs(number) < 1 << 127 else "Int128"
        raise error("E0202", f"{number} does not fit {kind.name}", user_location(), help=f"convert the other operand: {wider}(x)")
    literal = kind(number) if op not in ("shl", "shr") else Int32(min(number, 1 << 30))
    return (a, literal) if typed is a else (literal if op not in ("shl", "shr") else as_numeric(number), b)


def _decided(op: str, a: Any, b: Any) -> bool | None:
    """The result of comparing an integer with an integer literal outside its range (`u >= 0`, `u == -1`), which needs no code."""
    flipped = not isinstance(a, Numeric)
    typed, number = (b, a) if flipped else (a, b)
    kind = type(typed)
    if isinstance(number, (Numeric, float)) or not kind.is_integer or kind.width == 1:
        return None
    number = _python_number(number)
    low, high = (-(1 << (kind.width - 1)), (1 << (kind.width - 1)) - 1) if kind.signed else (0, (1 << kind.width) - 1)
    if isinstance(number, float) or low <= number <= high:
        return None
    representative = 0, number  # any value of the class is on the same side of the literal as 0
    left, right = reversed(representative) if flipped else representative
    return bool(static.fold(op, left, right, kind))


def _shift(op: str, a: Numeric, amount: int) -> Numeric:
    """A shift by a known amount; by the width or more it gives what Python would: 0, or -1 for a negative number."""
    kind = type(a)
    if amount < 0:
        raise ValueError("negative shift count")
    if amount >= kind.width:
        if op == "shl" or not kind.signed:
            return kind(0)
        amount = kind.width - 1
    result = arith.emit_binary(op, a.ir, arith.constant(amount, kind.mlir), kind)
    return kind(result, div=facts.shifted(op, a.div, amount), nonneg=a.nonneg or not kind.signed)


def _divide_by_known(op: str, a: Numeric, b: Numeric) -> Value:
    """Floored division by a known number: of a number that may be negative by a power of two it is one shift or mask."""
    kind, divisor = type(a), b.python
    if not divisor:
        raise ZeroDivisionError("integer division by zero")
    if not kind.signed or a.nonneg or divisor < 0 or divisor & (divisor - 1):
        return arith.emit_binary(op, a.ir, b.ir, kind, nonneg=a.nonneg and b.nonneg)
    amount = divisor.bit_length() - 1 if op == "floordiv" else divisor - 1
    return arith.emit_binary("shr" if op == "floordiv" else "and", a.ir, arith.constant(amount, kind.mlir), kind)


def _unary(op: str, a: Numeric) -> Numeric:
    kind = type(a)
    _check_computable(kind)
    if kind.width == 1 and op != "invert":
        a, kind = Int32(a), Int32
    if a.is_static:
        value = a.python
        result = {"neg": lambda: -value, "abs": lambda: abs(value), "invert": lambda: (not value) if kind.width == 1 else ~value}[op]()
        return kind(result)
    if op == "abs" and kind.is_integer and a.nonneg:
        return a
    result = arith.emit_unary(op, a.ir, kind)
    if kind.is_float or op == "invert":
        return kind(result)
    return kind(result, div=facts.kept(a.div, kind.signed), nonneg=op == "abs" or not kind.signed)


def _converted(value: Numeric, target: NumberClass) -> Any:
    """What `target(value)` wraps: the same instance, a Python number, or a Numeric of class `target` with the facts that survive."""
    source = type(value)
    if source is target:
        return value
    if value.is_static:
        return value.python
    result = target(arith.convert(value.ir, source, target))
    if source.is_integer and target.is_integer and target.width > 1:
        narrower = target.width < source.width
        result._div = facts.low_bits(value.div) if narrower or source.signed != target.signed else value.div
        result._nonneg = not target.signed or (value.nonneg and (not narrower) and (source.signed or target.width > source.width))
    return result


def _python_number(value: Any) -> bool | int | float:
    """A Python number from Python's or NumPy's."""
    if isinstance(value, (bool, int, float)):
        return value
    return int(value) if isinstance(value, numbers.Integral) else float(value)


def _check_computable(kind: NumberClass) -> None:
    if kind.storage_only:
        raise error("E0203", f"{kind.name} is a storage format: no arithmetic on it", user_location(), help="convert first: x.to(Float32)")


def _needs_static(value: Numeric, wanted: str, code: str) -> Exception:
    truth = code == "E0301"
    return error(
        code,
        f"{type(value).name} value known only at run time cannot become {wanted}",
        user_location(),
        help="decorate this function with @cute.jit, which turns `if`, `while`, `and`, `or`, `not` and ternaries on such values into run-time control flow"
        if truth else "pass it as a compile-time value (Constexpr), or keep it a typed number: Int32(x), x.to(Float32)",
    )


def _describe(value: Any) -> str:
    return "None" if value is None else f"{type(value).__name__} {value!r}"[:80]


def _install_operators() -> None:
    """Give Numeric its binary operators, forward and reflected. Other operand types get their own turn (NotImplemented)."""

    def method(op: str, reflected: bool) -> Any:
        def operate(self: Numeric, other: Any) -> Any:
            if not is_number(other):
                return NotImplemented
            return binary(op, other, self) if reflected else binary(op, self, other)

        return operate

    for op in ("add", "sub", "mul", "truediv", "floordiv", "mod", "and", "or", "xor", "shl", "shr"):
        python_name = {"shl": "lshift", "shr": "rshift"}.get(op, op)
        setattr(Numeric, f"__{python_name}__", method(op, False))
        setattr(Numeric, f"__r{python_name}__", method(op, True))
    for op in _COMPARISONS:
        setattr(Numeric, f"__{op}__", method(op, False))


_install_operators()


def _install_special_values() -> None:
    for kind in all_classes():
        if kind.is_float:
            kind.inf, kind.nan, kind.zero = kind(math.inf), kind(math.nan), kind(0.0)


_install_special_values()
