"""A warpgroup multiply for the arch without its suffix."""

# arch: sm_90

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup


@cute.kernel
def multiply(a: cute.Tensor):
    op = warpgroup.MmaF16BF16Op(cutec.Float16, cutec.Float32, (64, 128, 16))
    mma = cute.make_tiled_mma(op)  # error: E0432
    sums = mma.make_fragment_C(mma.partition_shape_C((64, 128)))
    sums.fill(0.0)


@cute.jit
def host(a: cute.Tensor):
    multiply(a).launch(grid=1, block=128)


cutec.export(host, ["f16[m,k]"])
