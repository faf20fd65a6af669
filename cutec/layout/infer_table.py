"""The operations of the `cute` dialect: operand kinds, attributes, result kind, and the function
that infers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.layout import preconditions as pre
from cutec.layout.basis import Coord
from cutec.layout.construct import make_identity_layout
from cutec.layout.dialect import ceil_divided, get_layouts_from_tile, get_leaves, get_scalars, get_shape, to_int_tuple
from cutec.layout.divide import flat, tiled, zipped
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import T, product, shape_div, wrap
from cutec.layout.layout import Layout, LayoutBase
from cutec.layout.leaf import Leaf, width_of
from cutec.layout.modes import flatten
from cutec.layout.products import blocked_product, logical_product, raked_product
from cutec.layout.signatures import KINDS, SIGNATURES
from cutec.layout.swizzle import ComposedLayout, Swizzle
from cutec.layout.typed import SCALARS, Typed
from cutec.records import NamedTuple


class Operand(NamedTuple):
    """An operand of an operation: its name and the kinds that it may be of."""

    name: str
    kinds: tuple[str, ...]
    optional: bool


class Rule(NamedTuple):
    """The typing rule of an operation. `attributes` is the form of its angle brackets: `path`
    ([1,0]), `flag` ({only_dynamic}), or the names of integers. `result` is a kind, `same` (the kind
    of operand 0), `of value` (a layout's own), or empty: then `function` maps typed operands and
    the declared result to typed results.
    """

    operands: tuple[Operand, ...]
    variadic: bool
    attributes: str
    result: str
    function: Callable[..., Any]

    def infer(self, operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
        """The typed results. Raises LayoutError for operands that the dialect rejects."""
        if not self.result:
            return self.function(operands, attributes, declared)
        value = self.function(*(o.value for o in operands), *attributes)
        kind = {"same": operands[0].kind, "of value": _kind_of(value)}.get(self.result, self.result)
        return [Typed(kind, value)]


def _kind_of(value: object) -> str:
    return {Layout: "layout", ComposedLayout: "composed_layout", Swizzle: "swizzle"}.get(type(value), "int_tuple")


def _rule(signature: str, function: Callable[..., Any], typed: bool) -> Rule:
    """The rule of a signature. `typed`: the function takes typed values."""
    takes, _, result = signature.partition("->")
    takes, _, attributes = takes.partition("{")
    operands = []
    for part in filter(None, map(str.strip, takes.split(","))):
        name, _, kinds = part.partition(":")
        named = tuple(kind for k in kinds.strip().split("|") for kind in KINDS.get(k, (k,)))
        operands.append(Operand(name.rstrip("?*"), named, name.endswith("?")))
    result = "of value" if "|" in result else result.strip()
    return Rule(tuple(operands), "*:" in takes, _bracketed(attributes.rstrip(" }")), "" if typed else result, function)


def _bracketed(attributes: str) -> str:
    """The form of the attributes in angle brackets."""
    named = dict(part.strip().split(": ") for part in attributes.split(",") if part.strip())
    if "ints" in named.values():
        return "path"
    return "flag" if "unit" in named.values() else ",".join(named)


# -- operations whose results are not a function of the operands' values alone --


def _declared(operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
    """A constructor: each operand fills a dynamic leaf of the declared result."""
    if declared is None:
        raise LayoutError("its result type does not follow from its operands and must be declared")
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
    def make(operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
        if declared is not None and declared.kind != kind:
            raise LayoutError(f"makes a {kind}, not {declared}")
        return _declared(operands, attributes, declared)

    return make


def _static(operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
    if declared is not None and (declared.kind in SCALARS or get_scalars(declared.value, True)):
        raise LayoutError(f"{declared} is not static")
    return _declared(operands, attributes, declared)


def _leaves(operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
    kind, value = operands[0]
    leaves = get_leaves(value)
    return [Typed("layout" if isinstance(leaf, Layout) else kind, leaf) for leaf in leaves]


def _tile_layouts(operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
    return [Typed("layout", layout) for layout in get_layouts_from_tile(operands[0].value)]


def _get_scalars(operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
    value, only_dynamic = operands[0].value, attributes[0]
    if isinstance(value, Swizzle):
        return [Typed("i32")] * 3
    found = get_scalars(value, only_dynamic)
    return [Typed(f"i{leaf.width}" if isinstance(leaf, Leaf) else "i64") for leaf in found]


def _less(operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
    pre.compare(operands[0].value, operands[1].value)
    return [Typed("i1")]


def _equal(operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
    _same_kind(operands)
    return [Typed("i1")]


def _same_kind(operands: list[Typed]) -> None:
    if operands[0].kind != operands[1].kind:
        raise LayoutError(f"operands 0 ({operands[0]}) and 1 ({operands[1]}) must be of the same kind")


def _arithmetic(function: Callable[[Any, Any], Any]) -> Callable[..., list[Typed]]:
    def infer(operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
        _same_kind(operands)
        return [Typed(operands[0].kind, function(operands[0].value, operands[1].value))]

    return infer


def _extend(append: bool) -> Callable[..., list[Typed]]:
    extended = pre.extend(append)

    def infer(operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
        kind = operands[0].kind
        if operands[1].kind != ("layout" if kind == "composed_layout" else kind):
            raise LayoutError(f"operand 1 ({operands[1]}) does not go with operand 0 ({operands[0]})")
        return [Typed(kind, extended(operands[0].value, operands[1].value, *attributes))]

    return infer


def _print(operands: list[Typed], attributes: tuple[Any, ...], declared: Typed | None) -> list[Typed]:
    return []


def _flatten(x: object) -> Any:
    return flatten(x) if isinstance(x, LayoutBase) else pre.flat(x)


def _identity(x: T) -> T:
    return x


def _inner(x: ComposedLayout) -> Swizzle | Layout:
    return x.inner


def _offset(x: ComposedLayout) -> Coord:
    return x.offset


def _outer(x: ComposedLayout) -> Layout:
    return x.outer


def _layout(shape: object, stride: object) -> Layout:
    return Layout(shape, stride)


# Functions from the operands' values and the attributes to the result's value.
_OF_VALUES: dict[str, Callable[..., Any]] = {
    "make_layout": _layout,
    "make_composed_layout": ComposedLayout,
    "make_identity_layout": make_identity_layout,
    "make_layout_like": pre.like,
    "make_ordered_layout": pre.ordered,
    "composed_get_inner": _inner,
    "composed_get_offset": _offset,
    "composed_get_outer": _outer,
    "get": pre.get_path,
    "get_shape": get_shape,
    "get_stride": lambda layout: layout.stride,
    "select": pre.select_modes,
    "to_coord": _identity,
    "to_shape": _identity,
    "to_stride": _identity,
    "to_int_tuple": to_int_tuple,
    "coalesce": pre.coalesced,
    "complement": pre.complemented,
    "composition": pre.composed,
    "dice": pre.dice_checked,
    "flatten": _flatten,
    "group_modes": pre.group,
    "left_inverse": pre.left,
    "right_inverse": pre.right,
    "recast_layout": pre.recast,
    "slice": pre.slice_checked,
    "cosize": pre.cosize_at,
    "size": pre.size_at,
    "crd2idx": pre.packed,
    "idx2crd": pre.unpacked,
    "increment_coord": pre.incremented,
    "layout_eval": pre.evaluated,
    "tuple_product": product,
    "tuple_product_each": pre.products_each,
    "ceil_div": ceil_divided,
    "shape_div": shape_div,
    "logical_divide": pre.divide(None),
    "zipped_divide": pre.divide(zipped),
    "tiled_divide": pre.divide(tiled),
    "flat_divide": pre.divide(flat),
    "logical_product": pre.multiply(logical_product),
    "zipped_product": pre.multiply(logical_product, zipped),
    "tiled_product": pre.multiply(logical_product, tiled),
    "flat_product": pre.multiply(logical_product, flat),
    "blocked_product": pre.multiply(blocked_product),
    "raked_product": pre.multiply(raked_product),
    "tile_to_shape": pre.tiled_to_shape,
}
# Functions from typed operands, attributes and the declared result to typed results.
_OF_TYPED: dict[str, Callable[..., list[Typed]]] = {
    "make_int_tuple": _maker("int_tuple"),
    "make_shape": _maker("shape"),
    "make_stride": _maker("stride"),
    "make_coord": _maker("coord"),
    "make_tile": _maker("tile"),
    "static": _static,
    "get_layouts_from_tile": _tile_layouts,
    "get_leaves": _leaves,
    "get_scalars": _get_scalars,
    "append_to_rank": _extend(True),
    "prepend_to_rank": _extend(False),
    "elem_less": _less,
    "equal": _equal,
    "tuple_add": _arithmetic(pre.padded(lambda a, b: a + b, True)),
    "tuple_sub": _arithmetic(pre.padded(lambda a, b: a - b, False)),
    "print": _print,
}

RULES: dict[str, Rule] = {
    name: _rule(signature, _OF_TYPED.get(name) or _OF_VALUES[name], name in _OF_TYPED)
    for name, signature in SIGNATURES.items()
}
"""Every public operation, in the order of the dialect specification."""
