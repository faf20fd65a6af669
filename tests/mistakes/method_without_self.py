"""A kernel as a method without self."""

import cutlass
import cutlass.cute as cute


class Add:
    @cute.kernel
    def kernel(x: cute.Tensor):
        x[0] = 1.0

    @cute.jit
    def __call__(self, x: cute.Tensor):
        self.kernel(x).launch(grid=1, block=1)  # error: E0106


cutlass.export(Add(), ["f32[m]"])
