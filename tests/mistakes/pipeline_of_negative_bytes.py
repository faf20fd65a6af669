"""A TMA pipeline that waits for fewer than no bytes."""

import cutec
from cutec import cute, pipeline


@cute.kernel
def ring(a: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    barriers = smem.allocate_array(cutec.Int64, 8)
    one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    loads = pipeline.PipelineTmaAsync.create(barrier_storage=barriers, num_stages=2, producer_group=one, consumer_group=one, tx_count=-16)  # error: E0445
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    ring(a).launch(grid=1, block=128)


cutec.export(host, ["f32[m]"])
