"""printf in the host function."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor):
    cute.printf("n = {}", cute.size(a))  # warning: W0505
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
