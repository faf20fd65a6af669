"""The durations of copies and multiplies, and the groups in which warps wait for them.

The numbers are those of an H100 at 1.83 GHz, as if a step were a cycle: 989 TFLOP/s of 16-bit
multiplies on 132 multiprocessors are 2048 products a cycle each; a load of global memory takes
about 500 cycles, and a multiprocessor gets up to 64 bytes a cycle from the second cache.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from cutec.interpreter.recording.clocks import WarpClocks
from cutec.interpreter.recording.phases import Phases
from cutec.interpreter.values.lanes import Lanes
from cutec.interpreter.values.timeline import Span
from cutec.ir.core import Loc, Op
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.registry import BULK_GROUP, CP_ASYNC, WGMMA_GROUP
from cutec.records import dataclass
from cutec.target.wgmma import KINDS

Array = np.ndarray
LATENCY = 500  # steps
RATE = 64  # bytes per step
PRODUCTS = 2048  # of 16-bit elements, per step
BULK = "bulk copies"
_WAITS = {BULK_GROUP: "its bulk stores", CP_ASYNC: "its cp.async copies", WGMMA_GROUP: "its multiplies"}


@dataclass
class Copy:
    """A bulk copy that an mbarrier counts (`slot`)."""

    begin: int
    end: int
    what: str
    place: Loc
    slot: int
    recorded: bool


@dataclass
class _CpAsync:
    """The `cp.async` of a warp that no commit has closed yet."""

    begin: int
    end: int
    size: int
    position: int
    place: Loc


class Transfers:
    """The asynchronous work of a cluster. Groups are counted by warp."""

    def __init__(self, clocks: WarpClocks, phases: Phases, describe: Callable[[int], str]):
        self._clocks, self._phases, self._describe = clocks, phases, describe
        self._bulk_end: dict[int, int] = {}  # warp → when its last bulk copy is complete
        self._last: tuple[object, tuple[int, int]] = None, (0, 0)
        self._under_way: list[Copy] = []
        self._cp_async: dict[int, _CpAsync] = {}
        self._multiply_end: dict[tuple[int, int], int] = {}  # (rank, warpgroup) → the same of its last multiply
        self._open: dict[tuple[str, int], int] = {}  # (kind, warp) → when its open group is complete
        self._closed: dict[tuple[str, int], list[int]] = {}  # … and each of its closed ones

    # -- bulk copies -------------------------------------------------------------------------------

    def load(self, op: Op, lane: int, execution: int, size: int, position: int, slot: int, block: int) -> Copy | None:
        """A lane issues a copy of `size` bytes to a position in the shared memory of block number
        `block` of the batch, counted by an mbarrier there. Copies of one execution of an operation
        by a lane are one multicast. None for lanes of other clusters.
        """
        warp = self._clocks.warp_of(lane)
        if warp is None:
            return None
        begin, end = self._bulk(warp, (execution, lane), size)
        what = f"loads {size} bytes into {self._describe(position)}"
        here = block == self._clocks.first_block + self._clocks.rank
        copy = Copy(begin, end, what, op.loc, slot, here)
        self._under_way.append(copy)
        return copy

    def delivered(self, copy: Copy, phase: int) -> None:
        """The bytes of a copy count in a phase of its mbarrier."""
        self._under_way.remove(copy)
        self._phases.arrive_at(copy.slot, copy.end)
        self._show(copy, phase)

    def store(self, op: Op, lane: int, execution: int, size: int, position: int) -> None:
        """A lane issues a copy from a position in shared memory."""
        warp = self._clocks.warp_of(lane)
        if warp is None:
            return
        begin, end = self._bulk(warp, (execution, lane), size)
        self._joins_group(BULK_GROUP, warp, end)
        if self._clocks.is_recorded(warp):
            what = f"stores {size} bytes from {self._describe(position)}"
            self._clocks.spans.add(Span(BULK, "copy", begin, end, what, _known(op.loc)))

    def _bulk(self, warp: int, issue: tuple[int, int], size: int) -> tuple[int, int]:
        """(begin, end) of a copy."""
        if self._last[0] != issue:
            begin = self._clocks.now[warp]
            end = max(begin + LATENCY, self._bulk_end.get(warp, 0)) + -(-size // RATE)
            self._bulk_end[warp] = end
            self._last = issue, (begin, end)
        return self._last[1]

    def _show(self, copy: Copy, phase: int | None) -> None:
        if copy.recorded:
            barrier = self._phases.name(copy.slot)
            self._clocks.spans.add(
                Span(BULK, "copy", copy.begin, copy.end, copy.what, _known(copy.place), barrier, phase)
            )

    # -- cp.async ----------------------------------------------------------------------------------

    def cp_async(self, op: Op, lanes: Lanes, position: Array, size: int) -> None:
        """Lanes start copies of `size` bytes each to positions of shared memory."""
        places, numbers = np.broadcast_to(position, lanes.count), self._clocks.numbers(lanes)
        for warp in self._clocks.warps(lanes):
            rows = np.flatnonzero(numbers == warp)
            self._start(warp, op, size * len(rows), int(places[rows].min()))

    def _start(self, warp: int, op: Op, size: int, position: int) -> None:
        now = self._clocks.now[warp]
        group = self._cp_async.setdefault(warp, _CpAsync(now, now, 0, position, op.loc))
        before = self.copied_by(warp)
        group.end = max(now + LATENCY, before) + -(-size // RATE)
        group.size, group.position = group.size + size, min(group.position, position)
        self._joins_group(CP_ASYNC, warp, group.end)

    def copied_by(self, warp: int) -> int:
        """When all `cp.async` of a warp so far are complete."""
        closed = self._closed.get((CP_ASYNC, warp), [0])[-1]
        return max(closed, self._open.get((CP_ASYNC, warp), 0))

    def _show_cp_async(self, warp: int) -> None:
        """Show the copies of the group that ends now."""
        group = self._cp_async.pop(warp, None)
        if group is not None and self._clocks.is_recorded(warp):
            what = f"loads {group.size} bytes into {self._describe(group.position)} and beyond"
            actor = f"cp.async of {self._clocks.name(warp)}"
            self._clocks.spans.add(Span(actor, "copy", group.begin, group.end, what, _known(group.place)))

    # -- multiplies --------------------------------------------------------------------------------

    def multiply(self, op: Op, lanes: Lanes) -> None:
        """Warpgroups issue a multiply; nothing for any other operation."""
        if PRIMITIVES[op.name].effects.asynchronous != WGMMA_GROUP:
            return
        groups: dict[tuple[int, int], list[int]] = {}
        for warp in self._clocks.warps(lanes):
            groups.setdefault((self._clocks.rank_of(warp), self._clocks.warpgroup(warp)), []).append(warp)
        for group, warps in groups.items():
            begin = max(self._clocks.latest(warps), self._multiply_end.get(group, 0))
            self._multiply_end[group] = end = begin + _duration(op)
            for warp in warps:
                self._joins_group(WGMMA_GROUP, warp, end)
            if group[0] == self._clocks.rank:
                actor = f"multiplies of warpgroup {group[1]}"
                self._clocks.spans.add(Span(actor, "multiply", begin, end, _in_words(op), _known(op.loc)))

    # -- groups ------------------------------------------------------------------------------------

    def _joins_group(self, kind: str, warp: int, end: int) -> None:
        self._open[kind, warp] = max(self._open.get((kind, warp), 0), end)

    def commit(self, kind: str, lanes: Lanes) -> None:
        """Close the group of that kind of each warp."""
        for warp in self._clocks.warps(lanes):
            closed = self._closed.setdefault((kind, warp), [])
            closed.append(max(self._open.pop((kind, warp), 0), closed[-1] if closed else 0))
            if kind == CP_ASYNC:
                self._show_cp_async(warp)

    def wait(self, kind: str, lanes: Lanes, pending: int, op: Op) -> None:
        """Warps wait for all but the newest `pending` groups of that kind."""
        but = f", but for {pending} group{'s' if pending > 1 else ''}" if pending else ""
        for warp in self._clocks.warps(lanes):
            closed = self._closed.get((kind, warp), [])
            if pending < len(closed):
                self._clocks.wait(warp, closed[-1 - pending], op, f"waits for {_WAITS[kind]}{but}")

    def finish(self) -> None:
        """Show what no barrier has counted and no commit has closed."""
        for copy in self._under_way:
            self._show(copy, None)
        for warp in list(self._cp_async):
            self._show_cp_async(warp)


def _known(place: Loc) -> Loc | None:
    return place if place.line else None


def _duration(op: Op) -> int:
    """Steps that a multiply takes."""
    m, n, k = op.attrs["shape"].values
    products = m * n * k * len(op.attrs["a_steps"].values)
    return max(1, products * KINDS[op.attrs["a"]].bits // (16 * PRODUCTS))


def _in_words(op: Op) -> str:
    m, n, k = op.attrs["shape"].values
    return f"multiplies {m} x {n} x {k * len(op.attrs['a_steps'].values)} of {op.attrs['a']}"
