"""Shared memory declared as in CUDA C++."""

import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    s = cute.shared(cutlass.Float32, 32)  # error: E0109
    s[tid] = x[tid]


@cute.jit
def host(x: cute.Tensor):
    kernel(x).launch(grid=1, block=32)


cutlass.export(host, ["f32[m]"])
