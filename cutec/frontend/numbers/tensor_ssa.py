"""TensorSSA: an immutable tensor in registers, as one vector value with a static shape.

Elements are in colexicographic order of the coordinates (mode 0 fastest), whatever the layout of
the tensor from which they were loaded. Its binary operators are in `elements`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product as combinations
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex, TypeAlias, overload

from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import arith
from cutec.frontend.numbers.broadcast import broadcast_positions, size_of
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Boolean, Int32, Integer, Numeric, as_class, as_numeric
from cutec.frontend.numbers.operators import check_computable, describe
from cutec.frontend.numbers.promotion import TO_INTEGER
from cutec.frontend.numbers.reductions import (
    REDUCTION_NAMES,
    ReductionOp,
    check_reduction,
    combine,
    element,
    shuffle,
    split_modes,
    tree,
)
from cutec.ir.core import Value
from cutec.ir.types import bit_width, vector
from cutec.layout import Layout, has_none, product, slice_and_offset
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from typing import Protocol

    from cutec.frontend.numbers.numeric import Element

    class Elementwise(Protocol):
        """The signature of a binary operator of TensorSSA."""

        def __call__(self, other: TensorSSA | Numeric | float, /) -> TensorSSA: ...


Index: TypeAlias = "SupportsIndex | tuple[Index, ...]"
"""A coordinate that selects one element: an integer, or a nested tuple of integers."""

Coord: TypeAlias = "SupportsIndex | tuple[Coord, ...] | list[Any] | None"
"""A coordinate in which `None` takes a whole mode."""


class TensorSSA:
    """`ir` is a vector value of `product(shape)` elements of class `dtype`. Operators work element
    by element; shapes broadcast from the first mode (`broadcast`).
    """

    __slots__ = ("dtype", "ir", "shape")

    __extract_mlir_values__: ClassVar[Callable[[Any], list[Value]]]  # set by `tensors.handlers`
    __new_from_mlir_values__: ClassVar[Callable[[Any, Sequence[Value]], Any]]

    # Set by `elements`, which builds on this class.
    __add__: ClassVar[Elementwise]
    __radd__: ClassVar[Elementwise]
    __sub__: ClassVar[Elementwise]
    __rsub__: ClassVar[Elementwise]
    __mul__: ClassVar[Elementwise]
    __rmul__: ClassVar[Elementwise]
    __truediv__: ClassVar[Elementwise]
    __rtruediv__: ClassVar[Elementwise]
    __floordiv__: ClassVar[Elementwise]
    __rfloordiv__: ClassVar[Elementwise]
    __mod__: ClassVar[Elementwise]
    __rmod__: ClassVar[Elementwise]
    __pow__: ClassVar[Elementwise]
    __rpow__: ClassVar[Elementwise]
    __and__: ClassVar[Elementwise]
    __rand__: ClassVar[Elementwise]
    __or__: ClassVar[Elementwise]
    __ror__: ClassVar[Elementwise]
    __xor__: ClassVar[Elementwise]
    __rxor__: ClassVar[Elementwise]
    __lshift__: ClassVar[Elementwise]
    __rlshift__: ClassVar[Elementwise]
    __rshift__: ClassVar[Elementwise]
    __rrshift__: ClassVar[Elementwise]
    __lt__: ClassVar[Elementwise]
    __le__: ClassVar[Elementwise]
    __gt__: ClassVar[Elementwise]
    __ge__: ClassVar[Elementwise]
    __eq__: ClassVar[Elementwise]  # pyright: ignore[reportIncompatibleMethodOverride]  # of Booleans, as in NumPy
    __ne__: ClassVar[Elementwise]  # pyright: ignore[reportIncompatibleMethodOverride]  # as NumPy's
    _number_help = "take one element by its index, value[i]"

    def __init__(self, ir: Value | TensorSSA, shape: Any, dtype: NumberClass):
        self.ir: Value = ir.ir if isinstance(ir, TensorSSA) else ir
        self.shape = shape if isinstance(shape, tuple) else (shape,)
        self.dtype = dtype

    @property
    def element_type(self) -> NumberClass:
        """The numeric class of an element."""
        return self.dtype

    @property
    def size(self) -> int:
        """The number of elements."""
        return size_of(self.shape)

    @property
    def type(self) -> Any:
        """The type of the vector value."""
        return self.ir.type

    def to(self, dtype: Any) -> TensorSSA:
        """The same numbers in another class."""
        target = as_class(dtype)
        return TensorSSA(arith.convert(self.ir, self.dtype, target), self.shape, target)

    def bitcast(self, dtype: Any) -> TensorSSA:
        """The same bits as elements of another class. If the widths differ, mode 0 grows or shrinks
        (consecutive elements are put together, low bits first). Raises E0204 where the elements of
        mode 0 do not fill whole elements of the new class, and for Boolean.
        """
        target = as_class(dtype)
        if target.width == self.dtype.width:
            return TensorSSA(arith.bitcast(self.ir, target), self.shape, target)
        first, *rest = self.shape
        bits = first * self.dtype.width if isinstance(first, int) else 0
        if not bits or bits % target.width or 1 in (target.width, self.dtype.width):
            raise error(
                "E0204",
                f"{self.shape} elements of {self.dtype.name} are not whole elements of {target.name}",
                user_location(),
                help="convert with .to(…), or reshape so that mode 0 is one number",
            )
        count = bit_width(self.ir.type) // target.width
        value = builder().value("vector.bitcast", [self.ir], vector(count, target.mlir))
        return TensorSSA(value, (bits // target.width, *rest), target)

    def reshape(self, shape: Any) -> TensorSSA:
        """The same elements in the same order under another shape. Raises E0402 if the sizes
        differ.
        """
        if product(shape) != self.size:
            raise error(
                "E0402",
                f"{self.size} elements of shape {self.shape} do not fill shape {shape}",
                user_location(),
                help="the new shape has as many elements as the old one",
            )
        return TensorSSA(self.ir, shape, self.dtype)

    def broadcast_to(self, target_shape: Any) -> TensorSSA:
        """The elements repeated to fill `target_shape`, by the rules of `broadcast`. Raises
        E0402 for a shape that does not broadcast.
        """
        shape = target_shape if isinstance(target_shape, tuple) else (target_shape,)
        if shape == self.shape:
            return self
        return self._gather(broadcast_positions(self.shape, shape), shape)

    @overload
    def __getitem__(self, coord: Index) -> Element: ...  # pyright: ignore[reportOverlappingOverload]  # without None
    @overload
    def __getitem__(self, coord: Coord) -> TensorSSA: ...
    def __getitem__(self, coord: Any) -> Any:
        """An element (a Numeric), or with `None` in the coordinate a slice (a TensorSSA).

        A number counts through all elements, a tuple has an entry for each mode (a number, None, a
        coordinate of a nested mode, or a slice `start:stop` of a plain one, which keeps the mode).
        Registers have no addresses: a dynamic coordinate of one element costs a selection for each
        element, and outside of the shape gives any of them. Raises E0403 for a dynamic coordinate
        of a slice, E0402 for a coordinate outside of the shape.
        """
        coord = tuple(coord) if isinstance(coord, list) else coord
        if isinstance(coord, slice) or (isinstance(coord, tuple) and any(isinstance(c, slice) for c in coord)):
            return self._sliced(coord if isinstance(coord, tuple) else (coord,))
        coord = _static(coord)
        _check_coordinate(coord, self.shape)
        part, offset = slice_and_offset(coord, Layout(self.shape))
        if not has_none(coord):
            return element(self.ir, offset, self.dtype) if isinstance(offset, int) else self._chosen(offset)
        if not isinstance(offset, int):
            raise error(
                "E0403",
                f"a part of a TensorSSA begins where it is known at compile time, not at {coord}",
                user_location(),
                help="store it to a register tensor (make_rmem_tensor) and index that, or loop with range_constexpr",
            )
        return self._gather([offset + part(i) for i in range(size_of(part.shape))], part.shape)

    def __len__(self) -> int:
        """The number of elements."""
        return self.size

    def __iter__(self) -> Iterator[Element]:
        """The elements in order."""
        return (self[i] for i in range(self.size))

    @overload
    def reduce(
        self, op: ReductionOp | str, init_val: Numeric | float | None = None, reduction_profile: int = 0
    ) -> Element: ...
    @overload
    def reduce(
        self, op: ReductionOp | str, init_val: Numeric | float, reduction_profile: tuple[Any, ...] | None
    ) -> TensorSSA: ...
    def reduce(self, op: Any, init_val: Any = None, reduction_profile: Any = 0) -> Any:
        """All elements combined by `op` (or its name, "add") with `init_val` (a Numeric; it may be
        left out), for the profile 0.

        With a profile tuple, modes whose entry is None are kept and the others reduced: `(None, 1)`
        on shape (4, 8) gives shape (4,). An entry may be the profile of a nested mode. Elements are
        combined pairwise, neighbours first (`(a[0] op a[1]) op (a[2] op a[3])`, not from left to
        right), and `init_val` last. The result has the class to which both are promoted. Raises
        E0402 for a profile that does not match the shape.
        """
        op = ReductionOp(op) if op in REDUCTION_NAMES else op
        kind = check_reduction(op, self.dtype)
        if not isinstance(reduction_profile, tuple) and reduction_profile is not None:
            whole = tree(op, self.to(kind).ir, kind)
            return whole if init_val is None else combine(op, whole, as_numeric(init_val, kind))
        profile = reduction_profile if reduction_profile is not None else (None,) * len(self.shape)
        keep, drop, shape = split_modes(self.shape, profile)
        along = [drop(i) for i in range(size_of(drop.shape))]
        source, start = self.to(kind).ir, as_numeric(init_val, kind)
        results = [
            combine(op, tree(op, shuffle(source, [keep(i) + d for d in along]), kind), start)
            for i in range(size_of(keep.shape))
        ]
        return from_elements(results, shape)

    def apply_op(self, op: Callable[[Any, Any], Any], other: Any, flip: bool = False) -> Any:
        """`op(self, other)`, or with `flip` `op(other, self)`, for an operator of the `operator`
        module.
        """
        return op(other, self) if flip else op(self, other)

    def to_elements(self) -> tuple[Element, ...]:
        """The elements in order."""
        return tuple(self)

    def ir_value(self) -> Value:
        """The vector value."""
        return self.ir

    def _sliced(self, coord: tuple[Any, ...]) -> TensorSSA:
        """The elements of slices and numbers of plain modes. Raises E0402 for another rank."""
        if len(coord) != len(self.shape) or any(isinstance(mode, tuple) for mode in self.shape):
            raise error(
                "E0402",
                f"slices {coord} of a TensorSSA of shape {self.shape}",
                user_location(),
                help="one slice or number for each mode, and none of the modes nested",
            )
        taken = [range(*part.indices(n)) if isinstance(part, slice) else None for part, n in zip(coord, self.shape)]
        whole = tuple([None if r is not None else part for part, r in zip(coord, taken)])
        kept, ranges = self[whole], [r for r in taken if r is not None]
        layout = Layout(kept.shape)
        places = [layout(place[::-1]) for place in combinations(*ranges[::-1])]
        return kept._gather(places, tuple(map(len, ranges)))

    def _chosen(self, position: Integer) -> Element:
        """The element at a run-time position: of those whose positions agree in the lower bits, the
        next bit selects half.
        """

        def pick(alike: list[Value], bit: int) -> Value:
            if len(alike) == 1:
                return alike[0]
            return arith.emit_select(is_set[bit].ir, pick(alike[1::2], bit + 1), pick(alike[::2], bit + 1))

        is_set = [(position >> bit) & 1 != 0 for bit in range((self.size - 1).bit_length())]
        return self.dtype(pick([element(self.ir, i, self.dtype).ir for i in range(self.size)], 0))

    def _gather(self, positions: list[int], shape: Any) -> TensorSSA:
        return TensorSSA(shuffle(self.ir, positions), shape, self.dtype)

    def _unary(self, op: str) -> TensorSSA:
        check_computable(self.dtype)
        if op == "invert" and self.dtype.is_float:
            raise error("E0201", f"~ takes integers, not {self.dtype.name}", user_location(), help=TO_INTEGER)
        whole = self.to(Int32) if self.dtype.width == 1 and op != "invert" else self
        return TensorSSA(arith.emit_unary(op, whole.ir, whole.dtype), whole.shape, whole.dtype)

    def __neg__(self) -> TensorSSA:
        return self._unary("neg")

    def __pos__(self) -> TensorSSA:
        return self

    def __abs__(self) -> TensorSSA:
        return self._unary("abs")

    def __invert__(self) -> TensorSSA:
        return self._unary("invert")

    def __bool__(self) -> bool:
        raise error(
            "E0301",
            "a TensorSSA has no single truth value",
            user_location(),
            help="cute.where selects by element; cute.any_, cute.all_, .reduce combine; cute.math.min and max compare",
        )

    def __str__(self) -> str:
        return f"tensor_value<{self.ir.type} o {self.shape}>"

    __repr__ = __str__
    __hash__ = object.__hash__


def full(shape: Any, fill_value: Numeric | Value | float, dtype: Any) -> TensorSSA:
    """A TensorSSA filled with one number. Raises E0401 for a dynamic shape."""
    if _is_dynamic(shape):
        raise error(
            "E0401",
            f"a TensorSSA has a static shape, not {shape}",
            user_location(),
            help="tile the tensor first, and take the tile's shape",
        )
    kind, count = as_class(dtype), product(shape)
    number = as_numeric(fill_value, kind).to(kind)
    ty = vector(count, kind.mlir)
    if number.is_static:
        return TensorSSA(builder().constant(number.python, ty), shape, kind)
    return TensorSSA(builder().value("vector.broadcast", [number.ir], ty), shape, kind)


def from_elements(numbers: list[Numeric], shape: Any) -> TensorSSA:
    """A TensorSSA of numbers of one class, in order."""
    kind = type(numbers[0])
    return TensorSSA(
        builder().value("vector.from_elements", [n.ir for n in numbers], vector(len(numbers), kind.mlir)), shape, kind
    )


def any_(x: TensorSSA) -> Boolean:
    """Whether any element is true (not zero)."""
    result = tree(ReductionOp.OR, x.to(Boolean).ir, Boolean)
    assert isinstance(result, Boolean)
    return result


def all_(x: TensorSSA) -> Boolean:
    """Whether all elements are true (not zero)."""
    result = tree(ReductionOp.AND, x.to(Boolean).ir, Boolean)
    assert isinstance(result, Boolean)
    return result


def _check_coordinate(coord: Any, shape: Any) -> None:
    """Raise E0402 unless `coord` names elements of `shape`."""
    if not _inside(coord, shape):
        raise error(
            "E0402",
            f"{coord} is outside of a TensorSSA of shape {shape}",
            user_location(),
            help=(
                "one entry for each mode, from 0 to its extent - 1, None for the whole mode; or one number that counts"
                " through all elements"
            ),
        )


def _inside(coord: Any, shape: Any) -> bool:
    """Whether a coordinate is None, a number in range or dynamic, or a tuple with a valid entry for
    each mode.
    """
    if not isinstance(coord, tuple):
        return coord is None or isinstance(coord, Integer) or 0 <= coord < product(shape)
    return isinstance(shape, tuple) and len(coord) == len(shape) and all(map(_inside, coord, shape))


def _is_dynamic(coord: Any) -> bool:
    if isinstance(coord, tuple):
        return any(map(_is_dynamic, coord))
    return isinstance(coord, Numeric) and not coord.is_static


def _static(coord: Any) -> Any:
    """A coordinate with its numbers as integers where they are known."""
    if isinstance(coord, tuple):
        return tuple(map(_static, coord))
    if coord is not None and not isinstance(coord, (int, Integer)):
        raise error(
            "E0404",
            f"a coordinate is made of integers and None, not {describe(coord)}",
            user_location(),
            help=(
                "None takes a whole mode: value[None, 0]; for a part of one, reshape it into more modes, or take"
                " elements one by one"
            ),
        )
    return coord if coord is None or _is_dynamic(coord) else int(coord)


take_loc_ip(globals())
