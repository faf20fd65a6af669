"""Tiled copies and multiplies: partitions of tensors among threads, fragments in registers, and
algorithms over atoms.
"""

from __future__ import annotations

from functools import cache, partial
from itertools import product
from typing import TYPE_CHECKING, Any

from cutec.ir.core import Op, Value
from cutec.ir.types import I1, I32, FloatType, Type, bit_width, carrier, scalar
from cutec.layout import ComposedLayout, Layout, LayoutError, composition, make_operand_like, size, slice_and_offset
from cutec.layout.modes import static_size
from cutec.ops.cute.access import Run, element_count, offset_of
from cutec.ops.cute.algebra import layout_function
from cutec.ops.cute.atom_types import (
    ONE_WORD,
    SAME_EXTENTS,
    CopyAtom,
    MmaAtom,
    make_tiled_copy,
    make_tiled_mma,
    with_field,
)
from cutec.ops.cute.load_store import (
    element_ptr,
    load_at,
    moved_align,
    natural_align,
    offset_ptr,
    own_runs,
    read_run,
    write_run,
)
from cutec.ops.cute.registry import composite, example, no_results
from cutec.ops.cute.types import PointerView, TensorView, is_static_payload, payload_of, pointer_type, tensor_type
from cutec.records import replace
from cutec.target.mma_atoms import ELEMENTS

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

_MMA = '!cute.mma_atom<"SM80_16x8x16_F32F16F16F32_TN">'
_TILED_MMA = '!cute.tiled_mma<"SM80_16x8x16_F32F16F16F32_TN", "(2,2,1):(1,2,0)", "[32:1;32:1;16:1]">'
_TILED_COPY = '!cute.tiled_copy<"universal", f16, 128, "((8,16),8):((128,1),16)", "[16:1;64:1]">'
_COPY = '!cute.copy_atom<"universal", f16, 128>'


# --------------------------------------------------------------------------------------- partitions

_SLICED = "-> part: layouts, offset: int_tuple"
layout_function(
    "partition_s",
    lambda input, tiled, index: tiled.tiling.partition(input, tiled.tiling.source, index),
    "the part of a tensor with that layout that a thread reads: ((atom value, atoms), rest modes...), and its offset",
    "layout (64,?):(?{div=8},1)",
    _TILED_COPY,
    "int_tuple ?",
    form=f"input: layouts, tiled: tiled_copy, index: int_tuple {_SLICED}",
)
layout_function(
    "partition_d",
    lambda input, tiled, index: tiled.tiling.partition(input, tiled.tiling.target, index),
    "the part of a tensor with that layout that a thread writes: ((atom value, atoms), rest modes...), and its offset",
    "layout (64,64):(64,1)",
    _TILED_COPY,
    "int_tuple ?",
    form=f"input: layouts, tiled: tiled_copy, index: int_tuple {_SLICED}",
)
layout_function(
    "retile",
    lambda input, tiled: tiled.tiling.retile(input),
    "registers that another tiled operation laid out, as the atoms of a tiled copy see them",
    "layout (8,4,1):(1,8,0)",
    _TILED_COPY,
    form="input: layout, tiled: tiled_copy -> layout",
)
layout_function(
    "tiled_mma_partition",
    lambda input, tiled, index, operand: tiled.tiling.partition(input, operand, index),
    "a thread's part of operand A, B or C with that layout: (atom value, rest modes...), and its offset",
    "layout (64,32):(32,1)",
    _TILED_MMA,
    "int_tuple ?",
    form=f"input: layouts, tiled: tiled_mma, index: int_tuple {{operand: string}} {_SLICED}",
    operand="A",
)


def _infer_tiled_mma(attrs: dict[str, Any], atom: MmaAtom, atoms: Any, permutation: Any) -> list[Type]:
    return [make_tiled_mma(atom, atoms, tuple(permutation)).cute_type]


