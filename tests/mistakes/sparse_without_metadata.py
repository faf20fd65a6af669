"""A sparse multiply without metadata."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp


@cute.kernel
def work(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(warp.MmaSparseOp(cutec.Float16, cutec.Float16, cutec.Float32, (16, 8, 16)))
    thread = mma.get_slice(tid)
    half = cute.local_tile(a, (64, 32), (0, 0))
    part_a, part_b = thread.partition_A(half), thread.partition_B(a)
    sums = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    cute.gemm(mma, sums, mma.make_fragment_A(part_a), mma.make_fragment_B(part_b), sums)  # error: E0433


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=32)


cutec.export(host, ["f16[64,64]"])
