"""A Hopper GEMM: TMA loads into a ring of stages, one warp that produces, two warpgroups that
multiply; C by TMA store.

c (m, n) = a (m, k) · b (n, k)ᵀ in bf16 with sums in f32. Extents are free; edges are left to the
TMA unit, which fills with zeros and leaves out. `cluster` blocks along M share each tile of b by
multicast.
"""

import numpy as np

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync, warpgroup

BM, BN, BK = 128, 128, 64
STAGES = 4
CONSUMERS = 2  # warpgroups
THREADS = 128 * (CONSUMERS + 1)
C_COLUMNS = 64  # of a tile of C that is stored at once


def smem_layout(dtype, rows, columns, stages):
    """K-major tiles with the swizzle that wgmma and TMA share."""
    atom = warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, dtype)
    return cute.tile_to_shape(atom, (rows, columns, stages), (0, 1, 2))


@cute.kernel
def gemm_kernel(
    tma_a: cpasync.TmaAtom,
    mA: cute.Tensor,
    tma_b: cpasync.TmaAtom,
    mB: cute.Tensor,
    tma_c: cpasync.TmaAtom,
    mC: cute.Tensor,
    mma: cute.TiledMma,
    layouts: cutec.Constexpr,
    cluster: cutec.Constexpr,
):
    a_layout, b_layout, c_layout = layouts
    tid, _, _ = cute.arch.thread_idx()
    warp = cute.arch.make_warp_uniform(tid // 32)
    group = cute.arch.make_warp_uniform(tid // 128)
    block_m, block_n, _ = cute.arch.block_idx()
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())

    smem = cutec.utils.SmemAllocator()
    sA = smem.allocate_tensor(cutec.BFloat16, a_layout.outer, 1024, a_layout.inner)
    sB = smem.allocate_tensor(cutec.BFloat16, b_layout.outer, 1024, b_layout.inner)
    sC = smem.allocate_tensor(cutec.BFloat16, c_layout.outer, 1024, c_layout.inner)
    full = smem.allocate_array(cutec.Int64, STAGES)
    empty = smem.allocate_array(cutec.Int64, STAGES)
    if warp == 0:
        cpasync.prefetch_descriptor(tma_a)
        cpasync.prefetch_descriptor(tma_b)
        with cute.arch.elect_one():
            for s in cutec.range_constexpr(STAGES):
                cute.arch.mbarrier_init(full + s, 1)
                cute.arch.mbarrier_init(empty + s, CONSUMERS * cluster)
            cute.arch.mbarrier_init_fence()
    if cutec.const_expr(cluster > 1):
        cute.arch.cluster_arrive()
        cute.arch.cluster_wait()
    else:
        cute.arch.sync_threads()

    gA = cute.local_tile(mA, (BM, BK), (block_m, None))
    gB = cute.local_tile(mB, (BN, BK), (block_n, None))
    gC = cute.local_tile(mC, (BM, BN), (block_m, block_n))
    one = cute.make_layout(1)
    tAsA, tAgA = cpasync.tma_partition(tma_a, 0, one, cute.group_modes(sA, 0, 2), cute.group_modes(gA, 0, 2))
    tBsB, tBgB = cpasync.tma_partition(
        tma_b, rank, cute.make_layout(cluster), cute.group_modes(sB, 0, 2), cute.group_modes(gB, 0, 2)
    )
    k_tiles = cute.size(gA, mode=[2])

    if group == 0:
        cute.arch.setmaxregister_decrease(40)
        if warp == 0:
            stage = cutec.Int32(0)
            phase = cutec.Int32(1)
            for k in range(k_tiles):
                cute.arch.mbarrier_wait(empty + stage, phase)
                with cute.arch.elect_one():
                    cute.arch.mbarrier_arrive_and_expect_tx(full + stage, (BM + BN) * BK * 2)
                    cute.copy(tma_a, tAgA[None, k], tAsA[None, stage], tma_bar_ptr=full + stage)
                    cute.copy(
                        tma_b, tBgB[None, k], tBsB[None, stage], tma_bar_ptr=full + stage, mcast_mask=(1 << cluster) - 1
                    )
                stage += 1
                if stage == STAGES:
                    stage = cutec.Int32(0)
                    phase ^= 1
    else:
        cute.arch.setmaxregister_increase(232)
        thr = mma.get_slice(tid - 128)
        tCsA, tCsB, _tCgC = thr.partition_A(sA), thr.partition_B(sB), thr.partition_C(gC)
        tCrA, tCrB = mma.make_fragment_A(tCsA), mma.make_fragment_B(tCsB)
        acc = mma.make_fragment_C(mma.partition_shape_C((BM, BN)))
        in_group = tid % 128
        mma.set(warpgroup.Field.ACCUMULATE, False)
        cute.arch.mbarrier_wait(full, 0)
        multiply(mma, acc, tCrA[None, None, None, 0], tCrB[None, None, None, 0])
        mma.set(warpgroup.Field.ACCUMULATE, True)
        stage = cutec.Int32(1)
        phase = cutec.Int32(0)
        previous = cutec.Int32(0)
        for _ in range(1, k_tiles):
            cute.arch.mbarrier_wait(full + stage, phase)
            multiply(mma, acc, tCrA[None, None, None, stage], tCrB[None, None, None, stage])
            warpgroup.wait_group(1)
            release(empty + previous, in_group, cluster)
            previous = stage
            stage += 1
            if stage == STAGES:
                stage = cutec.Int32(0)
                phase ^= 1
        warpgroup.wait_group(0)
        store(tma_c, acc, sC, gC, mma, tid - 128)
    if cutec.const_expr(cluster > 1):  # no block leaves while others may still arrive at its barriers
        cute.arch.cluster_arrive()
        cute.arch.cluster_wait()


@cute.jit
def multiply(mma: cute.TiledMma, acc: cute.Tensor, a: cute.Tensor, b: cute.Tensor):
    """One group of multiplies: a stage."""
    warpgroup.fence()
    cute.gemm(mma, acc, a, b, acc)
    warpgroup.commit_group()


@cute.jit
def release(barrier: cute.Pointer, in_group: cutec.Int32, cluster: cutec.Constexpr):
    """One thread of the warpgroup for each block of the cluster tells that block's producer."""
    if cutec.const_expr(cluster > 1):
        if in_group < cluster:
            cute.arch.mbarrier_arrive(barrier, in_group)
    else:
        if in_group == 0:
            cute.arch.mbarrier_arrive(barrier)


@cute.jit
def store(tma_c, acc: cute.Tensor, sC: cute.Tensor, gC: cute.Tensor, mma: cute.TiledMma, thread: cutec.Int32):
    """Sums go to shared memory as bf16, then to C, which the TMA unit bounds."""
    thr = mma.get_slice(thread)
    tCsC = thr.partition_C(sC)
    out = cute.make_fragment_like(acc, cutec.BFloat16)
    out.store(acc.load().to(cutec.BFloat16))
    cute.autovec_copy(out, tCsC)
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.barrier(barrier_id=1, number_of_threads=128 * CONSUMERS)
    tCsC_, tCgC_ = cpasync.tma_partition(
        tma_c, 0, cute.make_layout(1), cute.group_modes(sC, 0, 2), cute.group_modes(gC, 0, 2)
    )
    if thread < 32:
        cute.copy(tma_c, tCsC_[None], tCgC_[None])
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def gemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, cluster: cutec.Constexpr = 1):
    op = warpgroup.MmaF16BF16Op(cutec.BFloat16, cutec.Float32, (64, BN, 16))
    mma = cute.make_tiled_mma(op, (CONSUMERS, 1, 1))
    layouts = (
        smem_layout(a.element_type, BM, BK, STAGES),
        smem_layout(b.element_type, BN, BK, STAGES),
        smem_layout(c.element_type, BM, BN, 1),
    )
    one_stage = [cute.slice_(layout, (None, None, 0)) for layout in layouts]
    multicast = cpasync.CopyBulkTensorTileG2SMulticastOp() if cluster > 1 else cpasync.CopyBulkTensorTileG2SOp()
    tma_a, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, one_stage[0], (BM, BK))
    tma_b, mB = cpasync.make_tiled_tma_atom(multicast, b, one_stage[1], (BN, BK), cluster)
    tma_c, mC = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileS2GOp(), c, one_stage[2], (BM, BN))
    flat_c = (*layouts[:2], one_stage[2])
    blocks_m = cute.round_up(cute.ceil_div(c.shape[0], BM), cluster)
    gemm_kernel(tma_a, mA, tma_b, mB, tma_c, mC, mma, flat_c, cluster).launch(
        grid=(blocks_m, cute.ceil_div(c.shape[1], BN), 1), block=(THREADS, 1, 1), cluster=(cluster, 1, 1)
    )


def gemm_ref(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return a.astype(np.float64) @ b.astype(np.float64).T


TYPES = ["in bf16[m,k{div=8}]", "in bf16[n,k]", "out bf16[m,n{div=8}]"]
cutec.export(gemm, TYPES, reference=gemm_ref, flops="2*m*n*k", arch=["sm_90a"], name="gemm", constexpr={"cluster": 1})
cutec.export(gemm, TYPES, reference=gemm_ref, flops="2*m*n*k", arch=["sm_90a"], name="gemm_2", constexpr={"cluster": 2})
