"""Unpacking a shape into too few names."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    m, n, k = a.shape  # error: E0110
    a[0, 0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m,n]"])
