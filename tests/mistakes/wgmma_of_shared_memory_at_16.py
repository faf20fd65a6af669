"""A swizzled tile at a multiple of 16 bytes only."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup


@cute.kernel
def work(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutec.utils.SmemAllocator()
    smem.allocate(16)
    layout = cute.tile_to_shape(warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, cutec.Float16), (64, 64), (0, 1))
    shared = cute.make_tensor(cute.recast_ptr(smem.allocate(8192, 16), layout.inner, cutec.Float16), layout.outer)
    mma = cute.make_tiled_mma(warpgroup.MmaF16BF16Op(cutec.Float16, cutec.Float32, (64, 64, 16)))
    thread = mma.get_slice(tid)
    sums = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    cute.gemm(mma, sums, mma.make_fragment_A(thread.partition_A(shared)), mma.make_fragment_B(thread.partition_B(shared)), sums)  # error: E0410


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
