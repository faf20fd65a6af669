"""Barriers of a warp, a block, a cluster; barriers in shared memory; fences; ends of threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.cute.arch.common import FULL_MASK, choice, in_kernel, int32, require
from cutec.cute.arch.mbarrier import barrier_address
from cutec.experimental.primitives.enums import MemOrder, MemScope, Proxy
from cutec.experimental.primitives.operands import memory
from cutec.experimental.primitives.tcgen05_enums import MBarrierScope, MBarrierWait
from cutec.frontend.core.context import builder
from cutec.frontend.numbers.numeric import Boolean, Int32, Int64, as_numeric
from cutec.frontend.tensors.pointers import AddressSpace
from cutec.ir.types import I1, I64
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Int, Number


def exit() -> None:
    """End this thread. Barriers of the block wait for it no more."""
    in_kernel("exit")
    builder().emit("nvvm.exit")


def cluster_ctarank() -> Int32:
    """The rank of the block in its cluster."""
    return arch.block_idx_in_cluster()


def setmaxregister(reg_count: int, action: Any) -> None:
    """Take registers for the threads of the warpgroup, or give them back."""
    increase = choice("action", action, ("increase", "decrease")) == "increase"
    (arch.setmaxregister_increase if increase else arch.setmaxregister_decrease)(reg_count)


def bar_warp_sync(mask: Int = FULL_MASK) -> None:
    """Wait for the threads of the warp that `mask` names."""
    arch.sync_warp(mask)


def barrier_cta_sync(barrier_id: Int = 0, thread_count: Int | None = None) -> None:
    """Wait at a named barrier of the block, for all threads or for `thread_count`. The threads of
    a warp may come to it from several places.
    """
    arch.barrier(barrier_id=barrier_id, number_of_threads=thread_count, aligned=False)


def barrier_cta_sync_aligned(barrier_id: Int = 0, thread_count: Int | None = None) -> None:
    """The same, in whole warps."""
    arch.barrier(barrier_id=barrier_id, number_of_threads=thread_count)


def barrier(*, barrier_id: Int = 0, number_of_threads: Int | None = None) -> None:
    """`barrier_cta_sync_aligned`, under the name of its operation."""
    barrier_cta_sync_aligned(barrier_id, number_of_threads)


def barrier_cta_arrive(barrier_id: Int, thread_count: Int) -> None:
    """Arrive at a named barrier without waiting. The threads of a warp may come to it from several
    places.
    """
    arch.barrier_arrive(barrier_id=barrier_id, number_of_threads=thread_count, aligned=False)


def barrier_cta_arrive_aligned(barrier_id: Int, thread_count: Int) -> None:
    """The same, in whole warps."""
    arch.barrier_arrive(barrier_id=barrier_id, number_of_threads=thread_count)


def barrier_cta_red(pred: Number, *, barrier_id: Int = 0, kind: str = "popc", thread_count: Int | None = None) -> Any:
    """Wait at a barrier, and reduce a predicate over its threads: by `kind` "and", "or" (Boolean),
    "popc" (Int32). The threads of a warp may come to it from several places.
    """
    return arch.barrier_red(pred, kind, barrier_id=barrier_id, number_of_threads=thread_count, aligned=False)


def barrier_cta_red_aligned(
    pred: Number, *, barrier_id: Int = 0, kind: str = "popc", thread_count: Int | None = None
) -> Any:
    """The same, in whole warps."""
    return arch.barrier_red(pred, kind, barrier_id=barrier_id, number_of_threads=thread_count)


def barrier_cluster_arrive(*, aligned: bool = False) -> None:
    """Arrive at the cluster's barrier, and release this thread's accesses."""
    arch.cluster_arrive(aligned=aligned)


def barrier_cluster_arrive_relaxed(*, aligned: bool = False) -> None:
    """Arrive at the cluster's barrier without ordering memory."""
    arch.cluster_arrive_relaxed(aligned=aligned)


def barrier_cluster_wait(*, aligned: bool = False) -> None:
    """Wait for all threads of the cluster."""
    arch.cluster_wait(aligned=aligned)


def barrier_cluster_arrive_aligned() -> None:
    """`barrier_cluster_arrive` in whole warps."""
    arch.cluster_arrive(aligned=True)


def barrier_cluster_arrive_relaxed_aligned() -> None:
    """`barrier_cluster_arrive_relaxed` in whole warps."""
    arch.cluster_arrive_relaxed(aligned=True)


def barrier_cluster_wait_aligned() -> None:
    """`barrier_cluster_wait` in whole warps."""
    arch.cluster_wait(aligned=True)


def mbarrier_init(addr: Any, count: Int) -> None:
    """Initialise a barrier in shared memory for `count` arrivals per phase."""
    arch.mbarrier_init(memory(addr, "mbarrier_init"), count)


def mbarrier_inval(addr: Any) -> None:
    """End a barrier: its memory may be used otherwise."""
    arch.mbarrier_inval(memory(addr, "mbarrier_inval"))


def fence_mbarrier_init() -> None:
    """Make initialised barriers visible to the cluster and to asynchronous copies."""
    arch.mbarrier_init_fence()


