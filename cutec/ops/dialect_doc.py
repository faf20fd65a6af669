"""docs/dialects.md, the reference for reading `--emit cute`: generated from the tables of types and
operations.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence

from cutec.ir import attrs as attribute
from cutec.ir.types import Type
from cutec.ops.cute.form import Slot, parse_form
from cutec.ops.cute.registry import CuteOp, Example, pack_attrs
from cutec.ops.cute.type_text import short_type
from cutec.ops.cute.types import TypeRow
from cutec.ops.irdl import DIALECTS
from cutec.ops.tables import COMPOSITES, TYPES

_HEAD = """\
# The dialects of CuTe IR

Generated from the tables of types and operations: `cutec dump --dialects > docs/dialects.md`.

`cutec build --emit cute` shows a kernel as it was traced: operations of the dialects below beside
`arith`, `scf`, `gpu`, `func`, `math` and `nvvm`. `cutec dump --irdl` prints the same tables in
IRDL, with which a stock `mlir-opt --irdl-file=…` parses and checks such a dump. The dialect `cute`
holds the operations that are independent of the hardware, under the names, attributes and type
notation of the public `cute` dialect; `cute_nvgpu` holds the instructions of NVIDIA's GPUs; `cutec`
holds single instructions and operations that talk to the host.

Kinds: `layouts` is `layout` or `composed_layout`; `tuples` is `int_tuple`, `shape`, `stride` or
`coord`; `any` is all of these, `tile` and `swizzle`; `tiler` is `layout`, `shape` or `tile`;
`address` is an `!llvm.ptr`; `number` is a scalar type. `name?` is optional, `name*` is any number.
Examples show the inferred type of the result, which for static operands is the value itself.
"""


def dialect_doc() -> str:
    """The page."""
    parts = [_HEAD]
    for dialect in DIALECTS:
        types = [row for row in TYPES.values() if row.name.startswith(f"{dialect}.")]
        ops = sorted((op for op in COMPOSITES.values() if op.name.startswith(f"{dialect}.")), key=lambda op: op.name)
        parts.append(
            f"## `{dialect}`: {len(types)} types, {len(ops)} operations\n"
            if types
            else f"## `{dialect}`: {len(ops)} operations\n"
        )
        parts += map(_type, types)
        parts += map(_operation, ops)
    return "\n".join(parts)


def _type(row: TypeRow) -> str:
    lines = [f"### `!{row.name}`", "", _wrapped(f"{row.summary[0].upper()}{row.summary[1:]}."), ""]
    return "\n".join([*lines, f"* parameters: `{row.parameters}`", "", "```mlir", row.example, "```", ""])


def _operation(op: CuteOp) -> str:
    form = parse_form(op.form)
    listed = [("operands", form.operands), ("attributes", form.attributes), ("results", form.results)]
    lines = [f"### `{op.name}`", "", _wrapped(f"{op.summary[0].upper()}{op.summary[1:]}."), ""]
    lines += [_wrapped(f"* {what}: {_slots(slots)}") for what, slots in listed if slots]
    lines.append(_wrapped(f"* lowering: {f'**none yet**: {op.missing}' if op.missing else op.lowering}"))
    return "\n".join([*lines, "", "```mlir", example_text(op), "```", ""])


def _wrapped(text: str) -> str:
    """Running text or a list item in lines of at most 100 columns; code spans stay whole."""
    joined = re.sub("`[^`]*`", lambda code: code[0].replace(" ", "\0"), text)
    indent = "  " if text.startswith("* ") else ""
    lines = textwrap.wrap(joined, 100, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace("\0", " ")


def _slots(slots: Iterable[Slot]) -> str:
    return ", ".join(f"`{slot.name}{slot.count}: {'|'.join(slot.kinds)}`" for slot in slots)


def example_types(op: CuteOp) -> tuple[list[Type], Sequence[Type]]:
    """The types of operands and results of an operation's example. Raises ValueError or LayoutError
    for one that is wrong.
    """
    given = _example(op)
    operands = list(map(short_type, given.operands))
    if op.infer is None:
        return operands, list(map(short_type, given.results))
    return operands, op.result_types(pack_attrs(given.attributes), operands)


def example_text(op: CuteOp, operands: list[Type] | None = None, without: str = "") -> str:
    """The example as MLIR's generic form; with other operands, or without an attribute, where
    asked.
    """
    known, results = example_types(op)
    taken = known if operands is None else operands
    attributes = {name: value for name, value in pack_attrs(_example(op).attributes).items() if name != without}
    names = ", ".join(f"%{i}" for i in range(len(taken)))
    made = ", ".join(f"%r{i}" for i in range(len(results)))
    text = f'"{op.name}"({names})' + (f" {attribute.dictionary(attributes)}" if attributes else "")
    gives = results[0].mlir if len(results) == 1 else f"({', '.join(ty.mlir for ty in results)})"
    return f"{f'{made} = ' if made else ''}{text} : ({', '.join(ty.mlir for ty in taken)}) -> {gives}"


def _example(op: CuteOp) -> Example:
    if op.example is None:
        raise ValueError(f"{op.name} has no example")
    return op.example
