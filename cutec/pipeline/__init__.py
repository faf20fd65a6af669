"""`pipeline`: buffers that some threads fill and others empty, with barriers in shared memory
between them.

state.py       which buffer is next, and how often all have been used
groups.py      who takes part; named barriers, arrays of barriers
rings.py       the pipelines: filled by threads, cp.async or TMA; stores by TMA; threads that take turns
handles.py     a producer's and a consumer's side with a state of its own
sync.py        making barriers known to the block or cluster
"""

from cutec.pipeline.groups import Agent, CooperativeGroup, MbarrierArray, NamedBarrier, PipelineOp
from cutec.pipeline.handles import PipelineConsumer, PipelineProducer
from cutec.pipeline.rings import (
    PipelineAsync,
    PipelineCpAsync,
    PipelineOrder,
    PipelineTmaAsync,
    PipelineTmaMultiConsumersAsync,
    PipelineTmaStore,
)
from cutec.pipeline.state import PipelineState, PipelineUserType, make_pipeline_state
from cutec.pipeline.sync import (
    agent_sync,
    arrive,
    arrive_and_wait,
    pipeline_init_arrive,
    pipeline_init_wait,
    sync,
    wait,
)

__all__ = [
    "Agent",
    "CooperativeGroup",
    "MbarrierArray",
    "NamedBarrier",
    "PipelineAsync",
    "PipelineConsumer",
    "PipelineCpAsync",
    "PipelineOp",
    "PipelineOrder",
    "PipelineProducer",
    "PipelineState",
    "PipelineTmaAsync",
    "PipelineTmaMultiConsumersAsync",
    "PipelineTmaStore",
    "PipelineUserType",
    "agent_sync",
    "arrive",
    "arrive_and_wait",
    "make_pipeline_state",
    "pipeline_init_arrive",
    "pipeline_init_wait",
    "sync",
    "wait",
]
