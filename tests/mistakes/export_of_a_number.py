"""A value where a type is wanted."""

import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor, n):
    x[0] = n


@cute.jit
def host(x: cute.Tensor, n):
    kernel(x, n).launch(grid=1, block=32)


cutlass.export(host, ["f32[m]", 3])  # error: E1010
