"""tf32 that is not K-major."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup


@cute.kernel
def work(a: cute.Tensor):
    op = warpgroup.MmaTF32Op((64, 64, 8), warpgroup.OperandSource.SMEM, warpgroup.OperandMajorMode.MN, warpgroup.OperandMajorMode.K)
    mma = cute.make_tiled_mma(op)  # error: E0431


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
