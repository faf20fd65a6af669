"""Operations of PyTorch on tensors without elements, as methods of `Tensor`, and as functions:
shapes and types of what they give.
"""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from cutec.lazy import LazyModule
from cutec.rehearsal.tensors import DType, Tensor, broadcast
from cutec.rehearsal.unread import Ended, Unread, assumed

elements = LazyModule("cutec.rehearsal.elements")

_BOOL, _INT64, _FLOAT32 = DType("bool", 1, False), DType("int64", 8, False), DType("float32", 4, True)
_COMPLEX = DType("complex64", 8, False)

# Functions, and methods of the same name, which also have a form that works in place (`x.exp_()`).
ELEMENTWISE = (
    *("abs", "add", "bitwise_and", "bitwise_or", "bitwise_xor", "ceil", "clamp", "clip", "cos", "cumsum", "div"),
    *("erf", "exp", "exp2", "expm1", "floor", "fmod", "log", "log1p", "log2", "log_softmax", "masked_fill"),
    *("maximum", "minimum", "mul", "nan_to_num", "neg", "pow", "reciprocal", "relu", "remainder", "round", "rsqrt"),
    *("sigmoid", "sign", "sin", "softmax", "sqrt", "square", "sub", "tanh", "tril", "triu", "trunc"),
)
TESTS = ("eq", "ne", "lt", "le", "gt", "ge", "isclose", "isfinite", "isinf", "isnan", "logical_and", "logical_not")
# Of torch.nn.functional.
ACTIVATIONS = ("gelu", "layer_norm", "relu", "rms_norm", "silu", "softplus", "sigmoid", "softmax", "tanh")

# Reductions of a dimension, or of all elements.
REDUCTIONS = (
    *("all", "amax", "amin", "any", "argmax", "argmin", "count_nonzero", "logsumexp", "max", "mean", "median"),
    *("min", "prod", "std", "sum", "var"),
)
READ = ("equal", "norm", "numpy", "unique")  # methods whose result depends on elements

_TYPES = {"all": _BOOL, "any": _BOOL, "argmax": _INT64, "argmin": _INT64, "count_nonzero": _INT64}
_CASTS = {
    "bool": _BOOL,
    "int": DType("int32", 4, False),
    "long": _INT64,
    "short": DType("int16", 2, False),
    "float": _FLOAT32,
    "double": DType("float64", 8, True),
    "half": DType("float16", 2, True),
    "bfloat16": DType("bfloat16", 2, True),
}
_MOST_LISTED = 1 << 20
_EXACT = {"add": operator.add, "sub": operator.sub, "mul": operator.mul, "truediv": operator.truediv}
_BITS = {"and": operator.and_, "or": operator.or_, "xor": operator.xor, "rshift": operator.rshift}


class Pair(NamedTuple):
    """What `x.max(dim)`, `x.sort()` and the like give."""

    values: Tensor
    indices: Tensor


def elementwise(name: str) -> Callable[..., Any]:
    """An operation on each element: `elementwise("add")(x, y)`."""
    exact = _EXACT.get({"div": "truediv"}.get(name, name))

    def apply(self: Tensor, *others: Any, **options: Any) -> Any:
        tensors = [self, *(x for x in others if isinstance(x, Tensor))]
        shape = broadcast(*(x.shape for x in tensors))
        dtype = _BOOL if name in TESTS else _common_type(self, others)
        if (computed := elements.evaluated(name, (self, *others), options, options.get("dtype") or dtype)) is not None:
            return computed
        result = self.like(dtype) if shape == self.shape else Tensor(shape, dtype, self.device)
        numbers = [x.known() if isinstance(x, Tensor) else x for x in (self, *others)]
        if exact and not options and self.dtype.name == "float32" and all(isinstance(n, (int, float)) for n in numbers):
            result.contents.filled = _rounded(exact(*map(_rounded, numbers)))
        if name in _BITS and all(isinstance(n, int) for n in numbers):
            result.contents.filled = _BITS[name](*numbers)
        return result.computed(*tensors)

    return apply


def _common_type(tensor: Tensor, others: Sequence[Any]) -> DType:
    """The type of a tensor, unless another one of floats turns its integers into floats, or a
    complex number its floats into complex numbers.
    """
    types = [tensor.dtype, *(x.dtype for x in others if isinstance(x, Tensor))]
    if found := next((kind for kind in types if kind.is_complex), None):
        return found
    if any(isinstance(x, complex) for x in others):
        return _COMPLEX
    floats = (kind for kind in types if kind.is_floating_point)
    return next(floats, _FLOAT32 if any(isinstance(x, float) for x in others) else tensor.dtype)


def reflected(name: str) -> Callable[..., Any]:
    """The operation with its operands exchanged, as for `2 / x`: its result is not computed."""

    def apply(self: Tensor, other: Any) -> Any:
        computed = elements.evaluated(name, (other, self), {}, _common_type(self, [other]))
        return elementwise("")(self, other) if computed is None else computed

    return apply if name in ("sub", "truediv") else elementwise(name)


def _rounded(number: Any) -> float:
    """A number as a 32-bit float."""
    return struct.unpack("f", struct.pack("f", number))[0]


def where(condition: Tensor, *choices: Any) -> Any:
    """`torch.where(condition, x, y)`: elements of one or the other."""
    if not choices:
        return Unread("torch.where")
    computed = elements.evaluated("where", (condition, *choices), {}, _choice_type(choices))
    if computed is not None:
        return computed
    shape = broadcast(*(x.shape for x in (condition, *choices) if isinstance(x, Tensor)))
    return Tensor(shape, _choice_type(choices), condition.device)


