"""Numba's and Triton's way to launch."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor):
    double[1, 32](a)  # error: E0504


cutec.export(host, ["f32[n]"])
