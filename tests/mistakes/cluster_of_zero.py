"""A cluster of no blocks."""

import cutec
from cutec import cute


@cute.kernel
def work(a: cute.Tensor):
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=4, block=32, cluster=(0, 1, 1))  # error: E0502


cutec.export(host, ["f32[m]"])
