"""A Python slice of a tensor."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    part = a[0:4]  # error: E0415
    part.fill(0.0)


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
