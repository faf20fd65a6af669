"""Arrays of JAX without elements: shapes and dtypes of arrays that are created, converted, viewed
and combined. Extents may be symbols (`Extent`), as in programs that `jax.export` traces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import ml_dtypes
import numpy as np

from cutec.rehearsal.tensors import NoAttribute, compact
from cutec.rehearsal.unread import Ended, Unread

_ADDRESS = 1 << 40  # of all arrays; nothing is read there
NARROW = {"float64": "float32", "int64": "int32", "uint64": "uint32"}  # without jax_enable_x64


def dtype_of(given: Any) -> np.dtype[Any]:
    """The dtype that an array gets where a program names one."""
    dtype = np.dtype(given)
    return np.dtype(NARROW.get(dtype.name, dtype.name)) if dtype.name in NARROW else dtype


class Extent:
    """An extent that is known only when an exported program runs, such as `32*M`."""

    def __init__(self, text: str):
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Extent) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return self.text


def _combined(sign: str, reflected: bool) -> Callable[[Extent, Any], Extent]:
    def combine(self: Extent, other: Any) -> Extent:
        left, right = (other, self) if reflected else (self, other)
        return Extent(f"({left}{sign}{right})")

    return combine


for _name, _sign in (("add", "+"), ("sub", "-"), ("mul", "*"), ("floordiv", "//"), ("mod", "%")):
    setattr(Extent, f"__{_name}__", _combined(_sign, False))
    setattr(Extent, f"__r{_name}__", _combined(_sign, True))


class Array(Unread):
    """An array without elements. What needs the value of one is `Unread`, or raises `Ended`."""

    def __init__(self, shape: Sequence[Any], dtype: Any = "float32"):
        super().__init__("array")
        self.shape, self.dtype = tuple(shape), dtype_of(dtype)

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    @property
    def size(self) -> Any:
        """The number of elements."""
        return _product(self.shape)

    @property
    def nbytes(self) -> Any:
        """The bytes of all elements."""
        return self.size * self.dtype.itemsize

    @property
    def T(self) -> Array:
        """Dimensions reversed."""
        return self.transpose()

    # What cutec asks of a tensor, as of one of PyTorch.

    def data_ptr(self) -> int:
        """An address without memory."""
        return _ADDRESS

    def get_device(self) -> int:
        """The GPU's number."""
        return 0

    def stride(self) -> tuple[int, ...]:
        """Strides in elements: the last dimension is the fastest."""
        return compact(self.shape)

    def block_until_ready(self) -> Array:
        """The array itself."""
        return self

    def astype(self, dtype: Any) -> Array:
        """As another type."""
        return Array(self.shape, dtype)

    def reshape(self, *shape: Any, **options: Any) -> Array:
        """Another shape; -1 stands for what is left."""
        extents = list(shape[0] if len(shape) == 1 and isinstance(shape[0], (tuple, list)) else shape)
        if -1 in extents:
            extents[extents.index(-1)] = _quotient(self.shape, [e for e in extents if e != -1])
        return Array(extents, self.dtype)

    def ravel(self, *args: Any) -> Array:
        """One dimension."""
        return self.reshape(-1)

    flatten = ravel

    def transpose(self, *axes: Any) -> Array:
        """Dimensions in another order, by default reversed."""
        order = axes[0] if len(axes) == 1 and isinstance(axes[0], (tuple, list)) else axes
        return Array([self.shape[d] for d in order or reversed(range(self.ndim))], self.dtype)

    def swapaxes(self, first: int, second: int) -> Array:
        """Two dimensions exchanged."""
        order = list(range(self.ndim))
        order[first], order[second] = order[second], order[first]
        return self.transpose(order)

    def __getitem__(self, key: Any) -> Any:
        keys = list(key if isinstance(key, tuple) else (key,))
        if any(isinstance(part, Unread) for part in keys):
            return Unread("array")
        if Ellipsis in keys:
            at = keys.index(Ellipsis)
            keys[at : at + 1] = [slice(None)] * (self.ndim - sum(k is not None for k in keys) + 1)
        shape, dim = list[Any](), 0
        for part in keys:
            if part is None:
                shape.append(1)
                continue
            if isinstance(part, slice):
                extent = self.shape[dim]
                shape.append(extent if part == slice(None) else len(range(*part.indices(int(extent)))))
            dim += 1
        return Array([*shape, *self.shape[dim:]], self.dtype)

    def __iter__(self) -> Iterator[Any]:
        return iter([self[i] for i in range(len(self))])

    def __len__(self) -> int:
        if not self.shape or not isinstance(self.shape[0], int):
            raise Ended("len of an array")
        return self.shape[0]

    @property
    def at(self) -> Unread:
        """`x.at[i].set(value)`."""
        return Unread("array.at")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise NoAttribute(f"array.{name}")

    def __repr__(self) -> str:
        return f"<array {self.shape} of {self.dtype}, without elements>"


