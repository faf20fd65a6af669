"""Protocols: the services of the machine and the hazard checker that synchronisation uses. For type
checkers only: nothing here is called.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol

import numpy as np

from cutec.diag import Note
from cutec.interpreter.memory.batch_memory import Memory
from cutec.interpreter.recording.recorder import Recorder
from cutec.interpreter.sync.waiting import Resumed
from cutec.interpreter.values.access import Access
from cutec.interpreter.values.execution import Execution
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op

Array = np.ndarray


class Clocks(Protocol):
    """The order that barriers establish: `memory.races.Clocks`, or `hazards.ordering.Ordering`."""

    def synchronise_blocks(self, blocks: Array | slice) -> None:
        """All threads of these blocks have met at a barrier."""

    def synchronise_warps(self, lanes: Lanes) -> None:
        """The lanes of each warp have synchronised."""

    def synchronise_clusters(self, blocks: Array) -> None:
        """All threads of these blocks' clusters have arrived."""

    def arrive(self, barrier: Hashable, lanes: Lanes) -> None:
        """Lanes arrive at a barrier of part of their block."""

    def leave(self, barrier: Hashable, lanes: Lanes) -> None:
        """That barrier lets these lanes go on."""

    def forget(self, barrier: int, blocks: Array) -> None:
        """That barrier starts anew in these blocks."""

    def arrive_in_cluster(self, lanes: Lanes, relaxed: bool) -> None:
        """Lanes arrive at their cluster's barrier."""

    def leave_cluster(self, lanes: Lanes) -> None:
        """The cluster's barrier lets these lanes go on."""

    def arrive_at_phase(self, slot: int, lanes: Lanes) -> None:
        """Lanes arrive at the current phase of an mbarrier."""

    def end_phase(self, slots: Array) -> None:
        """The current phases of these mbarriers end."""

    def leave_phase(self, slot: int, lanes: Lanes, everything: bool) -> None:
        """The phase that these lanes waited for has ended. `everything`: all that the block did so
        far is ordered.
        """


class MemoryOrdering(Protocol):
    """Release and acquire at addresses: `sync.memory_order.MemoryOrder`, or
    `hazards.ordering.StrongOrdering`.
    """

    def release(self, lanes: Lanes, pointer: Array) -> None:
        """Publish the lanes' clocks at their addresses."""

    def acquire(self, lanes: Lanes, pointer: Array) -> None:
        """Learn the clocks published at each lane's address."""

    def relaxed(self, lanes: Lanes, pointer: Array, reads: bool, writes: bool) -> None:
        """A strong access, which fences may turn into a release or an acquire."""

    def fence(self, lanes: Lanes) -> None:
        """A fence of these lanes."""


class PhaseLog(Protocol):
    """The log of mbarriers' phases (`hazards.mbarrier_phases`). Slots number the mbarriers."""

    def init(self, index: Array, lanes: Lanes) -> None:
        """Lanes initialise mbarriers."""

    def used(self, index: Array, lanes: Array, asynchronous: bool) -> None:
        """Lanes use mbarriers."""

    def expect(self, index: Array, size: Array, op: Op) -> None:
        """Bytes are expected in the current phases."""

    def arrive(self, index: Array, lanes: Lanes, op: Op) -> None:
        """Lanes arrive."""

    def ended(self, slots: Array) -> None:
        """The current phases end."""

    def waited(self, lanes: Lanes, index: Array, parity: Array, op: Op) -> None:
        """Lanes found the phases of these parities complete."""

    def notes_so_far(self, slot: int) -> list[Note]:
        """Who has arrived, and what was expected and copied, in the current phase."""
        ...

    def notes_of_stuck(self, slot: int, whereabouts: Callable[[int], str]) -> list[Note]:
        """What an mbarrier in a deadlock still waits for. `whereabouts` says where a warp is."""
        ...

    def bytes_that_never_come(self) -> tuple[Op | None, str] | None:
        """(operation that expected them, message) of an mbarrier that lacks only bytes."""
        ...


class Reports(Protocol):
    """Findings that do not end the run."""

    def arrivals_split(self, slot: int, lane: int, count: int, takes: int) -> None:
        """Arrivals of one operation count in two phases."""


class Monitor(Protocol):
    """The hazard checker of a batch."""

    @property
    def phases(self) -> PhaseLog: ...
    @property
    def reports(self) -> Reports: ...

    def arrive(self, index: Array, lanes: Lanes, in_cluster: bool) -> None:
        """Lanes arrive at mbarriers. `in_cluster`: a release for other blocks too."""


class Context(Execution, Protocol):
    """The machine as mbarriers see it. `then` is the segment at which lanes that wait go on."""

    then: int

    @property
    def memory(self) -> Memory: ...
    @property
    def monitor(self) -> Monitor | None: ...
    @property
    def recorder(self) -> Recorder | None: ...

    def shared_position(self, pointer: Array, a: Access, verb: str) -> Array:
        """The checked position in the batch's shared memory of each lane's address."""
        ...

    def fault(self, code: str, bad: Array, message: str) -> None:
        """Raise the finding for the first lane where `bad` is true; return if there is none."""

    def go_on(self, resumed: Resumed) -> None:
        """Who goes on now, and where; the other lanes wait."""
