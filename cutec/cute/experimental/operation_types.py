"""What fills and what empties the buffers of a pipeline."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Any

from cutec.diag import CutecError, error
from cutec.frontend.core.location import user_location


class OperationTypeEnum(enum.Enum):
    """An asynchronous operation by its arch: loads by the TMA unit, multiplies of one block or of
    a pair with both operands in shared memory (SS), and loads from tensor memory to registers.
    """

    SM90_TMA_LOAD = "TMA load"
    SM90_TMA_LOAD_MULTICAST = "TMA load for several blocks"
    SM100_TMA_LOAD_2SM = "TMA load for a pair"
    SM100_TMA_LOAD_2SM_MULTICAST = "TMA load for several pairs"
    SM100_MMA_1SM_SS = "multiply of a block"
    SM100_MMA_2SM_SS = "multiply of a pair"
    SM100_COPY_T2R = "load from tensor memory"


TMA_LOADS = {  # of how many blocks the barrier counts the bytes, and whether several get a tile
    OperationTypeEnum.SM90_TMA_LOAD: (1, False),
    OperationTypeEnum.SM90_TMA_LOAD_MULTICAST: (1, True),
    OperationTypeEnum.SM100_TMA_LOAD_2SM: (2, False),
    OperationTypeEnum.SM100_TMA_LOAD_2SM_MULTICAST: (2, True),
}


def wrong_operation(name: str, given: Any, allowed: Iterable[OperationTypeEnum]) -> CutecError:
    """E0421: the argument `name` is none of the operations that are allowed."""
    names = ", ".join(kind.name for kind in allowed)
    return error("E0421", f"{name} is {getattr(given, 'name', given)}", user_location(), help=f"one of: {names}")
