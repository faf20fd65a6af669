"""A number and a text."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = a[0] + "1"  # error: E0110


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
