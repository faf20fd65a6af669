"""wgmma in a block of 64 threads."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup


@cute.kernel
def work(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(warpgroup.MmaF16BF16Op(cutec.Float16, cutec.Float32, (64, 64, 16)))
    thread = mma.get_slice(tid)  # error: E0434
    sums = mma.make_fragment_C(mma.partition_shape_C((64, 64)))
    warpgroup.fence()


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=64)


cutec.export(host, ["f16[64,64]"])
