"""The pipelines. Each stage has two barriers: one completes when the buffer is full, one when it is
empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cutec.cute import arch
from cutec.cute.arch.common import threads_of_cluster
from cutec.cute.nvgpu.expected_bytes import ExpectTxLog
from cutec.diag import error
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.kernels.smem import alloc_smem
from cutec.frontend.numbers.broadcast import size_of
from cutec.frontend.numbers.numeric import Boolean, Int32, Int64, as_numeric
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.layout import flatten_to_tuple
from cutec.loc_ip import take_loc_ip
from cutec.pipeline.groups import CooperativeGroup, MbarrierArray, PipelineOp, TmaStoreFence
from cutec.pipeline.handles import PipelineConsumer, PipelineProducer
from cutec.pipeline.state import PipelineState, PipelineUserType, make_pipeline_state
from cutec.pipeline.sync import pipeline_init_arrive, pipeline_init_wait
from cutec.records import dataclass, derivable, field, replace

if TYPE_CHECKING:
    from typing_extensions import Self

    from cutec.cute.operands import AnyLayout, Int, Keyword

_BARRIER_BITS = 64


@derivable
@dataclass(frozen=True, eq=False, repr=False)
class PipelineAsync:
    """Threads fill buffers, other threads empty them. `create` makes the barriers; every thread of
    a group calls its side's methods.

    `sync_object_full` and `sync_object_empty` are the barriers of the stages; `producer_mask` and
    `consumer_mask` the ranks of the blocks in whose barriers a side arrives (None: its own).
    """

    sync_object_full: MbarrierArray
    sync_object_empty: MbarrierArray
    num_stages: int
    producer_mask: Any = None
    consumer_mask: Any = None

    fills: ClassVar[PipelineOp] = PipelineOp.AsyncThread
    empties: ClassVar[PipelineOp] = PipelineOp.AsyncThread

    @classmethod
    def create(
        cls,
        *,
        num_stages: int,
        producer_group: CooperativeGroup,
        consumer_group: CooperativeGroup,
        barrier_storage: Pointer | None = None,
        producer_mask: Int | None = None,
        consumer_mask: Int | None = None,
        defer_sync: bool = False,
    ) -> Self:
        """A pipeline over 2·num_stages barriers of 8 bytes from `barrier_storage` in shared memory
        (None: allocated here). All threads of the block call this. They wait until the barriers are
        initialised; with `defer_sync` they do not, and `pipeline_init_arrive` and
        `pipeline_init_wait` have to follow. `producer_mask` and `consumer_mask`: the ranks of the
        blocks of the cluster in whose barriers the two sides arrive, by default each in its own.

        Raises E0445 for fewer than one stage or an empty group.
        """
        full, empty = make_barriers(barrier_storage, num_stages, (producer_group, consumer_group), cls)
        make_visible((full, empty), None, defer_sync)
        return cls(full, empty, num_stages, producer_mask, consumer_mask)

    @staticmethod
    def _make_sync_object(
        barrier_storage: Pointer, num_stages: int, agent: tuple[PipelineOp, CooperativeGroup], tx_count: int = 0
    ) -> MbarrierArray:
        """Barriers that are initialised here, for subclasses that make their own. `agent`: what
        arrives, and the group that does.
        """
        op, group = agent
        barriers = MbarrierArray(
            _storage(barrier_storage, num_stages), num_stages, _arrivals(group, "the agent"), op, tx_count
        )
        _initialise(barriers)
        return barriers

    # -- the producer's side

    def producer_acquire(self, state: PipelineState, try_acquire_token: Boolean | bool | None = None) -> None:
        """Wait until the buffer is empty. `try_acquire_token` is a result of
        `producer_try_acquire`.
        """
        self.sync_object_empty.wait(_checked(state).index, state.phase, try_acquire_token)

    def producer_try_acquire(self, state: PipelineState) -> Boolean:
        """Wait for a limited time. Returns whether the buffer is empty."""
        return self.sync_object_empty.try_wait(_checked(state).index, state.phase)

    def producer_commit(self, state: PipelineState) -> None:
        """Mark the buffer as full."""
        self.sync_object_full.arrive(_checked(state).index, self.producer_mask)

    def producer_get_barrier(self, state: PipelineState) -> Pointer:
        """The barrier that completes when the buffer is full."""
        return self.sync_object_full.get_barrier(_checked(state).index)

    def producer_tail(self, state: PipelineState) -> None:
        """Wait until all buffers have been emptied, before the producer's block ends: consumers of
        the cluster arrive at its barriers.
        """
        for _ in range(self.num_stages):
            self.sync_object_empty.wait(state.index, state.phase)
            state.advance()

    # -- the consumer's side

    def consumer_wait(self, state: PipelineState, try_wait_token: Boolean | bool | None = None) -> None:
        """Wait until the buffer is full; `try_wait_token` is what `consumer_try_wait` gave."""
        self.sync_object_full.wait(_checked(state).index, state.phase, try_wait_token)

    def consumer_try_wait(self, state: PipelineState) -> Boolean:
        """Wait for a limited time. Returns whether the buffer is full."""
        return self.sync_object_full.try_wait(_checked(state).index, state.phase)

    def consumer_release(self, state: PipelineState) -> None:
        """Release the buffer to the producer."""
        self.sync_object_empty.arrive(_checked(state).index, self.consumer_mask)

    def consumer_get_barrier(self, state: PipelineState) -> Pointer:
        """The barrier that completes when the buffer is empty."""
        return self.sync_object_empty.get_barrier(state.index)

    # -- handles

    def make_producer(self) -> PipelineProducer:
        """The producer's side with a state of its own."""
        return PipelineProducer(self, make_pipeline_state(PipelineUserType.Producer, self.num_stages))

    def make_consumer(self) -> PipelineConsumer:
        """The consumer's side with a state of its own."""
        return PipelineConsumer(self, make_pipeline_state(PipelineUserType.Consumer, self.num_stages))

    def make_participants(self) -> tuple[PipelineProducer, PipelineConsumer]:
        """Both sides."""
        return self.make_producer(), self.make_consumer()


