"""Shadow cells of a batch's shared memory: the last writer and the last readers of each unit.

A record is `event << 24 | strong << 23 | asynchronous << 22 | agent`, where the agent is a column
of the cluster's matrices (`vector_clocks`); -1: none. There is one last reader per warp and per
asynchronous agent: an older one of the same warp or agent is ordered before it, or is another lane
of that warp.

    event 3, thread 2 stores x       cell: writer (3, thread 2)
    event 4, thread 40 loads x       a hazard unless known[40, 2] > 3; cell: reader (4, thread 40)
    event 6, a TMA load writes x     a hazard unless its issuer knows 3 of thread 2 (with a proxy
                                     fence) and 4 of thread 40
"""

from __future__ import annotations

from typing import NamedTuple, overload

import numpy as np

from cutec.interpreter.hazards.vector_clocks import VectorClocks, registers_of
from cutec.interpreter.values.grid import WARP, Batch

Array = np.ndarray
Reader = tuple[str, int]  # ("warp", its number in the cluster), or an asynchronous agent
AGENT_BITS = 24
STRONG, ASYNC = 1 << 23, 1 << 22
_AGENT = ASYNC - 1


class Hazard(NamedTuple):
    """An access and an earlier one, event `before` by `agent`, that nothing orders: `row` of the
    access, `unit` of memory. `wrote`, `asynchronous`: of the earlier access. `lacks_fence`: they
    are ordered but for a proxy fence; `lacks_scope`: but for the scope of a release, which is that
    of the writer's block.
    """

    row: int
    unit: int
    before: int
    agent: int
    wrote: bool
    asynchronous: bool
    lacks_fence: bool
    lacks_scope: bool


class Accessor(NamedTuple):
    """The accessor: threads, by the lane of each row of the access; or an asynchronous agent of
    `cluster`, by the clocks that it was issued with.
    """

    lanes: Array | None
    cluster: int = 0
    known: Array | None = None
    fenced: Array | None = None


