"""`cutlass.vector`: vectors of numbers in registers, which are TensorSSA; `cutlass.full` makes one,
`cutlass.print_nd_vector` prints one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.cute.printing import printf
from cutec.frontend.numbers import tensor_ssa
from cutec.frontend.numbers.numeric import Float32, as_class, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA, from_elements
from cutec.loc_ip import take_loc_ip


class Vector(TensorSSA):
    """The annotation of a parameter that is a vector, and the place of `from_elements`. Called with
    what a tensor has loaded, it gives its elements as a vector, in the order of the tensor's.
    """

    def __new__(cls, value: TensorSSA) -> TensorSSA:
        return TensorSSA(value, (value.size,), value.dtype)

    @staticmethod
    def from_elements(elements: Sequence[Any], dtype: Any) -> TensorSSA:
        """A vector of numbers, which are converted to `dtype`."""
        kind = as_class(dtype)
        return from_elements([as_numeric(x, kind).to(kind) for x in elements], (len(elements),))


def broadcast_to(value: TensorSSA, shape: Any) -> TensorSSA:
    """A vector repeated to a shape, whose last modes are its own."""
    target = shape if isinstance(shape, tuple) else (shape,)
    ahead = (1,) * (len(target) - len(value.shape))
    return value.reshape((*ahead, *value.shape)).broadcast_to(target)


def outerproduct(a: TensorSSA, b: TensorSSA) -> TensorSSA:
    """The products of each element of `a` with each of `b`: at (i, j), a[i] * b[j]."""
    return a.reshape((a.size, 1)) * b.reshape((1, b.size))


def full(shape: Any, fill_value: Any, dtype: Any = Float32) -> TensorSSA:
    """A vector of one number, repeated to a shape."""
    return tensor_ssa.full(tuple(shape) if isinstance(shape, (list, tuple)) else (shape,), fill_value, dtype)


def print_nd_vector(value: TensorSSA) -> None:
    """Print the elements of a vector on a line, from each thread that executes this."""
    for i in range(value.size):
        printf("[{}" if i == 0 else ", {}", value[i], end="]\n" if i == value.size - 1 else "")


take_loc_ip(globals())
