"""Block-scaled multiplies into tensor memory (sm_100a), and copies of their scale factors from
shared memory.

A multiply is one `tcgen05.mma` for each k-block and tile of M and N, as a dense one. The addresses
of its scale factors have the byte of the first one in bits 30 and 31, from where it goes into the
instruction descriptor.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import Typed
from cutec.ir.builder import constant_of
from cutec.ir.core import Op, Value
from cutec.ir.types import I1, I32, I64, FloatType
from cutec.layout import (
    ComposedLayout,
    Layout,
    LayoutError,
    coalesce,
    composition,
    get,
    make_composed_layout,
    size,
)
from cutec.layout.modes import static_size
from cutec.ops.cute.access import element_count, offsets_of
from cutec.ops.cute.load_store import element_bits, offset_ptr
from cutec.ops.cute.registry import composite, example, no_results
from cutec.ops.cute.types import TENSOR_MEMORY, TensorView
from cutec.ops.nvgpu.atoms import field_value
from cutec.ops.nvgpu.tensor_memory import a_and_b, check_accumulator, check_elements, descriptors, with_signs
from cutec.ops.nvgpu.warpgroup import described_place, offset_in_mode, operand_descriptor, with_k, with_three_modes
from cutec.records import replace
from cutec.target.block_scaling import SCALED_INSTRUCTION
from cutec.target.mma_atoms import MmaRow
from cutec.target.scaled_atoms import scaled_multiply_of
from cutec.target.tcgen05 import shared_fields
from cutec.target.tensor_memory import COPIES, LANE_SHIFT, LANES, QUARTER, copied_elements
from cutec.target.warp_scaling import SCALES

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

_ATOM = '!cute.mma_atom<"SM100_MXF8F6F4_128x64x32_F32E4M3E4M3_UE8M0x32_SS">'
_D = '!cute.tensor<f32, "tmem", 16, "((128,64),1,1):((65536,1),0,0)">'
_A = '!cute.tensor<f8E4M3FN, "smem", 1024, "S<3,4,3> o 0 o ((128,32),1,4):((128,1),0,32)">'
_B = '!cute.tensor<f8E4M3FN, "smem", 1024, "S<3,4,3> o 0 o ((64,32),1,4):((128,1),0,32)">'
_TILE_D = '!cute.tensor<f32, "tmem", 16, "(128,64):(65536,1)">'
_TILE_A = '!cute.tensor<f8E4M3FN, "smem", 1024, "S<3,4,3> o 0 o (128,32):(128,1)">'
_TILE_B = '!cute.tensor<f8E4M3FN, "smem", 1024, "S<3,4,3> o 0 o (64,32):(128,1)">'
_SF = '!cute.tensor<f8E8M0FNU, "tmem", 16, "((((32,4),4),(32,1)),1,4):((((262144,4),8388608),(0,1)),0,1)">'
_FORM = "atom: mma_atom|tiled_mma, d: tensor, a: tensor, b: tensor, c: tensor, scales*: tensor"
_BYTE_SHIFT, _BYTE_MASK = 30, 3
_LANE, _LINE, _EIGHT = 4 << LANE_SHIFT, 16, 128  # bytes: between lanes, of a row, of eight rows
_HALF, _WORD = 2 * QUARTER * _LANE, 4
_MIXED = "mxf8f6f4"


@composite(
    "cute_nvgpu.tcgen05_block_scaled_gemm",
    "d = (a times its scales) (b times its scales) + c over all k-blocks, by one thread, as `cute_nvgpu.tcgen05_gemm`;"
    " `scales` are the scale factors of a and b in tensor memory, (tile, M, K) and (tile, N, K); without them the"
    " atom's fields `sfa` and `sfb` are their addresses for the one k-block",
    _FORM,
    no_results,
    example=example(_ATOM, _D, _A, _B, _D, _SF, _SF),
    lowering="`cutec.tcgen05_descriptor` of A and B, and `cutec.tcgen05_mma_scaled` for each of K, M and N.",
)
def _gemm(
    cx: Expander,
    op: Op,
    tiled: Any,
    d: TensorView,
    a: TensorView,
    b: TensorView,
    c: TensorView,
    *scales: TensorView,
) -> list[Any]:
    atom, row = tiled.atom, tiled.atom.row
    check_accumulator(row, d, c)
    a, b = with_k(a), with_k(b)
    check_elements(row, a, b)
    (_, m, n), ks = map(static_size, d.plain.shape), static_size(b.layout, 2)
    _check_scales(row, a, b, d, scales)
    left, right = a_and_b(cx, atom, a, b)
    for k, i, j in product(range(ks), range(m), range(n)):
        place = offset_in_mode(d.plain, 1, i) + offset_in_mode(d.plain, 2, j)
        adds = cx.builder.constant(True, I1) if k else field_value(cx, atom, "accumulate")
        target = offset_ptr(cx, d.base, place, d.element)
        _multiply(cx, atom, target, (left[i, k], right[j, k]), _addresses(cx, atom, scales, k, i, j), adds)
    return []


def _multiply(
    cx: Expander, atom: Any, target: Value, operands: tuple[Value, Value], scales: tuple[Value, Value], adds: Value
) -> None:
    """One instruction; `operands` are descriptors, or A's address."""
    row = atom.row
    what = scaled_multiply_of(row)
    signed = with_signs(cx, atom, what.descriptor, SCALED_INSTRUCTION)
    instruction = _with_bytes(cx, signed, *scales)
    attrs = {"kind": row.kind, "group": Typed(row.threads, I32)}
    if row.kind != _MIXED:
        attrs["vector"] = f"block{what.vector}"
    cx.builder.emit("cutec.tcgen05_mma_scaled", [target, *operands, instruction, *scales, adds], (), attrs)


