"""Structure: modules, functions and structured control flow. The interpreter compiles these to
branches; they have no semantics of their own here, only rules.
"""

from __future__ import annotations

from cutec.ir.core import Op
from cutec.ir.types import I1, IntegerType, Type
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import FENCE, IO, add


def _types(values: list) -> list[Type]:
    return [v.type for v in values]


def _terminator(op: Op, region: int) -> Op | None:
    ops = op.regions[region].block.ops
    return ops[-1] if ops else None


def _yields(op: Op, region: int, types: list[Type], name: str = "scf.yield", skip: int = 0) -> str | None:
    last = _terminator(op, region)
    if last is None or last.name != name:
        return f"has a region {region} that does not end in {name}"
    found = _types(last.operands[skip:])
    return (
        None
        if found == types
        else f"yields ({', '.join(map(str, found))}) where ({', '.join(map(str, types))}) is needed"
    )


def _if(op: Op) -> str | None:
    if wrong := rules.counts(1, len(op.results))(op):
        return wrong
    if op.operands[0].type != I1:
        return f"has a condition of {op.operands[0].type}"
    if len(op.regions) not in (1, 2) or (op.results and len(op.regions) != 2):
        return "needs a region for each arm"
    return next((w for i in range(len(op.regions)) if (w := _yields(op, i, _types(op.results)))), None)


def _for(op: Op) -> str | None:
    types = _types(op.results)
    if len(op.regions) != 1 or len(op.operands) != 3 + len(types):
        return "needs bounds, step, one initial value per result, and one region"
    induction = op.operands[0].type
    if not isinstance(induction, IntegerType) or any(v.type != induction for v in op.operands[:3]):
        return "needs bounds and step of one integer type"
    if _types(op.operands[3:]) != types or _types(op.body.args) != [induction, *types]:
        return "has block arguments or initial values of other types than its results"
    return _yields(op, 0, types)


def _while(op: Op) -> str | None:
    if len(op.regions) != 2:
        return "needs a before and an after region"
    before, after = (r.block for r in op.regions)
    if _types(before.args) != _types(op.operands) or _types(after.args) != _types(op.results):
        return "has block arguments of other types than its operands and results"
    if wrong := _yields(op, 0, _types(op.results), "scf.condition", skip=1):
        return wrong
    return _yields(op, 1, _types(op.operands))


def _function(op: Op) -> str | None:
    if not isinstance(op.attrs.get("sym_name"), str) or "function_type" not in op.attrs:
        return "needs sym_name and function_type"
    if not any(r.block.ops for r in op.regions):
        return None
    last = _terminator(op, 0)
    return None if last is not None and last.name == "llvm.return" else "does not end in llvm.return"


def _global(op: Op) -> str | None:
    return (
        None
        if isinstance(op.attrs.get("sym_name"), str) and isinstance(op.attrs.get("global_type"), Type)
        else "needs a name and a type"
    )


def _condition(op: Op) -> str | None:
    return None if op.operands and op.operands[0].type == I1 and not op.results else "needs an i1 first"


add("builtin.module", rules.unchecked)
add("llvm.func", _function)
add("llvm.mlir.global", _global)
add("llvm.return", rules.counts(0, 0))
add("scf.if", _if)
add("scf.for", _for)
add("scf.while", _while)
add("scf.yield", lambda op: None if not op.results else "has no results")
add("scf.condition", _condition)
# The end of a thread, anywhere in a kernel (PTX ISA, "exit").
add("nvvm.exit", rules.counts(0, 0), IO | FENCE)
