"""c = a + b, one element a thread."""

import cutec
from cutec import cute

THREADS = 256


@cute.kernel
def add_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    i = bid * THREADS + tid
    if i < cute.size(c):
        c[i] = a[i] + b[i]


@cute.jit
def vector_add(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    add_kernel(a, b, c).launch(grid=[cute.ceil_div(cute.size(c), THREADS), 1, 1], block=[THREADS, 1, 1])


def reference(a, b):
    return a + b


cutec.export(vector_add, args=["in f32[n]", "in f32[n]", "out f32[n]"], reference=reference, bytes="12*n")
