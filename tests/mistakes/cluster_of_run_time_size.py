"""A cluster of run-time size."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    move(a).launch(grid=4, block=32, cluster=[n, 1, 1])  # error: E0502


cutec.export(host, ["f32[m]", "i32"])
