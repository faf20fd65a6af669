"""An array where a type is wanted."""

import numpy as np
import cutlass
import cutlass.cute as cute


@cute.kernel
def kernel(x: cute.Tensor):
    x[0] = 1.0


@cute.jit
def host(x: cute.Tensor):
    kernel(x).launch(grid=1, block=32)


cutlass.export(host, [np.zeros(4, np.float32)])  # error: E1010
