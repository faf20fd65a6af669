"""int() of a run-time value."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    a[int(n)] = 1.0  # error: E0302


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=4)


cutec.export(host, ["f32[m]", "i32"])
