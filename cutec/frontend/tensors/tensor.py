"""Tensors in a trace: an iterator (a pointer, or a coordinate for identity tensors) and a
layout.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, overload

from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number import as_class
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Boolean, Int64, Integer, Numeric, as_numeric
from cutec.frontend.numbers.operators import class_of_type
from cutec.frontend.numbers.tensor_ssa import Coord, Index, TensorSSA, full
from cutec.frontend.tensors.layouts import LayoutValue, apply, as_value, compact_layout, is_dynamic, out_of_scope, wrap
from cutec.frontend.tensors.pointers import AddressSpace, Pointer, SwizzledPointer
from cutec.ir.attrs import Typed
from cutec.ir.core import Value
from cutec.ir.types import I32
from cutec.layout import (
    ComposedLayout,
    Swizzle,
    cosize as layout_cosize,
    has_none,
    make_fragment_like as fragment_layout,
    make_layout_like,
    taken_bits,
)
from cutec.layout.text import format_text
from cutec.loc_ip import take_loc_ip
from cutec.ops.cute.types import leaves_of
from cutec.ops.tables import COMPOSITES

if TYPE_CHECKING:
    from cutec.frontend.numbers.numeric import Element

_MAX_INT32 = 2**31 - 1
_STATIC_REGISTERS = "tile the tensor with static tilers; the number of registers is fixed when compiling"


_Derivation = tuple["Tensor", "Callable[[Tensor], Tensor]"]


class Tensor:
    """A tensor: a pointer with a layout, or (an identity tensor) a coordinate with a layout.
    `t[coord]` reads or writes an element; with `None` in the coordinate it is a slice.
    """

    __slots__ = ("_derivation", "_value", "iterator", "layout")
    _number_help = "index the tensor for one element, t[i], or load its value, t.load()"

    __extract_mlir_values__: ClassVar[Callable[[Any], list[Value]]]  # set by `tensors.handlers`
    __new_from_mlir_values__: ClassVar[Callable[[Any, Sequence[Value]], Any]]

    def __init__(self, iterator: Pointer | Any, layout: Any):
        self.iterator = iterator
        self.layout = wrap(layout)
        self._value: Value | None = None
        self._derivation: _Derivation | None = None

    @property
    def shape(self) -> Any:
        """The extents: integers, Int32 or Int64 where dynamic, nested as the layout is."""
        return self.layout.shape

    @property
    def stride(self) -> Any:
        """The strides, in elements, nested as the shape is."""
        return self.layout.stride

    @property
    def leading_dim(self) -> Any:
        """The first mode of more than one element whose stride is known to be 1: its number, for a
        nested mode the numbers of the way there; None where there is none.
        """
        return _unit_stride(self.shape, self.stride)

    @property
    def element_type(self) -> type[Element]:
        """The numeric class of an element."""
        return self._pointer().dtype  # pyright: ignore[reportReturnType]  # `Element` stands for any class

    @property
    def dtype(self) -> Any:
        """The same."""
        return self.element_type

    @property
    def _dtype(self) -> type[Element]:
        """The numeric class of an element, under a name that kernels written for the public DSL
        read. They set it to a class of their own that has the elements' format.
        """
        return self.element_type

    @_dtype.setter
    def _dtype(self, kind: NumberClass) -> None:
        self.iterator, self._value, self._derivation = self._pointer().retyped(kind), None, None

    @property
    def type(self) -> str:
        """The tensor's type as text: pointer (or first coordinate) and layout."""
        return str(self)

    @property
    def memspace(self) -> AddressSpace:
        """The memory space of the elements."""
        return self._pointer().memspace

    @property
    def is_identity(self) -> bool:
        """Whether elements are coordinates, not memory."""
        return not isinstance(self.iterator, Pointer)

    @property
    def ir(self) -> Value:
        """The `!cute.tensor` value."""
        if self._value is None or out_of_scope(self._value):
            self._value = self._pointer().view(self.layout)
        return self._value

    @property
    def value(self) -> Tensor:
        """What operations of the dialect `cute_nvgpu` take for it: itself."""
        return self

    @overload
    def __getitem__(self, coord: Index) -> Element: ...  # pyright: ignore[reportOverlappingOverload]  # without None
    @overload
    def __getitem__(self, coord: Coord) -> Tensor: ...
    def __getitem__(self, coord: Any) -> Any:
        """The element at a coordinate, or with `None` in it the slice of these modes: `t[i]`,
        `t[i, j]`, `t[None, i]`. An element of an identity tensor is a coordinate. Raises E0415 for
        an invalid coordinate.
        """
        coord = self._coordinate(coord)
        if has_none(coord):
            return self._slice(coord)
        if self.is_identity:
            return add_coords(self.iterator, apply("layout_eval", coord, self.layout))
        value = builder().value("cute.load", [self.ir, as_value(self.wide(coord), ("coord",))], self.element_type.mlir)
        return self.element_type(value)

    def __setitem__(self, coord: Coord, value: Numeric | TensorSSA | Value | float) -> None:
        """Write the element at a coordinate, or with `None` in it a slice (a TensorSSA, or one
        number for all elements). Numbers are converted to the class of the elements. Raises E0405
        for a float that would lose its fraction.
        """
        coord = self._coordinate(coord)
        if has_none(coord):
            part = self._slice(coord)
            if isinstance(value, TensorSSA):
                part.store(value)
            else:
                part.fill(value)
            return
        number = _whole(value, self.element_type).to(self.element_type)
        builder().emit("cute.store", [number.ir, self.ir, as_value(self.wide(coord), ("coord",))])

    def __eq__(self, other: object) -> bool:
        """Whether it is the same object. Raises E0404 for a comparison with a number, which is
        probably meant for the elements.
        """
        if isinstance(other, (Numeric, int, float)):
            raise error(
                "E0404",
                "comparing a tensor with a number does not compare its elements",
                user_location(),
                help="compare an element, t[i] == 0, or all: cute.all_(t.load() == 0)",
            )
        return self is other

    __hash__ = object.__hash__

    def __bool__(self) -> bool:
        """Python's own code asks whether there is a tensor; kernel code is refused."""
        return True

    def refuse_truth(self) -> NoReturn:
        """Raise E0301: a condition in kernel code is about elements."""
        raise error(
            "E0301",
            "a tensor has no single truth value",
            user_location(),
            help=(
                "test an element, t[i] != 0, or all elements, cute.any_(t.load()) or cute.all_(t.load()); whether there"
                " is a tensor: t is not None"
            ),
        )

    def __iter__(self) -> Iterator[Any]:
        raise error(
            "E0404",
            "a tensor is not a Python sequence: it cannot be iterated or unpacked",
            user_location(),
            help="index it: for i in range(cute.size(t)): t[i]",
        )

    def load(self) -> TensorSSA:
        """All elements as a TensorSSA. Raises E0401 if the shape is dynamic."""
        self._need_static_shape("load()")
        (ty,) = COMPOSITES["cute.load"].result_types({}, [self.ir.type])
        return TensorSSA(builder().value("cute.load", [self.ir], ty), self.shape, self.element_type)

    def store(self, data: TensorSSA) -> None:
        """Write all elements. Those of a narrower class, or of another one of as many bits, are
        converted to the tensor's. Raises E0401 if the shape is dynamic, E0402 if sizes differ,
        E0405 for other classes.
        """
        self._need_static_shape("store()")
        if not isinstance(data, TensorSSA):
            raise error(
                "E0404",
                f"store() takes a TensorSSA, not {type(data).__name__}",
                user_location(),
                help="fill(x) writes a scalar",
            )
        size = apply("size", self.layout)
        if data.size != size:
            raise error(
                "E0402",
                f"{data.size} values do not fill a tensor of {size} elements",
                user_location(),
                help="give both sides the same number of elements, by the same tiler or layout",
            )
        if data.dtype is not self.element_type and _converts(data.dtype, self.element_type):
            data = data.to(self.element_type)
        if data.dtype is not self.element_type:
            raise error(
                "E0405",
                f"a TensorSSA of {data.dtype.name} does not go into a tensor of {self.element_type.name}",
                user_location(),
                help=f"convert it: .to({self.element_type.name}), or .to(tensor.element_type)",
            )
        builder().emit("cute.store", [data.ir, self.ir])

    def fill(self, value: Numeric | Value | float) -> None:
        """Write one number to all elements."""
        self._need_static_shape("fill()")
        self.store(full(self.shape, value, self.element_type))

    def _need_static_shape(self, what: str) -> None:
        if is_dynamic(self.shape):
            raise error(
                "E0401",
                f"{what} needs a static shape, not {self.layout}",
                user_location(),
                help="tile the tensor first (local_tile, zipped_divide) and take the part with a static shape",
            )

    def _slice(self, coord: Any) -> Tensor:
        return derived(self, lambda whole: part_of(whole, "slice_and_offset", whole.wide(coord)))

    @property
    def stored(self) -> tuple[Any, Any]:
        """Iterator and layout from which it can be made again."""
        return self.iterator, self.layout

    @property
    def mapping(self) -> Any:
        """The layout from coordinates to offsets: with a swizzled iterator, from the address that
        its swizzle counts from, and through the swizzle.
        """
        iterator = self.iterator
        return iterator.mapping(self.layout) if isinstance(iterator, SwizzledPointer) else self.layout

    def part(self, mapping: Any, offset: Any) -> Tensor:
        """The part of this tensor with a mapping of its own, from an offset on."""
        if not isinstance(self.iterator, SwizzledPointer):
            return _narrowed(self._moved(offset), mapping, self.mapping)
        base = self.iterator.base + offset
        if not hasattr(mapping, "outer"):  # the part is too small for the swizzle to matter
            return Tensor(base, mapping)
        return Tensor(SwizzledPointer(base, self.iterator.swizzle, mapping.offset), mapping.outer)

    def _moved(self, offset: Any) -> Any:
        return add_coords(self.iterator, offset) if self.is_identity else self.iterator + offset

    def wide(self, coord: Any) -> Any:
        """The coordinate with 64-bit integers, for tensors in global memory whose offsets may
        exceed 32 bits; other coordinates unchanged.
        """
        if self.is_identity or self.memspace not in (AddressSpace.gmem, AddressSpace.generic):
            return coord
        if not is_dynamic(self.layout):
            cosize = layout_cosize(self.layout)
            if isinstance(cosize, int) and cosize <= _MAX_INT32:
                return coord
        return _widen(coord)

    def _coordinate(self, coord: Any) -> Any:
        """A coordinate with tuples for lists. Raises E0415 for a value that is no coordinate, for a
        register outside of the tensor, and for negative coordinates into memory.
        """
        coord = _tuples(coord, coord)
        if (
            not self.is_identity
            and self.memspace is AddressSpace.rmem
            and not has_none(coord)
            and not is_dynamic(coord)
        ):
            offset, count = apply("layout_eval", coord, self.layout), apply("cosize", self.layout)
            if not 0 <= offset < count:
                raise error(
                    "E0415",
                    f"{coord} is outside of a register tensor of shape {self.shape}",
                    user_location(),
                    help="indices count from 0; the last element is t[cute.size(t) - 1]",
                )
        elif not self.is_identity and _is_negative(coord):
            raise error(
                "E0415",
                f"{coord} is before the first element: coordinates do not count from the end",
                user_location(),
                help=(
                    "the last element of mode i is at t.shape[i] - 1; to reach memory before a tensor, index the larger"
                    " tensor of which it is a part"
                ),
            )
        return coord

    def _pointer(self) -> Pointer:
        if not isinstance(self.iterator, Pointer):
            raise error(
                "E0406",
                "a tensor of coordinates has no memory and no element type",
                user_location(),
                help=(
                    "index it for coordinates; memory and dtype are those of the tensor that the coordinates are for,"
                    " and the host function can pass its dtype as a Constexpr"
                ),
            )
        return self.iterator

    def __str__(self) -> str:
        start = self.iterator
        return f"tensor<{str(start) if isinstance(start, Pointer) else format_text(start)} o {self.layout}>"

    __repr__ = __str__


