"""An option that the decorator does not have."""

import cutec
from cutec import cute


@cute.jit(preproces=False)  # error: E0106
def host(a: cute.Tensor):
    pass


cutec.export(host, ["f32[m]"])
