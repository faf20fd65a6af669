"""A thread index in the host function."""

import cutec
from cutec import cute


@cute.kernel
def total(a: cute.Tensor):
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()  # error: E0413
    total(a).launch(grid=1, block=4)


cutec.export(host, ["f32[m]"])
