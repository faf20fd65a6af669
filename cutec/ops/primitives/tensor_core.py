"""Sums of Hopper's tensor cores, which do not round after each addition.

The products of one instruction and the accumulator are aligned to their largest exponent,
truncated some bits below it, and added exactly. (A product's exponent is the sum of its factors'.)
The sum is truncated to float32; for products of 8-bit floats, to fewer bits. PTX leaves this open;
these functions give the bits of an H200 (docs/agreement.md).
"""

from __future__ import annotations

from typing import Any

Array = Any
_LEAST = -1000  # the exponent of zero: also with another factor's added, it is below every product's
_NOTHING = -900  # the largest exponent where all numbers are zero
_AT_ONCE = 1 << 16  # products computed at once, so that they stay in the cache
# type of the factors → (bits kept below the largest exponent, bits of the sum behind the leading
# one)
KEPT = {"f16": (25, 23), "bf16": (25, 23), "tf32": (25, 23), "e4m3": (13, 13), "e5m2": (13, 13)}


def accumulate(np: Any, left: Array, right: Array, total: Array, step: int, kind: str) -> Array:
    """`total` + left · rightᵀ in float32 for factors of a `kind`, `step` of them an instruction.
    (…, M, K), (…, N, K), (…, M, N).
    """
    below, digits = KEPT[kind]
    with np.errstate(invalid="ignore", over="ignore"):
        plain = (left.astype(np.float64) @ np.swapaxes(right, -1, -2).astype(np.float64) + total).astype(np.float32)
    left, right, total = (np.where(np.isfinite(x), x, 0).astype(np.float64) for x in (left, right, total))
    rows, columns = _exponents(np, left), _exponents(np, right)
    # NumPy is slow along short axes: all of an instruction's products, or one of each sum
    width = step if total.size * step <= _AT_ONCE else 1
    for first in range(0, left.shape[-1], step):
        last = min(first + step, left.shape[-1])
        slabs = [slice(k, min(k + width, last)) for k in range(first, last, width)]
        exponent = _exponents(np, total)
        for part in slabs:
            np.maximum(exponent, (rows[..., :, None, part] + columns[..., None, :, part]).max(axis=-1), out=exponent)
        scale = np.ldexp(1.0, below - np.maximum(exponent, _NOTHING).astype(np.int32))
        found = np.trunc(total * scale)
        for part in slabs:
            products = left[..., :, None, part] * right[..., None, :, part]
            products *= scale[..., None]
            found += np.trunc(products, out=products).sum(axis=-1)
        total = _truncate(np, found / scale, digits)
    with np.errstate(over="ignore"):
        return np.where(np.isfinite(plain), total.astype(np.float32), plain)


def _exponents(np: Any, values: Array) -> Array:
    """Binary exponents, in 16 bits since there are many."""
    return np.where(values == 0, _LEAST, np.frexp(values)[1] - 1).astype(np.int16)


def _truncate(np: Any, values: Array, digits: int) -> Array:
    """Truncate to `digits` bits after the leading one. An exponent below float32's least, -126,
    counts as -126.
    """
    unit = np.exp2(np.maximum(_exponents(np, values), -126).astype(np.float64) - digits)
    return np.trunc(values / unit) * unit
