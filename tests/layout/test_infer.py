"""`infer` against the dialect specification: each documented example, each documented rejection,
and what it says of operands.
"""

from __future__ import annotations

import re

import pytest
from dialect_examples import EXAMPLES, REJECTED
from hypothesis import given, strategies as st
from layout_strategies import THOROUGH

from cutec.layout import LayoutError, infer
from cutec.layout.infer_table import RULES

DECLARED = {"make_int_tuple", "make_shape", "make_stride", "make_coord", "make_tile", "static"}
OPERATIONS = [
    "make_shape",
    "make_stride",
    "make_coord",
    "make_int_tuple",
    "make_tile",
    "make_layout",
    "make_ordered_layout",
    "make_layout_like",
    "make_identity_layout",
    "make_composed_layout",
    "static",
    "get",
    "select",
    "get_shape",
    "get_stride",
    "get_leaves",
    "get_scalars",
    "get_layouts_from_tile",
    "composed_get_inner",
    "composed_get_outer",
    "composed_get_offset",
    "to_shape",
    "to_stride",
    "to_coord",
    "to_int_tuple",
    "size",
    "cosize",
    "crd2idx",
    "idx2crd",
    "layout_eval",
    "increment_coord",
    "append_to_rank",
    "prepend_to_rank",
    "tuple_product",
    "tuple_product_each",
    "group_modes",
    "flatten",
    "coalesce",
    "composition",
    "complement",
    "left_inverse",
    "right_inverse",
    "recast_layout",
    "slice",
    "dice",
    "logical_divide",
    "zipped_divide",
    "tiled_divide",
    "flat_divide",
    "logical_product",
    "zipped_product",
    "tiled_product",
    "flat_product",
    "blocked_product",
    "raked_product",
    "tile_to_shape",
    "ceil_div",
    "shape_div",
    "tuple_add",
    "tuple_sub",
    "elem_less",
    "equal",
    "print",
]


def types(text: str) -> list[str]:
    """`shape (4,8) | i32` as types; `-` is none."""
    parts = [] if text.strip() == "-" else text.split("|")
    return [
        re.sub(r"^(\w+) (.*)$", r'!cute.\1<"\2">', re.sub(r"^cl ", "composed_layout ", part.strip())) for part in parts
    ]


def rows(text: str) -> list[tuple[str, list[str], list[str]]]:
    return [
        (op.strip(), types(ins), types(outs))
        for op, ins, outs in (line.split(" ; ") for line in text.strip().splitlines())
    ]


def test_every_public_operation_is_there() -> None:
    assert sorted(RULES) == sorted(OPERATIONS)
    shown = {re.match(r"\w+", op)[0] for op, _, _ in rows(EXAMPLES)}
    assert not set(OPERATIONS) - shown


@pytest.mark.parametrize(("op", "operands", "results"), rows(EXAMPLES))
def test_documented_example(op: str, operands: list[str], results: list[str]) -> None:
    declared = results[0] if op in DECLARED else None
    wanted = results[0] if len(results) == 1 else f"({', '.join(results)})"
    assert infer(op, operands, result=declared) == wanted
    assert infer(f"cute.{op}", operands, result=wanted) == wanted


@pytest.mark.parametrize(("op", "operands", "declared"), rows(REJECTED))
def test_documented_rejection(op: str, operands: list[str], declared: list[str]) -> None:
    with pytest.raises(LayoutError, match=re.match(r"\w+", op)[0]):
        infer(op, operands, result=declared[0] if declared else None)


