"""Execution: the operation in progress, and its lanes."""

from __future__ import annotations

from typing import Protocol

from cutec.interpreter.values.grid import Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op


class Execution(Protocol):
    """The operation that a batch executes now, and the lanes that execute it. The machine's
    `Context` is one.
    """

    op: Op
    lanes: Lanes

    @property
    def batch(self) -> Batch:
        """The blocks that run together."""
        ...
