"""Handlers of layouts, pointers, tensors and TensorSSA: how each is taken apart into IR values and
facts, and put together again, to be carried through loops and branches or passed to a kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import Any

from cutec.frontend.core import facts
from cutec.frontend.core.context import builder
from cutec.frontend.flow.flatten import (
    LeafHandler,
    Mismatch,
    NodeHandler,
    NodeSpec,
    NumberSpec,
    Spec,
    StorageHandler,
    extract_mlir_values,
    new_from_mlir_values,
    register,
    spec_of,
)
from cutec.frontend.numbers.numeric import Int32, Int64, Numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.layouts import ComposedParts, LayoutValue, Parts, wrap
from cutec.frontend.tensors.pointers import AddressSpace, Origin, Pointer, SwizzledPointer, pointer_type
from cutec.frontend.tensors.tensor import SwizzledPart, Tensor, make_rmem_tensor
from cutec.ir.attrs import Typed
from cutec.ir.builder import Builder
from cutec.ir.core import Value
from cutec.ir.types import I32, Type
from cutec.layout import ComposedLayout, Dyn, Layout
from cutec.records import replace


class _PointerHandler(LeafHandler):
    """An address, with the bounds of its array where accesses are checked. The meet of two
    alignments is their gcd.
    """

    def values(self, obj: Pointer) -> list[Value]:
        return [obj.ir, *obj.origin[:3]] if obj.origin else [obj.ir]

    def types(self, obj: Pointer) -> tuple[Type, ...]:
        address = pointer_type(obj.memspace)
        return (address, *[value.type for value in obj.origin[:3]]) if obj.origin else (address,)

    def facts(self, obj: Pointer) -> Any:
        return obj.dtype, obj.memspace, obj.alignment, obj.origin.names if obj.origin else ()

    def meet(self, a: Any, b: Any) -> Any:
        if a[:2] != b[:2]:
            raise Mismatch("dtype", self.describe(a), self.describe(b))
        return (*a[:2], gcd(a[2], b[2]), tuple(sorted({*a[3], *b[3]})))

    def build(self, facts: Any, values: list[Value]) -> Pointer:
        dtype, memspace, alignment, names = facts
        origin = Origin(values[1], values[2], values[3], names) if len(values) > 1 else None
        return Pointer(values[0], dtype, memspace, alignment, origin)

    def describe(self, facts: Any) -> str:
        return f"ptr<{facts[0].short}, {facts[1].name}, align<{facts[2]}>>"


class _SwizzledPointerHandler(NodeHandler):
    """The pointer that the swizzle counts from, and the distance from it."""

    def decompose(self, obj: SwizzledPointer) -> tuple[Sequence[Any], Any, Sequence[str]]:
        return [obj.base, obj.offset], obj.swizzle, [".base", ".offset"]

    def build(self, tag: type, aux: Any, parts: list[Any]) -> SwizzledPointer:
        return SwizzledPointer(parts[0], aux, parts[1])


class _LayoutHandler(NodeHandler):
    """Static and dynamic layouts: shape and stride, whose numbers may become dynamic."""

    def decompose(self, obj: Any) -> tuple[Sequence[Any], Any, Sequence[str]]:
        if isinstance(obj, ComposedLayout):
            return [obj.offset, obj.outer], obj.inner, [".offset", ".outer"]
        return [obj.shape, obj.stride], None, [".shape", ".stride"]

    def build(self, tag: type, aux: Any, parts: list[Any]) -> Any:
        if aux is None:
            return wrap(Parts(*parts))
        offset, outer = parts
        return wrap(ComposedParts(aux, offset, Parts(outer.shape, outer.stride)))

    def spec(self, obj: Any) -> NodeSpec:
        """The spec from the layout's type: taking the layout itself apart would emit operations."""
        return self._layout_spec(obj.abstract if isinstance(obj, LayoutValue) else obj)

    def _layout_spec(self, layout: Layout | ComposedLayout) -> NodeSpec:
        parts, aux, keys = self.decompose(layout)
        return NodeSpec(LayoutValue, aux, tuple(keys), tuple([self._part_spec(p) for p in parts]), self)

    def _part_spec(self, part: Any) -> Spec:
        if isinstance(part, Dyn):
            return NumberSpec(
                Int64 if part.width == 64 else Int32,
                part.div,
                facts.Bound(facts.largest(part.width, True), facts.INDEX),
            )
        if isinstance(part, tuple):
            like = spec_of((0,) * len(part))
            assert isinstance(like, NodeSpec)
            return replace(like, children=tuple([self._part_spec(p) for p in part]))
        return self._layout_spec(part) if isinstance(part, (Layout, ComposedLayout)) else spec_of(part)

    def describe(self, tag: type, aux: Any, parts: list[str]) -> str:
        return f"layout {':'.join(parts)}"