def mbarrier_arrive(
    addr: Any, count: Int | None = None, *, scope: Any = MemScope.CTA, relaxed: bool = False
) -> Int64 | None:
    """Arrive, `count` times, at a barrier of this block or of another one (`mapa`). Returns the
    state of the phase, for `mbarrier_try_wait_timelimit`; of another block's barrier None. An
    arrival is a release, also where it may be `relaxed`.
    """
    in_kernel("mbarrier_arrive")
    pointer = memory(addr, "mbarrier_arrive")
    attrs = {"scope": "cluster"} if choice("scope", scope, ("cta", "cluster")) == "cluster" else {}
    times = [] if count is None else [int32(count)]
    if pointer.memspace is AddressSpace.dsmem:
        builder().emit("cute_nvgpu.mbarrier_arrive", [pointer.ir, *times], (), attrs)
        return None
    operands = [barrier_address(pointer, "mbarrier_arrive"), *times]
    return Int64(builder().emit("cutec.mbarrier.arrive", operands, [I64], attrs).result)


def mbarrier_arrive_expect_tx(addr: Any, txcount: Int) -> None:
    """Let the phase take so many more bytes of copies, and arrive."""
    pointer = memory(addr, "mbarrier_arrive_expect_tx")
    if pointer.memspace is AddressSpace.dsmem:
        builder().emit("cute_nvgpu.mbarrier_arrive_expect", [pointer.ir, int32(txcount)])
    else:
        arch.mbarrier_arrive_and_expect_tx(pointer, txcount)


def mbarrier_expect_tx(addr: Any, txcount: Int) -> None:
    """Let the phase take so many more bytes of copies."""
    arch.mbarrier_expect_tx(memory(addr, "mbarrier_expect_tx"), txcount)


def mbarrier_wait_parity(
    addr: Any,
    parity: Int,
    kind: Any = MBarrierWait.TRY,
    *,
    scope: Any = MBarrierScope.CTA,
    order: Any = MemOrder.ACQUIRE,
) -> Boolean:
    """Whether the phase of a parity has ended: asked at once, or after a while. That it has is an
    acquire of what the threads of `scope` have released, also where `order` may be `RELAXED`.
    """
    test = choice("kind", kind, [word.value for word in MBarrierWait]) == MBarrierWait.TEST.value
    choice("order", order, (MemOrder.ACQUIRE.value, MemOrder.RELAXED.value))
    wait = arch.mbarrier_test_wait if test else arch.mbarrier_try_wait
    return wait(memory(addr, "mbarrier_wait_parity"), parity, scope=choice("scope", scope, ("cta", "cluster")))


def mbarrier_try_wait_parity(addr: Any, parity: Int, *, time_limit: Int | None = None) -> Boolean:
    """Wait for a while, by the hardware's measure, for the end of the phase of a parity; whether it
    has ended. `time_limit`, in nanoseconds, is a hint.
    """
    return arch.mbarrier_try_wait(memory(addr, "mbarrier_try_wait_parity"), parity)


def mbarrier_try_wait_timelimit(addr: Any, state: Int, time_limit: Int) -> Boolean:
    """Whether the phase has ended of which `mbarrier_arrive` gave the state. `time_limit`, in
    nanoseconds, bounds the time that it may wait: here it does not.
    """
    in_kernel("mbarrier_try_wait_timelimit")
    pointer = barrier_address(memory(addr, "mbarrier_try_wait_timelimit"), "mbarrier_try_wait_timelimit")
    token = as_numeric(state, Int64).to(Int64)
    return Boolean(builder().value("cutec.mbarrier.test_wait", [pointer, token.ir], I1))


def fence_sync_restrict(order: Any) -> None:
    """Release this thread's accesses to the shared memory of its block to the cluster, or acquire
    those of other threads to the cluster's shared memory (`MemOrder.RELEASE`, `ACQUIRE`; PTX
    `fence.release.sync_restrict::shared::cta.cluster`, sm_90).
    """
    arch.fence_sync_restrict(getattr(order, "value", order))


def fence_proxy(kind: Any, *, space: Any = None) -> None:
    """Order this thread's accesses with those by another way to memory: `Proxy.ASYNC_SHARED`, or
    "async_shared".
    """
    arch.fence_proxy(kind.replace("_", ".") if isinstance(kind, str) else kind, space=space)


def fence_proxy_release(scope: Any, *, from_proxy: Any = Proxy.GENERIC, to_proxy: Any = Proxy.TENSORMAP) -> None:
    """Release this thread's writes to tensor maps, for threads that acquire them. Raises E0421 for
    other proxies and scopes.
    """
    _between(scope, from_proxy, to_proxy)
    builder().emit("cute_nvgpu.tma_desc_release")


def fence_proxy_acquire(
    scope: Any, addr: Any, size: Int = 128, *, from_proxy: Any = Proxy.GENERIC, to_proxy: Any = Proxy.TENSORMAP
) -> None:
    """Acquire a tensor map in global memory for this thread's copies. Raises E0421 for other
    proxies, scopes and sizes.
    """
    _between(scope, from_proxy, to_proxy)
    choice("size", str(size), ("128",))
    arch_pointer = memory(addr, "fence_proxy_acquire").tospace(AddressSpace.generic)
    builder().emit("cute_nvgpu.tma_desc_acquire", [arch_pointer.ir])


def _between(scope: Any, source: Any, target: Any) -> None:
    """Refuse what is no fence of tensor maps."""
    in_kernel("a fence of tensor maps")
    require("a fence of tensor maps", "sm_90")
    choice("scope", scope, ("gpu",))
    choice("from_proxy", source, ("generic",))
    choice("to_proxy", target, ("tensormap",))


take_loc_ip(globals())
