"""A tile of 96 rows for atoms of 64."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup


@cute.kernel
def work(a: cute.Tensor):
    mma = cute.make_tiled_mma(warpgroup.MmaF16BF16Op(cutec.Float16, cutec.Float32, (64, 64, 16)))
    sums = mma.make_fragment_C(mma.partition_shape_C((96, 64)))  # error: E0434


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
