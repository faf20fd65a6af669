"""The field of a struct in the place of its data_ptr()."""

import cutec
from cutec import cute, pipeline


@cute.struct
class Storage:
    bars: cute.struct.MemRange[cutec.Int64, 4]


@cute.kernel
def ring(a: cute.Tensor):
    storage = cutec.utils.SmemAllocator().allocate(Storage)
    one = pipeline.CooperativeGroup(pipeline.Agent.Thread)
    loads = pipeline.PipelineAsync.create(barrier_storage=storage.bars, num_stages=2, producer_group=one, consumer_group=one)  # error: E0445
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    ring(a).launch(grid=1, block=128)


cutec.export(host, ["f32[m]"])
