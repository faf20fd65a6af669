"""NumPy's name for a tensor's rank."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = a.ndim  # error: E0109


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
