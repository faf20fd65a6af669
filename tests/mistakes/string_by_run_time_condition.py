"""Choosing between two strings at run time."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor, n: cutec.Int32):
    op = "mul" if n > 0 else "add"  # error: E0312
    a[0] = 1.0 if op == "mul" else 2.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    move(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
