"""Two exports of one name."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
cutec.export(host, ["f16[n]"])  # error: E1018
