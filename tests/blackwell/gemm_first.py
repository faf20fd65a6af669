"""C = A Bᵀ on Blackwell, the first one to read: one block multiplies one tile by single
instructions, without CuTe's atoms.

A is (M, K) and B (N, K), both with K contiguous, in float16; C is (M, N) in float32. M and N are
multiples of 128, K of 64. A block's threads load a tile of A and one of B to shared memory, one
thread has the tensor core multiply them into tensor memory, and each thread stores its row of C.

In shared memory lines of 8 numbers lie side by side for 8 rows, then for the next 8 rows: the
layout without swizzle. So a row's next line is `128 * 16` bytes on (leading), the next 8 rows are
`8 * 16` bytes on (stride), and the next step of 16 along K is two lines on.
"""

import cutec
from cutec import cute

TILE, BK = 128, 64  # rows of A, of B and of C's tile; K of a step
STEP = 16  # K of an instruction
LEADING, STRIDE = TILE * 16, 8 * 16  # bytes
INSTRUCTION = cute.arch.tcgen05_instruction("f16", "f16", "f32", TILE, TILE)


@cute.kernel
def gemm_kernel(mA: cute.Tensor, mB: cute.Tensor, mC: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    warp = cute.arch.make_warp_uniform(tid // 32)
    block_m, block_n, _ = cute.arch.block_idx()

    smem = cutec.utils.SmemAllocator()
    lines = cute.make_layout((TILE, (8, BK // 8)), stride=(8, (1, 8 * TILE)))
    sA = smem.allocate_tensor(cutec.Float16, lines, 1024)
    sB = smem.allocate_tensor(cutec.Float16, lines, 1024)
    done = smem.allocate_array(cutec.Int64, 1)
    holder = smem.allocate_array(cutec.Int32, 1)
    if warp == 0:
        cute.arch.tcgen05_alloc(holder, TILE)
        cute.arch.tcgen05_relinquish_alloc_permit()
    if tid == 0:
        cute.arch.mbarrier_init(done, 1)
        cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()
    accumulator = holder.load()

    gA = cute.local_tile(mA, (TILE, BK), (block_m, None))  # (TILE, BK, k_tiles)
    gB = cute.local_tile(mB, (TILE, BK), (block_n, None))
    gC = cute.local_tile(mC, (TILE, TILE), (block_m, block_n))
    k_tiles = cute.size(gA, mode=[2])
    phase = cutec.Int32(0)
    for k in range(k_tiles):
        cute.autovec_copy(gA[tid, None, k], sA[tid, None])
        cute.autovec_copy(gB[tid, None, k], sB[tid, None])
        # What threads have stored becomes visible to the tensor core.
        cute.arch.fence_proxy("async.shared", space="cta")
        cute.arch.sync_threads()
        if tid == 0:
            a = cute.arch.tcgen05_descriptor(sA.iterator, LEADING, STRIDE)
            b = cute.arch.tcgen05_descriptor(sB.iterator, LEADING, STRIDE)
            for i in cutec.range_constexpr(BK // STEP):
                on = i * 2 * LEADING // 16
                cute.arch.tcgen05_mma(accumulator, a + on, b + on, INSTRUCTION, (k > 0) | (i > 0))
            cute.arch.tcgen05_commit(done)
        # The tiles have been read, and in the end the accumulator is complete.
        cute.arch.mbarrier_wait(done, phase)
        phase ^= 1

    cute.arch.tcgen05_fence("after")
    rows = accumulator + (warp % 4 << 21)  # lanes from 32 · warp on: the lane is in bits 16 and up
    values = cute.arch.tcgen05_ld(rows, TILE)
    cute.arch.fence_view_async_tmem_load()
    for column in cutec.range_constexpr(TILE):
        gC[tid, column] = values[column].bitcast(cutec.Float32)
    cute.arch.sync_threads()
    if warp == 0:
        cute.arch.tcgen05_dealloc(accumulator, TILE)


@cute.jit
def gemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    blocks = (cute.ceil_div(c.shape[0], TILE), cute.ceil_div(c.shape[1], TILE), 1)
    gemm_kernel(a, b, c).launch(grid=blocks, block=(TILE, 1, 1))


def reference(a, b):
    import numpy as np

    return a.astype(np.float64) @ b.astype(np.float64).T


cutec.export(
    gemm,
    ["in f16[m{div=128},k{div=64}]", "in f16[n{div=128},k]", "out f32[m,n]"],
    reference=reference,
    flops="2*m*n*k",
    arch=["sm_100a", "sm_103a"],
)
