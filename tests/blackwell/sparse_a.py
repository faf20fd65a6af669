"""A sparse A with its metadata, by the figures of the PTX ISA ("Sparse Matrices")."""

from __future__ import annotations

import itertools

import numpy as np
from one_tile import DTYPES, OneTile

from cutec.ir.core import Value
from cutec.ir.types import I32
from cutec.target.block_scaling import ScaledMultiply
from cutec.target.tcgen05 import Multiply


def compressed(
    what: Multiply | ScaledMultiply, unit: int = 1, low: int = -3, seed: int = 5
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What is stored of a sparse A, its metadata as bits `[row, bit]`, and the whole of A: two of
    four units of a row, of tf32 one of two, whose position has 4 bits. `unit`: elements of a unit.
    """
    rng = np.random.default_rng(seed)
    chunk, kept, width = (2, 1, 4) if what.kind == "tf32" else (4, 2, 2)
    stored = rng.integers(low, 4, (what.m, what.k // 2)).astype(DTYPES[what.a])
    whole = np.zeros((what.m, what.k))
    bits = np.zeros((what.m, what.k // 2 // unit * width), np.uint8)
    for row, number in itertools.product(range(what.m), range(what.k // unit // chunk)):
        for i, place in enumerate(sorted(rng.permutation(chunk)[:kept])):
            here, there = number * kept + i, number * chunk + place
            whole[row, there * unit : there * unit + unit] = stored[row, here * unit : here * unit + unit]
            code = (0b0100, 0b1110)[place] if width == 4 else place
            for bit in range(width):
                bits[row, here * width + bit] = code >> bit & 1
    return stored, bits, whole


def words_of(bits: np.ndarray) -> np.ndarray:
    """Metadata of rows as the words of 128 lanes. Of rows of 32 bits (f16, tf32) the halves are 8
    lanes apart, and rows that are 8 apart share words. Of fewer than 128 rows there are copies.
    """
    lanes = np.zeros((128, bits.shape[1]), np.uint8)
    for row, bit in itertools.product(*map(range, bits.shape)):
        if bits.shape[1] == 32:
            lane, place = row // 16 * 16 + row % 8 + 8 * (bit // 16), bit % 16 + 16 * (row // 8 % 2)
        else:
            lane, place = row, bit
        lanes[lane, place] = bits[row, bit]
    lanes = np.tile(lanes[: len(bits)], (128 // len(bits), 1))
    return np.packbits(lanes, axis=1, bitorder="little").view(np.int32)


def stored_words(tile: OneTile, address: Value, argument: int, columns: int) -> None:
    """Warps put `columns` words of each lane in tensor memory."""
    k = tile.k
    index = k.binary("muli", tile.tid, columns)
    words = [k.load(k.at(k.args[argument], k.binary("addi", index, i), I32), I32) for i in range(columns)]
    k.emit("cutec.tcgen05_st", (tile.quarter(address), *words), shape="32x32b")
    k.emit("cutec.tcgen05_wait_st")
    k.emit("cutec.tcgen05_fence", side="before")
    k.barrier()
    k.emit("cutec.tcgen05_fence", side="after")
