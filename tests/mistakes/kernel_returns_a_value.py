"""A kernel that returns something."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    return a[0] * 2.0  # warning: W0508


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
