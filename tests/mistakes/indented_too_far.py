"""A line that begins too far right."""

import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
     x[tid] = 1.0  # error: E0001
