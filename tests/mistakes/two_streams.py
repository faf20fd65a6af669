"""Two stream parameters."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor, first, second):
    double(a).launch(grid=1, block=32, stream=first)
    double(a).launch(grid=1, block=32, stream=second)


cutec.export(host, ["f32[n]", "stream", "stream"])  # error: E1011
