"""CUDA's threadIdx.x."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    i = cute.arch.thread_idx().x  # error: E0109
    a[i] = a[i] * 2.0


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
