"""Layouts in a trace: a static layout is a plain `cutec.layout` object, a dynamic one an IR value
with the same interface.

`apply(name, …)` calls a layout function. With static operands it is evaluated in Python. With a
dynamic operand it becomes a `cute` operation, whose result type the same function infers on
abstract leaves: `apply("size", layout)` is 32 for (4,8):(1,4), and an Int32 with div=4 for
(4,?):(1,4).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cutec.frontend.core.context import active, builder, current
from cutec.frontend.numbers.numeric import Int32, Int64, Numeric, as_numeric
from cutec.frontend.tensors.fast_divisor import FastDivmodDivisor
from cutec.ir.core import Value
from cutec.ir.types import IntegerType
from cutec.layout import (
    ComposedLayout,
    Dyn,
    Layout,
    Leaf,
    Swizzle,
    Tile,
    format_text,
    has_none,
    idx2crd,
    make_tile,
    wrap as wrap_tuple,
)
from cutec.layout.signatures import KINDS, TUPLES
from cutec.layout.text import is_tile
from cutec.loc_ip import taking_loc_ip
from cutec.ops.cute.algebra import LayoutFunction
from cutec.ops.cute.registry import OPERAND_SEGMENTS, RESULT_SEGMENTS, pack_attrs
from cutec.ops.cute.types import (
    CuteType,
    by_width,
    is_static_payload,
    leaves_of,
    payload_of,
    type_of,
    width_segments,
    with_leaves,
)
from cutec.ops.tables import COMPOSITES, FUNCTIONS
from cutec.records import NamedTuple


class Parts(NamedTuple):
    """The parts of a dynamic layout: int tuples with numerics (`cutec.layout.Layout` itself holds
    ints and leaves only).
    """

    shape: Any
    stride: Any


class ComposedParts(NamedTuple):
    """The parts of a dynamic composed layout."""

    inner: Any
    offset: Any
    outer: Parts


@taking_loc_ip
class LayoutValue:
    """A layout with at least one dynamic leaf. `abstract` is the layout in its type. `shape` and
    `stride` have Int32 or Int64 as dynamic leaves.
    """

    __slots__ = ("_concrete", "_value", "abstract")

    def __init__(self, value: Value):
        self.abstract: Layout | ComposedLayout = payload_of(value.type)
        self._value = value
        self._concrete: Any = None

    @property
    def __class__(self) -> type:  # pyright: ignore[reportIncompatibleMethodOverride]  # what isinstance sees besides its own
        """For `isinstance(layout, cute.Layout)`, or `cute.ComposedLayout`: as for a static one."""
        return type(self.abstract)

    @property
    def ir(self) -> Value:
        """The `!cute.layout` value."""
        return self._value

    @property
    def value(self) -> LayoutValue:
        """What operations of the dialect `cute_nvgpu` take for it: itself."""
        return self

    def made_of(self, parts: Parts) -> None:
        """Record the parts that the layout was made of, so that `shape` and `stride` give these
        very numbers instead of new values equal to them.
        """
        self._concrete = (builder().block, parts)

    def _parts(self) -> Any:
        """The parts, with numerics for dynamic leaves. They are extracted once, and again after the
        block of the extraction is closed.
        """
        concrete = self._concrete
        if concrete is None or concrete[0].closed:
            concrete = self._concrete = (builder().block, _with_scalars(self._value))
        return concrete[1]

    def _part(self, name: str) -> Any:
        """Shape or stride (a composed layout has those of its outer layout), if static from the
        type.
        """
        abstract = self.abstract.outer if isinstance(self.abstract, ComposedLayout) else self.abstract
        known = getattr(abstract, name)
        if is_static_payload(known):
            return known
        parts = self._parts()
        return getattr(parts.outer if isinstance(parts, ComposedParts) else parts, name)

    @property
    def shape(self) -> Any:
        return self._part("shape")

    @property
    def stride(self) -> Any:
        return self._part("stride")

    @property
    def inner(self) -> Any:
        return self._parts().inner

    @property
    def outer(self) -> Any:
        return wrap(self._parts().outer)

    @property
    def offset(self) -> Any:
        return self._parts().offset

    @property
    def rank(self) -> int:
        return self.abstract.rank

    @property
    def depth(self) -> int:
        return self.abstract.depth

    @property
    def max_alignment(self) -> int:
        """The largest number that is known to divide extent times stride of each mode."""
        return self.abstract.max_alignment  # pyright: ignore[reportAttributeAccessIssue]  # AttributeError if composed

    def __len__(self) -> int:
        return self.rank

    def __getitem__(self, mode: int) -> Any:
        return apply("get", self, mode=(mode,))

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(self.rank))

    def get_hier_coord(self, index: Any) -> Any:
        return idx2crd(index, self.shape, self.stride)

    def get_flat_coord(self, index: Any) -> Any:
        coord = self.get_hier_coord(index)
        return (
            tuple([apply("crd2idx", c, s) if isinstance(c, tuple) else c for c, s in zip(coord, self.shape)])
            if isinstance(coord, tuple)
            else coord
        )

    def __call__(self, *coord: Any) -> Any:
        return apply("layout_eval", coord[0] if len(coord) == 1 else coord, self)

    def size(self) -> Any:
        return apply("size", self)

    def cosize(self) -> Any:
        return apply("cosize", self)

    def __str__(self) -> str:
        return str(self.abstract)

    __repr__ = __str__


def apply(name: str, *operands: Any, **attrs: Any) -> Any:
    """Call the layout function `name`. Static results are plain layouts, ints and tuples.

    With static operands the function is evaluated in Python; `--emit cute` records the operation
    too.
    """
    operands = tuple([_plain(o) for o in operands])
    row = FUNCTIONS[name]
    if not any(map(is_dynamic, operands)):
        result = row.function(*operands, **attrs)
        trace = active()
        if trace is not None and trace.shows_layouts:
            _emitted(name, row, operands, attrs)
        return result
    results = _emitted(name, row, operands, attrs)
    if name == "make_layout" and isinstance(results[0], LayoutValue):
        results[0].made_of(Parts(*operands))
    return tuple(results) if row.several else results[0]


def _emitted(name: str, row: LayoutFunction, operands: tuple[Any, ...], attrs: dict[str, Any]) -> list[Any]:
    """The results of the operation `cute.<name>`. It is not emitted if all of them are static,
    unless `--emit cute` shows layouts.
    """
    trace = current()
    values = [_value_of(operand, kinds) for operand, kinds in zip(operands, row.kinds)]
    packed = pack_attrs(attrs)
    types = COMPOSITES[f"cute.{name}"].result_types(packed, [v.type for v in values])
    payloads = [payload_of(ty) for ty in types]
    static = [is_static_payload(payload) for payload in payloads]
    if all(static) and not trace.shows_layouts:
        return payloads
    results = builder().emit(f"cute.{name}", values, types, packed).results
    trace.record_statics([v for v, known in zip(results, static) if known])
    return [payload if known else from_value(v) for v, payload, known in zip(results, payloads, static)]


def out_of_scope(value: Value) -> bool:
    """Whether a value was made in a region that is complete."""
    block = value.block
    return block is not None and block.closed


def compact_layout(shape: Any) -> Any:
    """The compact column-major layout of a shape."""
    shape = _plain(shape)
    return apply("make_ordered_layout", shape, tuple(range(len(shape))) if isinstance(shape, tuple) else 0)


def is_dynamic(operand: Any) -> bool:
    """Whether an operand of a layout function has a leaf that is known only at run time."""
    if isinstance(operand, Numeric):
        return not operand.is_static
    if isinstance(operand, tuple):
        return any(map(is_dynamic, operand))
    return isinstance(operand, LayoutValue)


def as_value(operand: Any, kinds: Sequence[str] = ("int_tuple",)) -> Value:
    """The `!cute` value of a layout, int tuple or tile. An operand that fits several kinds gets the
    first of `kinds` that it fits.
    """
    return _value_of(_plain(operand), kinds)


def _value_of(operand: Any, kinds: Sequence[str]) -> Value:
    if isinstance(operand, LayoutValue) or hasattr(operand, "tiling"):  # tiled copies and multiplies are values too
        return operand.ir
    kind = _kind(operand, kinds)
    scalars: list[Numeric] = []
    payload = _abstract(operand, scalars)
    if kind == "tile":
        payload = make_tile(*payload) if isinstance(payload, tuple) else payload
    ty = type_of(payload, kind)
    if not scalars:
        return _static(ty)
    leaves = leaves_of(payload)
    ordered = [scalars[position].ir for position in by_width(leaves)]
    return builder().value(f"cute.make_{ty.kind}", ordered, ty, {OPERAND_SEGMENTS: width_segments(leaves)})


def _static(ty: CuteType) -> Value:
    """A value known at compile time."""
    trace = current()
    if not trace.shows_layouts:
        return trace.builder.shared(ty.mlir, lambda: builder().value("cute.static", (), ty))
    value = trace.static_value(ty)
    if value is None:
        value = builder().value("cute.static", (), ty)
        trace.record_statics([value])
    return value


def _kind(operand: Any, kinds: Sequence[str]) -> str:
    """The kind of an int tuple or tile among the possible `kinds`: "tile" if it has a layout in it,
    or a wildcard (None) where no coordinate is possible; "" for layouts.
    """
    if isinstance(operand, (Layout, ComposedLayout, Swizzle)):
        return ""
    if (
        is_tile(operand)
        or any(isinstance(part, LayoutValue) for part in wrap_tuple(operand))
        or (has_none(operand) and "coord" not in kinds)
    ):
        return "tile"
    return next((kind for listed in kinds for kind in KINDS.get(listed, (listed,)) if kind in TUPLES), "int_tuple")


def wrap(layout: Any) -> Any:
    """A layout, or the parts of one, as a static layout or a LayoutValue."""
    if isinstance(layout, Parts):
        return apply("make_layout", layout.shape, layout.stride)
    if isinstance(layout, ComposedParts):
        return apply("make_composed_layout", layout.inner, layout.offset, wrap(layout.outer))
    return layout


def from_value(value: Value) -> Any:
    """A dynamic `!cute` value as kernels see it: a LayoutValue, a numeric, or a tuple with
    numerics.
    """
    return LayoutValue(value) if isinstance(payload_of(value.type), (Layout, ComposedLayout)) else _with_scalars(value)


def _with_scalars(value: Value) -> Any:
    """The payload of a value, with Int32 or Int64 for dynamic leaves and parts for layouts."""
    payload = payload_of(value.type)
    known = leaves_of(payload)
    kinds = {32: Int32, 64: Int64}
    types = COMPOSITES["cute.get_scalars"].result_types({}, [value.type])
    op = builder().emit(
        "cute.get_scalars", [value], types, {"only_dynamic": None, RESULT_SEGMENTS: width_segments(known)}
    )
    made = dict(zip(by_width(known), op.results))
    return _filled(
        payload, iter([kinds[leaf.width](made[i], div=leaf.div, nonneg=True) for i, leaf in enumerate(known)])
    )


def _filled(payload: Any, numerics: Iterator[Any]) -> Any:
    if isinstance(payload, Dyn):
        return next(numerics)
    if isinstance(payload, tuple):
        return tuple([_filled(part, numerics) for part in payload])
    if isinstance(payload, Layout):
        return Parts(_filled(payload.shape, numerics), _filled(payload.stride, numerics))
    if isinstance(payload, ComposedLayout):
        return ComposedParts(payload.inner, _filled(payload.offset, numerics), _filled(payload.outer, numerics))
    return payload


def _plain(operand: Any) -> Any:
    """The operand with Python ints for static numerics, numbers for prepared divisors and integers
    of the IR, and tuples for lists, also nested.
    """
    if isinstance(operand, Tile):
        return Tile([_plain(part) for part in operand])
    if isinstance(operand, (list, tuple)):
        return tuple([_plain(part) for part in operand])
    if isinstance(operand, FastDivmodDivisor):
        operand = operand.divisor
    elif isinstance(operand, Value) and isinstance(operand.type, IntegerType):
        return as_numeric(operand)
    if isinstance(operand, Numeric) and operand.is_static:
        return operand.python
    return operand


def _abstract(operand: Any, scalars: list[Numeric]) -> Any:
    """The payload of an operand; its numerics are appended to `scalars` in order, and the payload
    has abstract leaves for them.
    """
    if isinstance(operand, Tile):
        return Tile([_abstract(part, scalars) for part in operand])
    if isinstance(operand, tuple):
        return tuple([_abstract(part, scalars) for part in operand])
    if isinstance(operand, Numeric) and not operand.is_static:
        operand = operand if operand.width in (32, 64) else operand.to(Int32)
        scalars.append(operand)
        return Dyn(operand.width, operand.div)
    if isinstance(operand, LayoutValue):
        scalars.extend(_numerics(operand))
        return operand.abstract
    return operand


def text_with_places(operand: Any) -> tuple[str, list[Numeric]]:
    """The canonical text of a layout or int tuple with `{}` for each dynamic number, and these
    numbers.
    """
    operand = _plain(operand)
    if isinstance(operand, LayoutValue):
        payload, scalars = operand.abstract, _numerics(operand)
    else:
        scalars = []
        payload = _abstract(operand, scalars)
    return format_text(with_leaves(payload, [_Place()] * len(scalars))), scalars


class _Place(Leaf):
    """The leaf that prints as `{}`, the place of a number in a format."""

    __slots__ = ()

    def __str__(self) -> str:
        return "{}"


def _numerics(layout: LayoutValue) -> list[Numeric]:
    """The dynamic leaves of a layout, in the order of the leaves of its type."""
    found: list[Numeric] = []
    _abstract((layout.shape, layout.stride), found)
    return found
