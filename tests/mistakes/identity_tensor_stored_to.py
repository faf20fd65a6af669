"""Writing to a coordinate tensor."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    coords = cute.make_identity_tensor(a.shape)
    coords[0] = 1  # error: E0406


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
