"""A float is stored to a tensor of integers."""

import cutec
from cutec import cute


@cute.kernel
def halve(x: cute.Tensor, y: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    y[i] = x[i] * 0.5  # error: E0405


@cute.jit
def host(x: cute.Tensor, y: cute.Tensor):
    halve(x, y).launch(grid=1, block=32)


cutec.export(host, ["f32[n]", "i32[n]"])
