"""make_tensor of a list."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    t = cute.make_tensor([1.0, 2.0], cute.make_layout(2))  # error: E0404
    a[0] = t[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
