"""`cute.arch`'s barriers in shared memory, in kernels that run on the interpreter."""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.experimental import primitives
from cutec.testing import simulate


@cute.kernel
def ring_kernel(a: cute.Tensor, out: cute.Tensor, stages: cutec.Constexpr):
    """Warp 0 hands numbers to warp 1 through a ring of `stages` places."""
    full = cute.arch.alloc_smem(cutec.Int64, stages, alignment=8)
    empty = cute.arch.alloc_smem(cutec.Int64, stages, alignment=8)
    data = cute.make_tensor(cute.arch.alloc_smem(cutec.Float32, stages * 32), cute.make_layout((32, stages)))
    tid, _, _ = cute.arch.thread_idx()
    warp, lane = tid // 32, tid % 32
    if tid == 0:
        for s in cutec.range_constexpr(stages):
            cute.arch.mbarrier_init(full + s, 32)
            cute.arch.mbarrier_init(empty + s, 32)
        cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()
    stage = cutec.Int32(0)
    phase = cutec.Int32(0)
    for i in range(a.shape[0] // 32):
        if warp == 0:
            cute.arch.mbarrier_wait(empty + stage, phase ^ 1)
            data[lane, stage] = a[i * 32 + lane]
            cute.arch.mbarrier_arrive(full + stage)
        else:
            cute.arch.mbarrier_wait(full + stage, phase)
            out[i * 32 + lane] = data[lane, stage] * 2.0
            cute.arch.mbarrier_arrive(empty + stage)
        stage += 1
        if stage == stages:
            stage = cutec.Int32(0)
            phase ^= 1


@cute.jit
def ring(a: cute.Tensor, out: cute.Tensor, stages: cutec.Constexpr):
    ring_kernel(a, out, stages).launch(grid=(1, 1, 1), block=(64, 1, 1))


@pytest.mark.parametrize("stages", [1, 3])
def test_a_ring_of_stages(stages: int):
    a, out = np.arange(320, dtype=np.float32), np.zeros(320, np.float32)
    simulate(ring, a, out, stages)
    assert (out == 2 * a).all()


@cute.kernel
def cluster_kernel(out: cute.Tensor):
    bar = cute.arch.alloc_smem(cutec.Int64, 1, alignment=8)
    mine = cute.arch.alloc_smem(cutec.Int32, 1, alignment=4)
    tid, _, _ = cute.arch.thread_idx()
    rank = cute.arch.block_idx_in_cluster()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 2)
        cute.arch.mbarrier_init_fence()
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
    if tid == 0:
        other = cute.make_tensor(cute.arch.map_dsmem_ptr(mine, rank ^ 1), cute.make_layout(1))
        other[0] = 10 + rank
        cute.arch.mbarrier_arrive(bar, rank ^ 1, arrive_count=2)
        cute.arch.mbarrier_wait(bar, 0)
        block, _, _ = cute.arch.block_idx()
        out[block] = cute.make_tensor(mine, cute.make_layout(1))[0]
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()


@cute.jit
def exchange(out: cute.Tensor):
    cluster_kernel(out).launch(grid=(4, 1, 1), block=(32, 1, 1), cluster=(2, 1, 1))


def test_blocks_of_a_cluster_write_to_each_other():
    out = np.zeros(4, np.int32)
    simulate(exchange, out, check_hazards=False)  # its arrivals are of block scope
    assert out.tolist() == [11, 10, 11, 10]


@cute.kernel
def try_kernel(out: cute.Tensor):
    bar = cute.arch.alloc_smem(cutec.Int64, 1, alignment=8)
    tid, _, _ = cute.arch.thread_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
    cute.arch.sync_threads()
    before = cute.arch.mbarrier_test_wait(bar, 0)
    cute.arch.sync_threads()
    if tid == 0:
        cute.arch.mbarrier_arrive(bar)
    after = cute.arch.mbarrier_try_wait(bar, 0)
    skipped = cute.arch.mbarrier_conditional_try_wait(tid < 0, bar, 1)
    out[tid] = cutec.Int32(before) + 2 * cutec.Int32(after) + 4 * cutec.Int32(skipped)


