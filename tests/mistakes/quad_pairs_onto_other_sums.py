"""Quad-pairs that add to a C in f16, given their sums in f32 as C."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp


@cute.kernel
def work(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(warp.MmaF16QuadPairOp(cutec.Float32, c_dtype=cutec.Float16), (2, 2, 1))
    thread = mma.get_slice(tid)
    parts = thread.partition_A(a), thread.partition_B(b), thread.partition_C(d)
    sums = mma.make_fragment_C(parts[2])
    sums.fill(0)
    cute.gemm(mma, sums, mma.make_fragment_A(parts[0]), mma.make_fragment_B(parts[1]), sums)  # error: E0410
    cute.basic_copy(sums, parts[2])


@cute.jit
def host(a: cute.Tensor, b: cute.Tensor, d: cute.Tensor):
    work(a, b, d).launch(grid=1, block=32)


cutec.export(host, ["f16[16,4]", "f16[16,4]", "f32[16,16]"])
