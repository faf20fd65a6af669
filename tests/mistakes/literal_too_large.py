"""A literal that does not fit."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = a[0] + 2**65  # error: E0202


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["i32[m]"])
