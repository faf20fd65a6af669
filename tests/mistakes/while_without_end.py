"""A loop that Python would never leave."""

import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor):
    i = 0
    while True:  # error: E0107
        i += 1
    x[0] = i


@cute.jit
def host(x: cute.Tensor):
    kernel(x).launch(grid=1, block=32)


cutlass.export(host, ["f32[m]"])
