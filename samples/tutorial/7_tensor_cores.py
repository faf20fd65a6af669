"""Step 7, tensor cores with mma.sync: C = A Bᵀ by tiles of 64 x 64, a slice of K at a time."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp

BM, BN, BK = 64, 64, 32
VECTOR = 8  # elements of 16 bits in 128 bits


@cute.kernel
def gemm_kernel(
    mA: cute.Tensor,
    mB: cute.Tensor,
    mC: cute.Tensor,
    tiled_mma: cute.TiledMma,
    tiled_copy: cute.TiledCopy,
    smem_layout: cute.ComposedLayout,
):
    tid, _, _ = cute.arch.thread_idx()
    block_m, block_n, _ = cute.arch.block_idx()
    gA = cute.local_tile(mA, (BM, BK), (block_m, None))  # (BM, BK, slices)
    gB = cute.local_tile(mB, (BN, BK), (block_n, None))
    gC = cute.local_tile(mC, (BM, BN), (block_m, block_n))

    smem = cutec.utils.SmemAllocator()
    sA = smem.allocate_tensor(mA.element_type, smem_layout, 128)
    sB = smem.allocate_tensor(mB.element_type, smem_layout, 128)

    # Global to shared memory: 16 bytes a thread.
    thr_copy = tiled_copy.get_slice(tid)
    tAgA, tAsA = thr_copy.partition_S(gA), thr_copy.partition_D(sA)
    tBgB, tBsB = thr_copy.partition_S(gB), thr_copy.partition_D(sB)

    # What this thread holds of A, B and C in registers.
    thr_mma = tiled_mma.get_slice(tid)
    tCrA = tiled_mma.make_fragment_A(thr_mma.partition_A(sA))
    tCrB = tiled_mma.make_fragment_B(thr_mma.partition_B(sB))
    tCgC = thr_mma.partition_C(gC)
    acc = tiled_mma.make_fragment_C(tCgC)
    acc.fill(0.0)

    # Shared memory to registers: ldmatrix, which brings four 8 x 8 matrices.
    ldmatrix = cute.make_copy_atom(warp.LdMatrix8x8x16bOp(False, 4), mA.element_type)
    copy_A = cute.make_tiled_copy_A(ldmatrix, tiled_mma)
    copy_B = cute.make_tiled_copy_B(ldmatrix, tiled_mma)
    tXsA, tXrA = copy_A.get_slice(tid).partition_S(sA), copy_A.get_slice(tid).retile(tCrA)
    tXsB, tXrB = copy_B.get_slice(tid).partition_S(sB), copy_B.get_slice(tid).retile(tCrB)

    for k in range(cute.size(gA, mode=[2])):
        cute.copy(tiled_copy, tAgA[None, None, None, k], tAsA)
        cute.copy(tiled_copy, tBgB[None, None, None, k], tBsB)
        cute.arch.sync_threads()  # the slice is there
        cute.copy(copy_A, tXsA, tXrA)
        cute.copy(copy_B, tXsB, tXrB)
        cute.gemm(tiled_mma, acc, tCrA, tCrB, acc)
        cute.arch.sync_threads()  # everyone has read it

    out = cute.make_fragment_like(acc, mC.element_type)
    out.store(acc.load().to(mC.element_type))
    cute.autovec_copy(out, tCgC)


@cute.jit
def gemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    # Four warps, 2 x 2; each takes 16 columns at a time: one ldmatrix serves two multiplies.
    op = warp.MmaF16BF16Op(a.element_type, cutec.Float32, (16, 8, 16))
    tiled_mma = cute.make_tiled_mma(op, (2, 2, 1), permutation_mnk=(32, 32, 16))
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), a.element_type, num_bits_per_copy=128)
    threads = cute.make_layout((32, BK // VECTOR), stride=(BK // VECTOR, 1))
    tiled_copy = cute.make_tiled_copy_tv(atom, threads, cute.make_layout((1, VECTOR)))
    rows = cute.make_layout((BM, BK), stride=(BK, 1))
    smem_layout = cute.make_composed_layout(cute.make_swizzle(2, 3, 3), 0, rows)
    grid = [c.shape[0] // BM, c.shape[1] // BN, 1]
    gemm_kernel(a, b, c, tiled_mma, tiled_copy, smem_layout).launch(grid=grid, block=[tiled_mma.size, 1, 1])


def reference(a, b):
    return a.astype("f8") @ b.astype("f8").T


cutec.export(
    gemm,
    args=["in f16[m{div=64},k{div=32}]", "in f16[n{div=64},k]", "out f16[m,n]"],
    reference=reference,
    flops="2*m*n*k",
)
