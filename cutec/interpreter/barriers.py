"""Barriers of a block (and of a cluster): who has arrived, who waits, and who may go on."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np

from cutec.diag import Note
from cutec.interpreter.findings import finding
from cutec.interpreter.grid import Batch
from cutec.interpreter.lanes import Lanes
from cutec.interpreter.races import Clocks
from cutec.ir.core import Op
from cutec.records import dataclass, field

Array = np.ndarray
Resumed = list[tuple[int, Lanes]]


@dataclass(slots=True)
class Waiting:
    """Lanes that wait at an operation, to go on at segment `then`."""

    lanes: Lanes
    then: int
    op: Op


@dataclass
class _Barrier:
    """One barrier number in all blocks: `arrived` threads a block and how many it takes (0: not known yet)."""

    arrived: Array
    expected: Array
    whole: Array  # the block waits for all of its threads
    waiting: list[Waiting] = field(default_factory=list)


class Barriers:
    """All barriers of a batch."""

    def __init__(self, batch: Batch, clocks: Clocks):
        self._batch, self.clocks = batch, clocks
        self._barriers: dict[int, _Barrier] = {}
        self.cluster = ClusterBarrier(batch, clocks)
        self.votes = Votes(batch, self._arrived)
        self.waiting_for_phases: list[Any] = []  # `mbarriers.PhaseWait`s

    def _arrived(self, number: int) -> Array | None:
        """How many threads of each block have arrived at barrier `number`; None if it has not been used yet."""
        return self._barriers[number].arrived if number in self._barriers else None

    def waiting(self) -> list[Waiting]:
        """Everyone who waits, in program order."""
        everyone = [w for b in self._barriers.values() for w in b.waiting] + self.cluster.waiting + self.waiting_for_phases
        return sorted(everyone, key=lambda w: w.then)

    def arrive(self, number: int, lanes: Lanes, count: Array | None, op: Op, then: int | None) -> Resumed:
        """Lanes arrive at barrier `number` and (unless `then` is None) wait; whoever may go on now, and where."""
        batch = self._batch
        barrier = self._barriers.setdefault(
            number, _Barrier(*(np.zeros(batch.blocks, np.int64) for _ in range(2)), np.zeros(batch.blocks, bool))
        )
        if lanes is batch.everyone and count is None and not barrier.waiting and not barrier.arrived.any():
            self.clocks.meet(slice(None))
            return [(then, lanes)]
        block = lanes.cached("block", batch.block_index)
        arrivals = np.bincount(block, minlength=batch.blocks)
        here = arrivals > 0
        self._expect(barrier, here, block, lanes, count, op)
        barrier.arrived += arrivals
        if then is not None:
            barrier.waiting.append(Waiting(lanes, then, op))
        if (barrier.arrived > barrier.expected)[here].any():
            lane = int(lanes.indices()[np.flatnonzero((barrier.arrived > barrier.expected)[block])[0]])
            message = f"more threads arrive at barrier {number} than the {barrier.expected[lane // batch.threads]} it is for"
            raise finding("E5004", message, op, batch, lane)
        complete = here & (barrier.arrived == barrier.expected)
        self._publish(number, barrier, lanes)
        return self._let_go(number, barrier, complete) if complete.any() else []

    def _expect(self, barrier: _Barrier, here: Array, block: Array, lanes: Lanes, count: Array | None, op: Op) -> None:
        wanted = np.zeros(self._batch.blocks, np.int64)
        wanted[block] = self._batch.threads if count is None else count
        clash = here & (barrier.arrived > 0) & (barrier.expected != wanted)
        if clash.any():
            number = int(np.argmax(clash))
            lane = int(lanes.indices()[np.flatnonzero(block == number)[0]])
            message = f"threads use one barrier for {barrier.expected[number]} and for {wanted[number]} threads at once"
            raise finding("E5004", message, op, self._batch, lane)
        new = here & (barrier.arrived == 0)
        barrier.expected[new], barrier.whole[new] = wanted[new], count is None

    def _publish(self, number: int, barrier: _Barrier, lanes: Lanes) -> None:
        """Barriers of part of a block order only the warps that take part."""
        if (part := self._of_part(barrier, lanes)) is not None:
            self.clocks.arrive(number, part, self._batch)

    def _of_part(self, barrier: _Barrier, lanes: Lanes) -> Lanes | None:
        """Those lanes whose block waits for part of its threads; None if there are none."""
        whole = barrier.whole[lanes.cached("block", self._batch.block_index)]
        return None if whole.all() else lanes.subset(~whole) if whole.any() else lanes

    def _let_go(self, number: int, barrier: _Barrier, complete: Array) -> Resumed:
        resumed: Resumed = []
        staying: list[Waiting] = []
        ops = {}
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
        self._same_place(barrier, ops)
        barrier.waiting = staying
        barrier.arrived[complete] = 0
        self.clocks.meet(complete & barrier.whole)
        for _, freed in resumed:
            if (part := self._of_part(barrier, freed)) is not None:
                self.clocks.leave(number, part, self._batch)
        self.clocks.forget(number, np.flatnonzero(complete & ~barrier.whole))
        return resumed

    def _same_place(self, barrier: _Barrier, ops: dict[Op, Lanes]) -> None:
        """A barrier for the whole block is one place in the program: threads of a block that meet from two diverge."""
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
                    raise finding("E5004", "threads of a block wait at different barriers", op, self._batch, lane, notes=[note])


class Votes:
    """What threads say at barriers that reduce a predicate: for each phase how many came, and how many of them said yes."""

    def __init__(self, batch: Batch, arrived: Callable[[int], Array | None]):
        self._batch, self._arrived = batch, arrived
        self._came: list[int] = []
        self._yes: list[int] = []
        self._phases: dict[tuple[int, int], int] = {}  # (barrier, block) → the number of its phase

    def add(self, identifier: Array, predicate: Array, lanes: Lanes) -> Array:
        """Count lanes before they arrive at barriers; for each the number of its phase, which begins with the first to arrive."""
        block = lanes.cached("block", self._batch.block_index)
        tokens = np.zeros(lanes.count, np.int32)
        number, yes = (np.broadcast_to(v, lanes.count) for v in (identifier, predicate))
        for barrier in np.unique(number).tolist():
            arrived = self._arrived(barrier)
            for where in np.unique(block[number == barrier]).tolist():
                here = (number == barrier) & (block == where)
                if arrived is None or arrived[where] == 0:
                    self._phases[barrier, where] = len(self._came)
                    self._came.append(0)
                    self._yes.append(0)
                tokens[here] = phase = self._phases[barrier, where]
                self._came[phase] += int(np.count_nonzero(here))
                self._yes[phase] += int(np.count_nonzero(here & yes))
        return tokens

    def counted(self, token: Array) -> tuple[Array, Array]:
        """(how many came, how many said yes) in each phase."""
        return np.array(self._came)[token], np.array(self._yes)[token]


class ClusterBarrier:
    """The barrier of each cluster: arriving and waiting are two operations, and each arrival belongs to a phase."""

    def __init__(self, batch: Batch, clocks: Clocks):
        ranks = prod(batch.cluster)
        self._batch, self._clocks, self._ranks = batch, clocks, ranks
        self._arrived = np.zeros(batch.blocks // ranks, np.int64)
        self._phase = np.zeros(batch.blocks // ranks, np.int64)
        self._joined = np.full(batch.everyone.count, -1, np.int64)  # the phase in which a thread last arrived
        self.waiting: list[Waiting] = []

    def _cluster(self, lanes: Lanes) -> Array:
        return lanes.cached("cluster", self._batch.block_index // self._ranks)

    def arrive(self, lanes: Lanes, relaxed: bool = False) -> Resumed:
        """Arrive; whoever may go on because of it. `relaxed`: what the lanes did is ordered only as far as fences say so."""
        self._clocks.arrive_in_cluster(lanes, relaxed)
        cluster = self._cluster(lanes)
        self._joined[lanes.indices()] = self._phase[cluster]
        self._arrived += np.bincount(cluster, minlength=len(self._arrived))
        complete = self._arrived == self._ranks * self._batch.threads
        if not complete.any():
            return []
        self._arrived[complete] = 0
        self._phase[complete] += 1
        self._clocks.meet_clusters(np.repeat(complete, self._ranks))
        waiting, self.waiting = self.waiting, []
        return [r for w in waiting for r in self.wait(w.lanes, w.then, w.op)]

    def wait(self, lanes: Lanes, then: int, op: Op) -> Resumed:
        """Wait for the phase in which each thread arrived."""
        free = self._phase[self._cluster(lanes)] > self._joined[lanes.indices()]
        going = lanes if free.all() else lanes.subset(free)
        if going is not lanes:
            self.waiting.append(Waiting(lanes.subset(~free), then, op))
        if not going.count:
            return []
        self._clocks.leave_cluster(going)
        return [(then, going)]
