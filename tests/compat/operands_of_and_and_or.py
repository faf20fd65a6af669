"""`and` and `or` of numbers of different classes."""

import numpy as np
from cutlass import Float32, Int32, Int64, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def choose(x: cute.Tensor, n: Int32, m: Int32, f: Float32, w: Int64):
    partial = n % 4
    x[0] = Float32(partial and m == 1)
    x[1] = Float32(m == 1 and partial)
    x[2] = Float32(partial or m == 1)
    x[3] = Float32(f and n)
    x[4] = Float32(n or w or f)
    if partial and m == 1:
        x[5] = Float32(1)
    for i in range(3):
        needed = partial and i == m
        if needed:
            x[6] += Float32(i)
    x[7] = Float32(m == 1 and f)


@cute.jit
def run(x: cute.Tensor, n: Int32, m: Int32, f: Float32, w: Int64):
    choose(x, n, m, f, w).launch(grid=[1, 1, 1], block=[1, 1, 1])


def numbers(*values):
    return [kind(value) for kind, value in zip((Int32, Int32, Float32, Int64), values)]


x = np.zeros(8, np.float32)
compiled = cute.compile(run, from_dlpack(x), *numbers(0, 0, 0, 0))
for values in ((7, 1, 0.5, 0), (8, 1, 0.5, 9), (6, 2, 0.0, 4), (0, 2, 0.5, 0)):
    x[:] = 0
    compiled(from_dlpack(x), *numbers(*values))
    print(x.tolist())
# prints: [1.0, 3.0, 3.0, 7.0, 7.0, 1.0, 1.0, 0.5]
# prints: [0.0, 0.0, 1.0, 8.0, 8.0, 0.0, 0.0, 0.5]
# prints: [0.0, 0.0, 2.0, 0.0, 6.0, 0.0, 2.0, 0.0]
# prints: [0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0]
