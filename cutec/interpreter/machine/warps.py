"""Values of whole warps, for operations that the lanes of a warp execute together."""

from __future__ import annotations

import numpy as np

from cutec.interpreter.values.execution import Execution
from cutec.interpreter.values.grid import WARP, Batch

Array = np.ndarray


class Warps:
    """The warps of the group of lanes that `context` executes an operation for."""

    def __init__(self, context: Execution, batch: Batch):
        self._context, self._batch = context, batch

    def gather(self, values: Array) -> Array:
        """[warp, lane] for the warps that have lanes in the group; zeros for absent lanes."""
        number = self._numbers()
        result = np.zeros((int(number.max()) + 1, WARP), values.dtype)
        result[number, self._lane()] = values
        return result

    def scatter(self, values: Array) -> Array:
        """The inverse: a row per lane of the group from [warp, lane, …]."""
        return values[self._numbers(), self._lane()]

    def _numbers(self) -> Array:
        """For each lane of the group, the number of its warp among the group's, from 0."""
        lanes = self._context.lanes
        if "number of warp" not in lanes.cache:
            _, lanes.cache["number of warp"] = np.unique(
                lanes.cached("warp", self._batch.warp_index), return_inverse=True
            )
        return lanes.cache["number of warp"]

    def _lane(self) -> Array:
        return self._context.lanes.cached("position", self._batch.warp_position) % WARP
