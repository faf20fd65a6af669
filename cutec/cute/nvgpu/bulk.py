"""Bulk copies: one thread copies consecutive bytes with one instruction (PTX ISA, "Bulk copy").
Atoms, and `cute.copy` with them.
"""

from __future__ import annotations

from typing import Any

from cutec.cute.algebra import group_modes
from cutec.cute.arch.common import in_kernel, require
from cutec.cute.arch.mbarrier import map_dsmem_ptr
from cutec.cute.arch.registers import pointer_to
from cutec.cute.nvgpu.common import CopyOp, CopyUniversalOp, UnitAtom
from cutec.cute.nvgpu.election import emit_elected
from cutec.cute.nvgpu.expected_bytes import note_bytes
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import arith
from cutec.frontend.numbers.number_class import NumberClass, integer_class
from cutec.frontend.numbers.numeric import Int16, Int64, as_numeric
from cutec.frontend.tensors.layouts import apply, is_dynamic
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import I32
from cutec.layout import ComposedLayout, Layout, complement
from cutec.layout.modes import static_size
from cutec.loc_ip import take_loc_ip
from cutec.ops.cute.access import runs
from cutec.ops.cute.load_store import access_side
from cutec.ops.cute.types import payload_of
from cutec.ops.primitives.remote import REDUCED
from cutec.records import dataclass

_UNIT = 16  # bytes
# reduction in global memory → PTX's types of numbers (PTX ISA, "cp.reduce.async.bulk")
GLOBAL_REDUCTIONS = {
    "add": ("u32", "s32", "u64", "f16", "bf16", "f32", "f64"),
    "min": ("u32", "s32", "u64", "s64", "f16", "bf16"),
    "max": ("u32", "s32", "u64", "s64", "f16", "bf16"),
    "inc": ("u32",),
    "dec": ("u32",),
    "and": ("b32", "b64"),
    "or": ("b32", "b64"),
    "xor": ("b32", "b64"),
}


@dataclass(frozen=True)
class BulkOp(CopyOp):
    """A bulk copy. `spaces`: source and destination; `counted`: a barrier counts its bytes (else it
    belongs to a bulk group).
    """

    spaces = ("", "")
    counted = False

    def unit_atom(self, value_type: NumberClass, num_bits: int = 0) -> BulkAtom:
        """The atom for values of a type, of which a thread of a tiled copy moves `num_bits`."""
        return BulkAtom(self, value_type, num_bits)


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
    """Shared memory to another block's shared memory; that block's barrier counts the bytes. Both
    are given by `map_dsmem_ptr`, or as places in the block's own memory with `cta_rank=`.
    """

    spaces = ("smem", "dsmem")
    counted = True


@dataclass(frozen=True)
class CopyReduceBulkS2GOp(CopyBulkS2GOp):
    """Reduces shared memory into global memory. `reduction_kind`: add, min, max, inc, dec,
    and, or, xor (PTX ISA, "cp.reduce.async.bulk").
    """

    reduction_kind: Any = "add"


@dataclass(frozen=True)
class CopyReduceBulkS2SOp(CopyBulkS2SOp):
    """Reduces shared memory into another block's shared memory; that block's barrier counts the
    bytes. 32-bit integers; 64-bit integers for add only.
    """

    reduction_kind: Any = "add"


@dataclass(frozen=True)
class CopyDsmemStoreOp(BulkOp):
    """Registers to the shared memory of a block of the cluster, whose barrier counts the bytes: 4,
    8 or 16 at once (PTX `st.async`).
    """

    spaces = ("rmem", "dsmem")
    counted = True


@dataclass(frozen=True)
class BulkAtom(UnitAtom):
    """A bulk copy of values of a type; the tensors determine their number."""

    op: BulkOp
    value_type: NumberClass
    num_bits: int = 0

    def by_threads(self) -> tuple[Any, NumberClass, int]:
        if isinstance(self.op, CopyDsmemStoreOp):
            return CopyUniversalOp(), self.value_type, self.num_bits
        return super().by_threads()

    def copy(self, src: Any, dst: Any, **fields: Any) -> None:
        copy_in_bulk(self, src, dst, **fields)

    def prefetch(self, src: Any, cache_policy: Any) -> None:
        prefetch_in_bulk(self, src, cache_policy)


def group_bulk_copy_modes(src: Tensor, dst: Tensor) -> tuple[Tensor, Tensor]:
    """Source and destination of a bulk copy, each with all of its modes as mode 0: (8,32) becomes
    ((8,32)).
    """
    return group_modes(src, 0), group_modes(dst, 0)


