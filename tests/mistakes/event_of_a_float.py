"""A launch that is to record an event, which a number is taken for."""

import cutec
from cutec import cute


@cute.kernel
def work(a: cute.Tensor):
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor, begun: cutec.Float32):
    work(a).launch(grid=1, block=32, launch_completion_event=begun)  # error: E0511


cutec.export(host, ["f32[n]", "f32"])
