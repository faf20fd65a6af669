"""Floating-point formats: their fields, and exact conversion of Python numbers.

The narrow formats are those of the OCP specifications "8-bit Floating Point" and "Microscaling
Formats" (E4M3FN, E5M2, E8M0FNU, E3M2FN, E2M3FN, E2M1FN) and of IEEE P3109's predecessors (E4M3,
E4M3B11FNUZ), under MLIR's names. Conversion to a narrow format saturates, like the hardware's
`cvt.satfinite` (PTX ISA, "cvt"): larger numbers and infinity become the largest finite number.

    E4M3FN, 0x7E = 0 1111 110     exponent 15 - 7 = 8, mantissa 1 + 6/8: 1.75 · 2^8 = 448, the `top`
"""

from __future__ import annotations

import math

from cutec.records import dataclass


@dataclass(frozen=True, slots=True)
class Format:
    """A format of `width` bits: a sign if `signed`, `exponent` bits with `bias`, `mantissa` bits,
    and `unused` zero bits below (tf32 has 13).

    The bit patterns are `top` for the largest finite number, `nan` for the canonical NaN (None: no
    NaN, which converts to the largest number), `infinity` for +infinity (None: no infinity).
    `saturates`: conversion does not overflow. `round_up`: conversion rounds to the next larger
    magnitude instead of the nearest. A format without a sign holds powers of two only, and no zero
    (E8M0).
    """

    name: str
    width: int
    exponent: int
    mantissa: int
    bias: int
    top: int
    nan: int | None
    infinity: int | None = None
    signed: bool = True
    negative_zero: bool = True
    saturates: bool = True
    unused: int = 0

    @property
    def round_up(self) -> bool:
        """Whether conversion rounds up: with a scale that is too small, scaled values overflow."""
        return not self.signed

    @property
    def sign(self) -> int:
        """The bit of the sign (0 in a format without)."""
        return 1 << self.width - 1 if self.signed else 0

    @property
    def least(self) -> int:
        """The exponent of the smallest normal number."""
        return 1 - self.bias if self.signed else -self.bias

    @property
    def largest(self) -> float:
        """The largest finite number."""
        return decode(self.top, self)


def _ieee(name: str, exponent: int, mantissa: int, nan: int, saturates: bool = False, unused: int = 0) -> Format:
    width = 1 + exponent + mantissa + unused
    infinity = ((1 << exponent) - 1) << mantissa + unused
    top = infinity - (1 << unused)
    return Format(
        name, width, exponent, mantissa, (1 << exponent - 1) - 1, top, nan, infinity, saturates=saturates, unused=unused
    )


FORMATS: dict[str, Format] = {
    f.name: f
    for f in (
        _ieee("f16", 5, 10, 0x7E00),
        _ieee("bf16", 8, 7, 0x7FC0),
        _ieee("tf32", 8, 10, 0x7FC00000, unused=13),
        _ieee("f32", 8, 23, 0x7FC00000),
        _ieee("f64", 11, 52, 0x7FF8 << 48),
        _ieee("f8E5M2", 5, 2, 0x7F, saturates=True),
        _ieee("f8E4M3", 4, 3, 0x7F, saturates=True),
        Format("f8E4M3FN", 8, 4, 3, 7, 0x7E, 0x7F),
        Format("f8E4M3B11FNUZ", 8, 4, 3, 11, 0x7F, 0x80, negative_zero=False),
        Format("f8E8M0FNU", 8, 8, 0, 127, 0xFE, 0xFF, signed=False),
        Format("f6E3M2FN", 6, 3, 2, 3, 0x1F, None),
        Format("f6E2M3FN", 6, 2, 3, 1, 0x1F, None),
        Format("f4E2M1FN", 4, 2, 1, 1, 0x7, None),
    )
}
# Formats of storage: values are converted to and from them, but not computed in them.
NARROW = tuple(f.name for f in FORMATS.values() if f.width <= 8)


def rounded(number: float, to: Format) -> float:
    """The number rounded to a format: to the nearest value, ties to even; for E8M0 to the next
    larger power of two, without the sign.
    """
    if isinstance(number, float) and not math.isfinite(number):
        return _special(number, to)
    negative = math.copysign(1.0, number) < 0 if isinstance(number, float) else number < 0
    numerator, denominator = abs(number).as_integer_ratio()
    shift = denominator.bit_length() - 1  # the denominator of a float is a power of two
    exponent = numerator.bit_length() - 1 - shift if numerator else to.least
    unit = max(exponent, to.least) - to.mantissa
    units = _scaled(numerator, -shift - unit, to.round_up)
    units = units if to.signed else max(units, 1)
    if units.bit_length() + unit > 1024 or math.ldexp(units, unit) > to.largest:
        magnitude = to.largest if to.saturates else math.inf
    else:
        magnitude = math.ldexp(units, unit)
    if not to.signed:
        return magnitude
    return -magnitude if negative and (magnitude or to.negative_zero) else magnitude


def _special(number: float, to: Format) -> float:
    if number != number:
        return to.largest if to.nan is None else math.nan
    magnitude = to.largest if to.saturates else math.inf
    return math.copysign(magnitude, number) if to.signed else magnitude


def _scaled(integer: int, exponent: int, up: bool) -> int:
    """`integer * 2**exponent` to the nearest integer, ties to even; or `up`."""
    if exponent >= 0:
        return integer << exponent
    if up:
        return -(-integer >> -exponent)
    floor, rest = integer >> -exponent, integer & (1 << -exponent) - 1
    half = 1 << -exponent - 1
    return floor + (rest > half or (rest == half and floor & 1))


def encode(value: float, of: Format) -> int:
    """The bits of a value that the format can represent."""
    if value != value:
        return of.nan if of.nan is not None else of.top
    sign = of.sign if of.signed and math.copysign(1.0, value) < 0 else 0
    if math.isinf(value):
        return sign | (of.infinity if of.infinity is not None else of.top)
    if value == 0:
        return sign if of.negative_zero else 0
    exponent = max(math.frexp(abs(value))[1] - 1, of.least)
    units = int(math.ldexp(abs(value), of.mantissa - exponent))
    if not of.signed:
        return exponent + of.bias
    biased = exponent + of.bias - (units < 1 << of.mantissa)  # a subnormal number has the exponent field 0
    return sign | ((biased << of.mantissa) + (units & (1 << of.mantissa) - 1)) << of.unused


def decode(bits: int, of: Format) -> float:
    """The value that bits stand for."""
    if not of.signed:
        return math.nan if bits == of.nan else math.ldexp(1.0, bits - of.bias)
    magnitude = bits & of.sign - 1
    if magnitude > of.top or (bits == of.nan and not of.negative_zero):
        infinite = magnitude == of.infinity
        return math.nan if not infinite else -math.inf if bits & of.sign else math.inf
    magnitude >>= of.unused
    exponent, units = magnitude >> of.mantissa, magnitude & (1 << of.mantissa) - 1
    value = math.ldexp(units + (1 << of.mantissa if exponent else 0), max(exponent, 1) - of.bias - of.mantissa)
    return -value if bits & of.sign else value
