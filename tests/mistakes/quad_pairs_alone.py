"""One quad-pair of a warp that multiplies as four."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp


@cute.kernel
def work(a: cute.Tensor):
    mma = cute.make_tiled_mma(warp.MmaF16QuadPairOp(cutec.Float32))  # error: E0434


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=32)


cutec.export(host, ["f16[64,64]"])