class Shadow:
    """Records of `units` units of `unit` bytes, `stride` of them per block."""

    def __init__(self, units: int, stride: int, unit: int, batch: Batch, vector_clocks: VectorClocks):
        self._batch, self._vector_clocks, self._stride, self._units = batch, vector_clocks, stride, units
        self.unit_bytes = unit
        self._writer = np.full(units, -1, np.int64)
        self._readers: dict[Reader, Array] = {}
        self._newest: dict[Reader, int] = {}  # the newest event in a reader's array
        # (event of loads, warp of the batch) → the multiply that has read their values once it is
        # complete
        self._ends_with: dict[tuple[int, int], int] = {}

    @overload
    def record(self, event: int, agent: int, strong: bool = False, asynchronous: bool = False) -> int: ...
    @overload
    def record(self, event: int, agent: Array, strong: bool = False, asynchronous: bool = False) -> Array: ...
    def record(self, event: int, agent: Array | int, strong: bool = False, asynchronous: bool = False) -> Array | int:
        """An access as a record."""
        return event << AGENT_BITS | (STRONG if strong else 0) | (ASYNC if asynchronous else 0) | agent

    def read(
        self,
        units: Array,
        record: Array | int,
        reader: Reader,
        accessor: Accessor,
        strong: bool = False,
        issuer: int | None = None,
    ) -> list[Hazard]:
        """Record a read of `units` [row, …]. Each reader keeps its last read per unit. `issuer`: a
        lane to which stores by threads of other blocks have to be visible.
        """
        hazards = self._check(self._writer[units], units, accessor, True, strong, issuer=issuer)
        if reader not in self._readers:
            self._readers[reader] = np.full(self._units, -1, np.int64)
        self._readers[reader][units] = record
        self._newest[reader] = int(np.max(record)) >> AGENT_BITS
        return hazards

    def read_by_warps(
        self, units: Array, record: Array, warps: Array, accessor: Accessor, strong: bool = False
    ) -> list[Hazard]:
        """Record a generic read; `warps` [row] are the readers."""
        hazards = self._check(self._writer[units], units, accessor, True, strong, scoped=True)
        for warp in np.unique(warps).tolist():
            key = "warp", warp
            if key not in self._readers:
                self._readers[key] = np.full(self._units, -1, np.int64)
            mine = warps == warp
            self._readers[key][units[mine]] = record[mine]
            self._newest[key] = int(record.max()) >> AGENT_BITS
        return hazards

    def write(
        self,
        units: Array,
        record: Array | int,
        accessor: Accessor,
        strong: bool = False,
        same: Array | None = None,
        fenced_reads: bool = False,
    ) -> list[Hazard]:
        """Record a write of `units` [row, …]. `same`: rows that write what is there already, which
        are no hazard with another thread's write. `fenced_reads`: an agent's write has to know of a
        proxy fence after earlier reads by threads too.
        """
        before = self._writer[units]
        if same is not None and same.any():
            before[np.broadcast_to(same, len(before))[:, None] & (before & ASYNC == 0)] = -1
        hazards = self._check(before, units, accessor, True, strong)
        oldest = int(self._vector_clocks.base.min())
        for key, readers in self._readers.items():
            if self._newest[key] >= oldest or key[0] != "warp" or fenced_reads:
                hazards += self._check(readers[units], units, accessor, False, strong, fenced=fenced_reads)
        self._writer[units] = record
        return hazards

    def writers(self, units: Array) -> Array:
        """The records of the last writes of units."""
        return self._writer[units]

    def last_write(self, units: Array, accessor: Accessor) -> list[Hazard]:
        """Hazards with the last writes of units, without recording an access."""
        return self._check(self._writer[units], units, accessor, True, False)

    def newest(self, reader: Reader, block: int) -> int | None:
        """The newest event among a reader's reads of a block's memory; None if it has not read
        any.
        """
        readers = self._readers.get(reader)
        if readers is None:
            return None
        last = int(readers[block * self._stride : (block + 1) * self._stride].max(initial=-1))
        return None if last < 0 else last >> AGENT_BITS

    def end_with(self, event: int, warp: int, multiply: int) -> None:
        """The loads of a warp of the batch in an event are over when its part of a multiply is."""
        self._ends_with.setdefault((event, warp), multiply)

    # -- what orders -------------------------------------------------------------------------------

    def _check(
        self,
        record: Array,
        units: Array,
        accessor: Accessor,
        wrote: bool,
        strong: bool,
        scoped: bool = False,
        issuer: int | None = None,
        fenced: bool = False,
    ) -> list[Hazard]:
        """Hazards with earlier accesses, one for each earlier event. `scoped`: the accesses by
        threads need the scopes of releases too; so do those of an asynchronous agent that has an
        `issuer`, after stores by threads. `fenced`: an agent needs proxy fences after reads too.
        """
        unfenced = narrow = None
        if accessor.lanes is None:
            late, unfenced = self._late_for_agent(record, accessor, wrote or fenced)
            if issuer is not None and self._vector_clocks.any_narrow:
                stored = record & ASYNC == 0
                narrow = self._narrow(record, units, np.full(len(record), issuer)) & stored & ~late
                late |= narrow
        else:
            late = self.late_for_threads(record, accessor.lanes)
            if scoped and self._vector_clocks.any_narrow:
                narrow = self._narrow(record, units, accessor.lanes) & ~late
                late |= narrow
        if strong:
            late &= (record & STRONG) == 0
        if not wrote and self._ends_with and late.any():
            late &= ~self._ended(record, late, accessor)
        if not late.any():
            return []
        places = np.nonzero(late)
        events = record[places] >> AGENT_BITS
        _, firsts = np.unique(events, return_index=True)
        result = []
        for first in firsts.tolist():
            place = tuple(axis[first] for axis in places)
            found = int(record[place])
            result.append(
                Hazard(
                    int(place[0]),
                    int(units[place]),
                    found >> AGENT_BITS,
                    found & _AGENT,
                    wrote,
                    bool(found & ASYNC),
                    unfenced is not None and bool(unfenced[place]),
                    narrow is not None and bool(narrow[place]),
                )
            )
        return result

    def late_for_threads(self, record: Array, lanes: Array) -> Array:
        """A mask: the records (of the same cluster) that are not ordered before their lane's
        current access.
        """
        batch, clocks = self._batch, self._vector_clocks
        block = lanes // batch.threads
        shape = (len(lanes),) + (1,) * (record.ndim - 1)
        me = (lanes % clocks.span).reshape(shape)
        late = (record >= (clocks.base[block] << AGENT_BITS).reshape(shape)) & ((record & (_AGENT | ASYNC)) != me)
        maybe = record & ASYNC != 0
        if clocks.ranks > 1:
            maybe |= (record & _AGENT) // batch.threads != me // batch.threads
        late |= maybe & (record >= 0)
        if not late.any():
            return late
        places = np.nonzero(late)
        suspect, lane = record[places], lanes[places[0]]
        agent, event, asynchronous = suspect & _AGENT, suspect >> AGENT_BITS, suspect & ASYNC != 0
        inside = lane % batch.threads
        warp = lane // batch.threads * batch.warps + inside // WARP
        same_warp = (
            ~asynchronous
            & (agent // batch.threads == lane % clocks.span // batch.threads)
            & (agent % batch.threads // WARP == inside // WARP)
        )
        still = ~(same_warp & (event < clocks.warp_base[warp]))
        cluster = lane // clocks.span
        for number in np.unique(cluster[still]).tolist():
            if clocks.has_matrices(number):
                mine = np.flatnonzero(still & (cluster == number))
                still[mine] = event[mine] >= clocks.matrices(number).known[lane[mine] % clocks.span, agent[mine]]
        late[places] = still
        return late

    def _ended(self, record: Array, late: Array, accessor: Accessor) -> Array:
        """A mask: the `late` reads by threads that the accessor knows to be over, since a multiply
        is that has read their values.
        """
        batch, clocks, ended = self._batch, self._vector_clocks, np.zeros(late.shape, bool)
        for place in np.argwhere(late & (record & ASYNC == 0)).tolist():
            found = int(record[tuple(place)])
            lane = None if accessor.lanes is None else int(accessor.lanes[place[0]])
            cluster = accessor.cluster if lane is None else clocks.cluster_of(lane)
            rank, thread = divmod(found & _AGENT, batch.threads)
            warp = rank * batch.warps + thread // WARP
            multiply = self._ends_with.get((found >> AGENT_BITS, cluster * clocks.ranks * batch.warps + warp))
            if multiply is None:
                continue
            known = accessor.known if lane is None else clocks.matrices(cluster).known[lane % clocks.span]
            column = clocks.found_column(cluster, registers_of(warp))
            ended[tuple(place)] = (
                known is not None and column is not None and column < len(known) and known[column] > multiply
            )
        return ended

    def _narrow(self, record: Array, units: Array, lanes: Array) -> Array:
        """A mask: the writes by other blocks than their lane's (asynchronous ones: into such a
        block's memory) that are not visible to their lane, by the scopes of releases.
        """
        clocks, threads = self._vector_clocks, self._batch.threads
        shape = (len(lanes),) + (1,) * (record.ndim - 1)
        first = (lanes // clocks.span * clocks.ranks).reshape(shape)
        home = np.where(record & ASYNC != 0, units // self._stride, (record & _AGENT) // threads + first)
        narrow = (record >= 0) & (home != (lanes // threads).reshape(shape))
        places = np.nonzero(narrow)
        lane, suspect = lanes[places[0]], record[places]
        still = np.zeros(len(suspect), bool)
        for number in np.unique(lane // clocks.span).tolist():
            mine = lane // clocks.span == number
            event, agent = suspect[mine] >> AGENT_BITS, suspect[mine] & _AGENT
            still[mine] = ~clocks.visible(number, event, agent, lane[mine] % clocks.span)
        narrow[places] = still
        return narrow

    def _late_for_agent(self, record: Array, accessor: Accessor, fences: bool) -> tuple[Array, Array]:
        """Masks: (the records that are not ordered before an asynchronous agent's current access,
        those of them that lack only a proxy fence, if accesses by threads need `fences`).
        """
        assert accessor.known is not None and accessor.fenced is not None
        agent, event, asynchronous = record & _AGENT, record >> AGENT_BITS, record & ASYNC != 0
        agent = np.where(record < 0, 0, agent)
        known = accessor.known[np.minimum(agent, len(accessor.known) - 1)]
        late = (record >= 0) & (event >= known)
        if not fences:
            return late, np.zeros(late.shape, bool)
        fenced = accessor.fenced[np.minimum(agent, len(accessor.fenced) - 1)]
        unfenced = (record >= 0) & ~asynchronous & ~late & (event >= fenced)
        return late | unfenced, unfenced
