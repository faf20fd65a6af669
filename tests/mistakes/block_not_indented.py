"""The line after an if that is not indented."""

import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    if tid < 4:
    x[tid] = 1.0  # error: E0001