class PipelineCpAsync(PipelineAsync):
    """Threads fill buffers by `cp.async`. A buffer is full when the copies of all producers have
    completed.
    """

    fills = PipelineOp.AsyncLoad


@derivable
@dataclass(frozen=True, eq=False, repr=False)
class PipelineTmaAsync(PipelineAsync):
    """TMA fills buffers with `tx_count` bytes each; threads of all blocks that receive the data by
    multicast empty them.

    One warp calls the producer's methods, and one of its threads acts. A consumer's buffer may have
    been filled by other blocks of its row and column of the cluster. Each consuming warp releases
    it to all of them, with one lane per block. So the consumers' group counts (blocks of the row
    and column) · (consuming warps) arrivals.
    """

    is_signalling_thread: Any = None
    _expect_tx: ExpectTxLog = field(default_factory=ExpectTxLog, init=False)

    fills = PipelineOp.TmaLoad

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
        tidx: Int | None = None,
        mcast_mode_mn: tuple[int, int] = (1, 1),
        defer_sync: bool = False,
    ) -> Self:
        """As `PipelineAsync.create`. `cta_layout_vmnk` maps (1, M, N, K) to the ranks of the
        cluster's blocks; `mcast_mode_mn` says whether A is multicast along N and B along M. Raises
        E0445 also for more bytes than a barrier can count (PTX ISA: 2²⁰ - 1).
        """
        check_bytes(tx_count)
        peer, releases = _released(cta_layout_vmnk, tidx, mcast_mode_mn)
        groups = producer_group, consumer_group
        full, empty = make_barriers(barrier_storage, num_stages, groups, cls, tx_count, sleep=True)
        make_visible((full, empty), cta_layout_vmnk, defer_sync)
        return cls(full, empty, num_stages, None, peer, releases)

    @staticmethod
    def init_empty_barrier_arrive_signal(
        cta_layout_vmnk: AnyLayout | None, tidx: Int | None, mcast_mode_mn: tuple[int, int] = (1, 1)
    ) -> tuple[Any, Any]:
        """Of a consuming thread: the rank of the block to which it releases buffers, and whether it
        does.
        """
        return _released(cta_layout_vmnk, tidx, mcast_mode_mn)

    def producer_acquire(self, state: PipelineState, try_acquire_token: Boolean | bool | None = None) -> None:
        """Wait until the buffer is empty, and announce the bytes that will fill it. Raises E0448 if
        the copies into the previous buffer have more bytes than were announced.
        """
        self._expect_tx.open(self.sync_object_full.tx_count, self.sync_object_full.count)
        PipelineAsync.producer_acquire(self, state, try_acquire_token)
        self.sync_object_full.arrive(state.index, self.producer_mask)

    def producer_commit(self, state: PipelineState) -> None:
        """Do nothing: the arrival of the bytes marks the buffer as full."""

    def producer_get_barrier(self, state: PipelineState) -> Pointer:
        """The barrier that completes when the buffer is full, with the number of bytes
        announced.
        """
        return self._expect_tx.of(PipelineAsync.producer_get_barrier(self, state))

    def producer_tail(self, state: PipelineState) -> None:
        """As for `PipelineAsync`; no more copies follow."""
        self._expect_tx.close()
        PipelineAsync.producer_tail(self, state)

    def consumer_wait(self, state: PipelineState, try_wait_token: Boolean | bool | None = None) -> None:
        """Wait until the buffer is full; `try_wait_token` is what `consumer_try_wait` gave."""
        self._expect_tx.close()
        PipelineAsync.consumer_wait(self, state, try_wait_token)

    def consumer_release(self, state: PipelineState) -> None:
        """Release the buffer on behalf of this warp."""
        with guarded(self.is_signalling_thread.ir):
            self.sync_object_empty.arrive(state.index, self.consumer_mask)


