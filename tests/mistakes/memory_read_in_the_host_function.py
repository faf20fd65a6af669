"""Reading a tensor's element on the host to size the grid."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = 1


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=a[0], block=4)  # error: E0505


cutec.export(host, ["i32[m]"])
