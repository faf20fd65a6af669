"""Raising under a run-time condition."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor, n: cutec.Int32):
    if n > 0:
        raise ValueError("n is too large")  # error: E0002
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    move(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
