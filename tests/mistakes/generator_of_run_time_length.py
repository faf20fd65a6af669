"""A generator that yields as often as a run-time value says."""

import cutec
from cutec import cute


@cute.jit
def pieces(a, n):
    for i in range(n):  # error: E0103
        yield a[i]


@cute.kernel
def move(a: cute.Tensor, n: cutec.Int32):
    for x in pieces(a, n):
        a[0] = x


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    move(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
