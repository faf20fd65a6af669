"""Protocols: the services of the machine and the hazard checker that the checker's parts use. For
type checkers only: nothing here is called.

Imports go one way: events, vector clocks and shadow memory < reports < the parts that report <
`monitor`, which joins them. A part sees the monitor through one of the narrow protocols below.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from cutec.diag import Note, Warning_
from cutec.interpreter.hazards.events import Events, Wait
from cutec.interpreter.hazards.ordering import Ordering
from cutec.interpreter.hazards.shadow import Hazard, Shadow
from cutec.interpreter.hazards.vector_clocks import VectorClocks
from cutec.interpreter.memory.batch_memory import Memory
from cutec.interpreter.sync.mbarriers import MBarriers
from cutec.interpreter.values.execution import Execution
from cutec.interpreter.values.grid import Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op

Array = np.ndarray


class Context(Execution, Protocol):
    """The machine as the checker sees it. `execution` counts the operations executed so far."""

    execution: int

    @property
    def memory(self) -> Memory: ...
    @property
    def mbarriers(self) -> MBarriers: ...

    def present(self, lanes: Lanes) -> Array:
        """For each warp of the batch, which of its lanes are among `lanes`, as bits."""
        ...


class Monitor(Protocol):
    """The state that every part reads: the batch, the current operation, events and clocks."""

    @property
    def batch(self) -> Batch: ...
    @property
    def context(self) -> Context: ...
    @property
    def events(self) -> Events: ...
    @property
    def vector_clocks(self) -> VectorClocks: ...
    @property
    def ordering(self) -> Ordering: ...
    @property
    def shadow(self) -> Shadow: ...
    @property
    def warnings(self) -> list[Warning_]: ...


class Phases(Protocol):
    """The phases of mbarriers, in words (`mbarrier_phases`)."""

    def detail(self, slot: int, phase: int | None = None) -> str:
        """An mbarrier and a phase (None: the current one) in words."""
        ...

    def last_wait(self, lane: int) -> Wait | None:
        """The last mbarrier that a lane waited for."""
        ...

    def describe(self, wait: Wait) -> list[Note]:
        """A wait, and the mbarrier it was for."""
        ...

    def unexpected(self, slot: int, number: int) -> int | None:
        """The bytes that phase `number` expects, if it is the current one and copies bring more."""
        ...

    def notes_so_far(self, slot: int) -> list[Note]:
        """Who has arrived, and what was expected and copied, in the current phase."""
        ...

    def notes_of_previous(self, slot: int) -> list[Note]:
        """The same of the phase before the current one."""
        ...

    def initialised_by(self, slot: int) -> tuple[Op, int] | None:
        """(operation, lane) that initialised an mbarrier."""
        ...


class Multiplies(Protocol):
    """The groups of multiplies (`async_groups`)."""

    @property
    def last_multiply(self) -> int: ...
    @property
    def last_load(self) -> int: ...
    @property
    def any_multiplies(self) -> bool: ...

    def finished_for(self, lanes: Lanes) -> Array:
        """For each lane the event before which all multiplies are complete for it."""
        ...


class PendingCopies(Protocol):
    """Bulk copies that have not happened yet (`bulk_copies`)."""

    def finish(self, lanes: set[int], until: dict[int, int]) -> None:
        """Bulk stores of these lanes before an event happen now."""


class ReportingMonitor(Monitor, Protocol):
    """For `reports`."""

    @property
    def phases(self) -> Phases: ...

    def describe_unit(self, unit: int) -> str:
        """A unit of shared memory in words."""
        ...


class MultiplyMonitor(Monitor, Protocol):
    """For `accumulators`."""

    @property
    def async_groups(self) -> Multiplies: ...


class PhaseWaitMonitor(MultiplyMonitor, Protocol):
    """For `phase_waits`."""

    @property
    def phases(self) -> Phases: ...


class PhaseMonitor(PhaseWaitMonitor, Protocol):
    """For `mbarrier_phases`: mbarriers are shadowed as other data is."""

    def units(self, position: Array, size: int) -> Array:
        """The units of shared memory that accesses of `size` bytes cover, a row per access."""
        ...

    def access(self, units: Array, lanes: Lanes, wrote: bool, strong: bool) -> None:
        """Lanes access units of shared memory."""

    def hazards_of_barrier(self, units: Array, lanes: Array, asynchronous: bool) -> list[Hazard]:
        """Whether an mbarrier's last write is ordered before its use."""
        ...


class GroupMonitor(Monitor, Protocol):
    """For `async_groups`."""

    @property
    def pending_copies(self) -> PendingCopies: ...

    def clock_of(self, lane: int) -> Array:
        """The vector clock of a lane."""
        ...

    def stores_end(self, lane: int, until: int) -> None:
        """A lane has waited until its bulk stores below event `until` are complete."""
        ...


class ParticipantMonitor(Monitor, Protocol):
    """For `participants`. `exited` says which places of the batch's warps are empty, `lacking`
    which were empty at first.
    """

    exited: Array
    lacking: Array
