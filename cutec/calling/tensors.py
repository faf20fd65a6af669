"""Tensors handed to calls and to `cute.compile`: `from_dlpack`, which views a framework's tensor,
and fake tensors, which have no memory.

Both state which of their extents and strides are static, part of the compiled code, and which are
dynamic, arguments of each call.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from cutec.artifact.signature import concrete_compact_stride, dtype_bytes
from cutec.calling.pointers import RuntimePointer, space_of
from cutec.calling.protocols import Part
from cutec.calling.symbols import SymbolNames, SymInt
from cutec.diag import CutecError, error
from cutec.diag.kinds import MarkError
from cutec.frontend.exports.argspec import StrideSpec, SymbolSpec, TensorSpec, dtype_name
from cutec.frontend.numbers.number_class import NumberClass, by_short
from cutec.frontend.tensors.pointers import AddressSpace
from cutec.frontend.tensors.tensor import Tensor
from cutec.layout import Layout
from cutec.runtime.tensors import TensorView, in_pairs, view_anywhere

_INT32 = 2**31 - 1
Extents = tuple[int | SymInt, ...] | list[int | SymInt] | int | SymInt


def from_dlpack(
    tensor: Any,
    assumed_align: int | None = None,
    use_32bit_stride: bool = False,
    *,
    enable_tvm_ffi: bool = False,
    force_tf32: bool = False,
) -> RuntimeTensor:
    """View a tensor of PyTorch, CuPy, JAX, NumPy or any library with DLPack, without a copy; its
    layout is static until it is marked.

    assumed_align: bytes that its address is a multiple of (default: those of an element).
    use_32bit_stride: promise that its offsets fit 32 bits (checked by the marks). force_tf32:
    32-bit floats as TFloat32. `enable_tvm_ffi` changes nothing: calls take tensors as they are.

    Raises E4020 for other objects, E4025 for an address that is not aligned, E4304 for a dtype
    that cutec does not know.
    """
    return RuntimeTensor(tensor, assumed_align, use_32bit_stride, force_tf32)


class RuntimeTensor(Part):
    """The result of `from_dlpack`. `source` is the framework's tensor, which owns the memory."""

    def __init__(self, source: Any, align: int | None = None, use_32bit_stride: bool = False, force_tf32: bool = False):
        self.source = source
        self.view: TensorView = in_pairs(view_anywhere(source, "tensor"))
        short = "tf32" if force_tf32 and self.view.dtype == "f32" else self.view.dtype
        try:
            self._dtype: NumberClass = by_short(short)
        except KeyError:
            raise error(
                "E4304",
                f"a tensor of {self.view.dtype} cannot be passed",
                help="view it as integers of that width, and set .element_type",
            ) from None
        self.alignment = align or max(1, self._dtype.width // 8)
        self._narrow = use_32bit_stride
        # dimensions that `mark_compact_shape_dynamic` took, with their divisors
        self._dynamic: dict[int, int] | None = None
        self._order: tuple[int, ...] | None = None  # fastest first
        self._leading: int | None = None
        self._all = False
        self.retyped: Any = None  # the tensor that calls pass where the elements' type was changed
        if self.view.pointer % self.alignment:
            raise error("E4025", f"the tensor begins at {self.view.pointer:#x}, assumed_align={self.alignment}")

    # Properties.

    @property
    def __class__(self) -> type:  # pyright: ignore[reportIncompatibleMethodOverride]  # what isinstance sees besides its own
        """For `isinstance(tensor, cute.Tensor)`: programs ask it of what they pass to a kernel."""
        return Tensor

    @property
    def shape(self) -> tuple[int, ...]:
        """Extents."""
        return self.view.shape

    @property
    def stride(self) -> tuple[int, ...]:
        """Strides in elements."""
        return self.view.stride

    @property
    def layout(self) -> Layout:
        """Shape and strides as they are now."""
        return Layout(self.shape, self.stride)

    @property
    def element_type(self) -> NumberClass:
        """The numeric class of an element. It can be set to another of the same width, because
        frameworks lack some dtypes. Bytes can be set to a narrower class: the tensor then has as
        many elements, packed at the start of its memory.
        """
        return self._dtype

    @element_type.setter
    def element_type(self, dtype: NumberClass) -> None:
        if dtype.width != self._dtype.width and not dtype.width < 8 == self._dtype.width:
            raise error(
                "E4304",
                f"elements of {self._dtype.width} bits cannot be taken for {dtype.__name__}, which has {dtype.width}",
            )
        self._dtype, self.retyped = dtype, None

    @property
    def memspace(self) -> AddressSpace:
        """Global memory of a GPU, or generic for memory of the host."""
        return AddressSpace.generic if self.view.device is None else AddressSpace.gmem

    @property
    def data_ptr(self) -> int:
        """The address of the first element."""
        return self.view.pointer

    @property
    def iterator(self) -> RuntimePointer:
        """A pointer to the first element."""
        return RuntimePointer(self._dtype, self.view.pointer, self.memspace, self.alignment, self.source)

    @property
    def leading_dim(self) -> int | None:
        """The dimension of stride 1, as it was marked or as it follows from the strides; None if no
        stride is 1. Raises E4303 where the strides do not decide.
        """
        if self._all:
            return self._leading
        return self._order[0] if self._order is not None else self._deduced_leading()

    def dynamic_view(self) -> RuntimeTensor:
        """The same memory and elements with a dynamic layout, whatever was marked before."""
        made = RuntimeTensor(self.source, self.alignment, self._narrow)
        made._dtype = self._dtype
        return made.mark_layout_dynamic(self.leading_dim)

    def dim_order(self) -> tuple[int, ...]:
        """Dimensions from the slowest to the fastest."""
        return tuple(sorted(range(len(self.shape)), key=lambda d: (-self.stride[d], d)))

    @property
    def __cache_key__(self) -> Hashable:
        """What compiled code depends on: equal for tensors that one compilation serves. Programs
        key their own caches by it.
        """
        return self.spec(SymbolNames(), "x"), self.memspace

    def __str__(self) -> str:
        spec = self.spec(SymbolNames(), "x")
        shape = ",".join(_extent_text(e) for e in spec.shape)
        stride = ",".join(
            "?" + (f"{{div={s.div}}}" if s.div > 1 else "") if isinstance(s, StrideSpec) else str(s)
            for s in spec.stride or ()
        )
        return f"Tensor<0x{self.data_ptr:016x}@{self.memspace.name} o ({shape}):({stride})>"

    __repr__ = __str__

    # Dynamic layouts.

    def mark_layout_dynamic(self, leading_dim: int | None = None) -> RuntimeTensor:
        """Make all extents dynamic, and all strides except 0 and that of the leading dimension,
        which is 1.

        leading_dim: by default the only dimension of stride 1, or the only one of these whose
        extent is not 1; none if no stride is 1. Raises E4303 where that does not decide, where the
        stride of `leading_dim` is not 1, and for offsets beyond 32 bits if 32-bit strides were
        promised.
        """
        self._check_narrow()
        self._leading = self._deduced_leading() if leading_dim is None else self._given_leading(leading_dim)
        self._all, self._dynamic = True, None
        return self

    def mark_compact_shape_dynamic(
        self, mode: int, stride_order: Sequence[int] | None = None, divisibility: int = 1
    ) -> RuntimeTensor:
        """Make the extent of dimension `mode` dynamic, a multiple of `divisibility`, and with it
        the strides of all slower dimensions.

        stride_order: dimensions from the slowest to the fastest, as torch's `dim_order()`; by
        default by their strides. The tensor has to be compact. Marks of several dimensions add up;
        after `mark_layout_dynamic` all extents stay dynamic, and a mark only adds a divisor. Raises
        E4303, which names the misfit.
        """
        self._check_narrow()
        if not 0 <= mode < len(self.shape):
            raise _mark_error(f"mode {mode} is not in [0, {len(self.shape)})")
        order = self._deduced_order() if stride_order is None else self._given_order(stride_order)
        if self._order is not None and order != self._order:
            raise _mark_error(
                f"stride_order {list(reversed(order))} is not that of an earlier mark, {list(reversed(self._order))}"
            )
        compact = concrete_compact_stride(self.shape, order)
        if any(n != 1 and have != want for n, have, want in zip(self.shape, self.stride, compact)):
            what = (
                "the tensor is not compact"
                if stride_order is None
                else f"stride_order {list(stride_order)} is not consistent with the layout"
            )
            raise _mark_error(f"{what} {self.layout}")
        if divisibility < 1 or self.shape[mode] % divisibility:
            raise _mark_error(f"extent {self.shape[mode]} of mode {mode} is not divisible by {divisibility}")
        self._dynamic = {**(self._dynamic or {}), mode: divisibility}
        self._order = order
        return self

    def _check_narrow(self) -> None:
        if self._narrow and sum((n - 1) * abs(s) for n, s in zip(self.shape, self.stride)) > _INT32:
            raise _mark_error(f"offsets of layout {self.layout} do not fit 32 bits", "leave out use_32bit_stride")

    def _given_leading(self, dim: int) -> int:
        rank = len(self.shape)
        if not -rank <= dim < rank:
            raise _mark_error(f"leading_dim {dim} is not in [-{rank}, {rank})")
        if self.stride[dim % rank] != 1 and self.shape[dim % rank] != 1:
            raise _mark_error(f"the stride of leading_dim {dim} is {self.stride[dim % rank]}, expected 1")
        return dim % rank

    def _deduced_leading(self) -> int | None:
        ones = [d for d, s in enumerate(self.stride) if s == 1]
        longer = [d for d in ones if self.shape[d] > 1]
        if len(ones) <= 1:
            return ones[0] if ones else None
        if len(longer) != 1:
            what = f"cannot deduce the leading dimension: that of layout {self.layout} is ambiguous"
            raise _mark_error(what, "pass leading_dim=")
        return longer[0]

    def _deduced_order(self) -> tuple[int, ...]:
        if self._order is not None:
            return self._order
        if sum(s == 1 for s in self.stride) > 1:
            raise _mark_error(
                f"the order of strides of layout {self.layout} is ambiguous", "pass stride_order=, e.g. x.dim_order()"
            )
        return tuple(reversed(self.dim_order()))

    def _given_order(self, order: Sequence[int]) -> tuple[int, ...]:
        rank = len(self.shape)
        if len(order) != rank:
            raise _mark_error(f"stride_order has {len(order)} entries, expected {rank}")
        missing = set(range(rank)) - set(order)
        if missing:
            raise _mark_error(f"stride_order {list(order)} does not contain dimension {min(missing)}")
        return tuple(reversed(order))

    def spec(self, names: SymbolNames, place: str) -> TensorSpec:
        """The argument type, as the marks make it."""
        dtype = dtype_name(self._dtype)
        if self._all:
            marked = self._dynamic or {}
            shape: tuple[Any, ...] = tuple(
                SymbolSpec(names.fresh(f"{place}_{d}"), None, marked.get(d, 1)) for d in range(len(self.shape))
            )
            known = _marked_stride(shape, self._order) if marked and self._order else (StrideSpec(),) * len(shape)
            stride = tuple(
                1 if d == self._leading else 0 if s == 0 else StrideSpec(_divisor(known[d]))
                for d, s in enumerate(self.stride)
            )
            return TensorSpec(dtype, shape, stride, align=self.alignment)
        if self._dynamic is None:
            return TensorSpec(dtype, self.shape, self.stride, align=self.alignment)
        shape = tuple(
            SymbolSpec(names.fresh(f"{place}_{d}"), None, self._dynamic[d]) if d in self._dynamic else e
            for d, e in enumerate(self.shape)
        )
        assert self._order is not None
        return TensorSpec(dtype, shape, _marked_stride(shape, self._order), self._order, self.alignment)


def _marked_stride(shape: tuple[Any, ...], order: tuple[int, ...]) -> tuple[int | StrideSpec, ...]:
    """Strides of a compact tensor, those of static extents 1 as 0."""
    stride: list[int | StrideSpec] = [0] * len(shape)
    static, known = True, 1
    for dim in order:
        extent = shape[dim]
        if extent == 1:
            continue
        stride[dim] = known if static else StrideSpec(known)
        static = static and isinstance(extent, int)
        known *= extent if isinstance(extent, int) else extent.div
    return tuple(stride)


def _divisor(stride: int | StrideSpec) -> int:
    """The number that a stride is known to be a multiple of."""
    return stride.div if isinstance(stride, StrideSpec) else max(stride, 1)


class FakeTensor(Part):
    """A tensor without memory, for `cute.compile`: dtype, extents and strides, some of them
    symbols.
    """

    def __init__(
        self,
        dtype: NumberClass,
        shape: Extents,
        stride: Sequence[int | SymInt] | None,
        order: Sequence[int] | None,
        space: Any,
        align: int | None,
    ):
        self.element_type = dtype
        self.shape: tuple[int | SymInt, ...] = tuple(shape) if isinstance(shape, (tuple, list)) else (shape,)
        self.memspace = space_of(space, "a tensor")
        self.alignment = align or max(1, dtype.width // 8)
        self._stride = None if stride is None else tuple(stride)
        self._order = tuple(order) if order is not None else tuple(range(len(self.shape)))
        sizes = {len(self.shape), len(self._order if self._stride is None else self._stride)}
        if len(sizes) > 1 or (self._stride is None and sorted(self._order) != list(range(len(self.shape)))):
            raise error(
                "E4303",
                f"a fake tensor of shape {self.shape} with strides {self._stride} or order {self._order}",
                help="one stride per dimension, or an order that gives each dimension its rank",
            )

    @property
    def __class__(self) -> type:  # pyright: ignore[reportIncompatibleMethodOverride]  # what isinstance sees besides its own
        """For `isinstance(tensor, cute.Tensor)`."""
        return Tensor

    @property
    def _assumed_align(self) -> int:  # what the address is a multiple of; programs read it
        return self.alignment

    @property
    def stride(self) -> tuple[Any, ...]:
        """Strides in elements, symbols where they are known only at a call."""
        spec = self.spec(SymbolNames(), "x")
        return tuple(SymInt(64, divisibility=s.div) if isinstance(s, StrideSpec) else s for s in spec.stride or ())

    def spec(self, names: SymbolNames, place: str) -> TensorSpec:
        """Its argument type."""
        dtype = dtype_name(self.element_type)
        shape = tuple(names.of(e, f"{place}_{d}") if isinstance(e, SymInt) else e for d, e in enumerate(self.shape))
        if self._stride is not None:
            stride = tuple(StrideSpec(s.divisibility) if isinstance(s, SymInt) else s for s in self._stride)
            return TensorSpec(dtype, shape, stride, align=self.alignment)
        fastest = tuple(sorted(range(len(shape)), key=lambda d: self._order[d]))
        return TensorSpec(dtype, shape, _plain_stride(shape, fastest), align=self.alignment)

    def __str__(self) -> str:
        return (
            f"FakeTensor<{self.element_type.__name__} o"
            f" ({','.join(map(str, self.shape))}):({','.join(map(str, self.stride))})>"
        )

    __repr__ = __str__

    def __getattr__(self, name: str) -> Any:
        if name in ("data_ptr", "iterator"):
            raise self._without_memory()
        raise AttributeError(f"a fake tensor has no {name!r}")

    def __getitem__(self, coord: Any) -> Any:
        raise self._without_memory()

    def __setitem__(self, coord: Any, value: Any) -> None:
        raise self._without_memory()

    def _without_memory(self) -> CutecError:
        return error(
            "E4306",
            "a fake tensor has no memory",
            help="it only gives types to cute.compile; call the result with real tensors",
        )


def _plain_stride(shape: tuple[Any, ...], order: tuple[int, ...]) -> tuple[int | StrideSpec, ...]:
    """Strides of a compact tensor whose dimensions run in `order`, fastest first."""
    stride: list[int | StrideSpec] = [1] * len(shape)
    static, known = True, 1
    for dim in order:
        stride[dim] = known if static else StrideSpec(known)
        static = static and isinstance(shape[dim], int)
        known *= shape[dim] if isinstance(shape[dim], int) else shape[dim].div
    return tuple(stride)


def make_fake_tensor(
    dtype: NumberClass,
    shape: Extents,
    stride: Sequence[Any],
    *,
    memspace: Any = None,
    assumed_align: int | None = None,
) -> FakeTensor:
    """A tensor without memory, with these strides (ints or symbols)."""
    return FakeTensor(dtype, shape, stride, None, memspace, assumed_align)


def make_fake_compact_tensor(
    dtype: NumberClass,
    shape: Extents,
    *,
    stride_order: Sequence[int] | None = None,
    memspace: Any = None,
    assumed_align: int | None = None,
    use_32bit_stride: bool = False,
) -> FakeTensor:
    """A compact tensor without memory. stride_order: the rank of each dimension, 0 the fastest
    (default: the first dimension fastest). Calls give the strides that do not follow from static
    extents, and need not be compact there.

    `use_32bit_stride` is accepted without effect; dynamic strides have 64 bits.
    """
    return FakeTensor(dtype, shape, None, stride_order, memspace, assumed_align)


def _extent_text(extent: Any) -> str:
    if isinstance(extent, int):
        return str(extent)
    return f"?{{div={extent.div}}}" if extent.div > 1 else "?"


def element_bytes(tensor: RuntimeTensor) -> int:
    """Bytes that an element takes in memory."""
    return dtype_bytes(dtype_name(tensor.element_type))


def _mark_error(message: str, help: str = "") -> CutecError:
    return MarkError("E4303", message, help=help)
