"""Registers for a run-time number of elements."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor, n: cutec.Int32):
    r = cute.make_rmem_tensor(n, cutec.Float32)  # error: E0401
    a[0] = r[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    double(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
