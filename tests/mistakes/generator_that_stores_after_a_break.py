"""A generator with stores, in a loop that a run-time value ends."""

import cutec
from cutec import cute


@cute.jit
def pieces(a):
    for i in cutec.range_constexpr(4):
        yield a[i]
        a[i] = 0.0


@cute.kernel
def move(a: cute.Tensor):
    for x in pieces(a):  # error: E0303
        if x > 1.0:
            break


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
