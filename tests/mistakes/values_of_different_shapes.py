"""Adding values whose shapes do not broadcast."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    r = cute.make_rmem_tensor(4, cutec.Float32)
    s = cute.make_rmem_tensor(3, cutec.Float32)
    r.fill(1.0)
    s.fill(1.0)
    r.store(r.load() + s.load())  # error: E0402
    a[0] = r[0]


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