@composite(
    "cute.make_tiled_mma",
    "multiply atoms laid out over (M,N,K); the tile says in which order coordinates of each mode are dealt out",
    "atom: mma_atom, atoms: layout, permutation: tile -> tiled_mma",
    _infer_tiled_mma,
    example=example(_MMA, "layout (2,2,1):(1,2,0)", "tile [32:1;32:1;_]"),
    lowering="Nothing.",
)
def _make_tiled_mma(cx: Expander, op: Op, atom: MmaAtom, atoms: Any, permutation: Any) -> list[Any]:
    return [make_tiled_mma(atom, atoms, tuple(permutation))]


def _infer_tiled_copy(attrs: dict[str, Any], atom: Any, tv: Any, tiler: Any) -> list[Type]:
    return [make_tiled_copy(atom, tv, tiler).cute_type]


@composite(
    "cute.make_tiled_copy",
    "copy atoms over threads and values: the layout from (thread, value) to the tile's column-major index, and the"
    " tile",
    "atom: copy_atom, layout_tv: layout, tiler: tiler -> tiled_copy",
    _infer_tiled_copy,
    example=example(_COPY, "layout ((8,16),8):((128,1),16)", "shape (16,64)"),
    lowering="Nothing.",
)
def _make_tiled_copy(cx: Expander, op: Op, atom: Any, tv: Any, tiler: Any) -> list[Any]:
    return [make_tiled_copy(atom, tv, tiler)]


# ---------------------------------------------------------------------------------------- fragments


def _fragment_of(operand: str) -> None:
    """`cute.mma_make_fragment_a` and its two neighbours."""
    position = "DABC".index(operand.upper()) if operand != "c" else 0

    def infer(attrs: dict[str, Any], tiled: Any, layout: Any) -> list[Type]:
        if element_count(layout) is None:
            raise LayoutError(
                f"registers need a static shape, not {layout.shape}", "tile the tensor with static tilers first"
            )
        element = attrs.get("element") or scalar(ELEMENTS[tiled.atom.row.types[position]][0])
        registers = Layout(layout.shape) if operand == "c" else make_operand_like(layout)
        align = natural_align(TensorView(element, "rmem", 1, layout))
        return [tensor_type(TensorView(element, "rmem", align, registers))]

    @composite(
        f"cute.mma_make_fragment_{operand}",
        f"registers for a thread's part of operand {operand.upper()}",
        "atom: mma_atom|tiled_mma, input: layouts {element?: number} -> tensor",
        infer,
        example=example(_TILED_MMA, "layout (8,2,2):(1,8,16)" if operand == "a" else "layout (4,2,2):(1,4,8)"),
        lowering="`cute.alloc_rmem`.",
    )
    def _expand(cx: Expander, op: Op, tiled: Any, layout: Any) -> list[Any]:
        view: TensorView = payload_of(op.result.type)
        return [replace(view, ptr=cx.alloca(view.element, static_size(view.layout), max(4, view.align)))]


for _operand in "abc":
    _fragment_of(_operand)


def _infer_iter(attrs: dict[str, Any], view: TensorView) -> list[Type]:
    return [pointer_type(PointerView(view.element, view.space, view.align))]


@composite(
    "cute.get_iter",
    "the pointer that a tensor starts from",
    "input: tensor -> ptr",
    _infer_iter,
    example=example('!cute.tensor<f16, "gmem", 16, "(?,64):(64,1)">'),
    lowering="Nothing.",
)
def _get_iter(cx: Expander, op: Op, view: TensorView) -> list[Any]:
    return [view.base]


# --------------------------------------------------------------------------------------- algorithms


def part(cx: Expander, view: TensorView, *coord: Any) -> TensorView:
    """A tensor's slice: `None` takes a mode."""
    return _moved(cx, view, *slice_and_offset(tuple(coord), view.layout))


_F32 = '!cute.tensor<f32, "rmem", 4, "{}">'
_F16 = '!cute.tensor<f16, "rmem", 4, "{}">'


