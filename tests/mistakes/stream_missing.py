"""A stream that was not declared."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32, stream=stream)  # error: E0109


cutec.export(host, ["f32[m]"])
