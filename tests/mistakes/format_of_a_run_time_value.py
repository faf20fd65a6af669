"""An f-string as printf's format."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    cute.printf(f"a = {a[0]}")
    a[0] = "x" + a[0]  # error: E0110


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
