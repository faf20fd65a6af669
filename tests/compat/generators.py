"""Generators of the kernel language: they run while compiling, in step with the loop over them."""

import cutlass
import numpy as np
from cutlass import Int32, cute
from cutlass.cute.runtime import from_dlpack


@cute.jit
def sums(a: cute.Tensor, n: cutlass.Constexpr, m: Int32):
    """Pairs of a position and a sum; the value at the end where n is above 5."""
    total = Int32(0)
    for i in cutlass.range_constexpr(n):
        if m > i:
            total += a[i]
        for j in range(m):
            if j != 2:
                total += j
        if cutlass.const_expr(i == 3):
            continue
        if cutlass.const_expr(i == 5):
            return total
        yield i, total


@cute.jit
def sums_and_last(a: cute.Tensor, n: cutlass.Constexpr, m: Int32):
    last = yield from sums(a, n, m)
    yield 100, last


@cute.kernel
def fill(a: cute.Tensor, b: cute.Tensor, m: Int32):
    for i, total in sums_and_last(a, 8, m):
        b[i % 8] = total + i
    pairs = list(sums(a, 2, m))
    b[7] = pairs[1][1]


@cute.jit
def run(a: cute.Tensor, b: cute.Tensor, m: Int32):
    fill(a, b, m).launch(grid=[1, 1, 1], block=[1, 1, 1])


a, b = np.arange(1, 9, dtype=np.int32), np.zeros(8, np.int32)
x, y = from_dlpack(a), from_dlpack(b)
compiled = cute.compile(run, x, y, Int32(0))
for m in (0, 1, 3, 5):
    compiled(x, y, Int32(m))
    print(m, b.tolist())
# prints: 0 [0, 1, 2, 0, 100, 0, 0, 0]
# prints: 1 [1, 2, 3, 0, 101, 0, 0, 1]
# prints: 3 [2, 6, 11, 0, 112, 0, 0, 5]
# prints: 5 [9, 20, 32, 0, 163, 0, 0, 19]
