"""Clusters on an arch without them."""

# arch: sm_80

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=[2, 1, 1], block=32, cluster=[2, 1, 1])  # error: E0502


cutec.export(host, ["f32[n]"])
