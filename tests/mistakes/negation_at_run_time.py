"""A sign is part of the instruction: it cannot depend on an argument."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    mma = cute.make_tiled_mma(warpgroup.MmaF16BF16Op(cutec.Float16, cutec.Float32, (64, 64, 16)))
    mma.set(warpgroup.Field.NEGATE_A, n < 0)  # error: E0435
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
