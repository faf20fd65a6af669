"""A name that does not exist at all."""

import cutec
from cutec import cute


@cute.kernel
def pick(a: cute.Tensor):
    value = a[0]
    a[1] = valeu  # error: E0109


@cute.jit
def host(a: cute.Tensor):
    pick(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
