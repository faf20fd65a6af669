"""A tensor in another shape, as in PyTorch."""

import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    y = x.view(4, 4)  # error: E0109
    x[tid] = y[0, 0]


@cute.jit
def host(x: cute.Tensor):
    kernel(x).launch(grid=1, block=32)


cutlass.export(host, ["f32[m]"])
