"""dtype and shape in the wrong order."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    r = cute.make_rmem_tensor(cutec.Float32, 4)  # error: E0204
    a[0] = r[0]


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
