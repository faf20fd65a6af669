"""The last column of a tensor of known extents."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    last = a[None, -1]  # error: E0415
    last[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[4,8]"])
