"""Findings: the errors in a kernel's run, with thread, block, array, index and Python line."""

from __future__ import annotations

import numpy as np

from cutec.diag import CutecError, Note, error
from cutec.interpreter.values.grid import Batch, Dim3
from cutec.ir.core import Op

# Help for findings that are raised in many places, of memory and barriers.
_HELP = {
    "E5001": "guard the access (`if i < n`), or use a predicated copy",
    "E5003": "write it first, and put a barrier between where another thread writes it",
    "E5004": (
        "every thread of the block has to reach the same barrier: move it out of the branch or loop; "
        "those in a branch meet at `cute.arch.barrier(barrier_id=1, number_of_threads=…)`"
    ),
    "E5035": "expect exactly the bytes of all copies of the phase, and let the copies count at this barrier",
    "E5005": "put `cute.arch.sync_threads()` between the two accesses",
    "E5010": (
        "start from an argument or an allocation; ranks count the blocks of a cluster, the launch's `cluster=`, from 0"
    ),
    "E5014": (
        "initialise each barrier once, by one thread, for as many arrivals as come in a phase, and let a phase end"
        " before arriving for the next"
    ),
}


def dims(coordinate: Dim3) -> str:
    """`(3,0,0)`."""
    return f"({','.join(str(int(c)) for c in coordinate)})"


def block_name(batch: Batch, lane: int) -> str:
    """The block that a lane is in, and its GPU where there are several: `(3,0,0) of GPU 1`."""
    return dims(batch.block_of(lane)) + (f" of GPU {batch.gpu_of(lane)}" if batch.gpus > 1 else "")


def thread(batch: Batch, lane: int) -> str:
    """Which thread of which block a lane is."""
    return f"thread {dims(batch.thread_of(lane))} of block {block_name(batch, lane)}"


def finding(
    code: str,
    message: str,
    op: Op,
    batch: Batch,
    lane: int,
    others: int = 0,
    notes: list[Note] | None = None,
    help: str = "",
) -> CutecError:
    """The error for one lane; `others` more threads have the same problem at this operation.
    `help` replaces the default help of the code.
    """
    more = f", and {others} more thread{'s' if others > 1 else ''}" if others else ""
    return error(code, message, op.loc, [Note(thread(batch, lane) + more), *(notes or [])], help or _HELP.get(code, ""))


def rows_where(bad: np.ndarray) -> np.ndarray:
    """The rows in which `bad` is true anywhere."""
    return np.flatnonzero(bad.reshape(len(bad), -1).any(axis=1))
