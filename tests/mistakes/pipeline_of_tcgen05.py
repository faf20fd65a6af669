"""A pipeline whose consumers are multiplies of another arch."""

import cutec
from cutec import cute, pipeline


@cute.kernel
def work(a: cute.Tensor):
    barriers = cutec.utils.SmemAllocator().allocate_array(cutec.Int64, 4)
    one = pipeline.CooperativeGroup(pipeline.Agent.Thread, 1)
    loads = pipeline.PipelineTmaUmma.create(num_stages=2, producer_group=one, consumer_group=one, tx_count=1024, barrier_storage=barriers)
    loads.consumer_release(pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 2))  # error: E0420


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
