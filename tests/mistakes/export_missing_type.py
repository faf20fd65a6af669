"""A parameter without a type."""

import cutec
from cutec import cute


@cute.jit
def host(a: cute.Tensor, b: cute.Tensor):
    pass


cutec.export(host, ["f32[n]"])  # error: E1011
