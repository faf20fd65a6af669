"""A block extent that is a float."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=[32.0, 1, 1])  # error: E0502


cutec.export(host, ["f32[m]"])
