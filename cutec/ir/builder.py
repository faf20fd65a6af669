"""The builder: an insertion point, at which operations are emitted with a Python location."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cutec.ir.attrs import Typed
from cutec.ir.core import UNKNOWN, Block, Loc, Op, Region, Value
from cutec.ir.types import I1, Type


def constant_of(value: Value) -> int | None:
    """The number of an integer `arith.constant` (also of a splat); None for any other value."""
    op = value.owner
    number = op.attrs["value"].value if isinstance(op, Op) and op.name == "arith.constant" else None
    return number if isinstance(number, int) else None


class Builder:
    """Appends operations to `block` with the location `loc`."""

    def __init__(self, block: Block, loc: Loc = UNKNOWN):
        self.block = block
        self.loc = loc

    def emit(
        self,
        name: str,
        operands: Sequence[Value] = (),
        results: Sequence[Type] = (),
        attrs: dict[str, Any] | None = None,
        regions: Sequence[Region] = (),
    ) -> Op:
        """Append an operation and return it."""
        return self.block.append(Op(name, operands, results, attrs, regions, self.loc))

    def value(self, name: str, operands: Sequence[Value], result: Type, attrs: dict[str, Any] | None = None) -> Value:
        """Append an operation with one result and return that."""
        return self.block.append(Op(name, operands, (result,), attrs, (), self.loc)).results[0]

    def constant(self, value: Any, ty: Type) -> Value:
        """An `arith.constant` (splat for vectors), shared within a block and the blocks nested in
        it.

        The key includes the value's repr: 0.0 and -0.0 are different constants, and so are NaNs.
        """
        if ty == I1:
            value = bool(value)
        return self.shared(
            (repr(value), ty.mlir), lambda: self.value("arith.constant", (), ty, {"value": Typed(value, ty)})
        )

    def shared(self, key: Any, make: Callable[[], Value]) -> Value:
        """The value that `make` has emitted for a key in this block or one around it; else `make`
        emits it now. Those blocks dominate the insertion point.
        """
        block: Block | None = self.block
        while block is not None:
            if key in block.constants:
                return block.constants[key]
            block = block.parent
        result = self.block.constants[key] = make()
        return result

    @contextmanager
    def inside(self, block: Block) -> Iterator[Block]:
        """Emit into `block`. On leaving, close it (its values may no longer be used) and restore
        the insertion point.
        """
        outer, self.block = self.block, block
        try:
            yield block
        finally:
            block.closed = True
            self.block = outer
