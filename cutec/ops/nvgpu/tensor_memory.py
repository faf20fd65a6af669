"""Multiplies into tensor memory, and copies between it and registers (sm_100a).

A multiply is one `tcgen05.mma` for each k-block and tile of M and N. The constants that it needs
follow from the atom (the instruction descriptor) and from the layouts of A and B (their
descriptors, as those of wgmma). Copies are whole accesses of a warp. Loads wait for their registers
themselves, since kernels read them right behind the copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.builder import constant_of
from cutec.ir.core import Op, Value
from cutec.ir.types import F32, I1, I32, I64, Type, carrier, vector
from cutec.layout import Layout, LayoutError, coalesce, composition, get, size
from cutec.layout.modes import static_size
from cutec.ops.cute.access import Run, element_count, offset_of
from cutec.ops.cute.atom_types import SAME_EXTENTS, CopyAtom, MmaAtom
from cutec.ops.cute.load_store import WORD, element_bits, extract, from_elements, offset_ptr, read_run, write_run
from cutec.ops.cute.registry import composite, example, no_results
from cutec.ops.cute.types import TENSOR_MEMORY, TensorView
from cutec.ops.nvgpu.atoms import field_value
from cutec.ops.nvgpu.warpgroup import (
    Place,
    k_steps,
    offset_in_mode,
    operand_descriptor,
    operand_tile,
    with_k,
    with_three_modes,
)
from cutec.target.mma_atoms import ELEMENTS, MmaRow
from cutec.target.tcgen05 import INSTRUCTION, Fields, shared_fields
from cutec.target.tensor_atoms import SIGNS, accumulator_layout, multiply_of, operand_layout
from cutec.target.tensor_memory import LANE_SHIFT, QUARTER, SHAPES

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

Places = dict[tuple[int, int], Value]
_BY_LANES = "32x32b"  # the shape whose registers are those of a thread's own lane
_ONE_EACH = IntArray((1, 1, 1, 1, 1, 0))
_IN_BYTES = ("f8f6f4", "mxf8f6f4")  # kinds whose elements have a byte each in shared memory


# -- multiplies ------------------------------------------------------------------------------------


def check_accumulator(row: MmaRow, d: TensorView, c: TensorView) -> None:
    """Raise LayoutError for a D that the instruction does not write."""
    if d.space != TENSOR_MEMORY or d.ptr is not c.ptr or str(d.layout) != str(c.layout):
        raise LayoutError(
            f"{row.name} adds to tensor memory in place: D and C are one tensor there", "cute.gemm(mma, acc, a, b, acc)"
        )
    first, wanted = Layout(d.plain.shape[0], d.plain.stride[0]), accumulator_layout(row, element_bits(d.element))
    if coalesce(first) != coalesce(wanted):
        raise LayoutError(
            f"{row.name} writes D as {wanted}, not as {first}",
            "cute.make_tensor(tmem_ptr, tiled_mma.make_fragment_C(tiled_mma.partition_shape_C(shape)).layout)",
        )


def check_elements(row: MmaRow, a: TensorView, b: TensorView) -> None:
    """Raise LayoutError for operands of another width than the atom reads."""
    for view, letter, name in ((a, "A", row.types[1]), (b, "B", row.types[2])):
        wanted = 8 if row.kind in _IN_BYTES else ELEMENTS[name][1]
        if element_bits(view.element) != wanted:
            raise LayoutError(
                f"{row.name} reads {letter} as elements of {wanted} bits from shared memory, not as {view.element}",
                "floats of 4 and 6 bits are in a byte each there: allocate Int8, and load by internal_type=cutec.Int8"
                if row.kind in _IN_BYTES
                else "make tensors of the operation's types",
            )


_ATOM = '!cute.mma_atom<"SM100_128x64x16_F32F16F16_SS">'
_D = '!cute.tensor<f32, "tmem", 16, "((128,64),1,1):((65536,1),0,0)">'
_A = '!cute.tensor<f16, "smem", 1024, "S<3,3,3> o 0 o ((128,16),1,4):((64,1),0,16)">'
_B = '!cute.tensor<f16, "smem", 1024, "S<3,3,3> o 0 o ((64,16),1,4):((64,1),0,16)">'
_TILE_D = '!cute.tensor<f32, "tmem", 16, "(128,64):(65536,1)">'
_TILE_A = '!cute.tensor<f16, "smem", 1024, "S<3,3,3> o 0 o (128,16):(64,1)">'
_TILE_B = '!cute.tensor<f16, "smem", 1024, "S<3,3,3> o 0 o (64,16):(64,1)">'
_FORM = "atom: mma_atom|tiled_mma, d: tensor, a: tensor, b: tensor, c: tensor"


@composite(
    "cute_nvgpu.tcgen05_gemm",
    "d = a b + c over all k-blocks, by one thread: d and c, the same tensor memory, are (tile, M, N), a (tile, M, K)"
    " and b (tile, N, K) in shared memory; `accumulate` is for the first k-block",
    _FORM,
    no_results,
    example=example(_ATOM, _D, _A, _B, _D),
    lowering="`cutec.tcgen05_descriptor` of A and B, and `cutec.tcgen05_mma` for each of K, M and N.",
)
def _gemm(cx: Expander, op: Op, tiled: Any, d: TensorView, a: TensorView, b: TensorView, c: TensorView) -> list[Any]:
    atom, row = tiled.atom, tiled.atom.row
    check_accumulator(row, d, c)
    check_elements(row, a, b)
    a, b = with_k(a), with_k(b)
    (_, m, n), ks = map(static_size, d.plain.shape), static_size(b.layout, 2)
    if (size(a.layout, 1), size(b.layout, 1), size(a.layout, 2)) != (m, n, ks):
        raise LayoutError(
            f"gemm of {a.layout.shape} and {b.layout.shape} into {d.layout.shape}: (tile,M,K), (tile,N,K), (tile,M,N)",
            SAME_EXTENTS,
        )
    left, right = a_and_b(cx, atom, a, b)
    instruction = with_signs(cx, atom, multiply_of(row).descriptor, INSTRUCTION)
    for k, i, j in product(range(ks), range(m), range(n)):
        place = offset_in_mode(d.plain, 1, i) + offset_in_mode(d.plain, 2, j)
        adds = cx.builder.constant(True, I1) if k else field_value(cx, atom, "accumulate")
        target = offset_ptr(cx, d.base, place, d.element)
        _multiply(cx, row, target, (left[i, k], right[j, k]), instruction, adds)
    return []


def _multiply(
    cx: Expander, row: MmaRow, target: Value, operands: tuple[Value, Value], instruction: Value, adds: Value
) -> None:
    """One instruction; `operands` are descriptors, or A's address."""
    attrs = {"kind": row.kind, "group": Typed(row.threads, I32), "operandSegmentSizes": _ONE_EACH}
    cx.builder.emit("cutec.tcgen05_mma", [target, *operands, instruction, adds], (), attrs)


