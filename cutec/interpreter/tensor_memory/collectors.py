"""Collectors of the tensor core: operands that it keeps from one multiply for the next ones (PTX
ISA, "tcgen05.mma", `.collector_usage`).

`fill` keeps an operand, `use` and `lastuse` may take the kept one instead of what is in memory,
`lastuse` and `discard` give it up. A multiply that uses a collector computes the same on every GPU
only if what was filled is still what memory has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from cutec.interpreter.tensor_memory.protocols import Context

Array = np.ndarray
_TAKEN = ("use", "lastuse")


class Collectors:
    """The collectors of a batch: (block, name) → the operand kept."""

    def __init__(self, context: Context):
        self._context = context
        self._kept: dict[tuple[int, str], Array] = {}

    def meet(self, name: str, usage: str, rank: int, values: Array) -> None:
        """A multiply of the block of that rank in the issuer's cluster reads these values, of the
        operand that the collector `name` is for.
        """
        context, batch = self._context, self._context.batch
        issuer = int(context.lanes.indices()[context.issuer])
        key = issuer // batch.threads // batch.ranks * batch.ranks + rank, name
        if usage in _TAKEN:
            self._check(name, usage, key, values)
        elif usage == "fill":
            self._kept[key] = values.copy()
        if usage in ("lastuse", "discard"):
            self._kept.pop(key, None)

    def _check(self, name: str, usage: str, key: tuple[int, str], values: Array) -> None:
        kept = self._kept.get(key)
        if kept is not None and np.array_equal(kept, values, equal_nan=True):
            return
        what = "another operand than memory has" if kept is not None else "nothing: no fill, or its use was the last"
        self._context.fault("E5059", np.ones(1, bool), f"collector::{name}::{usage}, but the collector has {what}")
