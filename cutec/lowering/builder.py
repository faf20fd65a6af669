"""The builder of lowering, with value numbering: pure operations with equal operands are emitted
once per scope.

    %2 = arith.muli %0, %1          emitted, and entered in the table under (muli, i32, %0, %1)
    scf.if %c {
      %3 = arith.muli %0, %1        found in the table: %2 is used instead
      %4 = arith.addi %2, %0        entered, and removed again when the region ends
    }
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.builder import Builder
from cutec.ir.core import Block, Op, Value
from cutec.ir.types import I1, Type

# Pure by their dialect's definition; divisions too, since equal ones fail together.
_PURE_DIALECTS = ("arith.",)
_PURE = frozenset(
    {
        "llvm.getelementptr",
        "vector.extract",
        "vector.from_elements",
        "llvm.mlir.addressof",
        "llvm.addrspacecast",
        "llvm.ptrtoint",
    }
    | {"llvm.bitcast", "vector.bitcast"}
)


def is_pure(name: str) -> bool:
    """Whether operations of this name have no effects and depend on nothing but their operands and
    attributes.
    """
    return name in _PURE or name.startswith(_PURE_DIALECTS)


class SharingBuilder(Builder):
    """A builder with value numbering: the result of an equal pure operation in this block or one
    around it is used again. Those dominate the insertion point.

    `_known` maps operations (name, type, operands, attributes) to their values, `_scope` lists the
    keys that this block has added: together a scoped hash table.
    """

    def __init__(self, block: Block):
        super().__init__(block)
        self._known: dict[tuple[Any, ...], Value] = {}
        self._scope: list[tuple[Any, ...]] = []

    def value(self, name: str, operands: Sequence[Value], result: Type, attrs: dict[str, Any] | None = None) -> Value:
        if not is_pure(name):
            return self.block.append(Op(name, operands, (result,), attrs, (), self.loc)).results[0]
        key = (
            (name, result.mlir, *operands, *[_key(v) for v in attrs.values()])
            if attrs
            else (name, result.mlir, *operands)
        )
        return self._known.get(key) or self._new(key, name, operands, result, attrs)

    def constant(self, value: Any, ty: Type) -> Value:
        key = (repr(value), ty.mlir)
        found = self._known.get(key)
        if found is not None:
            return found
        return self._new(key, "arith.constant", (), ty, {"value": Typed(bool(value) if ty == I1 else value, ty)})

    def _new(
        self, key: tuple[Any, ...], name: str, operands: Sequence[Value], result: Type, attrs: dict[str, Any] | None
    ) -> Value:
        made = self._known[key] = self.block.append(Op(name, operands, (result,), attrs, (), self.loc)).results[0]
        self._scope.append(key)
        return made

    @contextmanager
    def inside(self, block: Block) -> Iterator[Block]:
        outer, self._scope = self._scope, []
        try:
            with super().inside(block):
                yield block
        finally:
            for key in self._scope:
                del self._known[key]
            self._scope = outer


def _key(attribute: Any) -> Any:
    """The attribute's part of a key. Floats go by their text: 0.0 and -0.0 are different constants,
    and so are NaNs.
    """
    if isinstance(attribute, IntArray):
        return attribute.values
    if isinstance(attribute, Typed) and type(attribute.value) is int:
        return attribute.value, attribute.type.mlir
    return attribute.mlir if isinstance(attribute, Type) else repr(attribute)