@composite(
    "cute.mma_atom_call",
    "one multiply: d = a b + c, each operand this thread's part of it; of multiplies into tensor memory a and b may be"
    " descriptors",
    "atom: mma_atom|tiled_mma, d: tensor, a: tensor|i64, b: tensor|i64, c: tensor",
    no_results,
    example=example(_MMA, _F32.format("4:1"), _F16.format("8:1"), _F16.format("4:1"), _F32.format("4:1")),
    lowering="The `cute_nvgpu` operation of the atom, between loads of its registers and stores of its results.",
    writes=1,
)
def _mma_atom_call(cx: Expander, op: Op, tiled: Any, d: TensorView, a: Any, b: Any, c: TensorView) -> list[Any]:
    atom: MmaAtom = tiled.atom
    if not (isinstance(a, TensorView) and isinstance(b, TensorView)) and not atom.row.kind:
        raise LayoutError(f"{atom.row.name} takes tensors, not descriptors", "give A and B themselves")
    return cx.call(atom.row.operation, {}, atom, d, a, b, c)


def _scaled(tiled: Any) -> str:
    """The operation of a multiply with scales."""
    return "cute_nvgpu.tcgen05_block_scaled_gemm" if tiled.atom.row.kind else "cute_nvgpu.warp_gemm_scaled"


@composite(
    "cute.gemm_scaled",
    "d = (a times its scales) (b times its scales) + c by atoms, as `cute.gemm`; scales are (value, M, K) and (value,"
    " N, K)",
    "atom: mma_atom|tiled_mma, d: tensor, a: tensor, b: tensor, c: tensor, scales_a: tensor, scales_b: tensor",
    no_results,
    example=example(
        '!cute.mma_atom<"SM120_16x8x64_F32E2M1E2M1F32_TN_MXF4NVF4_UE4M3_VS16">',
        _F32.format("(4,1,2):(1,0,4)"),
        '!cute.tensor<f4E2M1FN, "rmem", 4, "(32,1,1):(1,0,0)">',
        '!cute.tensor<f4E2M1FN, "rmem", 4, "(16,2,1):(1,16,0)">',
        _F32.format("(4,1,2):(1,0,4)"),
        '!cute.tensor<f8E4M3FN, "rmem", 4, "((16,4),1,1):((0,1),0,0)">',
        '!cute.tensor<f8E4M3FN, "rmem", 4, "((16,4),2,1):((0,1),4,0)">',
    ),
    lowering="`cute_nvgpu.warp_gemm_scaled` or `cute_nvgpu.tcgen05_block_scaled_gemm`.",
    writes=1,
)
def _gemm_scaled(cx: Expander, op: Op, tiled: Any, *tensors: TensorView) -> list[Any]:
    if tiled.atom.row.scaling is None:
        raise LayoutError(f"{tiled.atom.row.name} takes no scales", "give A and B alone: cute.gemm(mma, d, a, b, c)")
    return cx.call(_scaled(tiled), {}, tiled, *map(_with_rank, tensors))