def _unit_stride(shape: Any, stride: Any) -> Any:
    """Where in nested strides a 1 stands, known when compiling, of a mode that has not one element
    alone.
    """
    if not isinstance(stride, tuple):
        return 0 if isinstance(stride, int) and stride == 1 else None
    for mode, (extent, part) in enumerate(zip(shape, stride)):
        if not isinstance(part, tuple):
            if isinstance(part, int) and part == 1 and not (isinstance(extent, int) and extent == 1):
                return mode
        elif (inner := _unit_stride(extent, part)) is not None:
            return (mode, *(inner if isinstance(inner, tuple) else (inner,)))
    return None


class SwizzledPart(Tensor):
    """A part of a tensor with a swizzled layout, where the swizzle is only a choice of strides:
    `iterator` and `layout` tell it without the swizzle. What is done with the part goes through the
    swizzle.
    """

    __slots__ = ("_composed", "_start", "_taken", "_told")

    def __init__(self, start: Pointer, composed: Any, taken: int):
        self._start, self._composed, self._taken, self._value = start, composed, taken, None
        self._derivation = None
        self._told: tuple[Any, Pointer, Any] | None = None

    def _tell(self) -> tuple[Any, Pointer, Any]:
        """(block, pointer, layout), the block in which they are known."""
        if self._told is None or self._told[0].closed:
            layout, offset = apply("unswizzled", self._composed, taken=self._taken)
            self._told = builder().block, self._start + offset, layout
        return self._told

    @property
    def iterator(self) -> Pointer:  # pyright: ignore[reportIncompatibleVariableOverride]  # made when it is asked for
        """The pointer to the first element."""
        return self._tell()[1]

    @property
    def layout(self) -> Any:  # pyright: ignore[reportIncompatibleVariableOverride]  # made when it is asked for
        """The layout from there, without swizzle."""
        return self._tell()[2]

    @property
    def shape(self) -> Any:
        return self._composed.shape

    @property
    def is_identity(self) -> bool:
        return False

    @property
    def ir(self) -> Value:
        if self._value is None or out_of_scope(self._value):
            self._value = self._start.view(self._composed)
        return self._value

    @property
    def stored(self) -> tuple[Any, Any]:
        return self._start, self._composed

    @property
    def mapping(self) -> Any:
        return self._composed

    def part(self, mapping: Any, offset: Any) -> Tensor:
        return _narrowed(self._start + offset, mapping, self._composed, self._taken)

    def _pointer(self) -> Pointer:
        return self._start


