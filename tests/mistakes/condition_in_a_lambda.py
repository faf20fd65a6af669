"""A run-time condition in a lambda."""

import cutec
from cutec import cute

clamp = lambda x: 1.0 if x > 1.0 else x  # error: E0301


@cute.kernel
def double(a: cute.Tensor):
    a[0] = clamp(a[0])


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
