"""ldmatrix, transposed, of 32-bit numbers."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp


@cute.kernel
def work(a: cute.Tensor):
    atom = cute.make_copy_atom(warp.LdMatrix8x8x16bOp(True, 4), cutec.Float32)  # error: E0411


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
