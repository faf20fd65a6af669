"""range_constexpr over a run-time bound."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    for i in cutec.range_constexpr(n):  # error: E0309
        a[i] = 1.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=4)


cutec.export(host, ["f32[m]", "i32"])
