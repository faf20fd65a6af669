"""A mistake inside an expression of several lines."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    a[0] = (
        a[1]
        + a[2]
        + (a[3] << 2)  # error: E0201
        + a[4]
    )


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
