"""Four warps' atoms in a block of one warp."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp


@cute.kernel
def work(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    mma = cute.make_tiled_mma(warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16)), (2, 2, 1))
    part = mma.get_slice(tid).partition_A(a)  # error: E0434


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=32)


cutec.export(host, ["f16[64,64]"])
