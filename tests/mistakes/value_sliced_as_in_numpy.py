"""A slice of a tensor's value, which is no number, as an element."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    value = cute.local_tile(a, (2, 4), (0, 0)).load()
    a[0, 0] = value[0:1, 2]  # error: E0204


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m,n]"])
