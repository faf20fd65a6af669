"""Multiplies: one operation for each kind of `mma.sync`, and the multiply of one thread.

Operands are tensors of what this thread holds of A, B, C and D, in the order of the atom's values. They travel as the instruction's own
registers: 32 bits with as many elements as fit, or one f32 or f64.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.ir.attrs import IntArray, Raw
from cutec.ir.core import Op, Value
from cutec.ir.types import F16, F32, I32, FloatType, Type, bit_width, carrier, scalar, vector
from cutec.layout import LayoutError, size
from cutec.ops.cute.access import element_count, offsets_of
from cutec.ops.cute.atom_types import MmaAtom
from cutec.ops.cute.memory import element_bits, element_ptr, extract, from_elements, load_all, load_at, natural_align, store_all, store_at
from cutec.ops.cute.registry import composite, example, missing
from cutec.ops.cute.types import TensorView
from cutec.ops.nvgpu.atoms import field_value, immediate
from cutec.target.mma_atoms import ELEMENTS
from cutec.target.sparse import first_lane

_FORM = "atom: mma_atom, d: tensor, a: tensor, b: tensor, c: tensor"
_LOADS = "Loads of the registers, `cutec.mma.sync` (LLVM's intrinsic of the shape and types), stores of its results."


def register_type(name: str) -> Type:
    """The type of a register that holds elements of a type (PTX's name) in LLVM's intrinsics for mma.sync."""
    if name in ("f32", "f64"):
        return scalar(name)
    return vector(2, F16) if name == "f16" else I32


def packed(name: str) -> int:
    """How many elements of a type a register holds."""
    return max(1, 32 // ELEMENTS[name][1])


def load_registers(cx: Any, view: TensorView, name: str) -> list[Value]:
    """A thread's values of an operand as registers. Values that lie one after the other are loaded as one."""
    count, ty = packed(name), register_type(name)
    groups = _groups(view, count)
    if _side_by_side(groups):
        return load_all(cx, view.ptr, [_bytes(view, group[0]) for group in groups], ty, natural_align(view))
    registers = []
    for group in groups:
        if _side_by_side([group]):
            registers += load_all(cx, view.ptr, [_bytes(view, group[0])], ty, natural_align(view))
            continue
        wide = from_elements(cx, load_all(cx, view.ptr, [_bytes(view, offset) for offset in group], carrier(view.element), natural_align(view)))
        registers.append(wide if wide.type == ty else cx.builder.value("llvm.bitcast", [wide], ty))
    return registers


def store_registers(cx: Any, view: TensorView, name: str, registers: list[Value]) -> None:
    """The counterpart of `load_registers`."""
    groups = _groups(view, packed(name))
    if _side_by_side(groups):
        store_all(cx, registers, view.ptr, [_bytes(view, group[0]) for group in groups], natural_align(view))
        return
    whole = vector(packed(name), carrier(view.element))
    for register, group in zip(registers, groups):
        if _side_by_side([group]):
            store_all(cx, [register], view.ptr, [_bytes(view, group[0])], natural_align(view))
            continue
        wide = register if register.type == whole else cx.builder.value("llvm.bitcast", [register], whole)
        elements = [extract(cx, wide, i) for i in range(len(group))]
        store_all(cx, elements, view.ptr, [_bytes(view, offset) for offset in group], natural_align(view))


def _groups(view: TensorView, count: int) -> list[list[int]]:
    """The offsets of the values of each register, which holds `count`."""
    offsets = offsets_of(view.layout, range(element_count(view.layout)))
    return [offsets[first : first + count] for first in range(0, len(offsets), count)]


def _side_by_side(groups: list[list[int]]) -> bool:
    """Whether the values of each register lie one after the other."""
    return all(len(group) == 1 or group == list(range(group[0], group[0] + len(group))) for group in groups)


def _bytes(view: TensorView, offset: int) -> int:
    """An offset in elements, which may be narrower than a byte, in bytes."""
    return offset * element_bits(view.element) // 8


def check_operands(atom: MmaAtom, d: TensorView, a: TensorView, b: TensorView, c: TensorView) -> None:
    """Raises LayoutError for operands of other sizes or types than the atom's."""
    row = atom.row
    tv = dict(zip("ABC", row.tv))
    for view, letter, name in ((d, "D", row.types[0]), (a, "A", row.types[1]), (b, "B", row.types[2]), (c, "C", row.types[3])):
        wanted = tv["C" if letter == "D" else letter][1].size()
        if element_count(view.layout) != wanted:
            raise LayoutError(f"{row.name} takes {wanted} values of {letter} a thread, not {view.layout}")
        if view.element != scalar(ELEMENTS[name][0]) and not (name == "tf32" and view.element == F32):
            raise LayoutError(f"{row.name} takes {name} as {letter}, not {view.element}")


def selector_of(atom: MmaAtom) -> int:
    """The sparsity selector. Raises LayoutError for one that the shape does not have."""
    row, selector = atom.row, immediate(atom, "selector")
    try:
        first_lane(ELEMENTS[row.types[1]][1], row.shape[2], selector)
    except ValueError as err:
        raise LayoutError(str(err)) from None
    return selector


def metadata_words(cx: Any, atom: MmaAtom, extents: tuple[int, int], metadata: Sequence[TensorView], i: int) -> list[Value]:
    """The words of metadata of the k-blocks of tile `i` of M, `extents` being how many of both there are; none where A is dense. Raises LayoutError
    for a tensor of another shape, and for the field where one word is not all."""
    if not atom.row.sparse:
        return []
    if not metadata:
        if extents != (1, 1):
            raise LayoutError(f"the field metadata is that of one tile and k-block, not of {extents}: give it with A, as in gemm(mma, d, (a, e), b, c)")
        return [field_value(cx, atom, "metadata")]
    (view,), (m, k) = metadata, extents
    shape = view.layout.shape
    if bit_width(view.element) != 32 or view.layout.rank != 3 or [size(view.layout, mode) for mode in range(3)] != [1, m, k]:
        raise LayoutError(f"metadata of {m} tiles and {k} k-blocks is a tensor (1,{m},{k}) of 32-bit words, not {shape} of {view.element}")
    indices = [i + m * step for step in range(k)]
    return load_all(cx, view.ptr, [_bytes(view, offset) for offset in offsets_of(view.layout, indices)], I32, natural_align(view))


def _warp_multiply(cx: Any, op: Op, atom: MmaAtom, d: TensorView, a: TensorView, b: TensorView, c: TensorView) -> list[Any]:
    row = atom.row
    check_operands(atom, d, a, b, c)
    operands = [r for view, name in ((a, row.types[1]), (b, row.types[2]), (c, row.types[3])) for r in load_registers(cx, view, name)]
    if row.sparse:
        operands += [field_value(cx, atom, "metadata"), cx.builder.constant(selector_of(atom), I32)]
    results = [register_type(row.types[0])] * (element_count(d.layout) // packed(row.types[0]))
    attrs = {"atom": row.name, "intrin": row.intrinsic, "segments": IntArray((len(operands), 0))}
    made = cx.builder.emit("cutec.mma.sync", operands, results, attrs)
    store_registers(cx, d, row.types[0], made.results)
    return []


def _nothing(attrs: dict[str, Any], *operands: Any) -> list[Type]:
    return []


def _rmem(element: str, count: int) -> str:
    return f'!cute.tensor<{element}, "rmem", 4, "{count}:1">'


def _example(name: str, c: str, ab: str, counts: tuple[int, int, int]) -> Any:
    a, b, n = counts
    return example(f'!cute.mma_atom<"{name}">', _rmem(c, n), _rmem(ab, a), _rmem(ab, b), _rmem(c, n))


for _name, _summary, _shown in (
    ("warp_mma_f16bf16", "mma.sync of f16 or bf16", _example("SM80_16x8x16_F32F16F16F32_TN", "f32", "f16", (8, 4, 4))),
    ("warp_mma_tf32", "mma.sync of tf32", _example("SM80_16x8x8_F32TF32TF32F32_TN", "f32", "tf32", (4, 2, 4))),
    ("warp_mma_f64", "mma.sync of f64", _example("SM80_8x8x4_F64F64F64F64_TN", "f64", "f64", (1, 1, 2))),
    ("warp_mma_int", "mma.sync of 8-bit or 4-bit integers", _example("SM80_16x8x32_S32S8S8S32_TN", "i32", "i8", (16, 8, 4))),
    ("warp_mma_b1", "mma.sync of single bits: counts of xor or and", _example("SM80_16x8x256_S32U1U1S32_TN_XORPOPC", "i32", "i1", (128, 64, 4))),
    ("warp_mma_fp8", "mma.sync of 8-bit floats", _example("SM89_16x8x32_F32E4M3E4M3F32_TN", "f32", "f8E4M3FN", (16, 8, 4))),
    ("warp_mma_sparse", "mma.sp: two of four elements of A along K; the field `metadata` says which",
     _example("SM80_SPARSE_16x8x32_F32F16F16F32_TN", "f32", "f16", (8, 8, 4))),
):  # fmt: skip
    composite(f"cute_nvgpu.{_name}", f"d = a b + c: {_summary}", _FORM, _nothing, example=_shown, lowering=_LOADS)(_warp_multiply)


@composite(
    "cute_nvgpu.universal_mma",
    "d = a b + c of one thread and one value each",
    _FORM,
    _nothing,
    example=_example("universal_f32", "f32", "f32", (1, 1, 1)),
    lowering="`llvm.intr.fma`; of integers `arith.muli` and `arith.addi`.",
)
def _universal(cx: Any, op: Op, atom: MmaAtom, d: TensorView, a: TensorView, b: TensorView, c: TensorView) -> list[Any]:
    check_operands(atom, d, a, b, c)
    x, y, z = (load_at(cx, element_ptr(cx, v, 0), v.element, natural_align(v)) for v in (a, b, c))
    if isinstance(z.type, FloatType):
        result = cx.builder.value("llvm.intr.fma", [x, y, z], z.type, {"fastmathFlags": Raw("#llvm.fastmath<none>")})
    else:
        result = cx.builder.value("arith.addi", [cx.builder.value("arith.muli", [x, y], z.type), z], z.type)
    store_at(cx, result, element_ptr(cx, d, 0), natural_align(d))
    return []


_WGMMA = '!cute.mma_atom<"SM90_64x64x16_F32F16F16_SS">'
_SMEM = '!cute.tensor<f16, "smem", 128, "(64,16):(16,1)">'
for _name, _summary, _waits in (
    ("tcgen05_mma", "tcgen05.mma", "primitives for tcgen05 and tensor memory"),
    ("tcgen05_block_scaled_mma", "tcgen05.mma with scales of blocks", "primitives for tcgen05 and tensor memory"),
):
    missing(
        f"cute_nvgpu.{_name}", f"d = a b + c: {_summary}", _FORM, _nothing,
        example=example(_WGMMA, _rmem("f32", 32), _SMEM, _SMEM, _rmem("f32", 32)), waits_for=_waits,
    )  # fmt: skip
