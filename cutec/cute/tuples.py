"""More layout functions, and functions of tuples, for static and dynamic operands: properties of
shapes, and taking tuples apart and putting them together. Tuples may have elements of any kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from cutec import layout as cl
from cutec.cute.algebra import append, rank
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Numeric
from cutec.frontend.tensors.layouts import LayoutValue, apply, is_dynamic
from cutec.frontend.tensors.tensor import Tensor, with_layout

# Plain Python on tuples of anything.
# isort: skip
from cutec.layout import (
    Layout,
    LayoutBase,
    basis_get,
    basis_value,
    crd2crd,
    repeat,
    repeat_as_tuple,
    transform_leaf,
    unflatten,
    unwrap,
    wrap,
)
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import AnyLayout, Coordinate, Extents, LayoutT


def _layout_of(source: Any) -> Any:
    return source.layout if isinstance(source, Tensor) else source


def _shape_of(source: Any) -> Any:
    return source.shape if hasattr(source, "shape") else source


def _same(source: Any, name: str, *args: Any, **attrs: Any) -> Any:
    """Apply a layout function to a layout, or to the layout of a tensor, which gives a tensor."""
    args = tuple(map(_layout_of, args))
    if isinstance(source, Tensor):
        return with_layout(source, lambda layout: apply(name, layout, *args, **attrs))
    return apply(name, source, *args, **attrs)


def filter(input: LayoutT) -> LayoutT:
    """A layout or tensor without its modes of size 1 and stride 0, coalesced."""
    return _same(input, "filter")


def flatten_to_tuple(a: Any) -> tuple[Any, ...]:
    """The leaves of a tuple; a number gives a tuple of one."""
    return cl.flatten_to_tuple(a)


def has_scaled_basis(source: Any) -> bool:
    """Whether a tuple holds a basis element (`1@0`)."""
    return any(isinstance(leaf, cl.ScaledBasis) for leaf in cl.flatten_to_tuple(source))


def get_swizzle_portion(layout: AnyLayout) -> Any:
    """The swizzle of a layout; the identity if it has none."""
    inner = getattr(_static(layout), "inner", None)
    return inner if isinstance(inner, cl.Swizzle) else cl.make_swizzle(0, 4, 3)


def get_nonswizzle_portion(layout: Any) -> Any:
    """A layout without its swizzle."""
    return layout.outer if isinstance(getattr(_static(layout), "inner", None), cl.Swizzle) else layout


def _static(layout: Any) -> Any:
    return layout.abstract if isinstance(layout, LayoutValue) else layout


def dice(src: Any, dicer: Any) -> Any:
    """The modes of a layout, tensor or tuple whose entry in the coordinate is an integer: those
    that `slice_` removes.
    """
    return cl.dice(src, dicer) if isinstance(src, tuple) else _same(src, "dice", dicer)


def prepend(input: Any, elem: Any, up_to_rank: int | None = None) -> Any:
    """A layout, tensor or tuple with one more mode (or as many as `up_to_rank` asks for) at the
    beginning.
    """
    input = (input,) if isinstance(input, (int, Numeric)) else input
    if isinstance(input, tuple):
        return (elem,) * (1 if up_to_rank is None else up_to_rank - len(input)) + input
    return _same(input, "prepend_to_rank", elem, rank=rank(input) + 1 if up_to_rank is None else up_to_rank)


def _one(source: Any) -> Any:
    return 1 if isinstance(source, (tuple, int, Numeric)) else cl.Layout(1, 0)


def append_ones(t: Any, up_to_rank: int | None = None) -> Any:
    """A layout, tensor or tuple with a mode of size 1 (or as many as `up_to_rank` asks for) at the
    end.
    """
    return append((t,) if isinstance(t, (int, Numeric)) else t, _one(t), up_to_rank)


def prepend_ones(t: Any, up_to_rank: int | None = None) -> Any:
    """A layout, tensor or tuple with a mode of size 1 (or as many as `up_to_rank` asks for) at the
    beginning.
    """
    return prepend(t, _one(t), up_to_rank)


def front(input: Any) -> Any:
    """The first leaf of a tuple."""
    return front(input[0]) if isinstance(input, tuple) else input


def get_leaves(source: Any) -> list[Any]:
    """The leaves of a tuple from left to right."""
    return [leaf for part in source for leaf in get_leaves(part)] if isinstance(source, tuple) else [source]


def product_like(a: Any, target_profile: Any) -> Any:
    """The products of the parts of a tuple that correspond to the leaves of `target_profile`."""
    return cl.product_like(a, _shape_of(target_profile))


def shape_div(lhs: Extents, rhs: Extents) -> Any:
    """A shape divided by another, leaf by leaf: `lhs` without its first `rhs` elements."""
    return apply("shape_div", lhs, rhs)


def tuple_add(a: Any, b: Any) -> Any:
    """The sums of the leaves of two congruent int tuples."""
    return apply("tuple_add", a, b)


def tuple_sub(a: Any, b: Any) -> Any:
    """The differences of the leaves of two congruent int tuples."""
    return apply("tuple_sub", a, b)


def increment_coord(coord: Coordinate, shape: Extents) -> Any:
    """The column-major successor of a coordinate in a shape."""
    return apply("increment_coord", coord, _shape_of(shape))


def make_layout_like(input: Tensor | AnyLayout) -> Layout:
    """A compact layout of a layout's or tensor's shape whose modes are ordered as its strides
    are.
    """
    return apply("make_layout_like", _layout_of(input))


def max_common_layout(a: Tensor | AnyLayout, b: Tensor | AnyLayout) -> Layout:
    """The largest layout of elements that are contiguous in both layouts or tensors."""
    return apply("max_common_layout", _layout_of(a), _layout_of(b))


def max_common_vector(a: Tensor | AnyLayout, b: Tensor | AnyLayout) -> int:
    """The number of elements that are contiguous in both layouts or tensors."""
    return apply("max_common_vector", _layout_of(a), _layout_of(b))


def nullspace(layout: AnyLayout) -> Layout:
    """The layout of the coordinates that a layout maps to 0."""
    return apply("nullspace", _layout_of(layout))


def slice_and_offset(coord: Coordinate, src: AnyLayout) -> tuple[Any, Any]:
    """The part of a layout where the coordinate is None, and the offset of the rest of the
    coordinate.
    """
    return apply("slice_and_offset", src, coord)


def is_congruent(a: Any, b: Any) -> bool:
    """Whether two tuples, layouts or tensors have the same nesting."""
    return cl.is_congruent(_shape_of(a), _shape_of(b))


def is_weakly_congruent(a: Any, b: Any) -> bool:
    """Whether the nesting of `a` is a prefix of that of `b`: a leaf of `a` corresponds to a leaf or
    tuple of `b`.
    """
    return cl.is_weakly_congruent(_shape_of(a), _shape_of(b))


def is_integer(a: Any) -> bool:
    """Whether a value is an integer, known when compiling or at run time."""
    return (isinstance(a, int) and not isinstance(a, bool)) or (isinstance(a, Numeric) and type(a).is_integer)


def is_int_tuple(a: Any) -> bool:
    """Whether a value is an integer or a tuple of such."""
    return all(map(is_int_tuple, a)) if isinstance(a, tuple) else is_integer(a)


def has_underscore(a: Any) -> bool:
    """Whether a coordinate has an entry None, which keeps its mode."""
    return any(map(has_underscore, a)) if isinstance(a, tuple) else a is None


def get_divisibility(value: Any) -> int:
    """A number that is known to divide an integer."""
    return value.div if isinstance(value, Numeric) else abs(value)


def leading_dim(shape: Any, stride: Any) -> Any:
    """The first mode of stride 1 and a size other than 1: its number, or for a nested mode a path
    of numbers; None if there is none.
    """
    for index, (extent, step) in enumerate(zip(shape, stride)):
        if isinstance(extent, tuple):
            inner = leading_dim(extent, step)
            if inner is not None:
                return (index, *(inner if isinstance(inner, tuple) else (inner,)))
        elif _is(step, 1) and not _is(extent, 1):
            return index
    return None


def is_major(mode: int, stride: Any) -> bool:
    """Whether the first stride of a mode is known to be 1."""
    return _is(front(stride[mode]), 1)


def _is(value: Any, number: int) -> bool:
    """Whether a value is known to be this number."""
    return (
        not (isinstance(value, Numeric) and not value.is_static)
        and isinstance(value, (int, Numeric))
        and int(value) == number
    )


def tuple_cat(*tuples: Any) -> tuple:
    """The concatenation of tuples; other values count as tuples of one."""
    return tuple([part for source in tuples for part in (source if isinstance(source, tuple) else (source,))])


def find(t: Any, x: int, hierarchical: bool = True) -> Any:
    """The position of the number `x` in a tuple `t`, as `find_if` gives it."""
    return find_if(t, lambda part, _: _is(part, x), hierarchical)


def find_if(t: Any, pred_fn: Callable[[Any, int | tuple[int, ...]], bool], hierarchical: bool = True) -> Any:
    """The position of the first leaf of a tuple `t` for which `pred_fn(leaf, position)` holds: of a
    nested one the path of positions, or without `hierarchical` only the first of them. None if
    there is none.
    """
    for path, leaf in _leaves(t if isinstance(t, tuple) else (t,)):
        first = path[0]
        position = first if path == (first,) else path
        if pred_fn(leaf, position):
            return position if hierarchical else first
    return None


def _leaves(t: tuple, above: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Any]]:
    """The leaves of a nested tuple, each after its path of positions."""
    for index, part in enumerate(t):
        if isinstance(part, tuple):
            yield from _leaves(part, (*above, index))
        else:
            yield (*above, index), part


def filter_tuple(*sources: Any, f: Callable[..., tuple]) -> tuple:
    """The concatenation of the tuples `f(parts…)` of corresponding parts of the sources."""
    return tuple_cat(*[f(*parts) for parts in zip(*sources, strict=True)])


def transform_apply(*sources: Any, f: Callable[..., Any], g: Callable[..., Any]) -> Any:
    """`g` of the results of `f` for corresponding parts of the sources."""
    return g(*[f(*parts) for parts in zip(*sources, strict=True)])


def pretty_str(arg: Any) -> str:
    """A layout, tensor, tuple or other value as text; run-time numbers are `?`."""
    if isinstance(arg, tuple):
        return f"({','.join(map(pretty_str, arg))})"
    if isinstance(arg, Numeric):
        return str(arg.python) if arg.is_static else "?"
    return str(arg)


def static(value: Any) -> Any:
    """The layout or tuple itself. Raises E0302 if it has run-time numbers."""
    known = check_static(value)
    return known if isinstance(known, LayoutBase) else transform_leaf(int, known)


def check_static(value: Any) -> Any:
    """A layout or tuple, of layouts too, as it is. Raises E0302 if it has run-time numbers."""
    if isinstance(value, LayoutValue) or (isinstance(value, tuple) and any(map(is_dynamic, get_leaves(value)))):
        raise error(
            "E0302",
            f"{pretty_str(value)} holds values known only at run time",
            user_location(),
            help="pass its extents as Constexpr",
        )
    return value


__all__ = [
    "append_ones",
    "basis_get",
    "basis_value",
    "crd2crd",
    "dice",
    "filter",
    "filter_tuple",
    "find",
    "find_if",
    "front",
    "get_divisibility",
    "get_leaves",
    "has_underscore",
    "increment_coord",
    "is_congruent",
    "is_int_tuple",
    "is_integer",
    "is_major",
    "is_weakly_congruent",
    "leading_dim",
    "make_layout_like",
    "max_common_layout",
    "max_common_vector",
    "nullspace",
    "prepend",
    "prepend_ones",
    "pretty_str",
    "product_like",
    "repeat",
    "repeat_as_tuple",
    "shape_div",
    "slice_and_offset",
    "static",
    "transform_apply",
    "transform_leaf",
    "tuple_add",
    "tuple_cat",
    "tuple_sub",
    "unflatten",
    "unwrap",
    "wrap",
]


take_loc_ip(globals())
