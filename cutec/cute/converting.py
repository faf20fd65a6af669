"""`cute.testing.convert`: a kernel that converts a tensor into one of another element type,
rounding as `.to` does.
"""

from __future__ import annotations

from math import gcd
from typing import Any

from cutec.calling.tensors import RuntimeTensor, from_dlpack
from cutec.cute import algebra, arch
from cutec.cute.decorators import jit, kernel
from cutec.diag import error
from cutec.frontend.kernels.language import Constexpr, range_constexpr
from cutec.frontend.numbers.numeric import Uint8
from cutec.frontend.tensors.layouts import apply
from cutec.frontend.tensors.pointers import recast_ptr
from cutec.frontend.tensors.tensor import Tensor, make_rmem_tensor, make_tensor, recast_tensor

_THREADS = 256
_BYTE = 8  # bits


def convert(source: Any, target: Any) -> None:
    """Write the elements of `source` to `target`, which has the same shape, as elements of its
    type. Compiled once for types and majors, launched on the default stream. Both are what
    `from_dlpack` gives, or framework tensors. Raises E4309 for shapes that differ, and for elements
    narrower than a byte that do not fill whole bytes along their contiguous dimension, since no
    thread can write a part of a byte.
    """
    pair = [t if isinstance(t, RuntimeTensor) else from_dlpack(t) for t in (source, target)]
    if pair[0].shape != pair[1].shape:
        raise error("E4309", f"a tensor of shape {pair[0].shape} is converted into one of shape {pair[1].shape}")
    leading, kind = pair[1].leading_dim, pair[1].element_type
    group = _sharing_bytes(kind.width)
    if group > 1 and (leading is None or _breaks(pair[1], leading, group)):
        raise error(
            "E4309",
            f"cute.testing.convert writes {group} {kind.__name__} at once, which share bytes: not to {pair[1].layout}",
            help=f"pad the contiguous dimension to a multiple of {group}",
        )
    order = tuple(sorted(range(len(pair[1].shape)), key=lambda d: d != leading))
    convert_elements(*[t.dynamic_view() for t in pair], order)


def _sharing_bytes(width: int) -> int:
    """The least number of elements of a width that fills whole bytes."""
    return _BYTE // gcd(width, _BYTE)


def _breaks(tensor: RuntimeTensor, leading: int, group: int) -> bool:
    """Whether some rows do not consist of whole groups."""
    others = [step for d, step in enumerate(tensor.stride) if d != leading and tensor.shape[d] > 1]
    return any(n % group for n in (tensor.shape[leading], *others))


@jit
def convert_elements(source: Tensor, target: Tensor, order: Constexpr) -> None:
    """Convert a group of elements that fill bytes per thread, dimensions in `order`, so that
    neighbouring threads write to neighbouring addresses.
    """
    group = _sharing_bytes(target.element_type.width)
    source, target = (make_tensor(t.iterator, algebra.select(t.layout, mode=order)) for t in (source, target))
    blocks = algebra.ceil_div(algebra.size(target), _THREADS * group)
    if group == 1:
        convert_element(source, target).launch(grid=[blocks, 1, 1], block=[_THREADS, 1, 1])
    else:
        width, (extent, *extents), (_, *steps) = target.element_type.width, target.shape, target.stride
        octets = apply(
            "make_layout", (extent * width // _BYTE, *extents), (1, *(step * width // _BYTE for step in steps))
        )
        written = make_tensor(recast_ptr(target.iterator, dtype=Uint8), octets)
        convert_group(source, written, target.element_type).launch(grid=[blocks, 1, 1], block=[_THREADS, 1, 1])


@kernel
def convert_element(source: Tensor, target: Tensor) -> None:
    """One thread's element."""
    index = arch.block_idx()[0] * _THREADS + arch.thread_idx()[0]
    if index < algebra.size(target):
        target[index] = source[index].to(target.element_type)


@kernel
def convert_group(source: Tensor, target: Tensor, kind: Constexpr) -> None:
    """One thread's group of elements of `kind`, written to the bytes of `target`."""
    group, octets = _sharing_bytes(kind.width), kind.width * _sharing_bytes(kind.width) // _BYTE
    index = arch.block_idx()[0] * _THREADS + arch.thread_idx()[0]
    if index * group < algebra.size(source):
        taken, made = make_rmem_tensor(group, source.element_type), make_rmem_tensor(group, kind)
        for i in range_constexpr(group):
            taken[i] = source[index * group + i]
        made.store(taken.load().to(kind))
        held = recast_tensor(made, Uint8)
        for i in range_constexpr(octets):
            target[index * octets + i] = held[i]
