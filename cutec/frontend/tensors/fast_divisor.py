"""Division by an integer that is known at launch, as a multiplication and a shift:
`FastDivmodDivisor`.

A 32-bit divisor d is carried, through regions and to kernels, as one 64-bit integer: d in its low
half and the multiplier m = floor(2**32 * (2**l - d) / d) + 1 in its high half, where l =
ceil(log2(d)) follows from d. With t = n * m >> 32, n // d is t + n >> l for 0 <= n < 2**32, if the
sum has room for 33 bits (Granlund and Montgomery 1994, "Division by Invariant Integers using
Multiplication", section 4). A negative dividend is divided as its complement: floor(n / d) =
~(~n // d).

Example: d = 7 has l = 3 and m = floor(2**32 * 1 / 7) + 1 = 613566757. For n = 100, t is 14, and
100 // 7 = 14 + 100 >> 3 = 14.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from cutec.diag import error
from cutec.frontend.core import facts
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.flow.flatten import (
    Handler,
    Mismatch,
    NumberSpec,
    Spec,
    extract_mlir_values,
    new_from_mlir_values,
    register,
    spec_of,
)
from cutec.frontend.numbers.assertion import emit_assertion
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int32, Int64, Integer, Numeric, Uint32, Uint64, as_numeric, is_number
from cutec.frontend.numbers.operators import describe
from cutec.ir.core import Value
from cutec.ir.types import I64, Type
from cutec.loc_ip import take_loc_ip
from cutec.records import dataclass


class FastDivmodDivisor:
    """A divisor ≥ 1 (Int32 or Uint32) for `//`, `%` and `divmod`, prepared once: in the host
    function, or in a kernel before a loop.

    A divisor known while tracing, and dividends of other classes or of 64 bits, use plain division.
    `loc` and `ip` are ignored. Raises E0204 for a divisor that is no integer of up to 32 bits,
    E0202 for a known divisor below 1.
    """

    __slots__ = ("_divisor", "_packed")

    __extract_mlir_values__: ClassVar[Callable[[Any], list[Value]]]  # set by the end of this module
    __new_from_mlir_values__: ClassVar[Callable[[Any, Sequence[Value]], Any]]

    def __init__(self, divisor: Any, is_power_of_2: bool | None = None):
        number = divisor.divisor if isinstance(divisor, FastDivmodDivisor) else _checked(divisor)
        self._divisor: Integer = number
        self._packed: Value | None = None if number.is_static else _pack(number)

    @property
    def divisor(self) -> Integer:
        """The divisor as a number."""
        return self._divisor

    @property
    def ir(self) -> Value:
        """The 64-bit value that carries divisor and multiplier."""
        return _pack(self._divisor) if self._packed is None else self._packed

    def divmod(self, dividend: Any) -> tuple[Any, Any]:
        """(dividend // divisor, dividend % divisor), as Python has them."""
        return dividend // self, dividend % self

    def __rfloordiv__(self, dividend: Any) -> Any:
        if not is_number(dividend):
            return NotImplemented
        dividend, fast = self._dividend(dividend)
        return self._quotient(dividend) if fast else dividend // self._divisor

    def __rmod__(self, dividend: Any) -> Any:
        if not is_number(dividend):
            return NotImplemented
        dividend, fast = self._dividend(dividend)
        if not fast:
            return dividend % self._divisor
        remainder = dividend - self._quotient(dividend) * self._divisor
        bound = facts.bound("mod", dividend, self._divisor, 32, type(dividend).signed)
        return type(dividend)(remainder.ir, div=facts.divisor("mod", dividend, self._divisor, bound) or 1, bound=bound)

    def __rdivmod__(self, dividend: Any) -> Any:
        return self.divmod(dividend) if is_number(dividend) else NotImplemented

    def __mul__(self, other: Any) -> Any:
        return self._divisor * other

    __rmul__ = __mul__

    def __int__(self) -> int:
        return int(self._divisor)

    __index__ = __int__

    def __repr__(self) -> str:
        return f"FastDivmodDivisor({self._divisor!r})"

    def _dividend(self, number: Any) -> tuple[Any, bool]:
        """The dividend as a numeric, and whether the multiplier serves for it: it does for integers
        of up to 32 bits whose quotient has the divisor's class.
        """
        kind = type(self._divisor)
        if not isinstance(number, Numeric):
            number = as_numeric(number, kind if isinstance(number, int) and not isinstance(number, bool) else None)
        if self._packed is None or number.is_static or not type(number).is_integer or type(number).width > 32:
            return number, False
        if type(number).width < 32:
            number = kind(number) if number.nonneg or kind.signed else number
        return number, type(number) is kind

    def _quotient(self, n: Integer) -> Integer:
        kind = type(n)
        wide, multiplier, amount = Uint64, Uint64(self.ir) >> 32, _log2(self._divisor)
        sign = None if n.nonneg else n >> 31
        m = Uint32(n if sign is None else n ^ sign)
        high = wide(m) * multiplier >> 32
        # A dividend (or complement) of 31 bits leaves room for the sum in 32 bits.
        quotient = kind(Uint32(high) + m >> Uint32(amount)) if kind.signed else kind(high + wide(m) >> wide(amount))
        quotient = quotient if sign is None else quotient ^ sign
        return kind(quotient.ir, bound=facts.bound("floordiv", n, self._divisor, 32, kind.signed))


# Names in the second version of CuTe's interface.
FastDivmodDivisorV2 = FastDivmodDivisor


def fast_divmod_create_divisor(divisor: Any) -> FastDivmodDivisor:
    """A prepared divisor: see FastDivmodDivisor."""
    return FastDivmodDivisor(divisor)


fast_divmod_create_divisor_v2 = fast_divmod_create_divisor


def _checked(divisor: Any) -> Integer:
    """The divisor as an Int32 or Uint32."""
    number = (
        as_numeric(divisor, Int32) if isinstance(divisor, (int, Numeric)) and not isinstance(divisor, bool) else None
    )
    if number is None or not type(number).is_integer or type(number).width not in (8, 16, 32):
        raise error(
            "E0204",
            f"a fast divisor is an integer of up to 32 bits, not {describe(divisor)}",
            user_location(),
            help="x.to(Int32) if it fits; 64-bit numbers divide with plain // and %",
        )
    if number.is_static and number.python < 1:
        raise error(
            "E0202",
            f"a fast divisor is at least 1, not {number.python}",
            user_location(),
            help="divide by the absolute value, and change the sign of the quotient",
        )
    kind = Int32 if type(number).signed or type(number).width < 32 else Uint32
    most = facts.largest(32, kind.signed)
    return (
        kind(number, bound=facts.Bound(min(most, number.bound.limit if number.bound else most), facts.INDEX))
        if not number.is_static
        else kind(number)
    )


def _log2(divisor: Integer) -> Integer:
    """ceil(log2(divisor)), from 0 to 32: how many bits divisor - 1 has."""
    zeros = builder().value("llvm.intr.ctlz", [(divisor - 1).ir], divisor.ir.type, {"is_zero_poison": False})
    return 32 - Int32(zeros, bound=facts.Bound(32))


def _pack(divisor: Integer) -> Value:
    """Divisor and multiplier in one integer. (In a host function a divisor of 0 is a division by 0,
    which the host program reports.)
    """
    if current().scope == "device":
        emit_assertion(divisor >= 1, lambda: "a fast divisor is at least 1")
    wide = Int64(Uint64(Uint32(divisor)), nonneg=True)
    missing = Int64((Int64(1) << Int64(_log2(divisor))) - wide, nonneg=True)  # below 2**31: the product has 63 bits
    multiplier = Int64(missing << 32, nonneg=True) // wide + 1
    return (multiplier << 32 | wide).ir


def _number(packed: Value, kind: NumberClass) -> Value:
    """The divisor in the integer that carries it."""
    return kind(Int64(packed)).ir


@dataclass(frozen=True)
class _DivisorSpec(Spec):
    """Spec of a divisor: the spec of its number, and one integer of 64 bits unless it is known."""

    number: Spec

    @property
    def types(self) -> tuple[Type, ...]:  # pyright: ignore[reportIncompatibleVariableOverride]  # never assigned
        return (I64,) if isinstance(self.number, NumberSpec) else ()

    def take(self, values: Iterator[Value]) -> FastDivmodDivisor:
        result = object.__new__(FastDivmodDivisor)
        if isinstance(self.number, NumberSpec):
            packed: Value | None = next(values)
            number = self.number.take(iter([_number(packed, self.number.kind)]))
        else:
            packed, number = None, self.number.take(iter(()))
        assert isinstance(number, Integer)
        result._packed, result._divisor = packed, number
        return result

    def meet(self, other: Spec) -> Spec:
        if not isinstance(other, _DivisorSpec):
            raise Mismatch("structure", self.describe(), other.describe())
        return self if self == other else _DivisorSpec(self.number.weakened().meet(other.number.weakened()))

    def coerce(self, obj: FastDivmodDivisor) -> list[Value]:
        return [obj.ir] if self.types else []

    def weakened(self) -> Spec:
        return _DivisorSpec(self.number.weakened())

    def describe(self) -> str:
        return f"FastDivmodDivisor of {self.number.describe()}"


class _DivisorHandler(Handler):
    def spec(self, obj: FastDivmodDivisor) -> Spec:
        return _DivisorSpec(spec_of(obj.divisor))


register(FastDivmodDivisor, _DivisorHandler())
FastDivmodDivisor.__extract_mlir_values__ = extract_mlir_values
FastDivmodDivisor.__new_from_mlir_values__ = new_from_mlir_values


take_loc_ip(globals())
