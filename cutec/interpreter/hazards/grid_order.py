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

Where several GPUs run the kernel at once, their clusters are numbered on. A write of the scope gpu
publishes to those of its own GPU, one of the scope sys to all; a read or fence of the scope gpu
finds what its own GPU has published.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cutec.interpreter.hazards.vector_clocks import VectorClocks, maximum
from cutec.ir.core import Op
from cutec.ops.primitives.ptx_memory import scope_of

Array = np.ndarray
Knowledge = dict[int, Array]  # cluster of the grid → clocks by its agents: events below them are ordered
_ALL = -1  # GPUs
_MOST_PLACES = 1 << 12  # addresses where clusters synchronise; beyond that, clusters count as ordered


class _Found(NamedTuple):
    """Threads (rows of their cluster) found knowledge in event `event`."""

    event: int
    rows: Array
    knowledge: Knowledge


class _Place:
    """What is published at an address: to each GPU (by its number) by its own clusters, and to all
    (_ALL); and who has published last, (cluster, thread).
    """

    def __init__(self, writer: tuple[int, int]):
        self.knowledge: dict[int, Knowledge] = {}
        self.writer = writer


class _Cluster:
    """A cluster of the current batch. `found`: by strong reads, by address, first thread and for
    whom it was published; `acquired` by threads, `common` to all of them; `fenced`: for each
    thread, the number of the next event at its last fence, 0 without one; `widely`: the same of the
    scope sys.
    """

    def __init__(self, threads: int):
        self.found: dict[tuple[int, int, int], _Found] = {}
        self.acquired: list[_Found] = []
        self.common: Knowledge = {}
        self.fenced, self.widely = np.zeros(threads, np.int64), np.zeros(threads, np.int64)


class GridOrder:
    """The order between the clusters of a launch on so many GPUs. Clusters have their numbers in
    the batch, except in knowledge, where they have those of the grid.
    """

    def __init__(self, clusters: int, gpus: int = 1):
        self._several, self._gpus = clusters > 1, gpus
        self._each = clusters // gpus
        self._width: int | None = None  # agents that knowledge is of: the threads, and of several GPUs all
        self._published: dict[int, _Place] = {}  # by address
        self._clusters: dict[int, _Cluster] = {}
        self._clocks: VectorClocks
        self._first = 0

    def begin(self, clocks: VectorClocks, first: int) -> None:
        """The next batch, whose first cluster is number `first` of the grid."""
        self._clocks, self._first = clocks, first
        self._width = clocks.span if self._gpus == 1 else None
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

    def gpu_of(self, cluster: Array) -> Array:
        """The GPU of clusters of the grid."""
        return cluster // self._each

    def _whose(self, cluster: int, wide: bool) -> tuple[int, ...]:
        """For whom a cluster publishes, or what it finds: of its GPU, and of all if `wide`."""
        if self._gpus == 1:
            return (_ALL,)
        own = (cluster + self._first) // self._each
        return (own, _ALL) if wide else (own,)

    def release(self, cluster: int, rows: Array, address: int, update: bool, wide: bool = True) -> None:
        """Threads release at an address. `update`: by an atomic operation; `wide`: of the scope
        sys.
        """
        known = self._clocks.release(cluster, rows).known[: self._width]
        self._publish(cluster, rows, address, dict.fromkeys(self._whose(cluster, wide), known), update)

    def write(self, cluster: int, rows: Array, address: int, update: bool, wide: bool = True) -> None:
        """Threads write there without a release: their fences decide what is published."""
        covered = {whose: self._covered(cluster, rows, whose) for whose in self._whose(cluster, wide)}
        published = {whose: known for whose, known in covered.items() if known is not None}
        if published:
            self._publish(cluster, rows, address, published, update)
        elif (
            not update
            and address in self._published
            and self._published[address].writer != (cluster + self._first, int(rows[0]))
        ):
            del self._published[address]  # readers find this value, not the one that was released

    def _covered(self, cluster: int, rows: Array, whose: int) -> Array | None:
        """The clocks that fences have covered: those of these threads, and those of others that are
        ordered before. None if there are none. `whose`: for whom they are published.
        """
        if cluster not in self._clusters:
            return None
        mine = self._clusters[cluster]
        fenced = mine.widely if whose == _ALL and self._gpus > 1 else mine.fenced
        if not fenced.any():
            return None
        matrices = self._clocks.matrices(cluster)
        known = matrices.known[rows].max(axis=0)[: self._clocks.span]
        before = (fenced > 0) & (known >= fenced)
        before[rows] = fenced[rows] > 0
        return matrices.covered[before].max(axis=0)[: self._width] if before.any() else None

    def _publish(self, cluster: int, rows: Array, address: int, of: dict[int, Array], update: bool) -> None:
        """`of`: the clocks that are published, by for whom."""
        mine, writer = self._clusters.get(cluster), (cluster + self._first, int(rows[0]))
        if not update or address not in self._published:
            self._published[address] = _Place(writer)
        place = self._published[address]
        place.writer = writer
        for whose, known in of.items():
            published = dict(place.knowledge.get(whose, {}))
            _join(published, {cluster + self._first: known})
            if mine is not None:
                _join(published, mine.common)
                for found in mine.acquired:
                    if (known[found.rows] > found.event).any():
                        _join(published, found.knowledge)
            place.knowledge[whose] = published

    # -- reads and fences --------------------------------------------------------------------------

    def _at(self, cluster: int, address: int, wide: bool) -> list[tuple[int, Knowledge]]:
        """(for whom it was published, knowledge) that a cluster finds at an address."""
        if address not in self._published:
            return []
        knowledge = self._published[address].knowledge
        return [(whose, knowledge[whose]) for whose in self._whose(cluster, wide) if whose in knowledge]

    def read(self, cluster: int, rows: Array, address: int, wide: bool = True) -> None:
        """Threads read there without an acquire: they learn with their next fence."""
        for whose, knowledge in self._at(cluster, address, wide):
            self._of(cluster).found[address, int(rows[0]), whose] = _Found(self._clocks.last, rows, knowledge)

    def acquire(self, cluster: int, rows: Array, address: int, wide: bool = True) -> None:
        """Threads acquire what is published there."""
        for _, knowledge in self._at(cluster, address, wide):
            self._learn(cluster, rows, knowledge)

    def fence(self, cluster: int, rows: Array, wide: bool = True) -> None:
        """A fence of these threads, which `vector_clocks` has covered."""
        mine, finds = self._of(cluster), self._whose(cluster, wide)
        for (_, _, whose), found in mine.found.items():
            if whose in finds:
                learners = rows[self._clocks.sees(cluster, found.event, found.rows, rows)]
                if len(learners):
                    self._learn(cluster, learners, found.knowledge)
        mine.fenced[rows] = self._clocks.last + 1
        if wide:
            mine.widely[rows] = self._clocks.last + 1

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
                known = knowledge[number]
                about = np.flatnonzero(seen & (earlier == number) & (agent < len(known)))
                late[about] &= event[about] >= known[agent[about]]
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
            knowledge[cluster] = maximum(known, row)
