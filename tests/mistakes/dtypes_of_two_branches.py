"""Two branches that leave different dtypes."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    if n > 0:
        x = a[0]
    else:
        x = n  # error: E0304
    a[1] = x


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