def copy_in_bulk(
    atom: BulkAtom,
    src: Tensor,
    dst: Tensor,
    mbar_ptr: Any = None,
    mcast_mask: Any = None,
    cache_policy: Any = None,
    cta_rank: Any = None,
    **unknown: Any,
) -> None:
    """`cute.copy` with a bulk atom. One thread of the warp issues it; all threads of the warp have
    to execute it, or one inside `elect_one`. Registers are stored by each thread. `cta_rank`, of
    copies to another block of the cluster: its rank, where destination and barrier are given as
    places in the block's own shared memory.
    """
    in_kernel("a bulk copy")
    require("a bulk copy", "sm_90")
    if cta_rank is not None and isinstance(atom.op, CopyBulkS2SOp):
        dst = Tensor(map_dsmem_ptr(dst.iterator, cta_rank), dst.layout)
        mbar_ptr = None if mbar_ptr is None else map_dsmem_ptr(mbar_ptr, cta_rank)
    elif cta_rank is not None:
        unknown["cta_rank"] = cta_rank
    if any(value is not None for value in unknown.values()):
        name = next(k for k, v in unknown.items() if v is not None)
        raise error("E0440", f"a bulk copy takes no {name}", user_location(), help=f"leave out {name}=")
    if isinstance(atom.op, CopyDsmemStoreOp):
        _store_registers(atom.op, src, dst, mbar_ptr)
        return
    op, size = atom.op, _bytes(src)
    if (src.memspace.name, dst.memspace.name) != op.spaces or _bytes(dst) != size:
        given = f"{size} bytes in {src.memspace.name} and {_bytes(dst)} bytes in {dst.memspace.name}"
        raise error(
            "E0440",
            f"{type(op).__name__} needs a source in {op.spaces[0]} and a destination of its size in {op.spaces[1]};"
            f" got {given}",
            user_location(),
            help="give tensors of equal size, in the memory spaces of the operation",
        )
    if op.counted and mbar_ptr is None:
        raise error(
            "E0440",
            "this bulk copy needs a barrier that counts its bytes",
            user_location(),
            help="cute.copy(atom, src, dst, mbar_ptr=barrier)",
        )
    length, starts = _runs(src, dst)
    places = [(target.ir, source.ir, builder().constant(length, I32)) for source, target in starts]
    barrier = _barrier(op, mbar_ptr) if op.counted else []
    note_bytes(mbar_ptr, None if isinstance(op, CopyBulkG2SMulticastOp) else size)
    mask = [as_numeric(mcast_mask, Int16).to(Int16).ir] if isinstance(op, CopyBulkG2SMulticastOp) else []
    hint = [] if cache_policy is None else [as_numeric(cache_policy, Int64).to(Int64).ir]
    reduction = _reduction(op, src.element_type) if hasattr(op, "reduction_kind") else {}
    emit_elected(lambda: [_execute(op, [*place], barrier, mask, hint, reduction) for place in places])


def prefetch_in_bulk(atom: BulkAtom, src: Tensor, cache_policy: Any = None) -> None:
    """`cute.prefetch` with a bulk atom: consecutive bytes of global memory into L2."""
    in_kernel("a bulk prefetch")
    require("a bulk prefetch", "sm_90")
    if not isinstance(atom.op, CopyBulkG2SOp) or src.memspace is not AddressSpace.gmem:
        raise error(
            "E0440",
            f"prefetch takes an atom that loads and a tensor in global memory, not {type(atom.op).__name__} and {src}",
            user_location(),
            help="make_copy_atom(cpasync.CopyBulkG2SOp(), dtype)",
        )
    _bytes(src)
    length, starts = _runs(src)
    places = [(start.ir, builder().constant(length, I32)) for (start,) in starts]
    hint = [] if cache_policy is None else [as_numeric(cache_policy, Int64).to(Int64).ir]
    sizes = {"operandSegmentSizes": IntArray((1, 1, len(hint)))}
    emit_elected(lambda: [builder().emit("cute_nvgpu.bulk_prefetch", [*place, *hint], (), sizes) for place in places])


def _barrier(op: BulkOp, pointer: Any) -> list[Value]:
    found: Pointer = pointer_to(pointer, "a bulk copy")
    wanted = AddressSpace.dsmem if op.spaces[1] == "dsmem" else AddressSpace.smem
    if found.memspace is not wanted:
        raise error(
            "E0440",
            f"the barrier lies where the bytes go, in {wanted.name}, not in {found.memspace.name}",
            user_location(),
            help="cute.arch.map_dsmem_ptr gives the place in another block",
        )
    return [found.ir]


def _execute(
    op: BulkOp,
    operands: list[Value],
    barrier: list[Value],
    mask: list[Value],
    hint: list[Value],
    reduction: dict[str, Any],
) -> None:
    if isinstance(op, CopyBulkS2SOp):
        builder().emit(
            "cute_nvgpu.bulk_reduce_send" if reduction else "cute_nvgpu.bulk_send", [*operands, *barrier], (), reduction
        )
        return
    name, tail = (
        ("bulk_load", (barrier, mask, hint)) if op.counted else ("bulk_reduce" if reduction else "bulk_store", (hint,))
    )
    sizes = {"operandSegmentSizes": IntArray((1, 1, 1, *map(len, tail)))}
    builder().emit(f"cute_nvgpu.{name}", [*operands, *[v for group in tail for v in group]], (), sizes | reduction)