def _narrowed(start: Any, mapping: Any, whole: Any, before: int | None = None) -> Tensor:
    """A part of a tensor. `whole`: the tensor's layout, whose offset has the bits `before` at most,
    if that is known.
    """
    taken = taken_bits(getattr(whole, "abstract", whole), getattr(mapping, "abstract", mapping), before)
    return Tensor(start, mapping) if taken is None else SwizzledPart(start, mapping, taken)


def part_of(tensor: Tensor, function: str, *operands: Any) -> Tensor:
    """The part of a tensor that a layout function selects: the function gives the layout of the
    part and its offset.
    """
    return tensor.part(*apply(function, tensor.mapping, *operands))


def with_layout(tensor: Tensor, function: Callable[[Any], Any]) -> Tensor:
    """The same memory under what a function makes of the layout."""
    return derived(tensor, lambda whole: Tensor(whole.iterator, function(whole.layout)))


def derived(tensor: Tensor, make: Callable[[Tensor], Tensor]) -> Tensor:
    """What a function makes of a tensor by its layout: a part of it, or the same elements in
    another shape. The result knows how it was made (`source_of`, `made_again`), until a loop or
    branch carries it.
    """
    result = make(tensor)
    result._derivation = tensor, make
    return result


def source_of(tensor: Tensor) -> Tensor:
    """The tensor of which this one is a part, through all steps."""
    while tensor._derivation is not None:
        tensor = tensor._derivation[0]
    return tensor


