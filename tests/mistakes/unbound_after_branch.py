"""A name that one branch leaves without a value."""

import cutec
from cutec import cute


@cute.kernel
def pick(a: cute.Tensor, n: cutec.Int32):
    if n > 0:
        x = a[0]
    a[1] = x  # error: E0306


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    pick(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
