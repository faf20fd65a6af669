"""Layout functions for kernel code: they take static and dynamic layouts, int tuples and tensors.

In plain Python they are the functions of `cutec.layout`. On a tensor they give a tensor over the
same memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec import layout as cl
from cutec.cute.function_layout import FunctionLayout
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Numeric, Uint16, Uint32
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.fast_divisor import FastDivmodDivisor
from cutec.frontend.tensors.layouts import LayoutValue, apply, as_value, compact_layout, is_dynamic
from cutec.frontend.tensors.tensor import Tensor, derived, part_of, with_layout
from cutec.ir.types import I1
from cutec.layout import ComposedLayout, Layout, LayoutBase, Swizzle, repeat_like as repeated
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from collections.abc import Callable

    from cutec.cute.operands import AnyLayout, Coordinate, Extents, Int, LayoutT, Modes, Shaped, Strides, Tiler


def _on_layouts(name: str, source: Any, *args: Any) -> Any:
    """Apply the layout function `name`; a tensor gives a tensor. Trailing arguments that are None
    are left out.
    """
    while args and args[-1] is None:
        args = args[:-1]
    args = tuple([a.layout if isinstance(a, Tensor) else a for a in args])
    if isinstance(source, Tensor):
        return with_layout(source, lambda layout: apply(name, layout, *args))
    return apply(name, source, *args)


def coalesce(input: LayoutT, target_profile: Extents | None = None) -> LayoutT:
    """The same function with the fewest modes."""
    return _on_layouts("coalesce", input, target_profile)


def composition(lhs: LayoutT, rhs: Tiler) -> LayoutT:
    """The layout c → lhs(rhs(c)); with a tile or shape as `rhs`, mode by mode."""
    return _on_layouts("composition", lhs, rhs)


def complement(input: AnyLayout, cotarget: Extents | None = None) -> Layout:
    """The layout of the offsets below `cotarget` that a layout does not reach."""
    return _on_layouts("complement", input, cotarget)


def left_inverse(input: AnyLayout) -> Layout:
    """The layout L with L(layout(c)) = c."""
    return _on_layouts("left_inverse", input)


def right_inverse(input: AnyLayout) -> Layout:
    """The layout R with layout(R(i)) = i."""
    return _on_layouts("right_inverse", input)


def logical_divide(target: LayoutT, tiler: Tiler) -> LayoutT:
    """Each mode divided by a tile: (tile, rest)."""
    return _on_layouts("logical_divide", target, tiler)


def zipped_divide(target: LayoutT, tiler: Tiler) -> LayoutT:
    """Divided by tiles: ((tile modes), (rest modes))."""
    return _on_layouts("zipped_divide", target, tiler)


def tiled_divide(target: LayoutT, tiler: Tiler) -> LayoutT:
    """Divided by tiles: ((tile modes), rest modes...)."""
    return _on_layouts("tiled_divide", target, tiler)


def flat_divide(target: LayoutT, tiler: Tiler) -> LayoutT:
    """Divided by tiles: (tile modes..., rest modes...)."""
    return _on_layouts("flat_divide", target, tiler)


def logical_product(block: LayoutT, tiler: Tiler) -> LayoutT:
    """A layout repeated: (block, copies of it)."""
    return _on_layouts("logical_product", block, tiler)


def zipped_product(block: LayoutT, tiler: Tiler) -> LayoutT:
    """A layout repeated: ((block modes), (copy modes))."""
    return _on_layouts("zipped_product", block, tiler)


def tiled_product(block: LayoutT, tiler: Tiler) -> LayoutT:
    """A layout repeated: ((block modes), copy modes...)."""
    return _on_layouts("tiled_product", block, tiler)


def flat_product(block: LayoutT, tiler: Tiler) -> LayoutT:
    """A layout repeated: (block modes..., copy modes...)."""
    return _on_layouts("flat_product", block, tiler)


def blocked_product(block: LayoutT, tiler: AnyLayout) -> LayoutT:
    """Blocks beside each other as another layout arranges them."""
    return _on_layouts("blocked_product", block, tiler)


def raked_product(block: LayoutT, tiler: AnyLayout) -> LayoutT:
    """Blocks interleaved as another layout arranges them."""
    return _on_layouts("raked_product", block, tiler)


def tile_to_shape(atom: LayoutT, trg_shape: Extents, order: Extents | None = None) -> LayoutT:
    """A layout repeated to fill a shape, in the order of the modes that `order` ranks."""
    return _on_layouts("tile_to_shape", atom, trg_shape, order)


def filter_zeros(input: LayoutT, target_profile: Extents | None = None) -> LayoutT:
    """The layout with extent 1 in modes of stride 0."""
    return _on_layouts("filter_zeros", input, target_profile)


def recast_layout(new_type_bits: int, old_type_bits: int, src_layout: LayoutT) -> LayoutT:
    """The layout counted in elements of `new_type_bits` instead of `old_type_bits`. Raises
    LayoutError where elements do not regroup.
    """
    return apply("recast_layout", src_layout, new_type_bits=new_type_bits, old_type_bits=old_type_bits)


def group_modes(input: Any, begin: int, end: int = -1) -> Any:
    """Modes [begin, end) of a layout, tensor or tuple as one mode."""
    return _mode_function("group_modes", input, begin=begin, end=end)


def select(obj: Any, mode: list[int] | tuple[int, ...]) -> Any:
    """The given modes of a layout, tensor or tuple, in that order."""
    return _mode_function("select", obj, mode=tuple(mode))


def flatten(a: Any) -> Any:
    """A layout, tensor or tuple without nesting."""
    return _mode_function("flatten", a)


def _mode_function(name: str, source: Any, **attrs: Any) -> Any:
    if isinstance(source, Tensor):
        return with_layout(source, lambda layout: apply(name, layout, **attrs))
    if isinstance(source, tuple):
        return _on_tuple(name, source, **attrs)
    return apply(name, source, **attrs)


def _on_tuple(name: str, source: tuple, **attrs: Any) -> Any:
    """Select, group or flatten the modes of a tuple of any objects."""
    if name == "select":
        return tuple([source[i] for i in attrs["mode"]])
    if name == "group_modes":
        begin, end = attrs["begin"], attrs["end"] if attrs["end"] >= 0 else len(source)
        return (*source[:begin], tuple(source[begin:end]), *source[end:])
    return cl.flatten_to_tuple(source)


def make_layout(shape: Extents, *, stride: Strides | None = None) -> Layout:
    """A layout of `shape` and `stride` (congruent; compact column-major by default). Both may hold
    dynamic integers. A tuple or list of layouts gives the layout that has them as modes.
    """
    modes: Any = shape if isinstance(shape, (tuple, list)) else ()
    if modes and all(isinstance(mode, LayoutBase) for mode in modes):
        return make_layout(tuple(m.shape for m in modes), stride=tuple(m.stride for m in modes))
    return compact_layout(shape) if stride is None else apply("make_layout", shape, stride)


def make_ordered_layout(shape: Extents, order: Extents) -> Layout:
    """The compact layout of `shape` whose modes are ordered as `order` ranks them, lowest
    fastest.
    """
    return apply("make_ordered_layout", shape, order)


def make_identity_layout(shape: Extents) -> Layout:
    """The layout that maps coordinates of `shape` to themselves (strides 1@0, 1@1, …)."""
    return apply("make_identity_layout", shape)


def make_composed_layout(
    inner: Swizzle | AnyLayout | Callable[[Any], Any], offset: Coordinate, outer: AnyLayout
) -> ComposedLayout:
    """inner ∘ (offset + outer), e.g. a swizzled layout. `inner` may be a Python function of
    coordinates (`cute.function_layout`).
    """
    if isinstance(inner, FunctionLayout) or (callable(inner) and not isinstance(inner, (LayoutBase, Swizzle))):
        return FunctionLayout(inner, offset, outer)  # pyright: ignore[reportReturnType]  # in most respects one
    return apply("make_composed_layout", inner, offset, outer)


def append(input: Any, elem: Any, up_to_rank: int | None = None) -> Any:
    """A layout or tuple with one more mode (or as many as `up_to_rank` asks for) at the end."""
    if isinstance(input, Tensor):
        return with_layout(input, lambda layout: append(layout, elem, up_to_rank))
    if isinstance(input, tuple):
        return input + (elem,) * (1 if up_to_rank is None else up_to_rank - len(input))
    return apply("append_to_rank", input, elem, rank=rank(input) + 1 if up_to_rank is None else up_to_rank)


def size(obj: Shaped, mode: Modes = None) -> Any:
    """The number of coordinates of a shape, layout, tensor or TensorSSA, or of one of its modes; of
    a tiled copy or multiply the number of threads.
    """
    shape = _shape_of(obj)
    for m in _path(mode):
        modes = shape if isinstance(shape, tuple) else (shape,)
        if not -len(modes) <= m < len(modes):
            raise error(
                "E0410",
                f"size of mode {m} of the shape {shape}, which has {len(modes)}",
                user_location(),
                help="modes count from 0",
            )
        shape = modes[m]
    return product(shape)


def product(a: Any) -> Any:
    """The product of all leaves."""
    if isinstance(a, FastDivmodDivisor):
        return a.divisor
    if isinstance(a, (tuple, list)):
        result: Any = 1
        for part in a:
            result = product(part) if isinstance(result, int) and result == 1 else result * product(part)
        return result
    return a


def cosize(obj: Tensor | AnyLayout, mode: Modes = None) -> Any:
    """One more than the largest offset of a layout or tensor."""
    part: Any = obj.layout if isinstance(obj, Tensor) else obj
    for m in _path(mode):
        part = part[m]
    return apply("cosize", part)


def rank(obj: Shaped, mode: Modes = None) -> int:
    """The number of modes of a shape, layout or tensor (1 for an integer)."""
    return apply(
        "rank",
        _shape_of(obj) if isinstance(obj, TensorSSA) else getattr(obj, "layout", obj),
        mode=_path(mode),
    )


def depth(a: Shaped, mode: Modes = None) -> int:
    """How deep modes are nested (0 for an integer)."""
    return apply(
        "depth",
        _shape_of(a) if isinstance(a, TensorSSA) else getattr(a, "layout", a),
        mode=_path(mode),
    )


def shape(input: Shaped, mode: Modes = None) -> Any:
    """The shape of a layout or tensor, or of one of its modes."""
    result = _shape_of(input)
    for m in _path(mode):
        result = result[m]
    return result


def get(obj: Any, mode: Modes) -> Any:
    """One mode of a layout, tensor or tuple."""
    for m in _path(mode):
        if isinstance(obj, Tensor):
            obj = with_layout(obj, lambda layout, m=m: apply("get", layout, mode=(m,)))
        else:
            obj = obj[m] if isinstance(obj, tuple) else apply("get", obj, mode=(m,))
    return obj


def ceil_div(input: Extents, tiler: Any) -> Any:
    """a / b rounded up: how many tiles b a shape has. A tuple b divides mode by mode, modes behind
    its last one stay; a number, or a layout, which counts as its size, divides all elements of a
    mode. Raises E0410 for more tiles than modes.
    """
    return _ceil_div(input, tiler)


def _ceil_div(a: Any, b: Any) -> Any:
    if isinstance(b, tuple):
        modes = a if isinstance(a, tuple) else (a,)
        if len(b) > len(modes):
            raise error(
                "E0410",
                f"ceil_div of {a} by {b}, which has more modes",
                user_location(),
                help="give at most one tile for each mode of the shape",
            )
        return tuple([_ceil_div(x, y) for x, y in zip(modes, b)]) + modes[len(b) :]
    count = product(a) if isinstance(a, tuple) else a
    tile = b if isinstance(b, (int, Numeric)) else size(b)
    if not is_dynamic((count, tile)):
        return cl.ceil_div(int(count), int(tile))
    return (count + (tile - 1)) // tile


def round_up(a: Extents, b: Extents) -> Any:
    """The least multiple of b that is at least a, element by element of int tuples of one length.
    Raises E0410 for two of different lengths.
    """
    if not isinstance(a, tuple) or not isinstance(b, tuple):
        return tuple([round_up(x, b) for x in a]) if isinstance(a, tuple) else _ceil_div(a, b) * b
    if len(a) != len(b):
        raise error("E0410", f"round_up of {len(a)} numbers to {len(b)}", user_location(), help="give as many of both")
    return tuple([round_up(x, y) for x, y in zip(a, b)])


def crd2idx(coord: Coordinate, layout: AnyLayout | Extents) -> Any:
    """The offset of a coordinate under a layout (or a compact shape)."""
    return apply("crd2idx" if isinstance(layout, (int, tuple, Numeric)) else "layout_eval", coord, layout)


def idx2crd(idx: Int, shape: Extents) -> Any:
    """The coordinate of an index in a shape. Extents that are FastDivmodDivisors are divided by as
    such.
    """
    extents: Any = shape
    if any(isinstance(extent, FastDivmodDivisor) for extent in cl.flatten_to_tuple(extents)) and is_dynamic(idx):
        return cl.idx2crd(idx, extents)
    return apply("idx2crd", idx, shape)


def slice_(src: Any, coord: Any) -> Any:
    """The part of a tensor (moved) or layout, or the entries of a tuple, where the coordinate is
    None.
    """
    if isinstance(src, Tensor):
        return src[coord]
    if isinstance(src, tuple):
        return cl.slice_(src, coord)
    if isinstance(src, FunctionLayout):
        return src.slice(coord)
    return apply("slice", src, coord)


def equal(a: Shaped, b: Shaped) -> Any:
    """Whether two layouts or int tuples are equal, leaf by leaf: a bool if both are static, else a
    Boolean.
    """
    if not is_dynamic((a, b)):
        return cl.equal(a, b)
    return Boolean(builder().value("cute.equal", [as_value(a), as_value(b)], I1))


def elem_less(lhs: Coordinate, rhs: Coordinate) -> Any:
    """Whether every entry of `lhs` is less than the one of `rhs` (congruent int tuples): a Boolean.
    Raises E0410 for tuples of different form.
    """
    if not _congruent(lhs, rhs):
        raise error(
            "E0410",
            f"elem_less of {lhs} and {rhs}, which are not nested alike",
            user_location(),
            help="compare a coordinate with a shape of as many modes",
        )
    if not is_dynamic((lhs, rhs) if not isinstance(lhs, list) else (tuple(lhs), rhs)):
        return Boolean(_static_less(lhs, rhs))
    return Boolean(builder().value("cute.elem_less", [as_value(lhs, ("coord",)), as_value(rhs, ("coord",))], I1))


def _congruent(a: Any, b: Any) -> bool:
    if isinstance(a, (tuple, list)) and isinstance(b, (tuple, list)):
        return len(a) == len(b) and all(map(_congruent, a, b))
    return not isinstance(a, (tuple, list)) and not isinstance(b, (tuple, list))


def _static_less(a: Any, b: Any) -> bool:
    if isinstance(a, tuple):
        return all(_static_less(x, y) for x, y in zip(a, b, strict=True))
    return int(a) < int(b)


def is_static(x: Any) -> bool:
    """Whether a value is known when compiling."""
    if isinstance(x, Tensor):
        return not is_dynamic(x.layout)
    return not is_dynamic(x)


def assume(src: Any, divby: int | None = None) -> Any:
    """The same integer, assumed to be a multiple of `divby`, for alignment proofs. It is not
    checked.
    """
    return src if divby is None or not isinstance(src, Numeric) else type(src)(src, div=divby)


def local_tile(input: Tensor, tiler: Tiler, coord: Coordinate, proj: tuple[Any, ...] | None = None) -> Tensor:
    """The tile at `coord` of the tensor cut by `tiler`. Where the coordinate is None, or has no
    entry, all tiles: their mode comes last.

    proj: a tuple with None for modes of tiler and coordinate that this tensor does not have; modes
    beyond it stay.
    """
    if proj is not None:
        tiler, coord = _projected(tiler, proj), _projected(coord, proj)
    return derived(input, lambda whole: part_of(whole, "local_tile", tiler, whole.wide(coord)))


def _projected(modes: Any, proj: Any) -> tuple[Any, ...]:
    return tuple([x for i, x in enumerate(modes) if i >= len(proj) or proj[i] is not None])


def local_partition(
    target: Tensor, tiler: AnyLayout | Extents, index: Int, proj: tuple[Any, ...] | None = None
) -> Tensor:
    """The elements that thread `index` of the thread layout `tiler` owns: its position in every
    tile of the tensor.
    """
    threads = tiler if hasattr(tiler, "shape") else compact_layout(tiler)
    if proj is not None:
        threads = select(threads, [i for i, p in enumerate(proj) if p is not None])
    return derived(target, lambda whole: part_of(whole, "local_partition", threads, index))


def make_layout_image_mask(layout: Layout, coord: tuple[Any, ...], mode: int) -> Uint16:
    """The mask of the blocks that a multicast along a mode reaches: bit i is set if block i of the
    cluster has the coordinate `coord` in all other modes of the static layout.
    """
    along = layout[mode]
    bits = sum(1 << along(i) for i in range(size(along)))
    origin = layout(tuple([0 if i == mode else c for i, c in enumerate(coord)]))
    return (Uint32(bits) << Uint32(origin)).to(Uint16)


def product_each(a: Extents) -> Any:
    """The product of each mode."""
    return tuple([product(s) for s in a]) if isinstance(a, tuple) else a


def _shape_of(source: Any) -> Any:
    if hasattr(source, "thr_id"):  # a tiled copy or multiply
        return source.size
    return source.shape if hasattr(source, "shape") else source


def _path(mode: Any) -> tuple[int, ...]:
    if mode is None:
        return ()
    return (mode,) if isinstance(mode, int) else tuple(mode)


def repeat_like(x: Any, target: Any) -> Any:
    """`x` in place of each leaf of a shape, layout, tensor or tuple; of a number, `x`
    itself.
    """
    return repeated(x, target.shape if isinstance(target, (Tensor, LayoutBase)) else target)


__all__ = [
    "LayoutValue",
    "append",
    "assume",
    "blocked_product",
    "ceil_div",
    "coalesce",
    "complement",
    "composition",
    "cosize",
    "crd2idx",
    "depth",
    "elem_less",
    "equal",
    "filter_zeros",
    "flat_divide",
    "flat_product",
    "flatten",
    "get",
    "group_modes",
    "idx2crd",
    "is_static",
    "left_inverse",
    "local_partition",
    "local_tile",
    "logical_divide",
    "logical_product",
    "make_composed_layout",
    "make_identity_layout",
    "make_layout",
    "make_layout_image_mask",
    "make_ordered_layout",
    "product",
    "product_each",
    "raked_product",
    "rank",
    "recast_layout",
    "repeat_like",
    "right_inverse",
    "round_up",
    "select",
    "shape",
    "size",
    "slice_",
    "tile_to_shape",
    "tiled_divide",
    "tiled_product",
    "zipped_divide",
    "zipped_product",
]


take_loc_ip(globals())