class PipelineTmaMultiConsumersAsync(PipelineTmaAsync):
    """TMA fills buffers with `tx_count` bytes each; several kinds of consumers of the same block
    (that multiply, convert or store) empty them. Every thread of `consumer_group_async` arrives at
    the same barrier, and so does the tensor core for each warp of `consumer_group_umma`, whose
    multiplies into tensor memory read the buffer. There is no multicast.
    """

    @classmethod
    def create(  # pyright: ignore[reportIncompatibleMethodOverride]  # kinds of pipelines are made of different things
        cls,
        *,
        num_stages: int,
        producer_group: CooperativeGroup,
        consumer_group_async: CooperativeGroup,
        tx_count: int,
        barrier_storage: Pointer | None = None,
        consumer_group_umma: CooperativeGroup | None = None,
        cta_layout_vmnk: AnyLayout | None = None,
        defer_sync: bool = False,
    ) -> Self:
        """As `PipelineTmaAsync.create`. Raises E0445 also for clusters."""
        if cta_layout_vmnk is not None and size_of(cta_layout_vmnk.shape) > 1:
            raise error(
                "E0445",
                f"consumers of several kinds of a cluster {cta_layout_vmnk}",
                user_location(),
                help=(
                    "PipelineTmaAsync, whose consumers release buffers of all blocks that share a tile, one arrival"
                    " per warp"
                ),
            )
        return super().create(
            num_stages=num_stages,
            producer_group=producer_group,
            consumer_group=_together(consumer_group_async, consumer_group_umma),
            tx_count=tx_count,
            barrier_storage=barrier_storage,
            defer_sync=defer_sync,
        )

    def consumer_release(self, state: PipelineState, op_type: PipelineOp = PipelineOp.AsyncThread) -> None:
        """Release the buffer on behalf of this thread; by `PipelineOp.TCGen05Mma`, when the
        multiplies into tensor memory that this warp has issued have read it. Raises E0445 for other
        operations.
        """
        if op_type not in (PipelineOp.AsyncThread, PipelineOp.TCGen05Mma):
            raise error(
                "E0445",
                f"consumers that release buffers by {op_type}",
                user_location(),
                help="consumers are threads (PipelineOp.AsyncThread) or multiplies (PipelineOp.TCGen05Mma)",
            )
        self.sync_object_empty.arrive(_checked(state).index, op=op_type)


def _together(group: CooperativeGroup, other: CooperativeGroup | None) -> CooperativeGroup:
    return group if other is None else replace(group, size=group.size + other.size)


