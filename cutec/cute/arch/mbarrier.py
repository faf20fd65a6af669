"""Barriers in shared memory (PTX ISA, "Parallel Synchronization and Communication Instructions:
mbarrier"): names for `cute_nvgpu.mbarrier_*`.

A barrier is 8 bytes of shared memory at a multiple of 8. It counts the arrivals and bytes of a
phase; phases are waited for by their parity, 0 for the first. `peer_cta_rank_in_cluster` stands for
the barrier at the same place in another block of the cluster.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import choice, in_kernel, int32, require
from cutec.cute.arch.registers import pointer_to
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Int32, Uint16, as_numeric
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Block, Region, Value
from cutec.ir.types import I1, I32, ptr
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Int, Keyword

_BYTES = 8
_MOST = (1 << 20) - 1  # arrivals and bytes of a phase
_SLEEP = 10_000_000  # nanoseconds that a try may take, as in CUTLASS's barriers
_SCOPES = ("cta", "cluster")  # PTX ISA: of `mbarrier.arrive` and `mbarrier.try_wait`, without one cta


def barrier_address(pointer: Any, what: str, least: str = "sm_90") -> Value:
    """The address of a barrier. Raises E0404 for one that is not in shared memory or not aligned,
    E0413 outside of a kernel, E0420.
    """
    in_kernel(what)
    require(what, least)
    found: Pointer = pointer_to(pointer, what)
    if found.memspace is not AddressSpace.smem or found.alignment % _BYTES:
        where = f"{found.memspace.name}, at a multiple of {found.alignment}"
        raise error(
            "E0404",
            f"{what} needs a pointer to {_BYTES} bytes of shared memory at a multiple of {_BYTES}, not to {where}",
            user_location(),
            help="smem.allocate_array(cutlass.Int64, n), or a cute.struct.MemRange[cutlass.Int64, n]",
        )
    return found.ir


def _peer(barrier: Value, rank: Any) -> Value:
    """The barrier at the same place in another block."""
    return barrier if rank is None else builder().value("cute_nvgpu.map_to_block", [barrier, int32(rank)], ptr(7))


def _count(value: Any, what: str, least: int = 1) -> Value:
    """A number of arrivals or bytes. Raises E0421 for a number outside the range of a phase."""
    number = as_numeric(value, Int32)
    if number.is_static and not least <= int(number) <= _MOST:
        raise error(
            "E0421",
            f"{what} is {int(number)}: expected {least} to {_MOST}",
            user_location(),
            help="a phase ends when that many have arrived, and the announced bytes are there",
        )
    return number.to(Int32).ir


def mbarrier_init(mbar_ptr: Pointer, cnt: Int) -> None:
    """Initialise a barrier that expects `cnt` arrivals per phase (PTX `mbarrier.init`). One thread
    does it; others may use the barrier after `mbarrier_init_fence` and a barrier of the block or
    cluster.
    """
    builder().emit(
        "cute_nvgpu.mbarrier_init",
        [barrier_address(mbar_ptr, "mbarrier_init", "sm_80"), _count(cnt, "the number of arrivals")],
    )


def mbarrier_inval(mbar_ptr: Pointer) -> None:
    """Invalidate a barrier, so that its memory can be used otherwise (PTX `mbarrier.inval`)."""
    builder().emit("cute_nvgpu.mbarrier_inval", [barrier_address(mbar_ptr, "mbarrier_inval", "sm_80")])


def mbarrier_init_fence() -> None:
    """Make barriers that this thread initialised visible to other blocks of the cluster and to
    asynchronous copies (PTX `fence.mbarrier_init`).
    """
    in_kernel("mbarrier_init_fence")
    require("mbarrier_init_fence", "sm_90")
    builder().emit("cute_nvgpu.mbarrier_init_fence")


def _scope(scope: Any) -> dict[str, Any]:
    """The attribute of the threads that a release or an acquire reaches; none for the block's."""
    return {"scope": "cluster"} if choice("scope", scope, _SCOPES) == "cluster" else {}


def mbarrier_arrive(
    mbar_ptr: Pointer, peer_cta_rank_in_cluster: Int | None = None, arrive_count: Int = 1, *, scope: Keyword = "cta"
) -> None:
    """Arrive `arrive_count` times (PTX `mbarrier.arrive`). Threads of the block that wait for the
    phase see this thread's earlier memory accesses. So do those of another block of the cluster if
    `scope` is "cluster", here and in their `mbarrier_wait`.
    """
    barrier = _peer(barrier_address(mbar_ptr, "mbarrier_arrive"), peer_cta_rank_in_cluster)
    once = isinstance(arrive_count, int) and arrive_count == 1
    builder().emit(
        "cute_nvgpu.mbarrier_arrive",
        [barrier, *([] if once else [_count(arrive_count, "the number of arrivals")])],
        (),
        _scope(scope),
    )


