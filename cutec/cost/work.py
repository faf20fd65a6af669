"""The work of a warp: cycles of pipes, and bytes that it moves."""

from __future__ import annotations

from cutec.cost.throughput import COLUMNS, FP64, ISSUE, SCHEDULERS, SHARED, TENSOR, XU
from cutec.records import dataclass, fields


@dataclass
class Work:
    """Work of one warp. `tensor`, `shared`, `columns` (of tensor memory), `function` (unit) and
    `fp64`: cycles of these pipes of an SM; `instructions`: warp instructions. Bytes: `loaded` from
    L2 or memory, of these `prefetched` by asynchronous copies; `stored`, and `sent` to other
    blocks; `brought`, `taken` and `passed` are what of these bulk copies (TMA) move, but for
    `unsized` copies, whose bytes are not known. `reads`: loads whose results the warp itself waits
    for, those of a block of the IR as one. `barriers` that it waits at, of these `phases` of
    barriers in memory; `tensor_loads`: loads of sums from tensor memory.
    """

    tensor: float = 0.0
    shared: float = 0.0
    columns: float = 0.0
    function: float = 0.0
    fp64: float = 0.0
    instructions: float = 0.0
    loaded: float = 0.0
    prefetched: float = 0.0
    stored: float = 0.0
    sent: float = 0.0
    brought: float = 0.0
    taken: float = 0.0
    passed: float = 0.0
    unsized: float = 0.0
    reads: float = 0.0
    barriers: float = 0.0
    phases: float = 0.0
    tensor_loads: float = 0.0

    def add(self, other: Work, times: float) -> None:
        """Add what another piece of work takes, `times` over."""
        for name in FIELDS:
            if more := getattr(other, name):
                setattr(self, name, getattr(self, name) + times * more)

    @property
    def pipe(self) -> float:
        """Cycles of the pipe of the SM that is busy longest."""
        return max(self.pipes.values())

    @property
    def pipes(self) -> dict[str, float]:
        """Cycles of each pipe of the SM."""
        return {
            TENSOR: self.tensor,
            SHARED: self.shared,
            COLUMNS: self.columns,
            XU: self.function,
            FP64: self.fp64,
            ISSUE: self.instructions / SCHEDULERS,
        }


FIELDS = tuple(field.name for field in fields(Work))
