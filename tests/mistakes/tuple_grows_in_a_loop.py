"""A tuple that grows in a run-time loop."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    found = ()
    for i in range(n):
        found = found + (a[i],)  # error: E0305
    a[0] = found[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
