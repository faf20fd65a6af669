"""An N that wgmma does not have."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warpgroup


@cute.kernel
def work(a: cute.Tensor):
    mma = cute.make_tiled_mma(warpgroup.MmaF16BF16Op(cutec.Float16, cutec.Float32, (64, 12, 16)))  # error: E0431


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
