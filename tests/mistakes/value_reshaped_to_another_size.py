"""A reshape to another number of elements."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    r.fill(1.0)
    v = r.load().reshape((3, 2))  # error: E0402
    a[0] = v[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
