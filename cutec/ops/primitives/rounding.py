"""Arithmetic in another rounding mode than to nearest even (PTX ISA, "Rounding Modifiers"):
exactly, with rational numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cutec.ops.primitives.registry import Array

if TYPE_CHECKING:
    from fractions import Fraction

MODES = ("rz", "rm", "rp")


def _sqrt(a: Fraction) -> Fraction:
    """The first 63 or more bits of the square root of a float64, and a sticky bit for the rest: no
    float64 lies between this number and the root.
    """
    scaled = a * (1 << 1200)
    root = math.isqrt(int(scaled))
    return type(a)(2 * root + (root * root != scaled), 1 << 601)


# Name → the exact value for rational operands, and the value in float64 for the others: infinities,
# NaN, divisors of zero, negative radicands.
_OPERATIONS: dict[str, tuple[Callable[..., Fraction], Callable[..., Array]]] = {
    "add": (lambda a, b: a + b, lambda np, a, b: a + b),
    "mul": (lambda a, b: a * b, lambda np, a, b: a * b),
    "div": (lambda a, b: a / b, lambda np, a, b: a / b),
    "rcp": (lambda a: 1 / a, lambda np, a: 1 / a),
    "fma": (lambda a, b, c: a * b + c, lambda np, a, b, c: a * b + c),
    "sqrt": (_sqrt, lambda np, a: np.sqrt(a)),
}
DIRECTED = tuple(_OPERATIONS)


def directed(np: Any, name: str, mode: str, *operands: Array) -> Array:
    """The operation `name` on arrays of one float type, each result rounded as `mode` says: rz
    towards zero, rm down, rp up.
    """
    from fractions import Fraction  # loads `decimal`: too slow for builds, which import this module

    exactly, elsewhere = _OPERATIONS[name]
    rows = np.broadcast_arrays(*operands)
    real = operands[0].dtype.type
    result = elsewhere(np, *(row.astype("f8") for row in rows)).astype(real)
    exceptional = ~np.isfinite(np.stack(rows)).all(axis=0)
    if name in ("div", "rcp"):
        exceptional |= rows[-1] == 0
    if name == "sqrt":
        exceptional |= rows[0] < 0
    for index in zip(*np.nonzero(~exceptional)):
        values = [float(row[index]) for row in rows]
        exact = exactly(*map(Fraction, values))
        result[index] = _rounded(np, exact, mode, real) if exact else _zero(name, mode, values)
    return result


def _rounded(np: Any, exact: Fraction, mode: str, real: Any) -> Any:
    """The nearest number or its neighbour: one step at most, also after double rounding."""
    try:
        nearest = real(float(exact))
    except OverflowError:
        nearest = real(math.inf if exact > 0 else -math.inf)
    down = mode == "rm" or (mode == "rz" and exact > 0)
    overshot = float(nearest) > exact if down else float(nearest) < exact
    return np.nextafter(nearest, real(-math.inf if down else math.inf)) if overshot else nearest


def _zero(name: str, mode: str, values: list[float]) -> float:
    """An exact zero. In a sum it has the sign that both terms have, otherwise minus when rounding
    down; in a product it has the product of the signs.
    """
    signs = [math.copysign(1.0, v) for v in values]
    if name == "fma":
        signs = [signs[0] * signs[1], signs[2]]
    if name in ("add", "fma"):
        return math.copysign(0.0, signs[0] if signs[0] == signs[1] else -1.0 if mode == "rm" else 1.0)
    return math.copysign(0.0, math.prod(signs))
