"""A pipeline without stages."""

import cutec
from cutec import cute, pipeline, utils


@cute.kernel
def load(a: cute.Tensor):
    smem = utils.SmemAllocator()
    barriers = smem.allocate_array(cutec.Int64, 8)
    threads = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    ring = pipeline.PipelineTmaAsync.create(num_stages=0, producer_group=threads, consumer_group=threads, tx_count=1024, barrier_storage=barriers)  # error: E0445
    a[0, 0] = a[1, 1]


@cute.jit
def host(a: cute.Tensor):
    load(a).launch(grid=1, block=32)


cutec.export(host, ["f16[m,k]"])