def with_signs(cx: Expander, atom: MmaAtom, descriptor: int, fields: Fields) -> Value:
    """An instruction descriptor with the signs of A and B that the atom's fields say."""
    later, row = [], atom.atom.row
    for name in row.fields:
        if name not in SIGNS:
            continue
        flag, first = field_value(cx, atom, name), fields[name][0]
        known = constant_of(flag)
        if known is None:
            later.append((flag, first))
        elif known & 1:
            descriptor |= 1 << first
    found = cx.builder.constant(descriptor - (1 << 32) if descriptor >> 31 else descriptor, I32)
    for flag, first in later:
        wide = cx.builder.value("arith.extui", [flag], I32)
        bit = cx.builder.value("arith.shli", [wide, cx.builder.constant(first, I32)], I32)
        found = cx.builder.value("arith.ori", [found, bit], I32)
    return found


def a_and_b(cx: Expander, atom: MmaAtom, a: TensorView, b: TensorView) -> tuple[Places, Places]:
    """The addresses or descriptors of A's and B's tiles, by (index along M or N, k-block)."""
    right = _operand(cx, b, operand_tile(b, atom, "B"))
    if atom.row.from_tensor_memory:
        return _places_of_a(cx, atom.row, a), right
    return _operand(cx, a, operand_tile(a, atom, "A")), right


