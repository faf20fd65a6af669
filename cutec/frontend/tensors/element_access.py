"""Loads and stores of the elements at a pointer: one, or several that follow each other as a
vector; masked ones; those of shared memory that a tensor copy has swizzled.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product as combinations
from typing import TYPE_CHECKING, Any

from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Int32, Int64, Numeric, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA, from_elements
from cutec.frontend.tensors.layouts import as_value
from cutec.ir.core import Block, Region, Value
from cutec.ir.types import I32, I64
from cutec.layout import Layout, Swizzle
from cutec.loc_ip import take_loc_ip
from cutec.ops.tables import COMPOSITES

if TYPE_CHECKING:
    from typing_extensions import Self

    from cutec.frontend.numbers.number_class import NumberClass

_ONE = Layout(1)
_GRANULE = 16  # bytes that swizzles of tensor copies leave together


class ElementAccess:
    """The accesses of a pointer. `alignment` of an access: bytes that divide its address, if more
    than the pointer knows.
    """

    __slots__ = ()

    if TYPE_CHECKING:
        dtype: NumberClass
        alignment: int
        view: Callable[[Any], Value]
        retyped: Callable[..., Any]
        moved_to: Callable[[Value, int], Any]

        @property
        def ir(self) -> Value: ...
        def __add__(self, offset: Any) -> Any: ...

    def raw_ptr(self) -> Self:
        """The pointer itself: a tensor's iterator is a pointer to its first element."""
        return self

    def load(self, count: int | None = None, *, alignment: int | None = None) -> Any:
        """The element at the pointer; the next `count` elements as a TensorSSA."""
        if count is None:
            return self.dtype(builder().value("cute.load", [self.view(_ONE), as_value(0, ("coord",))], self.dtype.mlir))
        view = self._promised(alignment).view(Layout(int(count)))
        (ty,) = COMPOSITES["cute.load"].result_types({}, [view.type])
        return TensorSSA(builder().value("cute.load", [view], ty), int(count), self.dtype)

    def store(self, value: Numeric | TensorSSA | Value | float, *, alignment: int | None = None) -> None:
        """Write an element, or the elements of a TensorSSA one after the other, its last mode the
        fastest. Raises E0405 for a TensorSSA of another class.
        """
        if not isinstance(value, TensorSSA):
            number = as_numeric(value, self.dtype).to(self.dtype)
            builder().emit("cute.store", [number.ir, self.view(_ONE), as_value(0, ("coord",))])
            return
        if value.dtype is not self.dtype:
            raise error(
                "E0405",
                f"a TensorSSA of {value.dtype.name} does not go where the pointer is to {self.dtype.name}",
                user_location(),
                help=f"convert it: .to({self.dtype.name})",
            )
        row_major = _row_major(value)
        builder().emit("cute.store", [row_major.ir, self._promised(alignment).view(Layout(value.size))])

    def __getitem__(self, index: Any) -> Any:
        return (self + index).load()

    def __setitem__(self, index: Any, value: Any) -> None:
        (self + index).store(value)

    def masked_load(self, mask: Any, *, default: Any = 0, alignment: int | None = None) -> TensorSSA:
        """A TensorSSA of the elements whose place in `mask` (Booleans: a TensorSSA, an Array, a
        sequence) is true, and of `default` elsewhere, which is not read.
        """
        wanted, other = masked(mask), as_numeric(default, self.dtype).to(self.dtype)
        if all(flag.is_static and flag.python for flag in wanted):
            return self.load(len(wanted), alignment=alignment)
        return from_elements([_chosen(flag, self + i, other) for i, flag in enumerate(wanted)], (len(wanted),))

    def masked_store(self, value: TensorSSA, mask: Any, *, alignment: int | None = None) -> None:
        """Write the elements of a TensorSSA whose place in `mask` is true."""
        wanted = masked(mask)
        if all(flag.is_static and flag.python for flag in wanted):
            self.store(value, alignment=alignment)
            return
        for i, flag in enumerate(wanted):
            if flag.is_static:
                if flag.python:
                    (self + i).store(value[i])
                continue
            with guarded(flag.ir):
                (self + i).store(value[i])

    def apply_swizzle(self, swizzle: Swizzle) -> Self:
        """The pointer to where a swizzle of byte addresses puts the element."""
        if swizzle.bits == 0:
            return self
        wide, kind = (I32, Int32) if self._is_shared else (I64, Int64)
        address: Any = kind(builder().value("llvm.ptrtoint", [self.ir], wide))
        permuted: Any = swizzle(address)
        placed = builder().value("llvm.inttoptr", [permuted.ir], self.ir.type)
        return self.moved_to(placed, min(self.alignment, 1 << swizzle.base))

    def load_swizzled(self, swizzle: Swizzle, *, count: int | None = None, alignment: int | None = None) -> Any:
        """The element, or the next `count` elements as a TensorSSA, of memory whose byte addresses
        a swizzle permutes.
        """
        if count is None:
            return self.apply_swizzle(swizzle).load()
        found: list[Numeric] = []
        for start, length in self._granules(swizzle, int(count), alignment):
            part = (self._promised(alignment) + start).apply_swizzle(swizzle).load(length)
            found += [part[i] for i in range(length)]
        return from_elements(found, (int(count),))

    def store_swizzled(self, value: Any, swizzle: Swizzle, *, alignment: int | None = None) -> None:
        """Write an element, or those of a TensorSSA, to memory whose byte addresses a swizzle
        permutes.
        """
        if not isinstance(value, TensorSSA):
            self.apply_swizzle(swizzle).store(value)
            return
        row_major = _row_major(value)
        for start, length in self._granules(swizzle, value.size, alignment):
            part = from_elements([row_major[i] for i in range(start, start + length)], (length,))
            (self._promised(alignment) + start).apply_swizzle(swizzle).store(part)

    def _granules(self, swizzle: Swizzle, count: int, alignment: int | None) -> list[tuple[int, int]]:
        """(start, length) of runs of elements that a swizzle leaves together, as far as the
        alignment tells.
        """
        together = min(max(self.alignment, alignment or 1), 1 << swizzle.base if swizzle.bits else _GRANULE)
        step = max(together * 8 // self.dtype.width, 1)
        return [(start, min(step, count - start)) for start in range(0, count, step)]

    @property
    def _is_shared(self) -> bool:
        return getattr(self.ir.type, "space", 0) == 3

    def _promised(self, alignment: int | None) -> Self:
        """The pointer with an alignment that the user promises."""
        return self if alignment is None or alignment <= self.alignment else self.retyped(self.dtype, int(alignment))


def masked(mask: Any) -> list[Boolean]:
    """The Booleans of a mask, in order."""
    count = len(mask) if hasattr(mask, "__len__") else mask.size
    return [as_numeric(mask[i]).to(Boolean) for i in range(count)]


def _chosen(flag: Boolean, pointer: Any, other: Numeric) -> Numeric:
    """The element at a pointer if `flag` holds, else another number; memory is read only then."""
    if flag.is_static:
        return pointer.load() if flag.python else other
    blocks = (Block(), Block())
    for block, number in zip(blocks, (pointer.load, lambda: other)):
        with builder().inside(block):
            builder().emit("scf.yield", [number().ir])
    op = builder().emit("scf.if", [flag.ir], [type(other).mlir], {}, tuple(map(Region, blocks)))
    return type(other)(op.result)


def _row_major(value: TensorSSA) -> TensorSSA:
    """A vector's elements in a row, its last mode the fastest."""
    if len(value.shape) == 1:
        return value
    places = combinations(*[range(extent) for extent in value.shape])
    return from_elements([value[place] for place in places], (value.size,))


take_loc_ip(globals())
