"""Step 1, a kernel: y = alpha x + y, one element a thread."""

import cutec
from cutec import cute

THREADS = 256


@cute.kernel
def axpy_kernel(alpha: cutec.Float32, x: cute.Tensor, y: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    i = block * THREADS + thread
    if i < cute.size(y):
        y[i] = alpha * x[i] + y[i]


@cute.jit
def axpy(alpha: cutec.Float32, x: cute.Tensor, y: cute.Tensor):
    blocks = cute.ceil_div(cute.size(y), THREADS)
    axpy_kernel(alpha, x, y).launch(grid=[blocks, 1, 1], block=[THREADS, 1, 1])


def reference(alpha, x, y):
    return alpha * x + y


cutec.export(axpy, args=["f32", "in f32[n]", "inout f32[n]"], reference=reference)
