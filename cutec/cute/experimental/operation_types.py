"""What fills and what empties the buffers of a pipeline."""

from __future__ import annotations

import enum


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