def made_again(tensor: Tensor, start: Tensor) -> Tensor:
    """The tensor made by the same steps of another source: the coordinates of a tile's elements, of
    an identity tensor of the source's shape.
    """
    if tensor._derivation is None:
        return start
    source, make = tensor._derivation
    return make(made_again(source, start))


def make_tensor(iterator: Pointer | tuple[Any, ...] | Integer | int, layout: Any) -> Tensor:
    """A tensor from a pointer (or another tensor's iterator) and a layout or shape."""
    if isinstance(layout, (int, tuple, Numeric)):
        layout = compact_layout(layout)
    if not isinstance(iterator, (Pointer, tuple, int, Integer)):
        raise error(
            "E0404",
            f"make_tensor takes a pointer, not {type(iterator).__name__}",
            user_location(),
            help="the pointer of a tensor is tensor.iterator",
        )
    if isinstance(layout, (NumberClass, str, float, list)) or layout is None:
        raise error(
            "E0410",
            f"make_tensor takes a pointer and a layout, not {layout}",
            user_location(),
            help="cute.make_rmem_tensor(shape, dtype) is a new tensor in registers",
        )
    if isinstance(iterator, SwizzledPointer):
        iterator.in_elements()  # raises E0408 for a swizzle within elements
        if isinstance(layout, ComposedLayout) and not (iterator.swizzle.is_identity or _is_plain(layout)):
            raise error(
                "E0408",
                f"both {iterator} and {layout} have a swizzle",
                user_location(),
                help="cute.recast_ptr(pointer, dtype=...) is the pointer without its swizzle",
            )
    return Tensor(iterator, layout)


