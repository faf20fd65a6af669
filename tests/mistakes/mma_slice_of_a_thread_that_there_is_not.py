"""The slice of thread 128 of 32."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp


@cute.kernel
def work(a: cute.Tensor):
    mma = cute.make_tiled_mma(warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16)))
    part = mma.get_slice(128).partition_A(a)  # error: E0434


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=32)


cutec.export(host, ["f16[64,64]"])