def _product(extents: Sequence[Any]) -> Any:
    found: Any = 1
    for extent in extents:
        found = extent if found == 1 else found * extent
    return found


def _quotient(whole: Sequence[Any], parts: Sequence[Any]) -> Any:
    """What is left of a shape's elements without these extents."""
    left = list(whole)
    rest = [e for e in parts if not (e in left and not left.remove(e))]
    found, divisor = _product(left), _product(rest)
    return found if divisor == 1 else found // divisor


def broadcast(*shapes: Sequence[Any]) -> tuple[Any, ...]:
    """The shape of an elementwise operation's result."""
    rank = max(map(len, shapes), default=0)
    columns = zip(*((1,) * (rank - len(shape)) + tuple(shape) for shape in shapes))
    return tuple(next((extent for extent in column if extent != 1), 1) for column in columns)


def promoted(*values: Any) -> np.dtype[Any]:
    """The dtype of an operation's result: that of its arrays; of Python's numbers only a float
    matters to integers.
    """
    dtypes = [value.dtype for value in values if hasattr(value, "dtype")]
    if not dtypes:
        return dtype_of(np.result_type(*values))
    found = dtypes[0]
    for dtype in dtypes[1:]:
        found = _wider(found, dtype)
    floats = any(isinstance(value, float) for value in values)
    return np.dtype("float32") if floats and found.kind in "biu" else found


def _wider(first: np.dtype[Any], second: np.dtype[Any]) -> np.dtype[Any]:
    if first == second:
        return first
    floats = [d for d in (first, second) if is_floating(d)]
    if len(floats) == 1:
        return floats[0]
    if len(floats) == 2 and first.itemsize == second.itemsize:
        return np.dtype("float32")
    return max(first, second, key=lambda d: d.itemsize) if floats else dtype_of(np.promote_types(first, second))


def is_floating(dtype: Any) -> bool:
    """Whether elements are floats, those of ml_dtypes too."""
    kind = np.dtype(dtype)
    return kind.kind == "f" or (kind.kind == "V" and hasattr(ml_dtypes, kind.name) and "int" not in kind.name)


def elementwise(*values: Any, dtype: Any = None) -> Any:
    """The result of an operation on each element."""
    if any(isinstance(value, Unread) and not isinstance(value, Array) for value in values):
        return Unread("array")
    shape = broadcast(*(getattr(value, "shape", ()) for value in values))
    return Array(shape, promoted(*values) if dtype is None else dtype)


def reduced(x: Any, axis: Any = None, keepdims: bool = False, dtype: Any = None, **options: Any) -> Any:
    """The result of an operation on all elements, or on those along one or several dimensions."""
    if not isinstance(x, Array):
        return Unread("array")
    axes = {d % x.ndim for d in (range(x.ndim) if axis is None else [axis] if isinstance(axis, int) else axis)}
    kept = [1 if d in axes else e for d, e in enumerate(x.shape) if keepdims or d not in axes]
    return Array(kept, dtype or x.dtype)


_UNREAD = "all any argmax argmin argsort cumprod cumsum dot item nonzero repeat round sort take tolist"


def _operator(dtype: Any = None) -> Callable[..., Any]:
    def apply(self: Array, *others: Any) -> Any:
        return elementwise(self, *others, dtype=dtype)

    return apply


for _name in ["add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and", "or", "xor", "lshift", "rshift"]:
    setattr(Array, f"__{_name}__", _operator())
    setattr(Array, f"__r{_name}__", _operator())
for _name in ("neg", "abs", "invert", "pos"):
    setattr(Array, f"__{_name}__", _operator())
for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    setattr(Array, f"__{_name}__", _operator("bool"))
for _name in ("sum", "mean", "max", "min", "prod", "std", "var"):
    setattr(Array, _name, reduced)
for _name in _UNREAD.split():
    setattr(Array, _name, lambda self, *args, **options: Unread("array"))


def matmul(a: Any, b: Any, **options: Any) -> Any:
    """The shape of a product of matrices, batched ones too."""
    if not (isinstance(a, Array) and isinstance(b, Array)):
        return Unread("array")
    if a.ndim < 2 or b.ndim < 2:
        return Array([*a.shape[:-1], *(b.shape[:-2] + b.shape[-1:])][: max(a.ndim, b.ndim) - 1], promoted(a, b))
    return Array([*broadcast(a.shape[:-2], b.shape[:-2]), a.shape[-2], b.shape[-1]], promoted(a, b))


setattr(Array, "__matmul__", matmul)  # noqa: B010  # as the operators above
