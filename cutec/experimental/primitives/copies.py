"""Asynchronous copies: `cp.async`, bulk copies, and those of boxes of tensors; tensor maps in
memory; reductions into memory.

Unlike `cute.copy`, a copy here is issued by each thread that executes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.cute.arch.common import choice, in_kernel, int32, require
from cutec.cute.nvgpu.bulk import GLOBAL_REDUCTIONS
from cutec.cute.nvgpu.tma import first_of_pair, map_address
from cutec.cute.nvgpu.tma_recipe import wide
from cutec.diag import error
from cutec.experimental.primitives.enums import ReductionOp, ReductionType
from cutec.experimental.primitives.operands import memory
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Int16, Int32, Int64, as_numeric
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.ir.attrs import IntArray, Raw, Typed
from cutec.ir.core import Value
from cutec.ir.types import I32
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Int, Number


def cp_async_shared_global(dst: Any, src: Any, size: int, modifier: Any = "ca", *, cp_size: Int | None = None) -> None:
    """Copy 4, 8 or 16 bytes from global to shared memory; of `cp_size` bytes, and zeros behind
    them. `modifier`: "ca", or for 16 bytes "cg", which leaves out the first cache.
    """
    in_kernel("cp_async_shared_global")
    require("cp_async_shared_global", "sm_80")
    name, count = choice("modifier", modifier, ("ca", "cg")), int(size)
    choice("size", str(count), ("16",) if name == "cg" else ("4", "8", "16"))
    pointers = [_in(dst, AddressSpace.smem, "cp_async_shared_global").ir]
    pointers += [_in(src, AddressSpace.gmem, "cp_async_shared_global").ir]
    attrs = {"size": Typed(count, I32), "modifier": Raw(f"#nvvm<load_cache_modifier {name}>")}
    builder().emit("nvvm.cp.async.shared.global", [*pointers, *_given(cp_size, int32)], (), attrs)


def cp_async_commit_group() -> None:
    """This thread's `cp.async` since the last commit become a group."""
    arch.cp_async_commit_group()


def cp_async_wait_group(n: int) -> None:
    """Wait until all but this thread's `n` newest groups are complete."""
    arch.cp_async_wait_group(n)


def cp_async_mbarrier_arrive(addr: Any, *, noinc: bool = False) -> None:
    """Arrive at a barrier when this thread's `cp.async` so far are complete. With `noinc` it is one
    of the arrivals that the barrier takes, else one more.
    """
    in_kernel("cp_async_mbarrier_arrive")
    require("cp_async_mbarrier_arrive", "sm_80")
    barrier = _in(addr, AddressSpace.smem, "cp_async_mbarrier_arrive")
    builder().emit("nvvm.cp.async.mbarrier.arrive", [barrier.ir], (), {"noinc": bool(noinc)})


def cp_async_bulk_commit_group() -> None:
    """Commit this thread's bulk stores as a group."""
    arch.cp_async_bulk_commit_group()


def cp_async_bulk_wait_group(group: int, *, read: bool = False) -> None:
    """Wait until all but this thread's `group` newest groups of bulk stores are complete; with
    `read`, have read shared memory.
    """
    arch.cp_async_bulk_wait_group(group, read=read)


def cp_async_bulk_prefetch(src: Any, size: Int, *, l2_cache_hint: Int | None = None) -> None:
    """Bytes of global memory into L2; both numbers are multiples of 16."""
    _bulk("cp_async_bulk_prefetch")
    source = _in(src, AddressSpace.gmem, "cp_async_bulk_prefetch")
    _grouped("cutec.bulk.prefetch", [source.ir], [int32(size)], _given(l2_cache_hint, wide))


def cp_async_bulk_shared_cluster_global(
    dst_mem: Any,
    src_mem: Any,
    mbar: Any,
    size: Int,
    *,
    multicast_mask: Int | None = None,
    l2_cache_hint: Int | None = None,
) -> None:
    """Bytes of global memory to shared memory of this block or, by a mask, of several; the barrier
    counts them.
    """
    what = "cp_async_bulk_shared_cluster_global"
    _bulk(what)
    source = _in(src_mem, AddressSpace.gmem, what)
    groups = [_shared(dst_mem, what), [source.ir], [int32(size)], _shared(mbar, what)]
    _grouped("cutec.bulk.load", *groups, _given(multicast_mask, _mask), _given(l2_cache_hint, wide))