def _places_of_a(cx: Expander, row: MmaRow, a: TensorView) -> Places:
    """The addresses of A's tiles in tensor memory, by (index along M, k-block). Raises LayoutError
    for an A that the instruction does not read.
    """
    first, wanted = Layout(a.plain.shape[0], a.plain.stride[0]), operand_layout(row, element_bits(a.element))
    if a.space != TENSOR_MEMORY or coalesce(first) != coalesce(wanted):
        raise LayoutError(
            f"{row.name} reads A as {wanted} from tensor memory, not as {first} from {a.space}",
            "cute.make_tensor(tmem_ptr, tiled_mma.make_fragment_A(tensor).layout)",
        )
    _, m, ks = map(static_size, a.plain.shape)
    return {
        (i, k): offset_ptr(cx, a.base, offset_in_mode(a.plain, 1, i) + offset_in_mode(a.plain, 2, k), a.element)
        for i, k in product(range(m), range(ks))
    }


def _operand(cx: Expander, view: TensorView, tile: tuple[Place, Layout]) -> Places:
    """The descriptors of an operand's tiles, by (index along M or N, k-block)."""
    place, outer = tile
    fields = shared_fields(place.leading, place.stride, place.swizzle)
    found: Places = {}
    for i in range(static_size(outer, 1)):
        first, apart = operand_descriptor(cx, view, offset_in_mode(outer, 1, i), "cutec.tcgen05_descriptor", fields)
        for k, step in enumerate(k_steps(view, outer)):
            lines = apart + step
            found[i, k] = (
                cx.builder.value("arith.addi", [first, cx.builder.constant(lines, I64)], I64) if lines else first
            )
    return found


@composite(
    "cute_nvgpu.tcgen05_mma",
    "d = a b + c of one tile by tcgen05.mma: what `cute_nvgpu.tcgen05_gemm` does for all; a and b may be descriptors",
    "atom: mma_atom|tiled_mma, d: tensor, a: tensor|i64, b: tensor|i64, c: tensor",
    no_results,
    example=example(_ATOM, _TILE_D, _TILE_A, _TILE_B, _TILE_D),
    lowering="`cute_nvgpu.tcgen05_gemm`; of descriptors one `cutec.tcgen05_mma`.",
)
def _mma(cx: Expander, op: Op, tiled: Any, d: TensorView, a: Any, b: Any, c: TensorView) -> list[Any]:
    if isinstance(a, TensorView) and isinstance(b, TensorView):
        return cx.call("cute_nvgpu.tcgen05_gemm", {}, tiled, *map(with_three_modes, (d, a, b, c)))
    atom = tiled.atom
    operands = descriptors(atom.row, with_three_modes(d), with_three_modes(c), a, b)
    instruction = with_signs(cx, atom, multiply_of(atom.row).descriptor, INSTRUCTION)
    _multiply(cx, atom.row, d.base, operands, instruction, field_value(cx, atom, "accumulate"))
    return []


def descriptors(row: MmaRow, d: TensorView, c: TensorView, a: Any, b: Any) -> tuple[Value, Value]:
    """A's and B's descriptors. Raises LayoutError where only one of them is one, where A is in
    tensor memory, and for a D that the instruction does not write.
    """
    if isinstance(a, TensorView) or isinstance(b, TensorView):
        raise LayoutError(
            f"{row.name} takes descriptors of both A and B, or of none", "tcgen05.make_umma_smem_desc makes them"
        )
    if row.from_tensor_memory:
        raise LayoutError(
            f"{row.name} reads A from tensor memory, which has no descriptors", "give A as a tensor there"
        )
    check_accumulator(row, d, c)
    return a, b


