"""Constants of number classes, also of those without a width."""

import cutlass
import numpy as np
from cutlass import cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def largest(x: cute.Tensor, y: cute.Tensor):
    found = -cutlass.Float32.inf
    total = cutlass.Float.zero + cutlass.Float32.zero
    for i in range(cute.size(x)):
        found = cute.arch.fmax(found, x[i])
        total += x[i]
    y[0] = found
    y[1] = total


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor):
    largest(x, y).launch(grid=[1, 1, 1], block=[1, 1, 1])


x, y = np.array([-5, -3, -4], np.float32), np.zeros(2, np.float32)
operands = from_dlpack(x), from_dlpack(y)
cute.compile(run, *operands)(*operands)
print(y)
# prints: [ -3. -12.]
