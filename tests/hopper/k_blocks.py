"""A tile multiplied one k-block at a time, from a stage of shared memory that is known at run
time.
"""

from __future__ import annotations

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup

M = N = K = 64


@cute.kernel
def kernel(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor, stage: cutec.Int32, mma: cute.TiledMma):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    atom = warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, a.element_type)
    layout = cute.tile_to_shape(atom, (M, K, 2), (0, 1, 2))
    shared_a = smem.allocate_tensor(a.element_type, layout.outer, 1024, layout.inner)
    shared_b = smem.allocate_tensor(b.element_type, layout.outer, 1024, layout.inner)
    for i in range(tid, M * K, 128):
        shared_a[i // K, i % K, stage] = a[i // K, i % K]
        shared_b[i // K, i % K, stage] = b[i // K, i % K]
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.sync_threads()
    mine = mma.get_slice(tid)
    part_a, part_b = mma.make_fragment_A(mine.partition_A(shared_a)), mma.make_fragment_B(mine.partition_B(shared_b))
    into = mine.partition_C(d)
    sums = mma.make_fragment_C(mma.partition_shape_C((M, N)))
    sums.fill(0.0)
    mma.set(warpgroup.Field.ACCUMULATE, True)
    warpgroup.fence()
    for k in cutec.range_constexpr(cute.size(part_a, mode=[2])):
        cute.gemm(mma, sums, part_a[None, None, k, stage], part_b[None, None, k, stage], sums)
    warpgroup.commit_group()
    warpgroup.wait_group(0)
    for i in cutec.range_constexpr(cute.size(sums)):
        into[i] = sums[i]


@cute.jit
def gemm(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor, stage: cutec.Int32):
    mma = cute.make_tiled_mma(warpgroup.MmaF16BF16Op(a.element_type, cutec.Float32, (64, N, 16)), (1, 1, 1))
    kernel(a, b, d, stage, mma).launch(grid=(1, 1, 1), block=(128, 1, 1))


cutec.export(gemm, [f"in f16[{M},{K}]", f"in f16[{N},{K}]", f"out f32[{M},{N}]", "i32"], arch=["sm_90a"], name="gemm")
