"""math.sqrt of a run-time value."""

import math

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = math.sqrt(a[0])  # error: E0302


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