def cp_async_bulk_global_shared_cta(dst_mem: Any, src_mem: Any, size: Int, *, l2_cache_hint: Int | None = None) -> None:
    """Bytes of shared to global memory, in the thread's next group of bulk stores."""
    what = "cp_async_bulk_global_shared_cta"
    _bulk(what)
    pair = [[_in(dst_mem, AddressSpace.gmem, what).ir], [_in(src_mem, AddressSpace.smem, what).ir]]
    _grouped("cutec.bulk.store", *pair, [int32(size)], _given(l2_cache_hint, wide))


def cp_reduce_async_bulk_global_shared_cta(
    dst: Any,
    src: Any,
    size: Int,
    *,
    op: Any = ReductionOp.ADD,
    type: Any = ReductionType.BF16,
    noftz: bool = False,
    l2_cache_hint: Int | None = None,
) -> None:
    """Reduce bytes of shared memory, as numbers of a type, into global memory, in the thread's next
    group of bulk stores. Additions of F16 and BF16 keep subnormal numbers, whatever `noftz`: PTX
    has no others. Raises E0421 for an `op` that there is not for the type.
    """
    what = "cp_reduce_async_bulk_global_shared_cta"
    _bulk(what)
    kind = choice("op", op, GLOBAL_REDUCTIONS)
    name = getattr(type, "value", type)
    same = "u64" if (kind, name) == ("add", "s64") else name  # the same bits
    dtype = choice(f"the type of {kind}", same, GLOBAL_REDUCTIONS[kind])
    pair = [[_in(dst, AddressSpace.gmem, what).ir], [_in(src, AddressSpace.smem, what).ir]]
    words = {"kind": kind, "dtype": dtype}
    _grouped("cutec.bulk.reduce", *pair, [int32(size)], _given(l2_cache_hint, wide), **words)


def cp_async_bulk_shared_cluster_shared_cta(dst_mem: Any, src_mem: Any, mbar: Any, size: Int) -> None:
    """Bytes of shared memory to that of another block (`mapa`), whose barrier counts them."""
    what = "cp_async_bulk_shared_cluster_shared_cta"
    _bulk(what)
    target, barrier = _in(dst_mem, AddressSpace.dsmem, what), _in(mbar, AddressSpace.dsmem, what)
    source = _in(src_mem, AddressSpace.smem, what)
    _grouped("cutec.bulk.send", [target.ir], [source.ir], [int32(size)], [barrier.ir])


def cp_async_bulk_tensor_shared_cluster_global(
    dst_mem: Any,
    tma_descriptor: Any,
    coordinates: Sequence[Any],
    mbar: Any,
    im2col_offsets: Sequence[Any] = (),
    *,
    multicast_mask: Int | None = None,
    l2_cache_hint: Int | None = None,
    group: Any = None,
) -> None:
    """A box of a tensor to shared memory of this block or, by a mask, of several; the barrier
    counts its bytes. `coordinates`: the innermost dimension first. For a `group` of two blocks the
    barrier is that of the first one (sm_100).
    """
    what = "cp_async_bulk_tensor_shared_cluster_global"
    _bulk(what)
    paired = group is not None and choice("group", group, ("cta_1", "cta_2")) == "cta_2"
    barrier = _shared(mbar, what)
    if paired:
        require("a copy for two blocks that share a barrier", "sm_100f")
        barrier = [first_of_pair(barrier[0])]
    offsets = [as_numeric(n, Int16).to(Int16).ir for n in im2col_offsets]
    groups = [_shared(dst_mem, what), [map_address(_map(tma_descriptor))], barrier]
    more = [_given(multicast_mask, _mask), _given(l2_cache_hint, wide)]
    flags = {"paired": None} if paired else {}
    _grouped("cutec.tma.load", *groups, [int32(c) for c in coordinates], offsets, *more, **flags)


def cp_async_bulk_tensor_shared_cta_global(
    dst_mem: Any, tma_descriptor: Any, coordinates: Sequence[Any], mbar: Any, *, l2_cache_hint: Int | None = None
) -> None:
    """A box of a tensor to the block's shared memory; the barrier counts its bytes."""
    cp_async_bulk_tensor_shared_cluster_global(dst_mem, tma_descriptor, coordinates, mbar, l2_cache_hint=l2_cache_hint)


