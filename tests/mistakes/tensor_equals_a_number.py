"""A tensor compared with a number."""

import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    if x == 0:  # error: E0404
        x[tid] = 1.0


@cute.jit
def host(x: cute.Tensor):
    kernel(x).launch(grid=1, block=32)


cutlass.export(host, ["f32[m]"])
