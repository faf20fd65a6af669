"""A Boolean as an index."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    a[a[0] > a[1]] = 0.0  # error: E0415


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
