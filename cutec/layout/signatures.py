"""The signatures of the public `cute` dialect's operations, one line each: operands with their
kinds, attributes, results.

    input: layouts, tiler: layout|tile|shape {mode?: ints} -> same

`name?` is optional, `name*` stands for any number, `same` is the kind of the first operand. Kinds
are the dialect's types; `KINDS` has the names of groups of kinds. `infer` and the compiler's table
of operations (`cutec.ops.cute.algebra`) are built from these lines. Source: the dialect
specification, "Operations"; operands and attributes have the names of its ODS.
"""

from __future__ import annotations

TUPLES = ("int_tuple", "shape", "stride", "coord")

KINDS: dict[str, tuple[str, ...]] = {
    "layouts": ("layout", "composed_layout"),
    "tuples": TUPLES,
    "any": (*TUPLES, "tile", "layout", "composed_layout", "swizzle"),
    "tiler": ("layout", "shape", "tile"),
    "integer": ("i32", "i64"),
}
"""Names of groups of kinds."""

_DIVIDE = "input: layouts, tiler: layout|tile|shape -> same"
_PRODUCT = "lhs: layouts, rhs: layout -> same"
_ARITHMETIC = "lhs: int_tuple|shape, rhs: int_tuple|shape -> same"

SIGNATURES: dict[str, str] = {
    "make_int_tuple": "operands*: integer|int_tuple -> int_tuple",
    "make_shape": "operands*: integer|shape|int_tuple -> shape",
    "make_stride": "operands*: integer|stride|int_tuple -> stride",
    "make_coord": "operands*: integer|coord|int_tuple -> coord",
    "make_tile": "operands*: integer|int_tuple -> tile",
    "static": "-> any",
    "make_layout": "shape: shape, stride: stride -> layout",
    "make_composed_layout": "inner: layout|swizzle, offset: int_tuple, outer: layout -> composed_layout",
    "make_identity_layout": "shape: shape -> layout",
    "make_layout_like": "src: layouts -> layout",
    "make_ordered_layout": "shape: shape, order: int_tuple -> layout",
    "composed_get_inner": "input: composed_layout -> layout|swizzle",
    "composed_get_offset": "input: composed_layout -> int_tuple",
    "composed_get_outer": "input: composed_layout -> layout",
    "get_layouts_from_tile": "tile: tile -> layouts*: layout",
    "get_leaves": "input: tuples|tile -> leaves*: same",
    "get_scalars": "cute_value: any {only_dynamic?: unit} -> scalars*: integer",
    "get": "input: tuples|tile|layouts {mode?: ints} -> same",
    "get_shape": "input: layouts|tile -> shape",
    "get_stride": "input: layout -> stride",
    "select": "input: tuples|tile|layouts {mode: ints} -> same",
    "to_coord": "src: int_tuple -> coord",
    "to_shape": "src: int_tuple -> shape",
    "to_stride": "src: int_tuple -> stride",
    "to_int_tuple": "src: tuples -> int_tuple",
    "coalesce": "input: layouts, target_profile?: coord -> same",
    "complement": "input: layout, cotarget?: shape|layout -> layout",
    "composition": "lhs: layouts, rhs: layout|shape|tile -> same",
    "dice": "input: tuples|layouts, coord: coord -> same",
    "flatten": "input: tuples|tile|layouts -> same",
    "group_modes": "input: layouts {begin: int, end: int} -> same",
    "left_inverse": "input: layout -> layout",
    "right_inverse": "input: layout -> layout",
    "recast_layout": "src: layouts {new_type_bits: int, old_type_bits: int} -> same",
    "slice": "input: tuples|layouts, coord: coord -> same",
    "append_to_rank": "input: tuples|layouts, element: tuples|layout {rank: int} -> same",
    "prepend_to_rank": "input: tuples|layouts, element: tuples|layout {rank: int} -> same",
    "cosize": "input: layouts {mode?: ints} -> int_tuple",
    "size": "input: shape|int_tuple|layouts {mode?: ints} -> int_tuple",
    "crd2idx": "coord: coord, shape: shape -> int_tuple",
    "idx2crd": "index: int_tuple, shape: shape -> coord",
    "increment_coord": "coord: coord, shape: shape -> coord",
    "layout_eval": "coord: coord, layout: layouts -> int_tuple",
    "tuple_product": "input: int_tuple|shape -> same",
    "tuple_product_each": "input: int_tuple|shape -> same",
    "ceil_div": "input: int_tuple|shape, tiler: int_tuple|shape|tile -> same",
    "shape_div": "a: shape, b: shape -> shape",
    "elem_less": "lhs: int_tuple|shape|coord, rhs: int_tuple|shape|coord -> i1",
    "equal": "lhs: tuples|layout, rhs: tuples|layout -> i1",
    "tuple_add": _ARITHMETIC,
    "tuple_sub": _ARITHMETIC,
    **dict.fromkeys(("logical_divide", "zipped_divide", "tiled_divide", "flat_divide"), _DIVIDE),
    **dict.fromkeys(
        ("logical_product", "zipped_product", "tiled_product", "flat_product", "blocked_product", "raked_product"),
        _PRODUCT,
    ),
    "tile_to_shape": "input: layouts, shape: shape, order?: int_tuple -> same",
    "print": "value: any|integer|i1",
}
"""In the order of the dialect specification."""
