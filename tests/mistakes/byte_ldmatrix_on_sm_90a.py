"""A transposing ldmatrix of bytes before sm_100a."""

import cutec
from cutec import cute
from cutec.cute.nvgpu import warp


@cute.kernel
def work(a: cute.Tensor):
    atom = cute.make_copy_atom(warp.LdMatrix16x16x8bOp(1), cutec.Uint8)  # error: E0432


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
