"""Operands of wgmma in global memory."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup


@cute.kernel
def work(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(warpgroup.MmaF16BF16Op(cutec.Float16, cutec.Float32, (64, 64, 16)))
    thread = mma.get_slice(tid)
    sums = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    cute.gemm(mma, sums, mma.make_fragment_A(thread.partition_A(a)), mma.make_fragment_B(thread.partition_B(a)), sums)  # error: E0410


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
