"""In a kernel a `while` on numbers of the language is a loop at run time, also where all of them
are known; one on `const_expr` runs while compiling.
"""

# prints: traced Int32
# prints: [45. 46. 47. 48.] 3

import cutlass
import cutlass.cute as cute
import numpy as np
from cutlass import Float32, Int32
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def kernel(x: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    total, i = Float32(0.0), Int32(0)
    while cute.elem_less(i, Int32(9)):
        print("traced", type(i).__name__)
        total += Float32(i + 1)
        i = i + 1
    left, halves = Int32(8), 0
    while cutlass.const_expr(left > 1):
        left, halves = left // 2, halves + 1
    counts.append(halves)
    x[thread] = total + Float32(thread)


@cute.jit
def host(x: cute.Tensor):
    kernel(x).launch(grid=[1, 1, 1], block=[4, 1, 1])


counts = []
x = np.zeros(4, np.float32)
cute.compile(host, from_dlpack(x))(from_dlpack(x))
print(x, *counts)
