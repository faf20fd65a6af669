"""Exporting a class instead of an instance."""

import cutec
from cutec import cute


class Scale:
    @cute.jit
    def __call__(self, a: cute.Tensor):
        self.kernel(a).launch(grid=1, block=32)

    @cute.kernel
    def kernel(self, a: cute.Tensor):
        a[0] = 1.0


cutec.export(Scale, ["f32[m]"])  # error: E1015
