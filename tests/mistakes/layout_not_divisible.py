"""A composition that does not divide."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    layout = cute.composition(cute.make_layout((6, 4), stride=(1, 8)), cute.make_layout(4, stride=4))  # error: E0410
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
