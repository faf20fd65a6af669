"""Copies by one instruction: plain ones, ldmatrix and stmatrix, cp.async."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import Raw, Typed
from cutec.ir.core import Op, Value
from cutec.ir.types import I1, I32, bit_width
from cutec.layout import LayoutError
from cutec.layout.modes import static_size
from cutec.ops.cute.atom_types import CopyAtom
from cutec.ops.cute.load_store import access_side, element_bits, element_ptr, load_at, widest_access
from cutec.ops.cute.registry import composite, example, no_results
from cutec.ops.cute.types import TensorView
from cutec.ops.nvgpu.multiply import Registers

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

_FORM = "atom: copy_atom, source: tensor, target: tensor"


@composite(
    "cute_nvgpu.copy_universal",
    "a copy by loads and stores",
    _FORM,
    no_results,
    example=example(
        '!cute.copy_atom<"universal", f16, 128>',
        '!cute.tensor<f16, "gmem", 16, "8:1">',
        '!cute.tensor<f16, "rmem", 2, "8:1">',
    ),
    lowering="`cute.copy`.",
)
def _universal(cx: Expander, op: Op, atom: CopyAtom, source: TensorView, target: TensorView) -> list[Any]:
    bits = widest_access(atom.bits, cx.options.arch, (source.space, target.space))
    return cx.call("cute.copy", {"max_bits": Typed(max(8, bits), I32)}, source, target)


_MEMORIES = "give the copy tensors in the memories that its operation moves between"
_PIECES = (
    "let the elements of a copy follow each other, in memory that is known to be aligned: byte_alignment= of the"
    " allocation, assumed_align= or div= of the argument"
)


def _row_pointer(cx: Expander, atom: CopyAtom, view: TensorView) -> Value:
    """The address of the 16 bytes that a thread names. Raises LayoutError where they are not in
    shared memory, in one piece and aligned.
    """
    count = static_size(view.layout)
    if view.space != "smem":
        raise LayoutError(f"{atom.row.name} reaches rows in shared memory, not in {view.space}", _MEMORIES)
    if count * element_bits(view.element) != 128 or not access_side(view, count).allows(range(count)):
        raise LayoutError(
            f"{atom.row.name} needs rows of 16 bytes, each in one piece and at a multiple of 16: not {view.layout} of"
            f" {view.element} from a multiple of {view.align}",
            _PIECES,
        )
    return element_ptr(cx, view, 0, count)


def _form(atom: CopyAtom) -> dict[str, Any]:
    """The attributes of the primitive of ldmatrix or stmatrix."""
    row = atom.row
    return {
        "transposed": row.transposed,
        **({"bytes": None} if row.bytes else {}),
        **({"packed": row.packed} if row.packed else {}),
    }


def _word(view: TensorView) -> str:
    """PTX's name for elements as wide as the view's."""
    return {32: "tf32", 16: "bf16", 8: "s8", 4: "s4"}[bit_width(view.element)]


@composite(
    "cute_nvgpu.ldmatrix",
    "fragments of 8x8 matrices from rows in shared memory",
    _FORM,
    no_results,
    example=example(
        '!cute.copy_atom<"SM75_U32x4_LDSM_N", f16, 0>',
        '!cute.tensor<f16, "smem", 16, "8:1">',
        '!cute.tensor<f16, "rmem", 4, "8:1">',
    ),
    lowering="`cutec.ldmatrix` (`nvvm.ldmatrix`), and a store of each register.",
)
def _ldmatrix(cx: Expander, op: Op, atom: CopyAtom, source: TensorView, target: TensorView) -> list[Any]:
    registers = atom.row.matrices * (2 if atom.row.bytes else 1)
    made = cx.builder.emit("cutec.ldmatrix", [_row_pointer(cx, atom, source)], [I32] * registers, _form(atom))
    Registers(cx, target, _word(target)).store(made.results)
    return []


@composite(
    "cute_nvgpu.stmatrix",
    "fragments of 8x8 matrices to rows in shared memory",
    _FORM,
    no_results,
    example=example(
        '!cute.copy_atom<"SM90_U32x4_STSM_N", f16, 0>',
        '!cute.tensor<f16, "rmem", 4, "8:1">',
        '!cute.tensor<f16, "smem", 16, "8:1">',
    ),
    lowering="Loads of the registers and `cutec.stmatrix` (`nvvm.stmatrix`).",
)
def _stmatrix(cx: Expander, op: Op, atom: CopyAtom, source: TensorView, target: TensorView) -> list[Any]:
    registers = Registers(cx, source, _word(source)).load()
    cx.builder.emit("cutec.stmatrix", [_row_pointer(cx, atom, target), *registers], (), _form(atom))
    return []


@composite(
    "cute_nvgpu.cpasync_g2s",
    "4, 8 or 16 bytes from global to shared memory, complete when waited for; with `pred`, zeros where it is false",
    f"{_FORM}, pred?: tensor",
    no_results,
    example=example(
        '!cute.copy_atom<"SM80_CP_ASYNC_CACHEGLOBAL", f16, 128>',
        '!cute.tensor<f16, "gmem", 16, "8:1">',
        '!cute.tensor<f16, "smem", 16, "8:1">',
    ),
    lowering="`nvvm.cp.async.shared.global`; `cutec.cp.async` where L2 fetches more at once.",
)
def _cpasync(
    cx: Expander, op: Op, atom: CopyAtom, source: TensorView, target: TensorView, *pred: TensorView
) -> list[Any]:
    count = static_size(source.layout)
    size = count * element_bits(source.element) // 8
    if (source.space, target.space) != ("gmem", "smem"):
        raise LayoutError(
            f"{atom.row.name} copies from global to shared memory, not from {source.space} to {target.space}",
            _MEMORIES,
        )
    for view in (source, target):
        if size * 8 not in atom.row.widths or not access_side(view, count).allows(range(count)):
            raise LayoutError(
                f"{atom.row.name} copies {size} bytes in one piece, at a multiple of {size}: not {view.layout} of"
                f" {view.element} in {view.space} from a multiple of {view.align}",
                _PIECES,
            )
    pointers = [element_ptr(cx, target, 0, count), element_ptr(cx, source, 0, count)]
    if pred:
        guard = load_at(cx, element_ptr(cx, pred[0], 0), I1, 1)
        sizes = [cx.builder.constant(n, I32) for n in (size, 0)]
        pointers.append(cx.builder.value("arith.select", [guard, *sizes], I32))
    attrs: dict[str, Any] = {"size": Typed(size, I32)}
    if atom.row.l2_prefetch:
        cx.builder.emit(
            "cutec.cp.async", pointers, (), attrs | {"cache": atom.row.cache, "l2_prefetch": atom.row.l2_prefetch}
        )
        return []
    attrs["modifier"] = Raw(f"#nvvm<load_cache_modifier {atom.row.cache}>")
    cx.builder.emit("nvvm.cp.async.shared.global", pointers, (), attrs)
    return []


@composite(
    "cute_nvgpu.cpasync_commit",
    "this thread's cp.async since the last commit become a group",
    "",
    no_results,
    example=example(),
    lowering="`nvvm.cp.async.commit.group`.",
)
def _commit(cx: Expander, op: Op) -> list[Any]:
    cx.builder.emit("nvvm.cp.async.commit.group")
    return []


@composite(
    "cute_nvgpu.cpasync_wait",
    "wait until all but the newest `groups` groups of this thread's cp.async are complete",
    "{groups: int}",
    no_results,
    example=example(groups=1),
    lowering="`nvvm.cp.async.wait.group`.",
)
def _wait(cx: Expander, op: Op) -> list[Any]:
    cx.builder.emit("nvvm.cp.async.wait.group", (), (), {"n": Typed(op.attrs["groups"].value, I32)})
    return []
