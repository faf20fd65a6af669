"""A rounding mode for half precision."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    value = cute.local_tile(a, (2, 4), (0, 0)).load()
    a[0, 0] = cute.math.fma(value[0].to(cutec.Float16), 2.0, 1.0, rnd="rz")  # error: E0207


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m,n]"])
