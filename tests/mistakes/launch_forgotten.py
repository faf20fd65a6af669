"""Calling a kernel without .launch."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    a[i] = a[i] * 2.0


@cute.jit
def host(a: cute.Tensor):
    double(a)  # error: E0507


cutec.export(host, ["f32[n]"])