@composite(
    "cute.gemm",
    "d = a b + c by atoms: d and c are (value, M, N), a (value, M, K), b (value, N, K); K may be left out, and M and N"
    " with it; of an atom of single values all may lack their mode of values; `metadata` of a sparse"
    " a is (1, M, K) words; scales of a and b are the atom's fields",
    "atom: mma_atom|tiled_mma, d: tensor, a: tensor, b: tensor, c: tensor, metadata?: tensor",
    no_results,
    example=example(
        _MMA,
        _F32.format("(4,2,2):(1,4,8)"),
        _F16.format("(8,2):(1,8)"),
        _F16.format("(4,2):(1,4)"),
        _F32.format("(4,2,2):(1,4,8)"),
    ),
    lowering="`cute_nvgpu.warp_gemm`, `cute_nvgpu.warpgroup_gemm`, `cute_nvgpu.tcgen05_gemm`,"
    " `cute_nvgpu.tcgen05_block_scaled_gemm`, or `cute.mma_atom_call` for each of K, M and N.",
    writes=1,
)
def _gemm(cx: Expander, op: Op, tiled: Any, *tensors: TensorView) -> list[Any]:
    d, a, b, c, *metadata = map(_with_rank, _with_values(tiled, tensors))
    if tiled.atom.row.scaling is not None:
        if metadata or not tiled.atom.row.kind:
            raise LayoutError(
                f"{tiled.atom.row.name} takes scales of A and of B",
                "cute.gemm(mma, d, (a, scales_a), (b, scales_b), c)",
            )
        return cx.call(_scaled(tiled), {}, tiled, d, a, b, c)
    if metadata and not tiled.atom.row.sparse:
        raise LayoutError(
            f"{tiled.atom.row.name} takes no metadata: its A is dense", "give A alone: cute.gemm(mma, d, a, b, c)"
        )
    if tiled.atom.row.kind:
        return cx.call("cute_nvgpu.tcgen05_gemm", {}, tiled, d, a, b, c)
    if tiled.atom.row.source:
        return cx.call("cute_nvgpu.warpgroup_gemm", {}, tiled, d, a, b, c, *metadata)
    m, n, k = static_size(d.layout, 1), static_size(d.layout, 2), static_size(a.layout, 2)
    if (size(a.layout, 1), size(b.layout, 1), size(b.layout, 2)) != (m, n, k) or (
        size(c.layout, 1),
        size(c.layout, 2),
    ) != (m, n):
        raise LayoutError(
            f"gemm of {a.layout.shape} and {b.layout.shape} into {d.layout.shape}: (value,M,K), (value,N,K),"
            " (value,M,N)",
            SAME_EXTENTS,
        )
    if tiled.atom.row.intrinsic and not metadata and all(map(_is_fragment, (d, a, b, c))):
        return cx.call("cute_nvgpu.warp_gemm", {}, tiled, d, a, b, c)
    at = cache(partial(part, cx))
    for step, i in product(range(k), range(m)):
        atom = tiled if not metadata else with_field(tiled, "metadata", _word(cx, at(metadata[0], None, i, step)))
        for j in range(n) if i % 2 == 0 else reversed(range(n)):
            addend = d if step else c
            cx.call(
                "cute.mma_atom_call",
                {},
                atom,
                at(d, None, i, j),
                at(a, None, i, step),
                at(b, None, j, step),
                at(addend, None, i, j),
            )
    return []


def _is_fragment(view: TensorView) -> bool:
    """Whether all of a tensor is in registers that are known."""
    return view.space == "rmem" and isinstance(view.layout, Layout) and is_static_payload(view.layout)


def _word(cx: Expander, view: TensorView) -> Value:
    """The one 32-bit word of a tensor."""
    if element_count(view.layout) != 1 or bit_width(view.element) != 32:
        raise LayoutError(
            f"metadata is a tensor (1,M,K) of 32-bit words, not one with {view.layout} of {view.element} for each M"
            " and K",
            ONE_WORD,
        )
    return load_at(cx, element_ptr(cx, view, 0), I32, natural_align(view))


def _with_values(tiled: Any, tensors: tuple[TensorView, ...]) -> tuple[TensorView, ...]:
    """The operands of a multiply of single values with the mode of values that they lack if they
    are (M,N), (M,K), (N,K) and (M,N).
    """
    if tiled.atom.row.shape != (1, 1, 1) or any(len(view.layout.shape) != 2 for view in tensors):
        return tensors
    d, a, b, _ = (view.layout for view in tensors)
    if (size(a, 0), size(b, 0), size(b, 1)) != (size(d, 0), size(d, 1), size(a, 1)):
        return tensors
    return tuple([replace(view, layout=_with_value(view.layout)) for view in tensors])


def _with_value(layout: Layout | ComposedLayout) -> Layout | ComposedLayout:
    """A layout with a mode of one value in front."""
    if isinstance(layout, ComposedLayout):
        return ComposedLayout(layout.inner, layout.offset, Layout((1, *layout.outer.shape), (0, *layout.outer.stride)))
    return Layout((1, *layout.shape), (0, *layout.stride))


