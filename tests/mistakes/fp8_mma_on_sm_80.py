"""fp8 tensor cores before sm_89."""

# arch: sm_80

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp


@cute.kernel
def work(a: cute.Tensor):
    mma = cute.make_tiled_mma(warp.MmaFP8Op(cutec.Float8E4M3FN, cutec.Float32))  # error: E0432


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
