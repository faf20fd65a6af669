"""A recursion that ends at run time only."""

import cutec
from cutec import cute


@cute.jit  # error: E0107
def factorial(n):
    return 1 if n <= 1 else n * factorial(n - 1)


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    a[0] = factorial(n)


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=32)


cutec.export(host, ["i32[m]", "i32"])
