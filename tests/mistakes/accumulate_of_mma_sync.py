"""A field that the atom does not have."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp, warpgroup


@cute.kernel
def work(a: cute.Tensor):
    mma = cute.make_tiled_mma(warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16)))
    mma.set(warpgroup.Field.ACCUMULATE, True)  # error: E0433
    sums = mma.make_fragment_C(mma.partition_shape_C((64, 64)))


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=32)


cutec.export(host, ["f16[64,64]"])
