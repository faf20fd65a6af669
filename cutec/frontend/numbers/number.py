"""The bases of the scalar types: `Numeric`, and below it `Integer`, `Float` and `Boolean`.

An instance is a number known while tracing, or an IR value. Operators have Python's meaning (`//`
floors, `%` takes the divisor's sign). Arithmetic on known numbers is folded at once, with the
wrapping and rounding of the class. An integer also carries two facts (`facts`): `div` divides it
(for proofs of alignment), and `bound` is an upper limit if it is known to be ≥ 0. `promotion` has
the rules for mixed classes, `numeric` the other concrete classes.
"""

from __future__ import annotations

import numbers
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, overload

from cutec.diag import error
from cutec.diag.source import line_of
from cutec.frontend.core import facts
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import arith, static
from cutec.frontend.numbers.arith_value import arithmetic
from cutec.frontend.numbers.number_class import (
    FloatClass,
    IntegerClass,
    NumberClass,
    by_foreign_name,
    by_name,
    by_short,
)
from cutec.frontend.numbers.operators import (
    binary,
    describe,
    is_number,
    not_a_number,
    power,
    python_number,
    unary,
)
from cutec.ir.core import Loc, Value
from cutec.ir.types import I1, Type
from cutec.lazy_pattern import pattern
from cutec.loc_ip import taking_loc_ip

if TYPE_CHECKING:
    from typing import Protocol, SupportsFloat, SupportsIndex, TypeAlias, TypeVar

    from typing_extensions import Self

    NumberT = TypeVar("NumberT", bound="Numeric")
    IntegerT = TypeVar("IntegerT", bound="Integer")
    FloatT = TypeVar("FloatT", bound="Float")
    _Shifted = TypeVar("_Shifted", bound="Integer", covariant=True)
    Operand: TypeAlias = "Numeric | float"

    # The signatures of operators, for type checkers and editors: the rules of `promotion` as far as
    # they do not depend on widths. Any: the class depends on the widths of both operands.

    class UnknownClass:
        """Marks numbers whose class only the trace knows."""

    class _Of(Protocol[NumberT]):  # pyright: ignore[reportInvalidTypeVarUse]  # a parameter too
        @overload
        def __call__(self, other: UnknownClass, /) -> Any: ...
        @overload
        def __call__(self, other: NumberT | int, /) -> NumberT: ...
        @overload
        def __call__(self, other: FloatT, /) -> FloatT: ...
        @overload
        def __call__(self, other: Operand, /) -> Any: ...

    class _OfFloat(Protocol[FloatT]):  # pyright: ignore[reportInvalidTypeVarUse]  # a parameter too
        @overload
        def __call__(self, other: UnknownClass, /) -> Any: ...
        @overload
        def __call__(self, other: FloatT | Integer | float, /) -> FloatT: ...
        @overload
        def __call__(self, other: Operand, /) -> Any: ...

    class _OfAny(Protocol):
        def __call__(self, other: Operand, /) -> Any: ...

    class _OfBoolean(Protocol):
        @overload
        def __call__(self, other: Boolean | bool, /) -> Boolean: ...
        @overload
        def __call__(self, other: Integer | int, /) -> Any: ...

    class _OfShifted(Protocol[_Shifted]):
        def __call__(self, other: Integer | int, /) -> _Shifted: ...

    class _Arithmetic(Protocol):
        """+ - * // %: the common class of the operands; of two Booleans Int32. (`__call__` is for
        protocols such as that of `sum`, which checkers compare without `__get__`.)
        """

        def __call__(self, other: Any, /) -> Any: ...
        @overload
        def __get__(self, number: Boolean, owner: Any = None) -> _OfAny: ...
        @overload
        def __get__(self, number: FloatT, owner: Any = None) -> _OfFloat[FloatT]: ...
        @overload
        def __get__(self, number: NumberT, owner: Any = None) -> _Of[NumberT]: ...

    class _Division(Protocol):
        """/: the class of the floats; of two integers Float32."""

        @overload
        def __get__(self, number: FloatT, owner: Any = None) -> _OfFloat[FloatT]: ...
        @overload
        def __get__(self, number: Numeric, owner: Any = None) -> _OfAny: ...

    class _Bitwise(Protocol):
        """& | ^, of integers."""

        @overload
        def __get__(self, number: Boolean, owner: Any = None) -> _OfBoolean: ...
        @overload
        def __get__(self, number: IntegerT, owner: Any = None) -> _Of[IntegerT]: ...

    class _Shift(Protocol):
        """<< and >>, of integers: the class of the left operand; of a Boolean Int32."""

        @overload
        def __get__(self, number: Boolean, owner: Any = None) -> _OfAny: ...
        @overload
        def __get__(self, number: IntegerT, owner: Any = None) -> _OfShifted[IntegerT]: ...


