"""What accesses cost: conflicts of shared memory's banks, and sectors of global memory that a warp touches for few of their bytes.

Shared memory has 32 banks of 4 bytes; a warp moves 128 bytes at a time, so that accesses of 16 bytes go 8 lanes at a time, and what lies in one bank in
different words goes one after the other. Global memory is moved in sectors of 32 bytes (CUDA C++ Programming Guide, "Memory Hierarchy").
"""

from __future__ import annotations

import numpy as np

from cutec.diag import Warning_
from cutec.interpreter.grid import WARP, Batch
from cutec.interpreter.lanes import Lanes
from cutec.ir.core import Op

Array = np.ndarray
_BANKS, _WORD, _PHASE, _SECTOR = 32, 4, 128, 32
_SAMPLES = 2  # executions of an operation that are looked at
_CONFLICTS, _SCATTER = 2.0, 4.0  # times the least cost from which on a warning is due


class Costs:
    """The accesses of a batch, each operation's first executions."""

    def __init__(self, batch: Batch, warnings: list[Warning_]):
        self._batch, self._warnings = batch, warnings
        self._seen: dict[Op, int] = {}

    def note(self, op: Op, space: str, address: Array, size: int, lanes: Lanes) -> None:
        """Lanes access `size` bytes each at byte addresses of `shared` or `global` memory."""
        count = self._seen.get(op, 0)
        if count >= _SAMPLES:
            return
        self._seen[op] = count + 1
        address = np.broadcast_to(address, lanes.count).astype(np.int64)
        position = lanes.cached("position", self._batch.warp_position)
        found = _banks(address, size, position) if space == "shared" else _sectors(address, size, position)
        cost, least = found
        if cost >= least * (_CONFLICTS if space == "shared" else _SCATTER):
            self._seen[op] = _SAMPLES
            self._warnings.append(self._warning(op, space, address, size, position, cost / least))

    @staticmethod
    def _warning(op: Op, space: str, address: Array, size: int, position: Array, times: float) -> Warning_:
        shape = _layout(address[position // WARP == position[0] // WARP])
        lanes = f"the lanes of a warp access {size} bytes each at {shape}" if shape else f"the lanes of a warp access {size} bytes each at addresses of no layout"
        if space == "shared":
            return Warning_("W5050", f"bank conflicts: {times:.3g} times as many turns as needed; {lanes}", op.loc)
        return Warning_("W5051", f"uncoalesced: {times:.3g} times as many sectors of 32 bytes as the data fills; {lanes}", op.loc)


def _banks(address: Array, size: int, position: Array) -> tuple[int, int]:
    """(turns that the banks take, turns they would take without conflicts)."""
    together = min(WARP, _PHASE // max(size, _WORD))
    phase = position // together
    words = (address // _WORD)[:, None] + np.arange(max(1, size // _WORD))
    pairs = np.unique(np.stack([np.broadcast_to(phase[:, None], words.shape).ravel(), words.ravel()]), axis=1)
    phases, index = np.unique(pairs[0], return_inverse=True)
    turns = np.bincount(index * _BANKS + pairs[1] % _BANKS, minlength=len(phases) * _BANKS).reshape(-1, _BANKS).max(axis=1)
    least = -(-np.bincount(index) // _BANKS)
    return int(turns.sum()), int(least.sum())


def _sectors(address: Array, size: int, position: Array) -> tuple[int, int]:
    """(sectors that warps touch, sectors that their bytes fill)."""
    warp = position // WARP
    places = np.unique(np.stack([warp, address]), axis=1)
    first, last = places[1] // _SECTOR, (places[1] + size - 1) // _SECTOR
    touched = np.unique(np.stack([np.concatenate([places[0]] * 2), np.concatenate([first, last])]), axis=1)
    _, index = np.unique(places[0], return_inverse=True)
    return touched.shape[1], int((-(-np.bincount(index) * size // _SECTOR)).sum())


def _layout(address: Array) -> str:
    """Byte addresses of a whole warp's lanes as a layout; empty if there is none."""
    if len(address) != WARP:
        return ""
    offset = address - address[0]
    strides = [int(offset[1 << bit]) for bit in range(5)]
    lane = np.arange(WARP)
    if (sum((lane >> bit & 1) * stride for bit, stride in enumerate(strides)) != offset).any():
        return ""
    modes: list[list[int]] = []
    for stride in strides:
        if modes and stride == modes[-1][0] * modes[-1][1]:
            modes[-1][0] *= 2
        else:
            modes.append([2, stride])
    shapes, steps = (",".join(str(mode[i]) for mode in modes) for i in (0, 1))
    return f"({shapes}):({steps}) bytes" if len(modes) > 1 else f"{shapes}:{steps} bytes"
