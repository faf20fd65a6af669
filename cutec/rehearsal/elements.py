"""Elements that a rehearsal knows: those of small tensors of integers, such as lengths of sequences
and indices, by which programs decide how to call their kernels. They are computed with NumPy.
Random ones are random here too, and other numbers than in a run.

Tensors are those of `tensors`, which uses this module. All functions give None where elements are
not known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

MOST = 1 << 20  # elements of a tensor
_random = np.random.default_rng(0)
_FUNCTIONS: dict[str, Any] = {
    **{name: getattr(np, name) for name in ("abs", "maximum", "minimum", "sign", "square", "clip")},
    **{name: getattr(np, name) for name in ("bitwise_and", "bitwise_or", "bitwise_xor", "remainder", "cumsum")},
    **{name: getattr(np, name) for name in ("logical_and", "logical_or", "logical_not", "logical_xor")},
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "neg": np.negative,
    "floordiv": np.floor_divide,
    "mod": np.remainder,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "invert": np.invert,
    "lshift": np.left_shift,
    "rshift": np.right_shift,
    "where": np.where,
    "flip": np.flip,
    "clamp": np.clip,
    "roll": np.roll,
}
_REDUCTIONS: dict[str, Any] = {name: getattr(np, name) for name in ("all", "any", "argmax", "argmin", "prod", "sum")}
_REDUCTIONS |= {"max": np.max, "amax": np.max, "min": np.min, "amin": np.min, "count_nonzero": np.count_nonzero}


def is_small(extents: Sequence[int], dtype: Any) -> bool:
    """Whether the elements of such a tensor are kept."""
    return dtype.is_exact and int(np.prod(extents, dtype=np.int64)) <= MOST


def values(x: Any) -> Any:
    """The elements of a tensor as an array in the same memory; a number as it is."""
    if not hasattr(x, "contents"):
        return x if isinstance(x, int) else None
    if x.contents.array is None and x.contents.filled is not None and is_small([x.contents.count], x.dtype):
        x.contents.array = np.full(x.contents.count, x.contents.filled, x.dtype.name)
    if x.contents.array is None or x.contents.array.itemsize != x.dtype.itemsize or not x.dtype.is_exact:
        return None
    steps = [step * x.dtype.itemsize for step in x.stride()]
    return np.lib.stride_tricks.as_strided(x.contents.array[x.storage_offset() :], x.shape, steps)


def flat(array: Any, dtype: Any) -> Any:
    """Elements in the order of memory, as those of a tensor's type."""
    return np.ascontiguousarray(array, dtype.name).reshape(-1)


def shape(array: Any) -> tuple[int, ...]:
    """The extents of an array, or of nested lists."""
    return np.shape(array)


def evaluated(name: str, operands: Sequence[Any], options: dict[str, Any], dtype: Any) -> Any:
    """The result of a function of this name."""
    function, arrays = _FUNCTIONS.get(name), [values(x) for x in operands]
    if function is None or any(a is None for a in arrays) or not dtype.is_exact:
        return None
    axes = [options[key] for key in ("dim", "dims", "axis") if key in options]
    found = function(*arrays, axis=axes[0]) if axes else function(*arrays)
    return next(x for x in operands if hasattr(x, "contents")).with_elements(found, dtype)


def reduced(name: str, x: Any, dims: Any, keepdim: bool, dtype: Any) -> Any:
    """The result of a reduction of this name over dimensions, all of them where it is None."""
    function, array = _REDUCTIONS.get(name), values(x)
    if (
        function is None
        or array is None
        or not dtype.is_exact
        or (array.size == 0 and name not in ("sum", "all", "any"))
    ):
        return None
    axis = tuple(dims) if isinstance(dims, (tuple, list)) else dims
    return x.with_elements(function(array, axis=axis, keepdims=keepdim), dtype)


def joined(tensors: Sequence[Any], dim: int) -> Any:
    """Tensors one behind the other."""
    arrays = [values(x) for x in tensors]
    return None if any(a is None for a in arrays) else tensors[0].with_elements(np.concatenate(arrays, dim))


def padded(x: Any, array: Any, ends: Sequence[tuple[int, int]]) -> Any:
    """A tensor with so many zeros before and behind each dimension."""
    return x.with_elements(np.pad(array, ends))


def selected(x: Any, mask: Any) -> tuple[int, Any] | None:
    """How many positions a mask of truths selects, and the elements of a tensor there, if known."""
    where, array = values(mask), values(x)
    return None if where is None else (int(where.sum()), None if array is None else array[where])


def positions(x: Any, dtype: Any) -> Any:
    """The coordinates of the elements that are not 0, as numbers of a type."""
    array = values(x)
    return None if array is None else x.with_elements(np.argwhere(array), dtype)


def random_order(n: int) -> Any:
    """An array of the integers below n in a random order."""
    return _random.permutation(n)


def random_integers(low: int, high: int, extents: Sequence[int]) -> Any:
    """An array of random integers, from `low` to below `high`."""
    return _random.integers(low, max(high, low + 1), tuple(extents))


def counts(x: Any, least: int) -> Any:
    """How often each number from 0 on occurs, at least so many of them, as a tensor like x."""
    array = values(x)
    return None if array is None else x.with_elements(np.bincount(array, minlength=least))
