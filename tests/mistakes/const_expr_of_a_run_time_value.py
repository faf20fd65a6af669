"""const_expr of a run-time condition."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    if cutec.const_expr(n > 4):  # error: E0309
        a[0] = 1.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=4)


cutec.export(host, ["f32[m]", "i32"])
