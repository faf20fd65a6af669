"""torch used in a kernel."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = torch.sqrt(a[0])  # error: E0109


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
