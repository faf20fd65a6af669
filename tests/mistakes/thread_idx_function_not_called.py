"""Parentheses forgotten."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    i, _, _ = cute.arch.thread_idx  # error: E0110
    a[i] = 2.0


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
