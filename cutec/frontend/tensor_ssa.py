"""TensorSSA: an immutable tensor in registers, as one vector value with a static shape.

Elements are in colexicographic order of the coordinates (mode 0 fastest), whatever the layout of the tensor they were loaded from.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from cutec.diag import error
from cutec.frontend import arith, numeric
from cutec.frontend.context import builder
from cutec.frontend.location import user_location
from cutec.frontend.number_class import NumberClass
from cutec.frontend.numeric import Boolean, Float32, Int32, Numeric, as_class, as_numeric, is_number
from cutec.frontend.promotion import literal_class, promote, promote_comparison
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import vector
from cutec.layout import Layout, flatten, flatten_to_tuple, product, slice_and_offset
from cutec.layout import size as layout_size

_COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")


class ReductionOp(enum.Enum):
    """How `TensorSSA.reduce` combines elements."""

    ADD = "add"
    MUL = "mul"
    MAX = "max"
    MIN = "min"
    AND = "and"
    OR = "or"
    XOR = "xor"


class TensorSSA:
    """`ir` is a vector value of `product(shape)` elements of class `dtype`."""

    __slots__ = ("ir", "shape", "dtype")

    def __init__(self, ir: Value, shape: Any, dtype: NumberClass):
        self.ir = ir
        self.shape = shape if isinstance(shape, tuple) else (shape,)
        self.dtype = dtype

    @property
    def element_type(self) -> NumberClass:
        """The numeric class of an element."""
        return self.dtype

    @property
    def size(self) -> int:
        """The number of elements."""
        return product(self.shape)

    def to(self, dtype: Any) -> TensorSSA:
        """The same numbers in another class."""
        target = as_class(dtype)
        return TensorSSA(arith.convert(self.ir, self.dtype, target), self.shape, target)

    def bitcast(self, dtype: Any) -> TensorSSA:
        """The same bits as another class of the same width. Raises E0204 if the widths differ."""
        target = as_class(dtype)
        if target.width != self.dtype.width:
            raise error("E0204", f"{self.dtype.name} and {target.name} differ in width: no bitcast", user_location())
        return TensorSSA(arith.bitcast(self.ir, target), self.shape, target)

    def reshape(self, shape: Any) -> TensorSSA:
        """The same elements in the same order under another shape. Raises E0402 if the sizes differ."""
        if product(shape) != self.size:
            raise error("E0402", f"{self.size} elements of shape {self.shape} do not fill shape {shape}", user_location())
        return TensorSSA(self.ir, shape, self.dtype)

    def broadcast_to(self, shape: Any) -> TensorSSA:
        """Extents of 1 repeated as in NumPy (modes are matched from the left). Raises E0402 where extents differ otherwise."""
        if shape == self.shape:
            return self
        mine, wanted = flatten(self.shape), flatten(shape)
        if len(mine) != len(wanted) or any(m not in (1, w) for m, w in zip(mine, wanted)):
            raise error("E0402", f"shape {self.shape} does not broadcast to {shape}", user_location())
        compact = Layout(tuple(mine)).stride
        source = Layout(tuple(wanted), tuple(0 if m == 1 else d for m, d in zip(mine, flatten(compact))))
        return self._gather([source(i) for i in range(product(wanted))], shape)

    def __getitem__(self, coord: Any) -> Any:
        """An element (a Numeric), or with `None` in the coordinate the elements of a slice. The coordinate is static."""
        coord = coord if not isinstance(coord, list) else tuple(coord)
        if _dynamic(coord):
            raise error(
                "E0403", "a TensorSSA is indexed by numbers known at compile time", user_location(),
                help="store it to a register tensor (make_rmem_tensor) and index that, or loop with range_constexpr",
            )
        layout = Layout(self.shape)
        part, offset = slice_and_offset(_static(coord), layout)
        if layout_size(part) == 1 and not _has_none(coord):
            return self.dtype(builder().value("vector.extract", [self.ir], self.dtype.mlir, {"static_position": IntArray((offset,), 64)}))
        return self._gather([offset + part(i) for i in range(layout_size(part))], part.shape)

    def reduce(self, op: ReductionOp, init_val: Any, reduction_profile: Any = 0) -> Any:
        """All elements combined by `op` with `init_val` (a Numeric), for the profile 0.

        With a profile tuple, modes whose entry is None are kept and the others reduced: `(None, 1)` on shape (4, 8) gives shape (4,); an
        entry may be the profile of a nested mode. Elements are combined pairwise, halves with halves (not from left to right), and
        `init_val` last. Raises E0402 for a profile that does not match the shape.
        """
        if not isinstance(reduction_profile, tuple):
            return _combine(op, self._tree(op), as_numeric(init_val, self.dtype))
        keep, drop, out_shape = _split_modes(self.shape, reduction_profile)
        results = []
        for index in range(layout_size(keep)):
            reduced = self._gather([keep(index) + drop(i) for i in range(layout_size(drop))], layout_size(drop))
            results.append(_combine(op, reduced._tree(op), as_numeric(init_val, self.dtype)))
        value = builder().value("vector.from_elements", [r.ir for r in results], vector(len(results), self.dtype.mlir))
        return TensorSSA(value, out_shape, self.dtype)

    def apply_op(self, op: Callable[[Any, Any], Any], other: Any) -> Any:
        """`op(self, other)`, for an operator of the `operator` module."""
        return op(self, other)

    def ir_value(self) -> Value:
        """The vector value."""
        return self.ir

    def _tree(self, op: ReductionOp) -> Numeric:
        parts, value, count = [], self.ir, self.size
        while count > 1:
            if count % 2:
                parts.append(_element(value, count - 1, self.dtype))
                count -= 1
                continue
            half = count // 2
            low, high = _shuffle(value, range(half)), _shuffle(value, range(half, count))
            value, count = arith.emit_binary(op.value, low, high, self.dtype), half
        result = _element(value, 0, self.dtype)
        for part in reversed(parts):
            result = _combine(op, result, part)
        return result

    def _gather(self, positions: list[int], shape: Any) -> TensorSSA:
        return TensorSSA(_shuffle(self.ir, positions), shape, self.dtype)

    def __neg__(self) -> TensorSSA:
        return TensorSSA(arith.emit_unary("neg", self.ir, self.dtype), self.shape, self.dtype)

    def __abs__(self) -> TensorSSA:
        return TensorSSA(arith.emit_unary("abs", self.ir, self.dtype), self.shape, self.dtype)

    def __invert__(self) -> TensorSSA:
        return TensorSSA(arith.emit_unary("invert", self.ir, self.dtype), self.shape, self.dtype)

    def __bool__(self) -> bool:
        raise error("E0301", "a TensorSSA has no single truth value", user_location(), help="use cute.where, any_ or all_")

    def __str__(self) -> str:
        return f"tensor_value<{self.dtype.short}, {self.shape}>"

    __repr__ = __str__
    __hash__ = object.__hash__


def _binary(op: str, a: Any, b: Any) -> Any:
    """`a op b`, one of them a TensorSSA; numbers are spread, shapes broadcast, classes promoted as for scalars."""
    if not all(isinstance(x, TensorSSA) or is_number(x) for x in (a, b)):
        return NotImplemented
    comparison = op in _COMPARISONS
    kind = _common_class(a, b, comparison)
    if kind.is_integer and op == "truediv":
        kind = Float32
    elif kind.width == 1 and not comparison and op not in ("and", "or", "xor"):
        kind = Int32
    if kind.storage_only:
        raise error("E0203", f"{kind.name} is a storage format: no arithmetic on it", user_location(), help="convert first: x.to(Float32)")
    shape = broadcast_shape(a, b)
    x, y = spread(a, shape, kind), spread(b, shape, kind)
    if comparison:
        return TensorSSA(arith.emit_compare(op, x.ir, y.ir, kind), shape, Boolean)
    return TensorSSA(arith.emit_binary(op, x.ir, y.ir, kind), shape, kind)


def _common_class(a: Any, b: Any, comparison: bool) -> NumberClass:
    classes = [x.dtype if isinstance(x, TensorSSA) else type(x) if isinstance(x, Numeric) else None for x in (a, b)]
    if classes[0] is None or classes[1] is None:
        known, number = (classes[0], b) if classes[1] is None else (classes[1], a)
        return literal_class(number, known)
    return (promote_comparison if comparison else promote)(*classes)


def broadcast_shape(*values: Any) -> Any:
    """The shape that all TensorSSA among the values broadcast to."""
    shapes = [v.shape for v in values if isinstance(v, TensorSSA)]
    result = shapes[0]
    for shape in shapes[1:]:
        if shape == result:
            continue
        a, b = flatten(result), flatten(shape)
        if len(a) != len(b) or any(x != y and 1 not in (x, y) for x, y in zip(a, b)):
            raise error("E0402", f"shapes {result} and {shape} do not broadcast", user_location())
        result = shape if product(shape) >= product(result) and all(y >= x for x, y in zip(a, b)) else (
            result if all(x >= y for x, y in zip(a, b)) else tuple(max(x, y) for x, y in zip(a, b))
        )
    return result


def spread(value: Any, shape: Any, kind: NumberClass) -> TensorSSA:
    """A number or TensorSSA as a TensorSSA of this shape and class."""
    if isinstance(value, TensorSSA):
        return value.broadcast_to(shape).to(kind)
    return full(shape, value, kind)


def full(shape: Any, fill_value: Any, dtype: Any) -> TensorSSA:
    """A TensorSSA of one number."""
    kind, count = as_class(dtype), product(shape)
    number = as_numeric(fill_value, kind).to(kind)
    ty = vector(count, kind.mlir)
    if number.is_static:
        return TensorSSA(builder().constant(number.python, ty), shape, kind)
    return TensorSSA(builder().value("vector.broadcast", [number.ir], ty), shape, kind)


def where(condition: Any, a: Any, b: Any) -> Any:
    """Element by element, `a` where the condition holds and `b` elsewhere. Scalars give a scalar."""
    if not any(isinstance(x, TensorSSA) for x in (condition, a, b)):
        return numeric.select(condition, a, b)
    shape = broadcast_shape(condition, a, b)
    kind = _common_class(a, b, False) if any(isinstance(x, (TensorSSA, Numeric)) for x in (a, b)) else type(as_numeric(a))
    c, x, y = spread(condition, shape, Boolean), spread(a, shape, kind), spread(b, shape, kind)
    return TensorSSA(arith.emit_select(c.ir, x.ir, y.ir), shape, kind)


def any_(value: TensorSSA) -> Boolean:
    """Whether any element is true (not zero)."""
    return value.to(Boolean)._tree(ReductionOp.OR)


def all_(value: TensorSSA) -> Boolean:
    """Whether all elements are true (not zero)."""
    return value.to(Boolean)._tree(ReductionOp.AND)


def _combine(op: ReductionOp, a: Numeric, b: Numeric) -> Numeric:
    return numeric.binary(op.value, a, b)


def _element(value: Value, position: int, kind: NumberClass) -> Numeric:
    return kind(builder().value("vector.extract", [value], kind.mlir, {"static_position": IntArray((position,), 64)}))


def _shuffle(value: Value, positions: Any) -> Value:
    mask = tuple(positions)
    if mask == tuple(range(value.type.count)):
        return value
    return builder().value("vector.shuffle", [value, value], vector(len(mask), value.type.element), {"mask": IntArray(mask, 64)})


def _split_modes(shape: tuple[Any, ...], profile: tuple[Any, ...]) -> tuple[Layout, Layout, Any]:
    """The positions of the elements along the modes that a reduction profile keeps, and along those it drops, and the kept shape."""
    kept: list[tuple[int, int]] = [(1, 0)]
    dropped: list[tuple[int, int]] = [(1, 0)]

    def split(part: Any, wanted: Any, stride: Any) -> list[Any]:
        if isinstance(wanted, tuple) and not (isinstance(part, tuple) and len(part) == len(wanted)):
            raise error("E0402", f"reduction profile {profile} does not match the shape {shape}", user_location())
        if isinstance(wanted, tuple):
            inner = [mode for p, w, s in zip(part, wanted, stride) for mode in split(p, w, s)]
            return [tuple(inner)] if inner else []
        into = kept if wanted is None else dropped
        into += zip(flatten_to_tuple(part), flatten_to_tuple(stride))
        return [part] if wanted is None else []

    result = split(shape, profile, Layout(shape).stride)
    return (*(Layout(*map(tuple, zip(*modes))) for modes in (kept, dropped)), result[0] if result else (1,))


def _dynamic(coord: Any) -> bool:
    if isinstance(coord, tuple):
        return any(map(_dynamic, coord))
    return isinstance(coord, Numeric) and not coord.is_static


def _static(coord: Any) -> Any:
    if isinstance(coord, tuple):
        return tuple(map(_static, coord))
    return coord if coord is None else int(coord)


def _has_none(coord: Any) -> bool:
    return any(map(_has_none, coord)) if isinstance(coord, tuple) else coord is None


def _install_operators() -> None:
    """Python's binary operators, each also in its reflected form."""
    names = {"add": "add", "sub": "sub", "mul": "mul", "truediv": "truediv", "floordiv": "floordiv", "mod": "mod", "and": "and",
             "or": "or", "xor": "xor", "lshift": "shl", "rshift": "shr"}  # fmt: skip
    for python, op in names.items():
        setattr(TensorSSA, f"__{python}__", lambda self, other, op=op: _binary(op, self, other))
        setattr(TensorSSA, f"__r{python}__", lambda self, other, op=op: _binary(op, other, self))
    for op in _COMPARISONS:
        setattr(TensorSSA, f"__{op}__", lambda self, other, op=op: _binary(op, self, other))


_install_operators()
