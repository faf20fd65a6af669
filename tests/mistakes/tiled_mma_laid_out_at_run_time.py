"""A tiled multiply whose warps are laid out by a number that only a call knows."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp


@cute.kernel
def kernel(c: cute.Tensor, warps: cutec.Int32):
    tid, _, _ = cute.arch.thread_idx()
    op = warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16))
    mma = cute.make_tiled_mma(op, (warps, 4 // warps, 1))  # error: E0302
    mma.get_slice(tid).partition_C(c).fill(0.0)


@cute.jit
def host(c: cute.Tensor, warps: cutec.Int32):
    kernel(c, warps).launch(grid=1, block=128)


cutec.export(host, ["f32[64,64]", "i32"])
