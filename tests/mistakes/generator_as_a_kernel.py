"""A kernel that yields."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):  # error: E0103
    a[0] = 1.0
    yield a[0]


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
