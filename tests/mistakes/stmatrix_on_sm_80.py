"""stmatrix before sm_90."""

# arch: sm_80

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp


@cute.kernel
def work(a: cute.Tensor):
    atom = cute.make_copy_atom(warp.StMatrix8x8x16bOp(False, 4), cutec.Float16)  # error: E0432


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
