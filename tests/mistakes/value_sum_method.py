"""NumPy's sum of a value."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    r.fill(1.0)
    a[0] = r.load().sum()  # error: E0109


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
