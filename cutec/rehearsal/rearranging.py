"""Functions of PyTorch that take tensors apart, put them together and gather their elements, in a
rehearsal: shapes of what they give. Each is a method of `Tensor` too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from cutec.lazy import LazyModule
from cutec.rehearsal.operations import in_place, tolerant
from cutec.rehearsal.tensors import Tensor, broadcast
from cutec.rehearsal.unread import Unread

elements = LazyModule("cutec.rehearsal.elements")


def narrow(x: Tensor, dim: int, start: int, length: int) -> Tensor:
    """`torch.narrow`: a part of a dimension."""
    return x[(slice(None),) * (dim % x.dim()) + (slice(start, start + length),)]


def select(x: Tensor, dim: int, index: int) -> Tensor:
    """`torch.select`: one index of a dimension, which is gone then."""
    return x[(slice(None),) * (dim % x.dim()) + (index,)]


def split(x: Tensor, sizes: int | Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
    """`torch.split`: parts of these sizes, or of this size and the rest."""
    if isinstance(sizes, int):
        extent = x.shape[dim]
        sizes = [min(sizes, extent - start) for start in range(0, extent, sizes)] or [0]
    starts = [sum(sizes[:i]) for i in range(len(sizes))]
    return tuple(narrow(x, dim, start, size) for start, size in zip(starts, sizes))


def chunk(x: Tensor, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
    """`torch.chunk`: at most so many parts of one size."""
    return split(x, max(1, math.ceil(x.shape[dim] / chunks)), dim)


def unbind(x: Tensor, dim: int = 0) -> tuple[Tensor, ...]:
    """`torch.unbind`: all indices of a dimension."""
    return tuple(select(x, dim, index) for index in range(x.shape[dim]))


def movedim(x: Tensor, source: int, destination: int) -> Tensor:
    """`torch.movedim`: a dimension at another place."""
    order = [d for d in range(x.dim()) if d != source % x.dim()]
    order.insert(destination % x.dim(), source % x.dim())
    return x.permute(order)


def unflatten(x: Tensor, dim: int, sizes: Sequence[int]) -> Tensor:
    """`torch.unflatten`: a dimension split into several."""
    at, extents = dim % x.dim(), list(sizes)
    if -1 in extents:
        extents[extents.index(-1)] = x.shape[at] // max(1, -math.prod(extents))
    return x.view(*x.shape[:at], *extents, *x.shape[at + 1 :])


def repeat(x: Tensor, *sizes: Any) -> Tensor:
    """`Tensor.repeat`, `torch.tile`: copies along each dimension."""
    times = list(sizes[0] if len(sizes) == 1 and not isinstance(sizes[0], int) else sizes)
    rank = max(len(times), x.dim())
    extents = zip([1] * (rank - x.dim()) + [*x.shape], [1] * (rank - len(times)) + times)
    return _made(x, [extent * count for extent, count in extents])


def repeat_interleave(x: Tensor, repeats: int, dim: int | None = None, **options: Any) -> Tensor:
    """`torch.repeat_interleave`: each element several times; flat without a dimension."""
    shape, at = ([x.numel()], 0) if dim is None else ([*x.shape], dim)
    shape[at] *= repeats
    return _made(x, shape)


def gather(x: Tensor, dim: int, index: Tensor, **options: Any) -> Tensor:
    """`torch.gather`, `torch.take_along_dim`: the elements that an index names."""
    return _made(x, index.shape)


def take_along_dim(x: Tensor, indices: Tensor, dim: int = -1) -> Tensor:
    """`torch.take_along_dim`."""
    return _made(x, indices.shape)


def index_select(x: Tensor, dim: int, index: Tensor) -> Tensor:
    """`torch.index_select`: the indices of a dimension that an index names."""
    shape = [*x.shape]
    shape[dim] = index.numel()
    return _made(x, shape)


def reshape_as(x: Tensor, other: Tensor) -> Tensor:
    """`Tensor.reshape_as`, `Tensor.view_as`."""
    return x.view(*other.shape)


def expand_as(x: Tensor, other: Tensor) -> Tensor:
    """`Tensor.expand_as`."""
    return x.expand(*other.shape)


def broadcast_to(x: Tensor, shape: Sequence[int]) -> Tensor:
    """`torch.broadcast_to`."""
    return x.expand(*shape)


def as_strided(x: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
    """`torch.as_strided`: any view of the tensor's memory."""
    made = x._viewed(size, stride)
    made._offset = x.storage_offset() if storage_offset is None else storage_offset
    return made


def outer(x: Tensor, y: Tensor) -> Tensor:
    """`torch.outer`: all products of elements of two vectors."""
    return _made(x, [x.numel(), y.numel()])


