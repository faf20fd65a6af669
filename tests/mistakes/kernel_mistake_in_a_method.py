"""A mistake in a method of a kernel class."""

import cutec
from cutec import cute


class Scale:
    def __init__(self, factor):
        self.factor = factor

    @cute.jit
    def __call__(self, a: cute.Tensor):
        self.kernel(a).launch(grid=1, block=32)

    @cute.kernel
    def kernel(self, a: cute.Tensor):
        a[0] = a[0] * self.facter  # error: E0109


cutec.export(Scale(2.0), ["f32[m]"])
