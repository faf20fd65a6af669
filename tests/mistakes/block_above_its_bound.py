"""More threads than max_number_threads says."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=256, max_number_threads=128)  # error: E0502


cutec.export(host, ["f32[n]"])