def _check_scales(row: MmaRow, a: TensorView, b: TensorView, d: TensorView, scales: tuple[TensorView, ...]) -> None:
    """Raise LayoutError for scale factors that do not go with the operands."""
    (_, m, n), ks = map(static_size, d.plain.shape), static_size(a.layout, 2)
    if (size(a.layout, 1), size(b.layout, 1), size(b.layout, 2)) != (m, n, ks):
        raise LayoutError(
            f"gemm of {a.layout.shape} and {b.layout.shape} into {d.layout.shape}: (tile,M,K), (tile,N,K), (tile,M,N)",
            "both sides of M, N and K agree: partition A, B and C by one tiled multiply",
        )
    if not scales and (ks, m, n) != (1, 1, 1):
        raise LayoutError(
            f"{row.name} multiplies {m} x {n} x {ks} tiles, its fields say where the scale factors of one are",
            "cute.gemm(mma, d, [a, sfa], [b, sfb], d), or one k-block at a time",
        )
    assert row.scaling is not None
    wanted = SCALES[row.scaling.scale]
    for view in scales:
        if isinstance(view.element, FloatType) and view.element.mlir != wanted:
            raise LayoutError(
                f"{row.name} has scale factors of {wanted}, not {view.element}", "the operation's sf_dtype is theirs"
            )
    for view, rows in zip(scales, (m, n)):
        if view.space != TENSOR_MEMORY or size(view.layout, 2) != ks or size(view.layout, 1) != rows:
            raise LayoutError(
                f"scale factors {view.layout} in {view.space} for {rows} tiles of rows and {ks} k-blocks",
                _OF_SCALES,
            )
    for letter, view, rows in zip("AB", scales, (row.part("A")[0], row.shape[1])):
        _check_lanes(row, letter, view, rows)


_OF_SCALES = "lay them out in tensor memory by utils.blockscaled_layout.make_tmem_layout_sfa, those of B by ..._sfb"


def _check_lanes(row: MmaRow, letter: str, view: TensorView, rows: int) -> None:
    """Raise LayoutError for scale factors of a tile whose rows are not where the instruction reads
    them: in 32 lanes, then in the next column; B's of a pair with 128 rows in two halves of the
    lanes.
    """
    half = rows // 2 if letter == "B" and row.threads == 2 and row.shape[0] == LANES else rows
    tile = get(view.plain, 0)
    if static_size(tile) < rows:
        raise LayoutError(f"{tile} has no scale factors of {rows} rows of {letter}", _OF_SCALES)
    for number, found in enumerate(offsets_of(tile, range(rows))):
        halves, inside = divmod(number, half)
        if found != inside % QUARTER * _LANE + inside // QUARTER * _WORD + halves * _HALF:
            raise LayoutError(
                f"{row.name} does not read the scale factors of row {number} of {letter} where {tile} has them",
                _OF_SCALES,
            )


def _addresses(cx: Expander, atom: Any, scales: tuple[TensorView, ...], k: int, i: int, j: int) -> tuple[Value, Value]:
    """The addresses of the scale factors of a tile of A and one of B."""
    if not scales:
        return field_value(cx, atom, "sfa"), field_value(cx, atom, "sfb")
    first, second = (
        offset_ptr(cx, view.base, offset_in_mode(view.plain, 1, at) + offset_in_mode(view.plain, 2, k), view.element)
        for view, at in zip(scales, (i, j))
    )
    return first, second