class PipelineTmaStore:
    """TMA stores from a ring of buffers. The threads that issue the stores call its methods; they
    wait only before a buffer is used again.
    """

    def __init__(self, num_stages: int):
        self.num_stages = num_stages
        self.fence = TmaStoreFence(num_stages)

    @classmethod
    def create(cls, *, num_stages: int, producer_group: CooperativeGroup) -> PipelineTmaStore:
        """A ring of `num_stages` buffers. Raises E0445 for fewer than one."""
        _check_stages(num_stages)
        return cls(num_stages)

    def producer_acquire(self) -> None:
        """Wait until the next buffer has been read by the store that used it last."""
        self.fence.wait()

    def producer_commit(self) -> None:
        """Assign the stores issued since the last commit to one buffer."""
        self.fence.arrive()

    def producer_tail(self) -> None:
        """Wait until all buffers have been read."""
        self.fence.tail()


class PipelineOrder:
    """`length` groups of threads take turns, in rounds of `depth` sections: for example the
    ping-pong of two warpgroups.
    """

    def __init__(self, barriers: MbarrierArray, depth: int, length: int, group_id: Int, state: PipelineState):
        self.barriers = barriers
        self.depth = depth
        self.length = length
        self.group_id = group_id
        self.state = state

    @classmethod
    def create(
        cls,
        barrier_storage: Pointer,
        depth: int,
        length: int,
        group_id: Int,
        producer_group: CooperativeGroup,
        defer_sync: bool = False,
    ) -> PipelineOrder:
        """Over depth·length barriers. `group_id` is the number of this thread's group; group 0 is
        first. Raises E0445 for empty rounds.
        """
        _check_stages(depth)
        barriers = MbarrierArray(
            _storage(barrier_storage, depth * length), depth * length, _arrivals(producer_group, "producer_group")
        )
        make_visible((barriers,), None, defer_sync)
        first = (Int32(group_id) == 0).to(Int32) if not isinstance(group_id, int) else Int32(group_id == 0)
        return cls(barriers, depth, length, group_id, PipelineState(depth, Int32(0), Int32(0), first))

    def wait(self, state: PipelineState | None = None) -> None:
        """Wait for this group's turn: that of `state`, if a kernel carries it itself."""
        now = self.state if state is None else state
        self.barriers.wait(now.index * self.length + self.group_id, now.phase)

    def arrive(self, state: PipelineState | None = None) -> PipelineState:
        """Pass the turn to the next group, and give the state, advanced."""
        now = self.state if state is None else state
        self.barriers.arrive(now.index * self.length + (self.group_id + 1) % self.length)
        now.advance()
        return now


def check_bytes(tx_count: Any) -> None:
    """Raise E0445 unless a barrier can count that many bytes."""
    if not isinstance(tx_count, int) or not 0 <= tx_count < 1 << 20:
        raise error(
            "E0445",
            f"tx_count is {tx_count}",
            user_location(),
            help=(
                "tx_count is the bytes of all TMA loads of a stage, 0 to 1048575: the sum of"
                " cute.size_in_bytes(dtype, layout of a stage)"
            ),
        )


def _checked(state: Any) -> PipelineState:
    """The state itself. Raises E0445 for an object without buffer index and phase."""
    if hasattr(state, "index") and hasattr(state, "phase"):
        return state
    raise error(
        "E0445",
        f"a pipeline's methods take a state, not {type(state).__name__} {state!r}",
        user_location(),
        help=(
            "state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, stages), and state.advance()"
            " after each buffer"
        ),
    )


def make_barriers(
    storage: Pointer | None,
    num_stages: int,
    groups: tuple[CooperativeGroup, CooperativeGroup],
    kind: type[PipelineAsync],
    tx_count: int = 0,
    blocks: int = 1,
    scope: Keyword = "cta",
    sleep: bool = False,
) -> tuple[MbarrierArray, MbarrierArray]:
    """The barriers for full and for empty buffers, in consecutive memory. `blocks`: that multiply
    together; `scope` of arrivals and waits. With `sleep` several producers wait asleep: each warp
    that asks again and again takes turns of those that multiply.
    """
    _check_stages(num_stages)
    storage = alloc_smem(Int64, 2 * num_stages) if storage is None else _storage(storage, 2 * num_stages)
    counts = _arrivals(groups[0], "producer_group"), _arrivals(groups[1], "consumer_group")
    full = MbarrierArray(storage, num_stages, counts[0], kind.fills, tx_count, blocks, scope)
    asleep = sleep and isinstance(counts[0], int) and counts[0] > 1
    return full, MbarrierArray(storage + num_stages, num_stages, counts[1], kind.empties, 0, blocks, scope, asleep)