# -- copies ----------------------------------------------------------------------------------------


def _addresses(cx: Expander, atom: CopyAtom, view: TensorView) -> list[Value]:
    """The address of each access to a thread's part of tensor memory, (access, …). A part is what
    the warp reaches, or of 32x32b the thread's own lane: its address may be that of any lane of the
    warp. Raises LayoutError for a part that accesses of this shape do not make up.
    """
    assert atom.row.access
    whole, layout = atom.row.access.elements(element_bits(view.element)), view.plain
    own = get(whole, 0)
    for wanted, base in ((whole, view.base), (own, None)):
        count = static_size(wanted)
        first = composition(layout, Layout(count)) if static_size(layout) >= count else layout
        if view.space != TENSOR_MEMORY or coalesce(first) != coalesce(wanted):
            continue
        if base is None and atom.row.access.shape != _BY_LANES:
            break
        begin = base if base is not None else _first_lane(cx, view.base)
        starts = range(0, static_size(layout), count)
        return [offset_ptr(cx, begin, offset_of(layout, start), view.element) for start in starts]
    count = static_size(whole)
    first = composition(layout, Layout(count)) if static_size(layout) >= count else layout
    raise LayoutError(
        f"{atom.row.name} accesses {whole} in tensor memory, not {first} in {view.space}",
        "tiled = tcgen05.make_tmem_copy(atom, tensor), tiled.get_slice(tid).partition_S(tensor)",
    )


def _first_lane(cx: Expander, address: Value) -> Value:
    """The address of the same columns in the first lane of the warp's quarter."""
    lanes = (QUARTER - 1) << LANE_SHIFT
    return cx.builder.value("arith.andi", [address, cx.builder.constant(~lanes, I32)], I32)


def _run(per: int, access: int) -> Run:
    return Run(tuple(range(access * per, (access + 1) * per)))


