"""How the tensor cores of Hopper add: not by rounding each sum.

The products of one instruction and the accumulator are shifted to the largest of their exponents (of products: the sum of the factors'), cut off some
bits below it, added exactly, and the sum is cut to float32, of products of 8-bit floats to fewer bits still. PTX leaves this open; what is here gives
the bits of an H200 (docs/agreement.md).
"""

from __future__ import annotations

from typing import Any

Array = Any
_LEAST = -1000  # the exponent of zero: below that of any product
# type of the factors → (bits kept below the largest exponent, bits of the sum behind the leading one)
KEPT = {"f16": (25, 23), "bf16": (25, 23), "tf32": (25, 23), "e4m3": (13, 13), "e5m2": (13, 13)}


def added_up(np: Any, left: Array, right: Array, total: Array, step: int, kind: str) -> Array:
    """`total` + left · rightᵀ in float32 for factors of a `kind`, `step` of them an instruction. (…, M, K), (…, N, K), (…, M, N)."""
    below, digits = KEPT[kind]
    with np.errstate(invalid="ignore", over="ignore"):
        plain = (left.astype(np.float64) @ np.swapaxes(right, -1, -2).astype(np.float64) + total).astype(np.float32)
    left, right, total = (np.where(np.isfinite(x), x, 0).astype(np.float64) for x in (left, right, total))
    scales = _exponents(np, left), _exponents(np, right)
    for first in range(0, left.shape[-1], step):
        part = slice(first, first + step)
        products = left[..., :, None, part] * right[..., None, :, part]
        largest = np.where(products == 0, _LEAST, scales[0][..., :, None, part] + scales[1][..., None, :, part]).max(axis=-1)
        unit = np.exp2(np.maximum(np.maximum(largest, _exponents(np, total)), _LEAST).astype(np.float64) - below)
        products /= unit[..., None]
        total = _cut(np, (np.trunc(products, out=products).sum(axis=-1) + np.trunc(total / unit)) * unit, digits)
    with np.errstate(over="ignore"):
        return np.where(np.isfinite(plain), total.astype(np.float32), plain)


def _exponents(np: Any, values: Array) -> Array:
    return np.where(values == 0, _LEAST, np.frexp(values)[1] - 1)


def _cut(np: Any, values: Array, digits: int) -> Array:
    """Values without what lies beyond `digits` binary digits behind the leading one, or below float32's least subnormal number."""
    unit = np.exp2(np.maximum(_exponents(np, values), -126).astype(np.float64) - digits)
    return np.trunc(values / unit) * unit
