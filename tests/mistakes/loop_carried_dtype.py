"""A sum that begins as an integer."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    acc = cutec.Int32(0)
    for i in range(n):
        acc = acc + a[i]  # error: E0304
    a[0] = acc


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
