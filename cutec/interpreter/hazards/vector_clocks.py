"""What each thread knows to have happened: vector clocks over threads and asynchronous agents
(`docs/hazards.md`).

Numbers are those of events. A thread is known by its lane, an agent by a column: the first columns
are the cluster's threads. As long as nothing but whole blocks and whole warps has synchronised
there are no matrices, only a number a block (`base`) and a number a warp.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from math import prod

import numpy as np

from cutec.interpreter.values.grid import WARP, Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.records import dataclass

Array = np.ndarray
_SPARE = 16  # columns that a matrix grows by at least
_NOTHING = np.zeros(1, np.int32)


@dataclass
class Published:
    """What an object that threads synchronise through hands on: a number for each agent, for
    accesses of any kind and for those behind a fence of proxies.
    """

    known: Array
    fenced: Array

    def join(self, other: Published) -> None:
        """Take over what another one knows."""
        self.known, self.fenced = _maximum(self.known, other.known), _maximum(self.fenced, other.fenced)


def _maximum(a: Array, b: Array) -> Array:
    short, long = (a, b) if len(a) < len(b) else (b, a)
    result = long.copy()
    np.maximum(result[: len(short)], short, out=result[: len(short)])
    return result


def _run(rows: Array | slice) -> Array | slice:
    """Rows as a slice where they follow one another: a view rather than a copy."""
    if isinstance(rows, slice) or len(rows) == 0 or int(rows[-1]) - int(rows[0]) + 1 != len(rows):
        return rows
    return slice(int(rows[0]), int(rows[-1]) + 1)


class _Matrices:
    """A cluster's: `known[o, a]`, `fenced[o, a]`, and what relaxed arrivals publish of a thread
    (its row at its last fence).
    """

    def __init__(self, threads: int):
        self.columns: dict[Hashable, int] = {}
        self.threads = self._used = threads
        self.known, self.fenced, self.covered = (np.zeros((threads, threads + _SPARE), np.int32) for _ in range(3))
        self.any_fenced = False  # any of `fenced` is not 0

    def column(self, agent: Hashable, count: int = 1) -> int:
        """The first of `count` columns of an asynchronous agent, or of as many of them."""
        if agent not in self.columns:
            self.columns[agent] = self._used
            self._used += count
            width = self.known.shape[1]
            if self._used > width:
                more = np.zeros((self.threads, max(_SPARE, self._used - width, width // 4)), np.int32)
                self.known, self.fenced, self.covered = (
                    np.concatenate([m, more], axis=1) for m in (self.known, self.fenced, self.covered)
                )
        return self.columns[agent]


class VectorClocks:
    """What the threads of a batch know. `now()` is the number of the next event."""

    def __init__(self, batch: Batch, now: Callable[[], int]):
        self._batch, self._now = batch, now
        self.ranks = prod(batch.cluster)
        self.span = self.ranks * batch.threads  # threads of a cluster
        self.base = np.zeros(batch.blocks, np.int64)
        self.warp_base = np.zeros(batch.blocks * batch.warps, np.int64)
        self._matrices: dict[int, _Matrices] = {}

    # -- rows and columns --------------------------------------------------------------------------

    def cluster_of(self, lane: int) -> int:
        """The number of a lane's cluster in the batch."""
        return lane // self.span

    def matrices(self, cluster: int) -> _Matrices:
        """A cluster's matrices, made of what barriers of whole blocks and warps have ordered when
        they are first needed.
        """
        if cluster not in self._matrices:
            self._matrices[cluster] = made = _Matrices(self.span)
            threads = self._batch.threads
            for rank in range(self.ranks):
                block = cluster * self.ranks + rank
                mine = slice(rank * threads, (rank + 1) * threads)
                made.known[mine, mine] = self.base[block]
                for warp in range(self._batch.warps):
                    lanes = slice(mine.start + warp * WARP, min(mine.start + (warp + 1) * WARP, mine.stop))
                    made.known[lanes, lanes] = np.maximum(
                        made.known[lanes, lanes], self.warp_base[block * self._batch.warps + warp]
                    )
        return self._matrices[cluster]

    def has_matrices(self, cluster: int) -> bool:
        """Whether more than whole blocks and warps of the cluster have synchronised."""
        return cluster in self._matrices

    def column(self, cluster: int, agent: Hashable, count: int = 1) -> int:
        """The (first) column of an asynchronous agent (of `count` agents)."""
        return self.matrices(cluster).column(agent, count)

    def rows(self, lanes: Lanes) -> Iterator[tuple[int, Array]]:
        """(cluster, rows of its matrices) of a group of lanes."""
        if "rows by cluster" not in lanes.cache:
            indices = lanes.indices()
            clusters, starts = np.unique(indices // self.span, return_index=True)
            parts = np.split(indices % self.span, starts[1:])
            lanes.cache["rows by cluster"] = list(zip(clusters.tolist(), parts, strict=True))
        return iter(lanes.cache["rows by cluster"])

    # -- synchronisation ---------------------------------------------------------------------------

    def release(self, cluster: int, rows: Array, relaxed: bool = False, agents: Array | None = None) -> Published:
        """What these threads have to hand on. `relaxed`: only what fences have covered, and that
        they have begun. `agents`: columns that are complete besides.
        """
        m = self.matrices(cluster)
        if relaxed:
            known = m.covered[_run(rows)].max(axis=0)
            known[rows] = np.maximum(known[rows], 1)
            return Published(known, np.minimum(self._fenced(m, rows), known) if m.any_fenced else _NOTHING)
        known = m.known[_run(rows)].max(axis=0)
        known[rows] = self._now()
        if agents is not None:
            known[agents] = self._now()
        return Published(known, self._fenced(m, rows))

    @staticmethod
    def _fenced(m: _Matrices, rows: Array | slice) -> Array:
        """What any of these threads knows to be fenced."""
        return m.fenced[_run(rows)].max(axis=0) if m.any_fenced else _NOTHING

    def acquire(self, cluster: int, rows: Array, published: Published) -> None:
        """These threads learn what was published."""
        m = self.matrices(cluster)
        m.any_fenced |= bool(published.fenced.any())
        run = _run(rows)
        # made when there were fewer agents than now, maybe
        for mine, learnt in ((m.known, published.known), (m.fenced, published.fenced)):
            if not learnt.any():
                continue
            part = mine[run, : len(learnt)]
            if isinstance(run, slice):
                np.maximum(part, learnt, out=part)
            else:
                mine[run, : len(learnt)] = np.maximum(part, learnt)

    def synchronise_blocks(self, blocks: Array) -> None:
        """All threads of these blocks (numbers) have met, each block for itself."""
        now, threads = self._now(), self._batch.threads
        self.base[blocks] = now
        for block in blocks.tolist() if self._matrices else ():
            cluster, rank = divmod(block, self.ranks)
            if cluster in self._matrices:
                m, mine = self._matrices[cluster], slice(rank * threads, (rank + 1) * threads)
                m.known[mine] = m.known[mine].max(axis=0)
                m.known[mine, mine] = now
                if m.any_fenced:
                    m.fenced[mine] = m.fenced[mine].max(axis=0)

    def synchronise_warps(self, lanes: Lanes) -> None:
        """The lanes of each warp that are here have met."""
        batch, now = self._batch, self._now()
        warps, counts = np.unique(lanes.cached("warp", batch.warp_index), return_counts=True)
        whole = counts == np.minimum(WARP, batch.threads - warps % batch.warps * WARP)
        self.warp_base[warps[whole]] = now
        for cluster, rows in self.rows(lanes):
            if cluster not in self._matrices and whole.all():
                continue
            m = self.matrices(cluster)
            warp = rows // batch.threads * batch.warps + rows % batch.threads // WARP
            for part in np.split(rows, np.flatnonzero(np.diff(warp)) + 1):
                run = _run(part)
                known = m.known[run].max(axis=0)
                known[part] = now
                m.known[run] = known
                if m.any_fenced:
                    m.fenced[run] = m.fenced[run].max(axis=0)

    def complete(self, cluster: int, rows: Array, column: Array | int, until: Array | int) -> None:
        """These threads know events of asynchronous agents below `until` to be complete."""
        known = self.matrices(cluster).known
        known[rows, column] = np.maximum(known[rows, column], until)

    def fence_proxies(self, lanes: Lanes) -> None:
        """Generic accesses that these threads know of are ordered for the async proxy too."""
        now = self._now()
        for cluster, rows in self.rows(lanes):
            m, run = self.matrices(cluster), _run(rows)
            m.any_fenced = True
            m.fenced[run] = np.maximum(m.fenced[run], m.known[run])
            m.fenced[rows, rows] = now

    def cover(self, lanes: Lanes) -> None:
        """A fence: relaxed arrivals after it publish what these threads know now."""
        now = self._now()
        for cluster, rows in self.rows(lanes):
            m, run = self.matrices(cluster), _run(rows)
            m.covered[run] = m.known[run]
            m.covered[rows, rows] = now
