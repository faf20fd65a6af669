"""A reduction named by text."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    r.fill(1.0)
    a[0] = r.load().reduce("sum", 0.0, 0)  # error: E0404


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
