"""Participants of a pipeline, and the barriers at which they synchronise."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Boolean, Numeric, as_numeric
from cutec.frontend.tensors.pointers import Pointer
from cutec.ir.types import I1
from cutec.loc_ip import take_loc_ip
from cutec.records import dataclass, derivable

if TYPE_CHECKING:
    from cutec.cute.nvgpu.common import CtaGroup
    from cutec.cute.operands import Int, Keyword


_MOST_THREADS = 4095  # at a named barrier (PTX ISA, "bar")


class Agent(enum.Enum):
    """The unit in which the size of a group is counted."""

    Thread = "thread"
    Warp = "warp"
    ThreadBlock = "block"
    ThreadBlockCluster = "cluster"


class PipelineOp(enum.Enum):
    """The event by which a side signals completion: arrivals of threads, completed `cp.async`,
    bytes of TMA, or (sm_100a) a tcgen05 commit.
    """

    AsyncThread = "thread"
    AsyncLoad = "cp.async"
    TmaLoad = "tma"
    TCGen05Mma = "tcgen05"


@dataclass(frozen=True)
class CooperativeGroup:
    """The agents that arrive at a barrier in each phase; their number may be the float of a
    quotient, 128 / 32, or one that is known at run time (a leader's block of a pair expects more).
    Raises E0445 for an empty group.
    """

    agent: Agent
    size: Int = 1
    alignment: Any = None

    def __post_init__(self) -> None:
        if isinstance(self.size, float) and float.is_integer(self.size):
            object.__setattr__(self, "size", int(self.size))
        counts = isinstance(self.size, Numeric) and type(self.size).is_integer
        if not counts and (not isinstance(self.size, int) or self.size < 1):
            raise error(
                "E0445",
                f"a group of {self.size} {self.agent.value}s",
                user_location(),
                help="the size of a group is a positive integer",
            )


class SyncObject:
    """The base of what participants of a pipeline synchronise at: mbarriers, named barriers and the
    groups of TMA stores.
    """


class TmaStoreFence(SyncObject):
    """TMA stores of one thread from a ring of `num_stages` buffers: an arrival assigns the stores
    issued before it to a buffer. Raises E0445 for fewer than one.
    """

    def __init__(self, num_stages: int):
        if num_stages < 1:
            raise error("E0445", f"a ring of {num_stages} buffers", user_location(), help="give one at least")
        self.num_stages = num_stages

    def arrive(self) -> None:
        """Assign the stores issued since the last arrival to one buffer."""
        arch.cp_async_bulk_commit_group()

    def wait(self) -> None:
        """Wait until the next buffer has been read by the store that used it last."""
        arch.cp_async_bulk_wait_group(self.num_stages - 1, read=True)

    def arrive_and_wait(self) -> None:
        """`arrive`, then `wait`."""
        self.arrive()
        self.wait()

    def tail(self) -> None:
        """Wait until all buffers have been read."""
        arch.cp_async_bulk_wait_group(0, read=True)


@derivable
@dataclass(frozen=True)
class NamedBarrier(SyncObject):
    """One of the block's sixteen barriers. `num_threads` counts all who arrive and all who wait
    (PTX ISA, "bar").
    """

    barrier_id: int
    num_threads: int

    def arrive(self) -> None:
        """Arrive without waiting, in whole warps."""
        arch.barrier_arrive(barrier_id=self.barrier_id, number_of_threads=self.num_threads)

    def arrive_unaligned(self) -> None:
        """The same; the threads of a warp may come from several places (PTX `barrier.arrive`)."""
        arch.barrier_arrive(barrier_id=self.barrier_id, number_of_threads=self.num_threads, aligned=False)

    def arrive_and_wait(self) -> None:
        """Arrive in whole warps, and wait for the others. Waiting always includes arriving (PTX
        `bar.sync`).
        """
        arch.barrier(barrier_id=self.barrier_id, number_of_threads=self.num_threads)

    wait = sync = arrive_and_wait

    def wait_unaligned(self) -> None:
        """The same; the threads of a warp may come from several places (PTX `barrier.sync`)."""
        arch.barrier(barrier_id=self.barrier_id, number_of_threads=self.num_threads, aligned=False)

    def get_barrier(self) -> int:
        """The barrier's number."""
        return self.barrier_id

    def max(self) -> int:
        """The most threads that a barrier may count."""
        return _MOST_THREADS


class MbarrierArray(SyncObject):
    """Barriers in shared memory, one per stage (8 bytes each, at a multiple of 8 from `storage`);
    each expects `count` arrivals per phase, by `op`. With TMA each phase expects `tx_count` bytes
    too. `blocks`: 2 where a pair of blocks multiplies together, and arrives from both. `scope` of
    arrivals and waits, where not a pair's: cta or cluster. `asleep`: how threads wait.
    """

    def __init__(
        self,
        storage: Pointer,
        num_stages: int,
        count: Int,
        op: PipelineOp = PipelineOp.AsyncThread,
        tx_count: int = 0,
        blocks: int = 1,
        scope: Keyword = "cta",
        asleep: bool = False,
    ):
        self.storage = storage
        self.blocks = blocks
        # Named where it is not the usual one: programs put functions of (pointer, phase) in the
        # place of `mbarrier_wait`.
        found = "cluster" if blocks == 2 else scope
        self._scope: dict[str, Any] = {} if found == "cta" else {"scope": found}
        self._waits: dict[str, Any] = self._scope | ({"asleep": True} if asleep else {})
        self.num_stages = num_stages
        self.count = count
        self.op = op
        self.tx_count = tx_count

    def init(self) -> None:
        """Make the barriers: done by one thread."""
        for stage in range(self.num_stages):
            arch.mbarrier_init(self.get_barrier(stage), self.count)

    def get_barrier(self, index: Int) -> Pointer:
        """The barrier of a stage."""
        return self.storage + index

    def arrive(
        self, index: Int, peer: Int | None = None, cta_group: CtaGroup | None = None, *, op: PipelineOp | None = None
    ) -> None:
        """Arrive at a stage's barrier by `op`, unless given that of all arrivals; in another block
        of the cluster if `peer` is its rank: once this thread's earlier `cp.async` have completed
        if these fill the buffer, and with the announcement of `tx_count` bytes, by one thread of
        the warp, if TMA does. If multiplies of tcgen05 fill or empty it, the tensor core arrives
        when it has done those of this warp, in all blocks whose bits are set in `peer`;
        `cta_group`: the blocks that multiply together, if not the pipeline's.
        """
        barrier, op = self.get_barrier(index), op or self.op
        if op is PipelineOp.TmaLoad:
            self.arrive_and_expect_tx(index, self.tx_count)
        elif op is PipelineOp.AsyncLoad:
            arch.cp_async_mbarrier_arrive_noinc_shared(barrier)
        elif op is PipelineOp.TCGen05Mma:
            with arch.elect_one():
                arch.tcgen05_commit(barrier, peer, self.blocks if cta_group is None else cta_group.value)
        else:
            arch.mbarrier_arrive(barrier, peer, **self._scope)

    def arrive_cp_async_mbarrier(self, index: Int) -> None:
        """Arrive at a stage's barrier once this thread's earlier `cp.async` have completed."""
        self.arrive(index, op=PipelineOp.AsyncLoad)

    def arrive_and_expect_tx(self, index: Int, tx_count: Int) -> None:
        """Arrive by one thread of the warp, and announce bytes that have to come too."""
        with arch.elect_one():
            arch.mbarrier_arrive_and_expect_tx(self.get_barrier(index), tx_count)

    def wait(self, index: Int, phase: Int, token: Any = None) -> None:
        """Wait until the phase of that parity has ended. `token` is a result of `try_wait`: if it
        is true, the wait is skipped.
        """
        if token is None:
            arch.mbarrier_wait(self.get_barrier(index), phase, **self._waits)
            return
        with guarded(_not(token)):
            arch.mbarrier_wait(self.get_barrier(index), phase, **self._waits)

    def try_wait(self, index: Int, phase: Int) -> Boolean:
        """Wait for a limited time. Returns whether the phase of that parity has ended."""
        return arch.mbarrier_try_wait(self.get_barrier(index), phase, **self._scope)


def _not(token: Any) -> Any:
    truth: Numeric = as_numeric(token).to(Boolean)
    return builder().value("arith.xori", [truth.ir, builder().constant(True, I1)], I1)


take_loc_ip(globals())
