"""C = A Bᵀ on Hopper, the first one to read: TMA loads into a ring of stages, one warp that loads,
two warpgroups that multiply, C by TMA store.

A is (M, K) and B (N, K), both with K contiguous, in bfloat16; sums are in float32. M, N and K are
known at launch. The TMA unit takes care of edges: it fills with zeros what lies outside, and leaves
it out when it stores. `cluster` blocks along M share each tile of B: each loads a part of it for
all of them (multicast).

Step 8 of docs/tutorial leads here; `gemm_hopper.py` goes on from here. Names follow CuTe
(docs/letters.md): `tAgA` is A's part of `gA`, by the copy of A; `tCrA` A's by the multiply.
"""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync, warpgroup

BM, BN, BK = 128, 128, 64
STAGES = 4
CONSUMERS = 2  # warpgroups that multiply, each 64 rows of a tile
THREADS = 128 * (CONSUMERS + 1)


def smem_layout(dtype, rows, columns, stages):
    """Tiles with K contiguous, in the swizzle that wgmma and TMA share: (rows, columns, stages)."""
    atom = warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, dtype)
    return cute.tile_to_shape(atom, (rows, columns, stages), (0, 1, 2))


@cute.kernel
def gemm_kernel(
    tma_A: cpasync.TmaAtom,
    mA: cute.Tensor,
    tma_B: cpasync.TmaAtom,
    mB: cute.Tensor,
    tma_C: cpasync.TmaAtom,
    mC: cute.Tensor,
    tiled_mma: cute.TiledMma,
    layouts: cutec.Constexpr,
    cluster: cutec.Constexpr,
):
    layout_A, layout_B, layout_C = layouts
    tid, _, _ = cute.arch.thread_idx()
    # All lanes of a warp agree on these, and the compiler is told so.
    warp = cute.arch.make_warp_uniform(tid // 32)
    group = cute.arch.make_warp_uniform(tid // 128)
    block_m, block_n, _ = cute.arch.block_idx()
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())

    # Shared memory: the ring, C on its way out, and two barriers a stage.
    smem = cutec.utils.SmemAllocator()
    sA = smem.allocate_tensor(cutec.BFloat16, layout_A.outer, 1024, layout_A.inner)
    sB = smem.allocate_tensor(cutec.BFloat16, layout_B.outer, 1024, layout_B.inner)
    sC = smem.allocate_tensor(cutec.BFloat16, layout_C.outer, 1024, layout_C.inner)
    full = smem.allocate_array(cutec.Int64, STAGES)  # the bytes of a stage have come
    empty = smem.allocate_array(cutec.Int64, STAGES)  # all have read it
    if warp == 0:
        cpasync.prefetch_descriptor(tma_A)
        cpasync.prefetch_descriptor(tma_B)
        with cute.arch.elect_one():
            for s in cutec.range_constexpr(STAGES):
                cute.arch.mbarrier_init(full + s, 1)
                cute.arch.mbarrier_init(empty + s, CONSUMERS * cluster)
            cute.arch.mbarrier_init_fence()
    # Nobody may use a barrier before it is made; in a cluster, nobody of the other blocks either.
    if cutec.const_expr(cluster > 1):
        cute.arch.cluster_arrive()
        cute.arch.cluster_wait()
    else:
        cute.arch.sync_threads()

    gA = cute.local_tile(mA, (BM, BK), (block_m, None))  # (BM, BK, k_tiles)
    gB = cute.local_tile(mB, (BN, BK), (block_n, None))
    gC = cute.local_tile(mC, (BM, BN), (block_m, block_n))
    # A tile is one copy of the TMA unit: (tile, stages) and (tile, k_tiles). Of B each block of the
    # cluster copies its share.
    one = cute.make_layout(1)
    tAsA, tAgA = cpasync.tma_partition(tma_A, 0, one, cute.group_modes(sA, 0, 2), cute.group_modes(gA, 0, 2))
    tBsB, tBgB = cpasync.tma_partition(
        tma_B, rank, cute.make_layout(cluster), cute.group_modes(sB, 0, 2), cute.group_modes(gB, 0, 2)
    )
    k_tiles = cute.size(gA, mode=[2])

    if group == 0:  # the producer: of its four warps one works, and it needs few registers
        cute.arch.setmaxregister_decrease(40)
        if warp == 0:
            stage = cutec.Int32(0)
            phase = cutec.Int32(1)  # the first waits return at once: every stage is empty
            for k in range(k_tiles):
                cute.arch.mbarrier_wait(empty + stage, phase)
                with cute.arch.elect_one():
                    cute.arch.mbarrier_arrive_and_expect_tx(full + stage, (BM + BN) * BK * 2)
                    cute.copy(tma_A, tAgA[None, k], tAsA[None, stage], tma_bar_ptr=full + stage)
                    cute.copy(
                        tma_B, tBgB[None, k], tBsB[None, stage], tma_bar_ptr=full + stage, mcast_mask=(1 << cluster) - 1
                    )
                stage += 1
                if stage == STAGES:  # around the ring: the next phase of each barrier
                    stage = cutec.Int32(0)
                    phase ^= 1
    else:  # the consumers
        cute.arch.setmaxregister_increase(232)
        thr_mma = tiled_mma.get_slice(tid - 128)
        tCsA, tCsB = thr_mma.partition_A(sA), thr_mma.partition_B(sB)
        # Descriptors of shared memory: (MMA, MMA_M, MMA_K, stages).
        tCrA, tCrB = tiled_mma.make_fragment_A(tCsA), tiled_mma.make_fragment_B(tCsB)
        acc = tiled_mma.make_fragment_C(tiled_mma.partition_shape_C((BM, BN)))
        in_group = tid % 128
        tiled_mma.set(warpgroup.Field.ACCUMULATE, False)  # the first multiply writes, it does not add
        cute.arch.mbarrier_wait(full, 0)
        multiply(tiled_mma, acc, tCrA[None, None, None, 0], tCrB[None, None, None, 0])
        tiled_mma.set(warpgroup.Field.ACCUMULATE, True)
        stage = cutec.Int32(1)
        phase = cutec.Int32(0)
        previous = cutec.Int32(0)
        for _ in range(1, k_tiles):
            cute.arch.mbarrier_wait(full + stage, phase)
            multiply(tiled_mma, acc, tCrA[None, None, None, stage], tCrB[None, None, None, stage])
            # All but the newest group are done: the stage before this one has been read.
            warpgroup.wait_group(1)
            release(empty + previous, in_group, cluster)
            previous = stage
            stage += 1
            if stage == STAGES:
                stage = cutec.Int32(0)
                phase ^= 1
        warpgroup.wait_group(0)
        store(tma_C, acc, sC, gC, tiled_mma, tid - 128)
    if cutec.const_expr(cluster > 1):  # no block leaves while others may still arrive at its barriers
        cute.arch.cluster_arrive()
        cute.arch.cluster_wait()


@cute.jit
def multiply(tiled_mma: cute.TiledMma, acc: cute.Tensor, tCrA: cute.Tensor, tCrB: cute.Tensor):
    """Start to multiply a stage, as one group."""
    warpgroup.fence()
    cute.gemm(tiled_mma, acc, tCrA, tCrB, acc)
    warpgroup.commit_group()


@cute.jit
def release(barrier: cute.Pointer, in_group: cutec.Int32, cluster: cutec.Constexpr):
    """A stage has been read: one thread of the warpgroup for each block of the cluster tells that
    block's producer.
    """
    if cutec.const_expr(cluster > 1):
        if in_group < cluster:
            cute.arch.mbarrier_arrive(barrier, in_group)
    else:
        if in_group == 0:
            cute.arch.mbarrier_arrive(barrier)


@cute.jit
def store(tma_C, acc: cute.Tensor, sC: cute.Tensor, gC: cute.Tensor, tiled_mma: cute.TiledMma, tid: cutec.Int32):
    """Sums go to shared memory as bf16, then to C, which the TMA unit bounds."""
    tCsC = tiled_mma.get_slice(tid).partition_C(sC)
    tCrC = cute.make_fragment_like(acc, cutec.BFloat16)
    tCrC.store(acc.load().to(cutec.BFloat16))
    cute.autovec_copy(tCrC, tCsC)
    # What threads have written, the TMA unit sees after this fence; all of them, after the barrier.
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.barrier(barrier_id=1, number_of_threads=128 * CONSUMERS)
    tXsC, tXgC = cpasync.tma_partition(
        tma_C, 0, cute.make_layout(1), cute.group_modes(sC, 0, 2), cute.group_modes(gC, 0, 2)
    )
    if tid < 32:
        cute.copy(tma_C, tXsC[None], tXgC[None])
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def gemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, cluster: cutec.Constexpr = 1):
    assert a.shape[1] > 0, "K is at least 1: the first multiply writes the sums"
    op = warpgroup.MmaF16BF16Op(cutec.BFloat16, cutec.Float32, (64, BN, 16))
    tiled_mma = cute.make_tiled_mma(op, (CONSUMERS, 1, 1))
    layout_A = smem_layout(a.element_type, BM, BK, STAGES)
    layout_B = smem_layout(b.element_type, BN, BK, STAGES)
    stage_A, stage_B, layout_C = (
        cute.slice_(layout, (None, None, 0)) for layout in (layout_A, layout_B, smem_layout(c.element_type, BM, BN, 1))
    )
    load, save = cpasync.CopyBulkTensorTileG2SOp(), cpasync.CopyBulkTensorTileS2GOp()
    share = cpasync.CopyBulkTensorTileG2SMulticastOp() if cluster > 1 else load
    # The tensor maps of A, B and C, and tensors of coordinates in place of the matrices.
    tma_A, mA = cpasync.make_tiled_tma_atom(load, a, stage_A, (BM, BK))
    tma_B, mB = cpasync.make_tiled_tma_atom(share, b, stage_B, (BN, BK), cluster)
    tma_C, mC = cpasync.make_tiled_tma_atom(save, c, layout_C, (BM, BN))
    blocks_m = cute.round_up(cute.ceil_div(c.shape[0], BM), cluster)
    gemm_kernel(tma_A, mA, tma_B, mB, tma_C, mC, tiled_mma, (layout_A, layout_B, layout_C), cluster).launch(
        grid=(blocks_m, cute.ceil_div(c.shape[1], BN), 1), block=(THREADS, 1, 1), cluster=(cluster, 1, 1)
    )


def reference(a, b):
    import numpy as np

    return a.astype(np.float64) @ b.astype(np.float64).T


TYPES = ["in bf16[m,k{div=8}]", "in bf16[n,k]", "out bf16[m,n{div=8}]"]
for name, cluster in (("gemm", 1), ("gemm_2", 2)):
    cutec.export(
        gemm,
        TYPES,
        reference=reference,
        flops="2*m*n*k",
        arch=["sm_90a"],
        name=name,
        constexpr={"cluster": cluster},
    )