class _TensorHandler(NodeHandler):
    """Tensors in memory and of coordinates: iterator and layout. Register tensors are storage."""

    def decompose(self, obj: Tensor) -> tuple[Sequence[Any], Any, Sequence[str]]:
        return [*obj.stored], None, [".iterator", ".layout"]

    def build(self, tag: type, aux: Any, parts: list[Any]) -> Tensor:
        return Tensor(*parts)

    def spec(self, obj: Tensor) -> Spec:  # pyright: ignore[reportIncompatibleMethodOverride]  # registers are storage
        if self.memory(obj) is not None:
            return _FRAGMENTS.spec(obj)
        return replace(super().spec(obj), tag=Tensor)  # a part that a swizzle is in is carried as any tensor

    def memory(self, obj: Tensor) -> Value | None:
        start = obj.stored[0]
        return start.value if isinstance(start, Pointer) and start.memspace is AddressSpace.rmem else None

    def describe(self, tag: type, aux: Any, parts: list[str]) -> str:
        return f"tensor<{' o '.join(parts)}>"


class FragmentHandler(StorageHandler):
    """Register tensors."""

    def like(self, obj: Tensor) -> Tensor:
        return make_rmem_tensor(obj.layout, obj.element_type)

    def copy(self, source: Tensor, target: Tensor) -> None:
        attrs = {"max_bits": Typed(source.element_type.width, I32)}
        # Not the builder's own `emit`, which would check it for aliasing as a store of the user's.
        Builder.emit(builder(), "cute.copy", [source.ir, target.ir], (), attrs)

    def key(self, obj: Tensor) -> Any:
        return obj.element_type, obj.layout


class _TensorSSAHandler(LeafHandler):
    """A vector value with its shape and class."""

    def values(self, obj: TensorSSA) -> list[Value]:
        return [obj.ir]

    def facts(self, obj: TensorSSA) -> Any:
        return obj.shape, obj.dtype

    def meet(self, a: Any, b: Any) -> Any:
        if a != b:
            raise Mismatch("dtype", self.describe(a), self.describe(b))
        return a

    def build(self, facts: Any, values: list[Value]) -> TensorSSA:
        return TensorSSA(values[0], *facts)

    def describe(self, facts: Any) -> str:
        return f"TensorSSA of {facts[1].name}, shape {facts[0]}"


_FRAGMENTS = FragmentHandler()
register(Pointer, _PointerHandler())
register(SwizzledPointer, _SwizzledPointerHandler())
_LAYOUTS = _LayoutHandler()
for _layout in (Layout, ComposedLayout, LayoutValue):
    register(_layout, _LAYOUTS)
register(Tensor, _TensorHandler())
register(SwizzledPart, _TensorHandler())
register(TensorSSA, _TensorSSAHandler())
# The protocol of objects with IR values, so that a user's class can ask its parts without knowing
# their classes: `self.pointer.__extract_mlir_values__()`.
for _kind in (Numeric, Pointer, Tensor, TensorSSA):
    _kind.__extract_mlir_values__ = extract_mlir_values
    _kind.__new_from_mlir_values__ = new_from_mlir_values
