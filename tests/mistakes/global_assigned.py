"""A global assigned under a run-time condition."""

import cutec
from cutec import cute

count = 0


@cute.kernel
def move(a: cute.Tensor, n: cutec.Int32):
    global count
    if n > 0:
        count = 1  # error: E0313
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    move(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
