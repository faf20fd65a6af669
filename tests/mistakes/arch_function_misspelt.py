"""A name that cute.arch does not have."""

import cutec
from cutec import cute


@cute.kernel
def double(a: cute.Tensor):
    cute.arch.syncthreads()  # error: E0109
    a[0] = 2.0


@cute.jit
def host(a: cute.Tensor):
    double(a).launch(grid=1, block=32)


cutec.export(host, ["f32[n]"])
