"""A struct with one barrier a stage, where a pipeline takes two."""

import cutec
from cutec import cute, pipeline

STAGES = 3


@cute.struct
class Storage:
    bars: cute.struct.MemRange[cutec.Int64, STAGES]
    data: cute.struct.MemRange[cutec.Float32, 128 * STAGES]


@cute.kernel
def ring(a: cute.Tensor):
    storage = cutec.utils.SmemAllocator().allocate(Storage)
    group = pipeline.CooperativeGroup(pipeline.Agent.Thread, 32)
    bars = storage.bars.data_ptr()
    loads = pipeline.PipelineAsync.create(barrier_storage=bars, num_stages=STAGES, producer_group=group, consumer_group=group)  # error: E0445
    a[0] = 1.0


@cute.jit
def host(a: cute.Tensor):
    ring(a).launch(grid=1, block=64)


cutec.export(host, ["f32[m]"], arch="sm_90a")
