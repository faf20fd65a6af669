"""A misspelt module."""

import cutlass
import cutlass.cut as cute  # error: E0109

@cute.kernel
def kernel(x: cute.Tensor):
    x[0] = 1.0


@cute.jit
def host(x: cute.Tensor):
    kernel(x).launch(grid=1, block=32)


cutlass.export(host, ["f32[m]"])
