"""Vector clocks over threads and asynchronous agents (`docs/hazards.md`).

A cluster has a matrix: a row per thread, a column per agent; the first columns are the threads.
`known[o, a] = n`: events of agent a below n are ordered before what thread o does now. Thread 0
writes in event 5 and arrives at an mbarrier, for which thread 1 waits; the next event is 8:

                     known[0]    known[1]    the mbarrier has published
    at first         [0 0]       [0 0]
    0 arrives        [0 0]       [0 0]       [8 0]      (a row, and its own events so far)
    1 waits          [0 0]       [8 0]                  (the maximum)

Now thread 1 may read what 0 wrote: 5 < 8. A thread's own accesses are ordered for itself anyway.

As long as only whole blocks and whole warps have synchronised there are no matrices, only a number
per block (`base`) and a number per warp.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import numpy as np

from cutec.interpreter.values.grid import WARP, Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.records import dataclass

Array = np.ndarray
_SPARE = 16  # columns that a matrix grows by at least
_NOTHING = np.zeros(1, np.int32)


@dataclass
class Published:
    """The clocks published at an object through which threads synchronise: a number per agent, for
    all accesses (`known`), for those that a proxy fence has covered (`fenced`), and for those that
    the scopes of all releases on the way include (`visible`, None for all that are known).
    """

    known: Array
    fenced: Array
    visible: Array | None = None

    def scoped(self) -> Array:
        """The clocks of what is visible."""
        return self.known if self.visible is None else self.visible

    def narrowed(self) -> Published:
        """The same to another block, from a release of the scope of a block."""
        return Published(self.known, self.fenced, _NOTHING)

    def join(self, other: Published) -> None:
        """Take the maximum with other clocks."""
        if self.visible is not None or other.visible is not None:
            self.visible = maximum(self.scoped(), other.scoped())
        self.known, self.fenced = maximum(self.known, other.known), maximum(self.fenced, other.fenced)


def issues_of(row: int) -> Hashable:
    """The agent whose events are the copies that a thread of a cluster issues and a barrier counts:
    they come after what the thread has waited for.
    """
    return "issues", row


def registers_of(warp: int) -> Hashable:
    """The agent whose events are the multiplies that read registers of a warp of a cluster."""
    return "registers", warp


def maximum(a: Array, b: Array) -> Array:
    """The maximum of clocks, of which one may have fewer agents."""
    short, long = (a, b) if len(a) < len(b) else (b, a)
    result = long.copy()
    np.maximum(result[: len(short)], short, out=result[: len(short)])
    return result


def _run(rows: Array | slice) -> Array | slice:
    """Rows as a slice if they are consecutive, so that indexing gives a view and no copy."""
    if isinstance(rows, slice) or len(rows) == 0 or int(rows[-1]) - int(rows[0]) + 1 != len(rows):
        return rows
    return slice(int(rows[0]), int(rows[-1]) + 1)


class _Matrices:
    """The clocks of a cluster: `known[o, a]`, `fenced[o, a]`, and `covered[o, a]`, the clock of a
    thread at its last fence, which relaxed arrivals publish. `visible[o, a]`: as `known`, without
    releases to another block whose scope is their own block; None as long as there are none.
    """

    def __init__(self, threads: int):
        self.columns: dict[Hashable, int] = {}
        self.threads = self._used = threads
        self.known, self.fenced, self.covered = (np.zeros((threads, threads + _SPARE), np.int32) for _ in range(3))
        self.any_fenced = False  # whether `fenced` has an element other than 0
        self.visible: Array | None = None

    def orders(self) -> list[Array]:
        """The matrices of what is ordered: `known`, and `visible` where it is another one."""
        return [self.known] if self.visible is None else [self.known, self.visible]

    def column(self, agent: Hashable, count: int = 1) -> int:
        """The first column of `count` asynchronous agents, made when first asked for."""
        if agent not in self.columns:
            self.columns[agent] = self._used
            self._used += count
            width = self.known.shape[1]
            if self._used > width:
                more = np.zeros((self.threads, max(_SPARE, self._used - width, width // 4)), np.int32)
                self.known, self.fenced, self.covered = (
                    np.concatenate([matrix, more], axis=1) for matrix in (self.known, self.fenced, self.covered)
                )
                if self.visible is not None:
                    self.visible = np.concatenate([self.visible, more], axis=1)
        return self.columns[agent]


class VectorClocks:
    """The clocks of a batch's threads. `now()` is the number of the next event."""

    def __init__(self, batch: Batch, now: Callable[[], int]):
        self.batch, self._now = batch, now
        self.ranks = batch.ranks
        self.span = self.ranks * batch.threads  # threads of a cluster
        self.base = np.zeros(batch.blocks, np.int64)
        self.warp_base = np.zeros(batch.blocks * batch.warps, np.int64)
        self._matrices: dict[int, _Matrices] = {}
        self.any_narrow = False  # whether a cluster has `visible` clocks of its own

    # -- rows and columns --------------------------------------------------------------------------

    def cluster_of(self, lane: int) -> int:
        """The number of a lane's cluster in the batch."""
        return lane // self.span

    def matrices(self, cluster: int) -> _Matrices:
        """A cluster's matrices. They are made when first needed, from the order that barriers of
        whole blocks and warps have established so far.
        """
        if cluster not in self._matrices:
            self._matrices[cluster] = made = _Matrices(self.span)
            threads = self.batch.threads
            for rank in range(self.ranks):
                block = cluster * self.ranks + rank
                mine = slice(rank * threads, (rank + 1) * threads)
                made.known[mine, mine] = self.base[block]
                for warp in range(self.batch.warps):
                    lanes = slice(mine.start + warp * WARP, min(mine.start + (warp + 1) * WARP, mine.stop))
                    made.known[lanes, lanes] = np.maximum(
                        made.known[lanes, lanes], self.warp_base[block * self.batch.warps + warp]
                    )
        return self._matrices[cluster]

    def has_matrices(self, cluster: int) -> bool:
        """Whether threads other than whole blocks and warps of the cluster have synchronised."""
        return cluster in self._matrices

    def column(self, cluster: int, agent: Hashable, count: int = 1) -> int:
        """The column of an asynchronous agent, or the first one of `count` agents."""
        return self.matrices(cluster).column(agent, count)

    def found_column(self, cluster: int, agent: Hashable) -> int | None:
        """The column of an asynchronous agent, if it has one."""
        return self.matrices(cluster).columns.get(agent)

    def rows(self, lanes: Lanes) -> Iterator[tuple[int, Array]]:
        """(cluster, rows of its matrices) of a group of lanes, cluster by cluster."""
        if "rows by cluster" not in lanes.cache:
            indices = lanes.indices()
            clusters, starts = np.unique(indices // self.span, return_index=True)
            parts = np.split(indices % self.span, starts[1:])
            lanes.cache["rows by cluster"] = list(zip(clusters.tolist(), parts, strict=True))
        return iter(lanes.cache["rows by cluster"])

    # -- synchronisation ---------------------------------------------------------------------------

    def release(self, cluster: int, rows: Array, relaxed: bool = False, agents: Array | None = None) -> Published:
        """The clocks that these threads publish. `relaxed`: those of their last fences, and that
        the threads have begun. `agents`: asynchronous agents that are complete too.
        """
        matrices = self.matrices(cluster)
        present = [self._present(matrix, rows, agents) for matrix in matrices.orders()]
        if relaxed:
            known = matrices.covered[_run(rows)].max(axis=0)
            known[rows] = np.maximum(known[rows], 1)
            fenced = np.minimum(self._fenced(matrices, rows), known) if matrices.any_fenced else _NOTHING
            return Published(known, fenced, *(np.minimum(clocks, known) for clocks in present[1:]))
        return Published(present[0], self._fenced(matrices, rows), *present[1:])

    def _present(self, matrix: Array, rows: Array, agents: Array | None) -> Array:
        """What these threads know now, their own accesses and those of `agents` included."""
        clocks = matrix[_run(rows)].max(axis=0)
        clocks[rows] = self._now()
        if agents is not None:
            clocks[agents] = self._now()
        return clocks

    def narrow(self, cluster: int) -> None:
        """Begin to tell what is visible from what is known."""
        matrices = self.matrices(cluster)
        if matrices.visible is None:
            matrices.visible, self.any_narrow = matrices.known.copy(), True

    def visible(self, cluster: int, event: Array, agent: Array, rows: Array) -> Array:
        """A mask: the events, each by one agent, that are visible to one thread (row)."""
        return event < self.matrices(cluster).orders()[-1][rows, agent]

    @staticmethod
    def _fenced(matrices: _Matrices, rows: Array | slice) -> Array:
        """The maximum of these threads' fenced clocks."""
        return matrices.fenced[_run(rows)].max(axis=0) if matrices.any_fenced else _NOTHING

    def acquire(self, cluster: int, rows: Array, published: Published) -> None:
        """These threads take the maximum of their clocks and published ones."""
        matrices = self.matrices(cluster)
        matrices.any_fenced |= bool(published.fenced.any())
        run = _run(rows)
        # a published clock may have fewer agents than there are now
        learning = [(matrices.known, published.known), (matrices.fenced, published.fenced)]
        if matrices.visible is not None:
            learning.append((matrices.visible, published.scoped()))
        for mine, learnt in learning:
            if not learnt.any():
                continue
            part = mine[run, : len(learnt)]
            if isinstance(run, slice):
                np.maximum(part, learnt, out=part)
            else:
                mine[run, : len(learnt)] = np.maximum(part, learnt)

    def synchronise_blocks(self, blocks: Array) -> None:
        """All threads of each of these blocks (numbers) have synchronised."""
        now, threads = self._now(), self.batch.threads
        self.base[blocks] = now
        for block in blocks.tolist() if self._matrices else ():
            cluster, rank = divmod(block, self.ranks)
            if cluster in self._matrices:
                matrices, mine = self._matrices[cluster], slice(rank * threads, (rank + 1) * threads)
                for matrix in matrices.orders():
                    matrix[mine] = matrix[mine].max(axis=0)
                    matrix[mine, mine] = now
                if matrices.any_fenced:
                    matrices.fenced[mine] = matrices.fenced[mine].max(axis=0)

    def synchronise_warps(self, lanes: Lanes) -> None:
        """The lanes of each warp in the group have synchronised."""
        batch, now = self.batch, self._now()
        warps, counts = np.unique(lanes.cached("warp", batch.warp_index), return_counts=True)
        whole = counts == np.minimum(WARP, batch.threads - warps % batch.warps * WARP)
        self.warp_base[warps[whole]] = now
        for cluster, rows in self.rows(lanes):
            if cluster not in self._matrices and whole.all():
                continue
            matrices = self.matrices(cluster)
            for part in np.split(rows, np.flatnonzero(np.diff(self.warps_of(rows))) + 1):
                run = _run(part)
                for matrix in matrices.orders():
                    clocks = matrix[run].max(axis=0)
                    clocks[part] = now
                    matrix[run] = clocks
                if matrices.any_fenced:
                    matrices.fenced[run] = matrices.fenced[run].max(axis=0)

    # -- who knows ---------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of the last event."""
        return self._now() - 1

    def all_know(self, cluster: int, event: int) -> bool:
        """Whether an event of the cluster is ordered before what any of its threads does now."""
        return self.ranks == 1 and bool(self.base[cluster] > event)

    def sees(self, cluster: int, event: int, agents: Array, rows: Array) -> Array:
        """A mask: the threads (rows) that are one of the `agents`, or are ordered after event
        `event` of one of them.
        """
        batch, blocks, others = self.batch, rows // self.batch.threads, agents // self.batch.threads
        seen = np.isin(rows, agents)
        first = cluster * self.ranks
        seen |= (self.base[first + blocks] > event) & np.isin(blocks, others)
        warps, of_agents = (self.warps_of(r) for r in (rows, agents))
        seen |= (self.warp_base[first * batch.warps + warps] > event) & np.isin(warps, of_agents)
        if cluster in self._matrices:
            seen |= (self._matrices[cluster].known[np.ix_(rows, agents)] > event).any(axis=1)
        return seen

    def warps_of(self, rows: Array) -> Array:
        """The warp of each thread of a cluster, as its number in the cluster."""
        threads = self.batch.threads
        return rows // threads * self.batch.warps + rows % threads // WARP

    # -- completion and fences ---------------------------------------------------------------------

    def complete(self, cluster: int, rows: Array, column: Array | int, until: Array | int) -> None:
        """For these threads, the events of asynchronous agents below `until` are complete."""
        for matrix in self.matrices(cluster).orders():
            matrix[rows, column] = np.maximum(matrix[rows, column], until)

    def fence_proxies(self, lanes: Lanes) -> None:
        """A proxy fence: accesses ordered for these threads are ordered for the async proxy too."""
        now = self._now()
        for cluster, rows in self.rows(lanes):
            matrices, run = self.matrices(cluster), _run(rows)
            matrices.any_fenced = True
            matrices.fenced[run] = np.maximum(matrices.fenced[run], matrices.known[run])
            matrices.fenced[rows, rows] = now

    def cover(self, lanes: Lanes) -> None:
        """A fence: relaxed arrivals after it publish the present clocks of these threads."""
        now = self._now()
        for cluster, rows in self.rows(lanes):
            matrices, run = self.matrices(cluster), _run(rows)
            matrices.covered[run] = matrices.known[run]
            matrices.covered[rows, rows] = now