def mbarrier_arrive_drop(mbar_ptr: Pointer, peer_cta_rank_in_cluster: Int | None = None, arrive_count: Int = 1) -> None:
    """Arrive `arrive_count` times, and lower the number of arrivals that later phases expect by as
    many (PTX `mbarrier.arrive_drop`).
    """
    barrier = _peer(barrier_address(mbar_ptr, "mbarrier_arrive_drop"), peer_cta_rank_in_cluster)
    once = isinstance(arrive_count, int) and arrive_count == 1
    builder().emit(
        "cute_nvgpu.mbarrier_arrive_drop",
        [barrier, *([] if once else [_count(arrive_count, "the number of arrivals")])],
    )


def mbarrier_arrive_and_expect_tx(
    mbar_ptr: Pointer, bytes: Int, peer_cta_rank_in_cluster: Int | None = None, relaxed: bool = False
) -> None:
    """Make the phase expect that many more bytes of asynchronous copies, then arrive (PTX
    `mbarrier.arrive.expect_tx`). A `relaxed` one may order nothing; here it releases as others do.
    """
    barrier = _peer(barrier_address(mbar_ptr, "mbarrier_arrive_and_expect_tx"), peer_cta_rank_in_cluster)
    builder().emit("cute_nvgpu.mbarrier_arrive_expect", [barrier, _count(bytes, "the number of bytes", 0)])


def mbarrier_expect_tx(mbar_ptr: Pointer, bytes: Int, peer_cta_rank_in_cluster: Int | None = None) -> None:
    """Make the phase expect that many more bytes of asynchronous copies (PTX
    `mbarrier.expect_tx`).
    """
    barrier = _peer(barrier_address(mbar_ptr, "mbarrier_expect_tx"), peer_cta_rank_in_cluster)
    counted = getattr(mbar_ptr, "expected", None)  # a pipeline's (nvgpu.expected_bytes)
    if counted is not None:
        counted.announce(bytes)
    builder().emit("cute_nvgpu.mbarrier_expect_tx", [barrier, _count(bytes, "the number of bytes", 0)])


def mbarrier_complete_tx(mbar_ptr: Pointer, bytes: Int, peer_cta_rank_in_cluster: Int | None = None) -> None:
    """Count bytes as transferred without an asynchronous copy (PTX `mbarrier.complete_tx`)."""
    barrier = _peer(barrier_address(mbar_ptr, "mbarrier_complete_tx"), peer_cta_rank_in_cluster)
    counted = getattr(mbar_ptr, "expected", None)  # a pipeline's (nvgpu.expected_bytes)
    if counted is not None and isinstance(bytes, int):
        counted.add(bytes)
    builder().emit("cute_nvgpu.mbarrier_complete_tx", [barrier, _count(bytes, "the number of bytes", 0)])


def mbarrier_wait(mbar_ptr: Pointer, phase: Int, *, scope: Keyword = "cta", asleep: bool = False) -> None:
    """Wait until the phase of parity `phase` has ended (PTX `mbarrier.try_wait`, repeated). Memory
    accesses of the arrived threads are then visible: those of the block's own threads, and with
    `scope="cluster"` those of other blocks that arrived with that scope. `asleep`: threads that
    wait take no turns of others, and go on a little later.
    """
    barrier = barrier_address(mbar_ptr, "mbarrier_wait")
    attrs = _scope(scope) | ({"sleep": Typed(_SLEEP, I32)} if asleep else {})
    builder().emit("cute_nvgpu.mbarrier_wait", [barrier, int32(phase)], (), attrs)


def mbarrier_try_wait(mbar_ptr: Pointer, phase: Int, *, scope: Keyword = "cta") -> Boolean:
    """Wait for a limited time for the end of the phase of parity `phase`. Returns whether it has
    ended (PTX `mbarrier.try_wait`). `scope` as for `mbarrier_wait`.
    """
    barrier = barrier_address(mbar_ptr, "mbarrier_try_wait")
    return Boolean(builder().value("cute_nvgpu.mbarrier_try_wait", [barrier, int32(phase)], I1, _scope(scope)))


def mbarrier_test_wait(mbar_ptr: Pointer, phase: Int, *, scope: Keyword = "cta") -> Boolean:
    """Whether the phase of parity `phase` has ended, without waiting (PTX `mbarrier.test_wait`).
    `scope` as for `mbarrier_wait`.
    """
    barrier = barrier_address(mbar_ptr, "mbarrier_test_wait", "sm_80")
    return Boolean(builder().value("cute_nvgpu.mbarrier_test_wait", [barrier, int32(phase)], I1, _scope(scope)))


