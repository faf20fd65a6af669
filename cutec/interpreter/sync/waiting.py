"""Groups of lanes that wait at an operation."""

from __future__ import annotations

import numpy as np

from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.records import dataclass

Array = np.ndarray
Resumed = list[tuple[int, Lanes]]  # lanes that may go on, and the segment at which they do


@dataclass(slots=True)
class Waiting:
    """Lanes that wait at an operation, to go on at segment `then`."""

    lanes: Lanes
    then: int
    op: Op


@dataclass(slots=True)
class PhaseWait(Waiting):
    """Lanes that wait until the current phase of the mbarriers `index` is no longer of parity
    `parity`.
    """

    index: Array
    parity: Array


@dataclass(slots=True)
class Starved(Waiting):
    """A warp that waits in an allocation of tensor memory, for `what`."""

    what: str
