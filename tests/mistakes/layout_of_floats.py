"""A float in a shape, from a division."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    layout = cute.make_layout((128 / 32, 4))  # error: E0410
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
