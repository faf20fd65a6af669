"""A tensor as a condition."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    if a > 0.0:  # error: E0110
        a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
