"""Multiplies by a warpgroup: fragments in registers, operands in shared memory as matrix
descriptors (`ops.primitives.wgmma`).

A descriptor is derived from the layout of one instruction's tile: the offsets of its 16-byte lines
determine the swizzle and the leading and stride offsets, or show that there is no descriptor. All
k-blocks of a `cute.gemm` become one primitive for each tile of M and N.
"""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Op, Value
from cutec.ir.types import I32, I64, Type, bit_width
from cutec.layout import ComposedLayout, Layout, LayoutError, crd2idx, get, is_static, size
from cutec.layout.modes import static_size
from cutec.layout.swizzle import SWIZZLES, swizzle_name
from cutec.ops.cute.access import offsets_of
from cutec.ops.cute.atom_types import SAME_EXTENTS, MmaAtom
from cutec.ops.cute.load_store import element_bits, load_all, offset_ptr, store_all
from cutec.ops.cute.registry import composite, example, no_results
from cutec.ops.cute.types import TensorView
from cutec.ops.nvgpu.atoms import field_value, immediate
from cutec.ops.nvgpu.multiply import Registers, metadata_words, selector_of
from cutec.ops.primitives.wgmma import SWIZZLE_CODES, descriptor_fields, register_type
from cutec.records import dataclass, replace
from cutec.target.mma_atoms import MmaRow
from cutec.target.tcgen05 import wrong_swizzle

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

_LINE, _REGISTER = 16, 4  # bytes


@dataclass(frozen=True, slots=True)
class Place:
    """The fields of an operand's descriptors: leading and stride offset in bytes, and swizzle."""

    leading: int
    stride: int
    swizzle: str


_CANONICAL = (
    "lay operands out by cute.tile_to_shape(warpgroup.make_smem_layout_atom(kind, dtype), tile, order), and allocate"
    " with its swizzle"
)


def _swizzle_of(view: TensorView, name: str) -> tuple[str, Layout]:
    """(the swizzle of a layout, the layout without it). Raises LayoutError for one that descriptors
    do not know.
    """
    layout = view.layout
    if not isinstance(layout, ComposedLayout):
        return "none", layout
    found = swizzle_name(layout.inner, element_bits(view.element))
    if found is not None:
        return found, layout.outer
    raise LayoutError(
        f"{name} has no descriptor for the swizzle {layout.inner} of elements of {element_bits(view.element)} bits",
        _CANONICAL,
    )


