"""Arithmetic on an 8-bit float."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = a[0] * a[0]  # error: E0203


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=32)


cutec.export(host, ["f8E4M3FN[m]"])
