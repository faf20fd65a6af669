"""A value in one branch, None in the other."""

import cutec
from cutec import cute


@cute.kernel
def pick(a: cute.Tensor, n: cutec.Int32):
    if n > 0:
        x = a[0]
    else:
        x = None  # error: E0305
    a[1] = x


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    pick(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
