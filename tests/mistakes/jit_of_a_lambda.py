"""A lambda as a jit function."""

import cutec
from cutec import cute

square = cute.jit(lambda x: x * x)


@cute.kernel
def move(a: cute.Tensor):
    a[0] = square(a[0])  # error: E0102


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
