"""C = A Bᵀ on Blackwell, the first one to read: TMA loads into a ring of stages, one warp that
loads, one that has the tensor core multiply into tensor memory, and C by TMA store.

A is (M, K) and B (N, K), both with K contiguous, in bfloat16; sums are in float32. M, N and K are
known at launch, and the TMA unit takes care of edges, as in `gemm_hopper_first.py`.

What is new since Hopper: sums are in tensor memory, 128 lanes of 512 columns that a block allocates
and frees. A single thread starts multiplies; they run on their own until a barrier tells that all
are done, which `commit` asks for. To use the sums, warps load them: warp w reaches lanes 32 w to
32 w + 31. A tile of 128 rows has row i in lane i, and each thread loads one row.

Step 8 of docs/tutorial leads here; `gemm_blackwell.py` goes on from here. Names follow CuTe
(docs/letters.md): `tAgA` is A's part of `gA`, by the copy of A; `tCrA` A's by the multiply.
"""

import cutec
from cutec import cute, utils
from cutec.cute.nvgpu import cpasync, tcgen05
from cutec.utils import blackwell_helpers as blackwell

BM, BN, BK = 128, 128, 64
STAGES = 4
THREADS = 128  # four warps reach all lanes of tensor memory
AT_ONCE = 32  # columns of sums that a thread holds at a time


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
):
    layout_A, layout_B, layout_C = layouts
    tid, _, _ = cute.arch.thread_idx()
    warp = cute.arch.make_warp_uniform(tid // 32)  # all lanes agree on it, and the compiler is told so
    block_m, block_n, _ = cute.arch.block_idx()

    # Shared memory: the ring, C on its way out, barriers, and the address of tensor memory.
    smem = utils.SmemAllocator()
    sA = smem.allocate_tensor(cutec.BFloat16, layout_A.outer, 1024, layout_A.inner)
    sB = smem.allocate_tensor(cutec.BFloat16, layout_B.outer, 1024, layout_B.inner)
    sC = smem.allocate_tensor(cutec.BFloat16, layout_C.outer, 1024, layout_C.inner)
    full = smem.allocate_array(cutec.Int64, STAGES)  # the bytes of a stage have come
    empty = smem.allocate_array(cutec.Int64, STAGES)  # the tensor core has read it
    done = smem.allocate_array(cutec.Int64, 1)  # the sums are complete
    holder = smem.allocate_array(cutec.Int32, 1)
    if warp == 0:
        cpasync.prefetch_descriptor(tma_A)
        cpasync.prefetch_descriptor(tma_B)
        with cute.arch.elect_one():
            for s in cutec.range_constexpr(STAGES):
                cute.arch.mbarrier_init(full + s, 1)
                cute.arch.mbarrier_init(empty + s, 1)
            cute.arch.mbarrier_init(done, 1)
            cute.arch.mbarrier_init_fence()
    if warp == 1:  # one column for each of C's, of 32 bits; the address goes to shared memory
        cute.arch.alloc_tmem(BN, holder)
        cute.arch.relinquish_tmem_alloc_permit()
    # Nobody may use a barrier before it is made, nor the address before it is there.
    cute.arch.sync_threads()
    tmem = cute.arch.retrieve_tmem_ptr(cutec.Float32, 16, holder)

    # What the multiply reads and writes: (MMA, MMA_M, MMA_K, stages) of descriptors, and sums.
    acc = tiled_mma.make_fragment_C(tiled_mma.partition_shape_C((BM, BN)))
    acc = cute.make_tensor(tmem, acc.layout)
    tCrA, tCrB = tiled_mma.make_fragment_A(sA), tiled_mma.make_fragment_B(sB)
    # The block is the multiply's only "thread": it has all of A's, B's and C's tiles.
    block_mma = tiled_mma.get_slice(0)
    tCgA = block_mma.partition_A(cute.local_tile(mA, (BM, BK), (block_m, None)))  # (MMA, MMA_M, MMA_K, k_tiles)
    tCgB = block_mma.partition_B(cute.local_tile(mB, (BN, BK), (block_n, None)))
    gC = cute.local_tile(mC, (BM, BN), (block_m, block_n))
    k_tiles = cutec.max(cute.size(tCgA, mode=[3]), 1)  # without any, the TMA unit brings zeros

    if warp == 0:  # loads
        one = cute.make_layout(1)
        tAsA, tAgA = cpasync.tma_partition(tma_A, 0, one, cute.group_modes(sA, 0, 3), cute.group_modes(tCgA, 0, 3))
        tBsB, tBgB = cpasync.tma_partition(tma_B, 0, one, cute.group_modes(sB, 0, 3), cute.group_modes(tCgB, 0, 3))
        stage = cutec.Int32(0)
        phase = cutec.Int32(1)  # the first waits return at once: every stage is empty
        for k in range(k_tiles):
            cute.arch.mbarrier_wait(empty + stage, phase)
            with cute.arch.elect_one():
                cute.arch.mbarrier_arrive_and_expect_tx(full + stage, (BM + BN) * BK * 2)
                cute.copy(tma_A, tAgA[None, k], tAsA[None, stage], tma_bar_ptr=full + stage)
                cute.copy(tma_B, tBgB[None, k], tBsB[None, stage], tma_bar_ptr=full + stage)
            stage, phase = following(stage, phase)
    if warp == 1:  # multiplies
        stage = cutec.Int32(0)
        phase = cutec.Int32(0)
        tiled_mma.set(tcgen05.Field.ACCUMULATE, False)  # the first multiply writes, it does not add
        for _ in range(k_tiles):
            cute.arch.mbarrier_wait(full + stage, phase)
            for i in cutec.range_constexpr(cute.size(tCrA, mode=[2])):
                cute.gemm(tiled_mma, acc, tCrA[None, None, i, stage], tCrB[None, None, i, stage], acc)
                tiled_mma.set(tcgen05.Field.ACCUMULATE, True)
            with cute.arch.elect_one():  # the core arrives when it has done all that this thread gave it
                tcgen05.commit(empty + stage)
            stage, phase = following(stage, phase)
        with cute.arch.elect_one():
            tcgen05.commit(done)

    cute.arch.mbarrier_wait(done, 0)
    store(tma_C, acc[(None, None), 0, 0], sC, gC, tid)
    if warp == 1:  # all have loaded their sums: they have met since
        cute.arch.dealloc_tmem(tmem, BN)


@cute.jit
def following(stage: cutec.Int32, phase: cutec.Int32):
    """The next stage of the ring; around it, the next phase of each barrier."""
    stage += 1
    if stage == STAGES:
        stage = cutec.Int32(0)
        phase ^= 1
    return stage, phase


@cute.jit
def store(tma_C, sums: cute.Tensor, sC: cute.Tensor, gC: cute.Tensor, tid: cutec.Int32):
    """Sums go through registers to shared memory as bf16, then to C, which the TMA unit bounds."""
    cute.arch.tcgen05_fence("after")  # what follows comes after the barrier also for the tensor core
    load = cute.make_copy_atom(tcgen05.Ld32x32bOp(tcgen05.Repetition(AT_ONCE)), cutec.Float32)
    parts = cute.flat_divide(sums, (BM, AT_ONCE))  # (BM, AT_ONCE, 1, parts)
    tiled_copy = tcgen05.make_tmem_copy(load, parts[None, None, 0, 0])
    thr_copy = tiled_copy.get_slice(tid)
    tTtC, tTsC = thr_copy.partition_S(parts), thr_copy.partition_D(cute.flat_divide(sC, (BM, AT_ONCE)))
    for i in cutec.range_constexpr(BN // AT_ONCE):
        tTrC = cute.make_rmem_tensor(tTsC[None, None, None, 0, i].shape, cutec.Float32)
        cute.copy(tiled_copy, tTtC[None, None, None, 0, i], tTrC)  # waits until registers have it
        rounded = cute.make_rmem_tensor_like(tTrC, cutec.BFloat16)
        rounded.store(tTrC.load().to(cutec.BFloat16))
        cute.autovec_copy(rounded, tTsC[None, None, None, 0, i])
    # What threads have written, the TMA unit sees after this fence; all of them, after the barrier.
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.sync_threads()
    tXsC, tXgC = cpasync.tma_partition(
        tma_C, 0, cute.make_layout(1), cute.group_modes(sC, 0, 2), cute.group_modes(gC, 0, 2)
    )
    if tid < 32:
        cute.copy(tma_C, tXsC[None], tXgC[None])
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def gemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    K = tcgen05.OperandMajorMode.K
    op = tcgen05.MmaF16BF16Op(
        cutec.BFloat16, cutec.Float32, (BM, BN, 16), tcgen05.CtaGroup.ONE, tcgen05.OperandSource.SMEM, K, K
    )
    tiled_mma = cute.make_tiled_mma(op)
    layout_A = blackwell.make_smem_layout_a(tiled_mma, (BM, BN, BK), a.element_type, STAGES)
    layout_B = blackwell.make_smem_layout_b(tiled_mma, (BM, BN, BK), b.element_type, STAGES)
    layout_C = cute.slice_(
        blackwell.make_smem_layout_epi(c.element_type, utils.LayoutEnum.ROW_MAJOR, (BM, BN), 1), (None, None, 0)
    )
    # The tensor maps of A, B and C, and tensors of coordinates in place of the matrices.
    load, save = cpasync.CopyBulkTensorTileG2SOp(), cpasync.CopyBulkTensorTileS2GOp()
    stage_A, stage_B = (cute.slice_(layout, (None, None, None, 0)) for layout in (layout_A, layout_B))
    tma_A, mA = cute.nvgpu.make_tiled_tma_atom_A(load, a, stage_A, (BM, BN, BK), tiled_mma)
    tma_B, mB = cute.nvgpu.make_tiled_tma_atom_B(load, b, stage_B, (BM, BN, BK), tiled_mma)
    tma_C, mC = cpasync.make_tiled_tma_atom(save, c, layout_C, (BM, BN))
    gemm_kernel(tma_A, mA, tma_B, mB, tma_C, mC, tiled_mma, (layout_A, layout_B, layout_C)).launch(
        grid=(cute.ceil_div(c.shape[0], BM), cute.ceil_div(c.shape[1], BN), 1), block=(THREADS, 1, 1)
    )


def reference(a, b):
    import numpy as np

    return a.astype(np.float64) @ b.astype(np.float64).T


cutec.export(
    gemm,
    ["in bf16[m,k{div=8}]", "in bf16[n,k]", "out bf16[m,n{div=8}]"],
    reference=reference,
    flops="2*m*n*k",
    arch=["sm_100a", "sm_103a"],
)
