"""A launch option that does not exist."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, blocks=32)  # error: E0106


cutec.export(host, ["f32[n]"])
