"""A bit mask on a float."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = a[0] & 1  # error: E0201


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
