"""The parameters of a compiled function: tensors with their guards, scalars, pointers, workspaces
and a stream; and the order of its leaves.

A *leaf* is one machine value of the flattened parameter list. Host programs (`artifact.host`) take
exactly the leaves, in the order of `Signature.leaves`, which compiler, runtime and interpreter
share.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, ClassVar

from cutec.artifact.form import Scalar, Written
from cutec.artifact.host import Input
from cutec.records import dataclass, field

# Element type -> width in bits of a value in memory (an i1 takes a byte there, a tf32 four;
# elements narrower than a byte lie without gaps).
DTYPE_BITS: dict[str, int] = {
    "i1": 8,
    "i8": 8,
    "i16": 16,
    "i32": 32,
    "i64": 64,
    "u8": 8,
    "u16": 16,
    "u32": 32,
    "u64": 64,
    "f16": 16,
    "bf16": 16,
    "tf32": 32,
    "f32": 32,
    "f64": 64,
    "f8E4M3FN": 8,
    "f8E5M2": 8,
    "f8E4M3": 8,
    "f8E4M3B11FNUZ": 8,
    "f8E8M0FNU": 8,
    "i4": 4,
    "u4": 4,
    "f6E3M2FN": 6,
    "f6E2M3FN": 6,
    "f4E2M1FN": 4,
}

# Element type of a scalar parameter -> type of its leaf: host programs are signless, as MLIR is.
SCALAR_TYPES: dict[str, str] = {
    "i1": "i1",
    "i8": "i8",
    "i16": "i16",
    "i32": "i32",
    "i64": "i64",
    "u8": "i8",
    "u16": "i16",
    "u32": "i32",
    "u64": "i64",
    "f16": "f16",
    "bf16": "bf16",
    "f32": "f32",
    "f64": "f64",
}

ROLES = ("in", "out", "inout")

# Types of fields in a manifest. The classes below check their limits.
Name = Annotated[str, Scalar(str, pattern=r"^[A-Za-z_][A-Za-z0-9_]*$", checked_elsewhere=True)]
Dtype = Annotated[str, Scalar(str, words=DTYPE_BITS, checked_elsewhere=True)]
ScalarDtype = Annotated[str, Scalar(str, words=SCALAR_TYPES, checked_elsewhere=True)]
Role = Annotated[str, Scalar(str, words=ROLES, checked_elsewhere=True)]
Width = Annotated[int, Scalar(int, words=(32, 64), checked_elsewhere=True)]
Divisor = Annotated[int, Scalar(int, least=1, checked_elsewhere=True)]


def dtype_bytes(dtype: str) -> int:
    """Bytes an element of `dtype` takes in memory; 1 where it is narrower."""
    return max(1, DTYPE_BITS[dtype] // 8)


@dataclass(frozen=True, slots=True)
class Symbol:
    """A dynamic extent, which tensors may share."""

    name: Name
    width: Width = 32
    "Bits of its leaf, a signed integer."
    div: Divisor = 1
    "A divisor of all its values."

    def __post_init__(self) -> None:
        _check_name(self.name, "symbol")
        if self.width not in (32, 64):
            raise ValueError(f"symbol {self.name!r}: width {self.width}, expected 32 or 64")
        if self.div < 1:
            raise ValueError(f"symbol {self.name!r}: divisor {self.div}, expected at least 1")


@dataclass(frozen=True, slots=True)
class TensorParam:
    """A tensor in global memory, and what every call checks about it."""

    MANIFEST: ClassVar = Written(first=("name", "dtype", "role"), tag="tensor")

    name: Name
    dtype: Dtype
    "Element type."
    shape: tuple[int | str, ...]
    """Per dimension an integer, which the extent must equal, or a symbol. All extents of one symbol
    must be equal, and divisible by its `div`."""
    stride: tuple[int | None, ...]
    """In elements; per dimension an integer, which the stride must equal, or `null`: any (a leaf of
    64 bits). Strides of dimensions with extent 1 are not checked."""
    stride_div: tuple[Divisor, ...] = ()
    "Per dimension, a number that must divide the stride."
    align: Divisor = 0
    "The alignment of the first element in bytes."
    order: tuple[int, ...] | None = None
    """The tensor must be compact, its dimensions in this order, fastest first. `[1, 0]` is a
    row-major matrix."""
    noalias: bool = False
    "The memory that the tensor covers must not overlap that of any other tensor of the call."
    role: Role = "inout"
    """The kernel reads `in`, writes `out` without reading its old contents, and does both with
    `inout`."""

    def __post_init__(self) -> None:
        _check_name(self.name, "parameter")
        if self.dtype not in DTYPE_BITS:
            raise ValueError(
                f"tensor {self.name!r}: unknown dtype {self.dtype!r}, expected one of {', '.join(DTYPE_BITS)}"
            )
        if not self.stride_div:
            object.__setattr__(self, "stride_div", tuple(s if s else 1 for s in self.stride))
        if not self.align:
            object.__setattr__(self, "align", dtype_bytes(self.dtype))
        self._check_dimensions()
        if self.align & (self.align - 1) or self.align % dtype_bytes(self.dtype):
            raise ValueError(f"tensor {self.name!r}: alignment {self.align} is no power of two that holds an element")
        if self.role not in ROLES:
            raise ValueError(f"tensor {self.name!r}: role {self.role!r}, expected one of {', '.join(ROLES)}")

    def _check_dimensions(self) -> None:
        if not len(self.shape) == len(self.stride) == len(self.stride_div):
            raise ValueError(
                f"tensor {self.name!r}: shape, stride and stride_div have {len(self.shape)}, {len(self.stride)} and "
                f"{len(self.stride_div)} entries, expected equally many"
            )
        if self.order is not None and sorted(self.order) != list(range(len(self.shape))):
            raise ValueError(f"tensor {self.name!r}: order {list(self.order)} does not name each dimension once")
        if any(isinstance(extent, int) and extent < 0 for extent in self.shape):
            raise ValueError(f"tensor {self.name!r}: negative extent in shape {list(self.shape)}")
        if any(div < 1 for div in self.stride_div):
            raise ValueError(f"tensor {self.name!r}: stride_div {list(self.stride_div)}, expected at least 1")

    @property
    def rank(self) -> int:
        """Number of dimensions."""
        return len(self.shape)


@dataclass(frozen=True, slots=True)
class ScalarParam:
    """A number passed by value."""

    MANIFEST: ClassVar = Written(tag="scalar")

    name: Name
    dtype: ScalarDtype
    default: bool | int | float | None = None
    """The value where a call omits it: `true` or `false` for `i1`, otherwise an integer or a float,
    by its type."""

    def __post_init__(self) -> None:
        _check_name(self.name, "parameter")
        if self.dtype not in SCALAR_TYPES:
            raise ValueError(f"scalar {self.name!r}: dtype {self.dtype!r}, expected one of {', '.join(SCALAR_TYPES)}")
        if self.default is not None and not _holds(self.dtype, self.default):
            raise ValueError(f"scalar {self.name!r}: the default {self.default!r} is no {self.dtype}")


def _holds(dtype: str, number: bool | float) -> bool:
    """Whether a scalar parameter can be this number; booleans are `bool`, integers `int`, floats
    finite `float`.
    """
    if dtype == "i1" or isinstance(number, bool):
        return dtype == "i1" and isinstance(number, bool)
    if dtype[0] not in "iu":
        return isinstance(number, float) and math.isfinite(number)
    width, unsigned = int(dtype[1:]), dtype[0] == "u"
    return isinstance(number, int) and (
        0 <= number < 1 << width if unsigned else -(1 << width - 1) <= number < 1 << width - 1
    )


@dataclass(frozen=True, slots=True)
class PointerParam:
    """An address in global memory. Only the kernel knows how many elements lie there."""

    MANIFEST: ClassVar = Written(tag="pointer")

    name: Name
    dtype: Dtype
    "The type of the elements that it points to."
    align: Divisor = 0
    "A number that must divide the address."

    def __post_init__(self) -> None:
        _check_name(self.name, "parameter")
        if self.dtype not in DTYPE_BITS:
            raise ValueError(
                f"pointer {self.name!r}: unknown dtype {self.dtype!r}, expected one of {', '.join(DTYPE_BITS)}"
            )
        if not self.align:
            object.__setattr__(self, "align", dtype_bytes(self.dtype))
        if self.align < 1 or self.align & (self.align - 1):
            raise ValueError(f"pointer {self.name!r}: alignment {self.align} is no power of two")


@dataclass(frozen=True, slots=True)
class StreamParam:
    """The CUDA stream that launches go to. It has no leaf."""

    MANIFEST: ClassVar = Written(tag="stream")

    name: Name

    def __post_init__(self) -> None:
        _check_name(self.name, "parameter")


@dataclass(frozen=True, slots=True)
class WorkspaceParam:
    """Scratch memory of a call, row-major. The runtime has it ready, or a caller gives it."""

    MANIFEST: ClassVar = Written(first=("name", "dtype"), tag="workspace")

    name: Name
    dtype: Dtype
    "Element type."
    shape: tuple[int | str, ...]
    """Per dimension an integer, or a sum over symbols and integer scalars (`artifact.guard`).
    `[0]`: there is no workspace."""
    align: Divisor = 0
    "The alignment of the memory in bytes."
    zeroed: bool = False
    "The memory is zero before each call, and the kernels leave it so."

    def __post_init__(self) -> None:
        _check_name(self.name, "parameter")
        if self.dtype not in DTYPE_BITS:
            raise ValueError(
                f"workspace {self.name!r}: unknown dtype {self.dtype!r}, expected one of {', '.join(DTYPE_BITS)}"
            )
        if not self.align:
            object.__setattr__(self, "align", dtype_bytes(self.dtype))
        if self.align & (self.align - 1) or self.align % dtype_bytes(self.dtype):
            raise ValueError(
                f"workspace {self.name!r}: alignment {self.align} is no power of two that holds an element"
            )
        if any(isinstance(extent, int) and extent < 0 for extent in self.shape):
            raise ValueError(f"workspace {self.name!r}: negative extent in shape {list(self.shape)}")

    @property
    def absent(self) -> bool:
        """Whether there is no workspace: an extent is 0 in every call."""
        return 0 in self.shape

    @property
    def computed(self) -> tuple[int, ...]:
        """The dimensions whose extent is a leaf: neither an integer nor a name."""
        return tuple(d for d, e in enumerate(self.shape) if isinstance(e, str) and not e.isidentifier())


Param = TensorParam | ScalarParam | PointerParam | StreamParam | WorkspaceParam


@dataclass(frozen=True, slots=True)
class Signature:
    """Parameters in call order, and the symbols that their shapes name. Raises ValueError if they
    do not fit together.
    """

    MANIFEST: ClassVar = Written(first=("symbols",))

    params: tuple[Param, ...]
    "The parameters, in call order."
    symbols: tuple[Symbol, ...] = ()
    "Dynamic extents."
    _leaves: tuple[Input, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        names = [p.name for p in self.params]
        if len(set(names)) < len(names):
            raise ValueError(f"two parameters share a name: {', '.join(names)}")
        if sum(isinstance(p, StreamParam) for p in self.params) > 1:
            raise ValueError("more than one stream parameter")
        declared = {s.name for s in self.symbols}
        if len(declared) < len(self.symbols):
            raise ValueError("a symbol is declared twice")
        used = {extent for tensor in self.tensors for extent in tensor.shape if isinstance(extent, str)}
        if used != declared:
            odd = ", ".join(sorted(used ^ declared))
            raise ValueError(
                f"symbols and tensor shapes disagree about: {odd} (each symbol is declared once and used by a shape)"
            )
        object.__setattr__(self, "_leaves", tuple(self._make_leaves()))

    @property
    def tensors(self) -> tuple[TensorParam, ...]:
        """The tensor parameters, in order."""
        return tuple(p for p in self.params if isinstance(p, TensorParam))

    @property
    def workspaces(self) -> tuple[WorkspaceParam, ...]:
        """The workspaces, in order."""
        return tuple(p for p in self.params if isinstance(p, WorkspaceParam))

    @property
    def interface(self) -> Signature:
        """What the forms of a choice have in common: of workspaces only the names."""
        params = [WorkspaceParam(p.name, "i8", (0,)) if isinstance(p, WorkspaceParam) else p for p in self.params]
        return Signature(tuple(params), self.symbols)

    @property
    def stream(self) -> StreamParam | None:
        """The stream parameter, if there is one."""
        return next((p for p in self.params if isinstance(p, StreamParam)), None)

    def symbol(self, name: str) -> Symbol:
        """The symbol called `name`. Raises KeyError."""
        for symbol in self.symbols:
            if symbol.name == name:
                return symbol
        raise KeyError(name)

    def param(self, name: str) -> Param:
        """The parameter called `name`. Raises KeyError."""
        for param in self.params:
            if param.name == name:
                return param
        raise KeyError(name)

    def leaves(self) -> tuple[Input, ...]:
        """The inputs of the host program, in order.

        A tensor has these leaves: its pointer, each symbol that no earlier tensor has (in dimension
        order), its dynamic strides (in dimension order). A scalar or pointer is a leaf itself; a
        stream has none. A workspace has its pointer, and each extent that is neither an integer nor
        a name. A symbol's leaf names the tensor and dimension that it is read from.
        """
        return self._leaves

    def leaf_symbol(self, leaf: Input) -> Symbol:
        """The symbol that a leaf of kind "symbol" carries."""
        tensor = self.param(leaf.param)
        assert isinstance(tensor, TensorParam)
        return self.symbol(str(tensor.shape[leaf.index]))

    def _make_leaves(self) -> Iterable[Input]:
        widths = {s.name: s.width for s in self.symbols}
        for param in self.params:
            if isinstance(param, ScalarParam):
                yield Input("scalar", param.name, 0, SCALAR_TYPES[param.dtype])
            elif isinstance(param, PointerParam):
                yield Input("ptr", param.name, 0, "ptr")
            elif isinstance(param, WorkspaceParam):
                yield Input("ptr", param.name, 0, "ptr")
                for dim in param.computed:
                    yield Input("extent", param.name, dim, "i32")
            elif isinstance(param, TensorParam):
                yield Input("ptr", param.name, 0, "ptr")
                for dim, extent in enumerate(param.shape):
                    if isinstance(extent, str) and extent in widths:
                        yield Input("symbol", param.name, dim, f"i{widths.pop(extent)}")
                for dim, stride in enumerate(param.stride):
                    if stride is None:
                        yield Input("stride", param.name, dim, "i64")


def compact_stride(
    shape: tuple[int | str, ...], order: tuple[int, ...], symbols: Mapping[str, Symbol] | Sequence[Symbol] = ()
) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
    """Strides of a compact tensor whose dimensions run in `order`, fastest first, and their known
    divisors.

    A stride is the product of the extents of all faster dimensions: an int if those are static,
    else None with the product of the static extents and the symbols' divisors.
    `compact_stride((4, "n", 8), (2, 1, 0), [Symbol("n", div=4)])` is `((None, 8, 1), (32, 8, 1))`.
    """
    known = symbols if isinstance(symbols, Mapping) else {s.name: s for s in symbols}
    stride: list[int | None] = [1] * len(shape)
    divisor = [1] * len(shape)
    static, div = True, 1
    for dim in order:
        stride[dim], divisor[dim] = (div if static else None), max(div, 1)
        extent = shape[dim]
        static = static and isinstance(extent, int)
        div *= extent if isinstance(extent, int) else known[extent].div
    return tuple(stride), tuple(divisor)


def row_major(rank: int) -> tuple[int, ...]:
    """The order of a C-contiguous tensor: the last dimension fastest."""
    return tuple(range(rank - 1, -1, -1))


def concrete_compact_stride(shape: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """Compact strides of a shape of ints."""
    stride = [1] * len(shape)
    for position, dim in enumerate(order):
        stride[dim] = math.prod(shape[faster] for faster in order[:position])
    return tuple(stride)


def strides_of(param: TensorParam, shape: tuple[int, ...]) -> tuple[int, ...]:
    """Strides in elements that the parameter allows: those of its order if it has one, else
    row-major with rows padded to divisors.
    """
    if param.order is not None:
        return concrete_compact_stride(shape, param.order)
    stride, running = [0] * len(shape), 1
    for dim in reversed(range(len(shape))):
        given, div = param.stride[dim], param.stride_div[dim]
        stride[dim] = given if given is not None else -(-running // div) * div
        running = max(running, stride[dim] * shape[dim])
    return tuple(stride)


def _check_name(name: str, what: str) -> None:
    if not name.isidentifier():
        raise ValueError(f"{what} name {name!r} is no identifier")
