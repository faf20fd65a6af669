"""Operands on which adders of tensor cores differ: random bits of a float type with exponents,
signs and digits of many patterns.

Numbers are codes, the bits of a type in an unsigned integer; `values` decodes them. A tile of a
number is the same each time.
"""

from __future__ import annotations

import zlib

import numpy as np

# type → bits of the exponent, bits of the fraction, whether the largest exponent is for infinities
# and NaN, whether all bits set is NaN
FORMATS = {
    "f32": (8, 23, True, False),
    "tf32": (8, 10, True, False),
    "bf16": (8, 7, True, False),
    "f16": (5, 10, True, False),
    "e5m2": (5, 2, True, False),
    "e4m3": (4, 3, False, True),
    "e3m2": (3, 2, False, False),
    "e2m3": (2, 3, False, False),
    "e2m1": (2, 1, False, False),
    "ue8m0": (8, 0, False, True),
    "ue4m3": (4, 3, False, True),
}
UNSIGNED = ("ue8m0", "ue4m3")
PATTERNS = ("normal", "bits", "wide", "cancel", "powers", "small", "large", "special", "near", "sparse", "tiny")


def bits_of(ty: str) -> int:
    """Bits of a code."""
    exponent, fraction, *_ = FORMATS[ty]
    return exponent + fraction + (ty not in UNSIGNED)


def values(ty: str, codes: np.ndarray) -> np.ndarray:
    """The numbers that codes stand for, as float64."""
    exponent, fraction, infinite, nan = FORMATS[ty]
    codes = codes.astype(np.int64)
    field, digits = codes >> fraction & (1 << exponent) - 1, codes & (1 << fraction) - 1
    bias, top = (1 << exponent - 1) - 1, (1 << exponent) - 1
    if ty == "ue8m0":
        found = np.ldexp(1.0, field - bias)
    else:
        whole = np.where(field > 0, digits + (1 << fraction), digits).astype(np.float64)
        found = np.ldexp(whole, np.maximum(field, 1) - bias - fraction)
    if infinite:
        found = np.where(field == top, np.where(digits == 0, np.inf, np.nan), found)
    if nan:
        found = np.where((field == top) & (digits == (1 << fraction) - 1), np.nan, found)
    negative = codes >> (exponent + fraction) & 1 if ty not in UNSIGNED else 0
    return np.where(negative == 1, -found, found)


def finite(ty: str) -> int:
    """The largest exponent field of which all numbers are finite."""
    exponent, _, infinite, nan = FORMATS[ty]
    return (1 << exponent) - 1 - (infinite or nan)


def _codes(ty: str, rng: np.random.Generator, shape: tuple[int, ...], low: int, high: int) -> np.ndarray:
    """Random numbers with exponent fields from `low` to `high`."""
    exponent, fraction, *_ = FORMATS[ty]
    low, high = max(0, min(low, finite(ty))), max(0, min(high, finite(ty)))
    field = rng.integers(low, high + 1, shape)
    sign = rng.integers(0, 2, shape) if ty not in UNSIGNED else 0
    return (sign << exponent + fraction | field << fraction | rng.integers(0, 1 << fraction, shape)).astype(np.uint32)


def middle(ty: str) -> int:
    """The exponent field of 1.0."""
    return (1 << FORMATS[ty][0] - 1) - 1


def _matrix(pattern: str, ty: str, rng: np.random.Generator, shape: tuple[int, int]) -> np.ndarray:
    exponent, fraction, *_ = FORMATS[ty]
    one, top = middle(ty), finite(ty)
    if pattern == "bits":
        return rng.integers(0, 1 << bits_of(ty), shape).astype(np.uint32)
    spread = {
        "normal": (one - 4, one + 1),
        "wide": (one - 14, one + 14),
        "cancel": (one - 8, one + 8),
        "powers": (one - 13, one + 13),
        "small": (0, int(rng.integers(1, 14))),
        "large": (top - int(rng.integers(1, 14)), top),
        "special": (one - 2, one + 2),
        "near": (one - 1, one),
        "sparse": (0, top),
    }[pattern]
    found = _codes(ty, rng, shape, *spread)
    if pattern == "powers":
        found = found >> fraction << fraction
    if pattern == "sparse":
        found = np.where(rng.random(shape) < 0.7, found & np.uint32(1 << exponent + fraction), found)
    if pattern == "special":
        rare = rng.integers(0, 1 << fraction, shape) | (1 << exponent) - 1 << fraction
        rare |= rng.integers(0, 2, shape) << exponent + fraction
        chosen = rng.random(shape)
        found = np.where(chosen < 0.01, rare, np.where(chosen < 0.02, rare >> fraction << fraction, found))
        found = np.where(chosen > 0.97, found & np.uint32(1 << exponent + fraction), found)
    return found.astype(np.uint32)


