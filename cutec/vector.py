"""`cutlass.vector`: vectors of numbers in registers, which are TensorSSA."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.frontend.numbers.numeric import as_class, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA, from_elements
from cutec.loc_ip import take_loc_ip


class Vector(TensorSSA):
    """The annotation of a parameter that is a vector, and the place of `from_elements`."""

    @staticmethod
    def from_elements(elements: Sequence[Any], dtype: Any) -> TensorSSA:
        """A vector of numbers, which are converted to `dtype`."""
        kind = as_class(dtype)
        return from_elements([as_numeric(x, kind).to(kind) for x in elements], (len(elements),))


def broadcast_to(value: TensorSSA, shape: Any) -> TensorSSA:
    """A vector repeated to a shape, whose last modes are its own."""
    return value.broadcast_to(shape)


def outerproduct(a: TensorSSA, b: TensorSSA) -> TensorSSA:
    """The products of each element of `a` with each of `b`: at (i, j), a[i] * b[j]."""
    return a.reshape((a.size, 1)) * b.reshape((1, b.size))


take_loc_ip(globals())
