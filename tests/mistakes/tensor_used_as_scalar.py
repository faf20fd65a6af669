"""A whole tensor in scalar arithmetic."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    a[i] = a * 2.0  # error: E0110


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
