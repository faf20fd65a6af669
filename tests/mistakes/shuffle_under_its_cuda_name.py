"""A shuffle under its name in CUDA C++."""

import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    v = cute.arch.shfl_down(x[tid], 1)  # error: E0109
    x[tid] = v


@cute.jit
def host(x: cute.Tensor):
    kernel(x).launch(grid=1, block=32)


cutlass.export(host, ["f32[m]"])
