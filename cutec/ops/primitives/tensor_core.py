"""How tensor cores add, bit for bit: they do not round after each addition.

Products of one element of D, and the number to which they are added, are aligned to their largest
exponent, cut some bits below it, and added exactly. The sum is truncated, or rounded to f16. How
many products at once, and how many bits: `target.tensor_sums`.

A sum that vanishes is +0. One that is too large is infinite. NaN has all bits set but its sign.

Sums of that kind cost time. A run computes those that cost little beside the rest, and all of them
if it is to be exact (`cutec run --exact`); the others are sums in float64, rounded once.
"""

from __future__ import annotations

from typing import Any

from cutec.ops.primitives.registry import Array, Context
from cutec.records import dataclass, replace
from cutec.target.tensor_sums import NORMAL, Sums, sums

Scales = tuple[Array, Array]
_ZERO = -1 << 13  # the exponent of zero: also with those of factors and scales added, it is the least
_AT_ONCE = 1 << 16  # products computed at once, so that they stay in the cache
_NAN = 0x7FFFFFFFFFFFFFFF  # float64's, which float32 and float16 make 0x7fffffff and 0x7fff
_TOO_LARGE = 2.0**128


def sums_of(
    ctx: Context,
    instruction: str,
    types: tuple[str, str, str],
    k: int,
    kind: str = "",
    scale: str = "",
    cheap: bool = False,
) -> Sums | None:
    """How the chip of the run adds products of A and B to D (`types`: D, A, B). None where a sum in
    float64 has to do: not `cheap` in a run that is not exact, or unknown.
    """
    d, a, b = types
    return sums(ctx.arch, instruction, a, b, d, k, kind, scale) if cheap or ctx.exact else None


def accumulate(np: Any, how: Sums, left: Array, right: Array, total: Array, scales: Scales | None = None) -> Array:
    """`total` + left · rightᵀ, (…, M, K), (…, N, K) and (…, M, N), as float64 that D's type has.
    `scales` of a block-scaled multiply, (…, M, K / block) and (…, N, K / block), multiply the
    elements of their blocks.
    """
    left, right, total = (np.asarray(x, np.float64) for x in (left, right, total))
    total = np.broadcast_to(total, (*left.shape[:-1], right.shape[-2]))
    if how.apart:
        return _added_last(np, how, left, right, total)
    for first in range(0, left.shape[-1], how.width):
        part = slice(first, min(first + how.width, left.shape[-1]))
        of_part = scales and tuple(_of_part(np, x, part, left.shape[-1], how.group) for x in scales)
        total = _added(np, how, left[..., part], right[..., part], total, of_part)
    return total


def _added_last(np: Any, how: Sums, left: Array, right: Array, total: Array) -> Array:
    """`total`, rounded once more, plus what the first two of each four products make and the others
    after them.
    """
    order = np.argsort(np.arange(left.shape[-1]) % 4 >= 2, kind="stable")
    found = accumulate(np, replace(how, apart=False), left[..., order], right[..., order], np.zeros_like(total))
    with np.errstate(invalid="ignore", over="ignore"):
        found = (found + total).astype(np.float32 if how.d == "f32" else np.float16).astype(np.float64)
    return np.where(np.isnan(found), np.uint64(_NAN).view(np.float64), found)


