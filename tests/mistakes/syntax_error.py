"""A colon forgotten."""

import cutec
from cutec import cute


@cute.jit
def host(a: cute.Tensor)  # error: E0001
    pass


cutec.export(host, ["f32[m]"])
