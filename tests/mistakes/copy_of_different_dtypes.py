"""Source and destination of different dtypes."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    s = cute.make_rmem_tensor(4, cutec.Float16)
    r.fill(1.0)
    cute.autovec_copy(r, s)  # error: E0405
    a[0] = s[0].to(cutec.Float32)


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
