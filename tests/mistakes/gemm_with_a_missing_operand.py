"""cute.gemm without the accumulator it starts from."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    op = cute.nvgpu.warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16))
    mma = cute.make_tiled_mma(op)
    r = cute.make_rmem_tensor(4, cutec.Float32)
    cute.gemm(mma, r, r, r)  # error: E0106
    a[0] = r[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
