"""Bulk copies: consecutive bytes by one instruction of one thread (PTX ISA, "Bulk copy"): atoms, and what `cute.copy` does with them."""

from __future__ import annotations

from typing import Any

from cutec.cute.arch.common import in_kernel, require
from cutec.cute.arch.registers import pointer_to
from cutec.cute.nvgpu.tma import by_one_thread
from cutec.diag import error
from cutec.frontend.context import builder
from cutec.frontend.layouts import apply, is_dynamic
from cutec.frontend.location import user_location
from cutec.frontend.number_class import NumberClass
from cutec.frontend.numeric import Int16, Int64, as_numeric
from cutec.frontend.pointers import AddressSpace, Pointer
from cutec.frontend.tensor import Tensor
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import I32
from cutec.records import dataclass

_UNIT = 16  # bytes


@dataclass(frozen=True)
class BulkOp:
    """A bulk copy. `spaces`: from where to where; `counted`: a barrier counts its bytes (else it belongs to a bulk group)."""

    spaces = ("", "")
    counted = False

    def bulk_atom(self, value_type: NumberClass) -> BulkAtom:
        """The atom for values of a type."""
        return BulkAtom(self, value_type)


@dataclass(frozen=True)
class CopyBulkG2SOp(BulkOp):
    """From global to shared memory."""

    spaces = ("gmem", "smem")
    counted = True


@dataclass(frozen=True)
class CopyBulkG2SMulticastOp(CopyBulkG2SOp):
    """From global memory to the shared memory of several blocks of the cluster."""


@dataclass(frozen=True)
class CopyBulkS2GOp(BulkOp):
    """From shared to global memory."""

    spaces = ("smem", "gmem")


@dataclass(frozen=True)
class CopyBulkS2SOp(BulkOp):
    """From shared memory to that of another block of the cluster, whose barrier counts the bytes."""

    spaces = ("smem", "dsmem")
    counted = True


@dataclass(frozen=True)
class BulkAtom:
    """A bulk copy of values of a type; how many follows from the tensors."""

    op: BulkOp
    value_type: NumberClass


def copy_in_bulk(
    atom: BulkAtom, src: Tensor, dst: Tensor, mbar_ptr: Any = None, mcast_mask: Any = None, cache_policy: Any = None, **unknown: Any
) -> None:
    """`cute.copy` with a bulk atom: one thread of the warp, which has to be there as a whole (or inside `elect_one`), issues it."""
    in_kernel("a bulk copy")
    require("a bulk copy", "sm_90")
    if any(value is not None for value in unknown.values()):
        raise error("E0440", f"a bulk copy takes no {next(k for k, v in unknown.items() if v is not None)}", user_location())
    op, size = atom.op, _bytes(src)
    if (src.memspace.value, dst.memspace.value) != op.spaces or _bytes(dst) != size:
        what = f"{_bytes(dst)} bytes in {dst.memspace.value} of {size} in {src.memspace.value}"
        raise error("E0440", f"{type(op).__name__} copies from {op.spaces[0]} to {op.spaces[1]} as many bytes as it reads, not {what}", user_location())
    if op.counted and mbar_ptr is None:
        raise error("E0440", "this bulk copy needs a barrier that counts its bytes", user_location(), help="cute.copy(atom, src, dst, mbar_ptr=barrier)")
    source, target, count = src.iterator.ir, dst.iterator.ir, builder().constant(size, I32)
    barrier = _barrier(op, mbar_ptr) if op.counted else []
    mask = [as_numeric(mcast_mask, Int16).to(Int16).ir] if isinstance(op, CopyBulkG2SMulticastOp) else []
    hint = [] if cache_policy is None else [as_numeric(cache_policy, Int64).to(Int64).ir]
    by_one_thread(lambda: _execute(op, target, source, count, barrier, mask, hint))


def _barrier(op: BulkOp, pointer: Any) -> list[Value]:
    found: Pointer = pointer_to(pointer, "a bulk copy")
    wanted = AddressSpace.dsmem if isinstance(op, CopyBulkS2SOp) else AddressSpace.smem
    if found.memspace is not wanted:
        raise error("E0440", f"the barrier lies where the bytes go, in {wanted.value}, not in {found.memspace.value}", user_location(),
                    help="cute.arch.map_dsmem_ptr gives the place in another block")  # fmt: skip
    return [found.ir]


def _execute(op: BulkOp, target: Value, source: Value, count: Value, barrier: list[Value], mask: list[Value], hint: list[Value]) -> None:
    if isinstance(op, CopyBulkS2SOp):
        builder().emit("cute_nvgpu.bulk_send", [target, source, count, *barrier])
        return
    name, tail = ("bulk_load", (barrier, mask, hint)) if op.counted else ("bulk_store", (hint,))
    sizes = IntArray((1, 1, 1, *map(len, tail)))
    builder().emit(f"cute_nvgpu.{name}", [target, source, count, *[v for group in tail for v in group]], (), {"operandSegmentSizes": sizes})


def _bytes(tensor: Tensor) -> int:
    """Bytes of a tensor. Raises E0440 for one that is not consecutive, static, and in whole units of 16 bytes at such addresses."""
    layout = tensor.layout
    flat = None if is_dynamic(layout) else apply("coalesce", layout)
    size = 0 if flat is None else apply("size", flat) * tensor.element_type.width // 8
    if flat is None or str(flat) not in (f"{apply('size', flat)}:1", "1:0") or size % _UNIT or tensor.iterator.alignment % _UNIT:
        raise error("E0440", f"a bulk copy moves consecutive bytes, a multiple of {_UNIT} at multiples of {_UNIT}: not {layout} of "
                    f"{tensor.element_type.name} at a multiple of {tensor.iterator.alignment}", user_location(),
                    help="tile the tensor so that a tile is contiguous; TMA atoms copy boxes")  # fmt: skip
    return size
