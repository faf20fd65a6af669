"""A kernel called like a function in a kernel."""

import cutec
from cutec import cute


@cute.kernel
def inner(a: cute.Tensor):
    a[0] = 1.0


@cute.kernel
def total(a: cute.Tensor):
    inner(a)  # error: E0504


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
