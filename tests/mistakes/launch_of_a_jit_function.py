"""A @cute.jit function is called, not launched."""

import cutec
from cutec import cute


@cute.jit
def double(a: cute.Tensor):
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)  # error: E0109


cutec.export(host, ["f32[n]"])
