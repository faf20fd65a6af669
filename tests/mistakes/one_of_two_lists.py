"""A list that is one of two, by a run-time condition, changes, and what it came from is read."""

import cutec
from cutec import cute


@cute.kernel
def scale(x: cute.Tensor, n: cutec.Int32):
    low, high = [x[0], x[1]], [x[2], x[3]]
    chosen = low
    if n > 8:
        chosen = high
    chosen[0] = chosen[0] * 2.0  # error: E0314
    x[0], x[2] = low[0], high[0]


@cute.jit
def host(x: cute.Tensor, n: cutec.Int32):
    scale(x, n).launch(grid=1, block=1)


cutec.export(host, ["f32[m]", "i32"])
