"""A barrier in the host function."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    total(a).launch(grid=1, block=4)
    cute.arch.sync_threads()  # error: E0413


cutec.export(host, ["f32[m]"])
