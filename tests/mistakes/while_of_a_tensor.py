"""A loop for as long as a tensor is true."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    while a:  # error: E0301
        a[0] = 0.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
