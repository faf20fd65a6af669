"""c = a + b. A block adds 1024 elements: each thread four of them, 256 apart, so that a warp always
touches neighbours.
"""

import cutec
from cutec import cute

THREADS = 256
EACH = 4


@cute.kernel
def add_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    first = bid * (THREADS * EACH) + tid
    sums = cute.make_rmem_tensor(EACH, c.element_type)
    for k in cutec.range_constexpr(EACH):  # all reads first: they are under way together
        if first + k * THREADS < cute.size(c):
            sums[k] = a[first + k * THREADS] + b[first + k * THREADS]
    for k in cutec.range_constexpr(EACH):
        if first + k * THREADS < cute.size(c):
            c[first + k * THREADS] = sums[k]


@cute.jit
def vector_add(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    add_kernel(a, b, c).launch(grid=[cute.ceil_div(cute.size(c), THREADS * EACH), 1, 1], block=[THREADS, 1, 1])


def reference(a, b):
    return a + b


cutec.export(vector_add, args=["in f32[n]", "in f32[n]", "out f32[n]"], reference=reference, bytes="12*n")
