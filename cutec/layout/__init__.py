"""CuTe's layout algebra: functions from coordinates to offsets, written once and generic over their
leaves.

A *layout* shape:stride is the function that maps a coordinate to the inner product of coordinate
and stride. Its domain is the shape's coordinates, nested or as one column-major scalar. Its
codomain is the integers, or coordinates if strides are scaled bases (`1@0`). A *composed layout*
applies a swizzle, an XOR of index bits, after an offset and a layout. The operations are those of
functions:

* composition     (A o B)(c) = A(B(c)), associative, with identity n:1. It is defined where the
                  result is again a layout (admissibility: extents and strides divide, no carries).
* coalesce        A's normal form: the same function of scalars, with as few modes as possible.
* complement      A* fills the gaps: (A, A*) is a bijection onto [0, n) if A is injective and fits.
* inverses        A o right_inverse(A) = identity as far as it goes; left_inverse(A) o A = identity.
* divide          A ⊘ B = A o (B, B*): tiles and where they lie.  product: A ⊗ B = (A, A* o B).

Leaves are Python ints (static) or `Leaf`s (dynamic): the abstract `Dyn` of type inference and the
SSA values of lowering go through the same code, so inferred types agree with generated code.
Standard library only. Names that would shadow builtins (`filter`, `slice`) are spelled `filter_`,
`slice_`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cutec.layout.basis import E, ScaledBasis, basis_get, basis_modes, basis_value, make_basis_like
from cutec.layout.common import domain_distribute, max_common_layout, max_common_vector
from cutec.layout.complement import complement
from cutec.layout.compose import composition, with_shape
from cutec.layout.construct import (
    make_fragment_like,
    make_identity_layout,
    make_layout,
    make_layout_like,
    make_operand_like,
    make_ordered_layout,
)
from cutec.layout.coord import crd2crd, crd2idx, idx2crd, increment_coord
from cutec.layout.dialect import (
    assume,
    composed_get_inner,
    composed_get_offset,
    composed_get_outer,
    equal,
    get_layouts_from_tile,
    get_leaves,
    get_scalars,
    get_shape,
    get_stride,
    layout_eval,
    make_coord,
    make_int_tuple,
    make_shape,
    make_stride,
    make_tile,
    static,
    to_coord,
    to_int_tuple,
    to_shape,
    to_stride,
    tuple_product,
    tuple_product_each,
)
from cutec.layout.divide import flat_divide, logical_divide, tiled_divide, zipped_divide
from cutec.layout.errors import LayoutError
from cutec.layout.fastdivmod import FastDivmod
from cutec.layout.inttuple import (
    ceil_div,
    compact_strides,
    elem_less,
    flatten_to_tuple,
    format_tuple,
    has_none,
    inner_product,
    is_congruent,
    is_static,
    is_weakly_congruent,
    prefix_product,
    product,
    product_each,
    product_like,
    repeat,
    repeat_as_tuple,
    repeat_like,
    round_up,
    shape_div,
    suffix_product,
    transform_leaf,
    tuple_add,
    tuple_cat,
    tuple_mul,
    tuple_sub,
    unflatten,
    unwrap,
    wrap,
)
from cutec.layout.inverse import left_inverse, nullspace, right_inverse
from cutec.layout.layout import Layout, LayoutBase, coshape
from cutec.layout.leaf import (
    Dyn,
    Leaf,
    div_of,
    divides,
    is_leaf,
    known_equal,
    known_one,
    known_zero,
    maximum,
    minimum,
    width_of,
)
from cutec.layout.modes import (
    append,
    append_to_rank,
    coalesce,
    cosize,
    depth,
    dice,
    filter_,
    filter_zeros,
    flatten,
    get,
    group_modes,
    prepend,
    prepend_to_rank,
    rank,
    select,
    shape,
    size,
    slice_,
    slice_and_offset,
    take,
)
from cutec.layout.partition import domain_offset, local_partition, local_tile
from cutec.layout.products import (
    blocked_product,
    flat_product,
    logical_product,
    raked_product,
    tile_to_shape,
    tiled_product,
    zipped_product,
)
from cutec.layout.recast import downcast, recast_layout, upcast
from cutec.layout.swizzle import ComposedLayout, Swizzle, make_composed_layout, make_swizzle
from cutec.layout.text import Tile, abstract, format_text, parse, type_text
from cutec.layout.tv import make_layout_tv
from cutec.layout.unswizzle import taken_bits, unswizzled
from cutec.lazy import LazyModule

# Asked for by people and by `cutec layout`, never by a build.
_expression = LazyModule("cutec.layout.expression")
_inference = LazyModule("cutec.layout.inference")


def evaluate(text: str, functions: Mapping[str, Callable[..., object]]) -> Any:
    """The value of an expression over the given functions; the language is that of
    `layout.expression`. Raises LayoutError.

    >>> evaluate("size((4,(2,3)))*2", {"size": size})
    48
    """
    return _expression.evaluate(text, functions)


def infer(op: str, operands: Sequence[str], attributes: str = "", result: str | None = None) -> str:
    """The text of an operation's result type, from the texts of its operands' types; the rules are
    those of `layout.inference`. Raises LayoutError.

    >>> infer("composition", ['!cute.layout<"(20):(2)">', '!cute.layout<"(5,4):(4,1)">'])
    '!cute.layout<"(5,4):(8,2)">'
    """
    return _inference.infer(op, operands, attributes, result)


__all__ = [
    "ComposedLayout",
    "Dyn",
    "E",
    "FastDivmod",
    "Layout",
    "LayoutBase",
    "LayoutError",
    "Leaf",
    "ScaledBasis",
    "Swizzle",
    "Tile",
    "abstract",
    "append",
    "append_to_rank",
    "assume",
    "basis_get",
    "basis_modes",
    "basis_value",
    "blocked_product",
    "ceil_div",
    "coalesce",
    "compact_strides",
    "complement",
    "composed_get_inner",
    "composed_get_offset",
    "composed_get_outer",
    "composition",
    "coshape",
    "cosize",
    "crd2crd",
    "crd2idx",
    "depth",
    "dice",
    "div_of",
    "divides",
    "domain_distribute",
    "domain_offset",
    "downcast",
    "elem_less",
    "equal",
    "evaluate",
    "filter_",
    "filter_zeros",
    "flat_divide",
    "flat_product",
    "flatten",
    "flatten_to_tuple",
    "format_text",
    "format_tuple",
    "get",
    "get_layouts_from_tile",
    "get_leaves",
    "get_scalars",
    "get_shape",
    "get_stride",
    "group_modes",
    "has_none",
    "idx2crd",
    "increment_coord",
    "infer",
    "inner_product",
    "is_congruent",
    "is_leaf",
    "is_static",
    "is_weakly_congruent",
    "known_equal",
    "known_one",
    "known_zero",
    "layout_eval",
    "left_inverse",
    "local_partition",
    "local_tile",
    "logical_divide",
    "logical_product",
    "make_basis_like",
    "make_composed_layout",
    "make_coord",
    "make_fragment_like",
    "make_identity_layout",
    "make_int_tuple",
    "make_layout",
    "make_layout_like",
    "make_layout_tv",
    "make_operand_like",
    "make_ordered_layout",
    "make_shape",
    "make_stride",
    "make_swizzle",
    "make_tile",
    "max_common_layout",
    "max_common_vector",
    "maximum",
    "minimum",
    "nullspace",
    "parse",
    "prefix_product",
    "prepend",
    "prepend_to_rank",
    "product",
    "product_each",
    "product_like",
    "raked_product",
    "rank",
    "recast_layout",
    "repeat",
    "repeat_as_tuple",
    "repeat_like",
    "right_inverse",
    "round_up",
    "select",
    "shape",
    "shape_div",
    "size",
    "slice_",
    "slice_and_offset",
    "static",
    "suffix_product",
    "take",
    "taken_bits",
    "tile_to_shape",
    "tiled_divide",
    "tiled_product",
    "to_coord",
    "to_int_tuple",
    "to_shape",
    "to_stride",
    "transform_leaf",
    "tuple_add",
    "tuple_cat",
    "tuple_mul",
    "tuple_product",
    "tuple_product_each",
    "tuple_sub",
    "type_text",
    "unflatten",
    "unswizzled",
    "unwrap",
    "upcast",
    "width_of",
    "with_shape",
    "wrap",
    "zipped_divide",
    "zipped_product",
]