_FLOATS = {"f16": "Float16", "bf16": "BFloat16", "f32": "Float32", "f64": "Float64"}  # classes of IR values


def _forward(op: str) -> Any:
    """The method of `number op other`. An operand of another type gets the turn of its own method
    (NotImplemented).
    """

    def operate(self: Numeric, other: Any) -> Any:
        return binary(op, self, other) if is_number(other) else NotImplemented

    return operate


def _reflected(op: str) -> Any:
    """The method of `other op number`."""

    def operate(self: Numeric, other: Any) -> Any:
        return binary(op, other, self) if is_number(other) else NotImplemented

    return operate


def _arithmetic(op: str) -> tuple[_Arithmetic, _Arithmetic]:
    """An arithmetic operator, forward and reflected."""
    return _forward(op), _reflected(op)


def _bitwise(op: str) -> tuple[_Bitwise, _Bitwise]:
    """A bitwise operator, forward and reflected."""
    return _forward(op), _reflected(op)


@taking_loc_ip
class Numeric(metaclass=NumberClass):
    """Base of all numeric classes. `Int32(x)` takes a Python number, another numeric (converted),
    or an IR value of exactly this type. Raises E0204 for other values.

    `div`, `bound` and `nonneg` (an index of any size) state facts about an integer; `loc` and `ip`
    are ignored.
    """

    __slots__ = ("_bound", "_div", "_value")
    __extract_mlir_values__: ClassVar[Callable[[Any], list[Value]]]  # set by `tensors.handlers`
    __new_from_mlir_values__: ClassVar[Callable[[Any, Sequence[Value]], Any]]
    name: ClassVar[str]
    short: ClassVar[str]
    width: ClassVar[int]
    signed: ClassVar[bool]
    mlir: ClassVar[Type]
    storage_only: ClassVar[bool]
    is_integer: ClassVar[bool] = False
    is_float: ClassVar[bool] = False
    zero: ClassVar[Self]
    one: ClassVar[Self]
    min: ClassVar[Self]
    max: ClassVar[Self]

    def __init__(
        self,
        value: Operand | Value | SupportsFloat | SupportsIndex = 0,
        *,
        div: int | None = None,
        nonneg: bool = False,
        bound: facts.Bound | None = None,
        loc: Any = None,
        ip: Any = None,
    ):
        kind = type(self)
        if isinstance(value, Value) and kind.is_float and value.type != kind.mlir and value.type.mlir in _FLOATS:
            value = by_name(_FLOATS[value.type.mlir])(value)
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
            raise not_a_number(f"{kind.name}() takes a number", value)
        if div is not None:
            self._div = facts.refined_divisor(self.div, div)
        if bound is not None or nonneg:
            self._bound = bound or facts.Bound(facts.largest(kind.width, kind.signed), facts.INDEX)

    @property
    def is_static(self) -> bool:
        """Whether the number is known while tracing."""
        return not isinstance(self._value, Value)

    @property
    def python(self) -> bool | int | float:
        """The number, if it is known while tracing. Raises E0302 otherwise."""
        if isinstance(self._value, Value):
            raise _needs_static(self, "a Python number", "E0302")
        return self._value

    @property
    def ir(self) -> Value:
        """The IR value; a known number becomes an `arith.constant` of the current trace."""
        return self._value if isinstance(self._value, Value) else builder().constant(self._value, type(self).mlir)

    @property
    def value(self) -> bool | int | float | Value:
        """The Python number, or the IR value: the name that number classes of programs read."""
        return self._value

    @value.setter
    def value(self, value: bool | float | Value) -> None:
        self._value = value

    def ir_value(self) -> Value:
        """`ir`, under the name that kernels use when they emit MLIR operations themselves, with
        operators.
        """
        return arithmetic(self.ir)

    @property
    def div(self) -> int:
        """A known divisor of this integer (0 for a known 0, which every number divides)."""
        return self._div if isinstance(self._value, Value) or type(self).is_float else abs(int(self._value))

    @property
    def nonneg(self) -> bool:
        """Whether this integer is known to be ≥ 0."""
        return not type(self).signed or self._bound is not None if isinstance(self._value, Value) else self._value >= 0

    @property
    def bound(self) -> facts.Bound | None:
        """The known range [0, limit] of this integer; None where it may be negative."""
        kind = type(self)
        if not isinstance(self._value, Value):
            return facts.of_known(self._value, kind.width)  # pyright: ignore[reportArgumentType]  # of integers
        return self._bound or (None if kind.signed else facts.Bound(facts.largest(kind.width, False)))

    @property
    def dtype(self) -> type[Self]:
        """The number's class."""
        return type(self)

    @overload
    def to(self, target: type[NumberT]) -> NumberT: ...
    @overload
    def to(self, target: Any) -> Any: ...
    def to(self, target: Any) -> Any:
        """This number converted to another class (a numeric class, or Python's bool, int, float for
        Boolean, Int32, Float32).
        """
        return as_class(target)(self)

    @overload
    def bitcast(self, target: type[NumberT]) -> NumberT: ...
    @overload
    def bitcast(self, target: Any) -> Any: ...
    def bitcast(self, target: Any) -> Any:
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

    def __str__(self) -> str:
        return "?" if isinstance(self._value, Value) else str(self._value)

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
        return format("?", spec)

    def __neg__(self) -> Self:
        return unary("neg", self)

    def __pos__(self) -> Self:
        return self

    def __abs__(self) -> Self:
        return unary("abs", self)

    @overload
    def __pow__(self, exponent: int) -> Self: ...
    @overload
    def __pow__(self, exponent: Operand) -> Any: ...
    def __pow__(self, exponent: Any) -> Any:
        return power(self, exponent)

    def __rpow__(self, base: Any) -> Any:
        return power(base, self)

    __add__, __radd__ = _arithmetic("add")
    __sub__, __rsub__ = _arithmetic("sub")
    __mul__, __rmul__ = _arithmetic("mul")
    __floordiv__, __rfloordiv__ = _arithmetic("floordiv")
    __mod__, __rmod__ = _arithmetic("mod")
    __truediv__: _Division = _forward("truediv")
    __rtruediv__: _Division = _reflected("truediv")
    __and__, __rand__ = _bitwise("and")
    __or__, __ror__ = _bitwise("or")
    __xor__, __rxor__ = _bitwise("xor")
    __lshift__: _Shift = _forward("shl")
    __rlshift__: Any = _reflected("shl")
    __rshift__: _Shift = _forward("shr")
    __rrshift__: Any = _reflected("shr")

    def __lt__(self, other: Operand) -> Boolean:
        return binary("lt", self, other) if is_number(other) else NotImplemented

    def __le__(self, other: Operand) -> Boolean:
        return binary("le", self, other) if is_number(other) else NotImplemented

    def __gt__(self, other: Operand) -> Boolean:
        return binary("gt", self, other) if is_number(other) else NotImplemented

    def __ge__(self, other: Operand) -> Boolean:
        return binary("ge", self, other) if is_number(other) else NotImplemented

    def __eq__(self, other: object) -> Boolean:  # pyright: ignore[reportIncompatibleMethodOverride]  # as NumPy's  # as in NumPy
        return binary("eq", self, other) if is_number(other) else NotImplemented

    def __ne__(self, other: object) -> Boolean:  # pyright: ignore[reportIncompatibleMethodOverride]  # as NumPy's
        return binary("ne", self, other) if is_number(other) else NotImplemented