def _with_bytes(cx: Expander, found: Value, sfa: Value, sfb: Value) -> Value:
    """The instruction descriptor with the bytes at which the scale factors begin."""
    for address, name in ((sfa, "a_sf_id"), (sfb, "b_sf_id")):
        known = constant_of(address)
        if known is not None and not known >> _BYTE_SHIFT & _BYTE_MASK:
            continue
        first = SCALED_INSTRUCTION[name][0]
        by = [("arith.shrui", _BYTE_SHIFT), ("arith.shli", first)]
        bits = address
        for step, count in by:
            bits = cx.builder.value(step, [bits, cx.builder.constant(count, I32)], I32)
        found = cx.builder.value("arith.ori", [found, bits], I32)
    return found


@composite(
    "cute_nvgpu.tcgen05_block_scaled_mma",
    "d = (a times its scales) (b times its scales) + c of one tile: what `cute_nvgpu.tcgen05_block_scaled_gemm` does"
    " for all; a and b may be descriptors",
    "atom: mma_atom|tiled_mma, d: tensor, a: tensor|i64, b: tensor|i64, c: tensor",
    no_results,
    example=example(_ATOM, _TILE_D, _TILE_A, _TILE_B, _TILE_D),
    lowering="`cute_nvgpu.tcgen05_block_scaled_gemm`; of descriptors one `cutec.tcgen05_mma_scaled`.",
)
def _mma(cx: Expander, op: Op, tiled: Any, d: TensorView, a: Any, b: Any, c: TensorView) -> list[Any]:
    if isinstance(a, TensorView) and isinstance(b, TensorView):
        return cx.call("cute_nvgpu.tcgen05_block_scaled_gemm", {}, tiled, *map(with_three_modes, (d, a, b, c)))
    atom, row = tiled.atom, tiled.atom.row
    operands = descriptors(row, with_three_modes(d), with_three_modes(c), a, b)
    scales = field_value(cx, atom, "sfa"), field_value(cx, atom, "sfb")
    _multiply(cx, atom, d.base, operands, scales, field_value(cx, atom, "accumulate"))
    return []


@composite(
    "cute_nvgpu.tcgen05_smem_descriptor",
    "the descriptor of (rows, columns) of an operand in shared memory, K-major, or M- or N-major (`mn`); `next` is"
    " where the first row goes on behind the 128 bytes of a row of the swizzle (K of 96)",
    "source: tensor, next?: tensor {mn?: unit} -> i64",
    lambda attrs, *views: [I64],
    example=example(_TILE_A, results=("i64",)),
    lowering="`cutec.tcgen05_descriptor`.",
)
def _descriptor(cx: Expander, op: Op, source: TensorView, *after: TensorView) -> list[Any]:
    place = described_place(source, "mn" in op.attrs)
    fields = shared_fields(0 if after else place.leading, place.stride, place.swizzle, absolute=bool(after))
    starts = [offset_ptr(cx, view.base, _start(view), view.element) for view in (source, *after)]
    return [cx.builder.value("cutec.tcgen05_descriptor", starts, I64, {"fields": Typed(fields, I64)})]


def _start(view: TensorView) -> Any:
    """The offset of a tensor's first element, without its swizzle."""
    return view.layout.offset if isinstance(view.layout, ComposedLayout) else 0


# -- copies of scale factors -----------------------------------------------------------------------

_SHAPES = {1: ("32x128b", "warpx4"), 2: ("64x128b", "warpx2::01_23")}  # by `halves`


@composite(
    "cute_nvgpu.tmem_copy_scales",
    "chunks of scale factors, 32 rows of 16 bytes, from shared memory to 4 columns of each quarter of the lanes, by"
    " one thread; both sides are (((32,16), chunks), …). With `halves` 2 a chunk has 64 rows, the second half for the"
    " last two quarters.",
    "source: tensor, target: tensor {group: int, halves: int}",
    no_results,
    example=example(
        '!cute.tensor<f8E8M0FNU, "smem", 128, "(((32,16),2),1,1,1):(((16,1),512),0,0,0)">',
        '!cute.tensor<f8E8M0FNU, "tmem", 16, "(((32,16),2),1,1,1):(((262144,1),16),0,0,0)">',
        group=1,
        halves=1,
    ),
    lowering="`cutec.tcgen05_descriptor` of each chunk, and its `cutec.tcgen05_cp`.",
)
def _copy_scales(cx: Expander, op: Op, source: TensorView, target: TensorView) -> list[Any]:
    halves = op.attrs["halves"].value
    lines = Layout((QUARTER * halves, _LINE), (_LINE, 1))
    lanes = Layout(((QUARTER, halves), _LINE), ((_LANE, _HALF), 1))
    chunks = [_chunks(source, "smem", lines), _chunks(target, TENSOR_MEMORY, lanes)]
    if len(chunks[0]) != len(chunks[1]):
        raise LayoutError(f"{len(chunks[0])} chunks of scale factors to {len(chunks[1])}", _PARTITIONS)
    shape, quarters = _SHAPES[halves]
    emit_copies(cx, (source, target), chunks, shared_fields(_LINE, _EIGHT, "none"), op.attrs["group"], shape, quarters)
    return []


