"""`not` of a tensor."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    if not a:  # error: E0301
        a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