@cute.jit
def tries(out: cute.Tensor):
    try_kernel(out).launch(grid=(1, 1, 1), block=(32, 1, 1))


def test_testing_and_trying():
    out = np.zeros(32, np.int32)
    simulate(tries, out)
    assert (out == 6).all()


@cute.kernel
def waiting_kernel(out: cute.Tensor, scope: cutec.Constexpr):
    """Block 1 stores in block 0 and arrives there; block 0 asks until the phase has ended."""
    bar = cute.arch.alloc_smem(cutec.Int64, 1, alignment=8)
    mine = cute.arch.alloc_smem(cutec.Int32, 1, alignment=4)
    tid, _, _ = cute.arch.thread_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
    if tid == 0 and cute.arch.block_idx_in_cluster() == 1:
        cute.make_tensor(cute.arch.map_dsmem_ptr(mine, 0), cute.make_layout(1))[0] = 7
        cute.arch.fence_sync_restrict("release")
        primitives.mbarrier_arrive(primitives.mapa(bar, 0), scope=primitives.MemScope.CLUSTER, relaxed=True)
    if tid == 0 and cute.arch.block_idx_in_cluster() == 0:
        cute.arch.mbarrier_wait(bar, 0)
        ended = primitives.mbarrier_wait_parity(
            bar, 0, primitives.MBarrierWait.TEST, scope=scope, order=primitives.MemOrder.ACQUIRE
        )
        if ended:
            out[0] = cute.make_tensor(mine, cute.make_layout(1))[0]
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()


def test_a_test_acquires_what_other_blocks_have_released():
    """A wait, then a test with the scope of the cluster; no other scope is wider."""

    @cute.jit
    def host(out: cute.Tensor, scope: cutec.Constexpr):
        waiting_kernel(out, scope).launch(grid=(2, 1, 1), block=(32, 1, 1), cluster=(2, 1, 1))

    out = np.zeros(1, np.int32)
    simulate(host, out, primitives.MBarrierScope.CLUSTER)
    assert out[0] == 7
    with pytest.raises(CutecError) as caught:
        simulate(host, out, primitives.MemScope.GPU)
    assert caught.value.code == "E0421"


@cute.jit
def wide(out: cute.Tensor, scope: cutec.Constexpr):
    wide_kernel(out, scope).launch(grid=(2, 1, 1), block=(32, 1, 1), cluster=(2, 1, 1))


@cute.kernel
def wide_kernel(out: cute.Tensor, scope: cutec.Constexpr):
    bar = cute.arch.alloc_smem(cutec.Int64, 1, alignment=8)
    tid, _, _ = cute.arch.thread_idx()
    rank = cute.arch.block_idx_in_cluster()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 32)
        cute.arch.mbarrier_init_fence()
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
    out[rank] = tid * 0 + 7
    cute.arch.mbarrier_arrive(bar, rank ^ 1, scope=scope)
    cute.arch.mbarrier_wait(bar, 0, scope=scope)
    out[2 + rank] = out[rank ^ 1]
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()


def test_an_arrival_for_the_cluster():
    out = np.zeros(4, np.int32)
    simulate(wide, out, "cluster")
    assert out.tolist() == [7, 7, 7, 7]


def test_scopes_of_arrivals():
    with pytest.raises(CutecError) as caught:
        simulate(wide, np.zeros(4, np.int32), "gpu")
    assert caught.value.code == "E0421" and "'cta', 'cluster'" in caught.value.help


@cute.kernel
def bad_kernel(out: cute.Tensor):
    cute.arch.mbarrier_init(out.iterator, 1)


@cute.jit
def bad(out: cute.Tensor):
    bad_kernel(out).launch(grid=(1, 1, 1), block=(32, 1, 1))


def test_barriers_are_in_shared_memory():
    with pytest.raises(CutecError) as caught:
        simulate(bad, np.zeros(8, np.int64))
    assert caught.value.code == "E0404"


def test_old_archs_have_none():
    with pytest.raises(CutecError) as caught:
        simulate(ring, np.zeros(32, np.float32), np.zeros(32, np.float32), 1, arch="sm_75")
    assert caught.value.code == "E0420"
