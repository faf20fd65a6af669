""".astype(...)."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    a[0] = a[0].astype(cutec.Float32)  # error: E0109


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
