"""A number at run time in an f-string."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    name = f"row_{n:d}"  # error: E0302
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
