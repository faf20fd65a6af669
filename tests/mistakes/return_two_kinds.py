"""A helper that returns None at run time."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    def pick(x):
        if x > 0:
            return x  # error: E0305
    a[0] = pick(n)


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["i32[m]", "i32"])
