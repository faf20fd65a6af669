"""Barriers in shared memory (`mbarrier`): phases, pending arrivals and bytes, and who waits for
which phase.

A phase ends when both counts are zero; the next one begins at once. A wait names its phase by
parity, 0 or 1:

    init 1                        phase 0: 1 arrival pending, 0 bytes
    arrive.expect_tx 512          phase 0: 0 arrivals, 512 bytes pending
    the copy delivers 512         phase 0 ends; phase 1: 1 arrival pending
    wait for parity 0             goes on: the current phase, 1, has the other parity

State is stored beside shared memory, not in it: one *slot* for each 8 bytes of the batch's shared
memory, allocated when the first barrier is initialised.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from cutec.diag import CutecError, Note
from cutec.interpreter.sync.barriers import Barriers
from cutec.interpreter.sync.waiting import PhaseWait, Resumed
from cutec.interpreter.values.access import MBARRIER_ACCESS
from cutec.interpreter.values.address import MBARRIER
from cutec.interpreter.values.findings import finding
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op

if TYPE_CHECKING:
    from cutec.interpreter.sync.protocols import Context

Array = np.ndarray
_MOST_BYTES = (1 << 20) - 1  # PTX ISA, "Tracking asynchronous operations: tx-count"
_MOST_ARRIVALS = (1 << 20) - 1
_COUNT_HELP = (
    "make a barrier for as many arrivals as come in a phase (a pipeline counts them by the sizes of its"
    " `CooperativeGroup`s), or let the others arrive too"
)
_ARRIVE_HELP = (
    "each phase needs its arrivals (a pipeline: `producer_commit`, `consumer_release`); a producer's first wait on an"
    " empty buffer uses parity 1 (`make_pipeline_state(PipelineUserType.Producer, stages)`)"
)


class MBarriers:
    """The barriers of a batch, as seen by the operation that `context` executes."""

    def __init__(self, context: Context, barriers: Barriers, size: int):
        self._context, self._clocks, self._size = context, barriers.clocks, size
        self._expected = np.zeros(0, np.int64)  # arrivals per phase; 0: no barrier here
        self.waiting: list[PhaseWait] = barriers.waiting_for_phases
        self.woken: Resumed = []
        # operation that tries to wait → for each lane the barrier and phase for which it last gave
        # up
        self._tried: dict[Op, Array] = {}

    def _allocate(self) -> None:
        slots = self._size // MBARRIER
        self._expected, self._pending, self._bytes, self._phase = (np.zeros(slots, np.int64) for _ in range(4))
        self._remote = np.zeros(slots, bool)  # threads of another block have arrived

    def _locate(self, pointer: Array, initialised: bool = True) -> Array:
        """The slot of each lane's barrier."""
        if not len(self._expected):
            self._allocate()
        position = self._context.shared_position(pointer, MBARRIER_ACCESS, "use of a barrier")
        index = np.broadcast_to(position // MBARRIER, self._context.lanes.count)
        if initialised:
            self._fault(self._expected[index] == 0, "no barrier has been initialised here")
            if (monitor := self._context.monitor) is not None:
                monitor.phases.used(index, self._context.lanes.indices(), asynchronous=False)
        return index

    def _fault(self, bad: Array, message: str) -> None:
        self._context.fault("E5014", bad, message)

    # -- operations --------------------------------------------------------------------------------

    def init(self, pointer: Array, count: Array) -> None:
        """A barrier whose phases take `count` arrivals, at phase 0."""
        index = self._locate(pointer, initialised=False)
        self._fault((count < 1) | (count > _MOST_ARRIVALS), f"a barrier takes 1 to {_MOST_ARRIVALS} arrivals")
        waited = np.isin(index, np.concatenate([w.index for w in self.waiting])) if self.waiting else np.zeros(1, bool)
        self._fault(waited, "threads wait at this barrier, which is initialised again")
        if (monitor := self._context.monitor) is not None:
            monitor.phases.init(index, self._context.lanes)
        if (recorder := self._context.recorder) is not None:
            recorder.phases.begin(index)
        self._expected[index] = self._pending[index] = count
        self._bytes[index] = self._phase[index] = 0
        self._remote[index] = False

    def inval(self, pointer: Array) -> None:
        """There is no barrier any more."""
        self._expected[self._locate(pointer)] = 0

    def arrive(self, pointer: Array, count: Array | None = None, drop: bool = False) -> Array:
        """Each lane arrives `count` times (default 1); returns the phase of each arrival. `drop`:
        later phases expect as many arrivals fewer. Arrivals beyond what the phase expects count in
        the next one.
        """
        index = self._locate(pointer)
        state = self._phase[index]
        slots, inverse = np.unique(index, return_inverse=True)
        left = np.array(np.broadcast_to(1 if count is None else count, len(index)), np.int64)
        if drop:
            self._expected[slots] -= np.bincount(inverse, left, len(slots)).astype(np.int64)
        together = np.bincount(inverse, left).astype(np.int64)
        split = False
        while left.any():
            before = _sums_before(inverse, left)
            now = np.clip(self._pending[index] - before, 0, left)
            full = (left > 0) & (self._pending[index] == 0)
            if full.any():
                raise self._too_many(int(index[np.argmax(full)]), int(np.argmax(full)))
            if split and self._context.monitor is not None:
                row = int(np.argmax(left > 0))
                self._context.monitor.reports.arrivals_split(
                    int(index[row]),
                    int(self._context.lanes.indices()[row]),
                    int(together[inverse[row]]),
                    int(self._expected[index[row]]),
                )
            split = True
            here = now > 0
            arriving = self._context.lanes if here.all() else self._context.lanes.subset(here)
            self._publish(index[here], arriving, self._context.op.attrs.get("scope") == "cluster")
            np.subtract.at(self._pending, index, now)
            left -= now
            self._complete(slots)
        return state

    def arrive_from_core(self, slot: int) -> None:
        """One arrival by the tensor core: a release of what the thread had done that issued the
        commit. The hazard checker publishes its clocks.
        """
        index, context = np.array([slot]), self._context
        if not len(self._expected):
            self._allocate()
        self._fault(self._expected[index] == 0, "no barrier has been initialised here")
        if self._pending[slot] == 0:
            raise self._too_many(slot, 0)
        if context.monitor is None:
            self._publish(index, context.lanes, in_cluster=True)
        else:
            context.monitor.phases.arrive(index, context.lanes, context.op)
            if context.recorder is not None:
                context.recorder.arrive(index, context.lanes, context.op)
        self._pending[slot] -= 1
        self._complete(index)

    def _too_many(self, slot: int, row: int) -> CutecError:
        """The finding for an arrival in a phase that lacks only bytes."""
        context, waits = self._context, self._bytes[slot]
        message = (
            f"more arrivals than the {self._expected[slot]} that phase {self._phase[slot]} takes, which waits for"
            f" {waits} bytes"
        )
        notes = [] if context.monitor is None else context.monitor.phases.notes_so_far(slot)
        return finding("E5014", message, context.op, context.batch, int(context.lanes.indices()[row]), notes=notes)

    def more(self, pointer: Array) -> None:
        """The current phase expects one more arrival for each lane."""
        np.add.at(self._pending, self._locate(pointer), 1)

    def expect(self, pointer: Array, size: Array) -> None:
        """The current phase expects `size` more bytes (fewer if negative)."""
        index = self._locate(pointer)
        if (monitor := self._context.monitor) is not None:
            monitor.phases.expect(index, size, self._context.op)
        self._count(index, size)

    def transferred(self, pointer: Array, size: Array) -> None:
        """An asynchronous operation of each lane has transferred bytes; the waiters of the phase
        see its writes.
        """
        index = self._locate(pointer)
        self._publish(index, self._context.lanes, in_cluster=True)
        self._count(index, -np.asarray(size, np.int64))

    def transferred_at(self, position: Array, size: int) -> None:
        """Bytes have come, for barriers by their position in the batch's shared memory."""
        if not len(self._expected) or (self._expected[position // MBARRIER] == 0).any():
            self._context.fault(
                "E5014", np.ones(1, bool), "no initialised mbarrier is at the address that should count the bytes"
            )
        self._count(position // MBARRIER, np.array([-size]))

    def _count(self, index: Array, size: Array) -> None:
        np.add.at(self._bytes, index, np.broadcast_to(size, len(index)))
        wrong = np.abs(self._bytes[index]) > _MOST_BYTES
        if wrong.any():
            most = int(np.abs(self._bytes[index]).max())
            self._context.fault(
                "E5035",
                wrong if len(wrong) == self._context.lanes.count else np.ones(1, bool),
                f"{most} bytes in a phase, which counts up to {_MOST_BYTES}",
            )
        self._complete(np.unique(index))

    def ended(self, pointer: Array, parity: Array) -> Array:
        """Whether the phase of that parity has ended, without waiting."""
        index = self._locate(pointer)
        ended = self._has_ended(index, parity)
        self._acquire(self._context.lanes.subset(ended), index[ended], parity)
        return ended

    def wait(self, pointer: Array, parity: Array) -> None:
        """Wait until the phase of that parity has ended."""
        context, lanes = self._context, self._context.lanes
        index, parity = self._locate(pointer), np.broadcast_to(parity & 1, lanes.count)
        free = self._has_ended(index, parity)
        if not free.all():
            stay = ~free
            self.waiting.append(
                PhaseWait(
                    lanes.subset(stay) if free.any() else lanes, context.then, context.op, index[stay], parity[stay]
                )
            )
        going = lanes if free.all() else lanes.subset(free)
        self._acquire(going, index[free], parity[free])
        context.go_on([(context.then, going)] if going.count else [])

    def try_wait(self, pointer: Array, parity: Array) -> Array:
        """As `wait`, and true. With the hazard checker, lanes that would have to wait here for a
        phase give up the first time: false, as a GPU may answer at any time.
        """
        context, lanes = self._context, self._context.lanes
        if context.monitor is None:
            self.wait(pointer, parity)
            return np.ones(1, bool)
        index, parity = self._locate(pointer), np.broadcast_to(parity & 1, lanes.count)
        tried = self._tried.setdefault(context.op, np.full(context.batch.everyone.count, -1, np.int64))
        key = index << 32 | self._phase[index]
        gives_up = ~self._has_ended(index, parity) & (tried[lanes.indices()] != key)
        if not gives_up.any():
            self.wait(pointer, parity)
            return np.ones(1, bool)
        tried[lanes.indices()[gives_up]] = key[gives_up]
        staying = ~gives_up & ~self._has_ended(index, parity)
        free = ~gives_up & ~staying
        self._acquire(lanes.subset(free), index[free], parity[free])
        if staying.any():
            self.waiting.append(
                PhaseWait(lanes.subset(staying), context.then, context.op, index[staying], parity[staying])
            )
        context.go_on([(context.then, lanes.subset(~staying) if staying.any() else lanes)])
        return ~gives_up

    def _has_ended(self, index: Array, parity: Array) -> Array:
        return (self._phase[index] ^ parity) & 1 != 0

    def _complete(self, slots: Array) -> None:
        """End the phases that lack nothing; who waited for them goes on."""
        done = slots[(self._pending[slots] == 0) & (self._bytes[slots] == 0)]
        if not len(done):
            return
        self._clocks.end_phase(done)
        if (monitor := self._context.monitor) is not None:
            monitor.phases.ended(done)
        if (recorder := self._context.recorder) is not None:
            recorder.phases.end(done)
        self._phase[done] += 1
        self._pending[done] = self._expected[done]
        staying: list[PhaseWait] = []
        for w in self.waiting:
            free = self._has_ended(w.index, w.parity)
            if not free.any():
                staying.append(w)
                continue
            freed = w.lanes if free.all() else w.lanes.subset(free)
            self._acquire(freed, w.index[free], w.parity[free], w.op)
            self.woken.append((w.then, freed))
            if freed is not w.lanes:
                staying.append(PhaseWait(w.lanes.subset(~free), w.then, w.op, w.index[~free], w.parity[~free]))
        self.waiting[:] = staying

    # -- order of memory accesses ------------------------------------------------------------------

    def _publish(self, index: Array, lanes: Lanes, in_cluster: bool) -> None:
        """An arrival is a release: the waiters of the phase learn the clocks of these lanes.
        `in_cluster`: those of other blocks too.
        """
        batch = self._context.batch
        if (recorder := self._context.recorder) is not None:
            recorder.arrive(index, lanes, self._context.op)
        if (monitor := self._context.monitor) is not None:
            monitor.arrive(index, lanes, in_cluster)
            return
        block, home = lanes.cached("block", batch.block_index), index * MBARRIER * batch.blocks // self._size
        remote = block != home
        self._remote[index[remote]] = True
        for slot in np.unique(index[~remote]).tolist():
            here = lanes if len(index) == 1 or (index == slot).all() else lanes.subset((index == slot) & ~remote)
            self._clocks.arrive_at_phase(slot, here)

    def _acquire(self, lanes: Lanes, index: Array, parity: Array, op: Op | None = None) -> None:
        """These lanes have waited: they learn the published clocks. `op`: the wait."""
        if not lanes.count:
            return
        if (monitor := self._context.monitor) is not None:
            monitor.phases.waited(lanes, index, parity, op or self._context.op)
        if (recorder := self._context.recorder) is not None:
            recorder.phases.wait(index, lanes, self._phase[index] - 1, op or self._context.op)
        for slot in np.unique(index).tolist():
            here = lanes if (index == slot).all() else lanes.subset(index == slot)
            self._clocks.leave_phase(slot, here, everything=bool(self._remote[slot]))

    # -- when nothing can run any more -------------------------------------------------------------

    def notes(self, whereabouts: Callable[[int], str]) -> list[Note]:
        """What each barrier that threads wait for still lacks. `whereabouts` says where a warp of
        the batch is now.
        """
        notes = []
        for slot in dict.fromkeys(int(i) for w in self.waiting for i in w.index[:1]):
            place, bytes_, pending = (
                self._context.memory.describe(slot * MBARRIER),
                self._bytes[slot],
                self._pending[slot],
            )
            to_come = f"{bytes_} bytes" if bytes_ >= 0 else f"{-bytes_} bytes fewer (they came without being expected)"
            missing = f"{pending} of {self._expected[slot]} arrivals and {to_come} to come"
            notes.append(Note(f"the barrier at {place} is in phase {self._phase[slot]}, with {missing}"))
            if self._context.monitor is not None:
                notes += self._context.monitor.phases.notes_of_stuck(slot, whereabouts)
        return notes

    def help(self) -> str:
        """What to do about barriers that threads wait for in vain: some arrivals are missing, or
        all are.
        """
        partly = any(0 < self._pending[i] < self._expected[i] for w in self.waiting for i in w.index[:1])
        return _COUNT_HELP if partly else _ARRIVE_HELP if self.waiting else ""

    def waited_for(self) -> list[tuple[Array, Lanes, Array, Op]]:
        """(slots, lanes, phases, operation) of the lanes that wait."""
        return [(w.index, w.lanes, self._phase[w.index], w.op) for w in self.waiting]

    def phase_of(self, slot: int) -> int:
        """The current phase of a barrier; 0 where none has been initialised."""
        if not len(self._expected):
            self._allocate()
        return int(self._phase[slot])

    def pending_of(self, slot: int) -> int:
        """Arrivals that the current phase lacks."""
        return int(self._pending[slot])

    def arrivals_per_phase(self, slot: int) -> int:
        """Arrivals per phase."""
        return int(self._expected[slot])

    def stuck_for_bytes(self) -> list[tuple[int, int]]:
        """(slot, bytes) of barriers that threads wait for and that lack nothing but bytes."""
        slots = dict.fromkeys(int(i) for w in self.waiting for i in w.index[:1])
        return [(e, int(self._bytes[e])) for e in slots if self._pending[e] == 0 and self._bytes[e]]


def _sums_before(group: Array, values: Array) -> Array:
    """For each element, the sum of the elements before it in its group:

    group 0 1 0 1, values 5 6 7 8  →  0 0 5 6
    """
    order = np.argsort(group, kind="stable")
    sums = np.cumsum(values[order]) - values[order]
    starts = np.flatnonzero(np.diff(group[order], prepend=-1))
    result = np.empty_like(sums)
    result[order] = sums - np.repeat(sums[starts], np.diff(starts, append=len(order)))
    return result
