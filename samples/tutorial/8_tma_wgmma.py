"""Step 8, TMA and wgmma: C = A Bᵀ on Hopper, one warpgroup a block."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync, warpgroup

BM, BN, BK = 64, 128, 64


@cute.kernel
def gemm_kernel(
    tma_A: cpasync.TmaAtom,
    mA: cute.Tensor,
    tma_B: cpasync.TmaAtom,
    mB: cute.Tensor,
    mC: cute.Tensor,
    tiled_mma: cute.TiledMma,
    layout_A: cute.ComposedLayout,
    layout_B: cute.ComposedLayout,
):
    tid, _, _ = cute.arch.thread_idx()
    block_m, block_n, _ = cute.arch.block_idx()
    gA = cute.local_tile(mA, (BM, BK), (block_m, None))  # (BM, BK, slices)
    gB = cute.local_tile(mB, (BN, BK), (block_n, None))
    gC = cute.local_tile(mC, (BM, BN), (block_m, block_n))

    smem = cutec.utils.SmemAllocator()
    sA = smem.allocate_tensor(cutec.BFloat16, layout_A.outer, 1024, layout_A.inner)
    sB = smem.allocate_tensor(cutec.BFloat16, layout_B.outer, 1024, layout_B.inner)
    full = smem.allocate_array(cutec.Int64, 1)
    if tid == 0:
        cute.arch.mbarrier_init(full, 1)
        cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()

    # Global to shared memory: a copy of the whole tile, by the TMA unit.
    one = cute.make_layout(1)
    tAsA, tAgA = cpasync.tma_partition(tma_A, 0, one, cute.group_modes(sA, 0, 2), cute.group_modes(gA, 0, 2))
    tBsB, tBgB = cpasync.tma_partition(tma_B, 0, one, cute.group_modes(sB, 0, 2), cute.group_modes(gB, 0, 2))

    # wgmma reads A and B from shared memory: these fragments are descriptors of it.
    thr_mma = tiled_mma.get_slice(tid)
    tCrA = tiled_mma.make_fragment_A(thr_mma.partition_A(sA))
    tCrB = tiled_mma.make_fragment_B(thr_mma.partition_B(sB))
    tCgC = thr_mma.partition_C(gC)
    acc = tiled_mma.make_fragment_C(tiled_mma.partition_shape_C((BM, BN)))

    tiled_mma.set(warpgroup.Field.ACCUMULATE, True)
    acc.fill(0.0)
    phase = cutec.Int32(0)
    for k in range(cute.size(gA, mode=[2])):
        if tid == 0:
            cute.arch.mbarrier_arrive_and_expect_tx(full, (BM + BN) * BK * 2)
            cute.copy(tma_A, tAgA[None, k], tAsA, tma_bar_ptr=full)
            cute.copy(tma_B, tBgB[None, k], tBsB, tma_bar_ptr=full)
        cute.arch.mbarrier_wait(full, phase)  # the bytes of this slice are there
        phase ^= 1
        warpgroup.fence()
        cute.gemm(tiled_mma, acc, tCrA, tCrB, acc)
        warpgroup.commit_group()
        warpgroup.wait_group(0)  # the multiplies have read the slice
        cute.arch.sync_threads()

    out = cute.make_fragment_like(acc, cutec.BFloat16)
    out.store(acc.load().to(cutec.BFloat16))
    cute.autovec_copy(out, tCgC)


@cute.jit
def gemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    op = warpgroup.MmaF16BF16Op(cutec.BFloat16, cutec.Float32, (64, BN, 16))
    tiled_mma = cute.make_tiled_mma(op)
    swizzled = warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, cutec.BFloat16)
    layout_A = cute.tile_to_shape(swizzled, (BM, BK), (0, 1))
    layout_B = cute.tile_to_shape(swizzled, (BN, BK), (0, 1))
    load = cpasync.CopyBulkTensorTileG2SOp()
    tma_A, mA = cpasync.make_tiled_tma_atom(load, a, layout_A, (BM, BK))
    tma_B, mB = cpasync.make_tiled_tma_atom(load, b, layout_B, (BN, BK))
    gemm_kernel(tma_A, mA, tma_B, mB, c, tiled_mma, layout_A, layout_B).launch(
        grid=[c.shape[0] // BM, c.shape[1] // BN, 1], block=[tiled_mma.size, 1, 1]
    )


def reference(a, b):
    return a.astype("f8") @ b.astype("f8").T


cutec.export(
    gemm,
    args=["in bf16[m{div=64},k{div=8}]", "in bf16[n{div=128},k]", "out bf16[m,n]"],
    arch=["sm_90a"],
    reference=reference,
    flops="2*m*n*k",
)
