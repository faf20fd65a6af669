"""Tensor and bulk copies as operations of the dialect: see `ops.primitives.bulk`."""

from __future__ import annotations

from typing import Any

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op, Value
from cutec.ir.types import Type, ptr
from cutec.layout import LayoutError
from cutec.ops.cute.registry import OPERAND_SEGMENTS, composite, example
from cutec.ops.tensor_map import MAKE_TMA_DESCRIPTOR, TENSOR_MAP, attributes, recipe_of

_MAP, _SMEM = "!llvm.ptr", "!llvm.ptr<3>"


def _infer_descriptor(attrs: dict[str, Any], base: Type, *numbers: Type) -> list[Type]:
    rank = len(attrs["element_strides"].values)
    if len(numbers) != 2 * rank - 1:
        raise LayoutError(f"a tensor map of {rank} dimensions takes {rank} extents and {rank - 1} strides, not {len(numbers)} numbers")
    return [ptr(0)]


_SHOWN = {"dtype": "bf16", "swizzle": "128B", "interleave": "none", "l2_promotion": "128B", "oob_fill": "zero"}


@composite(
    MAKE_TMA_DESCRIPTOR,
    "what the TMA unit has to know of a tensor: address, extents, strides in bytes but of the innermost dimension, counted from that one",
    "base: address, numbers*: i64 {dtype: string, box: ints, element_strides: ints, swizzle: string, interleave: string, "
    "l2_promotion: string, oob_fill: string} -> address",
    _infer_descriptor,
    example=example("!llvm.ptr<1>", "i64", "i64", "i64", box=IntArray((64, 128)), element_strides=IntArray((1, 1)), **_SHOWN),
    lowering="`cutec.tensor_map` of the host program.",
)
def _make_descriptor(cx: Any, op: Op, base: Value, *numbers: Value) -> list[Any]:
    return [cx.builder.value(TENSOR_MAP, [base, *numbers], ptr(0), attributes(recipe_of(op)))]


def _nothing(attrs: dict[str, Any], *operands: Type) -> list[Type]:
    return []


def _copy(name: str, primitive: str, summary: str, form: str, *shown: str, **attrs: Any) -> None:
    """An operation that is one primitive with the same groups of operands."""

    def expand(cx: Any, op: Op, *operands: Value) -> list[Any]:
        cx.builder.emit(primitive, operands, (), dict(op.attrs))
        return []

    composite(f"cute_nvgpu.{name}", summary, form, _nothing, example=example(*shown, **attrs), lowering=f"`{primitive}`.")(expand)


def _sizes(*values: int) -> dict[str, IntArray]:
    return {OPERAND_SEGMENTS: IntArray(values)}


_copy("tma_load_execute", "cutec.tma.load", "a box of a tensor to shared memory (of the blocks in `mask`); the barrier counts its bytes",
      "target: address, descriptor: address, barrier: address, coord*: i32, offsets*: i16, mask?: i16, hint?: i64",
      _SMEM, _MAP, _SMEM, "i32", "i32", "i16", **_sizes(1, 1, 1, 2, 0, 1, 0))  # fmt: skip
_copy("tma_store_execute", "cutec.tma.store", "shared memory to a box of a tensor, in this thread's bulk group",
      "descriptor: address, source: address, coord*: i32, hint?: i64", _MAP, _SMEM, "i32", "i32", **_sizes(1, 1, 2, 0))  # fmt: skip
_copy("tma_reduce_execute", "cutec.tma.reduce", "shared memory onto a box of a tensor, in this thread's bulk group",
      "descriptor: address, source: address, coord*: i32, hint?: i64 {kind: string}", _MAP, _SMEM, "i32", "i32",
      kind="add", **_sizes(1, 1, 2, 0))  # fmt: skip
_copy("tma_prefetch_execute", "cutec.tma.prefetch", "a box of a tensor into L2",
      "descriptor: address, coord*: i32, offsets*: i16, hint?: i64", _MAP, "i32", "i32", **_sizes(1, 2, 0, 0))  # fmt: skip
_copy("tma_prefetch_descriptor", "cutec.tma.prefetch_descriptor", "a tensor map into the cache for them", "descriptor: address", _MAP)
_copy("bulk_load", "cutec.bulk.load", "consecutive bytes of global memory to shared memory (of the blocks in `mask`); the barrier counts them",
      "target: address, source: address, bytes: i32, barrier: address, mask?: i16, hint?: i64",
      _SMEM, "!llvm.ptr<1>", "i32", _SMEM, **_sizes(1, 1, 1, 1, 0, 0))  # fmt: skip
_copy("bulk_send", "cutec.bulk.send", "consecutive bytes of shared memory to another block's, whose barrier counts them",
      "target: address, source: address, bytes: i32, barrier: address", "!llvm.ptr<7>", _SMEM, "i32", "!llvm.ptr<7>")  # fmt: skip
_copy("bulk_store", "cutec.bulk.store", "consecutive bytes of shared memory to global memory, in this thread's bulk group",
      "target: address, source: address, bytes: i32, hint?: i64", "!llvm.ptr<1>", _SMEM, "i32", **_sizes(1, 1, 1, 0))  # fmt: skip
_copy("bulk_reduce", "cutec.bulk.reduce", "consecutive bytes of shared memory onto global memory, in this thread's bulk group",
      "target: address, source: address, bytes: i32, hint?: i64 {kind: string, dtype: string}", "!llvm.ptr<1>", _SMEM, "i32",
      kind="add", dtype="f32", **_sizes(1, 1, 1, 0))  # fmt: skip


@composite(
    "cute_nvgpu.bulk_commit",
    "this thread's bulk stores since the last commit become a group",
    "",
    _nothing,
    example=example(),
    lowering="`nvvm.cp.async.bulk.commit.group`.",
)
def _commit(cx: Any, op: Op) -> list[Any]:
    cx.builder.emit("nvvm.cp.async.bulk.commit.group")
    return []


@composite(
    "cute_nvgpu.bulk_wait",
    "wait until at most `groups` of this thread's newest groups of bulk stores are not complete; with `read`, have not read their source",
    "{groups: int, read?: unit}",
    _nothing,
    example=example(groups=0, read=None),
    lowering="`nvvm.cp.async.bulk.wait_group`.",
)
def _wait(cx: Any, op: Op) -> list[Any]:
    read = {"read": None} if "read" in op.attrs else {}
    cx.builder.emit("nvvm.cp.async.bulk.wait_group", (), (), {"group": op.attrs["groups"], **read})
    return []
