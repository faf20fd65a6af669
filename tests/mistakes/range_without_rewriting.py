"""A run-time bound with preprocess=False."""

import cutec
from cutec import cute


@cute.kernel(preprocess=False)
def move(a: cute.Tensor, n: cutec.Int32):
    for i in range(n):  # error: E0302
        a[i] = 1.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    move(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
