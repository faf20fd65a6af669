"""Source and destination of different sizes."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    s = cute.make_rmem_tensor(8, cutec.Float32)
    r.fill(1.0)
    cute.autovec_copy(r, s)  # error: E0402
    a[0] = s[0]


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
