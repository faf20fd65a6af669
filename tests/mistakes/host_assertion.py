"""An assertion in the host function about an extent of the call."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor):
    assert cute.size(a) % 8 == 0  # warning: W0506
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
