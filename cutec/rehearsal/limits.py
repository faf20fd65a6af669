"""`torch.iinfo` and `torch.finfo`: what numbers of a type there are."""

from __future__ import annotations

from cutec.rehearsal.tensors import DType

# Exponent and fraction bits, the exponent's bias, and the largest number where the type has fewer
# special values than IEEE 754 (OCP 8-bit floats; OCP microscaling formats).
_FORMATS = {
    "float16": (5, 10, 15, None),
    "bfloat16": (8, 7, 127, None),
    "float32": (8, 23, 127, None),
    "float64": (11, 52, 1023, None),
    "float8_e4m3fn": (4, 3, 7, 448.0),
    "float8_e5m2": (5, 2, 15, None),
    "float8_e8m0fnu": (8, 0, 127, 2.0**127),
}


class Integers:
    """The limits of an integer type."""

    def __init__(self, dtype: DType):
        self.bits, self.dtype = dtype.itemsize * 8, dtype.name
        signed = not dtype.name.startswith("u")
        self.max = (1 << (self.bits - signed)) - 1
        self.min = -(1 << (self.bits - 1)) if signed else 0


class Floats:
    """The limits of a floating-point type: `eps` is the step from 1 to the next number, `tiny` the
    least positive normal number.
    """

    def __init__(self, dtype: DType | None = None):
        name = "float32" if dtype is None else dtype.name
        exponent, fraction, bias, largest = _FORMATS[name]
        top = (1 << exponent) - 2 - bias
        self.bits, self.dtype = 32 if dtype is None else dtype.itemsize * 8, name
        self.max = largest or (2.0 - 2.0**-fraction) * 2.0**top
        self.min = 2.0**-bias if name == "float8_e8m0fnu" else -self.max
        self.eps = 2.0**-fraction
        self.tiny = self.smallest_normal = 2.0 ** (-bias if name == "float8_e8m0fnu" else 1 - bias)
        self.resolution = 10.0 ** -int(fraction * 0.30103)
