"""The last element of registers by -1."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    r.fill(1.0)
    a[0] = r[-1]  # error: E0415


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
