"""Where undefined words of tensor memory come from.

A word is undefined before anything is written to it. It becomes so again when the tensor core
computes it from such words, or from shared memory that nothing has written to. Then a finding names
the first operation that read what nothing had written, not the load that brings its result back.

    cp    sSFA → tSFA         nothing wrote sSFA: tSFA is undefined since this copy
    mma   A, B, tSFA → D      D is too, since the same copy
    ld    D → registers       so are the registers; their use is a finding at the copy
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.memory.undefined import Origin
from cutec.ir.core import Op

if TYPE_CHECKING:
    from cutec.interpreter.tensor_memory.protocols import Context

Array = np.ndarray
DEFINED, _UNWRITTEN = 0, 1  # larger numbers: of the operation in `_origins`


class Origins:
    """A number for each word of an array of that shape: defined, never written, or of the origin
    of its undefined value. The arrays of its methods are parts of that array.
    """

    def __init__(self, context: Context, shape: tuple[int, ...]):
        self._context = context
        self.numbers = np.full(shape, _UNWRITTEN, np.int32)
        self._origins: list[Origin | None] = [None, None]
        self._known: dict[tuple[Op, int, int], int] = {}  # (operation, lane, space) → number
        self._read: tuple[tuple[int, int], int] = (0, 0), DEFINED  # what the core reads now, at worst

    def origin(self, numbers: Array) -> Origin | None:
        """The operation of the tensor core that some of these words come from; None if there is
        none, as nothing has written those that are undefined.
        """
        return self._origins[int(numbers.max())]

    def reads(self, numbers: Array) -> Array:
        """Which of the words are undefined that the tensor core reads."""
        self._read = self._now, max(self._worst, int(numbers.max()))
        return numbers != DEFINED

    def computed(self, undefined: Array, before: Array | None) -> Array:
        """The numbers of words that the tensor core computes, of which some are `undefined`, since
        they are computed from what it has read; or since those that it adds to were (`before`).
        """
        found = np.full(undefined.shape, DEFINED, np.int32)
        if undefined.any():
            read = self._worst
            found[undefined] = read if read > _UNWRITTEN else self._number("tensor" if read else "shared")
        if before is not None and before.any():
            found = np.maximum(found, before)
            found[before == _UNWRITTEN] = self._number("tensor")
        return found

    @property
    def _now(self) -> tuple[int, int]:
        return self._context.execution, self._context.issuer

    @property
    def _worst(self) -> int:
        """Of what the operation that is executed now has read."""
        return self._read[1] if self._read[0] == self._now else DEFINED

    def _number(self, memory: str) -> int:
        """The number of the operation executed now, which reads what nothing has written."""
        context = self._context
        only = context.lanes.subset(np.arange(context.lanes.count) == context.issuer)
        space = 3 if memory == "shared" else 0
        key = context.op, int(only.indices()[0]), space
        if key not in self._known:
            self._known[key] = len(self._origins)
            place = f"an operand in {memory} memory"
            self._origins.append(context.origin(only, np.ones(1, bool), lambda row: place, space))
        return self._known[key]
