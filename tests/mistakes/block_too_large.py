"""A block of 2048 threads."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=4, block=2048)  # error: E0502


cutec.export(host, ["f32[m]"])
