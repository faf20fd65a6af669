"""Barriers of a block (`bar.sync`, `bar.arrive`, `bar.red`) and of a cluster: who has arrived, who
waits, and who may go on.

Numbers below are counted by block, as the blocks of a batch go through a barrier independently:

    barrier 1 for 64 threads    block 0: 64 arrived, complete, its lanes go on
                                block 1: 32 arrived, its lanes wait

At a barrier for a number of threads, each waits for the others of its warp that have not exited,
wherever in the program they arrive. Then the whole warp has arrived, as 32 threads (PTX ISA, "bar,
barrier").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from cutec.diag import Note
from cutec.interpreter.sync.waiting import PhaseWait, Resumed, Waiting
from cutec.interpreter.values.findings import finding
from cutec.interpreter.values.grid import WARP, Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ops.primitives import PRIMITIVES
from cutec.records import dataclass, field

if TYPE_CHECKING:
    from cutec.interpreter.recording.recorder import Recorder
    from cutec.interpreter.sync.protocols import Clocks

Array = np.ndarray
WARP_HELP = "a warp comes to a barrier when all of its threads have that have not exited, and counts as 32 of them"
PART_HELP = (
    "`number_of_threads` counts all threads that come to the barrier in a round, also those that only arrive; groups"
    " that synchronise on their own take different `barrier_id`s"
)


@dataclass
class _Barrier:
    """One barrier number in all blocks. By block: the threads that have `arrived`, how many are
    `expected`, and whether these are the `whole` block.
    """

    arrived: Array
    expected: Array
    whole: Array
    waiting: list[Waiting] = field(default_factory=list)
    early: list[_Early] = field(default_factory=list)
    # (operation, lanes) of rounds that are not complete in all blocks
    arrivals: list[tuple[Op, Lanes]] = field(default_factory=list)


@dataclass
class _Early:
    """Lanes that have come to a barrier for `count` threads before the rest of their warps.
    `waits`: whether they will wait for other warps too.
    """

    waiting: Waiting
    count: Array
    waits: bool

    def subset(self, mask: Array) -> _Early:
        """Those of `mask`, one entry per lane."""
        waiting = Waiting(self.waiting.lanes.subset(mask), self.waiting.then, self.waiting.op)
        return _Early(waiting, self.count[mask] if len(self.count) > 1 else self.count, self.waits)


class Barriers:
    """All barriers of a batch."""

    def __init__(self, batch: Batch, clocks: Clocks, recorder: Recorder | None = None):
        self._batch, self.clocks, self._recorder = batch, clocks, recorder
        self._barriers: dict[int, _Barrier] = {}
        self.cluster = ClusterBarrier(batch, clocks, recorder)
        self.votes = Votes(batch, self._arrived)
        self.waiting_for_phases: list[PhaseWait] = []
        self._left = np.zeros(batch.blocks, np.int64)  # threads of each block that have left by `exit`
        self._present = np.bincount(batch.warp_index, minlength=batch.blocks * batch.warps)  # not exited, by warp

    def _arrived(self, number: int) -> Array | None:
        """How many threads of each block have come to barrier `number`; None before its first
        use.
        """
        if number not in self._barriers:
            return None
        barrier, shape = self._barriers[number], (self._batch.blocks, self._batch.warps)
        early = [self._by_warp(early.waiting.lanes).reshape(shape).sum(axis=1) for early in barrier.early]
        return barrier.arrived + sum(early)

    def waiting(self) -> list[Waiting]:
        """All groups that wait, in program order."""
        barriers = self._barriers.values()
        numbered = [w for b in barriers for w in [*b.waiting, *(early.waiting for early in b.early)]]
        return sorted(numbered + self.cluster.waiting + self.waiting_for_phases, key=lambda w: w.then)

    def arrive(self, number: int, lanes: Lanes, count: Array | None, op: Op, then: int, waits: bool = True) -> Resumed:
        """Lanes arrive at barrier `number`, for `count` threads per block (None: all of it), and go
        on at `then`, with `waits` once all have arrived. Returns the lanes that may go on now.
        Raises E5004 for counts that do not fit.
        """
        if count is None:
            return self._arrive(number, lanes, None, op, then)
        barrier = self._barrier(number)
        barrier.early.append(_Early(Waiting(lanes, then, op), count, waits))
        return self._whole_warps(number, barrier)

    def _whole_warps(self, number: int, barrier: _Barrier) -> Resumed:
        """Let those arrive whose whole warps have come."""
        resumed: Resumed = []
        came = np.sum([self._by_warp(early.waiting.lanes) for early in barrier.early], axis=0)
        whole = (came == self._present) & (came > 0)
        lacking = np.where(whole, WARP - came, 0)  # threads that count though a partial warp has none
        groups, barrier.early = barrier.early, []
        for early in groups:
            lanes = early.waiting.lanes
            free = whole[lanes.cached("warp", self._batch.warp_index)]
            if not free.all():
                barrier.early.append(early.subset(~free))
                early = early.subset(free)
            here, then = early.waiting.lanes, early.waiting.then
            if here.count:
                resumed += self._arrive(
                    number, here, early.count, early.waiting.op, then if early.waits else None, lacking
                )
                resumed += [] if early.waits else [(then, here)]
                lacking[here.cached("warp", self._batch.warp_index)] = 0
        return resumed

    def _by_warp(self, lanes: Lanes) -> Array:
        """How many of the lanes are of each warp."""
        if "by warp" not in lanes.cache:
            warp = lanes.cached("warp", self._batch.warp_index)
            lanes.cache["by warp"] = np.bincount(warp, minlength=len(self._present))
        return lanes.cache["by warp"]

    def _barrier(self, number: int) -> _Barrier:
        blocks = self._batch.blocks
        return self._barriers.setdefault(
            number, _Barrier(np.zeros(blocks, np.int64), np.zeros(blocks, np.int64), np.zeros(blocks, bool))
        )

    def _arrive(
        self, number: int, lanes: Lanes, count: Array | None, op: Op, then: int | None, lacking: Array | None = None
    ) -> Resumed:
        """Count lanes at a barrier; they wait unless `then` is None. `lacking`: how many threads to
        count besides, by warp.
        """
        batch, barrier = self._batch, self._barrier(number)
        if self._recorder is not None:
            self._recorder.meetings.arrive(number, lanes, op, then is not None)
        if lanes is batch.everyone and count is None and not barrier.waiting and not barrier.arrived.any():
            self.clocks.synchronise_blocks(slice(None))
            if self._recorder is not None:
                self._recorder.meetings.complete(number, None)
            return [] if then is None else [(then, lanes)]
        block = lanes.cached("block", batch.block_index)
        arrivals = np.bincount(block, minlength=batch.blocks)
        here = arrivals > 0
        if lacking is not None:
            mine = self._by_warp(lanes) > 0
            arrivals += (lacking * mine).reshape(batch.blocks, batch.warps).sum(axis=1)
        self._expect(barrier, here, block, lanes, count, op)
        barrier.arrived += arrivals
        if then is not None:
            barrier.waiting.append(Waiting(lanes, then, op))
        if (barrier.arrived > barrier.expected)[here].any():
            lane = int(lanes.indices()[np.flatnonzero((barrier.arrived > barrier.expected)[block])[0]])
            message = (
                f"more threads arrive at barrier {number} than the {barrier.expected[lane // batch.threads]} it is for"
            )
            help = "" if barrier.whole[lane // batch.threads] else PART_HELP
            raise finding(
                "E5004", message, op, batch, lane, notes=self._arrival_notes(barrier, lane // batch.threads), help=help
            )
        barrier.arrivals.append((op, lanes))
        complete = here & (barrier.arrived == barrier.expected)
        self._publish(number, barrier, lanes)
        return self._complete(number, barrier, complete) if complete.any() else []

    def exit(self, lanes: Lanes, within: bool) -> Resumed:
        """Lanes end, `within` the program or at its end. Returns the lanes that may go on now."""
        resumed = self.cluster.exit(lanes)
        self._present = self._present - self._by_warp(lanes)
        for number, barrier in self._barriers.items():
            if barrier.early:
                resumed += self._whole_warps(number, barrier)
        return resumed + self._leave(lanes) if within else resumed

    def _leave(self, lanes: Lanes) -> Resumed:
        """Lanes exit from within the program: barriers of the whole block wait for the others alone
        (CUDA C++ Programming Guide, "Independent Thread Scheduling"). Returns the lanes that may go
        on now.
        """
        gone = np.bincount(lanes.cached("block", self._batch.block_index), minlength=self._batch.blocks)
        self._left += gone
        resumed: Resumed = []
        for number, barrier in self._barriers.items():
            begun = barrier.whole & (barrier.arrived > 0)
            barrier.expected[begun] -= gone[begun]
            complete = begun & (gone > 0) & (barrier.arrived == barrier.expected)
            if complete.any():
                resumed += self._complete(number, barrier, complete)
        return resumed

    def _expect(self, barrier: _Barrier, here: Array, block: Array, lanes: Lanes, count: Array | None, op: Op) -> None:
        wanted = np.zeros(self._batch.blocks, np.int64)
        wanted[block] = self._batch.threads - self._left[block] if count is None else count
        clash = here & (barrier.arrived > 0) & (barrier.expected != wanted)
        if clash.any():
            number = int(np.argmax(clash))
            lane = int(lanes.indices()[np.flatnonzero(block == number)[0]])
            message = f"threads use one barrier for {barrier.expected[number]} and for {wanted[number]} threads at once"
            raise finding(
                "E5004", message, op, self._batch, lane, notes=self._arrival_notes(barrier, number), help=PART_HELP
            )
        new = here & (barrier.arrived == 0)
        barrier.expected[new], barrier.whole[new] = wanted[new], count is None

    def _arrival_notes(self, barrier: _Barrier, block: int) -> list[Note]:
        """Who has arrived at a barrier in the current round of a block, by source line."""
        counts: dict[Op, int] = {}
        for op, lanes in barrier.arrivals:
            count = int(np.count_nonzero(lanes.cached("block", self._batch.block_index) == block))
            counts[op] = counts.get(op, 0) + count
        text = f"threads of the block have arrived here, for {barrier.expected[block]}"
        return [Note(f"{count} {text}", op.loc) for op, count in counts.items() if count]

    def state_of(self, waiting: Waiting, block: int) -> tuple[str, Array | None] | None:
        """The barrier that a group of a block waits at, in words, and which warps of the batch have
        arrived there (None unless it is for the whole block); None if the group waits for something
        else.
        """
        for number, barrier in self._barriers.items():
            if any(early.waiting is waiting for early in barrier.early):
                return f"for the rest of the warp to come to barrier {number}", None
            if not any(w is waiting for w in barrier.waiting):
                continue
            text = (
                f"at barrier {number}, which {barrier.arrived[block]} of {barrier.expected[block]} threads have reached"
            )
            arrived = np.zeros(self._batch.blocks * self._batch.warps, bool)
            for _, lanes in barrier.arrivals:
                arrived[lanes.cached("warp", self._batch.warp_index)] = True
            return text, arrived if barrier.whole[block] else None
        if any(w is waiting for w in self.cluster.waiting):
            return self.cluster.state_of(block), None
        return None

    def help_for(self, waiting: Waiting, block: int) -> str:
        """What to do about a group of a block that waits for ever at the cluster's barrier or at
        one of part of the block; "" for others.
        """
        if any(w is waiting for w in self.cluster.waiting):
            return (
                "every thread of the cluster that has not exited has to arrive once per round: move"
                " `cluster_arrive()` out of the branch"
            )
        if any(early.waiting is waiting for b in self._barriers.values() for early in b.early):
            return WARP_HELP
        part = any(not b.whole[block] and any(w is waiting for w in b.waiting) for b in self._barriers.values())
        return PART_HELP if part else ""

    def _publish(self, number: int, barrier: _Barrier, lanes: Lanes) -> None:
        """An arrival at a barrier of part of a block is a release of the lanes that arrive."""
        if (part := self._partial(barrier, lanes)) is not None:
            self.clocks.arrive(number, part)

    def _partial(self, barrier: _Barrier, lanes: Lanes) -> Lanes | None:
        """The lanes whose block waits for part of its threads; None if there are none."""
        whole = barrier.whole[lanes.cached("block", self._batch.block_index)]
        return None if whole.all() else lanes.subset(~whole) if whole.any() else lanes

    def _complete(self, number: int, barrier: _Barrier, complete: Array) -> Resumed:
        """End the round in the blocks where it is `complete`: who waits there goes on."""
        resumed: Resumed = []
        staying: list[Waiting] = []
        ops = {}
        if self._recorder is not None:
            self._recorder.meetings.complete(number, complete)
        for waiting in barrier.waiting:
            free = complete[waiting.lanes.cached("block", self._batch.block_index)]
            if not free.any():
                staying.append(waiting)
                continue
            freed = waiting.lanes if free.all() else waiting.lanes.subset(free)
            resumed.append((waiting.then, freed))
            ops[waiting.op] = freed
            if freed is not waiting.lanes:
                staying.append(Waiting(waiting.lanes.subset(~free), waiting.then, waiting.op))
        self._check_same_place(barrier, ops)
        barrier.waiting = staying
        barrier.arrived[complete] = 0
        unfinished = barrier.arrived > 0
        barrier.arrivals = [
            (op, lanes)
            for op, lanes in barrier.arrivals
            if unfinished[lanes.cached("block", self._batch.block_index)].any()
        ]
        self.clocks.synchronise_blocks(complete & barrier.whole)
        for _, freed in resumed:
            if (part := self._partial(barrier, freed)) is not None:
                self.clocks.leave(number, part)
        self.clocks.forget(number, np.flatnonzero(complete & ~barrier.whole))
        return resumed

    def _check_same_place(self, barrier: _Barrier, ops: dict[Op, Lanes]) -> None:
        """Raises E5004 if threads of a block have met at a barrier of the whole block from two
        places in the program, of which one says that all are there: the block has diverged.
        """
        ops = {op: lanes for op, lanes in ops.items() if PRIMITIVES[op.name].effects.lanes}
        if len(ops) < 2:
            return
        seen: dict[int, Op] = {}
        for op, lanes in ops.items():
            block = lanes.cached("block", self._batch.block_index)
            for number in np.unique(block[barrier.whole[block]]):
                other = seen.setdefault(int(number), op)
                if other is not op:
                    lane = int(lanes.indices()[np.flatnonzero(block == number)[0]])
                    note = Note("other threads of the block wait here", other.loc)
                    raise finding(
                        "E5004", "threads of a block wait at different barriers", op, self._batch, lane, notes=[note]
                    )


class Votes:
    """Barriers that reduce a predicate (`bar.red`): for each round, how many threads have arrived,
    and for how many of them the predicate is true.
    """

    def __init__(self, batch: Batch, arrived: Callable[[int], Array | None]):
        self._batch, self._arrived = batch, arrived
        self._arrivals: list[int] = []
        self._yes: list[int] = []
        self._rounds: dict[tuple[int, int], int] = {}  # (barrier, block) → the number of its round

    def add(self, identifier: Array, predicate: Array, lanes: Lanes) -> Array:
        """Count lanes before they arrive at barriers. Returns for each lane the number of its
        round, which begins with the first lane that arrives.
        """
        block = lanes.cached("block", self._batch.block_index)
        tokens = np.zeros(lanes.count, np.int32)
        number, yes = (np.broadcast_to(v, lanes.count) for v in (identifier, predicate))
        for barrier in np.unique(number).tolist():
            arrived = self._arrived(barrier)
            for where in np.unique(block[number == barrier]).tolist():
                here = (number == barrier) & (block == where)
                if arrived is None or arrived[where] == 0:
                    self._rounds[barrier, where] = len(self._arrivals)
                    self._arrivals.append(0)
                    self._yes.append(0)
                tokens[here] = round_ = self._rounds[barrier, where]
                self._arrivals[round_] += int(np.count_nonzero(here))
                self._yes[round_] += int(np.count_nonzero(here & yes))
        return tokens

    def counted(self, token: Array) -> tuple[Array, Array]:
        """(how many have arrived, for how many of them the predicate is true) in each round."""
        return np.array(self._arrivals)[token], np.array(self._yes)[token]


class ClusterBarrier:
    """The barrier of each cluster, a *split* barrier: arriving and waiting are two operations that
    alternate, and each arrival belongs to a phase. Threads that have exited are not waited for (PTX
    ISA, "barrier.cluster").
    """

    def __init__(self, batch: Batch, clocks: Clocks, recorder: Recorder | None = None):
        ranks = batch.ranks
        self._recorder = recorder
        self._batch, self._clocks, self._ranks = batch, clocks, ranks
        self._arrived = np.zeros(batch.blocks // ranks, np.int64)
        self._phase = np.zeros(batch.blocks // ranks, np.int64)
        # for each thread the phase in which it has arrived and not waited yet; -1: none
        self._joined = np.full(batch.everyone.count, -1, np.int64)
        self._exited = np.zeros(batch.blocks // ranks, np.int64)  # threads that phases do not expect any more
        # threads that exited after they arrived: expected until the phase ends
        self._leaving = np.zeros(batch.blocks // ranks, np.int64)
        self.waiting: list[Waiting] = []

    def _cluster(self, lanes: Lanes) -> Array:
        return lanes.cached("cluster", self._batch.block_index // self._ranks)

    def arrive(self, lanes: Lanes, op: Op, relaxed: bool = False) -> Resumed:
        """Arrive; returns the lanes that may go on because of it. `relaxed`: the arrival releases
        only what a fence has covered. Raises E5004 for lanes that have not waited since they last
        arrived.
        """
        cluster, index = self._cluster(lanes), lanes.indices()
        if (self._joined[index] >= 0).any():
            lane = int(index[np.argmax(self._joined[index] >= 0)])
            help = "`cute.arch.cluster_wait()` before the next `cluster_arrive()`"
            raise finding(
                "E5004",
                "a second arrival at the cluster's barrier without a wait between the two",
                op,
                self._batch,
                lane,
                help=help,
            )
        self._clocks.arrive_in_cluster(lanes, relaxed)
        if self._recorder is not None:
            self._recorder.meetings.arrive_in_cluster(lanes)
        self._joined[index] = self._phase[cluster]
        self._arrived += np.bincount(cluster, minlength=len(self._arrived))
        return self._go_on()

    def exit(self, lanes: Lanes) -> Resumed:
        """Threads end; returns the lanes that may go on because of it."""
        if self._ranks == 1 and not self._arrived.any():
            return []
        cluster, waited = self._cluster(lanes), self._joined[lanes.indices()]
        arrived = (waited >= 0) & (waited == self._phase[cluster])
        self._leaving += np.bincount(cluster[arrived], minlength=len(self._leaving))
        self._exited += np.bincount(cluster[~arrived], minlength=len(self._exited))
        return self._go_on()

    def _go_on(self) -> Resumed:
        """End the phases that are complete."""
        complete = (self._arrived > 0) & (self._arrived == self._ranks * self._batch.threads - self._exited)
        if not complete.any():
            return []
        self._arrived[complete] = 0
        self._exited[complete] += self._leaving[complete]
        self._leaving[complete] = 0
        self._phase[complete] += 1
        self._clocks.synchronise_clusters(np.repeat(complete, self._ranks))
        if self._recorder is not None:
            self._recorder.meetings.complete_cluster(complete, self._ranks)
        waiting, self.waiting = self.waiting, []
        return [r for w in waiting for r in self.wait(w.lanes, w.then, w.op)]

    def state_of(self, block: int) -> str:
        """The state of the barrier of a block's cluster, in words."""
        cluster = block // self._ranks
        whole = self._ranks * self._batch.threads
        return (
            f"at the cluster's barrier, where {self._arrived[cluster]} of {whole - self._exited[cluster]} threads have"
            " arrived"
        )

    def wait(self, lanes: Lanes, then: int, op: Op) -> Resumed:
        """Wait for the phase in which each thread arrived. Raises E5004 for threads that have not
        arrived.
        """
        joined = self._joined[lanes.indices()]
        if (joined < 0).any():
            lane = int(lanes.indices()[np.argmax(joined < 0)])
            help = "`cute.arch.cluster_arrive()` before each `cluster_wait()`"
            raise finding(
                "E5004", "a wait for the cluster's barrier without an arrival before", op, self._batch, lane, help=help
            )
        free = self._phase[self._cluster(lanes)] > joined
        going = lanes if free.all() else lanes.subset(free)
        if going is not lanes:
            self.waiting.append(Waiting(lanes.subset(~free), then, op))
        if not going.count:
            return []
        self._joined[going.indices()] = -1
        self._clocks.leave_cluster(going)
        if self._recorder is not None:
            self._recorder.meetings.leave_cluster(going, op)
        return [(then, going)]
