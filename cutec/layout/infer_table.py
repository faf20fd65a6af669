"""The operations of the `cute` dialect: operand kinds, attributes, result kind, and the function that infers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cutec.layout import preconditions as pre
from cutec.layout.construct import make_identity_layout
from cutec.layout.dialect import get_layouts_from_tile, get_leaves, get_scalars, get_shape, to_int_tuple
from cutec.layout.divide import flat, tiled, zipped
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import product, wrap
from cutec.layout.layout import Layout, LayoutBase
from cutec.layout.leaf import Leaf, width_of
from cutec.layout.modes import flatten
from cutec.layout.products import blocked_product, logical_product, raked_product
from cutec.layout.swizzle import ComposedLayout, Swizzle
from cutec.layout.typed import SCALARS, TUPLES, Typed

_ANY = (*TUPLES, "tile", "layout", "composed_layout", "swizzle")
_SETS = {"layouts": ("layout", "composed_layout"), "tuples": TUPLES, "any": _ANY, "value": (*_ANY, *SCALARS), "integer": ("i32", "i64")}


class Operand(NamedTuple):
    """An operand of an operation: its name and the kinds that it may be of."""

    name: str
    kinds: tuple[str, ...]
    optional: bool


class Rule(NamedTuple):
    """An operation. `result` is a kind, `same` (the kind of operand 0), `of value` (a layout's own), or empty where `function` takes typed
    values and the declared result, and gives typed values."""

    operands: tuple[Operand, ...]
    variadic: bool
    attributes: str
    result: str
    function: Callable[..., object]

    def infer(self, operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
        """The typed results. Raises LayoutError for what the dialect rejects."""
        if not self.result:
            return self.function(operands, attributes, declared)
        value = self.function(*(o.value for o in operands), *attributes)
        kind = {"same": operands[0].kind, "of value": _kind_of(value)}.get(self.result, self.result)
        return [Typed(kind, value)]


def _kind_of(value: object) -> str:
    return {Layout: "layout", ComposedLayout: "composed_layout", Swizzle: "swizzle"}.get(type(value), "int_tuple")


def _rule(form: str, function: Callable[..., object], attributes: str = "") -> Rule:
    """A rule from `name: kind|kind, name?: kind -> result`; `name*:` is any number of operands."""
    takes, _, result = form.partition("->")
    operands = []
    for part in filter(None, map(str.strip, takes.split(","))):
        name, _, kinds = part.partition(":")
        named = tuple(kind for k in kinds.strip().split("|") for kind in _SETS.get(k, (k,)))
        operands.append(Operand(name.rstrip("?*"), named, name.endswith("?")))
    return Rule(tuple(operands), "*:" in takes, attributes, result.strip(), function)


# -- operations whose results are not a function of the operands' values alone --


def _declared(operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
    """A constructor: each operand fills a dynamic leaf of the declared result."""
    if declared is None:
        raise LayoutError("what it makes follows from its declared result type only; give that")
    slots = get_scalars(declared.value, True)
    if len(slots) != len(operands):
        raise LayoutError(f"{declared} has {len(slots)} dynamic leaves, but there are {len(operands)} operands")
    for i, (slot, operand) in enumerate(zip(slots, operands)):
        given = operand.kind
        if given not in SCALARS:
            leaf = wrap(operand.value)
            if len(leaf) != 1 or not isinstance(leaf[0], (int, Leaf)):
                raise LayoutError(f"operand {i} ({operand}) must be a single integer")
            given = f"i{width_of(leaf[0])}" if isinstance(leaf[0], Leaf) else f"i{slot.width}"
        if given != f"i{slot.width}":
            raise LayoutError(f"operand {i} ({operand}) is {given}, but its leaf {slot} of {declared} is i{slot.width}")
    return [declared]


def _maker(kind: str) -> Callable[..., list[Typed]]:
    def make(operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
        if declared is not None and declared.kind != kind:
            raise LayoutError(f"makes a {kind}, not {declared}")
        return _declared(operands, attributes, declared)

    return make


def _static(operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
    if declared is not None and (declared.kind in SCALARS or get_scalars(declared.value, True)):
        raise LayoutError(f"{declared} is not static")
    return _declared(operands, attributes, declared)


def _leaves(operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
    kind, value = operands[0]
    leaves = get_leaves(value)
    return [Typed("layout" if isinstance(leaf, Layout) else kind, leaf) for leaf in leaves]


def _tile_layouts(operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
    return [Typed("layout", layout) for layout in get_layouts_from_tile(operands[0].value)]


def _get_scalars(operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
    value, only_dynamic = operands[0].value, attributes[0]
    if isinstance(value, Swizzle):
        return [Typed("i32")] * 3
    found = get_scalars(value, only_dynamic)
    return [Typed(f"i{leaf.width}" if isinstance(leaf, Leaf) else "i64") for leaf in found]


def _less(operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
    pre.compare(operands[0].value, operands[1].value)
    return [Typed("i1")]


def _equal(operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
    _same_kind(operands)
    return [Typed("i1")]


def _same_kind(operands: list[Typed]) -> None:
    if operands[0].kind != operands[1].kind:
        raise LayoutError(f"operands 0 ({operands[0]}) and 1 ({operands[1]}) must be of the same kind")


def _arithmetic(function: Callable[[object, object], object]) -> Callable[..., list[Typed]]:
    def infer(operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
        _same_kind(operands)
        return [Typed(operands[0].kind, function(operands[0].value, operands[1].value))]

    return infer


def _extend(append: bool) -> Callable[..., list[Typed]]:
    extended = pre.extend(append)

    def infer(operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
        kind = operands[0].kind
        if operands[1].kind != ("layout" if kind == "composed_layout" else kind):
            raise LayoutError(f"operand 1 ({operands[1]}) does not go with operand 0 ({operands[0]})")
        return [Typed(kind, extended(operands[0].value, operands[1].value, *attributes))]

    return infer


def _print(operands: list[Typed], attributes: tuple, declared: Typed | None) -> list[Typed]:
    return []


def _flatten(x: object) -> object:
    return flatten(x) if isinstance(x, LayoutBase) else pre.flat(x)


def _identity(x: object) -> object:
    return x


def _inner(x: ComposedLayout) -> object:
    return x.inner


def _offset(x: ComposedLayout) -> object:
    return x.offset


def _outer(x: ComposedLayout) -> object:
    return x.outer


def _layout(shape: object, stride: object) -> Layout:
    return Layout(shape, stride)


_DIVIDE = "input: layouts, tiler: layout|tile|shape -> same"
_PRODUCT = "input: layouts, tiler: layout -> same"

RULES: dict[str, Rule] = {
    "make_int_tuple": _rule("operands*: integer|int_tuple ->", _maker("int_tuple")),
    "make_shape": _rule("operands*: integer|shape|int_tuple ->", _maker("shape")),
    "make_stride": _rule("operands*: integer|stride|int_tuple ->", _maker("stride")),
    "make_coord": _rule("operands*: integer|coord|int_tuple ->", _maker("coord")),
    "make_tile": _rule("operands*: integer|int_tuple ->", _maker("tile")),
    "static": _rule("->", _static),
    "make_layout": _rule("shape: shape, stride: stride -> layout", _layout),
    "make_composed_layout": _rule("inner: layout|swizzle, offset: int_tuple, outer: layout -> composed_layout", ComposedLayout),
    "make_identity_layout": _rule("shape: shape -> layout", make_identity_layout),
    "make_layout_like": _rule("src: layouts -> layout", pre.like),
    "make_ordered_layout": _rule("shape: shape, order: int_tuple -> layout", pre.ordered),
    "composed_get_inner": _rule("input: composed_layout -> of value", _inner),
    "composed_get_offset": _rule("input: composed_layout -> int_tuple", _offset),
    "composed_get_outer": _rule("input: composed_layout -> layout", _outer),
    "get_layouts_from_tile": _rule("tile: tile ->", _tile_layouts),
    "get_leaves": _rule("input: tuples|tile ->", _leaves),
    "get_scalars": _rule("value: any ->", _get_scalars, "flag"),
    "get": _rule("input: tuples|tile|layouts -> same", pre.get_path, "path"),
    "get_shape": _rule("input: layouts|tile -> shape", get_shape),
    "get_stride": _rule("input: layout -> stride", lambda layout: layout.stride),
    "select": _rule("input: tuples|tile|layouts -> same", pre.select_modes, "path"),
    "to_coord": _rule("src: int_tuple -> coord", _identity),
    "to_shape": _rule("src: int_tuple -> shape", _identity),
    "to_stride": _rule("src: int_tuple -> stride", _identity),
    "to_int_tuple": _rule("src: tuples -> int_tuple", to_int_tuple),
    "coalesce": _rule("input: layouts, target_profile?: coord -> same", pre.coalesced),
    "complement": _rule("input: layout, cotarget?: shape|layout -> layout", pre.complemented),
    "composition": _rule("lhs: layouts, rhs: layout|shape|tile -> same", pre.composed),
    "dice": _rule("input: tuples|layouts, coord: coord -> same", pre.dice_checked),
    "flatten": _rule("input: tuples|tile|layouts -> same", _flatten),
    "group_modes": _rule("input: layouts -> same", pre.group, "begin,end"),
    "left_inverse": _rule("input: layout -> layout", pre.left),
    "right_inverse": _rule("input: layout -> layout", pre.right),
    "recast_layout": _rule("src: layouts -> same", pre.recast, "new_type_bits,old_type_bits"),
    "slice": _rule("input: tuples|layouts, coord: coord -> same", pre.slice_checked),
    "append_to_rank": _rule("input: tuples|layouts, element: tuples|layout ->", _extend(True), "rank"),
    "prepend_to_rank": _rule("input: tuples|layouts, element: tuples|layout ->", _extend(False), "rank"),
    "cosize": _rule("input: layouts -> int_tuple", pre.cosize_at, "path"),
    "size": _rule("input: shape|int_tuple|layouts -> int_tuple", pre.size_at, "path"),
    "crd2idx": _rule("coord: coord, shape: shape -> int_tuple", pre.packed),
    "idx2crd": _rule("index: int_tuple, shape: shape -> coord", pre.unpacked),
    "increment_coord": _rule("coord: coord, shape: shape -> coord", pre.incremented),
    "layout_eval": _rule("coord: coord, layout: layouts -> int_tuple", pre.evaluated),
    "tuple_product": _rule("input: int_tuple|shape -> same", product),
    "tuple_product_each": _rule("input: int_tuple|shape -> same", pre.products_each),
    "ceil_div": _rule("input: int_tuple|shape, tiler: int_tuple|shape|tile -> same", pre.ceil_divided),
    "shape_div": _rule("a: shape, b: shape -> shape", pre.shape_divided),
    "elem_less": _rule("lhs: int_tuple|shape|coord, rhs: int_tuple|shape|coord ->", _less),
    "equal": _rule("lhs: tuples|layout, rhs: tuples|layout ->", _equal),
    "tuple_add": _rule("lhs: int_tuple|shape, rhs: int_tuple|shape ->", _arithmetic(pre.padded(lambda a, b: a + b, True))),
    "tuple_sub": _rule("lhs: int_tuple|shape, rhs: int_tuple|shape ->", _arithmetic(pre.padded(lambda a, b: a - b, False))),
    "logical_divide": _rule(_DIVIDE, pre.divide(None)),
    "zipped_divide": _rule(_DIVIDE, pre.divide(zipped)),
    "tiled_divide": _rule(_DIVIDE, pre.divide(tiled)),
    "flat_divide": _rule(_DIVIDE, pre.divide(flat)),
    "logical_product": _rule(_PRODUCT, pre.multiply(logical_product)),
    "zipped_product": _rule(_PRODUCT, pre.multiply(logical_product, zipped)),
    "tiled_product": _rule(_PRODUCT, pre.multiply(logical_product, tiled)),
    "flat_product": _rule(_PRODUCT, pre.multiply(logical_product, flat)),
    "blocked_product": _rule(_PRODUCT, pre.multiply(blocked_product)),
    "raked_product": _rule(_PRODUCT, pre.multiply(raked_product)),
    "tile_to_shape": _rule("input: layouts, shape: shape, order?: int_tuple -> same", pre.tiled_to_shape),
    "print": _rule("operands*: value ->", _print),
}
"""Every public operation, in the order of the dialect specification."""
