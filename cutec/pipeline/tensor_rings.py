"""Pipelines of multiplies into tensor memory (tcgen05): their completion empties or fills buffers,
when the tensor core has done what one thread of a warp has given it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.broadcast import size_of
from cutec.loc_ip import take_loc_ip
from cutec.pipeline.groups import CooperativeGroup, PipelineOp
from cutec.pipeline.rings import PipelineAsync, PipelineTmaAsync
from cutec.pipeline.state import PipelineState

if TYPE_CHECKING:
    from typing_extensions import Self

    from cutec.cute.operands import AnyLayout
    from cutec.frontend.tensors.pointers import Pointer


def _one_block(cta_layout_vmnk: Any) -> None:
    """Raise E0432 for a cluster of several blocks."""
    if cta_layout_vmnk is not None and size_of(cta_layout_vmnk.shape) > 1:
        raise error(
            "E0432",
            f"multiplies into tensor memory by a cluster of blocks {cta_layout_vmnk} are not supported",
            user_location(),
            help="launch clusters of one block, without cta_layout_vmnk",
        )


class PipelineTmaUmma(PipelineTmaAsync):
    """TMA fills buffers with `tx_count` bytes each; multiplies into tensor memory empty them. One
    warp calls the consumer's methods: `consumer_release` has the tensor core arrive when it has
    read the buffer.
    """

    empties: ClassVar[PipelineOp] = PipelineOp.TCGen05Mma

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
        mcast_mode_mn: tuple[int, int] = (1, 1),
        defer_sync: bool = False,
    ) -> Self:
        """As `PipelineTmaAsync.create`. Raises E0432 for a cluster of several blocks."""
        _one_block(cta_layout_vmnk)
        return super().create(
            num_stages=num_stages,
            producer_group=producer_group,
            consumer_group=consumer_group,
            tx_count=tx_count,
            barrier_storage=barrier_storage,
            defer_sync=defer_sync,
        )

    def consumer_release(self, state: PipelineState) -> None:
        """Release the buffer when the multiplies that this warp has issued have read it."""
        PipelineAsync.consumer_release(self, state)


class PipelineUmmaAsync(PipelineAsync):
    """Multiplies fill buffers in tensor memory; threads empty them. One warp calls the producer's
    methods: `producer_commit` has the tensor core arrive when the sums are complete.
    """

    fills: ClassVar[PipelineOp] = PipelineOp.TCGen05Mma

    @classmethod
    def create(  # pyright: ignore[reportIncompatibleMethodOverride]  # kinds of pipelines are made of different things
        cls,
        *,
        num_stages: int,
        producer_group: CooperativeGroup,
        consumer_group: CooperativeGroup,
        barrier_storage: Pointer | None = None,
        cta_layout_vmnk: AnyLayout | None = None,
        defer_sync: bool = False,
    ) -> Self:
        """As `PipelineAsync.create`. Raises E0432 for a cluster of several blocks."""
        _one_block(cta_layout_vmnk)
        return super().create(
            num_stages=num_stages,
            producer_group=producer_group,
            consumer_group=consumer_group,
            barrier_storage=barrier_storage,
            defer_sync=defer_sync,
        )


take_loc_ip(globals())
