"""A shape in parentheses."""

import cutec
from cutec import cute


@cute.jit
def host(a: cute.Tensor):
    pass


cutec.export(host, ["f32(n)"])  # error: E1010
