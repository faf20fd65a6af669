"""Sums that no thread has registers for."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup


@cute.kernel
def multiply(a: cute.Tensor):
    mma = cute.make_tiled_mma(warpgroup.MmaF16BF16Op(cutec.Float16, cutec.Float32, (64, 256, 16)))
    sums = mma.make_fragment_C(mma.partition_shape_C((256, 256)))  # error: E0436
    sums.fill(0.0)


@cute.jit
def host(a: cute.Tensor):
    multiply(a).launch(grid=1, block=128)


cutec.export(host, ["f16[m,k]"])
