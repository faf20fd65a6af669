"""A loop over a float."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    for i in range(a[0]):  # error: E0110
        a[i] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
