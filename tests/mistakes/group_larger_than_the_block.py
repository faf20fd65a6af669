"""More arrivals than the block has threads."""

import cutec
from cutec import cute, pipeline


@cute.kernel
def ring(a: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    barriers = smem.allocate_array(cutec.Int64, 8)
    one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    group = pipeline.CooperativeGroup(pipeline.Agent.Thread, 256)
    loads = pipeline.PipelineAsync.create(barrier_storage=barriers, num_stages=2, producer_group=group, consumer_group=one)  # error: E0445
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    ring(a).launch(grid=1, block=128)


cutec.export(host, ["f32[m]"])