def _with_rank(view: TensorView) -> TensorView:
    """The view with modes of extent 1 up to rank 3."""
    if isinstance(view.layout, ComposedLayout):
        return view
    shape, stride = view.layout.shape, view.layout.stride
    shape, stride = (shape, stride) if view.layout.rank > 1 or isinstance(shape, tuple) else ((shape,), (stride,))
    missing = 3 - len(shape)
    return replace(view, layout=Layout((*shape, *(1,) * missing), (*stride, *(0,) * missing)))


@composite(
    "cute.gemv",
    "d = a b + c by atoms, b a vector: d and c are (value, M), a (value, M, K), b (value, K)",
    "atom: mma_atom|tiled_mma, d: tensor, a: tensor, b: tensor, c: tensor",
    no_results,
    example=example(
        '!cute.mma_atom<"universal_f32">',
        *[_F32.format(t) for t in ("(1,4):(0,1)", "(1,4,2):(0,1,4)", "(1,2):(0,1)", "(1,4):(0,1)")],
    ),
    lowering="`cute.gemm` with N = 1.",
    writes=1,
)
def _gemv(cx: Expander, op: Op, tiled: Any, d: TensorView, a: TensorView, b: TensorView, c: TensorView) -> list[Any]:
    (value, ks), (step, along) = b.plain.shape, b.plain.stride
    row = replace(b, layout=Layout((value, 1, ks), (step, 0, along)))
    return cx.call("cute.gemm", {}, tiled, d, a, row, c)


@composite(
    "cute.axpby",
    "y = alpha x + beta y, element by element",
    "alpha: number, x: tensor, beta: number, y: tensor",
    no_results,
    example=example("f32", _F32.format("4:1"), "f32", _F32.format("4:1")),
    lowering="`arith` on each element.",
    writes=3,
)
def _axpby(cx: Expander, op: Op, alpha: Value, x: TensorView, beta: Value, y: TensorView) -> list[Any]:
    letter = "f" if isinstance(y.element, FloatType) else "i"
    for i in range(static_size(y.layout)):
        run = Run((i,))
        (ours,), (theirs,) = read_run(cx, x, run), read_run(cx, y, run)
        terms = [cx.builder.value(f"arith.mul{letter}", [s, v], y.element) for s, v in ((alpha, ours), (beta, theirs))]
        write_run(cx, y, run, [cx.builder.value(f"arith.add{letter}", terms, y.element)])
    return []


@composite(
    "cute.fill",
    "every element of a tensor the same number",
    "value: number, output: tensor",
    no_results,
    example=example("f32", _F32.format("(4,2):(1,4)")),
    lowering="`cute.store` of a vector.",
    writes=1,
)
def _fill(cx: Expander, op: Op, value: Value, view: TensorView) -> list[Any]:
    count = static_size(view.layout)
    for run in own_runs(view, count):
        write_run(cx, view, run, [value] * len(run.indices))
    return []


@composite(
    "cute.clear",
    "every element of a tensor zero",
    "output: tensor",
    no_results,
    example=example(_F32.format("(4,2):(1,4)")),
    lowering="`cute.fill` with zero.",
    writes=0,
)
def _clear(cx: Expander, op: Op, view: TensorView) -> list[Any]:
    carried = carrier(view.element)  # whose zero, of all formats, is zero bits
    zero = cx.builder.constant(0.0 if isinstance(carried, FloatType) else 0, carried)
    return cx.call("cute.fill", {}, zero, view)


@composite(
    "cute.copy_atom_call",
    "one copy instruction: source and target are this thread's part of the atom's values on either side",
    "atom: copy_atom|tiled_copy, source: tensor, target: tensor, pred?: tensor",
    no_results,
    example=example(_COPY, '!cute.tensor<f16, "gmem", 16, "8:1">', '!cute.tensor<f16, "rmem", 2, "8:1">'),
    lowering=(
        "The `cute_nvgpu` operation of the atom; under `pred` inside `scf.if` (atoms that fill with zeros take it as an"
        " operand)."
    ),
    writes=2,
)
def _copy_atom_call(
    cx: Expander, op: Op, tiled: Any, source: TensorView, target: TensorView, *pred: TensorView
) -> list[Any]:
    atom: CopyAtom = tiled.atom
    if not pred or atom.row.zero_fill:
        return cx.call(atom.row.operation, {}, atom, source, target, *pred)
    guard = load_at(cx, element_ptr(cx, pred[0], 0), I1, 1)

    def copy() -> None:
        cx.call(atom.row.operation, {}, atom, source, target)

    cx.branch(guard, copy)
    return []


