"""`cute.testing.convert`: a kernel that converts a tensor into one of another element type,
rounding as `.to` does.
"""

from __future__ import annotations

from typing import Any

from cutec.calling.tensors import RuntimeTensor, from_dlpack
from cutec.cute import algebra, arch
from cutec.cute.decorators import jit, kernel
from cutec.diag import error
from cutec.frontend.kernels.language import Constexpr
from cutec.frontend.tensors.tensor import Tensor, make_tensor

_THREADS = 256


def convert(source: Any, target: Any) -> None:
    """Write the elements of `source` to `target`, which has the same shape, as elements of its
    type. Compiled once for types and majors, launched on the default stream. Both are what
    `from_dlpack` gives, or framework tensors. Raises E4309 for shapes that differ, and for elements
    narrower than a byte, since no thread can write a part of a byte.
    """
    pair = [t if isinstance(t, RuntimeTensor) else from_dlpack(t) for t in (source, target)]
    if pair[0].shape != pair[1].shape:
        raise error("E4309", f"a tensor of shape {pair[0].shape} is converted into one of shape {pair[1].shape}")
    narrow = next((t.element_type for t in pair if t.element_type.width < 8), None)
    if narrow is not None:
        raise error("E4309", f"cute.testing.convert takes elements of 8 bits and more, not {narrow.__name__}")
    leading = pair[1].leading_dim
    order = tuple(sorted(range(len(pair[1].shape)), key=lambda d: d != leading))
    convert_elements(*[t.dynamic_view() for t in pair], order)


@jit
def convert_elements(source: Tensor, target: Tensor, order: Constexpr) -> None:
    """Convert one element per thread, dimensions in `order`, so that neighbouring threads write to
    neighbouring addresses.
    """
    ordered = [make_tensor(t.iterator, algebra.select(t.layout, mode=order)) for t in (source, target)]
    blocks = algebra.ceil_div(algebra.size(target), _THREADS)
    convert_element(*ordered).launch(grid=[blocks, 1, 1], block=[_THREADS, 1, 1])


@kernel
def convert_element(source: Tensor, target: Tensor) -> None:
    """One thread's element."""
    index = arch.block_idx()[0] * _THREADS + arch.thread_idx()[0]
    if index < algebra.size(target):
        target[index] = source[index].to(target.element_type)
