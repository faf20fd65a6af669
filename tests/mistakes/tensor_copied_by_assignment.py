"""A tensor assigned to another's elements."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    r[None] = cute.local_tile(a, (4,), (0,))  # error: E0204
    a[0] = r[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
