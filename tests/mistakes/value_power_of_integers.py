"""Integers of a tensor to a negative power."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    value = cute.local_tile(a, (2, 4), (0, 0)).load()
    a[0, 0] = (value.to(cutec.Int32) ** -2)[0].to(cutec.Float32)  # error: E0206


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m,n]"])