def _choice_type(choices: Sequence[Any]) -> DType:
    return next((x.dtype for x in choices if isinstance(x, Tensor)), _FLOAT32)


def nonzero(x: Tensor, *, as_tuple: bool = False) -> Any:
    """`torch.nonzero`: where elements are not 0."""
    found = elements.positions(x, _INT64)
    if found is None:
        return Unread("torch.nonzero")
    return tuple(found[:, i] for i in range(x.dim())) if as_tuple else found


def reduction(name: str) -> Callable[..., Any]:
    """A reduction: `reduction("sum")(x, dim=-1, keepdim=True)`; of all elements, to a tensor of
    rank 0, `reduction("sum")(x)`. `reduction("max")(x, y)` is elementwise.
    """

    def apply(self: Tensor, dim: Any = None, keepdim: bool = False, *, dtype: DType | None = None, **o: Any) -> Any:
        if isinstance(dim, Tensor):
            return elementwise(name)(self, dim)
        dims: Any = o.get("axis", dim)
        shape = _reduced(self.shape, range(self.dim()) if dims is None else dims, keepdim)
        kind = dtype or _TYPES.get(name) or (_INT64 if name in ("sum", "prod") and self.dtype == _BOOL else self.dtype)
        computed = elements.reduced(name, self, dims, keepdim, kind)
        made = Tensor(shape, kind, self.device).computed(self) if computed is None else computed
        paired = dims is not None and name in ("max", "median", "min")
        return Pair(made, Tensor(shape, _INT64, self.device)) if paired else made

    return apply


def _reduced(shape: Sequence[int], dims: int | Sequence[int], keepdim: bool) -> list[int]:
    gone = {d % max(len(shape), 1) for d in ([dims] if isinstance(dims, int) else dims)}
    return [1 if d in gone else n for d, n in enumerate(shape) if keepdim or d not in gone]


def sort(tensor: Tensor, *args: Any, **options: Any) -> Pair:
    """`torch.sort`: the elements in order, and where they were."""
    return Pair(tensor.like(), tensor.like(_INT64))


def topk(tensor: Tensor, k: int, dim: int = -1, *args: Any, **options: Any) -> Pair:
    """`torch.topk`: the k largest along a dimension, and where they were."""
    shape = list(tensor.shape)
    shape[dim] = k
    return Pair(Tensor(shape, tensor.dtype, tensor.device), Tensor(shape, _INT64, tensor.device))


def tolist(tensor: Tensor) -> Any:
    """The elements in nested lists: unread, or numbers where the program filled it."""
    if tensor.numel() > _MOST_LISTED:
        raise Ended("Tensor.tolist")
    return tensor.item() if tensor.dim() == 0 else [tolist(tensor[i]) for i in range(tensor.shape[0])]


def tolerant(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of tensors, of which nothing is known where an argument is unread."""

    def apply(*args: Any, **options: Any) -> Any:
        unread = next((x for x in args if isinstance(x, Unread)), None)
        return function(*args, **options) if unread is None else unread

    return apply


def functions() -> dict[str, Callable[..., Any]]:
    """Functions of `torch` by name."""
    made = {name: elementwise(name) for name in (*ELEMENTWISE, *TESTS)}
    made |= {name: reduction(name) for name in REDUCTIONS}
    return {
        name: tolerant(f)
        for name, f in (made | {"sort": sort, "topk": topk, "where": where, "nonzero": nonzero}).items()
    }


def in_place(self: Tensor, *args: Any, **options: Any) -> Tensor:
    """An operation that changes elements."""
    self.contents.filled = None
    return self


def _unread(name: str) -> Callable[..., Any]:
    def read(self: Tensor, *args: Any, **options: Any) -> Unread:
        return Unread(f"Tensor.{name}")

    return read


def _truth(tensor: Tensor) -> bool:
    found = tensor.item()
    return assumed("bool of a tensor") if isinstance(found, Unread) else bool(found)


def _iterator(tensor: Tensor) -> Iterator[Tensor]:
    return (tensor[i] for i in range(len(tensor)))


def _cast(dtype: DType) -> Callable[..., Any]:
    def convert(self: Tensor, **options: Any) -> Tensor:
        return self.to(dtype)

    return convert


_OPERATORS = ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "neg", "abs", "invert")
_OPERATORS += ("and", "or", "xor", "lshift", "rshift", *TESTS[:6])
for _name, _function in functions().items():
    setattr(Tensor, _name, _function)
for _name in _OPERATORS:
    setattr(Tensor, f"__{_name}__", tolerant(elementwise(_name)))
    setattr(Tensor, f"__r{_name}__", tolerant(reflected(_name)))
for _name in (*ELEMENTWISE, "copy", "normal", "random", "uniform"):
    setattr(Tensor, f"{_name}_", in_place)
for _name in READ:
    setattr(Tensor, _name, _unread(_name))
for _name, _dtype in _CASTS.items():
    setattr(Tensor, _name, _cast(_dtype))
for _name, _method in {"bool": _truth, "index": Tensor.__int__, "iter": _iterator}.items():
    setattr(Tensor, f"__{_name}__", _method)
setattr(Tensor, "tolist", tolist)  # noqa: B010  # as the others