def cp_async_bulk_tensor_global_shared_cta(
    tma_descriptor: Any, src_mem: Any, coordinates: Sequence[Any], *, l2_cache_hint: Int | None = None
) -> None:
    """Shared memory to a box of a tensor, in the thread's next group of bulk stores."""
    what = "cp_async_bulk_tensor_global_shared_cta"
    _bulk(what)
    groups = [[map_address(_map(tma_descriptor))], [_in(src_mem, AddressSpace.smem, what).ir]]
    _grouped("cutec.tma.store", *groups, [int32(c) for c in coordinates], _given(l2_cache_hint, wide))


def prefetch_tensormap(addr: Any) -> None:
    """A tensor map into the cache for them."""
    _bulk("prefetch_tensormap")
    builder().emit("cute_nvgpu.tma_prefetch_descriptor", [map_address(_map(addr))])


def tensormap_replace(field: Any, addr: Any, *, new_value: Int | None = None, ord: int | None = None) -> None:
    """Another `global_address`, or `global_dim` or `global_stride` number `ord`, in a tensor map
    in global or shared memory.
    """
    in_kernel("tensormap_replace")
    require("tensormap_replace", "sm_90a")
    name = choice("field", field, ("global_address", "global_dim", "global_stride"))
    kind = Int32 if name == "global_dim" else Int64
    attrs: dict[str, Any] = {"field": name} if ord is None else {"field": name, "ordinal": Typed(int(ord), I32)}
    value = as_numeric(0 if new_value is None else new_value, kind).to(kind)
    pointer = map_address(_map(addr), shared=True)
    builder().emit("cute_nvgpu.update_tma_desc", [pointer, value.ir], (), attrs)


def mapa(addr: Any, rank: Int) -> Pointer:
    """The pointer to the same place in the shared memory of the block of a rank in the cluster."""
    return arch.map_dsmem_ptr(memory(addr, "mapa"), rank)


def red(op: Any, type_: Any, a: Any, b: Number, *, mem_order: Any = None, mem_scope: Any = None) -> None:
    """Reduce a number into memory, which holds one of `type_` (such as f32, s32)."""
    pointer = memory(a, "red")
    kind = choice("type_", type_, _KINDS)
    expected = pointer.dtype.short.replace("i", "s", 1) if pointer.dtype.signed else pointer.dtype.short
    choice("type_", kind, (expected, f"b{pointer.dtype.width}", *_UNSIGNED.get(expected, ())))
    arch.red(
        pointer, b, op=op, sem=getattr(mem_order, "value", mem_order), scope=getattr(mem_scope, "value", mem_scope)
    )


_KINDS = ("b32", "b64", "u32", "u64", "s32", "s64", "f32", "f64", "f16", "bf16")
_UNSIGNED = {"s32": ("u32",), "s64": ("u64",)}


def _bulk(what: str) -> None:
    in_kernel(what)
    require(what, "sm_90")


def _grouped(name: str, *groups: list[Value], **words: str | None) -> None:
    """Emit an operation whose operands are in groups, with words as attributes."""
    attrs = {"operandSegmentSizes": IntArray(tuple(map(len, groups))), **words}
    builder().emit(name, [value for group in groups for value in group], (), attrs)


def _given(value: Any, convert: Any) -> list[Value]:
    """The group of an operand that may be missing."""
    return [] if value is None else [convert(value)]


def _mask(value: Any) -> Value:
    return as_numeric(value, Int16).to(Int16).ir


def _in(operand: Any, space: AddressSpace, what: str) -> Pointer:
    """A pointer into a memory space. Raises E0404 for another one."""
    pointer = memory(operand, what)
    if pointer.memspace is not space:
        raise error(
            "E0404",
            f"{what} needs a pointer to {space.name} here, not to {pointer.memspace.name}",
            user_location(),
            help="smem: cutlass.Array(…, space=cutlass.AddressSpace.smem); gmem: a tensor's iterator; dsmem: mapa",
        )
    return pointer


def _shared(operand: Any, what: str) -> list[Value]:
    """The address of shared memory of this or another block."""
    pointer = memory(operand, what)
    return [pointer.ir if pointer.memspace is AddressSpace.dsmem else _in(pointer, AddressSpace.smem, what).ir]


def _map(operand: Any) -> Pointer:
    """The pointer to a tensor map, which lies at a multiple of 64 bytes."""
    pointer = memory(operand, "a tensor map")
    return pointer.retyped(pointer.dtype, max(pointer.alignment, 64))


take_loc_ip(globals())
