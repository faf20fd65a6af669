"""A helper called with a keyword that it does not have."""

import cutec
from cutec import cute


@cute.jit
def scaled(x, factor=2.0):
    return x * factor


@cute.kernel
def total(a: cute.Tensor):
    a[0] = scaled(a[0], facter=3.0)  # error: E0106


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
