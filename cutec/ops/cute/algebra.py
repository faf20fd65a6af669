"""The layout operations: for each, the function of `cutec.layout` that is its inference (on abstract leaves), its folding (on
ints) and its code (on SSA leaves)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec import layout as cl
from cutec.ir.types import Type, integer
from cutec.ops.cute.registry import COMPOSITES, CuteOp, unpack_attrs
from cutec.ops.cute.types import leaves_of, type_of


def _same(value: Any) -> Any:
    return value


def _shape(layout: Any) -> Any:
    return layout.shape


def _stride(layout: Any) -> Any:
    return layout.stride


def _slice(coord: Any, layout: Any) -> Any:
    return cl.slice_and_offset(coord, layout)[0]


def _slice_offset(coord: Any, layout: Any) -> Any:
    return cl.slice_and_offset(coord, layout)[1]


FUNCTIONS: dict[str, tuple[Callable[..., Any], str]] = {
    "make_layout": (cl.make_layout, "a layout of a shape and a stride (compact column-major without one)"),
    "make_ordered_layout": (cl.make_ordered_layout, "the compact layout whose modes are ordered as given"),
    "make_composed_layout": (cl.ComposedLayout, "inner ∘ (offset + outer)"),
    "get_shape": (_shape, "the shape of a layout"),
    "get_stride": (_stride, "the stride of a layout"),
    "get": (cl.get, "one mode"),
    "select": (cl.select, "some modes, in the order given"),
    "group_modes": (cl.group_modes, "modes [begin, end) as one"),
    "flatten": (cl.flatten, "without nesting"),
    "coalesce": (cl.coalesce, "the same function with the fewest modes"),
    "filter_zeros": (cl.filter_zeros, "stride-0 modes with extent 1"),
    "append": (cl.append, "one more mode at the end"),
    "composition": (cl.composition, "lhs ∘ rhs"),
    "complement": (cl.complement, "what a layout leaves out of its cotarget"),
    "left_inverse": (cl.left_inverse, "a layout that undoes another from the left"),
    "right_inverse": (cl.right_inverse, "a layout that another undoes"),
    "recast_layout": (cl.recast_layout, "the layout counted in elements of another width"),
    "logical_divide": (cl.logical_divide, "each mode split into (tile, rest)"),
    "zipped_divide": (cl.zipped_divide, "((tile modes), (rest modes))"),
    "tiled_divide": (cl.tiled_divide, "((tile modes), rest modes...)"),
    "flat_divide": (cl.flat_divide, "(tile modes..., rest modes...)"),
    "logical_product": (cl.logical_product, "each mode repeated"),
    "zipped_product": (cl.zipped_product, "((block modes), (tile modes))"),
    "tiled_product": (cl.tiled_product, "((block modes), tile modes...)"),
    "flat_product": (cl.flat_product, "(block modes..., tile modes...)"),
    "blocked_product": (cl.blocked_product, "blocks laid out by a tiler"),
    "raked_product": (cl.raked_product, "blocks interleaved by a tiler"),
    "tile_to_shape": (cl.tile_to_shape, "a layout repeated to fill a shape"),
    "slice": (_slice, "the modes where the coordinate is _"),
    "slice_offset": (_slice_offset, "the offset at which a slice begins (a composed layout keeps it inside)"),
    "make_identity_layout": (cl.make_identity_layout, "the layout of coordinates: strides 1@0, 1@1, ..."),
    "dice": (cl.dice, "the modes where the coordinate is not _"),
    "size": (cl.size, "the number of coordinates"),
    "cosize": (cl.cosize, "one more than the largest offset"),
    "crd2idx": (cl.crd2idx, "the offset of a coordinate"),
    "idx2crd": (cl.idx2crd, "the coordinate of an index"),
    "ceil_div": (cl.ceil_div, "quotient rounded up, elementwise"),
}


def _row(name: str, function: Callable[..., Any], summary: str) -> CuteOp:
    def infer(attrs: dict[str, Any], *operands: Any) -> list[Type]:
        return [type_of(function(*operands, **unpack_attrs(attrs)))]

    def expand(cx: Any, op: Any, *operands: Any) -> list[Any]:
        return [function(*operands, **unpack_attrs(op.attrs))]

    return CuteOp(f"cute.{name}", summary, infer, expand)


COMPOSITES.update({f"cute.{name}": _row(name, function, summary) for name, (function, summary) in FUNCTIONS.items()})


def _infer_static(attrs: dict[str, Any], *operands: Any) -> list[Type]:
    raise AssertionError("cute.static is made with its type")


def _expand_static(cx: Any, op: Any, *operands: Any) -> list[Any]:
    return [op.result.type.payload]


def _expand_pack(cx: Any, op: Any, *operands: Any) -> list[Any]:
    """Operands are IR scalars; the result's type says where each goes and what is known of it."""
    return [cx.with_values(op.result.type.payload, operands)]


def _infer_scalars(attrs: dict[str, Any], payload: Any) -> list[Type]:
    return [integer(leaf.width) for leaf in leaves_of(payload)]


def _expand_scalars(cx: Any, op: Any, payload: Any) -> list[Any]:
    return [leaf.value for leaf in leaves_of(payload)]


COMPOSITES["cute.static"] = CuteOp("cute.static", "a value known at compile time", _infer_static, _expand_static)
COMPOSITES["cute.make_int_tuple"] = CuteOp(
    "cute.make_int_tuple", "an int tuple from its dynamic leaves", _infer_static, _expand_pack
)
COMPOSITES["cute.get_scalars"] = CuteOp(
    "cute.get_scalars", "the dynamic leaves of a value, left to right", _infer_scalars, _expand_scalars
)
