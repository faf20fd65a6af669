"""Helpers of cluster kernels; nothing is exported here."""

import cutec
from cutec import Constexpr, cute


@cute.jit
def barrier_for(bytes: Constexpr):
    """A barrier for one phase of so many bytes, known to the whole cluster."""
    smem = cutec.utils.SmemAllocator()
    bar = smem.allocate_array(cutec.Int64, 1)
    if cute.arch.thread_idx()[0] == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, bytes)
    together()
    return bar


@cute.jit
def together():
    """All blocks of the cluster are here."""
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
