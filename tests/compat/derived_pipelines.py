"""Pipelines, states and barriers are derived from, and use what their bases keep to themselves."""

from dataclasses import dataclass

import cutlass
import numpy as np
from cutlass import Int32, cute, pipeline
from cutlass.cute.runtime import from_dlpack
from cutlass.cutlass_dsl import if_generate


@dataclass(frozen=True)
class Barriers(pipeline.NamedBarrier):
    def wait_for(self, number):
        cute.arch.barrier(barrier_id=self.barrier_id + number, number_of_threads=self.num_threads)


class State(pipeline.PipelineState):
    def advance_by(self, steps):
        index = self._index + steps
        self._phase ^= index // self.stages & 1
        self._index = index % self.stages


@cute.kernel
def run_stages(x: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutlass.utils.SmemAllocator()
    group = pipeline.CooperativeGroup(pipeline.Agent.Thread, 32)
    stages = pipeline.PipelineAsync.create(
        num_stages=2, producer_group=group, consumer_group=group, barrier_storage=smem.allocate_array(cutlass.Int64, 4)
    )
    shared = smem.allocate_tensor(Int32, cute.make_layout((32, 2)), byte_alignment=16)
    written = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, 2)
    if tid < 32:
        stages.sync_object_empty.wait(written.index, written.phase)
        stages.producer_acquire(written, loc=None, ip=None)
        shared[tid, written.index] = tid
        stages.producer_commit(written)
    else:
        read = State(2, Int32(0), Int32(0), Int32(0))
        stages.consumer_wait(read)
        x[tid - 32] = shared[63 - tid, read.index] * 10
        stages.consumer_release(read)
        read.advance_by(Int32(3))
        x[tid - 32] = x[tid - 32] + read.index + 2 * read.phase
    Barriers(barrier_id=1, num_threads=64).wait_for(Int32(1))
    if_generate(tid == 0, lambda: x.__setitem__(31, Int32(7)))


@cute.jit
def run(x: cute.Tensor):
    run_stages(x).launch(grid=[1, 1, 1], block=[64, 1, 1])


x = np.zeros(32, np.int32)
cute.compile(run, from_dlpack(x))(from_dlpack(x))
print(x[:2], x[30:])
# prints: [313 303] [13  7]
