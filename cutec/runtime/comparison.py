"""The comparison of a tensor with what a reference says it should be, and its words.

An element may be off by `tolerance` times the largest of: the reference's value, the root mean
square (RMS) of the reference's tensor, and a magnitude that the reference gives. Integers have to
be equal.

    reference 3, 0.001 (RMS 2.1), tolerance 1e-5     may be off by 3e-5, 2.1e-5
"""

from __future__ import annotations

from typing import Any

import numpy as np

from cutec.diag import error
from cutec.records import dataclass
from cutec.runtime.arrays import TOLERANCE, HostTensor

Array = np.ndarray


@dataclass(frozen=True, slots=True)
class Comparison:
    """Largest errors over all elements, how many elements are further off than `tolerance` allows,
    and the first of those with both values. `used`: the largest error as a part of what is allowed
    for its element (infinite where none is), and `worst`, that element with both values. `rms` of
    the reference; `magnitudes`: it says itself what errors are relative to.
    """

    name: str
    max_abs: float
    max_rel: float
    wrong: int
    count: int
    tolerance: float
    first: str
    used: float = 0.0
    worst: str = ""
    rms: float = 0.0
    magnitudes: bool = False

    def in_words(self) -> str:
        """`y agrees with the reference: …`: how the result was judged."""
        if not self.used:
            return f"{self.name} agrees with the reference: all {self.count} elements are equal"
        if not self.wrong:
            return (
                f"{self.name} agrees with the reference: each of {self.count} elements is within"
                f" {self._allowed('its', 'or')}; the worst uses {_percent(self.used)} of that ({self.worst})"
            )
        far = f", {self.used:.3g} times as far off as allowed" if np.isfinite(self.used) else ""
        return f"{self.name} differs from the reference in {self.extent()}; the worst{far}: {self.worst}"

    def extent(self) -> str:
        """`3 of 1000 elements, further off than 1e-05 of …`."""
        off = f", further off than {self._allowed('their', 'and')}" if self.tolerance else ""
        return f"{self.wrong} of {self.count} elements{off}"

    def _allowed(self, whose: str, joined: str) -> str:
        """`1e-05 of its own value or 1e-05 of the RMS (0.58)`."""
        of = [f"{whose} own value", f"the RMS ({self.rms:.3g})"]
        of += ["the magnitude that the reference gives"] if self.magnitudes else []
        return f" {joined} ".join(f"{self.tolerance:g} of {what}" for what in of)


def _percent(used: float) -> str:
    return f"{100 * used:.2g} %" if used >= 0.01 else "less than 1 %"


def compare(tensor: HostTensor, want: Any, tolerance: float | None = None) -> Comparison:
    """Compare a tensor with a reference's value. Errors are relative to the value, or to the root
    mean square of the tensor. A sum of numbers of both signs is only as exact as the sum of their
    magnitudes allows, however small it is itself: for such sums the reference gives a pair (value,
    magnitudes that errors are relative to). NaN equals NaN. Raises E1054 if the reference has
    another shape.
    """
    got, least, magnitudes = tensor.array, 0.0, False
    if isinstance(want, tuple) and len(want) == 2 and np.shape(want[0]) == got.shape:
        want, least, magnitudes = want[0], np.abs(np.asarray(want[1], np.float64)), True
    want = np.asarray(want)
    if want.shape != got.shape:
        raise error(
            "E1054",
            f"the reference gives {tensor.param.name!r} the shape {list(want.shape)}, it has {list(got.shape)}",
            help="return one array for each output, in parameter order, of the output's shape",
        )
    exact, result = want.astype(np.float64), got.astype(np.float64)
    if tensor.param.dtype[0] in "iu":
        tolerance, rms = 0.0, 0.0
        difference = np.where(got == want, 0.0, np.maximum(np.abs(result - exact), np.finfo(np.float64).tiny))
    else:
        tolerance = TOLERANCE.get(tensor.param.dtype, 0.0) if tolerance is None else tolerance
        difference, rms = _difference(result, exact), _rms(exact)
    scale = np.abs(exact)
    allowed = tolerance * np.maximum(np.maximum(np.where(np.isfinite(scale), scale, 0.0), rms), least)
    used = _ratio(difference, allowed)
    bad = ~(difference <= allowed)
    relative = _ratio(difference, np.where(np.isfinite(scale), scale, 0.0))
    first = _element(tensor, int(np.argmax(bad)), ", the reference says", want) if bad.any() else ""
    worst = _element(tensor, int(np.argmax(used)), " instead of", want) if difference.any() else ""
    return Comparison(
        tensor.param.name,
        _largest(difference),
        _largest(relative),
        int(bad.sum()),
        got.size,
        tolerance,
        first,
        _largest(used),
        worst,
        rms,
        magnitudes,
    )


def _largest(values: Array) -> float:
    return float(np.max(values, initial=0.0))


def _rms(exact: Array) -> float:
    finite = exact[np.isfinite(exact)]
    return float(np.sqrt(np.mean(np.square(finite)))) if finite.size else 0.0


def _ratio(difference: Array, of: Array) -> Array:
    """Differences as parts of something; infinite where it is 0 and the difference is not."""
    return np.divide(difference, of, out=np.where(difference == 0, 0.0, np.inf), where=of > 0)


def _difference(result: Array, exact: Array) -> Array:
    """Absolute errors: 0 for equal infinities and for NaN where the reference is NaN, infinite for
    other non-finite values.
    """
    with np.errstate(invalid="ignore"):
        difference = np.abs(result - exact)
    same = (result == exact) | (np.isnan(result) & np.isnan(exact))
    return np.where(same, 0.0, np.where(np.isnan(difference), np.inf, difference))


def _element(tensor: HostTensor, number: int, but: str, want: Array) -> str:
    """`y[37] is 0.1234567, the reference says 0.1234561`. `number` counts elements in row-major
    order.
    """
    index = tuple(int(i) for i in np.unravel_index(number, want.shape))
    digits = 15 if tensor.param.dtype == "f64" else 9
    wanted = f"{want[index]:.{digits}g}" if isinstance(want[index], np.float64) else str(want[index])
    return f"{tensor.param.name}{list(index)} is {tensor.array[index]!s}{but} {wanted}"
