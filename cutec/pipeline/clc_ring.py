"""The pipeline of answers of cluster launch control (sm_100): which tile of the grid comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cutec.cute import arch
from cutec.frontend.core.guarded import guarded
from cutec.frontend.numbers.broadcast import size_of
from cutec.frontend.numbers.numeric import Boolean, Int32
from cutec.loc_ip import take_loc_ip
from cutec.pipeline.groups import CooperativeGroup, PipelineOp
from cutec.pipeline.rings import PipelineAsync, check_bytes, make_barriers, make_visible
from cutec.pipeline.state import PipelineState
from cutec.records import dataclass, derivable

if TYPE_CHECKING:
    from typing_extensions import Self

    from cutec.cute.operands import AnyLayout
    from cutec.frontend.tensors.pointers import Pointer

_FIRST = 0  # the rank of the block that asks


@derivable
@dataclass(frozen=True, eq=False, repr=False)
class PipelineClcFetchAsync(PipelineAsync):
    """One warp of a cluster's first block asks for work; all blocks get the answer, `tx_count`
    bytes. The consumers are threads of all blocks, each of which waits at its own block's barrier
    and releases the answer at that of the first block.
    """

    blocks: Any = 1

    fills: ClassVar[PipelineOp] = PipelineOp.TmaLoad

    @classmethod
    def create(  # pyright: ignore[reportIncompatibleMethodOverride]  # kinds of pipelines are made of different things
        cls,
        *,
        num_stages: int,
        producer_group: CooperativeGroup,
        consumer_group: CooperativeGroup,
        tx_count: int,
        barrier_storage: Pointer | None = None,
        cta_layout_vmnk: AnyLayout | None = None,
        defer_sync: bool = False,
    ) -> Self:
        """As `PipelineAsync.create`. The consumers' group counts the threads of the whole cluster.
        Raises E0445 also for a `tx_count` that no barrier can count.
        """
        check_bytes(tx_count)
        groups = producer_group, consumer_group
        full, empty = make_barriers(barrier_storage, num_stages, groups, cls, tx_count, scope="cluster")
        make_visible((full, empty), cta_layout_vmnk, defer_sync)
        blocks = 1 if cta_layout_vmnk is None else size_of(cta_layout_vmnk.shape)
        return cls(full, empty, num_stages, None, Int32(_FIRST), blocks)

    def producer_acquire(self, state: PipelineState, try_acquire_token: Boolean | bool | None = None) -> None:
        """Wait until the cluster has read the answer before, and announce the bytes of the next one
        to all its blocks, with a lane for each.
        """
        PipelineAsync.producer_acquire(self, state, try_acquire_token)
        lane, full = arch.lane_idx(), self.sync_object_full
        with guarded((lane < self.blocks).ir):
            arch.mbarrier_arrive_and_expect_tx(full.get_barrier(state.index), full.tx_count, lane)

    def producer_commit(self, state: PipelineState) -> None:
        """Do nothing: the arrival of the bytes marks the answer as there."""


take_loc_ip(globals())
