"""The verifier of CuTe IR: every operation of the table has its declared form, the text of every
`!cute` type stands for its payload, and every result type is the one that inference gives from the
operands' types, which are read from their text.
"""

from __future__ import annotations

from collections.abc import Sequence

from cutec.diag import error
from cutec.ir.core import Op
from cutec.ir.types import Type
from cutec.layout import LayoutError
from cutec.ops.cute.form import mismatch, parse_form
from cutec.ops.cute.registry import CuteOp
from cutec.ops.cute.type_text import parse_cute_type
from cutec.ops.cute.types import CuteType, type_of
from cutec.ops.tables import COMPOSITES

_OWN = ("cute.", "cute_nvgpu.", "cutec.")


def verify_cute(module: Op) -> None:
    """Check a traced module. Raises E9111 for an unknown or malformed operation, E9112 for a type
    whose text is not its payload's, E9113 for a result that inference does not give: all of them
    bugs of cutec.
    """
    for op in module.walk():
        definition = COMPOSITES.get(op.name)
        if definition is not None:
            _operation(op, definition)
        elif op.name.startswith(_OWN):
            raise error("E9111", f"there is no operation {op.name}", op.loc)
        elif any(
            isinstance(v.type, CuteType)
            for v in (*op.operands, *op.results, *(a for r in op.regions for a in r.block.args))
        ):
            raise error("E9111", f"{op.name} has a value of a !cute type", op.loc)


def _operation(op: Op, definition: CuteOp) -> None:
    wrong = mismatch(op, parse_form(definition.form)) or (definition.check(op) if definition.check else "")
    if wrong:
        raise error("E9111", f"{op.name} {wrong}", op.loc)
    operands = [_read(op, v.type) for v in op.operands]
    for value in op.results:
        _read(op, value.type)
    if definition.infer is None:
        return
    try:
        inferred = definition.inferred_types(op.attrs, operands)
    except (LayoutError, ValueError, TypeError, AttributeError) as problem:
        raise error("E9113", f"{op.name}: nothing can be inferred: {problem}", op.loc) from None
    given = [v.type for v in op.results]
    if inferred != given:
        raise error("E9113", f"{op.name} gives {_texts(given)}, but {_texts(inferred)} is inferred", op.loc)


def _read(op: Op, ty: Type) -> Type:
    """The type that a type's text stands for: inference sees this one."""
    if not isinstance(ty, CuteType):
        return ty
    try:
        read = parse_cute_type(ty.mlir)
    except (LayoutError, ValueError) as problem:
        raise error("E9112", f"{op.name}: {ty} is no type: {problem}", op.loc) from None
    if read != ty or read.name != ty.name:
        raise error("E9112", f"{op.name}: {ty} reads as {read}", op.loc)
    if type_of(ty.payload, ty.kind) != ty:
        raise error("E9112", f"{op.name}: {ty} holds {type_of(ty.payload, ty.kind)}", op.loc)
    return read


def _texts(types: Sequence[Type]) -> str:
    return ", ".join(map(str, types)) or "nothing"
