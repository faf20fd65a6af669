"""How far a GPU's results are from the interpreter's, in units in the last place."""

from __future__ import annotations

import numpy as np

# stored after the leading one
DIGITS = {"f16": 10, "bf16": 7, "f32": 23, "tf32": 23, "f64": 52, "f8E4M3FN": 3, "f8E5M2": 2}
# exponent of a normal number
SMALLEST = {"f16": -14, "bf16": -126, "f32": -126, "tf32": -126, "f64": -1022, "f8E4M3FN": -6, "f8E5M2": -14}


def compared(kind: str, got: np.ndarray, want: np.ndarray) -> tuple[str, float]:
    """(verdict in words, largest distance in units at the larger of value and RMS) of elements of a
    type, which lie beside each other: infinite for others than floats. NaNs are equal whatever
    their bits.
    """
    with np.errstate(invalid="ignore"):
        a, b = got.astype(np.float64), want.astype(np.float64)
    different = (got.view(f"u{got.itemsize}") != want.view(f"u{want.itemsize}")) & ~(np.isnan(a) & np.isnan(b))
    count = int(different.sum())
    if not count:
        return "same bits", 0.0
    first = int(different.argmax())
    where = f"first at {first}: GPU {a[first]:.9g}, here {b[first]:.9g}"
    if kind not in DIGITS:
        return f"{count} of {got.size} differ, {where}", np.inf
    with np.errstate(invalid="ignore"):
        apart = np.where(different, np.abs(a - b), 0.0)
    apart[np.isnan(apart)] = np.inf
    finite = b[np.isfinite(b)]
    rms = float(np.sqrt(np.mean(finite**2))) if finite.size else 0.0
    at_value, at_rms = (float((apart / unit(kind, size)).max()) for size in (np.abs(b), np.maximum(np.abs(b), rms)))
    return f"{count} of {got.size} differ, by {at_value:.4g} ulp, {at_rms:.4g} at the RMS; {where}", at_rms


def unit(kind: str, size: np.ndarray) -> np.ndarray:
    """One unit in the last place of a number of this size."""
    exponent = np.frexp(np.where(np.isfinite(size) & (size > 0), size, 1.0))[1] - 1
    return np.exp2(
        np.maximum(np.where(size > 0, exponent, SMALLEST[kind]), SMALLEST[kind]).astype(np.float64) - DIGITS[kind]
    )