def place_of(rows: list[int], columns: list[int], line: int, swizzle: str, mn_major: bool) -> Place | None:
    """The descriptor of a tile whose element (i, j) is at offset `rows[i] + columns[j]`, counted in
    elements (`line` of them are 16 bytes); None if it has none. The canonical layouts of the PTX
    ISA ("Shared Memory Matrix Layout", "Strides"). A 64x16 tile of f16 in rows of 64, K-major:

        rows = 0, 64, 128, …    columns = 0, 1, 2, …    line = 8    swizzle = "128B"
        leading 16 bytes (the next line), stride 8 * 64 * 2 = 1024 bytes (the next 8 rows)
    """
    pitch, period = _row(swizzle) // _LINE * line, 1 << SWIZZLES[swizzle].shift  # elements of a row, rows of a pattern
    extent, k = len(rows), len(columns)
    if mn_major:
        atom, group = rows[pitch] if extent > pitch else 0, columns[period] if k > period else 0
        wanted = (
            [i % pitch + i // pitch * atom for i in range(extent)],
            [j % period * pitch + j // period * group for j in range(k)],
        )
        leading, stride = (atom, group) if swizzle != "none" else (group, atom)
    else:
        leading = columns[line] if swizzle == "none" and k > line else line
        stride = rows[8] if extent > 8 else 8 * pitch
        wanted = (
            [i % 8 * pitch + i // 8 * stride for i in range(extent)],
            [j // line * leading + j % line for j in range(k)],
        )
    if (rows, columns) != wanted:
        return None
    return Place(leading * _LINE // line, stride * _LINE // line, swizzle)


def _wrong_swizzle(row: MmaRow, swizzle: str, mn_major: bool, operand: str) -> str:
    """Why a multiply does not read an operand with this swizzle; "" if it does."""
    if row.kind:
        return wrong_swizzle(swizzle, mn_major, row.types[1 + "AB".index(operand)])
    return "" if swizzle in SWIZZLE_CODES else "multiplies of a warpgroup keep pieces of 16 bytes whole"


def _row(swizzle: str) -> int:
    """Bytes of a row of a swizzle's pattern."""
    return 1 << SWIZZLES[swizzle].base + SWIZZLES[swizzle].bits


def operand_tile(view: TensorView, atom: MmaAtom, operand: str) -> tuple[Place, Layout]:
    """The descriptor fields of an operand in shared memory, and its layout (tile, MN, K) without
    the swizzle.
    """
    row = atom.row
    swizzle, outer = _swizzle_of(view, row.name)
    if view.space != "smem":
        raise LayoutError(
            f"{row.name} reads {operand} from shared memory, not from {view.space}",
            "copy the tile to shared memory first, by TMA say; A may be in registers: OperandSource.RMEM",
        )
    if not is_static(outer.shape) or not is_static(outer.stride):
        raise LayoutError(f"{row.name} needs {operand} in shared memory with a static layout, not {outer}", _CANONICAL)
    mn_major = row.major["AB".index(operand)] == {"A": "N", "B": "T"}[operand]
    if wrong := _wrong_swizzle(row, swizzle, mn_major, operand):
        raise LayoutError(f"{row.name} has no descriptor for {operand} with swizzle {swizzle}: {wrong}", _CANONICAL)
    extent, k = row.part(operand)
    first = Layout(outer.shape[0], outer.stride[0])
    if first.rank != 2 or static_size(first, 0) < extent or static_size(first, 1) < k:
        raise LayoutError(f"{row.name} takes tiles of {extent}x{k} as {operand}, not {first}", _CANONICAL)
    line = _LINE * 8 // element_bits(view.element)
    rows, columns = (
        offsets_of(Layout(first.shape[mode], first.stride[mode]), range(count))
        for mode, count in enumerate((extent, k))
    )
    found = place_of(rows, columns, line, swizzle, mn_major)
    if found is None:
        kind = "M- or N-major" if mn_major else "K-major"
        raise LayoutError(
            f"{row.name} has no descriptor for {operand} laid out as {first} with swizzle {swizzle}: it needs"
            f" {kind} rows of {_row(swizzle)} bytes",
            _CANONICAL,
        )
    _check_start(view, swizzle, row.name, operand)
    return found, outer


def described_place(view: TensorView, mn_major: bool = False) -> Place:
    """The descriptor fields of (rows, columns) of an operand in shared memory, K-major, or M- or
    N-major. Raises LayoutError for a layout that has none.
    """
    name = "a shared-memory descriptor"
    swizzle, outer = _swizzle_of(view, name)
    tile = Layout(outer.shape[0], outer.stride[0]) if outer.rank == 1 and isinstance(outer.shape, tuple) else outer
    if view.space != "smem" or tile.rank != 2 or not is_static(tile.shape) or not is_static(tile.stride):
        raise LayoutError(f"{name} is of (rows, columns) in shared memory, not of {tile} in {view.space}", _CANONICAL)
    rows, columns = (offsets_of(get(tile, mode), range(static_size(tile, mode))) for mode in range(2))
    found = place_of(rows, columns, _LINE * 8 // element_bits(view.element), swizzle, mn_major)
    if found is None:
        raise LayoutError(f"{name} has no fields for {tile} with swizzle {swizzle}", _CANONICAL)
    _check_start(view, swizzle, name, "it")
    return found


def _check_start(view: TensorView, swizzle: str, name: str, operand: str) -> None:
    """Raise LayoutError for a start that is not known to be at one of the swizzle's pattern."""
    pattern = _row(swizzle) << SWIZZLES[swizzle].shift if swizzle != "none" else _LINE
    if view.align % pattern:
        raise LayoutError(
            f"{name} needs {operand} at a multiple of {pattern} bytes for a swizzle of {swizzle}, it is at one of"
            f" {view.align}",
            "allocate it with byte_alignment=1024",
        )


def _bytes(view: TensorView, offset: int) -> int:
    return offset * element_bits(view.element) // 8


def _descriptor(cx: Expander, view: TensorView, place: Place, offset: int) -> tuple[Value, int]:
    fields = descriptor_fields(place.leading, place.stride, place.swizzle)
    return operand_descriptor(cx, view, offset, "cutec.wgmma.descriptor", fields)


def operand_descriptor(cx: Expander, view: TensorView, offset: int, name: str, fields: int) -> tuple[Value, int]:
    """(a descriptor, made by the operation `name`, the distance in lines of 16 bytes from it to the
    tile that begins `offset` elements on). Tiles a constant distance apart (of multiplies one
    k-block at a time) share one descriptor: its 14 bits of address, in lines, cover all of shared
    memory. Instructions add the distance, so that a loop does not keep a descriptor, two registers,
    for each tile.
    """
    start = view.layout.offset if isinstance(view.layout, ComposedLayout) else 0
    address, distance = _apart(offset_ptr(cx, view.base, start + offset, view.element))
    return cx.builder.value(name, [address], I64, {"fields": Typed(fields, I64)}), distance // _LINE


def _apart(address: Value) -> tuple[Value, int]:
    """(an address, the distance of the given one from it in bytes): the largest constant part that
    a descriptor can add.
    """
    base, distance = _constant_offset(address)
    return (base, distance) if distance >= 0 and distance % _LINE == 0 else (address, 0)


def offset_in_mode(layout: Layout, mode: int, index: int) -> int:
    """The offset of an index of a mode."""
    return crd2idx(index, layout.shape[mode], layout.stride[mode])


def k_steps(view: TensorView, outer: Layout) -> list[int]:
    """The k-blocks' offsets in units of 16 bytes. Raises LayoutError for ones between those."""
    offsets = [_bytes(view, offset_in_mode(outer, 2, k)) for k in range(static_size(outer.shape[2]))]
    if any(offset % _LINE for offset in offsets):
        raise LayoutError(f"k-blocks at offsets of {offsets} bytes, which are no multiples of {_LINE}", _CANONICAL)
    return [offset // _LINE for offset in offsets]


def _constant_offset(address: Value) -> tuple[Value, int]:
    """(the pointer that constants were added to, their sum in bytes)."""
    offset = 0
    while (
        isinstance(address.owner, Op)
        and address.owner.name == "llvm.getelementptr"
        and len(address.owner.operands) == 1
    ):
        attrs = address.owner.attrs
        offset += attrs["rawConstantIndices"].values[0] * max(8, bit_width(attrs["elem_type"])) // 8
        address = address.owner.operands[0]
    return address, offset


def _root(cx: Expander, address: Value) -> tuple[Value, int]:
    """(the `alloca` that a fragment is part of, its offset in bytes). Raises LayoutError where that
    is not known.
    """
    place = cx.places.get(address)
    if place is None:
        raise LayoutError(
            "multiplies of a warpgroup add to registers that are known when compiling: index the fragment by constants",
            "go through tiles with range_constexpr, or range(n, unroll_full=True)",
        )
    return place


class Accumulators:
    """The registers of a tile of D. A multiply records them in `cx.in_flight`, so that the next
    wait takes them as operands and results.
    """

    def __init__(self, cx: Expander, view: TensorView, d: str, start: int):
        self._cx, self._type = cx, register_type(d)
        fragment, packed = Layout(view.plain.shape[0], view.plain.stride[0]), 2 if d == "f16" else 1
        places = offsets_of(fragment, range(static_size(fragment)))
        if any(places[i + 1] != places[i] + 1 for i in range(0, len(places), 2) if packed == 2):
            raise LayoutError(
                "a fragment of 16-bit sums holds neighbours of a row side by side",
                "make it by the multiply itself: mma.make_fragment_C(part)",
            )
        self._base, offset = _root(cx, view.base)
        self._offsets = [offset + _bytes(view, start + place) for place in places[::packed]]

    def load(self) -> list[Value]:
        """The registers."""
        return load_all(self._cx, self._base, self._offsets, self._type, _REGISTER)

    def store(self, values: list[Value]) -> None:
        """Write the registers, as results of a multiply."""
        store_all(self._cx, values, self._base, self._offsets, _REGISTER)
        self._cx.in_flight.update(((self._base, offset), self._type) for offset in self._offsets)


_ATOM = '!cute.mma_atom<"SM90_64x64x16_F32F16F16_SS">'
_D = '!cute.tensor<f32, "rmem", 4, "((2,2,8),1,1):((1,2,4),0,0)">'
_SMEM = '!cute.tensor<f16, "smem", 1024, "S<3,3,3> o 0 o ((64,16),1,4):((64,1),0,16)">'


@composite(
    "cute_nvgpu.warpgroup_gemm",
    "d = a b + c over all k-blocks: d and c, the same registers, are (value, M, N), a (tile, M, K) in shared memory or"
    " (value, M, K) in registers, b (tile, N, K) in shared memory; of a sparse multiply `metadata` is (1, M, K) words"
    " in registers (one word: the field)",
    "atom: mma_atom|tiled_mma, d: tensor, a: tensor, b: tensor, c: tensor, metadata?: tensor",
    no_results,
    example=example(_ATOM, _D, _SMEM, _SMEM, _D),
    lowering=(
        "For each tile of M and N: loads of the registers, `cutec.wgmma.descriptor`, `cutec.wgmma.mma_async`, stores of"
        " its results."
    ),
)
def _gemm(
    cx: Expander, op: Op, tiled: Any, d: TensorView, a: TensorView, b: TensorView, c: TensorView, *metadata: TensorView
) -> list[Any]:
    atom: MmaAtom = tiled.atom
    row = atom.row
    a, b = with_k(a), with_k(b)
    if d.ptr is not c.ptr or str(d.layout) != str(c.layout):
        raise LayoutError(f"{row.name} adds to registers in place: C has to be D", "cute.gemm(mma, sums, a, b, sums)")
    sums_at, ks = d.plain, static_size(b.layout, 2)
    m, n = (static_size(extent) for extent in sums_at.shape[1:])
    if size(a.layout, 1) != m or size(b.layout, 1) != n or size(a.layout, 2) != ks:
        raise LayoutError(
            f"gemm of {a.layout.shape} and {b.layout.shape} into {d.layout.shape}: (tile,M,K), (tile,N,K), (value,M,N)",
            SAME_EXTENTS,
        )
    place_b, outer_b = operand_tile(b, atom, "B")
    tile_a = None if row.from_registers else operand_tile(a, atom, "A")
    steps_b = k_steps(b, outer_b)
    steps_a = steps_b if tile_a is None else k_steps(a, tile_a[1])
    scale = field_value(cx, atom, "accumulate")
    tiles = list(product(range(m), range(n)))
    sums = [
        Accumulators(cx, d, row.types[0], offset_in_mode(sums_at, 1, i) + offset_in_mode(sums_at, 2, j))
        for i, j in tiles
    ]
    before = [accumulators.load() for accumulators in sums]  # all loads first, so that one fence takes all registers
    for (i, j), accumulators, registers in zip(tiles, sums, before):
        if tile_a is None:
            left, apart_a = _registers_of_a(cx, a, row.types[1], i), 0
        else:
            shared, apart_a = _descriptor(cx, a, tile_a[0], offset_in_mode(tile_a[1], 1, i))
            left = [shared]
        right, apart_b = _descriptor(cx, b, place_b, offset_in_mode(outer_b, 1, j))
        words = metadata_words(cx, atom, (m, ks), metadata, i)
        steps = [step + apart_a for step in steps_a], [step + apart_b for step in steps_b]
        accumulators.store(_multiply(cx, atom, (registers, left, [right], words, [scale]), steps))
    return []


def _multiply(
    cx: Expander, atom: MmaAtom, operands: tuple[list[Value], ...], steps: tuple[list[int], list[int]]
) -> list[Value]:
    """`operands`: registers of D, A, B, metadata (none of a dense A), whether to add to D."""
    row = atom.row
    attrs: dict[str, Any] = {"shape": IntArray(row.shape), "a": row.types[1], "b": row.types[2], "d": row.types[0]}
    attrs |= {"a_steps": IntArray(tuple(steps[0])), "b_steps": IntArray(tuple(steps[1]))}
    flags = (
        ("a_mn", row.major[0] == "N"),
        ("b_mn", row.major[1] == "T"),
        *[(n, immediate(atom, n)) for n in ("negate_a", "negate_b")],
    )
    attrs |= {name: None for name, on in flags if on}
    if row.sparse:
        attrs["selector"] = Typed(selector_of(atom), I32)
    else:
        operands = (*operands[:3], operands[4])
    attrs["operandSegmentSizes"] = IntArray(tuple(map(len, operands)))
    return cx.builder.emit(
        "cutec.wgmma.mma_async", [v for group in operands for v in group], [v.type for v in operands[0]], attrs
    ).results


def _registers_of_a(cx: Expander, a: TensorView, name: str, i: int) -> list[Value]:
    """A's registers of all k-blocks, four per block."""
    values, layout = [], a.plain
    for k in range(static_size(layout, 2)):
        start = offset_in_mode(layout, 1, i) + offset_in_mode(layout, 2, k)
        part = replace(
            a, ptr=offset_ptr(cx, a.base, start, a.element), layout=Layout(layout.shape[0], layout.stride[0])
        )
        values += Registers(cx, part, "bf16" if name == "f16" else name).load()
    return [v if v.type == I32 else cx.builder.value("llvm.bitcast", [v], I32) for v in values]


def _mma(cx: Expander, op: Op, tiled: Any, *tensors: TensorView) -> list[Any]:
    return cx.call("cute_nvgpu.warpgroup_gemm", {}, tiled, *map(with_three_modes, tensors))


for _name, _summary, _shown in (
    ("warpgroup_mma", "wgmma.mma_async", (_ATOM, _SMEM)),
    (
        "warpgroup_mma_sparse",
        "wgmma.mma_async.sp",
        (_ATOM.replace("64x64x16", "SPARSE_64x64x32"), _SMEM.replace("64,16", "64,32")),
    ),
):
    composite(
        f"cute_nvgpu.{_name}",
        f"d = a b + c of one tile by {_summary}: what `cute_nvgpu.warpgroup_gemm` does for all",
        "atom: mma_atom|tiled_mma, d: tensor, a: tensor, b: tensor, c: tensor",
        no_results,
        example=example(_shown[0], _D, _SMEM, _shown[1], _D),
        lowering="`cute_nvgpu.warpgroup_gemm`.",
    )(_mma)


def with_k(view: TensorView) -> TensorView:
    """(tile, MN) as (tile, MN, 1): one k-block."""
    layout = view.layout
    if not isinstance(layout, ComposedLayout) or layout.outer.rank > 2:
        return view
    outer = Layout((*layout.outer.shape, 1), (*layout.outer.stride, 0))
    return replace(view, layout=ComposedLayout(layout.inner, layout.offset, outer))


def with_three_modes(view: TensorView) -> TensorView:
    """One tile as (tile, 1, 1)."""
    layout = view.layout
    outer = layout.outer if isinstance(layout, ComposedLayout) else layout
    whole = Layout((outer.shape, 1, 1), (outer.stride, 0, 0))
    return replace(
        view, layout=ComposedLayout(layout.inner, layout.offset, whole) if isinstance(layout, ComposedLayout) else whole
    )


@composite(
    "cute_nvgpu.warpgroup_fence",
    "let the multiplies that follow use registers and shared memory written so far",
    "",
    no_results,
    example=example(),
    lowering="`nvvm.wgmma.fence.aligned`.",
)
def _fence(cx: Expander, op: Op) -> list[Any]:
    cx.builder.emit("nvvm.wgmma.fence.aligned")
    return []


@composite(
    "cute_nvgpu.warpgroup_commit",
    "the warpgroup's multiplies since the last commit become a group",
    "",
    no_results,
    example=example(),
    lowering="`nvvm.wgmma.commit.group.sync.aligned`.",
)
def _commit(cx: Expander, op: Op) -> list[Any]:
    cx.builder.emit("nvvm.wgmma.commit.group.sync.aligned")
    return []


@composite(
    "cute_nvgpu.warpgroup_wait",
    "wait until all but the newest `groups` groups of the warpgroup's multiplies are complete",
    "{groups: int}",
    no_results,
    example=example(groups=0),
    lowering=(
        "`cutec.wgmma.wait_group`, through which the registers of all multiplies so far go, so that they are not read"
        " before."
    ),
)
def _wait(cx: Expander, op: Op) -> list[Any]:
    places: dict[tuple[Value, Type], list[int]] = {}
    for (base, offset), ty in cx.in_flight.items():
        places.setdefault((base, ty), []).append(offset)
    values = [value for (base, ty), offsets in places.items() for value in load_all(cx, base, offsets, ty, _REGISTER)]
    made = iter(
        cx.builder.emit(
            "cutec.wgmma.wait_group", values, [v.type for v in values], {"group": op.attrs["groups"]}
        ).results
    )
    for (base, _), offsets in places.items():
        store_all(cx, list(islice(made, len(offsets))), base, offsets, _REGISTER)
    return []
