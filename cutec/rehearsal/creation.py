"""Functions of PyTorch that create tensors, and its types, in a rehearsal."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from cutec.lazy import LazyModule
from cutec.rehearsal.operations import tolerant
from cutec.rehearsal.tensors import Contents, DType, Tensor, device_of

elements = LazyModule("cutec.rehearsal.elements")

_FLOATS = {
    "float16": 2,
    "bfloat16": 2,
    "float32": 4,
    "float64": 8,
    "float8_e4m3fn": 1,
    "float8_e5m2": 1,
    "float8_e8m0fnu": 1,
    "float4_e2m1fn_x2": 1,
}
_COMPLEX = {"complex64": 8, "complex128": 16}
_OTHERS = {"bool": 1, "int8": 1, "uint8": 1, "int16": 2, "uint16": 2, "int32": 4, "uint32": 4, "int64": 8, "uint64": 8}
_ALIASES = {
    "cdouble": "complex128",
    "cfloat": "complex64",
    "half": "float16",
    "float": "float32",
    "double": "float64",
    "int": "int32",
    "long": "int64",
    "short": "int16",
}
DTYPES = {name: DType(name, size, name in _FLOATS) for name, size in (_FLOATS | _COMPLEX | _OTHERS).items()}
DTYPES |= {alias: DTYPES[name] for alias, name in _ALIASES.items()}
_PYTHON: dict[Any, str] = {bool: "bool", int: "int64", float: "float64", complex: "complex128"}


def _dtype(given: Any) -> DType | None:
    """A type as PyTorch takes it: its own, or a number type of Python."""
    return DTYPES[_PYTHON[given]] if given in _PYTHON else given


def shaped(standard: str, filled: float | None = None) -> Callable[..., Tensor]:
    """`shaped("float32", 0)` is `torch.zeros`."""

    def make(*shape: Any, size: Any = None, dtype: DType | None = None, device: Any = None, **options: Any) -> Tensor:
        given = shape if size is None else (size,)
        extents = given[0] if given and isinstance(given[0], (list, tuple)) else given
        extents = [int(e) if isinstance(e, Tensor) else e for e in extents]
        made = Tensor(extents, _dtype(dtype) or DTYPES[standard], device_of(device), contents=Contents(filled))
        return made.requires_grad_(options.get("requires_grad", False))

    return make


def like(filled: float | None = None) -> Callable[..., Tensor]:
    """`like(0)` is `torch.zeros_like`."""

    def make(other: Tensor, *args: Any, dtype: DType | None = None, device: Any = None, **options: Any) -> Tensor:
        made = other.like(_dtype(dtype), device)
        made.contents.filled = filled
        return made.requires_grad_(options.get("requires_grad", False))

    return make


def randint(*args: Any, **options: Any) -> Tensor:
    """`torch.randint(low, high, size)`: the elements of a small one are random here too."""
    places = list(args)
    size, high = (options.pop(name) if name in options else places.pop() for name in ("size", "high"))
    low = options.pop("low", 0) if not places else places[0]
    made = shaped("int64")(size, **options)
    return _with_elements(made, lambda: elements.random_integers(low, high, made.shape))


def randperm(n: int, **options: Any) -> Tensor:
    """`torch.randperm(n)`."""
    made = shaped("int64")(n, **options)
    return _with_elements(made, lambda: elements.random_order(n))


def multinomial(weights: Any, num_samples: int, replacement: bool = False, **options: Any) -> Tensor:
    """`torch.multinomial`: indices of weights. Random ones, whatever the weights are."""
    *rows, several = weights.shape
    made = shaped("int64")((*rows, num_samples), device=weights.device)
    if rows and not replacement:
        return made
    return _with_elements(
        made,
        lambda: (
            elements.random_integers(0, several, made.shape)
            if replacement
            else elements.random_order(several)[:num_samples]
        ),
    )


def _with_elements(made: Tensor, array: Callable[[], Any]) -> Tensor:
    """A new tensor with these elements, if it is small."""
    return made.with_elements(array()) if elements.is_small(made.shape, made.dtype) else made


def full(size: Any, value: Any, *, dtype: DType | None = None, **options: Any) -> Tensor:
    """`torch.full`."""
    return shaped("float32" if isinstance(value, float) else "int64", value)(size, dtype=dtype, **options)


def full_like(other: Tensor, fill_value: Any, **options: Any) -> Tensor:
    """`torch.full_like`."""
    return like()(other, **options).fill_(fill_value)


def empty_strided(
    size: Sequence[int], stride: Sequence[int], dtype: DType | None = None, device: Any = None, **options: Any
) -> Tensor:
    """`torch.empty_strided`."""
    return Tensor(size, dtype or DTYPES["float32"], device_of(device), stride)


def arange(*limits: float, dtype: DType | None = None, device: Any = None, **options: Any) -> Tensor:
    """`torch.arange(end)`, `torch.arange(start, end, step)`."""
    start, end, step = (0, *limits, 1) if len(limits) == 1 else (*limits, 1)[:3]
    standard = "float32" if any(isinstance(limit, float) for limit in limits) else "int64"
    made = Tensor([math.ceil((end - start) / step)], dtype or DTYPES[standard], device_of(device))
    return _with_elements(made, lambda: [int(start) + int(step) * i for i in range(made.shape[0])])


def linspace(start: Any, end: Any, steps: int, **options: Any) -> Tensor:
    """`torch.linspace`."""
    return shaped("float32")(steps, **options)


def eye(n: int, m: int | None = None, **options: Any) -> Tensor:
    """`torch.eye`."""
    return shaped("float32")(n, m or n, **options)


def tensor(data: Any, dtype: DType | None = None, device: Any = None, **options: Any) -> Tensor:
    """`torch.tensor`; the value of a single number is known."""
    shape, inner = list[int](), data
    while isinstance(inner, (list, tuple)):
        shape.append(len(inner))
        inner = inner[0] if inner else 0.0
    if isinstance(inner, Tensor):
        return inner.to(dtype=dtype, device=device)
    kind = "float32" if isinstance(inner, float) else "bool" if isinstance(inner, bool) else "int64"
    filled = inner if math.prod(shape) == 1 and isinstance(inner, (int, float)) else None
    made = Tensor(shape, dtype or DTYPES[kind], device_of(device), contents=Contents(filled))
    return made if filled is not None or not _is_plain(data) else _with_elements(made, lambda: data)


def _is_plain(data: Any) -> bool:
    """Whether all that nested lists have is integers."""
    return all(map(_is_plain, data)) if isinstance(data, (list, tuple)) else isinstance(data, int)


def from_numpy(array: Any) -> Tensor:
    """`torch.from_numpy`: the elements are those of the array."""
    contents = Contents(array=array.reshape(-1) if array.flags.c_contiguous else None)
    return Tensor(array.shape, DTYPES[array.dtype.name], device_of("cpu"), contents=contents)


def new(standard: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """`new(torch.zeros)` is `Tensor.new_zeros`: of the tensor's type, on its device."""

    def make(self: Tensor, *args: Any, dtype: DType | None = None, device: Any = None, **options: Any) -> Tensor:
        return standard(*args, dtype=dtype or self.dtype, device=device or self.device, **options)

    return make


MAKERS: dict[str, Callable[..., Tensor]] = {
    **{name: shaped("float32") for name in ("empty", "rand", "randn")},
    "zeros": shaped("float32", 0),
    "ones": shaped("float32", 1),
    **{f"{name}_like": like() for name in ("empty", "rand", "randn", "randint")},
    "zeros_like": like(0),
    "ones_like": like(1),
    "full": full,
    "full_like": full_like,
    "randint": randint,
    "randperm": randperm,
    "multinomial": multinomial,
    "arange": arange,
    "linspace": linspace,
    "eye": eye,
    "empty_strided": empty_strided,
    "tensor": tensor,
    "as_tensor": tensor,
    "from_numpy": tolerant(from_numpy),
}
for _name in ("empty", "zeros", "ones", "full", "tensor"):
    setattr(Tensor, f"new_{_name}", new(MAKERS[_name]))
