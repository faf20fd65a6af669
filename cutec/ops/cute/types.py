"""The types of the `cute` dialect. Each carries a *payload*: the layout, int tuple or tensor view it describes, with abstract
leaves (`?{div=8}`) where a value is known only at run time. A payload without such leaves is the value itself."""

from __future__ import annotations

from typing import Any

from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import I8, I1, Type
from cutec.layout import ComposedLayout, Layout, Leaf, ScaledBasis, Swizzle
from cutec.layout import format_text
from cutec.records import dataclass

SPACES = {"generic": 0, "gmem": 1, "smem": 3, "rmem": 0}

# The kinds of `!cute` types with their parameters, in the notation of `ops.cute.form` for attributes.
TYPE_FORMS = {
    **dict.fromkeys(("layout", "composed_layout", "swizzle", "tile", "int_tuple"), "text: string"),
    "tensor": "element: number, space: space, align: int, layout: string",
}


@dataclass(frozen=True, slots=True)
class Bounds:
    """The array that a tensor is part of: its start, its size in bytes (i64), and what it is called in messages."""

    base: Value
    extent: Value
    array: str


@dataclass(frozen=True, slots=True, eq=False)
class TensorView:
    """A tensor: where it starts (`ptr`, None in a type), element type, memory space, alignment of `ptr` in bytes, layout.

    While it is lowered, the layout's dynamic leaves are SSA values, and `bounds` says what its accesses are checked against.
    """

    element: Type
    space: str
    align: int
    layout: Layout | ComposedLayout
    ptr: Value | None = None
    bounds: Bounds | None = None


class CuteType(Type):
    """`!cute.<kind><"text">` with its payload."""

    __slots__ = ("kind", "payload")

    def __init__(self, kind: str, payload: Any):
        super().__init__(f'!cute.{kind}<"{format_text(payload)}">')
        self.kind = kind
        self.payload = payload


class TensorType(CuteType):
    """`!cute.tensor<element, "space", align, "layout">`."""

    __slots__ = ()

    def __init__(self, payload: TensorView):
        text = f'!cute.tensor<{payload.element.mlir}, "{payload.space}", {payload.align}, "{format_text(payload.layout)}">'
        Type.__init__(self, text)
        self.kind = "tensor"
        self.payload = payload


def type_of(payload: Any) -> CuteType:
    """The `!cute` type that describes a payload."""
    if isinstance(payload, TensorView):
        return TensorType(payload)
    return CuteType(_kind(payload), payload)


def _kind(payload: Any) -> str:
    if isinstance(payload, Layout):
        return "layout"
    if isinstance(payload, ComposedLayout):
        return "composed_layout"
    if isinstance(payload, Swizzle):
        return "swizzle"
    return "tile" if _holds_layout(payload) else "int_tuple"


def _holds_layout(payload: Any) -> bool:
    return isinstance(payload, Layout) or (isinstance(payload, tuple) and any(map(_holds_layout, payload)))


def is_static_payload(payload: Any) -> bool:
    """Whether nothing in a payload is known only at run time."""
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
    return not isinstance(payload, TensorView)


def leaves_of(payload: Any) -> list[Leaf]:
    """The dynamic leaves of a payload from left to right, shapes before strides."""
    if isinstance(payload, Leaf):
        return [payload]
    if isinstance(payload, tuple):
        return [leaf for part in payload for leaf in leaves_of(part)]
    if isinstance(payload, Layout):
        return leaves_of(payload.shape) + leaves_of(payload.stride)
    if isinstance(payload, ComposedLayout):
        return leaves_of(payload.offset) + leaves_of(payload.outer)
    if isinstance(payload, ScaledBasis):
        return leaves_of(payload.value)
    return []


def by_width(leaves: list[Leaf]) -> list[int]:
    """Positions of the 32-bit leaves, then of the 64-bit ones: the order in which operations take and give them (in IRDL all values of a
    variadic group have one type, so each width is a group of its own)."""
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
    if isinstance(payload, tuple):
        return tuple([_replace(part, leaves) for part in payload])
    if isinstance(payload, Layout):
        shape = _replace(payload.shape, leaves)
        return Layout(shape, _replace(payload.stride, leaves))
    if isinstance(payload, ComposedLayout):
        offset = _replace(payload.offset, leaves)
        return ComposedLayout(payload.inner, offset, _replace(payload.outer, leaves))
    if isinstance(payload, ScaledBasis):
        return ScaledBasis(_replace(payload.value, leaves), payload.modes)
    return payload


def storage(element: Type) -> Type:
    """The type under which an element lies in memory: Booleans take a byte."""
    return I8 if element == I1 else element
