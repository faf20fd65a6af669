"""local_tile without a coordinate."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    tile = cute.local_tile(a, (4,))  # error: E0106
    tile[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
