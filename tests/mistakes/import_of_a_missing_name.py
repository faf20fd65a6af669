"""An import that fails."""

import cutec
from cutec import cute
from cutec.cute import make_tensr  # error: E0109


@cute.jit
def host(a: cute.Tensor):
    pass


cutec.export(host, ["f32[m]"])
