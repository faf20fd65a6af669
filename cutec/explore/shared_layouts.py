"""The layouts that address shared memory, by where their tensors begin.

A layout is followed to the tensors that are made with it or with a part of it, and their pointers
back to the offset in dynamic shared memory that the allocator gave:

    %1 = llvm.mlir.addressof @dynamic_smem       0
    %2 = cute.add_offset(%1, 32768)              32768
    %3, %o = cute.slice_and_offset(%sB, %c)
    %4 = cute.add_offset(%2, %o)                 32768, as an offset inside of the tensor is unknown
    cute.make_tensor(%4, %3)                     %sB addresses what begins at 32768
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cutec.explore.cute_text import Operation, cute_type
from cutec.explore.layouts import part_of
from cutec.ir.types import Type, bit_width
from cutec.layout import LayoutBase, is_static
from cutec.layout.modes import static_size
from cutec.layout.swizzle import outer_of
from cutec.records import NamedTuple


class Addressed(NamedTuple):
    """A static layout of elements in shared memory."""

    element: Type
    layout: LayoutBase

    @property
    def stages(self) -> int:
        """The extent of the last of three modes or more, by which kernels count buffers."""
        outer = outer_of(self.layout)
        return static_size(outer, outer.rank - 1) if outer.rank > 2 else 1


def addressed(operations: Iterable[Operation]) -> dict[int, Addressed]:
    """The layout that says most about what begins at an offset: one that counts stages before
    others, and of those the one with the most elements.
    """
    found: dict[int, Addressed] = {}
    layouts: dict[str, LayoutBase] = {}
    parent: dict[str, str] = {}
    begins: dict[str, int] = {}
    for operation in operations:
        layouts.update(_layouts(operation))
        if (part := part_of(operation)) is not None:
            parent[part] = operation.operands[0]
        if operation.short == "make_tensor":
            pointer, value = operation.operands
            while value and pointer in begins:
                _consider(found, begins[pointer], operation, layouts.get(value))
                value = parent.get(value, "")
        elif (begin := _begin(operation, begins)) is not None:
            begins[operation.results[0]] = begin
    return found


def _layouts(operation: Operation) -> Iterator[tuple[str, LayoutBase]]:
    """The layouts among the operands of an operation, by the names of their values."""
    for name, text in zip(operation.operands, operation.operand_types):
        kind = cute_type(text)
        if kind is not None and isinstance(kind.payload, LayoutBase):
            yield name, kind.payload


def _begin(operation: Operation, begins: dict[str, int]) -> int | None:
    """The offset of the allocation that a result points into; None for other results."""
    if operation.name == "llvm.mlir.addressof":
        return 0
    begin = begins.get(operation.operands[0]) if operation.operands else None
    if begin is None or operation.short in ("make_ptr", "get_address"):
        return begin
    if operation.short != "add_offset":
        return None
    pointer, moved = (cute_type(text) for text in operation.operand_types)
    assert pointer is not None and moved is not None
    elements = moved.payload if isinstance(moved.payload, int) else 0
    return begin + elements * bit_width(pointer.payload.element) // 8


def _consider(found: dict[int, Addressed], begin: int, tensor: Operation, layout: LayoutBase | None) -> None:
    """Keep a layout if it says more than the one that is known."""
    if layout is None or not is_static(layout):
        return
    kind = cute_type(tensor.result_types[0])
    assert kind is not None
    new, known = Addressed(kind.payload.element, layout), found.get(begin)
    if known is None or _says(new) > _says(known):
        found[begin] = new


def _says(addressed: Addressed) -> tuple[bool, int]:
    return addressed.stages > 1, static_size(outer_of(addressed.layout))
