"""A named barrier that does not exist."""

import cutec
from cutec import cute


@cute.kernel
def move(a: cute.Tensor):
    cute.arch.barrier(barrier_id=16, number_of_threads=32)  # error: E0416
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    move(a).launch(grid=1, block=32)


cutec.export(host, ["f32[m]"])
