"""What all scalar types of the kernel language have in common: `Numeric` and its halves `Integer`
and `Float`.

An instance is a number known while tracing, or an IR value. Operators have Python's meaning (`//`
floors, `%` takes the divisor's sign); arithmetic on known numbers is done at once, with the class's
wrapping and rounding. Integer instances also carry two facts (`facts`): `div`, a number that
divides the value (alignment proofs), and `bound`, which one that is not negative does not exceed.
Promotion rules are in `promotion`, the classes in `numeric`.
"""

from __future__ import annotations

import numbers
from typing import Any, ClassVar

from cutec.diag import error
from cutec.diag.source import line_of
from cutec.frontend.core import facts
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import arith, static
from cutec.frontend.numbers.number_class import NumberClass, by_foreign_name, by_name, by_short
from cutec.frontend.numbers.operators import COMPARISONS, binary, describe, is_number, power, python_number, unary
from cutec.ir.core import Loc, Value
from cutec.ir.types import Type
from cutec.lazy_pattern import pattern


class Numeric(metaclass=NumberClass):
    """Base of all numeric classes. `Int32(x)` takes a Python number, another numeric (converted),
    or an IR value of exactly this type.

    `div`, `bound` and `nonneg` (an index of any size) state facts about an integer; `loc` and `ip`
    mean nothing here. Raises E0204 for anything that is no number.
    """

    __slots__ = ("_bound", "_div", "_value")
    name: ClassVar[str]
    short: ClassVar[str]
    width: ClassVar[int]
    signed: ClassVar[bool]
    mlir: ClassVar[Type]
    storage_only: ClassVar[bool]
    is_integer: ClassVar[bool] = False
    is_float: ClassVar[bool] = False
    zero: ClassVar[Numeric]
    one: ClassVar[Numeric]
    min: ClassVar[Numeric]
    max: ClassVar[Numeric]

    def __init__(
        self,
        value: Any = 0,
        *,
        div: int | None = None,
        nonneg: bool = False,
        bound: facts.Bound | None = None,
        loc: Any = None,
        ip: Any = None,
    ):
        kind = type(self)
        if isinstance(value, Numeric):
            value = _converted(value, kind)
        if isinstance(value, Numeric):
            self._value, self._div, self._bound = value._value, value._div, value._bound
        elif isinstance(value, Value):
            if value.type != kind.mlir:
                raise TypeError(f"a value of type {value.type} is no {kind.name}")
            self._value, self._div, self._bound = value, 1, None
        elif isinstance(value, numbers.Real):
            self._value, self._div, self._bound = static.normalize(python_number(value), kind), 1, None
        else:
            raise error("E0204", f"{kind.name}() takes a number, not {describe(value)}", user_location())
        if div is not None:
            self._div = facts.combined(self.div, div)
        if bound is not None or nonneg:
            self._bound = bound or facts.Bound(facts.most(kind.width, kind.signed), facts.INDEX)

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

    def ir_value(self, *, loc: Any = None, ip: Any = None) -> Value:
        """`ir`, as kernels that emit operations of MLIR dialects themselves ask for it."""
        return self.ir

    @property
    def div(self) -> int:
        """A number that is known to divide this integer (0 for a known 0, which everything
        divides).
        """
        return self._div if isinstance(self._value, Value) or type(self).is_float else abs(int(self._value))

    @property
    def nonneg(self) -> bool:
        """Whether this integer is known to be ≥ 0."""
        return not type(self).signed or self._bound is not None if isinstance(self._value, Value) else self._value >= 0

    @property
    def bound(self) -> facts.Bound | None:
        """What this integer is known to be in, from 0 on; None where it may be negative."""
        kind = type(self)
        if not isinstance(self._value, Value):
            return facts.of_known(self._value, kind.width)
        return self._bound or (None if kind.signed else facts.Bound(facts.most(kind.width, False)))

    @property
    def dtype(self) -> NumberClass:
        """Its class."""
        return type(self)

    def to(self, target: Any, *, loc: Any = None, ip: Any = None) -> Numeric:
        """This number in another class (a numeric class, or Python's bool, int, float for Boolean,
        Int32, Float32).
        """
        return as_class(target)(self)

    def bitcast(self, target: Any, *, loc: Any = None, ip: Any = None) -> Numeric:
        """The same bits as another class of the same width. Raises E0204 if the widths differ."""
        kind, target = type(self), as_class(target)
        if target.width != kind.width:
            raise error(
                "E0204",
                f"{kind.name} and {target.name} differ in width: no bitcast",
                user_location(),
                help=f"use .to({target.name}) to convert",
            )
        if self.is_static:
            return instance(target, static.from_bits(static.bits_of(self.python, kind), target))
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
        if not isinstance(self._value, Value):
            return format(self._value, spec)
        if spec.rstrip("0123456789<>^ ")[-1:] not in ("", "s"):
            raise error(
                "E0302",
                f"{type(self).name} value known only at run time cannot be formatted as {spec!r}",
                user_location(),
                help='cute.printf("...", x) prints it at run time',
            )
        return format(repr(self), spec)

    def __neg__(self) -> Numeric:
        return unary("neg", self)

    def __pos__(self) -> Numeric:
        return self

    def __abs__(self) -> Numeric:
        return unary("abs", self)

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
        return unary("invert", self)


