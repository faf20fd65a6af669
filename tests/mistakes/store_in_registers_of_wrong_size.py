"""A value of another number of elements stored."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    s = cute.make_rmem_tensor(8, cutec.Float32)
    r.fill(1.0)
    s.store(r.load())  # error: E0402
    a[0] = s[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
