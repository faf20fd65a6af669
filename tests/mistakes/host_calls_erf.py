"""erf of a scalar in the host function."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor, scale: cutec.Float32):
    a[0] = 2.0 * scale


@cute.jit
def host(a: cute.Tensor, x: cutec.Float32):
    double(a, cute.math.erf(x)).launch(grid=1, block=32)  # error: E0505


cutec.export(host, ["f32[n]", "f32"])
