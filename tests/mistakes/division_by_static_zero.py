"""An integer division by zero."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor, n: cutec.Int32):
    a[0] = n // 0  # error: E0002


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    move(a, n).launch(grid=1, block=32)


cutec.export(host, ["i32[m]", "i32"])
