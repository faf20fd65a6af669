"""A number of bytes from a division."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    double(a).launch(grid=1, block=32, smem=n / 2)  # warning: W0502


cutec.export(host, ["f32[n]", "i32"])
