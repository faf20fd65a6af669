"""Signs are part of multiplies of floats; integers have none."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup


@cute.kernel
def total(a: cute.Tensor):
    mma = cute.make_tiled_mma(warpgroup.MmaI8Op(cutec.Int8, cutec.Int8, cutec.Int32, (64, 64, 32)))
    mma.set(warpgroup.Field.NEGATE_A, True)  # error: E0433
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=128)


cutec.export(host, ["f32[m]"])