class Float(Numeric):
    """Base of the floating-point classes."""

    __slots__ = ()
    is_float = True
    inf: ClassVar[Float]
    neg_inf: ClassVar[Float]
    nan: ClassVar[Float]


_PYTHON_CLASSES = {bool: "Boolean", int: "Int32", float: "Float32"}


def as_class(target: Any) -> NumberClass:
    """A numeric class from itself, from Python's bool, int, float, by its name ("Int32", "i32"), or
    from a dtype of NumPy or torch. Raises E0204 for anything else.
    """
    if isinstance(target, NumberClass) and target.width:
        return target
    if isinstance(target, type) and target in _PYTHON_CLASSES:
        return by_name(_PYTHON_CLASSES[target])
    name = (
        target if isinstance(target, str) else getattr(target, "__name__", None) or str(target).removeprefix("torch.")
    )
    for lookup in (by_name, by_short, by_foreign_name):
        try:
            return lookup(name)
        except KeyError:
            pass
    raise error("E0204", f"{describe(target)} is no numeric type", user_location())


def _converted(value: Numeric, target: NumberClass) -> Any:
    """What `target(value)` wraps: the same instance, a Python number, or a Numeric of class
    `target` with the facts that survive.
    """
    source = type(value)
    if source is target:
        return value
    if value.is_static:
        return value.python
    result = target(arith.convert(value.ir, source, target))
    if source.is_integer and target.is_integer and target.width > 1:
        narrower = target.width < source.width
        result._div = facts.low_bits(value.div) if narrower or source.signed != target.signed else value.div
        bound = value.bound
        result._bound = bound if bound and bound.limit <= facts.most(target.width, target.signed) else None
    return result


def _needs_static(value: Numeric, wanted: str, code: str) -> Exception:
    truth = code == "E0301"
    return error(
        code,
        f"{type(value).name} value known only at run time cannot become {wanted}",
        user_location(),
        help=(
            "in your own files control flow, `min`, `max`, `in`, `any` and `all` work on it; code without source, in an"
            " installed package or under preprocess=False is Python's, and so are sorting and text"
            if truth
            else _instead(user_location())
            or "pass it as a compile-time value (Constexpr), or keep it a typed number: Int32(x), x.to(Float32)"
        ),
    )


_LIBRARY_CALL = pattern(
    r"\b(?:math|np|numpy)\.(sqrt|exp|exp2|log|log2|log10|sin|cos|tan|tanh|pow|floor|ceil|erf|isnan|isinf)\("
)


def _instead(place: Loc) -> str:
    """What computes at run time what a line has Python's library or NumPy compute; "" if it does
    not.
    """
    call = _LIBRARY_CALL.search(line_of(place.file, place.line) or "")
    return (
        f"cute.math.{call[1]}(x) computes it at run time; Python's library and NumPy compute while compiling"
        if call
        else ""
    )


def _install_operators() -> None:
    """Give Numeric its binary operators, forward and reflected. Other operand types get their own
    turn (NotImplemented).
    """

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
    for op in COMPARISONS:
        setattr(Numeric, f"__{op}__", method(op, False))


def instance(kind: NumberClass, value: bool | float) -> Numeric:
    """The instance of a class for one of its values; the constructor takes any number, and
    saturates an infinity.
    """
    number = kind(0)
    number._value = value
    return number


_install_operators()
