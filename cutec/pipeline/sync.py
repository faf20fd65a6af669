"""Making a pipeline's barriers visible to their users, and the numbered barriers of a block."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.frontend.kernels.smem import alloc_smem
from cutec.frontend.numbers.broadcast import size_of
from cutec.frontend.numbers.numeric import Int64
from cutec.frontend.tensors.pointers import Pointer
from cutec.loc_ip import take_loc_ip
from cutec.pipeline.groups import Agent

if TYPE_CHECKING:
    from cutec.cute.operands import AnyLayout, Extents


def pipeline_init_arrive(cluster_shape_mn: AnyLayout | Extents | None = None, is_relaxed: bool = False) -> None:
    """Arrive at the cluster's barrier after the initialisation of barriers, if the cluster has more
    than one block. `is_relaxed`: without memory ordering, since the fence that follows the
    initialisation orders it.
    """
    if _is_cluster(cluster_shape_mn):
        (arch.cluster_arrive_relaxed if is_relaxed else arch.cluster_arrive)()


def pipeline_init_wait(cluster_shape_mn: AnyLayout | Extents | None = None) -> None:
    """Wait, before barriers are used, until the block or the cluster has initialised them."""
    if _is_cluster(cluster_shape_mn):
        arch.cluster_wait()
    else:
        arch.sync_threads()


def alloc_reserved_mbarrier(num_stages: int) -> Pointer:
    """Memory for the barriers of a pipeline: two for each of its stages."""
    return alloc_smem(Int64, 2 * num_stages)


def _is_cluster(shape: Any) -> bool:
    return shape is not None and size_of(tuple(shape.shape) if hasattr(shape, "shape") else tuple(shape)) > 1


def agent_sync(group: Agent, is_relaxed: bool = False) -> None:
    """Wait for all threads of the block or the cluster."""
    if group is Agent.ThreadBlockCluster:
        (arch.cluster_arrive_relaxed if is_relaxed else arch.cluster_arrive)()
        arch.cluster_wait()
    elif group is Agent.ThreadBlock:
        arch.sync_threads()
    else:
        arch.sync_warp()


def sync(barrier_id: int = 0) -> None:
    """Wait for the whole block at one of its barriers."""
    arch.barrier(barrier_id=barrier_id)


def arrive(barrier_id: int, num_threads: int) -> None:
    """Arrive at one of the block's barriers without waiting."""
    arch.barrier_arrive(barrier_id=barrier_id, number_of_threads=num_threads)


def wait(barrier_id: int, num_threads: int) -> None:
    """Arrive at one of the block's barriers, and wait there."""
    arch.barrier(barrier_id=barrier_id, number_of_threads=num_threads)


arrive_and_wait = wait


def arrive_unaligned(barrier_id: int, num_threads: int) -> None:
    """As `arrive`; the threads of a warp may come from several places."""
    arch.barrier_arrive(barrier_id=barrier_id, number_of_threads=num_threads, aligned=False)


def wait_unaligned(barrier_id: int, num_threads: int) -> None:
    """As `wait`; the threads of a warp may come from several places."""
    arch.barrier(barrier_id=barrier_id, number_of_threads=num_threads, aligned=False)


take_loc_ip(globals())