def _attrs(atom: CopyAtom) -> dict[str, Any]:
    access = atom.row.access
    assert access
    offset = {"offset": Typed(access.columns // 2, I32)} if SHAPES[access.shape].split else {}
    return {"shape": access.shape} | offset | ({"pack": None} if access.packs else {})


_COPY = "atom: copy_atom|tiled_copy, source: tensor, target: tensor"
_TENSOR = '!cute.tensor<f32, "tmem", 16, "(2,32):(1,65536)">'
_RMEM = '!cute.tensor<f32, "rmem", 4, "2:1">'


@composite(
    "cute_nvgpu.tmem_load",
    "a warp's accesses from tensor memory to registers, complete when it is over",
    _COPY,
    no_results,
    example=example('!cute.copy_atom<"SM100_TMEM_LOAD_32dp32b2x", f32, 0>', _TENSOR, _RMEM),
    lowering="`cutec.tcgen05_ld` for each access, `cutec.tcgen05_wait_ld` of all registers, and their stores.",
)
def _load(cx: Expander, op: Op, tiled: Any, source: TensorView, target: TensorView) -> list[Any]:
    atom: CopyAtom = tiled.atom
    registers = static_size(atom.sides[1], 1) * element_bits(target.element) // WORD
    accesses = _loaded(cx, "cutec.tcgen05_ld", _addresses(cx, atom, source), registers, _attrs(atom))
    _write_all(cx, target, [word for words in accesses for word in words])
    return []


def _loaded(
    cx: Expander, name: str, addresses: list[Value], registers: int, attrs: dict[str, Any]
) -> list[Sequence[Value]]:
    """The registers of each load, all waited for."""
    types = [I32] * registers
    loaded = [value for address in addresses for value in cx.builder.emit(name, [address], types, attrs).results]
    words = cx.builder.emit("cutec.tcgen05_wait_ld", loaded, [I32] * len(loaded)).results
    return [words[start : start + registers] for start in range(0, len(words), registers)]


def _write_all(cx: Expander, target: TensorView, words: Sequence[Value]) -> None:
    values = [value for word in words for value in _elements(cx, word, target.element)]
    write_run(cx, target, Run(tuple(range(len(values)))), values)


@composite(
    "cute_nvgpu.tmem_load_reduce",
    "a warp's accesses from tensor memory to registers, complete when it is over; `reduced` has for each access the"
    " largest or smallest of what the thread has got by it",
    f"{_COPY}, reduced: tensor",
    no_results,
    example=example(
        '!cute.copy_atom<"SM100_TMEM_LOAD_32dp32b2x_MAX", f32, 0>',
        _TENSOR,
        _RMEM,
        '!cute.tensor<f32, "rmem", 4, "1:0">',
    ),
    lowering="`cutec.tcgen05_ld_red` for each access, `cutec.tcgen05_wait_ld` of all registers, and their stores.",
)
def _load_reduce(cx: Expander, op: Op, tiled: Any, source: TensorView, target: TensorView, reduced: TensorView) -> Any:
    atom: CopyAtom = tiled.atom
    addresses, per = _addresses(cx, atom, source), static_size(atom.sides[1], 1)
    wanted = len(addresses) * per, len(addresses)
    if (element_count(target.layout), element_count(reduced.layout)) != wanted or reduced.element != F32:
        raise LayoutError(
            f"{atom.row.name} loads {wanted[0]} values and {wanted[1]} f32 that it reduces them to, not"
            f" {target.layout} and {reduced.element} {reduced.layout}",
            "the second tensor has an entry for each access: (1, *values.shape[1:])",
        )
    reduction, _, nan = atom.row.reduction.partition(".")
    attrs = _attrs(atom) | {"reduction": reduction, "kind": "f32"} | ({"nan": None} if nan else {})
    accesses = _loaded(cx, "cutec.tcgen05_ld_red", addresses, per + 1, attrs)
    _write_all(cx, target, [word for words in accesses for word in words[:-1]])
    _write_all(cx, reduced, [words[-1] for words in accesses])
    return []


def _elements(cx: Expander, word: Value, element: Type) -> list[Value]:
    """The elements that a register holds."""
    kind, count = carrier(element), WORD // element_bits(element)
    whole = kind if count == 1 else vector(count, kind)
    wide = word if whole == I32 else cx.builder.value("llvm.bitcast", [word], whole)
    return [wide] if count == 1 else [extract(cx, wide, i) for i in range(count)]


@composite(
    "cute_nvgpu.tmem_store",
    "a warp's accesses from registers to tensor memory, complete when waited for",
    _COPY,
    no_results,
    example=example('!cute.copy_atom<"SM100_TMEM_STORE_32dp32b2x", f32, 0>', _RMEM, _TENSOR),
    lowering="Loads of the registers, and `cutec.tcgen05_st` for each access.",
)
def _store(cx: Expander, op: Op, tiled: Any, source: TensorView, target: TensorView) -> list[Any]:
    atom: CopyAtom = tiled.atom
    per, count = static_size(atom.sides[0], 1), WORD // element_bits(source.element)
    for access, address in enumerate(_addresses(cx, atom, target)):
        values = read_run(cx, source, _run(per, access))
        words = [_word(cx, values[i : i + count]) for i in range(0, per, count)]
        cx.builder.emit("cutec.tcgen05_st", [address, *words], (), _attrs(atom))
    return []


def _word(cx: Expander, elements: list[Value]) -> Value:
    """A register of its elements."""
    wide = elements[0] if len(elements) == 1 else from_elements(cx, elements)
    return wide if wide.type == I32 else cx.builder.value("llvm.bitcast", [wide], I32)
