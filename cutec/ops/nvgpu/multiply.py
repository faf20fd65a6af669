"""Multiplies: one operation for each kind of `mma.sync`, and the multiply of one thread.

Operands are tensors of this thread's values of A, B, C and D, in the order of the atom's values.
They are passed in the instruction's registers: 32 bits with as many elements as fit, or one f32 or
f64.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import IntArray, Raw
from cutec.ir.core import Op, Value
from cutec.ir.types import F16, F32, I32, FloatType, Type, bit_width, carrier, integer, scalar, vector
from cutec.layout import Layout, LayoutError, size
from cutec.layout.modes import static_size
from cutec.ops.cute.access import element_count, offsets_of
from cutec.ops.cute.atom_types import ONE_WORD, MmaAtom
from cutec.ops.cute.load_store import (
    element_bits,
    element_ptr,
    extract,
    from_elements,
    load_all,
    load_at,
    natural_align,
    store_all,
    store_at,
)
from cutec.ops.cute.registry import Example, composite, example, no_results
from cutec.ops.cute.types import TensorView
from cutec.ops.nvgpu.atoms import field_value, immediate
from cutec.records import replace
from cutec.target.mma_atoms import ELEMENTS
from cutec.target.sparse import first_lane
from cutec.target.warp_scaling import SCALES, Scaling

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

_FORM = "atom: mma_atom, d: tensor, a: tensor, b: tensor, c: tensor"
_BYTE = 8  # bits
_LOADS = "Loads of the registers, `cutec.mma.sync` (LLVM's intrinsic of the shape and types), stores of its results."


def register_type(name: str) -> Type:
    """The type of a register that holds elements of a type (PTX's name) in LLVM's intrinsics for
    mma.sync.
    """
    if name in ("f32", "f64"):
        return scalar(name)
    return vector(2, F16) if name == "f16" else I32


def packed(name: str) -> int:
    """The number of elements of a type in a register."""
    return max(1, 32 // ELEMENTS[name][1])


class Registers:
    """A thread's values of an operand as registers of an instruction. Values that lie one after the
    other are accessed as one.
    """

    def __init__(self, cx: Expander, view: TensorView, name: str):
        self._cx, self._view, self._type = cx, view, register_type(name)
        count = packed(name)
        offsets = offsets_of(view.layout, range(static_size(view.layout)))
        self._groups = [offsets[first : first + count] for first in range(0, len(offsets), count)]
        self._bits, self._align = element_bits(view.element), natural_align(view)
        self._joined = all(map(_side_by_side, self._groups))

    def load(self, start: int = 0) -> list[Value]:
        """The registers, `start` elements on."""
        if self._joined:
            return self._load([group[0] for group in self._groups], start, self._type)
        return [self._load_one(group, start) for group in self._groups]

    def _load(self, offsets: list[int], start: int, ty: Type) -> list[Value]:
        return load_all(
            self._cx, self._view.base, [(start + offset) * self._bits // 8 for offset in offsets], ty, self._align
        )

    def _load_one(self, group: list[int], start: int) -> Value:
        if _side_by_side(group):
            return self._load(group[:1], start, self._type)[0]
        wide = from_elements(self._cx, self._load(group, start, carrier(self._view.element)))
        return wide if wide.type == self._type else self._cx.builder.value("llvm.bitcast", [wide], self._type)

    def store(self, registers: list[Value], start: int = 0) -> None:
        """Write the registers."""
        if self._joined:
            self._store(registers, [group[0] for group in self._groups], start)
            return
        for register, group in zip(registers, self._groups):
            if _side_by_side(group):
                self._store([register], group[:1], start)
                continue
            whole = vector(len(group), carrier(self._view.element))
            wide = register if register.type == whole else self._cx.builder.value("llvm.bitcast", [register], whole)
            self._store([extract(self._cx, wide, i) for i in range(len(group))], group, start)

    def _store(self, values: list[Value], offsets: list[int], start: int) -> None:
        store_all(
            self._cx, values, self._view.base, [(start + offset) * self._bits // 8 for offset in offsets], self._align
        )


def _side_by_side(group: list[int]) -> bool:
    """Whether the values of a register lie one after the other."""
    return len(group) == 1 or group == list(range(group[0], group[0] + len(group)))


def check_operands(atom: MmaAtom, d: TensorView, a: TensorView, b: TensorView, c: TensorView) -> None:
    """Raises LayoutError for operands of other sizes or types than the atom's."""
    row = atom.row
    layouts = (row.tv[2], *row.tv[:2], row.addend)
    for view, letter, name, tv in zip((d, a, b, c), "DABC", row.types, layouts):
        wanted = tv[1].size()
        if element_count(view.layout) != wanted:
            raise LayoutError(
                f"{row.name} takes {wanted} values of {letter} per thread, not {view.layout}",
                "a fragment is (values, M, K): mma.make_fragment_A(thr_mma.partition_A(tile)), sliced by"
                " [None, None, k]",
            )
        if view.element != scalar(ELEMENTS[name][0]) and not (name == "tf32" and view.element == F32):
            raise LayoutError(
                f"{row.name} takes {name} as {letter}, not {view.element}",
                "make fragments of the multiply itself: mma.make_fragment_A(part), and convert while copying to them",
            )


def selector_of(atom: MmaAtom) -> int:
    """The sparsity selector. Raises LayoutError for one that the shape does not have."""
    row, selector = atom.row, immediate(atom, "selector")
    try:
        first_lane(ELEMENTS[row.types[1]][1], row.shape[2], selector)
    except ValueError as err:
        raise LayoutError(str(err), "set the field to a number that the shape has, or leave it 0") from None
    return selector


def metadata_words(
    cx: Expander, atom: MmaAtom, extents: tuple[int, int], metadata: Sequence[TensorView], i: int
) -> list[Value]:
    """The words of metadata of the k-blocks of tile `i` of M; `extents` are (tiles of M, k-blocks).
    None where A is dense. Raises LayoutError for a tensor of another shape, and for the field where
    more than one word is needed.
    """
    if not atom.row.sparse:
        return []
    if not metadata:
        if extents != (1, 1):
            raise LayoutError(
                f"the field metadata covers one tile and k-block, not {extents}: give it with A, as in gemm(mma, d,"
                " (a, e), b, c)",
                ONE_WORD,
            )
        return [field_value(cx, atom, "metadata")]
    (view,), (m, k) = metadata, extents
    shape = view.layout.shape
    if (
        bit_width(view.element) != 32
        or view.layout.rank != 3
        or [size(view.layout, mode) for mode in range(3)] != [1, m, k]
    ):
        raise LayoutError(
            f"metadata of {m} tiles and {k} k-blocks is a tensor (1,{m},{k}) of 32-bit words, not {shape} of"
            f" {view.element}",
            ONE_WORD,
        )
    offsets = offsets_of(view.layout, [i + m * step for step in range(k)])
    return load_all(
        cx, view.base, [offset * element_bits(view.element) // 8 for offset in offsets], I32, natural_align(view)
    )


def _warp_multiply(
    cx: Expander, op: Op, atom: MmaAtom, d: TensorView, a: TensorView, b: TensorView, c: TensorView
) -> list[Any]:
    types = atom.row.types
    check_operands(atom, d, a, b, c)
    registers = [r for view, name in zip((a, b, c), types[1:]) for r in Registers(cx, view, name).load()]
    Registers(cx, d, types[0]).store(_multiply(cx, atom, registers, static_size(d.layout)))
    return []


def _multiply(cx: Expander, atom: MmaAtom, operands: list[Value], count: int) -> list[Value]:
    """D's registers, which hold `count` values, of A's, B's and C's, and of those with scales."""
    row = atom.row
    if row.sparse:
        operands = [*operands, field_value(cx, atom, "metadata"), cx.builder.constant(selector_of(atom), I32)]
    results = [register_type(row.types[0])] * (count // packed(row.types[0]))
    attrs: dict[str, Any] = {"atom": row.name, "intrin": row.intrinsic}
    if row.scaling is not None:
        attrs["selectors"] = IntArray((0, 0, 0, 0), 16)  # `Scales` begins at the first byte, in the first threads
    return cx.builder.emit("cutec.mma.sync", operands, results, attrs).results


class Fragment:
    """A thread's part of an operand, (value, M, N or K, K or N) in registers. They are loaded once,
    when they are first needed.
    """

    def __init__(self, cx: Expander, view: TensorView, name: str):
        shape, stride = view.plain.shape, view.plain.stride
        self.values = replace(view, layout=Layout(shape[0], stride[0]))
        self._registers = Registers(cx, self.values, name)
        self._starts = [
            offsets_of(Layout(shape[mode], stride[mode]), range(static_size(shape[mode]))) for mode in (1, 2)
        ]
        self._loaded: dict[int, list[Value]] = {}

    def __getitem__(self, place: tuple[int, int]) -> list[Value]:
        start = self._start(place)
        if start not in self._loaded:
            self._loaded[start] = self._registers.load(start)
        return self._loaded[start]

    def store(self, place: tuple[int, int], registers: list[Value]) -> None:
        """Write the registers."""
        self._registers.store(registers, self._start(place))

    def _start(self, place: tuple[int, int]) -> int:
        return self._starts[0][place[0]] + self._starts[1][place[1]]


_FRAGMENT = '!cute.tensor<{}, "rmem", 4, "{}">'


@composite(
    "cute_nvgpu.warp_gemm",
    "d = a b + c by a warp's multiplies, all operands in registers: d and c are (value, M, N), a (value, M, K), b"
    " (value, N, K)",
    _FORM.replace("mma_atom", "mma_atom|tiled_mma"),
    no_results,
    example=example(
        '!cute.mma_atom<"SM80_16x8x16_F32F16F16F32_TN">',
        _FRAGMENT.format("f32", "(4,2,2):(1,4,8)"),
        _FRAGMENT.format("f16", "(8,2,1):(1,8,0)"),
        _FRAGMENT.format("f16", "(4,2,1):(1,4,0)"),
        _FRAGMENT.format("f32", "(4,2,2):(1,4,8)"),
    ),
    lowering="`cutec.mma.sync` for each of K, M and N, N back and forth so that an operand is used again at each turn.",
)
def _gemm(cx: Expander, op: Op, tiled: Any, d: TensorView, a: TensorView, b: TensorView, c: TensorView) -> list[Any]:
    m, n, k = static_size(d.layout, 1), static_size(d.layout, 2), static_size(a.layout, 2)
    target, left, right, addend = (Fragment(cx, view, name) for view, name in zip((d, a, b, c), tiled.atom.row.types))
    check_operands(tiled.atom, target.values, left.values, right.values, (addend if k == 1 else target).values)
    parts = left, right, addend, target
    _every_product(cx, tiled.atom, (m, n, k), parts, lambda i, j, step: [])
    return []


def _every_product(
    cx: Expander,
    atom: MmaAtom,
    extents: tuple[int, int, int],
    parts: tuple[Fragment, Fragment, Fragment, Fragment],
    more: Callable[[int, int, int], list[Value]],
) -> None:
    """The multiplies of all of M, N and K, N back and forth. `more` gives the operands behind those
    of A, B and C at (M, N, K).
    """
    (m, n, k), (left, right, addend, target) = extents, parts
    sums: dict[tuple[int, int], list[Value]] = {}
    for step, i in product(range(k), range(m)):
        for j in range(n) if i % 2 == 0 else reversed(range(n)):
            operands = [*left[i, step], *right[j, step], *(sums[i, j] if step else addend[i, j]), *more(i, j, step)]
            sums[i, j] = _multiply(cx, atom, operands, static_size(target.values.layout))
            if step == k - 1:
                target.store((i, j), sums[i, j])


class Scales:
    """A thread's scales of A or B, (values, M or N, K) in registers: a value for each element of
    an instruction's K, those of a block the same (stride 0). Raises LayoutError for others.
    """

    def __init__(self, cx: Expander, view: TensorView, scaling: Scaling):
        shape, stride = view.plain.shape, view.plain.stride
        offsets = offsets_of(Layout(shape[0], stride[0]), range(static_size(shape[0])))
        blocks = offsets[:: scaling.vector]
        expected = [first for first in blocks for _ in range(scaling.vector)]
        if len(offsets) != scaling.k or offsets != expected or not _side_by_side(blocks):
            raise LayoutError(
                f"scales of {scaling.kind} are ({scaling.vector},{scaling.blocks}):(0,1) for each instruction, not"
                f" {view.layout}",
                "utils.blackwell_helpers.partition_fragment_SFA(scales, thr_mma, thread)",
            )
        if bit_width(view.element) != _BYTE or view.element.mlir != SCALES[scaling.scale]:
            raise LayoutError(f"{scaling.kind} has scales of {SCALES[scaling.scale]}, not {view.element}")
        self._cx, self._view, self._type = cx, view, integer(_BYTE * scaling.blocks)
        self._starts = [
            offsets_of(Layout(shape[mode], stride[mode]), range(static_size(shape[mode]))) for mode in (1, 2)
        ]
        self._loaded: dict[int, Value] = {}

    def __getitem__(self, place: tuple[int, int]) -> Value:
        start = self._starts[0][place[0]] + self._starts[1][place[1]]
        if start not in self._loaded:
            align = natural_align(self._view)
            (bits,) = load_all(self._cx, self._view.base, [start], self._type, align)
            self._loaded[start] = bits if self._type == I32 else self._cx.builder.value("arith.extui", [bits], I32)
        return self._loaded[start]


@composite(
    "cute_nvgpu.warp_gemm_scaled",
    "d = (a times its scales) (b times its scales) + c by a warp's multiplies, all operands in registers",
    _FORM.replace("mma_atom", "mma_atom|tiled_mma") + ", scales_a: tensor, scales_b: tensor",
    no_results,
    example=example(
        '!cute.mma_atom<"SM120_16x8x64_F32E2M1E2M1F32_TN_MXF4NVF4_UE4M3_VS16">',
        _FRAGMENT.format("f32", "(4,1,2):(1,0,4)"),
        _FRAGMENT.format("f4E2M1FN", "(32,1,1):(1,0,0)"),
        _FRAGMENT.format("f4E2M1FN", "(16,2,1):(1,16,0)"),
        _FRAGMENT.format("f32", "(4,1,2):(1,0,4)"),
        _FRAGMENT.format("f8E4M3FN", "((16,4),1,1):((0,1),0,0)"),
        _FRAGMENT.format("f8E4M3FN", "((16,4),2,1):((0,1),4,0)"),
    ),
    lowering="`cutec.mma.sync` as of `cute_nvgpu.warp_gemm`, each with a register of scales of a and one of b.",
)
def _scaled_gemm(
    cx: Expander,
    op: Op,
    tiled: Any,
    d: TensorView,
    a: TensorView,
    b: TensorView,
    c: TensorView,
    scales_a: TensorView,
    scales_b: TensorView,
) -> list[Any]:
    row = tiled.atom.row
    m, n, k = static_size(d.layout, 1), static_size(d.layout, 2), static_size(a.layout, 2)
    target, left, right, addend = (Fragment(cx, view, name) for view, name in zip((d, a, b, c), row.types))
    check_operands(tiled.atom, target.values, left.values, right.values, (addend if k == 1 else target).values)
    of_a, of_b = (Scales(cx, view, row.scaling) for view in (scales_a, scales_b))
    _every_product(
        cx, tiled.atom, (m, n, k), (left, right, addend, target), lambda i, j, step: [of_a[i, step], of_b[j, step]]
    )
    return []


def _rmem(element: str, count: int) -> str:
    return f'!cute.tensor<{element}, "rmem", 4, "{count}:1">'


def _example(name: str, c: str, ab: str, counts: tuple[int, int, int]) -> Example:
    a, b, n = counts
    return example(f'!cute.mma_atom<"{name}">', _rmem(c, n), _rmem(ab, a), _rmem(ab, b), _rmem(c, n))


for _name, _summary, _shown in (
    ("warp_mma_f16bf16", "mma.sync of f16 or bf16", _example("SM80_16x8x16_F32F16F16F32_TN", "f32", "f16", (8, 4, 4))),
    ("warp_mma_tf32", "mma.sync of tf32", _example("SM80_16x8x8_F32TF32TF32F32_TN", "f32", "tf32", (4, 2, 4))),
    ("warp_mma_f64", "mma.sync of f64", _example("SM80_8x8x4_F64F64F64F64_TN", "f64", "f64", (1, 1, 2))),
    (
        "warp_mma_int",
        "mma.sync of 8-bit or 4-bit integers",
        _example("SM80_16x8x32_S32S8S8S32_TN", "i32", "i8", (16, 8, 4)),
    ),
    (
        "warp_mma_b1",
        "mma.sync of single bits: counts of xor or and",
        _example("SM80_16x8x256_S32U1U1S32_TN_XORPOPC", "i32", "i1", (128, 64, 4)),
    ),
    (
        "warp_mma_fp8",
        "mma.sync of 8-bit floats",
        _example("SM89_16x8x32_F32E4M3E4M3F32_TN", "f32", "f8E4M3FN", (16, 8, 4)),
    ),
    (
        "warp_mma_sparse",
        "mma.sp: two of four elements of A along K; the field `metadata` says which",
        _example("SM80_SPARSE_16x8x32_F32F16F16F32_TN", "f32", "f16", (8, 8, 4)),
    ),
):
    composite(f"cute_nvgpu.{_name}", f"d = a b + c: {_summary}", _FORM, no_results, example=_shown, lowering=_LOADS)(
        _warp_multiply
    )


@composite(
    "cute_nvgpu.universal_mma",
    "d = a b + c of one value each, by a single thread",
    _FORM,
    no_results,
    example=_example("universal_f32", "f32", "f32", (1, 1, 1)),
    lowering="`llvm.intr.fma`; of integers `arith.muli` and `arith.addi`.",
)
def _universal(
    cx: Expander, op: Op, atom: MmaAtom, d: TensorView, a: TensorView, b: TensorView, c: TensorView
) -> list[Any]:
    check_operands(atom, d, a, b, c)
    x, y, z = (load_at(cx, element_ptr(cx, v, 0), v.element, natural_align(v)) for v in (a, b, c))
    if isinstance(z.type, FloatType):
        result = cx.builder.value("llvm.intr.fma", [x, y, z], z.type, {"fastmathFlags": Raw("#llvm.fastmath<none>")})
    else:
        result = cx.builder.value("arith.addi", [cx.builder.value("arith.muli", [x, y], z.type), z], z.type)
    store_at(cx, result, element_ptr(cx, d, 0), natural_align(d))
    return []
