"""The builder that lowering uses: pure operations with equal operands are emitted once per
scope.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.builder import Builder
from cutec.ir.core import Block, Op, Value
from cutec.ir.types import I1, Type

# Pure by their dialect's definition; division is included because equal divisions fail together.
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
    """Whether operations of this name have no effects, and equal ones with equal operands the same
    result.
    """
    return name in _PURE or name.startswith(_PURE_DIALECTS)


class SharingBuilder(Builder):
    """A builder with value numbering: a pure operation already emitted in this block or one around
    it is used again.

    `_known` holds what can be used here, by what tells operations apart; `_scope` those of its keys
    that this block has added.
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
    """What tells an attribute from others of the same name. 0.0 and -0.0 are different numbers, and
    so are NaNs: of floats it is their text.
    """
    if isinstance(attribute, IntArray):
        return attribute.values
    if isinstance(attribute, Typed) and type(attribute.value) is int:
        return attribute.value, attribute.type.mlir
    return attribute.mlir if isinstance(attribute, Type) else repr(attribute)
