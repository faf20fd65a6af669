"""Rings of buffers that know their place: each side calls its methods without a state.

    token, stage = pipe.producer_acquire_and_get_stage()
    barrier = get_mbarrier(token)
    …                                        # fill buffer `stage`
    pipe.producer_commit_and_advance()

The rings are those of `pipeline`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.cute.experimental.memory import words
from cutec.cute.experimental.operation_types import TMA_LOADS, OperationTypeEnum, wrong_operation
from cutec.diag import error
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.broadcast import size_of
from cutec.frontend.numbers.numeric import Int64
from cutec.loc_ip import take_loc_ip
from cutec.pipeline.groups import Agent, CooperativeGroup, NamedBarrier
from cutec.pipeline.handles import ProducerHandle
from cutec.pipeline.rings import PipelineTmaStore
from cutec.pipeline.state import PipelineState, PipelineUserType, make_pipeline_state
from cutec.pipeline.tensor_rings import PipelineAsyncUmma, PipelineUmmaAsync, arrivals, sharing
from cutec.records import derivable, replace

if TYPE_CHECKING:
    from cutec.cute.operands import AnyLayout
    from cutec.frontend.numbers.numeric import Int32
    from cutec.frontend.tensors.pointers import Pointer

_PAIR = {OperationTypeEnum.SM100_MMA_1SM_SS: 1, OperationTypeEnum.SM100_MMA_2SM_SS: 2}


def get_mbarrier(stage_token: ProducerHandle) -> Pointer:
    """The barrier that completes when the buffer of a token is full."""
    return stage_token.barrier


def pipeline_advance_iterator(raw_pipeline: Any, state: PipelineState) -> PipelineState:
    """The state, advanced to the next buffer of a ring."""
    state.advance()
    return state


class _Ring:
    """A ring of `pipeline` (`raw_pipeline`) with the states of both sides."""

    def __init__(self, raw_pipeline: Any):
        self.raw_pipeline = raw_pipeline
        self.producer_state = make_pipeline_state(PipelineUserType.Producer, raw_pipeline.num_stages)
        self.consumer_state = make_pipeline_state(PipelineUserType.Consumer, raw_pipeline.num_stages)

    def producer_acquire_and_get_stage(self) -> tuple[ProducerHandle, Int32]:
        """Wait until the next buffer is empty: (its token, its number)."""
        self.raw_pipeline.producer_acquire(self.producer_state)
        return ProducerHandle(self.raw_pipeline, self.producer_state.clone()), self.producer_state.index

    def producer_commit(self) -> None:
        """Mark the buffer as full, once what fills it has come."""
        self.raw_pipeline.producer_commit(self.producer_state)

    def producer_commit_and_advance(self) -> None:
        """The same, and advance to the next buffer."""
        self.producer_commit()
        self.producer_state.advance()

    def producer_tail(self) -> None:
        """Wait until all buffers have been emptied."""
        self.raw_pipeline.producer_tail(self.producer_state)

    def consumer_wait_and_get_stage(self) -> tuple[PipelineState, Int32]:
        """Wait until the next buffer is full: (its place, its number)."""
        self.raw_pipeline.consumer_wait(self.consumer_state)
        return self.consumer_state.clone(), self.consumer_state.index

    def consumer_release(self) -> None:
        """Release the buffer to the producer."""
        self.raw_pipeline.consumer_release(self.consumer_state)

    def consumer_release_and_advance(self) -> None:
        """The same, and advance to the next buffer."""
        self.consumer_release()
        self.consumer_state.advance()


@derivable
class _LoadedByTma(PipelineAsyncUmma):
    """TMA fills buffers with bytes that each load announces by itself; multiplies empty them. One
    warp calls the producer's methods, of a pair the first block's commits.
    """

    def producer_commit(self, state: PipelineState) -> None:
        with arch.elect_one():
            super().producer_commit(state)


class TMAToUMMAPipeline(_Ring):
    """TMA loads fill buffers in shared memory; multiplies into tensor memory empty them."""

    @classmethod
    def create(
        cls,
        *,
        num_stages: int,
        mma_operation_type: OperationTypeEnum,
        tma_operation_type: OperationTypeEnum | None = None,
        cluster_layout_vmnk: AnyLayout | None = None,
    ) -> TMAToUMMAPipeline:
        """All threads of the block, or of the cluster, call it. Raises E0421 for operations that do
        not go together, E0445 for a pair of blocks without a layout of the cluster.
        """
        _check(mma_operation_type, tma_operation_type, False, cluster_layout_vmnk)
        return cls(_loaded(num_stages, cluster_layout_vmnk))

    @classmethod
    def create_with_mask(
        cls,
        *,
        num_stages: int,
        mma_operation_type: OperationTypeEnum,
        tma_operation_type: OperationTypeEnum,
        cluster_layout_vmnk: AnyLayout,
    ) -> TMAToUMMAPipeline:
        """The same for loads by multicast: a buffer is empty when all blocks that a load writes to
        have read it.
        """
        _check(mma_operation_type, tma_operation_type, True, cluster_layout_vmnk)
        made = _loaded(num_stages, cluster_layout_vmnk, multicast=True)
        mask = sharing(cluster_layout_vmnk, (1, 1))
        return cls(made if mask is None else replace(made, consumer_mask=mask))


class UMMAtoAsyncPipeline(_Ring):
    """Multiplies fill buffers in tensor memory; threads empty them."""

    @classmethod
    def create(
        cls,
        *,
        num_stages: int,
        mma_operation_type: OperationTypeEnum,
        consumer: OperationTypeEnum,
        consumer_arv_count: int,
        cluster_layout_vmnk: AnyLayout | None = None,
    ) -> UMMAtoAsyncPipeline:
        """`consumer_arv_count`: the threads that release a buffer, of a pair those of both blocks.
        All threads of the block, or of the cluster, call it. Raises E0421 for other operations.
        """
        _check(mma_operation_type, None, False, cluster_layout_vmnk)
        if consumer is not OperationTypeEnum.SM100_COPY_T2R:
            raise wrong_operation("consumer", consumer, [OperationTypeEnum.SM100_COPY_T2R])
        return cls(
            PipelineUmmaAsync.create(
                num_stages=num_stages,
                producer_group=CooperativeGroup(Agent.Thread, 1),
                consumer_group=CooperativeGroup(Agent.Thread, consumer_arv_count),
                barrier_storage=words(Int64, 2 * num_stages),
                cta_layout_vmnk=cluster_layout_vmnk,
            )
        )

    def producer_acquire_and_get_stage(self) -> tuple[ProducerHandle, Int32]:
        """The same; multiplies that follow come after the loads of those who released it."""
        found = super().producer_acquire_and_get_stage()
        arch.tcgen05_fence("after")
        return found

    def consumer_wait_and_get_stage(self) -> tuple[PipelineState, Int32]:
        """The same; loads that follow come after the multiplies."""
        found = super().consumer_wait_and_get_stage()
        arch.tcgen05_fence("after")
        return found

    def consumer_release(self) -> None:
        """The same, after the loads so far."""
        arch.tcgen05_fence("before")
        super().consumer_release()


class TMAStorePipeline:
    """TMA stores from a ring of buffers in shared memory, which `arv_count` threads fill together.
    The warp `tma_warp_id` stores; `barrier_id` is one of the block's sixteen barriers.
    """

    def __init__(self, stages: int, arv_count: int, barrier_id: int, tma_warp_id: int):
        self.state = make_pipeline_state(PipelineUserType.Producer, stages)
        self._stores = PipelineTmaStore.create(
            num_stages=stages, producer_group=CooperativeGroup(Agent.Thread, arv_count)
        )
        self._threads = NamedBarrier(barrier_id, arv_count)
        self._warp = tma_warp_id

    def _by_warp(self) -> Any:
        return guarded((arch.make_warp_uniform(arch.warp_idx()) == self._warp).ir)

    def acquire_sync(self) -> None:
        """Wait until the store that used the next buffer last has read it."""
        with self._by_warp():
            self._stores.producer_acquire()
        self._threads.arrive_and_wait()

    def get_index(self) -> Int32:
        """The number of the buffer."""
        return self.state.index

    def commit_sync(self) -> None:
        """Wait until all threads have filled the buffer, and let the TMA unit see it."""
        arch.fence_view_async_shared()
        self._threads.arrive_and_wait()

    def release_advance(self) -> None:
        """Assign the stores since the last call to the buffer, and advance to the next one."""
        with self._by_warp():
            self._stores.producer_commit()
        self.state.advance()

    def tail(self) -> None:
        """Wait until all buffers have been read."""
        with self._by_warp():
            self._stores.producer_tail()


def _loaded(stages: int, layout: Any, multicast: bool = False) -> _LoadedByTma:
    consumers = arrivals(CooperativeGroup(Agent.Thread, 1), layout, multicast)
    return _LoadedByTma.create(
        num_stages=stages,
        producer_group=CooperativeGroup(Agent.Thread, 1),
        consumer_group=consumers,
        barrier_storage=words(Int64, 2 * stages),
        cta_layout_vmnk=layout,
    )


def _check(mma: OperationTypeEnum, tma: OperationTypeEnum | None, multicast: bool, layout: Any) -> None:
    """Raise E0421 for operations that do not go together, E0445 where the layout of the cluster is
    of other pairs than the multiply.
    """
    if mma not in _PAIR:
        raise wrong_operation("mma_operation_type", mma, list(_PAIR))
    fitting = [kind for kind, how in TMA_LOADS.items() if how == (_PAIR[mma], multicast)]
    if tma is not None and tma not in fitting:
        raise wrong_operation("tma_operation_type", tma, fitting)
    blocks = 1 if layout is None else size_of(layout.shape[0])
    if blocks != _PAIR[mma]:
        raise error(
            "E0445",
            f"a pipeline of {mma.name} in a cluster whose mode V has {blocks} blocks",
            user_location(),
            help="cluster_layout_vmnk=cute.tiled_divide(cute.make_layout(cluster), (size of tiled_mma.thr_id,))",
        )


take_loc_ip(globals())
