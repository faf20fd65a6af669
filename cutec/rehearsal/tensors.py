"""Tensors of PyTorch without elements: shapes, strides and types of tensors that are created,
converted, viewed and combined.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cutec.lazy import LazyModule
from cutec.records import dataclass
from cutec.rehearsal.unread import Ended, Unread

if TYPE_CHECKING:
    from typing_extensions import Self

elements = LazyModule("cutec.rehearsal.elements")

_ADDRESS = 1 << 40  # of all tensors; nothing is read there


class NoAttribute(AttributeError):
    """The same for an attribute, so that `hasattr` works."""

    def __init__(self, what: str):
        super().__init__(what)
        self.what = what


@dataclass(frozen=True)
class DType:
    """`torch.float16` and the like."""

    name: str
    itemsize: int
    is_floating_point: bool

    @property
    def is_complex(self) -> bool:
        """Whether its numbers are complex."""
        return self.name.startswith("complex")

    @property
    def is_exact(self) -> bool:
        """Whether its numbers are integers or truths, so that a rehearsal computes them."""
        return not (self.is_floating_point or self.is_complex)

    def __str__(self) -> str:
        return f"torch.{self.name}"

    __repr__ = __str__


class Device:
    """`torch.device`: of a text ("cuda:1"), of a type and a number, of a GPU's number, or of
    another device. `with torch.device("cuda"):` is the default of what is created inside.
    """

    defaults: ClassVar[list[Device]] = []  # the last one holds

    def __init__(self, device: Any = "cpu", index: int | None = None):
        if isinstance(device, int):
            device, index = "cuda", device
        kind, _, number = str(device).partition(":")
        self.type = kind
        self.index = int(number) if number else index if index is not None or kind != "cuda" else 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Device) and (self.type, self.index) == (other.type, other.index)

    def __hash__(self) -> int:
        return hash((self.type, self.index))

    def __str__(self) -> str:
        return self.type if self.index is None else f"{self.type}:{self.index}"

    def __enter__(self) -> Self:
        self.defaults.append(self)
        return self

    def __exit__(self, *exception: object) -> None:
        self.defaults.pop()


def device_of(given: Any) -> Device:
    """A device from what an argument says; the default, else the CPU, where it is None."""
    return Device(given if given is not None else Device.defaults[-1] if Device.defaults else "cpu")


def set_default_device(device: Any) -> None:
    """`torch.set_default_device`; None: the CPU."""
    Device.defaults[:] = [Device("cpu" if device is None else device)]


class Size(tuple[int, ...]):
    """`torch.Size`."""

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        return Size(found) if isinstance(key, slice) else found

    def numel(self) -> int:
        """The number of elements."""
        return math.prod(self)


def compact(shape: Sequence[int], order: Sequence[int] | None = None) -> tuple[int, ...]:
    """Strides of a compact tensor; `order`: dimensions from the slowest to the fastest, by default
    the last is the fastest.
    """
    stride, known = [1] * len(shape), 1
    for dim in reversed(range(len(shape)) if order is None else list(order)):
        stride[dim] = known
        known *= max(shape[dim], 1)
    return tuple(stride)


def view_strides(shape: Sequence[int], stride: Sequence[int], wanted: Sequence[int]) -> list[int] | None:
    """The strides with which elements in memory have another shape; None where none have it, and a
    copy is needed. Neighbouring dimensions are one where the slower one's stride is the faster
    one's extent times its stride.
    """
    runs = list[tuple[int, int]]()  # extents and strides, of dimensions that are one together
    for n, step in ((n, step) for n, step in zip(shape, stride) if n != 1):
        last, slower = runs[-1] if runs else (0, 0)
        runs[-1:] = [(last * n, step)] if runs and slower == n * step else [*runs[-1:], (n, step)]
    found = list[int]()
    rest, step = runs.pop() if runs else (1, 1)
    for n in reversed(wanted):
        if rest == 1 and n != 1 and runs:
            rest, step = runs.pop()
        if n == 0 or rest % n:
            return None
        found.append(step)
        rest, step = rest // n, step * n
    return found[::-1] if rest == 1 and not runs else None


def broadcast(*shapes: Sequence[int]) -> tuple[int, ...]:
    """The shape of an elementwise operation's result."""
    rank = max(map(len, shapes), default=0)
    columns = zip(*((1,) * (rank - len(shape)) + tuple(shape) for shape in shapes))
    return tuple(max(column) if 0 not in column else 0 for column in columns)