@pytest.mark.parametrize(
    ("op", "operands", "attributes", "parts"),
    [
        ("size", ['!cute.coord<"4">'], "", ["operand 0", "input", "shape"]),
        ("composition", ['!cute.layout<"8:1">', '!cute.coord<"4">'], "", ["operand 1", "rhs", "tile"]),
        ("composition", ['!cute.layout<"8:1">'], "", ["2 operands", "lhs, rhs"]),
        ("size", ['!cute.shape<"(4,(2,3))">'], "[1,5]", ["mode 5", "level 1", "(2,3)"]),
        ("size", ['!cute.shape<"(4,(2,3))">'], "1,5", ["<1,5>", "[1,0]"]),
        ("group_modes", ['!cute.layout<"(4,8):(1,4)">'], "0", ["<begin,end>"]),
        ("get_scalars", ['!cute.shape<"4">'], "{only}", ["only_dynamic"]),
        ("flatten", ['!cute.shape<"4">'], "1", ["expected nothing"]),
        (
            "zipped_divide",
            ['!cute.layout<"(6,8):(8,1)">', '!cute.tile<"[[3:1;(?,?):(?,?)];4:1]">'],
            "",
            ["[0, 1]", "static strides"],
        ),
        (
            "coalesce",
            ['!cute.layout<"(4,(2,3)):(1,(4,8))">', '!cute.coord<"((1,1),1)">'],
            "",
            ["rank 2", "rank 1", "[0]"],
        ),
        ("size", ['!cute.layout<"(0,3):(1,2)">'], "", ["operand 0", "positive"]),
        ("size", ['!cute.layout<"(2,3):(1,1@0)">'], "", ["mixes"]),
        ("size", ['!cute.layout<"(2,3):(1@1@0,1@0)">'], "", ["1@0", "goes on"]),
        ("size", ['!cute.composed_layout<"S<1,0,1> o 0 o (4,2):(1@0,1@1)">'], "", ["swizzle", "integers"]),
        ("size", ['!cute.int_tuple<"(1,_)">'], "", ["operand 0", "wildcard"]),
        ("size", ['!cute.int_tuple<"(1,"]'], "", ["operand 0", "expected"]),
        ("nothing", [], "", ["no operation", "nothing"]),
        ("make_shape", ["i32"], "", ["declared"]),
    ],
)
def test_messages_say_which_operand_and_why(op: str, operands: list[str], attributes: str, parts: list[str]) -> None:
    with pytest.raises(LayoutError) as caught:
        infer(op, operands, attributes)
    assert all(part in str(caught.value) for part in parts), str(caught.value)


def test_a_declared_result_must_agree() -> None:
    assert infer("flatten", ['!cute.shape<"(3,(4,5))">'], result='!cute.shape<"(3, 4, 5)">') == '!cute.shape<"(3,4,5)">'
    with pytest.raises(LayoutError, match="gives"):
        infer("flatten", ['!cute.shape<"(3,(4,5))">'], result='!cute.shape<"(3,(4,5))">')


TYPES = st.sampled_from(sorted({t for op, ins, outs in rows(EXAMPLES) for t in ins + outs}))


ATTRIBUTES = st.sampled_from(["", "[0]", "[1,0]", "0,2", "32,16", "2", "{only_dynamic}", "]", "-1"])


@THOROUGH
@given(st.sampled_from(sorted(RULES)), st.lists(TYPES, max_size=3), ATTRIBUTES)
def test_any_operands_give_a_type_or_a_layout_error(op: str, operands: list[str], attributes: str) -> None:
    try:
        result = infer(op, operands, attributes)
    except LayoutError:
        return
    assert isinstance(result, str) and (result.startswith(("!cute.", "(")) or result in ("i1", "i32", "i64"))


def test_a_declared_result_may_state_weaker_divisors() -> None:
    operands = ['!cute.shape<"(?,4)">']
    for stated in ("?", "?{div=2}", "?{div=4}"):
        assert infer("size", operands, result=f'!cute.int_tuple<"{stated}">') == '!cute.int_tuple<"?{div=4}">'
    for stated in ("?{div=8}", "?{i64}", "4", "(?)"):
        with pytest.raises(LayoutError):
            infer("size", operands, result=f'!cute.int_tuple<"{stated}">')
