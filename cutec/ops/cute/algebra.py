"""The layout operations: for each, the function of `cutec.layout` that is its inference (on
abstract leaves), its folding (on ints) and its code (on SSA leaves).

Operations of the public `cute` dialect have the form that `cutec.layout.signatures` states; the
others state theirs here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import cycle
from typing import TYPE_CHECKING, Any

from cutec import layout as cl
from cutec.ir.core import Op
from cutec.ir.types import Type
from cutec.layout.dialect import ceil_divided
from cutec.layout.signatures import SIGNATURES, TUPLES
from cutec.lazy import Sections
from cutec.ops.cute.registry import COMPOSITES, CuteOp, example, unpack_attrs
from cutec.ops.cute.types import type_of
from cutec.records import dataclass

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

_LOWERING = (
    "Nothing where the operands are static; otherwise `arith` on the dynamic leaves, emitted by the function that"
    " infers the type."
)


@dataclass(frozen=True, slots=True)
class LayoutFunction:
    """A row of the table: `function(*operands, **attributes)` gives a payload, or a tuple of them
    for several results.
    """

    function: Callable[..., Any]
    form: str

    @property
    def kinds(self) -> tuple[tuple[str, ...], ...]:
        """The kinds that each operand may have."""
        return _kinds(self.form)[0]

    @property
    def result_kinds(self) -> tuple[str, ...]:
        """The kinds of results that are int tuples ("": that of operand 0, or no int tuple)."""
        return _kinds(self.form)[1]

    @property
    def several(self) -> bool:
        """Whether there may be another number of results than one."""
        return _kinds(self.form)[2]

    def results(self, operands: tuple[Any, ...], attributes: dict[str, Any]) -> list[Any]:
        """The results of the function, as a list."""
        given = self.function(*operands, **attributes)
        return list(given) if self.several else [given]

    def types(self, operands: tuple[Any, ...], attributes: dict[str, Any]) -> list[Type]:
        """The types of the results."""
        return [
            type_of(result, kind) for result, kind in zip(self.results(operands, attributes), cycle(self.result_kinds))
        ]


FUNCTIONS: Sections[LayoutFunction] = Sections()  # complete in `ops.tables`


def _row(
    name: str, function: Callable[..., Any], summary: str, *operands: str, form: str = "", **attributes: Any
) -> None:
    """A row of the table and its operation; `operands` and `attributes` are an example."""
    form = form or SIGNATURES[name]
    row = LayoutFunction(function, form)
    FUNCTIONS.add(name, row)

    def infer(attrs: dict[str, Any], *payloads: Any) -> list[Type]:
        return row.types(payloads, unpack_attrs(attrs))

    def expand(cx: Expander, op: Op, *objects: Any) -> list[Any]:
        return row.results(objects, unpack_attrs(op.attrs))

    COMPOSITES[f"cute.{name}"] = CuteOp(
        f"cute.{name}", summary, form, infer, expand, None, example(*operands, **attributes), _LOWERING
    )


@cache
def _kinds(form: str) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], bool]:
    """The kinds of each operand and of each result of a form, and whether there may be another
    number of results than one.
    """
    takes, _, gives = form.partition("->")
    operands = [tuple(slot.partition(":")[2].strip().split("|")) for slot in takes.partition("{")[0].split(",")]
    results = [slot.rpartition(":")[2].strip() for slot in gives.split(",")]
    return (
        tuple(operands),
        tuple([kind if kind in TUPLES else "" for kind in results]),
        len(results) > 1 or "*" in gives,
    )


def _slice_and_offset(source: Any, coord: Any) -> tuple[Any, Any]:
    return cl.slice_and_offset(coord, source)


def _domain_offset(source: Any, coord: Any) -> tuple[Any, Any]:
    return cl.domain_offset(coord, source)


def _recast_layout(src: Any, new_type_bits: int, old_type_bits: int) -> Any:
    return cl.recast_layout(new_type_bits, old_type_bits, src)


def _append_to_rank(input: Any, element: Any, rank: int) -> Any:
    return cl.append_to_rank(input, rank, element)


def _prepend_to_rank(input: Any, element: Any, rank: int) -> Any:
    return cl.prepend_to_rank(input, rank, element)


def _stride_at(input: Any, mode: tuple[int, ...] = ()) -> Any:
    return cl.get_stride(cl.get(input, mode))


def _assume(input: Any, divby: int) -> Any:
    return cl.transform_leaf(lambda leaf: cl.assume(leaf, divby), input)


layout_function = _row  # for the tables of other modules

# -- making
_row(
    "make_layout",
    cl.make_layout,
    "a layout of a shape and a stride, which are congruent",
    "shape (4,?)",
    "stride (1,4)",
)
_row(
    "make_ordered_layout",
    cl.make_ordered_layout,
    "the compact layout whose modes are ordered as the integers are, lowest fastest",
    "shape (4,8)",
    "int_tuple (1,0)",
)
_row(
    "make_layout_like",
    cl.make_layout_like,
    "the compact layout whose modes are ordered as the strides of another are",
    "layout (4,8):(8,1)",
)
_row(
    "make_identity_layout",
    cl.make_identity_layout,
    "the layout of coordinates: strides 1@0, 1@1, ...",
    "shape (4,(2,?))",
)
_row(
    "make_composed_layout",
    cl.ComposedLayout,
    "coordinates c to inner(offset + outer(c))",
    "swizzle S<3,4,3>",
    "int_tuple 0",
    "layout (8,64):(64,1)",
)
# -- parts
_row("get", cl.get, "the mode that a path of mode numbers leads to", "layout ((4,2),8):((1,4),8)", mode=(0, 1))
_row("select", cl.select, "some modes, in the order given", "shape (4,?,8)", mode=(2, 0))
_row("get_shape", cl.get_shape, "the shape of a layout or tile", "layout (4,?):(1,4)")
_row("get_stride", cl.get_stride, "the stride of a layout", "layout (4,?):(1,?{i64})")
_row("get_leaves", cl.get_leaves, "the leaves from left to right", "shape (4,(4,4))")
_row("get_layouts_from_tile", cl.get_layouts_from_tile, "the layouts of a tile from left to right", "tile [4:1;_;4:1]")
_row("composed_get_inner", cl.composed_get_inner, "A of A o offset o B", "composed_layout S<3,4,3> o 0 o (8,64):(64,1)")
_row(
    "composed_get_offset",
    cl.composed_get_offset,
    "the offset of A o offset o B",
    "composed_layout S<3,4,3> o ? o (8,64):(64,1)",
)
_row("composed_get_outer", cl.composed_get_outer, "B of A o offset o B", "composed_layout S<3,4,3> o 0 o (8,64):(64,1)")
_row(
    "shape_at",
    cl.shape,
    "the shape of the mode that a path leads to",
    "layout ((4,2),8):((1,4),8)",
    form="input: layouts {mode: ints} -> shape",
    mode=(0,),
)
_row(
    "stride_at",
    _stride_at,
    "the stride of the mode that a path leads to",
    "layout ((4,2),8):((1,4),8)",
    form="input: layout {mode: ints} -> stride",
    mode=(0, 1),
)
_row(
    "rank",
    cl.rank,
    "the number of modes",
    "layout ((4,2),8):((1,4),8)",
    form="input: tuples|tile|layouts {mode?: ints} -> int_tuple",
)
_row(
    "depth",
    cl.depth,
    "how deep modes are nested",
    "layout ((4,2),8):((1,4),8)",
    form="input: tuples|layouts {mode?: ints} -> int_tuple",
)
# -- kinds
for _kind in ("shape", "stride", "coord"):
    _row(f"to_{_kind}", getattr(cl, f"to_{_kind}"), f"an int tuple as a {_kind}", "int_tuple (4,?)")
_row("to_int_tuple", cl.to_int_tuple, "a shape, stride or coordinate as an int tuple", "shape (4,?)")
_row(
    "assume",
    _assume,
    "the same integers, with the assumption that a number divides them",
    "int_tuple (?,16)",
    form="input: tuples {divby: int} -> same",
    divby=8,
)
# -- functions
_row(
    "size",
    cl.size,
    "the number of coordinates of a shape or layout, or of one of its modes",
    "shape (1,(2,?),9)",
    mode=(1,),
)
_row("cosize", cl.cosize, "one more than the largest offset", "layout (4,3):(1,8)")
_row("layout_eval", cl.layout_eval, "the offset of a coordinate under a layout", "coord (?,1)", "layout (4,8):(2,8)")
_row("crd2idx", cl.crd2idx, "the number of a coordinate in a shape, column-major", "coord (1,(2,?))", "shape (4,(4,8))")
_row("idx2crd", cl.idx2crd, "the coordinate of a number in a shape, column-major", "int_tuple ?", "shape (4,(4,8))")
_row(
    "increment_coord", cl.increment_coord, "the next coordinate of a shape, column-major", "coord (3,1)", "shape (4,8)"
)
_row("tuple_product", cl.tuple_product, "the product of all leaves", "shape (4,(2,?))")
_row("tuple_product_each", cl.tuple_product_each, "the product of each mode", "shape (4,(2,?{div=4}))")
_row("tuple_add", cl.tuple_add, "the sum, leaf by leaf", "int_tuple (1,?{div=8})", "int_tuple (3,16)")
_row("tuple_sub", cl.tuple_sub, "the difference, leaf by leaf", "int_tuple (7,?{div=8})", "int_tuple (3,16)")
_row(
    "ceil_div",
    ceil_divided,
    "quotients rounded up; by a tile, how many of it there are",
    "shape (100,?)",
    "shape (8,16)",
)
_row(
    "round_up",
    cl.round_up,
    "the least multiples that are not less",
    "shape (100,?)",
    "shape (8,16)",
    form="input: int_tuple|shape, tiler: int_tuple|shape -> same",
)
_row("shape_div", cl.shape_div, "the shape divided by another, from the left", "shape (4,8)", "shape 8")
# -- modes
_row("group_modes", cl.group_modes, "modes [begin, end) as one", "layout (4,5,6):(1,4,20)", begin=0, end=2)
_row("flatten", cl.flatten, "without nesting", "layout ((4,2),8):((1,4),8)")
_row(
    "append_to_rank",
    _append_to_rank,
    "with modes appended until there are as many as the rank says",
    "layout 4:1",
    "layout 1:0",
    rank=3,
)
_row(
    "prepend_to_rank",
    _prepend_to_rank,
    "with modes prepended until there are as many as the rank says",
    "shape (4,8)",
    "shape 1",
    rank=3,
)
_row("slice", cl.slice_, "the modes where the coordinate is _", "layout (4,8):(1,4)", "coord (_,?)")
_row("dice", cl.dice, "the modes where the coordinate is not _", "layout (4,8):(1,4)", "coord (_,0)")
_row(
    "slice_and_offset",
    _slice_and_offset,
    "a slice and where it begins (inside a swizzle where it does not commute with that)",
    "layout (4,8):(1,4)",
    "coord (_,?)",
    form="input: layouts, coord: coord -> sliced: layouts, offset: int_tuple",
)
_row(
    "local_tile",
    cl.local_tile,
    "the tile at a coordinate of the grid of tiles, and its offset; _ keeps a mode of the grid",
    "layout (?,?):(?,1)",
    "shape (16,32)",
    "coord (?,_)",
    form="input: layouts, tiler: tiler, coord: coord -> tile: layouts, offset: int_tuple",
)
_row(
    "local_partition",
    cl.local_partition,
    "what a thread of an arrangement gets: an element of each tile of its shape, and the offset of the first",
    "layout (16,32):(32,1)",
    "layout (4,8):(8,1)",
    "int_tuple ?",
    form="input: layouts, threads: layout, index: int_tuple -> part: layouts, offset: int_tuple",
)
_row(
    "domain_offset",
    _domain_offset,
    "the layout with its origin moved to a coordinate, and the offset there",
    "layout (4,8):(1,4)",
    "coord (1,?)",
    form="input: layouts, coord: coord -> moved: layouts, offset: int_tuple",
)
_row(
    "unswizzled",
    cl.unswizzled,
    "a part of a swizzled layout, whose offset has only the bits `taken`, without the swizzle; and where it begins",
    "composed_layout S<1,2,2> o 16 o 4:4",
    form="input: composed_layout {taken: int} -> plain: layout, offset: int_tuple",
    taken=16,
)
# -- algebra
_row("coalesce", cl.coalesce, "the same function with the fewest modes", "layout (2,(1,6)):(1,(6,2))")
_row(
    "filter_zeros",
    cl.filter_zeros,
    "modes of stride 0 with extent 1",
    "layout (4,8):(0,1)",
    form="input: layouts, target_profile?: coord -> same",
)
_row(
    "filter",
    cl.filter_,
    "without modes of stride 0 or extent 1, coalesced",
    "layout (4,1,8):(0,3,1)",
    form="input: layouts, target_profile?: coord -> same",
)
_row(
    "composition",
    cl.composition,
    "coordinates c to lhs(rhs(c)); by a tile or shape, mode by mode",
    "layout 20:2",
    "layout (5,4):(4,1)",
)
_row("complement", cl.complement, "the offsets up to a cotarget that a layout leaves out", "layout 4:2", "shape 24")
_row("right_inverse", cl.right_inverse, "R with layout(R(i)) = i", "layout (4,8):(8,1)")
_row("left_inverse", cl.left_inverse, "L with L(layout(c)) = c", "layout (4,8):(8,1)")
_row(
    "nullspace",
    cl.nullspace,
    "the coordinates that a layout takes to 0",
    "layout (4,8):(0,1)",
    form="input: layout -> layout",
)
_row(
    "recast_layout",
    _recast_layout,
    "the layout counted in elements of another width",
    "layout (8,4):(1,8)",
    new_type_bits=32,
    old_type_bits=16,
)
_row(
    "max_common_layout",
    cl.max_common_layout,
    "the largest layout that two layouts agree on, offset for offset",
    "layout (4,8):(1,4)",
    "layout (4,8):(1,16)",
    form="a: layouts, b: layouts -> layout",
)
_row(
    "max_common_vector",
    cl.max_common_vector,
    "how many first elements lie one after the other in both layouts",
    "layout (4,8):(1,4)",
    "layout (4,8):(1,16)",
    form="a: layouts, b: layouts -> int_tuple",
)
_row("logical_divide", cl.logical_divide, "each mode as (tile, rest)", "layout (8,?{div=8}):(1,8)", "tile [4:1;2:1]")
_row("zipped_divide", cl.zipped_divide, "((tile modes), (rest modes))", "layout (8,?{div=8}):(1,8)", "shape (4,2)")
_row("tiled_divide", cl.tiled_divide, "((tile modes), rest modes...)", "layout (8,8):(8,1)", "tile [4:1;4:1]")
_row("flat_divide", cl.flat_divide, "(tile modes..., rest modes...)", "layout (8,8):(8,1)", "tile [4:1;4:1]")
_row("logical_product", cl.logical_product, "(block, copies of it)", "layout (2,2):(1,2)", "layout 4:2")
_row("zipped_product", cl.zipped_product, "((block modes), (copy modes))", "layout (2,2):(1,2)", "layout (3,4):(4,1)")
_row("tiled_product", cl.tiled_product, "((block modes), copy modes...)", "layout (2,2):(1,2)", "layout (3,4):(4,1)")
_row("flat_product", cl.flat_product, "(block modes..., copy modes...)", "layout (2,2):(1,2)", "layout (3,4):(4,1)")
_row(
    "blocked_product",
    cl.blocked_product,
    "blocks beside each other as another layout arranges them",
    "layout (2,2):(1,2)",
    "layout (3,4):(4,1)",
)
_row(
    "raked_product",
    cl.raked_product,
    "blocks interleaved as another layout arranges them",
    "layout (2,2):(1,2)",
    "layout (3,4):(4,1)",
)
_row(
    "tile_to_shape",
    cl.tile_to_shape,
    "a layout repeated to fill a shape",
    "layout (8,8):(8,1)",
    "shape (32,?{div=8})",
    "int_tuple (1,0)",
)
_row(
    "make_layout_tv",
    cl.make_layout_tv,
    "the tile that threads and their values cover, and the layout from (thread, value) into it",
    "layout (4,8):(8,1)",
    "layout (2,2):(2,1)",
    form="thr: layout, val: layout -> tiler: shape, layout_tv: layout",
)
