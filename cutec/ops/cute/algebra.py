"""The layout operations: for each, the function of `cutec.layout` that is its inference (on abstract leaves), its folding (on
ints) and its code (on SSA leaves)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec import layout as cl
from cutec.ir.core import Op
from cutec.ir.types import Type, integer
from cutec.ops.cute.registry import COMPOSITES, OPERAND_SEGMENTS, CuteOp, unpack_attrs
from cutec.ops.cute.types import by_width, is_static_payload, leaves_of, type_of, width_segments


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


def _recast_layout(layout: Any, new_bits: int, old_bits: int) -> Any:
    return cl.recast_layout(new_bits, old_bits, layout)


# Each with its form (see `ops.cute.form`) and what it gives.
FUNCTIONS: dict[str, tuple[Callable[..., Any], str, str]] = {
    "make_layout": (
        cl.make_layout,
        "shape: int_tuple, stride?: int_tuple -> layout",
        "a layout of a shape and a stride (compact column-major without one)",
    ),
    "make_ordered_layout": (
        cl.make_ordered_layout,
        "shape: int_tuple, order: int_tuple -> layout",
        "the compact layout whose modes are ordered as given",
    ),
    "make_composed_layout": (
        cl.ComposedLayout,
        "inner: swizzle|layout, offset: int_tuple, outer: layout -> layout",
        "inner ∘ (offset + outer)",
    ),
    "get_shape": (_shape, "layout: layout -> int_tuple", "the shape of a layout"),
    "get_stride": (_stride, "layout: layout -> int_tuple", "the stride of a layout"),
    "get": (cl.get, "source: layout|int_tuple {mode: int} -> layout|int_tuple", "one mode"),
    "select": (cl.select, "source: layout|int_tuple {mode: ints} -> layout|int_tuple", "some modes, in the order given"),
    "group_modes": (cl.group_modes, "source: layout|int_tuple {begin: int, end: int} -> layout|int_tuple", "modes [begin, end) as one"),
    "flatten": (cl.flatten, "source: layout|int_tuple -> layout|int_tuple", "without nesting"),
    "coalesce": (cl.coalesce, "layout: layout, profile?: int_tuple -> layout", "the same function with the fewest modes"),
    "filter_zeros": (cl.filter_zeros, "layout: layout, profile?: int_tuple -> layout", "stride-0 modes with extent 1"),
    "append": (cl.append, "source: layout, mode: layout {up_to_rank?: int} -> layout", "one more mode at the end"),
    "composition": (cl.composition, "lhs: layout|swizzle, rhs: tiler -> layout", "lhs ∘ rhs"),
    "complement": (cl.complement, "layout: layout, cotarget?: int_tuple -> layout", "what a layout leaves out of its cotarget"),
    "left_inverse": (cl.left_inverse, "layout: layout -> layout", "a layout that undoes another from the left"),
    "right_inverse": (cl.right_inverse, "layout: layout -> layout", "a layout that another undoes"),
    "recast_layout": (
        _recast_layout,
        "layout: layout {new_bits: int, old_bits: int} -> layout",
        "the layout counted in elements of another width",
    ),
    "logical_divide": (cl.logical_divide, "layout: layout, tiler: tiler -> layout", "each mode split into (tile, rest)"),
    "zipped_divide": (cl.zipped_divide, "layout: layout, tiler: tiler -> layout", "((tile modes), (rest modes))"),
    "tiled_divide": (cl.tiled_divide, "layout: layout, tiler: tiler -> layout", "((tile modes), rest modes...)"),
    "flat_divide": (cl.flat_divide, "layout: layout, tiler: tiler -> layout", "(tile modes..., rest modes...)"),
    "logical_product": (cl.logical_product, "block: layout, tiler: tiler -> layout", "each mode repeated"),
    "zipped_product": (cl.zipped_product, "block: layout, tiler: tiler -> layout", "((block modes), (tile modes))"),
    "tiled_product": (cl.tiled_product, "block: layout, tiler: tiler -> layout", "((block modes), tile modes...)"),
    "flat_product": (cl.flat_product, "block: layout, tiler: tiler -> layout", "(block modes..., tile modes...)"),
    "blocked_product": (cl.blocked_product, "block: layout, tiler: layout -> layout", "blocks laid out by a tiler"),
    "raked_product": (cl.raked_product, "block: layout, tiler: layout -> layout", "blocks interleaved by a tiler"),
    "tile_to_shape": (
        cl.tile_to_shape,
        "block: layout, shape: int_tuple, order?: int_tuple -> layout",
        "a layout repeated to fill a shape",
    ),
    "slice": (_slice, "coord: int_tuple, source: layout|int_tuple -> layout|int_tuple", "the modes where the coordinate is _"),
    "slice_offset": (
        _slice_offset,
        "coord: int_tuple, layout: layout -> int_tuple",
        "the offset at which a slice begins (a composed layout keeps it inside)",
    ),
    "make_identity_layout": (cl.make_identity_layout, "shape: int_tuple -> layout", "the layout of coordinates: strides 1@0, 1@1, ..."),
    "dice": (cl.dice, "source: layout|int_tuple, coord: int_tuple -> layout|int_tuple", "the modes where the coordinate is not _"),
    "size": (cl.size, "source: layout|int_tuple -> int_tuple", "the number of coordinates"),
    "cosize": (cl.cosize, "layout: layout -> int_tuple", "one more than the largest offset"),
    "crd2idx": (cl.crd2idx, "coord: int_tuple, layout: layout|int_tuple -> int_tuple", "the offset of a coordinate"),
    "idx2crd": (cl.idx2crd, "index: int_tuple, shape: int_tuple -> int_tuple", "the coordinate of an index"),
    "ceil_div": (cl.ceil_div, "a: int_tuple, b: int_tuple -> int_tuple", "quotient rounded up, elementwise"),
}


def _row(name: str, function: Callable[..., Any], form: str, summary: str) -> CuteOp:
    def infer(attrs: dict[str, Any], *operands: Any) -> list[Type]:
        return [type_of(function(*operands, **unpack_attrs(attrs)))]

    def expand(cx: Any, op: Op, *operands: Any) -> list[Any]:
        return [function(*operands, **unpack_attrs(op.attrs))]

    return CuteOp(f"cute.{name}", summary, form, infer, expand)


COMPOSITES.update({f"cute.{name}": _row(name, *row) for name, row in FUNCTIONS.items()})


def _check_static(op: Op) -> str:
    return "" if is_static_payload(op.result.type.payload) else f"gives {op.result.type}, which is not known at compile time"


def _expand_static(cx: Any, op: Op, *operands: Any) -> list[Any]:
    return [op.result.type.payload]


def _check_pack(op: Op) -> str:
    wanted, given = width_segments(leaves_of(op.result.type.payload)), op.attrs[OPERAND_SEGMENTS]
    return "" if wanted == given else f"gives {op.result.type} from groups of {given.values} integers"


def _expand_pack(cx: Any, op: Op, *operands: Any) -> list[Any]:
    """Operands are IR scalars; the result's type says where each goes and what is known of it."""
    payload = op.result.type.payload
    placed = dict(zip(by_width(leaves_of(payload)), operands))
    return [cx.with_values(payload, [placed[position] for position in range(len(operands))])]


def _infer_scalars(attrs: dict[str, Any], payload: Any) -> list[Type]:
    leaves = leaves_of(payload)
    return [integer(leaves[position].width) for position in by_width(leaves)]


def _expand_scalars(cx: Any, op: Op, payload: Any) -> list[Any]:
    leaves = leaves_of(payload)
    return [leaves[position].value for position in by_width(leaves)]


_ANY = "layout|int_tuple|tile|swizzle"
for _made in (
    CuteOp("cute.static", "a value known at compile time", f"-> {_ANY}", None, _expand_static, _check_static),
    CuteOp(
        "cute.make_int_tuple",
        "an int tuple from its dynamic leaves, left to right: those of 32 bits, then those of 64",
        "narrow*: i32, wide*: i64 -> int_tuple",
        None, _expand_pack, _check_pack,
    ),
    CuteOp(
        "cute.get_scalars",
        "the dynamic leaves of a value, left to right: those of 32 bits, then those of 64",
        f"source: {_ANY} -> narrow*: i32, wide*: i64",
        _infer_scalars, _expand_scalars,
    ),
):  # fmt: skip
    COMPOSITES[_made.name] = _made