_OF_BITS = ("and", "or", "xor")


def _reduction(op: Any, kind: NumberClass) -> dict[str, Any]:
    """The attributes of a reduction of numbers of a class. Raises E0440 for a reduction that no
    instruction has.
    """
    name = str(getattr(op.reduction_kind, "value", op.reduction_kind)).lower()
    letter = "f" if kind.is_float else "s" if kind.signed and name not in _OF_BITS else "u"
    dtype = (
        f"b{kind.width}"
        if name in _OF_BITS and not kind.is_float
        else kind.short
        if kind.is_float
        else f"{letter}{kind.width}"
    )
    near = isinstance(op, CopyBulkS2SOp)
    allowed = REDUCED.get(name, ()) if near else GLOBAL_REDUCTIONS.get(name, ())
    if name == "add" and dtype == "s64":
        dtype = "u64"  # the same bits
    if dtype not in allowed:
        raise error(
            "E0440",
            f"{type(op).__name__} has no reduction {name!r} of {kind.name}",
            user_location(),
            help=f"{name} reduces {', '.join(allowed)}" if allowed else f"reductions: {', '.join(REDUCED)}",
        )
    return {"kind": name, "dtype": dtype}


def _store_registers(op: CopyDsmemStoreOp, src: Tensor, dst: Tensor, mbar_ptr: Any) -> None:
    """`st.async` of a thread's registers, in as few instructions as possible."""
    require("st.async", "sm_90")
    if mbar_ptr is None:
        raise error(
            "E0440",
            "st.async needs a barrier that counts its bytes",
            user_location(),
            help="cute.copy(atom, src, dst, mbar_ptr=barrier)",
        )
    if (src.memspace.name, dst.memspace.name) != op.spaces or src.element_type is not dst.element_type:
        raise error(
            "E0440",
            f"st.async stores registers in another block's shared memory, not {src} in {dst}",
            user_location(),
            help="cute.arch.map_dsmem_ptr gives the place in another block",
        )
    barrier, count = _barrier(op, mbar_ptr), apply("size", src.layout)
    bits = src.element_type.width
    if bits not in (32, 64) or is_dynamic(dst.layout) or apply("size", dst.layout) != count:
        raise error(
            "E0440",
            f"st.async needs elements of 32 or 64 bits and equal sizes; got {src.layout} of {src.element_type.name}"
            f" and {dst.layout}",
            user_location(),
            help="recast the tensors to Uint32",
        )
    value = src.load()
    sides = [access_side(payload_of(dst.ir.type), count)]
    for run in runs(sides, count, 128):
        place = dst.iterator + apply("layout_eval", run.indices[0], dst.layout)
        registers = [arith.bitcast(value[i].ir, integer_class(bits, False)) for i in run.indices]
        builder().emit("cute_nvgpu.st_async", [place.ir, *barrier, *registers])


def _bytes(tensor: Tensor) -> int:
    """Bytes of a tensor; 0 if its shape is dynamic."""
    count = apply("size", tensor.layout)
    return count * tensor.element_type.width // 8 if isinstance(count, int) else 0


def _runs(*tensors: Tensor) -> tuple[int, list[tuple[Pointer, ...]]]:
    """(bytes of a run, pointers to where each begins in each tensor): what is consecutive in all of
    them is copied by one instruction. Raises E0440 unless runs are whole units of 16 bytes, aligned
    to 16.
    """
    a, b = tensors[0], tensors[-1]
    plain = not any(isinstance(t.layout, ComposedLayout) for t in tensors) and _bytes(a)
    common = apply("max_common_layout", a.layout, b.layout) if plain else Layout(1, 0)
    length, total = static_size(common), apply("size", a.layout) if plain else 0
    bits = length * a.element_type.width
    if plain and total % length == 0 and bits % (_UNIT * 8) == 0:
        behind = complement(common, total) if length < total else Layout(1, 0)
        starts = [tuple([_pointer(t, behind(n)) for t in tensors]) for n in range(total // length)]
        if all(pointer.alignment % _UNIT == 0 for start in starts for pointer in start):
            return bits // 8, starts
    raise error(
        "E0440",
        f"a bulk copy moves runs of bytes that are consecutive on both sides, multiples of {_UNIT} at multiples of"
        f" {_UNIT}: not {' and '.join(dict.fromkeys(f'{t.layout} of {t.element_type.name}' for t in tensors))} at"
        f" multiples of {' and '.join(str(t.iterator.alignment) for t in tensors)} bytes",
        user_location(),
        help="tile the tensors so that the rows of a tile are contiguous; TMA atoms copy boxes",
    )


def _pointer(tensor: Tensor, index: int) -> Pointer:
    """To an element."""
    return tensor.iterator + (apply("layout_eval", index, tensor.layout) if index else 0)


take_loc_ip(globals())