def tile(
    name: str, number: int, a: str, b: str, c: str, mnk: tuple[int, int, int]
) -> tuple[str, np.ndarray, np.ndarray, np.ndarray]:
    """Tile `number` of the form `name`: its pattern, and codes of A (M, K), B (N, K) and C (M, N)
    in types `a`, `b` and `c`.
    """
    rng = np.random.default_rng([zlib.crc32(name.encode()), number])
    pattern = PATTERNS[number % len(PATTERNS)]
    m, n, k = mnk
    if pattern == "tiny":
        return pattern, *_tiny((a, b, c), rng, mnk)
    left, right = _matrix(pattern, a, rng, (m, k)), _matrix(pattern, b, rng, (n, k))
    total = _addend(pattern, (a, b, c), rng, (m, n), k)
    if pattern in ("cancel", "small", "large", "wide"):  # each second product is the negative of another one
        order, signs = rng.permutation(k), np.where(rng.random(k) < 0.9, 1, 0)
        half = k // 2
        first, second = order[:half], order[half : 2 * half]
        left[:, second], right[:, second] = left[:, first], right[:, first]
        flips = (signs[second] << sum(FORMATS[b][:2])).astype(np.uint32)
        right[:, second] ^= flips
        few = rng.choice(k, max(1, k // 8), replace=False)
        left[:, few] = _matrix(pattern, a, rng, (m, len(few)))
    return pattern, left, right, total


def _tiny(types: tuple[str, str, str], rng: np.random.Generator, mnk: tuple[int, int, int]) -> list[np.ndarray]:
    """Products around D's smallest numbers, and half of an ulp of these beside far smaller ones."""
    a, b, c = types
    m, n, k = mnk
    _, fraction, *_ = FORMATS[c]
    least = 1 - middle(c)
    near, far = least - fraction - 1, least - fraction - 1 - int(rng.integers(8, 30))
    aim = np.where(rng.random(k) < 0.3, near, far) if rng.random() < 0.5 else rng.integers(far, least - 5, k)
    found = []
    for ty, rows, part in ((a, m, aim // 2), (b, n, aim - aim // 2)):
        field = np.clip(part + middle(ty) + rng.integers(0, 2, (rows, k)), 0, finite(ty))
        digits = rng.integers(0, 1 << FORMATS[ty][1], (rows, k)) if rng.random() < 0.5 else 0
        sign = rng.integers(0, 2, (rows, k)) << sum(FORMATS[ty][:2])
        found.append((sign | field << FORMATS[ty][1] | digits).astype(np.uint32))
    small = _codes(c, rng, (m, n), 0, 1) >> np.uint32(rng.integers(0, fraction))
    return [*found, np.where(rng.random((m, n)) < 0.7, 0, small).astype(np.uint32)]


def _addend(pattern: str, types: tuple[str, str, str], rng: np.random.Generator, shape: tuple, k: int) -> np.ndarray:
    """C, around the size of the products."""
    a, b, c = types
    exponent, fraction, *_ = FORMATS[c]
    if pattern in ("bits", "special"):
        return _matrix(pattern, c, rng, shape)
    one = middle(c)
    if pattern == "small":
        low = (1 - middle(a)) + (1 - middle(b)) + one
        found = _codes(c, rng, shape, low - 4, low + 20)
    elif pattern == "large":
        high = (finite(a) - middle(a)) + (finite(b) - middle(b)) + one
        found = _codes(c, rng, shape, high - 16, high + 4)
    else:
        reach = int(rng.integers(1, 30))
        found = _codes(c, rng, shape, one - reach, one + reach)
    if pattern in ("powers", "cancel") and rng.random() < 0.5:
        found = found >> fraction << fraction
    if pattern in ("cancel", "small", "wide", "sparse"):
        found = np.where(rng.random(shape) < 0.4, found & np.uint32(1 << exponent + fraction), found)
    return found.astype(np.uint32)


def scales(name: str, number: int, ty: str, shape: tuple[int, int]) -> np.ndarray:
    """Codes of scales of tile `number`: near 1, of any size, where products become subnormal, where
    scales are, and a few NaN.
    """
    rng = np.random.default_rng([zlib.crc32(name.encode()), number, 1])
    one, top = middle(ty), finite(ty)
    tiny = one - 62 - int(rng.integers(12)) if ty == "ue8m0" else 0
    low, high = ((one - 2, one + 2), (one - 8, one + 8), (0, top), (tiny, tiny + 3))[int(rng.integers(4))]
    found = _codes(ty, rng, shape, low, high)
    nan = (1 << bits_of(ty)) - 1
    return np.where(rng.random(shape) < (0.02 if rng.random() < 0.1 else 0), nan, found).astype(np.uint32)
