"""Protocols: the services of the machine that tensor memory uses. For type checkers only: nothing
here is called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

from cutec.interpreter.hazards.monitor import Monitor
from cutec.interpreter.memory.undefined import Origin
from cutec.interpreter.sync.waiting import Resumed
from cutec.interpreter.values.access import Access
from cutec.interpreter.values.execution import Execution
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.types import Type

Array = np.ndarray


class Mbarriers(Protocol):
    """The mbarriers at which commits arrive. `woken`: lanes that go on."""

    woken: Resumed

    def arrive_from_core(self, slot: int) -> None:
        """One arrival that is not a thread's."""


class Context(Execution, Protocol):
    """The machine as tensor memory sees it. `then`: where waiting lanes go on; `execution` counts
    the operations executed so far; `issuer`: the row of the lane that gives the tensor core an
    operation.
    """

    then: int
    execution: int
    issuer: int

    @property
    def mbarriers(self) -> Mbarriers: ...
    @property
    def monitor(self) -> Monitor | None: ...

    def go_on(self, resumed: Resumed) -> None:
        """Set the lanes that go on now, and where; the others wait."""

    def store(self, pointer: Array, space: int, value: Array, ty: Type, alignment: int) -> None:
        """Store a value at each lane's address."""

    def origin(self, lanes: Lanes, mask: Array, place: Callable[[int], str], space: int) -> Origin:
        """The origin of undefined values that lanes read where `mask` is true; `place` describes
        them.
        """
        ...

    def fault(self, code: str, bad: Array, message: str) -> None:
        """Raise the finding for the first lane where `bad` is true; return if there is none."""

    def shared_position(self, pointer: Array, a: Access, verb: str) -> Array:
        """The checked position in the batch's shared memory of each lane's address."""
        ...
