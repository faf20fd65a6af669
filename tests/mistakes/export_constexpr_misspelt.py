"""A compile-time value for a parameter that does not exist."""

import cutec
from cutec import cute


@cute.jit
def host(a: cute.Tensor, tile: cutec.Constexpr):
    pass


cutec.export(host, ["f32[n]"], constexpr={"tiles": 4})  # error: E1011
