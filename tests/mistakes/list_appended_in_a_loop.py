"""A list that grows in a run-time loop."""

import cutec
from cutec import cute


@cute.kernel
def pick(a: cute.Tensor, n: cutec.Int32):
    found = []
    for i in range(n):  # error: E0308
        found.append(a[i])
    a[0] = found[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    pick(a, n).launch(grid=1, block=4)


cutec.export(host, ["f32[m]", "i32"])
