"""A generator as a jit function."""

import cutec
from cutec import cute


@cute.jit
def pieces(a):  # error: E0103
    for i in cutec.range_constexpr(4):
        yield a[i]


@cute.kernel
def move(a: cute.Tensor):
    for x in pieces(a):
        a[0] = x


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
