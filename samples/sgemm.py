"""C = A Bᵀ in float32 without tensor cores: each thread multiplies and adds its own 8 x 8 numbers, for any GPU from sm_80 on.

A is (M, K) and B (N, K), both with K contiguous; C is (M, N) with N contiguous; of any size. A block computes 128 x 128 of C. Slices of K come into
shared memory by cp.async, element by element so that they lie there with M (or N) contiguous: a thread then reads its 8 numbers of a column
in two pieces of 16 bytes.
"""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync

TILE_M, TILE_N, TILE_K = 128, 128, 8
STAGES = 3
THREADS = 256
PADDING = 4  # elements after each column in shared memory: columns begin in different banks, at multiples of 16 bytes


@cute.jit
def copy_slice(copy: cute.TiledCopy, source: cute.Tensor, target: cute.Tensor, coords: cute.Tensor, extents, k, stage):
    """Bring slice `k` of an operand into a stage; zeros beyond the edges."""
    inside = cute.make_rmem_tensor((1, cute.size(coords, mode=[1]), cute.size(coords, mode=[2])), cutec.Boolean)
    for i in cutec.range_constexpr(inside.shape[1]):
        for j in cutec.range_constexpr(inside.shape[2]):
            inside[0, i, j] = cute.elem_less(coords[0, i, j, k], extents)
    cute.copy(copy, source[None, None, None, k], target[None, None, None, stage], pred=inside)


@cute.kernel
def sgemm_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, mma: cute.TiledMma, copy: cute.TiledCopy):
    tid, _, _ = cute.arch.thread_idx()
    at_m, at_n, _ = cute.arch.block_idx()
    tile_a = cute.local_tile(a, (TILE_M, TILE_K), (at_m, None))
    tile_b = cute.local_tile(b, (TILE_N, TILE_K), (at_n, None))
    tile_c = cute.local_tile(c, (TILE_M, TILE_N), (at_m, at_n))
    coords_a = cute.local_tile(cute.make_identity_tensor(a.shape), (TILE_M, TILE_K), (at_m, None))
    coords_b = cute.local_tile(cute.make_identity_tensor(b.shape), (TILE_N, TILE_K), (at_n, None))
    coords_c = cute.local_tile(cute.make_identity_tensor(c.shape), (TILE_M, TILE_N), (at_m, at_n))

    smem = cutec.utils.SmemAllocator()
    stride_a, stride_b = TILE_M + PADDING, TILE_N + PADDING
    shared_a = smem.allocate_tensor(cutec.Float32, cute.make_layout((TILE_M, TILE_K, STAGES), stride=(1, stride_a, stride_a * TILE_K)), 16)
    shared_b = smem.allocate_tensor(cutec.Float32, cute.make_layout((TILE_N, TILE_K, STAGES), stride=(1, stride_b, stride_b * TILE_K)), 16)
    thread_copy = copy.get_slice(tid)
    from_a, to_a, in_a = (thread_copy.partition_S(tile_a), thread_copy.partition_D(shared_a), thread_copy.partition_S(coords_a))
    from_b, to_b, in_b = (thread_copy.partition_S(tile_b), thread_copy.partition_D(shared_b), thread_copy.partition_S(coords_b))

    slices = cute.ceil_div(a.shape[1], TILE_K)
    for stage in cutec.range_constexpr(STAGES - 1):
        copy_slice(copy, from_a, to_a, in_a, a.shape, stage, stage)
        copy_slice(copy, from_b, to_b, in_b, b.shape, stage, stage)
        cute.arch.cp_async_commit_group()

    thread = mma.get_slice(tid)
    part_a, part_b = thread.partition_A(shared_a), thread.partition_B(shared_b)
    frag_a = mma.make_fragment_A(part_a[None, None, None, 0])
    frag_b = mma.make_fragment_B(part_b[None, None, None, 0])
    sums = mma.make_fragment_C(thread.partition_C(tile_c))
    sums.fill(0.0)
    read, write = cutec.Int32(0), cutec.Int32(STAGES - 1)
    for k in range(slices):
        cute.arch.cp_async_wait_group(STAGES - 2)
        cute.arch.sync_threads()
        copy_slice(copy, from_a, to_a, in_a, a.shape, k + (STAGES - 1), write)
        copy_slice(copy, from_b, to_b, in_b, b.shape, k + (STAGES - 1), write)
        cute.arch.cp_async_commit_group()
        for step in cutec.range_constexpr(TILE_K):
            cute.autovec_copy(part_a[None, None, step, read], frag_a[None, None, step])
            cute.autovec_copy(part_b[None, None, step, read], frag_b[None, None, step])
            cute.gemm(mma, sums, frag_a[None, None, step], frag_b[None, None, step], sums)
        write = read
        read = 0 if read == STAGES - 1 else read + 1

    part_c, in_c = thread.partition_C(tile_c), thread.partition_C(coords_c)
    for i in cutec.range_constexpr(cute.size(sums)):
        if cute.elem_less(in_c[i], c.shape):
            part_c[i] = sums[i]


@cute.jit
def sgemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    # 16 x 16 threads; of each 64 rows and columns a thread has 4 that lie side by side.
    fours = cute.make_layout((16, 4), stride=(4, 1))
    threads = cute.make_layout((16, 16, 1), stride=(16, 1, 0))
    mma = cute.make_tiled_mma(cute.nvgpu.MmaUniversalOp(cutec.Float32), threads, permutation_mnk=(fours, fours, None))
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
    rows = cute.make_layout((THREADS // TILE_K, TILE_K), stride=(TILE_K, 1))
    copy = cute.make_tiled_copy_tv(atom, rows, cute.make_layout((1, 1)))
    blocks = [cute.ceil_div(c.shape[0], TILE_M), cute.ceil_div(c.shape[1], TILE_N), 1]
    sgemm_kernel(a, b, c, mma, copy).launch(grid=blocks, block=[THREADS, 1, 1])


def reference(a, b):
    import numpy as np

    return a.astype(np.float64) @ b.astype(np.float64).T


cutec.export(sgemm, args=["in f32[m,k]", "in f32[n,k]", "out f32[m,n]"], reference=reference, flops="2*m*n*k")
