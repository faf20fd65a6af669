"""`pipeline`: producer/consumer rings of buffers in shared memory, synchronised by mbarriers.

A ring has S buffers (stages), each with two barriers: `full` and `empty`. The producer waits for
`empty`, fills the buffer and arrives at `full`; the consumer waits for `full`, reads the buffer and
arrives at `empty`. Use number n of the ring is of buffer n mod S. Each use completes one phase of
either barrier, and a wait names the parity of a phase, 0 or 1:

    n        0 1 2 3 4 5 …   S = 2
    index    0 1 0 1 0 1     n mod S
    phase    0 0 1 1 0 0     (n div S) mod 2: parity that the consumer waits for at `full`
             1 1 0 0 1 1     its complement: parity that the producer waits for at `empty`

The producer starts with parity 1, that of the phase before the first: a fresh barrier counts it as
complete, so the first S waits return at once. One bit is enough, since neither side is ever more
than one phase ahead. At the end the producer waits for all buffers (`producer_tail`), because
consumers of other blocks of a cluster may still arrive at its barriers.

state.py       the place in the ring: index, count, parity
groups.py      participants; named barriers, arrays of mbarriers
rings.py       the pipelines: buffers filled by threads, cp.async or TMA; stores by TMA; ordered
               sections, in which groups of threads take turns
tensor_rings.py  buffers that multiplies of tcgen05 read or fill
clc_ring.py    answers of cluster launch control
handles.py     the producer's and the consumer's side, each with its state
sync.py        making barriers visible to the block or cluster
"""

from typing import TYPE_CHECKING

from cutec.lazy import home_of
from cutec.pipeline.clc_ring import PipelineClcFetchAsync
from cutec.pipeline.groups import (
    Agent,
    CooperativeGroup,
    MbarrierArray,
    NamedBarrier,
    PipelineOp,
    SyncObject,
    TmaStoreFence,
)
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
    alloc_reserved_mbarrier,
    arrive,
    arrive_and_wait,
    arrive_unaligned,
    pipeline_init_arrive,
    pipeline_init_wait,
    sync,
    wait,
    wait_unaligned,
)
from cutec.pipeline.tensor_rings import PipelineAsyncUmma, PipelineTmaUmma, PipelineUmmaAsync

__all__ = [
    "Agent",
    "CooperativeGroup",
    "MbarrierArray",
    "NamedBarrier",
    "PipelineAsync",
    "PipelineAsyncUmma",
    "PipelineClcFetchAsync",
    "PipelineConsumer",
    "PipelineCpAsync",
    "PipelineOp",
    "PipelineOrder",
    "PipelineProducer",
    "PipelineState",
    "PipelineTmaAsync",
    "PipelineTmaMultiConsumersAsync",
    "PipelineTmaStore",
    "PipelineTmaUmma",
    "PipelineUmmaAsync",
    "PipelineUserType",
    "SyncObject",
    "TmaStoreFence",
    "agent_sync",
    "alloc_reserved_mbarrier",
    "arrive",
    "arrive_and_wait",
    "arrive_unaligned",
    "make_pipeline_state",
    "pipeline_init_arrive",
    "pipeline_init_wait",
    "sync",
    "wait",
    "wait_unaligned",
]

if not TYPE_CHECKING:
    __getattr__ = home_of(__name__)
