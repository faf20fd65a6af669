"""Loading a coordinate tensor."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    coords = cute.make_identity_tensor((4, 4))
    a[0] = coords.load()[0]  # error: E0406


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
