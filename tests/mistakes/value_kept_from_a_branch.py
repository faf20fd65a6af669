"""A value that leaves a branch through a list."""

import cutec
from cutec import cute

kept = []


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    if n > 0:
        kept.append(a[0] * 2.0)
    a[1] = kept[0] + 1.0  # error: E0310


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
