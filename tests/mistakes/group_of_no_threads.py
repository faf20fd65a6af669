"""A group of no threads."""

import cutec
from cutec import cute, pipeline


@cute.kernel
def ring(a: cute.Tensor):
    group = pipeline.CooperativeGroup(pipeline.Agent.Thread, 0)  # error: E0445
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    ring(a).launch(grid=1, block=128)


cutec.export(host, ["f32[m]"])
