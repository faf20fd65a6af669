"""`cp.async`: copies that threads have started and not yet waited for (PTX ISA, "cp.async").

The source is read when a copy starts, and the target is written when a wait completes it: the
allowed times that reveal the most missing waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.values.access import Access
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.types import I8, vector
from cutec.records import dataclass

if TYPE_CHECKING:
    from cutec.interpreter.copies.protocols import Context

Array = np.ndarray


@dataclass
class _Copy:
    """Bytes [lane, size] for the address of each lane; `group` is the number of the commit that
    closes each lane's group.
    """

    lanes: Lanes
    target: Array
    data: Array
    group: Array

    def part(self, mask: Array) -> _Copy:
        """The copies of some of the lanes."""
        return _Copy(self.lanes.subset(mask), self.target[mask], self.data[mask], self.group[mask])


class CpAsyncCopies:
    """The copies of a batch's threads that are not complete, oldest first."""

    def __init__(self, context: Context, threads: int):
        self._context = context
        self._committed = np.zeros(threads, np.int64)  # groups of each thread
        self._copies: list[_Copy] = []

    def start(self, target: Array, source: Array, size: int, count: Array | None) -> None:
        """Start a copy of `size` bytes to each lane's shared address: the first `count` of them
        (None: all) from its global address, zeros after that.
        """
        lanes = self._context.lanes
        data = np.zeros((lanes.count, size), np.uint8)
        counts = np.broadcast_to(np.int32(size) if count is None else np.clip(count, 0, size), lanes.count)
        for n in np.unique(counts[counts > 0]).tolist():
            data[counts == n, :n] = self._read(
                np.broadcast_to(source, lanes.count)[counts == n], n, size, lanes.subset(counts == n)
            )
        if self._context.monitor is not None or self._context.recorder is not None:
            self._note(target, size)
        self._copies.append(_Copy(lanes, np.broadcast_to(target, lanes.count), data, self._committed[lanes.indices()]))

    def _note(self, target: Array, size: int) -> None:
        """Copies start: the hazard checker and the timeline want to know."""
        context = self._context
        position = context.shared_position(target, Access(np.dtype("u1"), size, size, True), "copy")
        if context.monitor is not None:
            context.monitor.copies_start(position, size)
        if context.recorder is not None:
            context.recorder.transfers.cp_async(context.op, context.lanes, position, size)

    def _read(self, source: Array, count: int, align: int, lanes: Lanes) -> Array:
        context, everyone = self._context, self._context.lanes
        context.lanes = lanes
        try:
            return context.load(source, 1, vector(count, I8), align).view(np.uint8)
        finally:
            context.lanes = everyone

    def commit(self) -> None:
        """Close a group."""
        self._committed[self._context.lanes.indices()] += 1

    def complete(self, pending: int | None) -> None:
        """Complete all but the `pending` newest groups of each lane; None: all copies, also those
        of no group.
        """
        context = self._context
        waiting = np.zeros(len(self._committed), bool)
        waiting[context.lanes.indices()] = True
        remaining = []
        for copy in self._copies:
            indices = copy.lanes.indices()
            due = waiting[indices]
            if pending is not None:
                due = due & (copy.group < self._committed[indices] - pending)
            if due.any():
                self._write(copy if due.all() else copy.part(due))
            if not due.all():
                remaining.append(copy.part(~due) if due.any() else copy)
        self._copies = remaining

    def _write(self, copy: _Copy) -> None:
        context, everyone, monitor = self._context, self._context.lanes, self._context.monitor
        context.lanes = copy.lanes
        if monitor is not None:
            monitor.muted = True
        try:
            size = copy.data.shape[1]
            context.store(copy.target, 3, copy.data.view(np.int8), vector(size, I8), size)
        finally:
            context.lanes = everyone
            if monitor is not None:
                monitor.muted = False
