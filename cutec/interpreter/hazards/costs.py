"""The cost of accesses: bank conflicts of shared memory (W5050), and sectors of global memory of
which a warp uses few bytes (W5051).

Shared memory has 32 banks of 4 bytes. A warp moves 128 bytes at a time, so accesses of 16 bytes go
8 lanes at a time; different words in one bank go one after the other. Global memory is moved in
sectors of 32 bytes (CUDA C++ Programming Guide, "Memory Hierarchy").

    lane i loads 4 bytes at 4 i      32 banks, 1 turn
    lane i loads 4 bytes at 128 i    all in bank 0: 32 turns; at 132 i (a padded row) 1 turn
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from cutec.diag import Warning_
from cutec.interpreter.values.grid import WARP, Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op

Array = np.ndarray
_BANKS, _WORD, _PHASE, _SECTOR = 32, 4, 128, 32
_SAMPLES, _LANES = 2, 1024  # executions of an operation, and lanes of each, that are examined
_CONFLICTS, _SCATTER = 2.0, 4.0  # cost, in multiples of the least cost, from which on a warning is due


class Costs:
    """The accesses of a batch: the first executions of each operation. `stride`: bytes of shared
    memory per block; `describe` names a byte of it.
    """

    def __init__(self, batch: Batch, stride: int, describe: Callable[[int], str], warnings: list[Warning_]):
        self._batch, self._stride, self._describe, self._warnings = batch, max(stride, 1), describe, warnings
        self._seen: dict[Op, int] = {}

    def note(self, op: Op, space: str, address: Array, size: int, lanes: Lanes) -> None:
        """Lanes access `size` bytes each at byte addresses of `shared` or `global` memory."""
        count = self._seen.get(op, 0)
        if count >= _SAMPLES:
            return
        self._seen[op] = count + 1
        address = np.broadcast_to(address, lanes.count)[:_LANES].astype(np.int64)
        position = lanes.cached("position", self._batch.warp_position)[:_LANES]
        found = (
            _banks(address, size, self._together(address, size, position))
            if space == "shared"
            else _sectors(address, size, position)
        )
        cost, least = found
        if cost >= least * (_CONFLICTS if space == "shared" else _SCATTER):
            self._seen[op] = _SAMPLES
            self._warnings.append(self._warning(op, space, address, size, position, cost / least))

    def _together(self, address: Array, size: int, position: Array) -> Array:
        """For each lane the number of its transaction: lanes of a warp whose accesses, to one
        block's memory, go at once.
        """
        lanes = min(WARP, _PHASE // max(size, _WORD))
        return position // lanes * (self._batch.blocks + 1) + address // self._stride

    def _warning(self, op: Op, space: str, address: Array, size: int, position: Array, times: float) -> Warning_:
        warp = position // WARP == position[0] // WARP
        modes = _modes(address[warp])
        lanes = f"the lanes of a warp access {size} bytes each at {modes.text if modes else 'addresses of no layout'}"
        if space == "shared":
            where = f"{lanes} from {self._describe(int(address[warp][0]))} on"
            crowd = _crowd(address[warp], size, self._together(address, size, position)[warp], position[warp] % WARP)
            return Warning_(
                "W5050",
                f"bank conflicts: {times:.3g} times as many turns as needed; {where}; {crowd}: {_remedy(modes, size)}",
                op.loc,
            )
        return Warning_(
            "W5051", f"uncoalesced: {times:.3g} times as many sectors of 32 bytes as the data fills; {lanes}", op.loc
        )


def _banks(address: Array, size: int, phase: Array) -> tuple[int, int]:
    """(turns that the banks take, turns without conflicts). Lanes of one `phase` go at once."""
    words = (address // _WORD)[:, None] + np.arange(max(1, size // _WORD))
    of, word = _distinct(np.broadcast_to(phase[:, None], words.shape).ravel(), words.ravel())
    phases, index = np.unique(of, return_inverse=True)
    turns = np.bincount(index * _BANKS + word % _BANKS, minlength=len(phases) * _BANKS).reshape(-1, _BANKS).max(axis=1)
    least = -(-np.bincount(index) // _BANKS)
    return int(turns.sum()), int(least.sum())


def _sectors(address: Array, size: int, position: Array) -> tuple[int, int]:
    """(sectors that warps touch, sectors that their bytes would fill)."""
    warp, address = _distinct(position // WARP, address)
    first, last = address // _SECTOR, (address + size - 1) // _SECTOR
    touched, _ = _distinct(np.concatenate([warp] * 2), np.concatenate([first, last]))
    _, places = np.unique(warp, return_counts=True)
    return len(touched), int((-(-places * size // _SECTOR)).sum())


def _distinct(first: Array, second: Array) -> tuple[Array, Array]:
    """The distinct pairs of numbers, in order (a tenth of the time of `np.unique` of columns)."""
    order = np.lexsort((second, first))
    first, second = first[order], second[order]
    new = np.ones(len(order), bool)
    new[1:] = (first[1:] != first[:-1]) | (second[1:] != second[:-1])
    return first[new], second[new]


def _crowd(address: Array, size: int, phase: Array, lane: Array) -> str:
    """The lanes that conflict in the bank with the most words, in words."""
    words = (address // _WORD)[:, None] + np.arange(max(1, size // _WORD))
    most: tuple[int, int, list[int]] = (0, 0, [])
    for together in np.unique(phase).tolist():
        rows = np.flatnonzero(phase == together)
        for bank in range(_BANKS):
            inside = (words[rows] % _BANKS == bank).any(axis=1)
            _, first = np.unique(words[rows][inside][words[rows][inside] % _BANKS == bank], return_index=True)
            if len(first) > most[0]:
                most = len(first), bank, lane[rows[inside]][np.sort(first)].tolist()
    shown = ", ".join(map(str, most[2][:4])) + (", …" if len(most[2]) > 4 else "")
    return f"lanes {shown} meet in bank {most[1]}"


class _Modes(NamedTuple):
    """A layout of lanes to bytes: (extent, stride) of each mode, and `text`, as CuTe writes it."""

    modes: list[tuple[int, int]]
    text: str


def _remedy(modes: _Modes | None, size: int) -> str:
    """The layout to write instead."""
    if modes is None:
        return "another order of lanes, or another swizzle, spreads them"
    worst = max((stride for _, stride in modes.modes if stride), key=lambda stride: stride & -stride, default=0)
    padded = worst + max(size, _WORD)
    if worst % (_BANKS * _WORD) == 0:
        return f"a stride of {padded} bytes instead of {worst} (a padded row), or a swizzle, spreads them"
    return f"let neighbouring lanes access neighbouring words, or swizzle the stride of {worst} bytes"


def _modes(address: Array) -> _Modes | None:
    """The layout that maps a warp's lanes (or its first 2, 4, …) to byte addresses; None if there
    is none.
    """
    count = len(address)
    if count & (count - 1) or count < 2:
        return None
    offset = address - address[0]
    strides = [int(offset[1 << bit]) for bit in range(count.bit_length() - 1)]
    lane = np.arange(count)
    if (sum((lane >> bit & 1) * stride for bit, stride in enumerate(strides)) != offset).any():
        return None
    modes: list[tuple[int, int]] = []
    for stride in strides:
        if modes and stride == modes[-1][0] * modes[-1][1]:
            modes[-1] = 2 * modes[-1][0], modes[-1][1]
        else:
            modes.append((2, stride))
    shapes, steps = (",".join(str(mode[i]) for mode in modes) for i in (0, 1))
    return _Modes(modes, f"({shapes}):({steps}) bytes" if len(modes) > 1 else f"{shapes}:{steps} bytes")
