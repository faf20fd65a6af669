"""Barriers in a tensor of floats."""

import cutec
from cutec import cute, pipeline


@cute.kernel
def ring(a: cute.Tensor):
    one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    loads = pipeline.PipelineAsync.create(barrier_storage=a, num_stages=2, producer_group=one, consumer_group=one)  # error: E0445
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    ring(a).launch(grid=1, block=128)


cutec.export(host, ["f32[m]"])
