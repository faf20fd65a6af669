"""A class decorated instead of its method."""

import cutec
from cutec import cute


@cute.jit  # error: E0104
class Scale:
    def __call__(self, a: cute.Tensor):
        a[0] = 2.0


cutec.export(Scale(), ["f32[m]"])
