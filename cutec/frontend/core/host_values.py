"""Values of a kernel that its host function can compute too: those that follow from the kernel's
arguments by arithmetic and by functions of layouts alone.

    grid of 4 tiles, f16[m,k]:(k,1) in the kernel      on the host, before the launch
    %k = argument 3                                    argument 3 of the launch
    %bytes = arith.muli %k, 2                          the same operation, once more
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.frontend.core.context import KernelState, builder
from cutec.ir.core import Block, Op, Value
from cutec.ir.types import Type
from cutec.ops.tables import FUNCTIONS
from cutec.records import NamedTuple

_MADE = frozenset({"static", "get_scalars", "make_layout", "make_int_tuple", "make_shape", "make_stride"})


class HostValue(NamedTuple):
    """How a value is computed: argument `number` of the launch, or with an operation its
    result `number`.
    """

    number: int
    name: str = ""
    operands: tuple[HostValue, ...] = ()
    types: tuple[Type, ...] = ()
    attrs: tuple[tuple[str, Any], ...] = ()

    def emit(self, arguments: Sequence[Value]) -> Value:
        """The value in the host function; `arguments` are those of the launch."""
        if not self.name:
            return arguments[self.number]
        operands = [operand.emit(arguments) for operand in self.operands]
        return builder().emit(self.name, operands, self.types, dict(self.attrs)).results[self.number]


def host_value(value: Value, kernel: KernelState) -> HostValue | None:
    """How the host function computes a value of the kernel. None: it cannot, since the value
    depends on what only a thread knows.
    """
    op = value.owner
    if isinstance(op, Block):
        return HostValue(value.index) if op is kernel.body and value.index < kernel.arguments else None
    if not isinstance(op, Op) or op.regions or not _follows(op.name):
        return None
    operands = [host_value(operand, kernel) for operand in op.operands]
    if any(operand is None for operand in operands):
        return None
    known = tuple([operand for operand in operands if operand is not None])
    return HostValue(value.index, op.name, known, tuple([r.type for r in op.results]), tuple(op.attrs.items()))


def _follows(name: str) -> bool:
    """Whether results of an operation follow from its operands, on the host as in a kernel."""
    dialect, _, function = name.partition(".")
    return dialect == "arith" or (dialect == "cute" and (function in FUNCTIONS or function in _MADE))