def _is_plain(layout: ComposedLayout) -> bool:
    return isinstance(layout.inner, Swizzle) and layout.inner.is_identity


def make_identity_tensor(shape: Any) -> Tensor:
    """The identity tensor: each element is its own coordinate, an integer where the shape is
    one.
    """
    return Tensor(_origin(shape), apply("make_identity_layout", shape))


def _origin(shape: Any) -> Any:
    """The coordinate of the first element."""
    return tuple([_origin(mode) for mode in shape]) if isinstance(shape, tuple) else 0


def make_rmem_tensor(layout_or_shape: Any, dtype: NumberClass) -> Tensor:
    """An uninitialised tensor in registers. Raises E0401 if the shape is dynamic."""
    layout = layout_or_shape
    if isinstance(layout, (int, tuple, list)):
        layout = compact_layout(tuple(layout) if isinstance(layout, list) else layout)
    if isinstance(layout, LayoutValue) or is_dynamic(layout):
        raise error(
            "E0401", f"a register tensor needs a static layout, not {layout!r}", user_location(), help=_STATIC_REGISTERS
        )
    dtype = as_class(dtype)
    count = layout_cosize(layout)
    attrs = {"element": dtype.mlir, "count": Typed(count, I32)}
    (ty,) = COMPOSITES["cute.alloc_rmem"].result_types(attrs, ())
    return Tensor(Pointer.of(builder().value("cute.alloc_rmem", (), ty, attrs), dtype), layout)


def make_fragment_like(src: Any, dtype: NumberClass | None = None) -> Tensor:
    """A register tensor with the shape of a tensor, as `make_rmem_tensor_like`; of a layout, mode 0
    is column-major and innermost, the others follow in the order of their strides.
    """
    return make_rmem_tensor_like(src, dtype) if isinstance(src, Tensor) else _registers(src, dtype, fragment_layout)


def make_rmem_tensor_like(src: Any, dtype: NumberClass | None = None) -> Tensor:
    """A register tensor with the shape of a tensor or layout: compact, with its modes in the order
    of the source's strides. Modes of stride 0 keep their stride.
    """
    return _registers(src, dtype, make_layout_like)


def _registers(src: Any, dtype: NumberClass | None, like: Callable[[Any], Any]) -> Tensor:
    layout = src.stored[1] if isinstance(src, Tensor) else src
    abstract = layout.abstract if isinstance(layout, LayoutValue) else layout
    abstract = abstract.outer if isinstance(abstract, ComposedLayout) else abstract
    if leaves_of(abstract.shape):
        raise error(
            "E0401",
            f"a register tensor needs a static shape, not {format_text(abstract.shape)}",
            user_location(),
            help=_STATIC_REGISTERS,
        )
    kind = dtype or (src.element_type if isinstance(src, Tensor) else None)
    if kind is None:
        raise error(
            "E0404",
            "a register tensor like a layout needs a dtype",
            user_location(),
            help="give it after the layout: make_fragment_like(layout, cutec.Float32)",
        )
    return make_rmem_tensor(like(abstract), kind)


def domain_offset(coord: Any, tensor: Tensor) -> Tensor:
    """The tensor with its origin moved to `coord`; its shape stays. None leaves its mode where it
    is.
    """
    return derived(tensor, lambda whole: part_of(whole, "domain_offset", whole.wide(coord)))


