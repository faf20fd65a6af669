"""A host function that launches in loops whose bounds are known at run time only."""

import cutlass
import numpy as np
from cutlass import Float32, Int32, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def halve(x: cute.Tensor, y: cute.Tensor, n: Int32):
    """y[i] = x[2 i] + x[2 i + 1] for i below n."""
    t, _, _ = cute.arch.thread_idx()
    b, _, _ = cute.arch.block_idx()
    i = b * 32 + t
    if i < n:
        y[i] = x[2 * i] + x[2 * i + 1]


@cute.kernel
def scale(y: cute.Tensor, factor: Float32):
    y[0] = y[0] * factor


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor, size: Int32, times: Int32):
    n = size
    while n > 1:
        n = n // 2
        halve(x, y, n).launch(grid=[cute.ceil_div(n, 32), 1, 1], block=[32, 1, 1])
        halve(y, x, n // 2).launch(grid=[cute.ceil_div(n, 32), 1, 1], block=[32, 1, 1])
        n = n // 2
    for i in cutlass.range(times):
        scale(x, Float32(i + 2)).launch(grid=[1, 1, 1], block=[1, 1, 1])


def made():
    return np.arange(256, dtype=np.float32), np.zeros(256, np.float32)


x, y = made()
function = cute.compile(run, from_dlpack(x), from_dlpack(y), Int32(4), Int32(1))
for size, times in ((256, 3), (64, 0), (4, 1)):
    x, y = made()
    want = x[:size].sum() * [1, 2, 6, 24][times]
    function(from_dlpack(x), from_dlpack(y), Int32(size), Int32(times))
    print(x[0] == want)
# prints: True
# prints: True
# prints: True