class Integer(Numeric, metaclass=IntegerClass):
    """Base of the integer classes and of Boolean."""

    __slots__ = ()
    is_integer = True

    if TYPE_CHECKING:

        @property
        def python(self) -> int: ...

    def __tvm_ffi_int__(self) -> int:  # as an argument of functions of TVM-FFI
        return int(self)

    def __index__(self) -> int:
        return int(self._known("an index"))

    def __invert__(self) -> Self:
        return unary("invert", self)


class Float(Numeric, metaclass=FloatClass):
    """Base of the floating-point classes."""

    __slots__ = ()
    is_float = True

    if TYPE_CHECKING:

        @property
        def python(self) -> float: ...

    def __tvm_ffi_float__(self) -> float:
        return float(self)

    inf: ClassVar[Self]
    neg_inf: ClassVar[Self]
    nan: ClassVar[Self]


class Boolean(Integer, mlir=I1, short="i1", width=1):
    """True or False. `&`, `|`, `^`, `~` are logical; arithmetic on Booleans is Int32's."""

    __slots__ = ()

    if TYPE_CHECKING:

        def __neg__(self) -> Any: ...
        def __abs__(self) -> Any: ...
        def __pow__(self, exponent: Any) -> Any: ...


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
    raise error(
        "E0204",
        f"{describe(target)} is no numeric type",
        user_location(),
        help=(
            "the shape comes first, then the dtype"
            if type(target) in (int, tuple)
            else "does the function that made it lack its `return`?"
            if target is None
            else "name a number class: cutec.Float32, cutec.Float16, cutec.Int32, …"
        ),
    )


