"""The verifier of lowered modules: every operation is a primitive and obeys its rule, and every
value is used where it is visible.
"""

from __future__ import annotations

from cutec.diag import CutecError, Note, error
from cutec.ir.core import Block, Op, Value
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.registry import everywhere
from cutec.target.arch import ARCHS

TERMINATORS = {"llvm.return", "scf.condition", "scf.yield"}
_ARCH_HELP = (
    "build with --arch for one that has it, or guard it: `if cutec.const_expr(cutec.target_arch().name == …): …`"
)
_NOWHERE = "no arch is built with it; it runs on the interpreter (CUTEC_DEVICE=cpu)"
_OUTSIDE = {"builtin.module", "llvm.func", "llvm.mlir.global"}
_OF_TENSOR_CORE = "cutec.tcgen05_"


def verify_lowered(module: Op, arch: str = "") -> None:
    """Raise E9101 for an operation that is no primitive, E9102 for one that breaks its rule, E9103
    for a misplaced use of a value; E0420 for one that `arch`, where given, lacks; E0425 for a
    kernel whose tcgen05 instructions are for one block and for pairs.
    """
    if module.name != "builtin.module":
        raise error("E9101", f"a lowered module is a builtin.module, not {module.name}", module.loc)
    for op in module.body.ops:
        tensor_core: list[Op] = []
        _operation(op, set(), arch, tensor_core)
        _one_group(tensor_core)


def _one_group(instructions: list[Op]) -> None:
    """All tcgen05 instructions of a kernel have the same cta_group (PTX ISA, "CTA pair")."""
    grouped = [op for op in instructions if "group" in op.attrs]
    for op in grouped:
        first = grouped[0]
        here, there = op.attrs["group"].value, first.attrs["group"].value
        if here != there:
            raise error(
                "E0425",
                f"{PRIMITIVES[op.name].label or op.name} with cta_group::{here} in a kernel with cta_group::{there}",
                op.loc,
                notes=[Note(f"cta_group::{there} here", first.loc)],
                help="all tcgen05 instructions of a kernel are for one block, or all are for pairs of blocks",
            )


def _operation(op: Op, known: set[Value], arch: str, tensor_core: list[Op]) -> None:
    """Verify an operation, and those in it; tcgen05's are appended to `tensor_core`."""
    primitive = PRIMITIVES.get(op.name)
    if primitive is None:
        raise error("E9101", f"{op.name} is left after lowering", op.loc)
    if not known.issuperset(op.operands):
        number = next(number for number, value in enumerate(op.operands) if value not in known)
        raise error("E9103", f"{op.name} uses operand {number} where it is not visible", op.loc)
    try:
        wrong = primitive.check(op)
    except (AttributeError, KeyError, ValueError, IndexError) as problem:
        wrong = f"is malformed: {problem}"
    if wrong:
        raise _breaks(op, wrong)
    if arch and primitive.lacking is not everywhere and (why := primitive.lacking(op, arch)):
        elsewhere = any(not primitive.lacking(op, other) for other in ARCHS)
        raise error("E0420", f"{why}; this is built for {arch}", op.loc, help=_ARCH_HELP if elsewhere else _NOWHERE)
    if op.name.startswith(_OF_TENSOR_CORE):
        tensor_core.append(op)
    for region in op.regions:
        _block(region.block, known, arch, tensor_core)


def _block(block: Block, known: set[Value], arch: str, tensor_core: list[Op]) -> None:
    inside: list[Value] = list(block.args)
    known.update(inside)
    for op in block.ops:
        if op.name in _OUTSIDE or (op.name in TERMINATORS) != (op is block.ops[-1]):
            raise _breaks(op, "stands where it may not: a terminator ends each block, and functions lie in the module")
        _operation(op, known, arch, tensor_core)
        known.update(op.results)
        inside += op.results
    known.difference_update(inside)


def _breaks(op: Op, wrong: str) -> CutecError:
    return error("E9102", f"{op.name} {wrong}", op.loc)
