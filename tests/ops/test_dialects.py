"""The dialects as a whole: every operation is documented by an example that holds, and refused
where it is not of its form.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cutec.ir.core import Block, Op, module
from cutec.ir.types import I8, Type
from cutec.ops.cute.form import alternatives, is_segmented, of_type, parse_form
from cutec.ops.cute.registry import CuteOp, pack_attrs
from cutec.ops.cute.type_text import parse_cute_type
from cutec.ops.dialect_doc import dialect_doc, example_text, example_types
from cutec.ops.tables import COMPOSITES, TYPES
from cutec.ops.verify_cute import verify_cute

OWN = [op for op in COMPOSITES.values() if op.name.partition(".")[0] in ("cute", "cute_nvgpu", "cutec")]
PUBLIC = [
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


def test_the_public_dialect_is_complete() -> None:
    assert not [name for name in PUBLIC if f"cute.{name}" not in COMPOSITES]


@pytest.mark.parametrize("op", OWN, ids=lambda op: op.name)
def test_an_operation_is_documented_by_an_example_that_verifies(op: CuteOp) -> None:
    assert op.summary and bool(op.lowering) != bool(op.missing)
    operands, results = example_types(op)
    container = module()
    container.body.append(Op(op.name, Block(operands).args, results, pack_attrs(op.example.attributes)))
    verify_cute(container)


@pytest.mark.parametrize("row", TYPES.values(), ids=lambda row: row.name)
def test_a_type_reads_as_its_example(row) -> None:
    assert parse_cute_type(row.example).mlir == row.example


def test_the_page_is_up_to_date(request: pytest.FixtureRequest) -> None:
    page = Path(__file__).parents[2] / "docs" / "dialects.md"
    if request.config.getoption("--update-golden"):
        page.write_text(dialect_doc(), encoding="utf-8")
    assert page.read_text(encoding="utf-8") == dialect_doc()


def chunk(op: CuteOp, operands: list[Type] | None = None, without: str = "") -> str:
    """A module with an operation's example, or a damaged one."""
    types = example_types(op)[0] if operands is None else operands
    arguments = ", ".join(f"%{i}: {ty}" for i, ty in enumerate(types))
    head = f"^bb0({arguments}):\n" if types else ""
    body = f'{head}{example_text(op, types, without)}\n"func.return"() : () -> ()'
    inputs = ", ".join(str(ty) for ty in types)
    return f'"func.func"() ({{\n{body}\n}}) {{sym_name = "f", function_type = ({inputs}) -> ()}} : () -> ()\n'


def refused(mlir_opt, chunks: list[str]) -> list[bool]:
    """For each module whether mlir-opt refuses it; all in one run."""
    text = "// -----\n".join(chunks)
    _, stderr = mlir_opt(text, "--split-input-file")
    lines = {
        int(n) for n in re.findall(r"<stdin>:(\d+):\d+: error|within split at <stdin>:(\d+)", stderr) for n in n if n
    }
    starts, line = [], 1
    for part in chunks:
        starts.append(line)
        line += part.count("\n") + 1
    return [any(start <= n < end for n in lines) for start, end in zip(starts, [*starts[1:], line])]


@pytest.mark.tools
def test_every_example_passes_a_stock_mlir_opt(mlir_opt) -> None:
    assert [op.name for op, bad in zip(OWN, refused(mlir_opt, [chunk(op) for op in OWN])) if bad] == []


def damages(op: CuteOp) -> dict[str, str]:
    """Modules that IRDL must refuse: one operand too few or too many, an operand of a wrong kind, a
    missing attribute.
    """
    form, operands = parse_form(op.form), example_types(op)[0]
    made = {}
    if not any(slot.count for slot in form.operands):
        made["one operand more"] = chunk(op, [*operands, I8])
    if any(not slot.count for slot in form.operands) and not is_segmented(form.operands):
        made["an operand too few"] = chunk(op, operands[: sum(not slot.count for slot in form.operands) - 1])
    for position, slot in enumerate(form.operands[: len(operands)]):
        if "i8" not in alternatives(slot, of_type):
            made[f"{slot.name} of type i8"] = chunk(op, [*operands[:position], I8, *operands[position + 1 :]])
    for slot in form.attributes:
        if not slot.count:
            made[f"without {slot.name}"] = chunk(op, operands, slot.name)
    return made


@pytest.mark.tools
def test_every_operation_is_refused_where_it_is_not_of_its_form(mlir_opt) -> None:
    cases = [(op.name, what, text) for op in OWN for what, text in damages(op).items()]
    assert {name for name, _, _ in cases} == {op.name for op in OWN}
    results = refused(mlir_opt, [text for _, _, text in cases])
    assert [(name, what) for (name, what, _), bad in zip(cases, results) if not bad] == []