def _converted(value: Numeric, target: NumberClass) -> Any:
    """The operand of `target(value)`: the same instance, a Python number, or a Numeric of class
    `target` with the facts that survive the conversion.
    """
    source = type(value)
    if source is target:
        return value
    if value.is_static:
        return value.python
    result = target(arith.convert(value.ir, source, target))
    if source.is_integer and target.is_integer and target.width > 1:
        narrower = target.width < source.width
        result._div = facts.power_of_two_factor(value.div) if narrower or source.signed != target.signed else value.div
        bound = value.bound
        result._bound = bound if bound and bound.limit <= facts.largest(target.width, target.signed) else None
    return result


def _needs_static(value: Numeric, wanted: str, code: str) -> Exception:
    truth = code == "E0301"
    return error(
        code,
        f"{type(value).name} value known only at run time cannot become {wanted}",
        user_location(),
        help=(
            "in your own files control flow, `min`, `max`, `in`, `any` and `all` work on it; Python itself runs"
            " sorting, text formatting, and code without source, in an installed package or under preprocess=False"
            if truth
            else _instead(user_location())
            or "pass it as a compile-time value (Constexpr), or keep it a typed number: Int32(x), x.to(Float32)"
        ),
    )


_LIBRARY_CALL = pattern(
    r"\b(?:math|np|numpy)\.(sqrt|exp|exp2|log|log2|log10|sin|cos|tan|tanh|pow|floor|ceil|erf|isnan|isinf)\("
)


def _instead(place: Loc) -> str:
    """The hint to use `cute.math` for a line that calls Python's `math` or NumPy; "" for others."""
    call = _LIBRARY_CALL.search(line_of(place.file, place.line) or "")
    return (
        f"cute.math.{call[1]}(x) computes it at run time; Python's library and NumPy compute while compiling"
        if call
        else ""
    )


def instance(kind: NumberClass, value: bool | float) -> Numeric:
    """The instance of a class for one of its values, unchanged (the constructor normalizes: it
    wraps, rounds and saturates).
    """
    number = kind(0)
    number._value = value
    return number
