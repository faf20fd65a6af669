"""A run-time value for a Constexpr parameter of a kernel."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Constexpr[int]):
    a[0] = n


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=32)  # error: E0309


cutec.export(host, ["i32[m]", "i32"])
