"""A coordinate compared with elem_less of another rank."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor, n: cutec.Int32):
    c = cute.make_identity_tensor((4, 4))
    if cute.elem_less(c[0], (4, 4, 4)):  # error: E0410
        a[0] = 1.0


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32):
    total(a, n).launch(grid=1, block=128)


cutec.export(host, ["f32[m]", "i32"])