def mbarrier_conditional_try_wait(cond: Boolean | bool, mbar_ptr: Pointer, phase: Int) -> Boolean:
    """`mbarrier_try_wait` if `cond` holds, else True."""
    barrier = barrier_address(mbar_ptr, "mbarrier_conditional_try_wait")
    condition = as_numeric(cond, Boolean).to(Boolean)
    if condition.is_static:
        return mbarrier_try_wait(mbar_ptr, phase) if condition.python else Boolean(True)
    parity, wait, pass_ = int32(phase), Block(), Block()
    for block in (wait, pass_):
        with builder().inside(block):
            ended = (
                builder().value("cute_nvgpu.mbarrier_try_wait", [barrier, parity], I1)
                if block is wait
                else builder().constant(True, I1)
            )
            builder().emit("scf.yield", [ended])
    return Boolean(builder().emit("scf.if", [condition.ir], [I1], {}, (Region(wait), Region(pass_))).result)


def cp_async_mbarrier_arrive_noinc(mbar_ptr: Pointer) -> None:
    """Arrive when this thread's earlier `cp.async` are complete (PTX
    `cp.async.mbarrier.arrive.noinc`): one of the arrivals that the barrier expects.
    """
    barrier = barrier_address(mbar_ptr, "cp_async_mbarrier_arrive_noinc", "sm_80")
    builder().emit("cute_nvgpu.cpasync_mbarrier_arrive", [barrier])


cp_async_mbarrier_arrive_noinc_shared = cp_async_mbarrier_arrive_noinc


def cp_async_bulk_commit_group() -> None:
    """Commit this thread's bulk stores since the last commit as a group (PTX
    `cp.async.bulk.commit_group`).
    """
    in_kernel("cp_async_bulk_commit_group")
    require("cp_async_bulk_commit_group", "sm_90")
    builder().emit("cute_nvgpu.bulk_commit")


def cp_async_bulk_wait_group(group: int, *, read: bool = False) -> None:
    """Wait until all but this thread's `group` newest groups of bulk stores are complete; with
    `read` only until they have read shared memory, which may then be written again (PTX
    `cp.async.bulk.wait_group`).
    """
    in_kernel("cp_async_bulk_wait_group")
    require("cp_async_bulk_wait_group", "sm_90")
    builder().emit(
        "cute_nvgpu.bulk_wait", (), (), {"groups": Typed(int(group), I32), **({"read": None} if read else {})}
    )


def cp_async_bulk_store_masked(gmem_ptr: Pointer, smem_ptr: Pointer, size: Int, byte_mask: Int) -> None:
    """Store `size` bytes (a multiple of 16) of shared memory to global memory, of each 16 only
    those whose bit in `byte_mask` (16 bits) is set; it belongs to the thread's next bulk group (PTX
    `cp.async.bulk` with `.cp_mask`, from sm_100 on). Both addresses are multiples of 16.
    """
    what = "cp_async_bulk_store_masked"
    in_kernel(what)
    require(what, "sm_100")
    pointers = [pointer_to(gmem_ptr, what), pointer_to(smem_ptr, what)]
    for pointer, space in zip(pointers, (AddressSpace.gmem, AddressSpace.smem)):
        if pointer.memspace is not space:
            message = f"{what} needs a pointer to {space.name} here, not to {pointer.memspace.name}"
            raise error(
                "E0404", message, user_location(), help="the order is global memory, shared memory, bytes, mask"
            )
    mask = as_numeric(byte_mask, Uint16).to(Uint16).ir
    operands = [*[pointer.ir for pointer in pointers], int32(size), mask]
    builder().emit("cutec.bulk_store_masked", operands, (), {"operandSegmentSizes": IntArray((1, 1, 1, 1))})


def map_dsmem_ptr(smem_ptr: Pointer, cta_rank_in_cluster: Int) -> Pointer:
    """The pointer to the same place in the shared memory of the block of that rank in the cluster
    (PTX `mapa`).
    """
    in_kernel("map_dsmem_ptr")
    require("map_dsmem_ptr", "sm_90")
    pointer = pointer_to(smem_ptr, "map_dsmem_ptr")
    if pointer.memspace is not AddressSpace.smem:
        raise error(
            "E0404",
            f"map_dsmem_ptr needs a pointer to shared memory, not to {pointer.memspace.name}",
            user_location(),
            help="the iterator of a tensor that was allocated in shared memory",
        )
    address = builder().value("cute_nvgpu.map_to_block", [pointer.ir, int32(cta_rank_in_cluster)], ptr(7))
    return Pointer(address, pointer.dtype, AddressSpace.dsmem, pointer.alignment)


take_loc_ip(globals())
