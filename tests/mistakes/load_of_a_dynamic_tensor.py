"""Loading a whole tensor of dynamic shape into registers."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a.store(a.load() * 2.0)  # error: E0401


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
