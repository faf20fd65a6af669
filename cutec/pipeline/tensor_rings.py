"""Pipelines of multiplies into tensor memory (tcgen05): their completion empties or fills buffers,
when the tensor core has done what one thread of a warp has given it.

Where a pair of blocks multiplies together (mode 0 of `cta_layout_vmnk` has two blocks), its first
block leads: the bytes of both come to the leader's barriers, its tensor core does the multiplies
and arrives in all blocks that share a tile with one of the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cutec.cute import arch
from cutec.cute.nvgpu import cpasync
from cutec.cute.nvgpu.common import CtaGroup
from cutec.frontend.core.guarded import guarded
from cutec.frontend.numbers.broadcast import size_of
from cutec.frontend.numbers.numeric import Boolean, Int16, Int32
from cutec.loc_ip import take_loc_ip
from cutec.pipeline.groups import CooperativeGroup, PipelineOp
from cutec.pipeline.rings import PipelineAsync, PipelineTmaAsync, check_bytes, make_barriers, make_visible
from cutec.pipeline.state import PipelineState
from cutec.records import dataclass, derivable, replace

if TYPE_CHECKING:
    from typing_extensions import Self

    from cutec.cute.operands import AnyLayout
    from cutec.frontend.tensors.pointers import Pointer


def _blocks_of(cta_layout_vmnk: Any) -> int:
    """The blocks that multiply together."""
    return 1 if cta_layout_vmnk is None else size_of(cta_layout_vmnk.shape[0])


def is_cluster(cta_layout_vmnk: Any) -> bool:
    return cta_layout_vmnk is not None and size_of(cta_layout_vmnk.shape) > 1


def _rank() -> Int32:
    return arch.make_warp_uniform(arch.block_idx_in_cluster())


def _leader() -> Int32:
    """The rank of the first block of this block's pair."""
    return _rank() & -2


def _barriers(
    kind: type[PipelineAsync],
    groups: tuple[CooperativeGroup, CooperativeGroup],
    stages: int,
    storage: Pointer | None,
    cta_layout_vmnk: AnyLayout | None,
    defer_sync: bool,
) -> tuple[Any, Any, int]:
    """The barriers of a pipeline between threads and multiplies, which other blocks see from now
    on, and the blocks that multiply together.
    """
    blocks = _blocks_of(cta_layout_vmnk)
    full, empty = make_barriers(storage, stages, groups, kind, blocks=blocks)
    make_visible((full, empty), cta_layout_vmnk, defer_sync)
    return full, empty, blocks


def _leads(blocks: int) -> Boolean | None:
    """Whether this block leads its pair; None: each block multiplies alone."""
    return None if blocks == 1 else _rank() % 2 == 0


def sharing(cta_layout_vmnk: Any, mcast_mode_mn: tuple[int, int]) -> Int16 | None:
    """The blocks of the cluster that load parts of the tiles of this block, or of its pair: those
    whose A is multicast along N with theirs, and B along M. None: this block alone.
    """
    if not is_cluster(cta_layout_vmnk):
        return None
    here = cta_layout_vmnk.get_flat_coord(_rank())
    pair = [here, (here[0] ^ 1, *here[1:])][: _blocks_of(cta_layout_vmnk)]
    modes = [mode for mode, sent in zip((2, 1), mcast_mode_mn) if sent] or [3]
    mask = Int16(0)
    for coord in pair:
        for mode in modes:
            mask = mask | cpasync.create_tma_multicast_mask(cta_layout_vmnk, coord, mode)
    return mask


def arrivals(group: CooperativeGroup, cta_layout_vmnk: Any, counts_all: bool) -> CooperativeGroup:
    """The group that empties buffers; where it `counts_all`, for each block or pair that does."""
    if not counts_all or not is_cluster(cta_layout_vmnk):
        return group
    along_m, along_n = map(size_of, cta_layout_vmnk.shape[1:3])
    return replace(group, size=group.size * (along_m + along_n - 1))


class _ByTensorCore:
    """A pipeline of which the tensor core fills or empties the buffers."""

    sync_object_full: Any

    @property
    def cta_group(self) -> CtaGroup:
        """The blocks that multiply together."""
        return CtaGroup(self.sync_object_full.blocks)


