"""Fragments of another type than the atom's."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp


@cute.kernel
def work(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16)))
    thread = mma.get_slice(tid)
    frag_a = cute.make_rmem_tensor(mma.partition_shape_A((64, 64)), cutec.BFloat16)
    frag_b = mma.make_fragment_B(thread.partition_B(a))
    sums = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    cute.gemm(mma, sums, frag_a, frag_b, sums)  # error: E0410


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=32)


cutec.export(host, ["f16[64,64]"])