def emit_copies(
    cx: Expander,
    views: tuple[TensorView, TensorView],
    places: list[list[int]],
    fields: int,
    group: Any,
    shape: str,
    quarters: str,
) -> None:
    """A `cutec.tcgen05_cp` for each of the places of source and target, offsets of elements."""
    source, target = views
    for start, place in zip(*places):
        first, lines = operand_descriptor(cx, source, start, "cutec.tcgen05_descriptor", fields)
        if lines:
            first = cx.builder.value("arith.addi", [first, cx.builder.constant(lines, I64)], I64)
        address = offset_ptr(cx, target.base, place, target.element)
        attrs = {"group": Typed(group.value, I32), "shape": shape} | ({"quarters": quarters} if quarters else {})
        cx.builder.emit("cutec.tcgen05_cp", [address, first], (), attrs)


_PARTITIONS = "partition both by tcgen05.make_s2t_copy(atom, tensor)"


def _chunks(view: TensorView, space: str, wanted: Layout) -> list[int]:
    """The offsets of the chunks. Raises LayoutError where the tensor has none of that layout."""
    layout = view.plain
    tile = get(layout, 0)
    if view.space != space or coalesce(get(tile, 0)) != coalesce(wanted):
        raise LayoutError(f"a chunk of scale factors is {wanted} in {space}, not {layout} in {view.space}", _PARTITIONS)
    rest = Layout((tile.shape[1], *layout.shape[1:]), (tile.stride[1], *layout.stride[1:]))
    return [rest(index) for index in range(static_size(rest))]


# -- copies of matrices ----------------------------------------------------------------------------


@composite(
    "cute_nvgpu.tmem_copy_matrix",
    "rows of 16 or 32 bytes from shared memory to lanes of tensor memory, by one thread, as many copies as the tensors"
    " have; both sides are ((rows and elements, 1), …), rows first",
    "source: tensor, target: tensor {group: int, shape: string, quarters?: string}",
    no_results,
    example=example(
        '!cute.tensor<f16, "smem", 1024, "S<3,4,3> o 0 o ((128,16),1):((64,1),0)">',
        '!cute.tensor<f16, "tmem", 16, "((128,16),1):((131072,1),0)">',
        group=1,
        shape="128x256b",
    ),
    lowering="`cutec.tcgen05_descriptor` of each copy, and its `cutec.tcgen05_cp`.",
)
def _copy_matrix(cx: Expander, op: Op, source: TensorView, target: TensorView) -> list[Any]:
    shape, quarters = op.attrs["shape"], op.attrs.get("quarters", "")
    wanted = copied_elements(shape, quarters, element_bits(target.element))
    count, whole = static_size(wanted), target.plain
    first = composition(whole, Layout(count)) if static_size(whole) >= count else whole
    if target.space != TENSOR_MEMORY or coalesce(first) != coalesce(wanted):
        raise LayoutError(f"tcgen05.cp of {shape} writes {wanted} in tensor memory, not {first}", _PARTITIONS)
    if element_count(source.layout) != static_size(whole) or element_bits(source.element) != element_bits(
        target.element
    ):
        raise LayoutError(f"{source.layout} of {source.element} to {whole} of {target.element}", _PARTITIONS)
    rows = static_size(wanted[0])
    place = described_place(_rows_of(source, rows // COPIES[shape, quarters].repeated, rows, count // rows))
    fields = shared_fields(place.leading, place.stride, place.swizzle)
    starts = range(0, static_size(whole), count)
    places = [[_outer(view)(start) for start in starts] for view in (source, target)]
    emit_copies(cx, (source, target), places, fields, op.attrs["group"], shape, quarters)
    return []


def _outer(view: TensorView) -> Layout:
    """A tensor's layout without its swizzle."""
    return view.layout.outer if isinstance(view.layout, ComposedLayout) else view.layout


def _rows_of(view: TensorView, own: int, rows: int, columns: int) -> TensorView:
    """The first copy's (row, element) of a source. Raises LayoutError where copies of rows, behind
    the `own` ones, are others in shared memory.
    """
    plain = _outer(view)
    if any(plain(i) != plain(i % own) for i in range(own, rows)):
        raise LayoutError(f"rows of {plain} that go to several lanes are one in shared memory: stride 0", _PARTITIONS)
    tile = composition(plain, Layout((own, columns), (1, rows)))
    swizzled = view.layout
    whole = (
        make_composed_layout(swizzled.inner, swizzled.offset, tile) if isinstance(swizzled, ComposedLayout) else tile
    )
    return replace(view, layout=whole)