def _storage(storage: Any, barriers: int) -> Pointer:
    """The pointer to the barriers. Raises E0445 unless it points to enough words of 8 bytes in
    shared memory.
    """
    if isinstance(storage, Pointer) and storage.memspace is AddressSpace.smem and storage.dtype.width == _BARRIER_BITS:
        held = barriers if storage.room is None else storage.room * 8 // _BARRIER_BITS
        if held < barriers:
            raise error(
                "E0445",
                f"barrier_storage has room for {held} barriers, the pipeline has {barriers}",
                user_location(),
                help=(
                    "two barriers per stage, one for full and one for empty: cute.struct.MemRange[cutec.Int64, 2 *"
                    " num_stages]"
                ),
            )
        return storage
    raise error(
        "E0445",
        f"barrier_storage is {storage if isinstance(storage, Pointer) else type(storage).__name__}",
        user_location(),
        help=(
            "a pointer to Int64 in shared memory: smem.allocate_array(cutec.Int64, 2 * num_stages), or"
            " storage.field.data_ptr()"
        ),
    )


def _arrivals(group: Any, name: str) -> Int:
    """The number of arrivals of a group per phase. Raises E0445 for anything but a group, and for
    more arrivals than the cluster has threads, where that is known.
    """
    if not isinstance(group, CooperativeGroup):
        raise error(
            "E0445",
            f"{name} is {type(group).__name__} {group!r}, not a group",
            user_location(),
            help="pipeline.CooperativeGroup(pipeline.Agent.Thread, number of arriving threads)",
        )
    most = threads_of_cluster()
    if most is not None and isinstance(group.size, int) and group.size > most:
        raise error(
            "E0445",
            f"{name} counts {group.size} arrivals per phase, but a cluster has {most} threads",
            user_location(),
            help=(
                "count the threads that call this side's methods; with PipelineTmaAsync one per consuming warp for each"
                " block that gets the data"
            ),
        )
    return group.size


def _check_stages(num_stages: Any) -> None:
    if not isinstance(num_stages, int) or num_stages < 1:
        raise error(
            "E0445",
            f"a pipeline of {num_stages} stages",
            user_location(),
            help="the number of buffers is a known positive number",
        )


def make_visible(arrays: tuple[MbarrierArray, ...], cta_layout: Any, defer_sync: bool) -> None:
    """Initialise the barriers in one thread of the block's first warp and make them visible to the
    cluster; then wait for the initialisation, unless `defer_sync`.
    """
    _initialise(*arrays)
    arch.mbarrier_init_fence()
    if not defer_sync:
        pipeline_init_arrive(cta_layout, is_relaxed=True)
        pipeline_init_wait(cta_layout)


def _initialise(*arrays: MbarrierArray) -> None:
    with guarded((arch.warp_idx() == 0).ir), arch.elect_one():
        for array in arrays:
            array.init()


def _released(cta_layout: Any, tidx: Any, mcast_mode_mn: tuple[int, int]) -> tuple[Any, Boolean]:
    """The block of the cluster to which this thread releases buffers (None: its own), and whether
    it releases any.
    """
    lane = arch.lane_idx() if tidx is None else tidx % arch.WARP_SIZE
    if cta_layout is None or size_of(cta_layout.shape[:3]) == 1:
        return None, as_numeric(lane == 0, Boolean)  # of a `tidx` that is a number all threads release
    here = flatten_to_tuple(cta_layout.get_hier_coord(arch.block_idx_in_cluster()))
    there = flatten_to_tuple(cta_layout.get_hier_coord(lane))
    along_n, along_m = mcast_mode_mn
    shares = [there[axis] == here[axis] for axis, sent in ((1, along_n), (2, along_m)) if sent]
    met = shares[0] | shares[1] if len(shares) > 1 else shares[0]
    if size_of(cta_layout.shape[3:]) > 1:  # blocks with another part of K have buffers of their own
        met = met & (there[3] == here[3])
    return lane, met & (lane < size_of(cta_layout.shape))


take_loc_ip(globals())
