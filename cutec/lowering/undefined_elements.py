"""Vectors some elements of which are undefined, such as registers that a kernel has not written.

mlir-opt crashes where it folds `vector.from_elements` of constants one of which is undefined (LLVM
22). Such a vector becomes an undefined one, into which the others are put:

    %v = vector.from_elements %c, %undef    →    %w = llvm.mlir.undef : vector<2xf16>
                                                 %v = vector.insert %c, %w[0]
"""

from __future__ import annotations

from cutec.ir.attrs import IntArray
from cutec.ir.builder import Builder
from cutec.ir.core import Block, Op, Value

_UNDEFINED = "llvm.mlir.undef"


def insert_defined(kernel: Op) -> None:
    """Build the vectors of a lowered kernel that have undefined elements from the others."""
    for op in list(kernel.walk()):
        if op.name == "vector.from_elements" and any(map(_is_undefined, op.operands)):
            _rebuild(op)


def _is_undefined(value: Value) -> bool:
    return isinstance(value.owner, Op) and value.owner.name == _UNDEFINED


def _rebuild(op: Op) -> None:
    ty, ahead = op.result.type, Builder(Block(), op.loc)
    defined = [(value, {"static_position": IntArray((n,), 64)}) for n, value in enumerate(op.operands)]
    defined = [(value, place) for value, place in defined if not _is_undefined(value)]
    if not defined:
        op.name, op.operands = _UNDEFINED, []
        return
    whole = ahead.value(_UNDEFINED, (), ty)
    for value, place in defined[:-1]:
        whole = ahead.value("vector.insert", [value, whole], ty, place)
    value, op.attrs = defined[-1]
    op.name, op.operands = "vector.insert", [value, whole]
    assert op.block is not None
    at = op.block.ops.index(op)
    op.block.ops[at:at] = ahead.block.ops
    for made in ahead.block.ops:
        made.block = op.block