def kron(x: Tensor, y: Tensor) -> Tensor:
    """`torch.kron`: a tensor of copies of another, each times an element of the first."""
    rank = max(x.dim(), y.dim())
    shapes = [[1] * (rank - t.dim()) + [*t.shape] for t in (x, y)]
    return _made(x, [a * b for a, b in zip(*shapes)]).computed(x, y)


def cat(tensors: Sequence[Tensor], dim: int = 0, **options: Any) -> Tensor:
    """Tensors one behind the other."""
    first = tensors[0]
    if (computed := elements.joined(tensors, dim)) is not None:
        return computed
    shape = list(first.shape)
    shape[dim] = sum(t.shape[dim] for t in tensors)
    return Tensor(shape, first.dtype, first.device).computed(*tensors)


def stack(tensors: Sequence[Tensor], dim: int = 0, **options: Any) -> Tensor:
    """Tensors side by side along a new dimension."""
    return cat([t.unsqueeze(dim) for t in tensors], dim)


def same_shape(x: Tensor, *args: Any, **options: Any) -> Tensor:
    """Elements moved within a tensor, or replaced by others."""
    return x.like().computed(x)


def pad(x: Tensor, pad: Sequence[int], *args: Any, **options: Any) -> Tensor:
    """`torch.nn.functional.pad`: more elements at both ends of the last dimensions."""
    if (array := elements.values(x)) is not None:
        ends = [(pad[2 * i], pad[2 * i + 1]) if i < len(pad) // 2 else (0, 0) for i in reversed(range(x.dim()))]
        return elements.padded(x, array, ends)
    shape = [*x.shape]
    for i in range(len(pad) // 2):
        shape[-1 - i] += pad[2 * i] + pad[2 * i + 1]
    return _made(x, shape)


def one_hot(x: Tensor, num_classes: int) -> Tensor:
    """`torch.nn.functional.one_hot`: one more dimension for the classes."""
    return _made(x, [*x.shape, num_classes])


def linear(x: Tensor, weight: Tensor, bias: Any = None) -> Tensor:
    """`torch.nn.functional.linear`: rows by the weight's rows."""
    return _made(x, [*x.shape[:-1], weight.shape[0]]).computed(x, weight, *([] if bias is None else [bias]))


def loss(x: Tensor, target: Tensor, *args: Any, reduction: str = "mean", **options: Any) -> Tensor:
    """`torch.nn.functional.cross_entropy`: a number for each target, or one."""
    return _made(x, target.shape if reduction == "none" else [])


def baddbmm(bias: Tensor, x: Tensor, y: Tensor, **options: Any) -> Tensor:
    """`torch.addmm`, `torch.baddbmm`: a product of matrices and a bias."""
    return _made(x, broadcast([*x.shape[:-1], y.shape[-1]], bias.shape)).computed(bias, x, y)


def _made(x: Tensor, shape: Sequence[int]) -> Tensor:
    return Tensor(shape, x.dtype, x.device).computed(x)


def _unread(name: str) -> Callable[..., Unread]:
    def read(*args: Any, **options: Any) -> Unread:
        return Unread(f"torch.{name}")

    return read


def bincount(x: Tensor, weights: Any = None, minlength: int = 0) -> Tensor | Unread:
    """How often each number occurs, where the numbers are known."""
    found = None if weights is not None else elements.counts(x, minlength)
    return Unread("torch.bincount") if found is None else found


_SAME = ("flip", "index_add", "index_copy", "index_fill", "index_put", "nextafter", "roll", "scatter")
_SAME += ("scatter_add", "scatter_reduce")
FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{f.__name__: f for f in (narrow, select, split, chunk, unbind, movedim, unflatten, repeat_interleave, gather)},
    **{f.__name__: f for f in (take_along_dim, index_select, broadcast_to, as_strided, outer, kron, baddbmm)},
    **dict.fromkeys(_SAME, same_shape),
    **{name: _unread(name) for name in ("masked_select", "unravel_index")},
    "bincount": bincount,
    "tile": repeat,
    "cat": cat,
    "stack": stack,
    "swapaxes": Tensor.transpose,
    "addmm": baddbmm,
}
METHODS = {"repeat": repeat, "reshape_as": reshape_as, "view_as": reshape_as, "expand_as": expand_as}
OF_NETWORKS = {"pad": pad, "one_hot": one_hot, "linear": linear, "cross_entropy": loss, "nll_loss": loss}
for _name, _function in (FUNCTIONS | METHODS).items():
    setattr(Tensor, _name, tolerant(_function))
for _name in _SAME:
    setattr(Tensor, f"{_name}_", in_place)
