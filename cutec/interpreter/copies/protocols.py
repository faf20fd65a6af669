"""Protocols: the services of the machine and the hazard checker that asynchronous copies use. For
type checkers only: nothing here is called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

from cutec.interpreter.memory.batch_memory import Memory
from cutec.interpreter.memory.global_memory import Fault
from cutec.interpreter.recording.recorder import Recorder
from cutec.interpreter.values.access import Access
from cutec.interpreter.values.execution import Execution
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.types import Type

Array = np.ndarray


class Mbarriers(Protocol):
    """The barriers that count the bytes of copies (`sync.mbarriers`)."""

    def transferred_at(self, position: Array, size: int) -> None:
        """Bytes have come, for mbarriers by their position in shared memory."""

    def phase_of(self, slot: int) -> int:
        """The current phase of an mbarrier."""
        ...


class Monitor(Protocol):
    """The hazard checker of a batch, which decides when a bulk copy happens. `muted`: accesses are
    not recorded.
    """

    muted: bool

    def copy_in(
        self, row: int, position: Array, barrier: int, size: int, source: Array | None, perform: Callable[[], None]
    ) -> None:
        """A lane issues a copy to lines of shared memory, counted at a barrier; `perform` does
        it.
        """

    def copy_from(self, row: int, source: int, offsets: Array, size: int) -> None:
        """A lane is about to issue a copy from global memory."""

    def copy_out(
        self, row: int, position: Array, to: int, offsets: Array, size: int, perform: Callable[[], None]
    ) -> None:
        """A lane issues a copy from lines of shared memory."""

    def copies_start(self, target: Array, size: int) -> None:
        """Lanes start a `cp.async` of `size` bytes each."""


class Context(Execution, Protocol):
    """The machine as copies see it. `execution` counts the operations executed so far."""

    execution: int

    @property
    def memory(self) -> Memory: ...
    @property
    def mbarriers(self) -> Mbarriers: ...
    @property
    def monitor(self) -> Monitor | None: ...
    @property
    def recorder(self) -> Recorder | None: ...

    def shared_position(self, pointer: Array, a: Access, verb: str) -> Array:
        """The checked position in the batch's shared memory of each lane's address."""
        ...

    def load(self, pointer: Array, space: int, ty: Type, alignment: int) -> Array:
        """Load a value at each lane's address."""
        ...

    def store(self, pointer: Array, space: int, value: Array, ty: Type, alignment: int) -> None:
        """Store a value at each lane's address."""

    def fault(self, code: str, bad: Array, message: str) -> None:
        """Raise the finding for the first lane where `bad` is true; return if there is none."""

    def fault_of(self, lanes: Lanes) -> Fault:
        """The function that raises findings for these lanes."""
        ...
