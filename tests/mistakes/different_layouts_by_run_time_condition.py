"""Choosing between two layouts at run time."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor, n: cutec.Int32):
    layout = cute.make_layout((4, 8))
    if n > 0:
        layout = cute.make_layout((8, 4))
    r = cute.make_rmem_tensor(layout, cutec.Float32)  # error: E0401
    a[0] = r[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    move(a, n).launch(grid=1, block=32)


cutec.export(host, ["f32[m]", "i32"])
