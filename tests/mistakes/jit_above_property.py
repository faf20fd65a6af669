"""Decorators in the wrong order."""

import cutec
from cutec import cute


class Scale:
    @cute.jit  # error: E0104
    @property
    def factor(self):
        return 2.0


@cute.kernel
def move(a: cute.Tensor):
    a[0] = Scale().factor


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