@derivable
@dataclass(frozen=True, eq=False, repr=False)
class PipelineTmaUmma(_ByTensorCore, PipelineTmaAsync):
    """TMA fills buffers with `tx_count` bytes each; multiplies into tensor memory empty them. One
    warp calls the consumer's methods: `consumer_release` has the tensor core arrive when it has
    read the buffer. In a cluster all blocks that load parts of a tile wait for all that multiply
    it; `tx_count` counts the bytes of both blocks of a pair.
    """

    leads: Any = None

    empties: ClassVar[PipelineOp] = PipelineOp.TCGen05Mma

    @property
    def is_leader_cta(self) -> Boolean:
        """Whether this block leads its pair: it announces the bytes of both. Alone it does."""
        return Boolean(True) if self.leads is None else self.leads

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
        enable_multicast_signaling: bool = False,
    ) -> Self:
        """As `PipelineTmaAsync.create`. The consumers' group counts the blocks (or pairs) whose
        multiplies read what a block loads: those of its row and column of the cluster. With
        `enable_multicast_signaling` it counts those of one block, and the others are added.
        """
        check_bytes(tx_count)
        blocks = _blocks_of(cta_layout_vmnk)
        consumers = arrivals(consumer_group, cta_layout_vmnk, enable_multicast_signaling)
        groups = producer_group, consumers
        full, empty = make_barriers(barrier_storage, num_stages, groups, cls, tx_count, blocks)
        make_visible((full, empty), cta_layout_vmnk, defer_sync)
        mask = sharing(cta_layout_vmnk, mcast_mode_mn)
        return cls(full, empty, num_stages, None, mask, None, _leads(blocks))

    def producer_acquire(self, state: PipelineState, try_acquire_token: Boolean | bool | None = None) -> None:
        """Wait until the buffer is empty, and announce the bytes that will fill it; of a pair the
        leader does. Raises E0448 if the copies into the previous buffer have more bytes.
        """
        if self.leads is None:
            PipelineTmaAsync.producer_acquire(self, state, try_acquire_token)
            return
        self._expect_tx.open(self.sync_object_full.tx_count, self.sync_object_full.count)
        PipelineAsync.producer_acquire(self, state, try_acquire_token)
        with guarded(self.leads.ir):
            self.sync_object_full.arrive(state.index)

    def consumer_release(self, state: PipelineState) -> None:
        """Release the buffer when the multiplies that this warp has issued have read it."""
        PipelineAsync.consumer_release(self, state)


@derivable
@dataclass(frozen=True, eq=False, repr=False)
class PipelineUmmaAsync(_ByTensorCore, PipelineAsync):
    """Multiplies fill buffers in tensor memory; threads empty them. One warp calls the producer's
    methods: `producer_commit` has the tensor core arrive when the sums are complete. Of a pair the
    leader's warp does, and the threads of both blocks empty the buffer.
    """

    leads: Any = None

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
        """As `PipelineAsync.create`. The consumers' group counts the threads of both blocks of a
        pair.
        """
        groups = producer_group, consumer_group
        full, empty, blocks = _barriers(cls, groups, num_stages, barrier_storage, cta_layout_vmnk, defer_sync)
        if blocks == 1:
            return cls(full, empty, num_stages)
        leader = _leader()
        return cls(full, empty, num_stages, Int32(3) << leader, leader, _leads(blocks))

    def producer_tail(self, state: PipelineState) -> None:
        """Wait until all buffers have been emptied; of a pair the leader does, at whose barriers
        the threads of both blocks arrive.
        """
        if self.leads is None:
            PipelineAsync.producer_tail(self, state)
            return
        with guarded(self.leads.ir):
            PipelineAsync.producer_tail(self, state.clone())


class PipelineAsyncUmma(_ByTensorCore, PipelineAsync):
    """Threads fill buffers in shared or tensor memory; multiplies empty them. One warp calls the
    consumer's methods: `consumer_release` has the tensor core arrive when it has read the buffer.
    Of a pair the threads of both blocks fill it, and the leader's warp releases it.
    """

    empties: ClassVar[PipelineOp] = PipelineOp.TCGen05Mma

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
        """As `PipelineAsync.create`. The producers' group counts the threads of both blocks of a
        pair.
        """
        groups = producer_group, consumer_group
        full, empty, blocks = _barriers(cls, groups, num_stages, barrier_storage, cta_layout_vmnk, defer_sync)
        if blocks == 1:
            return cls(full, empty, num_stages)
        leader = _leader()
        return cls(full, empty, num_stages, leader, Int32(3) << leader)


take_loc_ip(globals())
