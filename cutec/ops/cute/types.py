"""The types of the `cute` dialect. Each carries a *payload*: the layout, int tuple or tensor view
it describes, with abstract leaves (`?{div=8}`) where a value is known only at run time. A payload
without such leaves is the value itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import I1, I8, I32, Type, carrier, ptr
from cutec.layout import (
    ComposedLayout,
    Layout,
    LayoutError,
    Leaf,
    ScaledBasis,
    Swizzle,
    Tile,
    format_text,
    has_none,
    parse,
)
from cutec.layout.inttuple import format_tuple
from cutec.layout.text import is_tile, tile_text
from cutec.layout.typed import Typed, verified
from cutec.lazy import Sections
from cutec.records import dataclass

_set = object.__setattr__
SPACES = {"generic": 0, "gmem": 1, "smem": 3, "rmem": 0, "dsmem": 7}
TENSOR_MEMORY = "tmem"  # the space whose addresses are numbers: the lane from bit 16 on, the column below
SPACE_NAMES = (*SPACES, TENSOR_MEMORY)


def address_type(space: str) -> Type:
    """The type of addresses of a memory space."""
    return I32 if space == TENSOR_MEMORY else ptr(SPACES[space])


@dataclass(frozen=True, slots=True)
class Bounds:
    """The array that a tensor is part of: its start, its size in bytes (i64), its name in messages,
    and whether kernels may store to it (i1), if only the run knows.
    """

    base: Value
    extent: Value
    array: str
    writable: Value | None = None


@dataclass(frozen=True, slots=True, eq=False)
class TensorView:
    """A tensor: where it starts (`ptr`, None in a type), element type, memory space, alignment of
    `ptr` in bytes, layout.

    While it is lowered, the layout's dynamic leaves are SSA values, and `bounds` says what its
    accesses are checked against.
    """

    element: Type
    space: str
    align: int
    layout: Layout | ComposedLayout
    ptr: Value | None = None
    bounds: Bounds | None = None

    def __init__(
        self,
        element: Type,
        space: str,
        align: int,
        layout: Layout | ComposedLayout,
        ptr: Value | None = None,
        bounds: Bounds | None = None,
    ):
        _set(self, "element", element)
        _set(self, "space", space)
        _set(self, "align", align)
        _set(self, "layout", layout)
        _set(self, "ptr", ptr)
        _set(self, "bounds", bounds)

    @property
    def base(self) -> Value:
        """The pointer of a tensor that is being lowered."""
        assert self.ptr is not None
        return self.ptr

    @property
    def plain(self) -> Layout:
        """The layout of a tensor without a swizzle. Raises LayoutError for a composed layout."""
        if isinstance(self.layout, ComposedLayout):
            raise LayoutError(f"expected a layout without a swizzle, not {self.layout}")
        return self.layout


@dataclass(frozen=True, slots=True)
class PointerView:
    """The facts about a pointer: the type that it points to, the memory space, and the alignment of
    the address in bytes.
    """

    element: Type
    space: str
    align: int


class CuteType(Type):
    """A type of our own dialects, `!cute.<kind><parameters>`, with its payload. Parameters are
    texts, integers and types.
    """

    __slots__ = ("name", "payload")

    def __init__(self, name: str, payload: Any, *parameters: Any):
        super().__init__(f"!{name}<{', '.join(map(_parameter, parameters))}>")
        self.name = name
        self.payload = payload

    @property
    def kind(self) -> str:
        """The name without the dialect."""
        return self.name.partition(".")[2]


def payload_of(ty: Type) -> Any:
    """The payload of one of our types."""
    assert isinstance(ty, CuteType)
    return ty.payload


def _parameter(value: Any) -> str:
    if isinstance(value, Type):
        return value.mlir
    return f'"{value}"' if isinstance(value, str) else str(value)


@dataclass(frozen=True, slots=True)
class TypeRow:
    """A type in the table: `parameters` in the notation of `ops.cute.form` for attributes,
    `read(*parameters)` gives the type that they stand for (raising LayoutError or ValueError where
    they stand for none), `example` is a type's text.
    """

    name: str
    summary: str
    parameters: str
    read: Callable[..., CuteType]
    example: str


TYPES: Sections[TypeRow] = Sections()  # complete in `ops.tables`


def cute_type(
    name: str, summary: str, parameters: str, example: str
) -> Callable[[Callable[..., CuteType]], Callable[..., CuteType]]:
    """Register the decorated function as the reader of a type."""

    def register(read: Callable[..., CuteType]) -> Callable[..., CuteType]:
        TYPES.add(name, TypeRow(name, summary, parameters, read, example))
        return read

    return register


def _layout_kind(kind: str, summary: str, example: str) -> None:
    @cute_type(f"cute.{kind}", summary, "text: string", f'!cute.{kind}<"{example}">')
    def read(text: str) -> CuteType:
        return type_of(verified(Typed(kind, parse(text))).value, kind)


for _kind, _summary, _example in (
    ("int_tuple", "an integer, or a tuple of int tuples", "(4,(?{div=8},?{i64}))"),
    ("shape", "extents", "(128,?)"),
    ("stride", "strides: integers, or scaled bases", "(1,?{i64 div=8})"),
    ("coord", "a coordinate; _ takes a whole mode", "(_,?)"),
    ("tile", "a layout for each mode; _ leaves a mode alone", "[4:1;(2,4):(4,1)]"),
    ("layout", "a function from coordinates to integers (or coordinates)", "(4,8):(1,?{div=8})"),
    ("composed_layout", "inner o offset o outer", "S<3,4,3> o 0 o (8,64):(64,1)"),
    ("swizzle", "a permutation of offsets by an exclusive or of their bits", "S<3,4,3>"),
):
    _layout_kind(_kind, _summary, _example)


def tensor_type(payload: TensorView) -> CuteType:
    """The type of a tensor."""
    return CuteType("cute.tensor", payload, payload.element, payload.space, payload.align, format_text(payload.layout))


def pointer_type(payload: PointerView) -> CuteType:
    """The type of a pointer."""
    return CuteType("cute.ptr", payload, payload.element, payload.space, payload.align)


@cute_type(
    "cute.tensor",
    "the elements that a pointer and a layout reach: element type, memory space, alignment of the pointer in bytes,"
    " layout",
    "element: number, space: space, align: int, layout: string",
    '!cute.tensor<f16, "gmem", 16, "(?,64):(64,1)">',
)
def _read_tensor(element: Type, space: str, align: int, layout: str) -> CuteType:
    return tensor_type(TensorView(element, space, align, parse(layout)))


@cute_type(
    "cute.ptr",
    "an address: type of what lies there, memory space, bytes that divide the address",
    "element: number, space: space, align: int",
    '!cute.ptr<f16, "smem", 128>',
)
def _read_pointer(element: Type, space: str, align: int) -> CuteType:
    return pointer_type(PointerView(element, space, align))


def type_of(payload: Any, kind: str = "") -> CuteType:
    """The type that describes a payload; int tuples and tiles are of the given kind. Payloads of
    other dialects say theirs (`cute_type`).
    """
    if isinstance(payload, TensorView):
        return tensor_type(payload)
    if isinstance(payload, PointerView):
        return pointer_type(payload)
    if hasattr(payload, "cute_type"):
        return payload.cute_type
    kind = _kind_of(payload, kind)
    return CuteType(f"cute.{kind}", payload, tile_text(payload) if kind == "tile" else format_tuple(payload))


def _kind_of(payload: Any, kind: str) -> str:
    if isinstance(payload, ComposedLayout):
        return "composed_layout"
    if isinstance(payload, Swizzle):
        return "swizzle"
    if isinstance(payload, Layout) and kind != "tile":
        return "layout"
    if kind:
        return kind
    return "tile" if is_tile(payload) else "coord" if has_none(payload) else "int_tuple"


def is_static_payload(payload: Any) -> bool:
    """Whether nothing in a payload is known only at run time."""
    if type(payload) is int:
        return True
    if isinstance(payload, Leaf):
        return False
    if isinstance(payload, tuple):
        return all(map(is_static_payload, payload))
    if isinstance(payload, Layout):
        return is_static_payload(payload.shape) and is_static_payload(payload.stride)
    if isinstance(payload, ComposedLayout):
        return all(map(is_static_payload, (payload.inner, payload.offset, payload.outer)))
    if isinstance(payload, ScaledBasis):
        return is_static_payload(payload.value)
    return payload is None or isinstance(payload, (int, Swizzle))


def leaves_of(payload: Any) -> list[Leaf]:
    """The dynamic leaves of a payload from left to right, shapes before strides."""
    if isinstance(payload, Leaf):
        return [payload]
    if isinstance(payload, tuple):
        return [leaf for part in payload for leaf in leaves_of(part)]
    if isinstance(payload, Layout):
        return leaves_of(payload.shape) + leaves_of(payload.stride)
    if isinstance(payload, ComposedLayout):
        return leaves_of(payload.inner) + leaves_of(payload.offset) + leaves_of(payload.outer)
    if isinstance(payload, ScaledBasis):
        return leaves_of(payload.value)
    return []


def by_width(leaves: list[Leaf]) -> list[int]:
    """Positions of the 32-bit leaves, then of the 64-bit ones: the order in which operations take
    and give them (in IRDL all values of a variadic group have one type, so each width is a group of
    its own).
    """
    return sorted(range(len(leaves)), key=lambda position: leaves[position].width)


def width_segments(leaves: list[Leaf]) -> IntArray:
    """The sizes of these two groups."""
    wide = sum(leaf.width == 64 for leaf in leaves)
    return IntArray((len(leaves) - wide, wide))


def with_leaves(payload: Any, leaves: list[Any]) -> Any:
    """The payload with its dynamic leaves replaced, in the order of `leaves_of`."""
    return _replace(payload, iter(leaves))


def _replace(payload: Any, leaves: Any) -> Any:
    if isinstance(payload, Leaf):
        return next(leaves)
    if isinstance(payload, Tile):
        return Tile([_replace(part, leaves) for part in payload])
    if isinstance(payload, tuple):
        return tuple([_replace(part, leaves) for part in payload])
    if isinstance(payload, Layout):
        shape = _replace(payload.shape, leaves)
        return Layout(shape, _replace(payload.stride, leaves))
    if isinstance(payload, ComposedLayout):
        inner, offset = _replace(payload.inner, leaves), _replace(payload.offset, leaves)
        return ComposedLayout(inner, offset, _replace(payload.outer, leaves))
    if isinstance(payload, ScaledBasis):
        return ScaledBasis(_replace(payload.value, leaves), payload.modes)
    return payload


@cache
def storage(element: Type) -> Type:
    """The type under which an element lies in memory: Booleans take a byte, formats that LLVM does
    not have are their bits.
    """
    return I8 if element == I1 else carrier(element)
