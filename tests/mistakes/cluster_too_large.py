"""A cluster of more blocks than the arch takes."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=[64, 1, 1], block=32, cluster=[32, 1, 1])  # error: E0502


cutec.export(host, ["f32[n]"])
