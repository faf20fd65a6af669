"""An MMA of types that no instruction takes."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    op = cute.nvgpu.warp.MmaF16BF16Op(cutec.Float32, cutec.Float32, (16, 8, 16))
    mma = cute.make_tiled_mma(op)  # error: E0431
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
