"""A number where the kernel wants a tensor."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    a[0] = n


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(n, a).launch(grid=1, block=32)  # error: E0108


cutec.export(host, ["i32[m]", "i32"])
