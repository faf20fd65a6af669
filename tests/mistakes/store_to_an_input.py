"""Writing a tensor that the export declares as an input."""

import cutec
from cutec import cute


@cute.kernel
def scale(a: cute.Tensor, b: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    a[i] = 2 * b[i]  # error: E0512


@cute.jit
def host(a: cute.Tensor, b: cute.Tensor):
    scale(a, b).launch(grid=1, block=32)


cutec.export(host, ["in f32[32]", "out f32[32]"])
