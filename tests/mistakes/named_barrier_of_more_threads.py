"""A named barrier for more threads than the block has."""

import cutec
from cutec import cute, pipeline


@cute.kernel
def ring(a: cute.Tensor):
    pipeline.NamedBarrier(barrier_id=1, num_threads=256).arrive_and_wait()  # error: E0416
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    ring(a).launch(grid=1, block=128)


cutec.export(host, ["f32[m]"])
