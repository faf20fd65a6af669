"""A mistake in a helper two calls deep."""

import cutec
from cutec import cute


@cute.jit
def inner(x):
    return x << 1  # error: E0201


@cute.jit
def outer(x):
    return inner(x) + 1.0


@cute.kernel
def move(a: cute.Tensor):
    a[0] = outer(a[0])


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
