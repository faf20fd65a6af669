"""A run-time while loop that launches."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, i: cutec.Int32):
    a[0] = i


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    while n > 1:  # error: E0505
        total(a, n).launch(grid=1, block=4)
        n = n // 2


cutec.export(host, ["i32[m]", "i32"])
