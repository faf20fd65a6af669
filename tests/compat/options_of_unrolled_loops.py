"""Options of `range` on a loop that is unrolled while tracing."""

import cutlass
import numpy as np
from cutlass import Int32, cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def fill(x: cute.Tensor):
    for i in cutlass.range_constexpr(0, 3, unroll=True):
        x[i] = Int32(i)
    for i in cutlass.range_constexpr(3, 5, unroll=2, unroll_full=True, prefetch_stages=1, vectorize=True):
        x[i] = Int32(10 * i)


@cute.jit
def run(x: cute.Tensor):
    fill(x).launch(grid=[1, 1, 1], block=[1, 1, 1])


x = np.zeros(5, np.int32)
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x)
# prints: [ 0  1  2 30 40]
