"""A static assertion that fails."""

import cutec
from cutec import cute


@cute.jit
def host(a: cute.Tensor):
    assert a.element_type is cutec.Float16, "half precision only"  # error: E0002


cutec.export(host, ["f32[m,n]"])