def recast_tensor(src: Tensor, dtype: NumberClass, swizzle_: None = None) -> Tensor:
    """The same bytes as elements of another width. Raises LayoutError if contiguous runs of
    elements do not regroup to whole new elements.
    """
    old, new = src.element_type.width, dtype.width
    pointer = src.iterator
    return Tensor(pointer.retyped(dtype), apply("recast_layout", src.layout, new_type_bits=new, old_type_bits=old))


def add_coords(a: Any, b: Any) -> Any:
    """The sum of two coordinates; a missing part counts as 0."""
    if isinstance(a, tuple) or isinstance(b, tuple):
        a, b = (x if isinstance(x, tuple) else (() if isinstance(x, int) and x == 0 else (x,)) for x in (a, b))
        longer = max(len(a), len(b))
        a, b = a + (0,) * (longer - len(a)), b + (0,) * (longer - len(b))
        return tuple([add_coords(x, y) for x, y in zip(a, b)])
    if isinstance(a, int) and a == 0:
        return b
    return a if isinstance(b, int) and b == 0 else a + b


def _tuples(part: Any, whole: Any) -> Any:
    """A coordinate with tuples for lists. Raises E0415 for a part that is not an integer, None, a
    tuple or a list.
    """
    if isinstance(part, (tuple, list)):
        return tuple([_tuples(p, whole) for p in part])
    if isinstance(part, (bool, Boolean)):
        raise error(
            "E0415",
            "a Boolean is no coordinate",
            user_location(),
            help=(
                "cutec.Int32(flag) is 0 or 1; cute.where(flags, a, b) selects by element, a predicate (pred=) selects"
                " what is copied"
            ),
        )
    if part is None or isinstance(part, int) or (isinstance(part, Numeric) and type(part).is_integer):
        return part
    if isinstance(part, Value) and (kind := class_of_type(part)) is not None and kind.is_integer:
        return _tuples(as_numeric(part), whole)
    if isinstance(part, slice) or part is Ellipsis:
        raise error(
            "E0415",
            f"{'a slice a:b' if isinstance(part, slice) else '...'} is no coordinate",
            user_location(),
            help="None takes a whole mode: t[None, i]; local_tile and zipped_divide take parts of one",
        )
    other: Any = part
    if hasattr(other, "__index__") and not isinstance(other, Numeric):
        return other.__index__()
    raise error(
        "E0415",
        f"a tensor is indexed with integers, tuples of them and None, not {whole!r}",
        user_location(),
        help="t[i], t[i, j] or t[None, i]",
    )


def _whole(value: Any, wanted: NumberClass) -> Numeric:
    """The number. Raises E0405 for a float that goes into an integer, unless it is known to have
    no fraction.
    """
    number = as_numeric(value) if isinstance(value, float) else as_numeric(value, wanted)
    kind = type(number)
    known = number.is_static and float(number.python).is_integer()
    if wanted.is_integer and wanted.width > 1 and kind.is_float and not known:
        raise error(
            "E0405",
            f"a {kind.name} that goes into a tensor of {wanted.name} would lose its fraction",
            user_location(),
            help=f".to({wanted.name}) truncates",
        )
    return as_numeric(value, wanted)


def _converts(given: NumberClass, wanted: NumberClass) -> bool:
    """Whether a store converts: floats to floats, and integers to integers, of at least as many
    bits. Signed integers become wider unsigned ones only by name, since negative ones change.
    """
    if given.is_float and wanted.is_float:
        return wanted.width > given.width or wanted.width == given.width >= 16
    if not (given.is_integer and wanted.is_integer) or 1 in (given.width, wanted.width):
        return False
    return wanted.width == given.width or (wanted.width > given.width and (wanted.signed or not given.signed))


def _widen(coord: Any) -> Any:
    if isinstance(coord, tuple):
        return tuple([_widen(c) for c in coord])
    if isinstance(coord, Numeric) and not coord.is_static and coord.width < 64:
        return coord.to(Int64)
    return coord


def _is_negative(coord: Any) -> bool:
    """Whether a static part of the coordinate is negative."""
    if isinstance(coord, tuple):
        return any(map(_is_negative, coord))
    return (isinstance(coord, int) and coord < 0) or (isinstance(coord, Numeric) and coord.is_static and int(coord) < 0)


take_loc_ip(globals())