class Contents:
    """What is known of memory, which a tensor shares with its views: `filled` is the number that
    the program wrote to all of it, else None; `array` an array of NumPy in the same memory, until
    the tensor is written; `count` the number of its elements.
    """

    def __init__(self, filled: float | None = None, array: Any = None):
        self._others: list[Contents] = []
        self.filled = filled
        self.array = array
        self.count = 0

    @property
    def filled(self) -> float | None:
        """The number in all elements; setting it forgets the array, and what is known of the same
        memory as elements of other types.
        """
        return self._filled

    @filled.setter
    def filled(self, number: float | None) -> None:
        self._filled, self.array = number, None
        for other in self._others:
            other._filled = other.array = None

    def as_other_type(self) -> Contents:
        """The same memory as elements of another type, of which only zeros are known."""
        made = Contents(0 if self.filled == 0 else None)
        made._others = [self, *self._others]
        for other in made._others:
            other._others.append(made)
        return made


class Tensor:
    """A tensor without elements. What needs the value of one is `Unread`, or raises `Ended`; but of
    a tensor that the program filled with a number the value is known until a kernel may write it.
    """

    __hash__ = object.__hash__  # `==` is an elementwise operation

    def __init__(
        self,
        shape: Sequence[int],
        dtype: DType,
        device: Device,
        stride: Sequence[int] | None = None,
        contents: Contents | None = None,
    ):
        self.shape, self.dtype, self.device = Size(shape), dtype, device
        self._stride = compact(shape) if stride is None else tuple(stride)
        self._offset = 0
        self.contents = contents or Contents()
        self.contents.count = self.contents.count or self.numel()

    # Properties.

    def stride(self, dim: int | None = None) -> Any:
        """Strides in elements, or one of them."""
        return self._stride if dim is None else self._stride[dim]

    def storage_offset(self) -> int:
        """The element of the memory at which the tensor begins."""
        return self._offset

    def size(self, dim: int | None = None) -> Any:
        """Extents, or one of them."""
        return self.shape if dim is None else self.shape[dim]

    def dim(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    ndim = property(dim)

    def numel(self) -> int:
        """The number of elements."""
        return self.shape.numel()

    nelement = numel

    def element_size(self) -> int:
        """Bytes per element."""
        return self.dtype.itemsize

    def data_ptr(self) -> int:
        """An address without memory, to which a kernel may write."""
        self.contents.filled = None
        return _ADDRESS + self._offset * self.dtype.itemsize

    def __dlpack__(self, **options: Any) -> Any:
        """Ends the rehearsal: who takes a capsule reads elements. cutec views the tensor itself."""
        raise Ended("elements of a tensor, through DLPack")

    def __dlpack_device__(self) -> tuple[int, int]:
        """The kind of device in DLPack (2: CUDA, 1: the host), and its number."""
        return (2, self.device.index or 0) if self.is_cuda else (1, 0)

    def get_device(self) -> int:
        """The GPU's number, -1 for memory of the host."""
        return (self.device.index or 0) if self.is_cuda else -1

    @property
    def is_cuda(self) -> bool:
        """Whether it is on a GPU."""
        return self.device.type == "cuda"

    def dim_order(self) -> tuple[int, ...]:
        """Dimensions from the slowest to the fastest."""
        return tuple(sorted(range(self.dim()), key=lambda d: (-self._stride[d], d)))

    def is_contiguous(self) -> bool:
        """Whether the last dimension is the fastest of a compact tensor."""
        return all(n <= 1 or have == want for n, have, want in zip(self.shape, self._stride, compact(self.shape)))

    # Copies and views.

    def like(self, dtype: DType | None = None, device: Any = None) -> Tensor:
        """A new tensor of the same shape, its dimensions in the same order in memory."""
        dense = all(
            n <= 1 or have == want
            for n, have, want in zip(self.shape, self._stride, compact(self.shape, self.dim_order()))
        )
        stride = self._stride if dense else compact(self.shape)
        return Tensor(self.shape, dtype or self.dtype, self.device if device is None else device_of(device), stride)

    def _copied(self, dtype: DType | None = None, device: Any = None) -> Tensor:
        """A copy, in memory of its own."""
        made = self.like(dtype, device)
        made.contents.filled = self.contents.filled
        if self.contents.array is not None and made.dtype.is_exact:
            array = elements.values(self)
            return made if array is None else made.with_elements(array)
        return made.computed(self)

    def with_elements(self, array: Any, dtype: DType | None = None) -> Tensor:
        """A new tensor of these elements, on the device of this one."""
        kind = dtype or self.dtype
        return Tensor(elements.shape(array), kind, self.device, contents=Contents(array=elements.flat(array, kind)))

    def computed(self, *sources: Tensor) -> Tensor:
        """The tensor, computed from others, on which its gradient depends."""
        self.requires_grad = any(x.requires_grad for x in sources)
        entries = (entry for x in sources for entry in x.history or ([(x, 0)] if x.requires_grad else []))
        self.history = tuple(dict.fromkeys(entries))
        return self

    def to(self, *args: Any, dtype: DType | None = None, device: Any = None, **options: Any) -> Tensor:
        """As another type, on another device."""
        for value in args:
            if isinstance(value, DType):
                dtype = value
            elif isinstance(value, Tensor):
                dtype, device = value.dtype, value.device
            elif not isinstance(value, bool):
                device = value
        return self._copied(dtype, device)

    def cuda(self, *args: Any, **options: Any) -> Tensor:
        """On the GPU."""
        return self._copied(device="cuda")

    def cpu(self) -> Tensor:
        """In memory of the host."""
        return self._copied(device="cpu")

    def clone(self, **options: Any) -> Tensor:
        """A copy."""
        return self._copied()

    pin_memory = clone

    def detach(self) -> Tensor:
        """The same elements, without a gradient."""
        made = self._viewed(self.shape, self._stride)
        made.requires_grad, made.history = False, ()
        return made

    requires_grad = False  # whether it, or what it was computed from, has a gradient
    grad: Any = None
    # What it was computed from: calls of autograd functions (`autograd.Call`), and which result;
    # leaves.
    history: tuple[tuple[Any, int], ...] = ()

    @property
    def is_leaf(self) -> bool:
        """Whether no function with a gradient computed it."""
        return not self.history

    def requires_grad_(self, requires_grad: bool = True) -> Tensor:
        """The tensor itself, now with a gradient, or without."""
        self.requires_grad = requires_grad
        return self

    def contiguous(self, **options: Any) -> Tensor:
        """With the last dimension the fastest: a copy, or the tensor itself."""
        if self.is_contiguous():
            return self
        return self._viewed(self.shape, None)

    def permute(self, *dims: Any) -> Tensor:
        """Dimensions in another order."""
        order = dims[0] if len(dims) == 1 and not isinstance(dims[0], int) else dims
        return self._viewed([self.shape[d] for d in order], [self._stride[d] for d in order])

    def transpose(self, first: int, second: int) -> Tensor:
        """Two dimensions exchanged."""
        order = list(range(self.dim()))
        order[first], order[second] = order[second], order[first]
        return self.permute(order)

    def t(self) -> Tensor:
        """Dimensions reversed."""
        return self.permute(list(reversed(range(self.dim()))))

    T = property(t)
    mT = property(lambda self: self.transpose(-1, -2))

    def unsqueeze(self, dim: int) -> Tensor:
        """One more dimension of extent 1."""
        at = dim % (self.dim() + 1)
        step = self._stride[at] * self.shape[at] if at < self.dim() else 1
        return self._viewed([*self.shape[:at], 1, *self.shape[at:]], [*self._stride[:at], step, *self._stride[at:]])

    def squeeze(self, dim: int | None = None) -> Tensor:
        """Without dimensions of extent 1, or without that one."""
        kept = [d for d in range(self.dim()) if self.shape[d] != 1 or (dim is not None and d != dim % self.dim())]
        return self.permute(kept)

    def view(self, *shape: Any, dtype: DType | None = None) -> Tensor:
        """Another shape; or for a type, the same bytes as elements of it."""
        shape = shape if dtype is None else (dtype,)
        if len(shape) == 1 and isinstance(shape[0], DType):
            extents = (
                [*self.shape[:-1], self.shape[-1] * self.dtype.itemsize // shape[0].itemsize] if self.shape else []
            )
            same = shape[0].itemsize == self.dtype.itemsize
            stride = self._stride if same else None
            return Tensor(extents, shape[0], self.device, stride, self.contents.as_other_type())
        extents = list(shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape)
        if -1 in extents:
            extents[extents.index(-1)] = self.numel() // max(1, -math.prod(extents))
        return self._viewed(extents, view_strides(self.shape, self._stride, extents))

    reshape = view

    def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Tensor:
        """Dimensions from one to another as one."""
        first, last = start_dim % max(self.dim(), 1), end_dim % max(self.dim(), 1)
        merged = math.prod(self.shape[first : last + 1])
        return self.view(*self.shape[:first], merged, *self.shape[last + 1 :])

    def expand(self, *shape: Any) -> Tensor:
        """Dimensions of extent 1 repeated, with stride 0."""
        extents = list(shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape)
        more = len(extents) - self.dim()
        own = [(1, 0)] * more + list(zip(self.shape, self._stride))
        return self._viewed(
            [n if e == -1 else e for e, (n, _) in zip(extents, own)],
            [s if n == e or e == -1 else 0 for e, (n, s) in zip(extents, own)],
        )

    def __getitem__(self, key: Any) -> Any:
        """Views; elements that a tensor names, by their numbers or by truths."""
        if isinstance(key, Tensor) and key.dtype.name == "bool" and key.dim() <= self.dim():
            return self._selected(key)
        keys = list(key if isinstance(key, tuple) else (key,))
        for at in [at for at, part in enumerate(keys) if part is Ellipsis]:
            keys[at : at + 1] = [slice(None)] * (self.dim() - sum(k is not None for k in keys) + 1)
        shape, stride, dim, skipped = list[int](), list[int](), 0, 0
        gathered: list[Tensor] = []  # indices, which are taken together
        into = last = 0  # the dimension that they become; the last of them among the keys
        for place, part in enumerate(keys):
            if part is None:
                shape, stride = [*shape, 1], [*stride, 1]
                continue
            if isinstance(part, slice):
                taken = range(*part.indices(self.shape[dim]))
                shape, stride = [*shape, len(taken)], [*stride, self._stride[dim] * taken.step]
                skipped += taken.start * self._stride[dim]
            elif isinstance(part, int):
                skipped += part % self.shape[dim] * self._stride[dim]
            elif isinstance(part, Tensor) and part.dtype.is_exact and part.dtype.name != "bool":
                into = len(shape) if not gathered else into if place == last + 1 else 0
                last = place
                gathered.append(part)
            else:
                return Unread("Tensor.__getitem__")
            dim += 1
        shape += self.shape[dim:]
        if gathered:
            shape[into:into] = broadcast(*(x.shape for x in gathered))
            found, known = elements.values(self), [elements.values(x) if isinstance(x, Tensor) else x for x in keys]
            if found is not None and not any(k is None and part is not None for k, part in zip(known, keys)):
                return self.with_elements(found[tuple(known)])
            return Tensor(shape, self.dtype, self.device).computed(self)
        made = self._viewed(shape, [*stride, *self._stride[dim:]])
        made._offset += skipped
        return made

    def _selected(self, mask: Tensor) -> Any:
        """The elements where a mask is true, along its dimensions: their number has to be known."""
        found = elements.selected(self, mask)
        if found is None:
            return Unread("Tensor.__getitem__")
        count, array = found
        made = Tensor([count, *self.shape[mask.dim() :]], self.dtype, self.device)
        return made.computed(self) if array is None else self.with_elements(array)

    def __setitem__(self, key: Any, value: Any) -> None:
        """Elements are written where they are known, and are unknown after that where the new ones
        are not.
        """
        if isinstance(value, Tensor) and value.requires_grad:
            self.computed(self, value)
        array, number = elements.values(self), elements.values(value)
        where = [
            elements.values(k) if isinstance(k, Tensor) else k for k in (key if isinstance(key, tuple) else (key,))
        ]
        if array is None or number is None or any(k is None for k in where):
            self.contents.filled = None
            return
        kept = self.contents.array
        array[tuple(where)] = number
        self.contents.filled, self.contents.array = None, kept

    def fill_(self, value: Any) -> Tensor:
        """All elements become a number; if they are a part, those of the whole are unknown then."""
        if self.numel() < self.contents.count and isinstance(value, int):
            self[...] = value
            return self
        known = isinstance(value, (int, float)) and self.numel() == self.contents.count
        self.contents.filled = value if known else None
        return self

    def zero_(self) -> Tensor:
        """All elements become 0."""
        return self.fill_(0)

    def item(self) -> Any:
        """The element of a tensor of one, if the program itself filled it."""
        found = self.known()
        if found is None or self.numel() != 1:
            return Unread("Tensor.item")
        kind = bool if self.dtype.name == "bool" else int if self.dtype.is_exact else float
        return (complex if self.dtype.is_complex else kind)(found)

    def known(self) -> float | None:
        """The number that all elements are, if the program itself filled them."""
        if self.contents.array is not None and self.numel() == 1:
            return self.contents.array[self._offset].item()
        return self.contents.filled

    def __float__(self) -> float:
        if isinstance(found := self.item(), Unread):
            raise Ended("float of a tensor")
        return float(found)

    def __int__(self) -> int:
        if isinstance(found := self.item(), Unread):
            raise Ended("int of a tensor")
        return int(found)

    def _viewed(self, shape: Sequence[int], stride: Sequence[int] | None) -> Tensor:
        if stride is None and not self.is_contiguous():
            array = elements.values(self)
            copy = Contents(self.contents.filled, None if array is None else array.reshape(-1))
            return Tensor(shape, self.dtype, self.device, None, copy).computed(self)
        made = Tensor(shape, self.dtype, self.device, stride, self.contents)
        made._offset = self._offset
        return made.computed(self)

    def __len__(self) -> int:
        return self.shape[0]

    def __format__(self, spec: str) -> str:
        return repr(self)

    def __repr__(self) -> str:
        return f"<tensor {tuple(self.shape)} of {self.dtype}, without elements>"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise NoAttribute(f"Tensor.{name}")
