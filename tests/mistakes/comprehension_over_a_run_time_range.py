"""A list comprehension over a run-time bound."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    values = [a[i] for i in range(n)]  # error: E0302
    a[0] = values[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
