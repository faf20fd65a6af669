"""A helper that forgets to return."""

import cutec
from cutec import cute


@cute.jit
def square(x):
    x * x


@cute.kernel
def total(a: cute.Tensor):
    a[0] = square(a[0]) + 1.0  # error: E0110


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
