"""The builder that lowering uses: pure operations with equal operands are emitted once per scope."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.builder import Builder
from cutec.ir.core import Block, Value
from cutec.ir.types import Type

# Pure by their dialect's definition; division is included because equal divisions fail together.
_PURE_DIALECTS = ("arith.",)
_PURE = frozenset(
    {"llvm.getelementptr", "vector.extract", "vector.from_elements", "llvm.mlir.addressof", "llvm.addrspacecast", "llvm.ptrtoint"}
    | {"llvm.bitcast", "vector.bitcast"}
)


def is_pure(name: str) -> bool:
    """Whether operations of this name have no effects, and equal ones with equal operands the same result."""
    return name in _PURE or name.startswith(_PURE_DIALECTS)


class SharingBuilder(Builder):
    """A builder with value numbering: a pure operation already emitted in this block or one around it is used again."""

    def __init__(self, block: Block):
        super().__init__(block)
        self._known: dict[Block, dict[Any, Value]] = {}

    def value(self, name: str, operands: Sequence[Value], result: Type, attrs: dict[str, Any] | None = None) -> Value:
        if not is_pure(name):
            return super().value(name, operands, result, attrs)
        key = (name, tuple(operands), result.mlir, tuple([_key(v) for v in attrs.values()]) if attrs else None)
        block: Block | None = self.block
        while block is not None:
            known = self._known.get(block)
            if known is not None and key in known:
                return known[key]
            block = block.parent
        made = super().value(name, operands, result, attrs)
        self._known.setdefault(self.block, {})[key] = made
        return made


def _key(attribute: Any) -> Any:
    """What tells an attribute from others of the same name. 0.0 and -0.0 are different numbers, and so are NaNs: of floats it is their text."""
    if isinstance(attribute, IntArray):
        return attribute.values
    if isinstance(attribute, Typed) and type(attribute.value) is int:
        return attribute.value, attribute.type.mlir
    return attribute.mlir if isinstance(attribute, Type) else repr(attribute)