def _of_part(np: Any, scale: Array, part: slice, k: int, group: int) -> Array:
    """Scales of the elements of a part of K, or of their groups."""
    scale = np.asarray(scale, np.float64)
    each = np.repeat(scale, k // scale.shape[-1], axis=-1)[..., part]
    return each[..., ::group] if group else each


def _added(np: Any, how: Sums, left: Array, right: Array, total: Array, scales: Scales | None) -> Array:
    """What one addition makes of `total`."""
    with np.errstate(invalid="ignore", over="ignore"):
        if all(np.isfinite(x).all() for x in (left, right, total, *(scales or ()))):
            return _finite(np, how, left, right, total, scales)
        kinds = _kind(np, left) @ np.swapaxes(_kind(np, right), -1, -2) + np.where(np.isfinite(total), 0, total)
        if scales is not None:  # they are finite, or NaN
            rows, columns = (np.isnan(x).any(axis=-1) for x in scales)
            kinds[rows[..., :, None] | columns[..., None, :]] = np.nan
            scales = tuple(np.where(np.isfinite(x), x, 0) for x in scales)
        left, right, total = (np.where(np.isfinite(x), x, 0) for x in (left, right, total))
        found = np.where(np.isfinite(kinds), _finite(np, how, left, right, total, scales), kinds)
    return np.where(np.isnan(found), np.uint64(_NAN).view(np.float64), found)


def _kind(np: Any, values: Array) -> Array:
    """Signs in place of finite numbers: their products are infinite or NaN where a factor is."""
    return np.where(np.isfinite(values), np.sign(values), values)


def _finite(np: Any, how: Sums, left: Array, right: Array, total: Array, scales: Scales | None) -> Array:
    terms = _groups(np, how, left, right, scales) if how.group else _products(np, how, left, right, scales)
    count = terms.count
    # NumPy is slow along short axes: all terms at once, or one of each sum
    width = count if total.size * count <= _AT_ONCE else 1
    parts = [slice(k, k + width) for k in range(0, count, width)]
    exponent = np.maximum(_exponents(np, total, NORMAL[how.d]), np.int16(how.least))
    for part in parts:
        np.maximum(exponent, terms.exponents(part).max(axis=-1), out=exponent)
    scale = np.ldexp(1.0, how.below - exponent.astype(np.int32))
    found = np.trunc(total * scale)
    for part in parts:
        values = terms.values(part)
        values *= scale[..., None]
        found += np.trunc(values, out=values).sum(axis=-1)
    return _narrowed(np, how, found / scale)


@dataclass(slots=True)
class _Products:
    """Terms that are products of a row's and a column's elements (…, M, K) and (…, N, K), with the
    factors' exponents.
    """

    left: Array
    right: Array
    rows: Array
    columns: Array

    @property
    def count(self) -> int:
        """Terms of an element of D."""
        return self.left.shape[-1]

    def exponents(self, part: slice) -> Array:
        """(…, M, N, part of K)."""
        return self.rows[..., :, None, part] + self.columns[..., None, :, part]

    def values(self, part: slice) -> Array:
        """(…, M, N, part of K)."""
        return self.left[..., :, None, part] * self.right[..., None, :, part]


def _products(np: Any, how: Sums, left: Array, right: Array, scales: Scales | None) -> _Products:
    """Scales are powers of two, so they change exponents alone."""
    rows, columns = (_exponents(np, x, NORMAL[ty]) for x, ty in ((left, how.a), (right, how.b)))
    if scales is not None:
        rows, columns = (x + _exponents(np, s, NORMAL[how.scale]) for x, s in zip((rows, columns), scales))
        left, right = left * scales[0], right * scales[1]
    return _Products(left, right, rows, columns)


@dataclass(slots=True)
class _Groups:
    """Terms that are sums of several products, multiplied by their scales (…, M, N, groups)."""

    terms: Array
    powers: Array

    @property
    def count(self) -> int:
        """Terms of an element of D."""
        return self.terms.shape[-1]

    def exponents(self, part: slice) -> Array:
        """(…, M, N, part of the groups): those of the scales."""
        return self.powers[..., part]

    def values(self, part: slice) -> Array:
        """(…, M, N, part of the groups)."""
        return self.terms[..., part].copy()


def _groups(np: Any, how: Sums, left: Array, right: Array, scales: Scales | None) -> _Groups:
    """The exponent of a group counts where its products cancel, not where all are zero."""
    assert scales is not None, "groups have scales"
    rows, columns = (x.reshape(*x.shape[:-1], -1, how.group) for x in (left, right))
    sums = np.einsum("...mgk,...ngk->...mng", rows, columns)
    of_rows, of_columns = scales[0][..., :, None, :], scales[1][..., None, :, :]
    some = np.einsum("...mgk,...ngk->...mng", np.abs(rows), np.abs(columns)) > 0
    powers = sum(_exponents(np, x, NORMAL[how.scale]) for x in (of_rows, of_columns))
    return _Groups(sums * of_rows * of_columns, np.where(some, powers, np.int16(_ZERO)))


def _exponents(np: Any, values: Array, least: int) -> Array:
    """Binary exponents, in 16 bits since there are many. Smaller ones than `least` count as it."""
    return np.where(values == 0, _ZERO, np.maximum(np.frexp(values)[1] - 1, least)).astype(np.int16)


def _narrowed(np: Any, how: Sums, values: Array) -> Array:
    """Sums as D has them: rounded to f16, or truncated to some bits behind the leading one, fewer
    in subnormal numbers.
    """
    if how.d == "f16":
        return values.astype(np.float16).astype(np.float64) + 0.0
    unit = np.ldexp(1.0, np.maximum(np.frexp(values)[1] - 1, NORMAL[how.d]) - how.digits)
    cut = np.trunc(values / unit) * unit + 0.0
    return np.where(np.abs(cut) >= _TOO_LARGE, np.copysign(np.inf, cut), cut)
