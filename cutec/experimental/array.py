"""`cutlass.Array`: arrays in global, shared or local memory, indexed as in C: of `a[i, j]` the last
index is the fastest. A slice `a[start:count]` is a vector of `count` elements.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from cutec.cute.arch.load_store import load, store
from cutec.cute.decorators import jit
from cutec.cute.printing import printf
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.flow.flatten import NodeHandler, Spec, register
from cutec.frontend.kernels.smem import alloc_smem
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int32, as_class, minimum
from cutec.frontend.numbers.ranges import Range
from cutec.frontend.numbers.tensor_ssa import TensorSSA, full
from cutec.frontend.rewriting.function import const_expr
from cutec.frontend.tensors.handlers import FragmentHandler
from cutec.frontend.tensors.layouts import apply, is_dynamic
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.frontend.tensors.tensor import Tensor, make_rmem_tensor
from cutec.ir.core import Value
from cutec.layout import Layout
from cutec.loc_ip import take_loc_ip


class Array(Tensor):
    """`Array(dtype, shape, space=…, alignment=…)` is a new array in shared memory, or without a
    space in the thread's own. `Array(pointer, shape=…, dtype=…)` is the memory at a pointer. As an
    annotation: the parameter takes a tensor as an array.

    Raises E0401 for a shape that is not known when compiling, E0404 for another space.
    """

    __slots__ = ()

    def __init__(
        self,
        start: Any = None,
        shape: Any = 1,
        space: AddressSpace = AddressSpace.rmem,
        alignment: int | None = None,
        *,
        dtype: Any = None,
        addrspace: Any = None,
    ):
        extents = tuple(shape) if isinstance(shape, (tuple, list)) else (shape,)
        if is_dynamic(extents):
            raise error(
                "E0401", f"an array of shape {shape}", user_location(), help="give numbers known when compiling"
            )
        extents = tuple([int(n) for n in extents])
        if isinstance(start, Pointer):
            kind = start.dtype if dtype is None else as_class(dtype)
            super().__init__(start.retyped(kind, alignment or start.alignment), _row_major(extents))
            return
        kind, space = (
            as_class(start if dtype is None else dtype),
            space if addrspace is None else AddressSpace(addrspace),
        )
        if space is AddressSpace.rmem:
            start = make_rmem_tensor(_row_major(extents), kind).iterator
        elif space is AddressSpace.smem:
            start = alloc_smem(kind, prod(extents), alignment)
        else:
            raise error(
                "E0404",
                f"an array is made in shared memory or in the thread's own, not in {space.name}",
                user_location(),
                help="global memory comes as an argument: annotate the parameter cutlass.Array",
            )
        super().__init__(start, _row_major(extents))

    @classmethod
    def of(cls, pointer: Pointer, layout: Any) -> Array:
        """An array of memory that is there already."""
        made = cls.__new__(cls)
        Tensor.__init__(made, pointer, layout)
        return made

    @classmethod
    def __from_argument__(cls, value: Any) -> Any:
        """What a parameter with this annotation gets: a tensor as an array."""
        if not isinstance(value, Tensor) or isinstance(value, Array):
            return value
        return cls.of(value._pointer(), value.layout)

    @property
    def dtype(self) -> NumberClass:
        """The numeric class of an element."""
        return self._pointer().dtype

    def data_ptr(self, offset: Any = 0) -> Pointer:
        """The pointer to the first element, or `offset` elements of memory further; in tensor
        memory `offset` columns.
        """
        start = self._pointer()
        if start.memspace is AddressSpace.tmem:
            return (start.retyped(Int32) + offset).retyped(start.dtype)
        return start + offset

    def ir_value(self) -> Value:
        """The pointer to the first element, for MLIR operations that a kernel emits itself."""
        return self._pointer().ir

    def subview(self, offset: Any) -> Array:
        """The same array, `offset` elements of memory further."""
        return Array.of(self.data_ptr(offset), self.layout)

    def __getitem__(self, index: Any) -> Any:
        """An element, by an index for each mode or by one number that counts elements of memory; by
        a slice `start:count` for the last index a vector of `count` elements; with `:` for some of
        the indices the array of these. Raises E0415 for other slices.
        """
        parts = _parts(index)
        if any(map(_is_whole, parts)):
            part = self._slice(self._coordinate(tuple([None if _is_whole(p) else p for p in parts])))
            return Array.of(part.iterator, part.layout)
        start, count = _start_and_count(parts)
        return self._at(start).load(count)

    def __setitem__(self, index: Any, value: Any) -> None:
        """Write an element, or by a slice `start:count` a vector."""
        start, _ = _start_and_count(_parts(index))
        self._at(start).store(value)

    def load(  # pyright: ignore[reportIncompatibleMethodOverride]  # a tensor's takes all elements
        self,
        idx: Any = 0,
        vector_size: int | None = None,
        *,
        alignment: int | None = None,
        is_volatile: bool = False,
        is_invariant: bool = False,
    ) -> Any:
        """The element at an index (the first one), or `vector_size` elements from there on as a
        vector. `is_volatile`: never left out or repeated; `is_invariant`: nothing writes this
        memory while the kernel runs.
        """
        pointer = self._at(_parts(idx))
        if is_volatile:
            return load(pointer, sem="volatile", count=vector_size)
        if is_invariant:
            return load(pointer, nc=True, count=vector_size)
        return pointer.load(vector_size, alignment=alignment)

    def store(  # pyright: ignore[reportIncompatibleMethodOverride]  # a tensor's takes all elements
        self,
        value: Any,
        idx: Any = 0,
        vector_size: int | None = None,
        *,
        alignment: int | None = None,
        is_volatile: bool = False,
    ) -> None:
        """Write an element (the first one), or a vector from an index on. A number with a
        `vector_size` is written so many times.
        """
        pointer = self._at(_parts(idx))
        if vector_size is not None and not isinstance(value, TensorSSA):
            value = full((int(vector_size),), value, self.dtype)
        if is_volatile:
            store(pointer, value, sem="volatile")
        else:
            pointer.store(value, alignment=alignment)

    def masked_load(
        self, idx: Any, vector_size: int, mask: Any, default: Any = 0, *, alignment: int | None = None
    ) -> TensorSSA:
        """A vector of the elements from an index on whose place in `mask` is true, and of `default`
        elsewhere, which is not read.
        """
        return self._at(_parts(idx)).masked_load(_first(mask, vector_size), default=default, alignment=alignment)

    def masked_store(self, idx: Any, value: TensorSSA, mask: Any, *, alignment: int | None = None) -> None:
        """Write those elements of a vector whose place in `mask` is true."""
        self._at(_parts(idx)).masked_store(value, _first(mask, value.size), alignment=alignment)

    def print_runtime(self, max_elements: int | None = None) -> None:
        """Print the elements, at most so many along each mode, from each thread that executes
        this.
        """
        shape = self.shape if isinstance(self.shape, tuple) else (self.shape,)
        _print_rows(self, tuple([n if max_elements is None else minimum(n, max_elements) for n in shape]), ())

    def _at(self, index: tuple[Any, ...]) -> Pointer:
        """The pointer to an element."""
        if len(index) == 1:
            return self.data_ptr(index[0])
        return self._pointer() + apply("layout_eval", self.wide(self._coordinate(index)), self.layout)


def make_array_view(tensor: Tensor) -> Array:
    """A tensor as an array."""
    return Array.__from_argument__(tensor)


def _row_major(shape: tuple[int, ...]) -> Layout:
    """The layout whose last mode is the fastest."""
    strides = tuple([prod(shape[mode + 1 :]) for mode in range(len(shape))])
    return Layout(shape, strides) if len(shape) > 1 else Layout(prod(shape))


def _parts(index: Any) -> tuple[Any, ...]:
    return index if isinstance(index, tuple) else (index,)


def _is_whole(part: Any) -> bool:
    """Whether a part of an index is `:`."""
    return isinstance(part, slice) and part.start is None and part.stop is None and part.step is None


def _start_and_count(index: tuple[Any, ...]) -> tuple[tuple[Any, ...], int | None]:
    """An index, and the number of elements that a slice as its last part takes from there."""
    ahead, last = index[:-1], index[-1]
    whole = isinstance(last, slice) and (last.step is not None or last.stop is None)
    if whole or any(isinstance(part, slice) for part in ahead):
        raise error(
            "E0415",
            f"an array has no slice [{', '.join(map(str, index))}]",
            user_location(),
            help="a[i, start:count] is a vector of `count` elements, a[i, :] the array of a row",
        )
    if not isinstance(last, slice):
        return index, None
    return (*ahead, 0 if last.start is None else last.start), int(last.stop)  # pyright: ignore[reportArgumentType]  # not None: checked above


def _first(mask: Any, count: int) -> list[Any]:
    """The first `count` parts of a mask."""
    return [mask[i] for i in range(count)]


@jit
def _print_rows(array: Any, shape: Any, index: Any) -> None:
    """Print the elements behind an index, a row of the last mode on a line."""
    if const_expr(len(shape) > 1):
        for i in Range(shape[0]):
            _print_rows(array, shape[1:], (*index, i))
    else:
        printf("[", end="")
        for i in Range(shape[0]):
            printf(" {}", array[(*index, i)], end="")
        printf(" ]")


class _ArrayHandler(NodeHandler):
    """Arrays are carried as tensors are."""

    def decompose(self, obj: Array) -> tuple[Sequence[Any], Any, Sequence[str]]:
        return [obj.iterator, obj.layout], None, [".data_ptr", ".layout"]

    def build(self, tag: type, aux: Any, parts: list[Any]) -> Array:
        return Array.of(*parts)

    def spec(self, obj: Array) -> Spec:  # pyright: ignore[reportIncompatibleMethodOverride]  # local arrays are storage
        return _LOCAL.spec(obj) if obj.memspace is AddressSpace.rmem else super().spec(obj)

    def memory(self, obj: Array) -> Value | None:
        return obj.iterator.value if obj.memspace is AddressSpace.rmem else None


class _LocalHandler(FragmentHandler):
    """Arrays of a thread's own, as register tensors."""

    def like(self, obj: Tensor) -> Tensor:
        return Array.of(make_rmem_tensor(obj.layout, obj.element_type).iterator, obj.layout)


_LOCAL = _LocalHandler()
register(Array, _ArrayHandler())


take_loc_ip(globals())
