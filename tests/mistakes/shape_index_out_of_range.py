"""The second extent of a vector."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    n = a.shape[1]  # error: E0002
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
