"""Synchronisation and memory order: barriers, fences, dependent launches, register budgets (PTX
ISA, "Parallel Synchronization and Communication Instructions", "Miscellaneous Instructions").
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import FULL_MASK, WARP_SIZE, capability, choice, in_kernel, int32, require, threads_of_block
from cutec.cute.arch.indices import lane_idx
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.facts import Bound
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Int32, as_numeric
from cutec.ir.attrs import IntArray, Raw, Typed
from cutec.ir.core import Value
from cutec.ir.types import I1, I32, I64
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Int, Keyword, Number

_ACQ_REL = Typed(6, I64)  # of LLVM's AtomicOrdering
_SCOPES = {"cta": "block", "cluster": "cluster", "gpu": "device", "sys": ""}  # PTX's names to LLVM's


def sync_threads() -> None:
    """Wait until all threads of the block have arrived; orders their memory accesses (PTX `bar.sync
    0`).
    """
    in_kernel("sync_threads")
    builder().emit("nvvm.barrier", (), (), {"operandSegmentSizes": IntArray((0, 0, 0))})


def barrier(*, barrier_id: Int | None = None, number_of_threads: Int | None = None, aligned: bool = True) -> None:
    """Wait at a named barrier (0–15) for `number_of_threads` threads, a multiple of 32 (PTX
    `bar.sync a, b`). Not `aligned`: the threads of a warp may come to it from several places
    (`barrier.sync`).
    """
    in_kernel("barrier")
    if not aligned:
        operands = _barrier_operands(0 if barrier_id is None else barrier_id, number_of_threads)
        builder().emit("cutec.barrier_sync", operands)
        return
    operands = _barrier_operands(barrier_id, number_of_threads)
    sizes = (int(barrier_id is not None), int(number_of_threads is not None), 0)
    builder().emit("nvvm.barrier", operands, (), {"operandSegmentSizes": IntArray(sizes)})


def barrier_arrive(
    *, barrier_id: Int | None = None, number_of_threads: Int | None = None, aligned: bool = True
) -> None:
    """Arrive at a named barrier without waiting; `number_of_threads` counts those who arrive and
    those who wait (PTX `bar.arrive`). Not `aligned`: the threads of a warp may come to it from
    several places (`barrier.arrive`).
    """
    in_kernel("barrier_arrive")
    if number_of_threads is None:
        raise error(
            "E0416",
            "barrier_arrive needs number_of_threads",
            user_location(),
            help="say how many threads arrive or wait in all",
        )
    if aligned:
        builder().emit("nvvm.barrier.arrive", _barrier_operands(barrier_id, number_of_threads))
        return
    operands = _barrier_operands(0 if barrier_id is None else barrier_id, number_of_threads)
    builder().emit("cutec.barrier_arrive", operands)


def barrier_red(
    predicate: Number, op: str, *, barrier_id: Int = 0, number_of_threads: Int | None = None, aligned: bool = True
) -> Any:
    """Wait at a barrier and reduce a predicate over its threads (PTX `bar.red`): `popc` counts the
    threads for which it holds (Int32), `and` and `or` are true if it holds for all or any
    (Boolean). Not `aligned`: the threads of a warp may come to it from several places
    (`barrier.red`).
    """
    in_kernel("barrier_red")
    kind = choice("op", op, ("popc", "and", "or"))
    operands = [as_numeric(predicate).to(Boolean).ir, *_barrier_operands(barrier_id, number_of_threads)]
    name = "cutec.barrier_red" if aligned else "cutec.barrier_sync_red"
    token = builder().value(name, operands, I32, {"kind": kind})
    result = Int32(builder().value("cutec.barrier_red_result", [token], I32, {"kind": kind}), bound=Bound(1024))
    return result if kind == "popc" else result != 0


def _barrier_operands(barrier_id: Any, number_of_threads: Any) -> list[Value]:
    block = threads_of_block()
    for value, fits, what in (
        (barrier_id, lambda b: 0 <= b < 16, "0 to 15"),
        (number_of_threads, lambda n: n > 0 and n % WARP_SIZE == 0, "a multiple of 32"),
        (
            number_of_threads,
            lambda n: block is None or n <= -(-block // WARP_SIZE) * WARP_SIZE,
            f"at most the {block} threads of the block",
        ),
    ):
        number = as_numeric(value, Int32) if value is not None else None
        if number is not None and number.is_static and not fits(int(number)):
            raise error(
                "E0416",
                f"a barrier of {int(number)}: expected {what}",
                user_location(),
                help="barrier_id is 0 to 15 (0 is that of sync_threads), number_of_threads counts whole warps",
            )
    return [int32(x) for x in (barrier_id, number_of_threads) if x is not None]


def sync_warp(mask: Int = FULL_MASK) -> None:
    """Wait for the threads of a warp named by `mask`; orders their memory accesses (PTX
    `bar.warp.sync`).
    """
    in_kernel("sync_warp")
    builder().emit("nvvm.bar.warp.sync", [int32(mask)])


@contextmanager
def elect_one() -> Iterator[None]:
    """`with elect_one():` runs its body in one thread of the warp (PTX `elect.sync`; before sm_90
    in lane 0). All threads of the warp have to execute it. Variables that the body assigns cannot
    be used after it.
    """
    trace = in_kernel("elect_one")
    leader = builder().value("nvvm.elect.sync", (), I1) if capability() >= 90 else (lane_idx() == 0).ir
    outside = trace.elected
    with guarded(leader):
        trace.elected = True
        try:
            yield
        finally:
            trace.elected = outside


def cluster_arrive(*, aligned: bool = True) -> None:
    """Arrive at the cluster's barrier; threads that wait there see earlier memory accesses (PTX
    `barrier.cluster.arrive`).
    """
    _cluster_barrier("nvvm.cluster.arrive", aligned)


def cluster_arrive_relaxed(*, aligned: bool = True) -> None:
    """Arrive at the cluster's barrier without ordering memory (PTX
    `barrier.cluster.arrive.relaxed`).
    """
    _cluster_barrier("nvvm.cluster.arrive.relaxed", aligned)


def cluster_wait(*, aligned: bool = True) -> None:
    """Wait until all threads of the cluster have arrived (PTX `barrier.cluster.wait`)."""
    _cluster_barrier("nvvm.cluster.wait", aligned)


def _cluster_barrier(op: str, aligned: bool) -> None:
    in_kernel("a cluster barrier")
    require("a cluster barrier", "sm_90")
    builder().emit(op, (), (), {"aligned": None} if aligned else {})


def _fence(scope: str) -> None:
    in_kernel("a fence")
    if scope == "cluster":
        require("a fence of the cluster", "sm_90")
    attrs: dict[str, Any] = {"ordering": _ACQ_REL}
    if _SCOPES[scope]:
        attrs["syncscope"] = _SCOPES[scope]
    builder().emit("llvm.fence", (), (), attrs)


def fence_acq_rel_cta() -> None:
    """Order this thread's memory accesses before and after the fence, for the threads of the block
    (PTX `fence.acq_rel.cta`).
    """
    _fence("cta")


def fence_acq_rel_cluster() -> None:
    """As `fence_acq_rel_cta`, for the threads of the cluster."""
    _fence("cluster")


def fence_acq_rel_gpu() -> None:
    """As `fence_acq_rel_cta`, for all threads of the GPU."""
    _fence("gpu")


def fence_acq_rel_sys() -> None:
    """As `fence_acq_rel_cta`, for all GPUs and the host."""
    _fence("sys")


def fence_sync_restrict(order: Keyword) -> None:
    """Order this thread's accesses to shared memory, one way, for the threads of the cluster:
    `release` those to its block's, or `acquire` those to the cluster's (PTX
    `fence.release.sync_restrict::shared::cta.cluster`, sm_90).
    """
    in_kernel("fence_sync_restrict")
    name = choice("order", order, ("release", "acquire"))
    require("fence.sync_restrict", "sm_90")
    builder().emit("nvvm.fence.sync_restrict", (), (), {"order": Raw(f"#nvvm.mem_order<{name}>")})


_PROXIES = ("alias", "async", "async.global", "async.shared")


def fence_proxy(kind: Keyword, *, space: Keyword = None, use_intrinsic: bool | None = None) -> None:
    """Order this thread's accesses with those through another memory proxy (PTX `fence.proxy`):
    `alias`, `async`, `async.global`, or `async.shared` with space `cta` or `cluster`. The async
    kinds (TMA, wgmma) need sm_90. `use_intrinsic` chooses a form of NVIDIA's IR, and nothing here.
    """
    in_kernel("fence_proxy")
    name = choice("kind", kind, _PROXIES)
    attrs = {"kind": Raw(f"#nvvm.proxy_kind<{name}>")}
    if name != "alias":
        require(f"fence.proxy.{name}", "sm_90")
    if name == "async.shared":
        attrs["space"] = Raw(f"#nvvm.shared_space<{choice('space', space, ('cta', 'cluster'))}>")
    builder().emit("nvvm.fence.proxy", (), (), attrs)


def fence_view_async_shared() -> None:
    """Make this thread's stores to shared memory visible to TMA and tensor cores (PTX
    `fence.proxy.async.shared::cta`).
    """
    fence_proxy("async.shared", space="cta")


def nanosleep(sleep_time: Int) -> None:
    """Suspend the thread for between 0 and twice `sleep_time` nanoseconds, at most a millisecond
    (PTX `nanosleep`).
    """
    in_kernel("nanosleep")
    builder().emit("nvvm.nanosleep", [int32(sleep_time)])


def griddepcontrol_wait() -> None:
    """Wait until the kernels that this launch depends on have ended and their writes are visible
    (PTX `griddepcontrol.wait`).
    """
    _grid_dependency("wait")


def griddepcontrol_launch_dependents() -> None:
    """Let dependent kernels start once all blocks have executed this or ended (PTX
    `griddepcontrol.launch_dependents`).
    """
    _grid_dependency("launch_dependents")


def _grid_dependency(action: str) -> None:
    in_kernel("griddepcontrol")
    require("griddepcontrol", "sm_90")
    builder().emit("nvvm.griddepcontrol", (), (), {"kind": Raw(f"#nvvm<grid_dep_action {action}>")})


def setmaxregister_increase(reg_count: int) -> None:
    """Wait for registers, until each thread of the warpgroup has `reg_count` (24 to 256, a multiple
    of 8; sm_90a).
    """
    _set_max_registers("increase", reg_count)


def setmaxregister_decrease(reg_count: int) -> None:
    """Release registers: each thread of the warpgroup keeps `reg_count` (24 to 256, a multiple of
    8; sm_90a).
    """
    _set_max_registers("decrease", reg_count)


warpgroup_reg_alloc = setmaxregister_increase
warpgroup_reg_dealloc = setmaxregister_decrease


def _set_max_registers(action: str, count: int) -> None:
    in_kernel("setmaxregister")
    require_setmaxnreg()
    number = as_numeric(count, Int32)
    if not number.is_static or not 24 <= int(number) <= 256 or int(number) % 8:
        raise error(
            "E0424",
            f"a register budget of {number}",
            user_location(),
            help="a number known when compiling: 24 to 256, a multiple of 8",
        )
    attrs = {"regCount": Typed(int(number), I32), "action": Raw(f"#nvvm<action {action}>")}
    builder().emit("nvvm.setmaxregister", (), (), attrs)


def require_setmaxnreg() -> None:
    """`setmaxnreg` exists on sm_90a and on the builds with a suffix of sm_100, sm_110 and
    sm_120.
    """
    require("setmaxnreg", {9: "sm_90a", 10: "sm_100f", 11: "sm_110f", 12: "sm_120f"}.get(capability() // 10, "sm_90a"))


take_loc_ip(globals())