@composite(
    "cute.tiled_copy_call",
    "a copy by atoms: mode 0 of both sides is (atom value, atoms), the others are the same; `pred` holds a Boolean for"
    " each atom or value",
    "atom: copy_atom|tiled_copy, source: tensor, target: tensor, pred?: tensor",
    no_results,
    example=example(
        _COPY, '!cute.tensor<f16, "gmem", 16, "(8,4):(1,64)">', '!cute.tensor<f16, "rmem", 2, "(8,4):(1,8)">'
    ),
    lowering="`cute.copy_atom_call` for each atom; of tensor memory the atom's operation for all.",
    writes=2,
)
def _tiled_copy(
    cx: Expander, op: Op, tiled: Any, source: TensorView, target: TensorView, *pred: TensorView
) -> list[Any]:
    atom: CopyAtom = tiled.atom
    sides = [static_size(side, 1) for side in atom.sides]
    counts = [count for view in (source, target) if (count := element_count(view.layout)) is not None]
    if atom.row.access and len(set(counts)) == 1 and counts[0] % min(sides) == 0:
        sides = [min(sides)] * 2  # a thread's own lane of tensor memory, as many elements as registers
    if (
        len(counts) < 2
        or counts[0] % sides[0]
        or counts[1] % sides[1]
        or counts[0] // sides[0] != counts[1] // sides[1]
    ):
        raise LayoutError(
            f"{atom.row.name} moves {sides[0]} values to {sides[1]} per thread, which does not divide {source.layout}"
            f" and {target.layout}",
            "partition both sides by slices of one tiled copy, with equal numbers of values",
        )
    if atom.row.access:
        if pred:
            raise LayoutError(f"{atom.row.name} has no predicates: all threads of a warp take part", "leave pred= out")
        return cx.call(atom.row.operation, {}, tiled, source, target)
    atoms = counts[0] // sides[0]
    values = [
        partial(_window, cx, view, composition(_affine(view.layout), Layout(count)))
        for view, count in zip((source, target), sides)
    ]
    flags = static_size(pred[0].layout) if pred else 0
    for i in range(atoms):
        flag = [element_of(cx, pred[0], i * flags // atoms, 1)] if pred else []
        cx.call("cute.copy_atom_call", {}, tiled, values[0](i * sides[0]), values[1](i * sides[1]), *flag)
    return []


def element_of(cx: Expander, view: TensorView, first: int, count: int) -> TensorView:
    """`count` elements of a tensor, from the logical index `first` on, as a tensor of one mode.
    Raises LayoutError where they do not make a mode of their own.
    """
    return _window(cx, view, composition(_affine(view.layout), Layout(count)), first)


def _affine(layout: Layout | ComposedLayout) -> Layout:
    return layout.outer if isinstance(layout, ComposedLayout) else layout


def _window(cx: Expander, view: TensorView, window: Layout, first: int) -> TensorView:
    """The elements of a tensor from the logical index `first` on; `window` is the layout of as many
    from 0 on, which theirs equals.
    """
    layout = view.layout
    if isinstance(layout, ComposedLayout):
        whole, rest = layout.periods(first)
        return _moved(cx, view, ComposedLayout(layout.inner, layout.offset + rest, window), whole)
    return _moved(cx, view, window, offset_of(layout, first))


def _moved(cx: Expander, view: TensorView, layout: Any, offset: Any) -> TensorView:
    align = moved_align(PointerView(view.element, view.space, view.align), offset)
    return TensorView(
        view.element, view.space, align, layout, offset_ptr(cx, view.base, offset, view.element), view.bounds
    )
