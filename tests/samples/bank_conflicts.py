"""Counting the bank conflicts of a warp's access to shared memory."""

from __future__ import annotations

import numpy as np

BANKS, WORD, WARP = 32, 4, 32  # CUDA C++ Programming Guide, "Shared Memory": 32 banks of 4-byte words
PHASE = 128  # bytes that a warp moves at once: 16-byte accesses go 8 lanes at a time


def conflicts(addresses: np.ndarray, size: int) -> int:
    """How many passes the worst phase of one warp's access takes, at `size` bytes per lane; 1 is
    conflict-free.
    """
    worst = 0
    for lanes in addresses.reshape(-1, PHASE // max(size, WORD)):
        words = {int(a) // WORD + k for a in lanes for k in range(max(1, size // WORD))}
        worst = max(worst, int(np.bincount([w % BANKS for w in words]).max()))
    return worst
