"""What the clusters of a launch know of each other's accesses (PTX ISA, "Memory Consistency Model":
release and acquire patterns of the scopes gpu and sys).

A strong write (an atomic operation, a store with `release`, `relaxed` or `volatile`) publishes
*knowledge* at its address: for each cluster a row of clocks, by thread. It is what its thread knows
if the write is a release, and what its thread's last fence covered otherwise: nothing without one.
An atomic operation adds to what is published there, a store replaces it. A strong read finds that
knowledge. The thread has it at once if the read is an acquire, and otherwise after its next fence.

    cluster 0, thread 0              cluster 1, thread 0             cluster 1, thread 5
    x = 1         (event 3)
    fence         covers x: [4 …]
    flag ← 1      publishes {0: [4 …]}
                                     finds flag = 1
                                     fence: knows {0: [4 …]}
                                     barrier                         barrier
                                                                     load x: 3 < 4, ordered

Within a cluster, `vector_clocks` says who knows of an acquisition: it is an event like an access.
A fence also covers what the fences of others covered, once a barrier has ordered these before; so
does a read that a barrier has ordered before the fence. Programs rely on both, though PTX defines
release and acquire for one thread only.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cutec.interpreter.hazards.vector_clocks import VectorClocks
from cutec.ir.core import Op
from cutec.ops.primitives.ptx_memory import scope_of

Array = np.ndarray
Knowledge = dict[int, Array]  # cluster of the grid → clocks by its threads: events below them are ordered
_MOST_PLACES = 1 << 12  # addresses where clusters synchronise; beyond that, clusters count as ordered


class _Found(NamedTuple):
    """Threads (rows of their cluster) found knowledge in event `event`."""

    event: int
    rows: Array
    knowledge: Knowledge


class _Cluster:
    """A cluster of the current batch. `found`: by strong reads, by address and first thread;
    `acquired` by threads, `common` to all of them; `fenced`: for each thread, the number of the
    next event at its last fence, 0 without one.
    """

    def __init__(self, threads: int):
        self.found: dict[tuple[int, int], _Found] = {}
        self.acquired: list[_Found] = []
        self.common: Knowledge = {}
        self.fenced = np.zeros(threads, np.int64)


class GridOrder:
    """The order between the clusters of a launch. Clusters have their numbers in the batch, except
    in knowledge, where they have those of the grid.
    """

    def __init__(self, clusters: int):
        self._several = clusters > 1
        self._published: dict[int, tuple[Knowledge, tuple[int, int]]] = {}  # address → (knowledge, writer)
        self._clusters: dict[int, _Cluster] = {}
        self._clocks: VectorClocks
        self._first = 0

    def begin(self, clocks: VectorClocks, first: int) -> None:
        """The next batch, whose first cluster is number `first` of the grid."""
        self._clocks, self._first = clocks, first
        self._clusters.clear()

    @property
    def follows(self) -> bool:
        """Whether there is an order to follow: several clusters, and not too many addresses."""
        return self._several and len(self._published) <= _MOST_PLACES

    def _of(self, cluster: int) -> _Cluster:
        if cluster not in self._clusters:
            self._clusters[cluster] = _Cluster(self._clocks.span)
        return self._clusters[cluster]

    # -- writes ------------------------------------------------------------------------------------

    def release(self, cluster: int, rows: Array, address: int, update: bool) -> None:
        """Threads release at an address. `update`: by an atomic operation."""
        known = self._clocks.release(cluster, rows).known[: self._clocks.span]
        self._publish(cluster, rows, address, known, update)

    def write(self, cluster: int, rows: Array, address: int, update: bool) -> None:
        """Threads write there without a release: their fences decide what is published."""
        covered = self._covered(cluster, rows)
        if covered is not None:
            self._publish(cluster, rows, address, covered, update)
        elif not update and self._writer(address) not in (None, (cluster + self._first, int(rows[0]))):
            del self._published[address]  # readers find this value, not the one that was released

    def _writer(self, address: int) -> tuple[int, int] | None:
        """(cluster, thread) that has published last at an address; None: nothing is published."""
        return self._published[address][1] if address in self._published else None

    def _covered(self, cluster: int, rows: Array) -> Array | None:
        """The clocks that fences have covered: those of these threads, and those of others that are
        ordered before. None if there are none.
        """
        if cluster not in self._clusters or not self._clusters[cluster].fenced.any():
            return None
        fenced = self._clusters[cluster].fenced
        matrices = self._clocks.matrices(cluster)
        known = matrices.known[rows].max(axis=0)[: self._clocks.span]
        before = (fenced > 0) & (known >= fenced)
        before[rows] = fenced[rows] > 0
        return matrices.covered[before].max(axis=0)[: self._clocks.span] if before.any() else None

    def _publish(self, cluster: int, rows: Array, address: int, known: Array, update: bool) -> None:
        mine = self._clusters.get(cluster)
        published = dict(self._published[address][0]) if update and address in self._published else {}
        _join(published, {cluster + self._first: known})
        if mine is not None:
            _join(published, mine.common)
            for found in mine.acquired:
                if (known[found.rows] > found.event).any():
                    _join(published, found.knowledge)
        self._published[address] = published, (cluster + self._first, int(rows[0]))

    # -- reads and fences --------------------------------------------------------------------------

    def read(self, cluster: int, rows: Array, address: int) -> None:
        """Threads read there without an acquire: they learn with their next fence."""
        if address in self._published:
            found = _Found(self._clocks.last, rows, self._published[address][0])
            self._of(cluster).found[address, int(rows[0])] = found

    def acquire(self, cluster: int, rows: Array, address: int) -> None:
        """Threads acquire what is published there."""
        if address in self._published:
            self._learn(cluster, rows, self._published[address][0])

    def fence(self, cluster: int, rows: Array) -> None:
        """A fence of these threads, which `vector_clocks` has covered."""
        mine = self._of(cluster)
        for found in mine.found.values():
            learners = rows[self._clocks.sees(cluster, found.event, found.rows, rows)]
            if len(learners):
                self._learn(cluster, learners, found.knowledge)
        mine.fenced[rows] = self._clocks.last + 1

    def _learn(self, cluster: int, rows: Array, knowledge: Knowledge) -> None:
        mine = self._of(cluster)
        if any(f.knowledge is knowledge and np.isin(rows, f.rows).all() for f in mine.acquired):
            return
        kept: list[_Found] = []
        for found in mine.acquired:
            if self._clocks.all_know(cluster, found.event):
                _join(mine.common, found.knowledge)
            else:
                kept.append(found)
        mine.acquired = [*kept, _Found(self._clocks.last, rows, knowledge)]

    # -- what is ordered ---------------------------------------------------------------------------

    def unordered(self, event: Array, agent: Array, earlier: Array, lanes: Array) -> Array:
        """A mask: the events by thread `agent` of clusters `earlier` (of the grid) that are not
        ordered before the present accesses of `lanes` of the batch, which are in other clusters.
        """
        late = np.ones(len(event), bool)
        span = self._clocks.span
        for cluster in np.unique(lanes // span).tolist():
            if cluster in self._clusters:
                here = np.flatnonzero(lanes // span == cluster)
                late[here] = self._late(cluster, lanes[here] % span, event[here], agent[here], earlier[here])
        return late

    def _late(self, cluster: int, rows: Array, event: Array, agent: Array, earlier: Array) -> Array:
        mine, late = self._clusters[cluster], np.ones(len(rows), bool)
        sources = [(mine.common, None), *((f.knowledge, f) for f in mine.acquired)]
        for knowledge, found in sources:
            of_known = [c for c in np.unique(earlier[late]).tolist() if c in knowledge]
            if not of_known:
                continue
            seen = found is None or self._clocks.sees(cluster, found.event, found.rows, rows)
            for number in of_known:
                about = np.flatnonzero(seen & (earlier == number))
                late[about] &= event[about] >= knowledge[number][agent[about]]
        return late


def reaches_grid(op: Op) -> bool:
    """Whether the scope of a strong access or a fence includes other clusters."""
    return scope_of(op) not in ("cta", "cluster")


def _join(knowledge: Knowledge, more: Knowledge) -> None:
    """Add to knowledge. Rows are shared, never changed."""
    for cluster, row in more.items():
        known = knowledge.get(cluster)
        if known is None:
            knowledge[cluster] = row
        elif known is not row:
            knowledge[cluster] = np.maximum(known, row)
