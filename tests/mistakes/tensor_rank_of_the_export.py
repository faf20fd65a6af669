"""Two indices for what the export declares as a vector."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    m, n = a.shape  # error: E0110
    a[0, 0] = 2.0


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
