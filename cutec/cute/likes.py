"""Tensors and TensorSSA in the shape of others, and the bytes that a layout spans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cutec.cute.algebra import cosize
from cutec.frontend.kernels.smem import bytes_of
from cutec.frontend.numbers.tensor_ssa import TensorSSA, full
from cutec.frontend.tensors.tensor import Tensor
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import AnyLayout, Number
    from cutec.frontend.numbers.number_class import NumberClass


def size_in_bytes(dtype: NumberClass, layout: Tensor | AnyLayout | None) -> int:
    """Bytes that a layout of elements of `dtype` spans; 0 for None."""
    return 0 if layout is None else bytes_of(dtype, cosize(layout))


def full_like(a: Tensor | TensorSSA, fill_value: Number, dtype: NumberClass | None = None) -> TensorSSA:
    """A TensorSSA of one number in the shape of a tensor or TensorSSA."""
    return full(a.shape, fill_value, dtype or a.element_type)


def zeros_like(a: Tensor | TensorSSA, dtype: NumberClass | None = None) -> TensorSSA:
    """A TensorSSA of zeros in the shape of a tensor or TensorSSA."""
    return full_like(a, 0, dtype)


def ones_like(a: Tensor | TensorSSA, dtype: NumberClass | None = None) -> TensorSSA:
    """A TensorSSA of ones in the shape of a tensor or TensorSSA."""
    return full_like(a, 1, dtype)


def empty_like(a: Tensor | TensorSSA, dtype: NumberClass | None = None) -> TensorSSA:
    """A TensorSSA in the shape of a tensor or TensorSSA, with unspecified elements (they are
    zeros).
    """
    return full_like(a, 0, dtype)


take_loc_ip(globals())
