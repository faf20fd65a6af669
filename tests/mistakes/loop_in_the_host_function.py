"""A launch for each of a run-time number of steps."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, i: cutec.Int32):
    a[0] = i


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    for i in range(n):  # error: E0505
        total(a, i).launch(grid=1, block=4)


cutec.export(host, ["i32[m]", "i32"])
