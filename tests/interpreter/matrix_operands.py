"""Operands of mma.sync as the registers of a warp, and results as matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from cutec.interpreter.values import numeric
from cutec.ir.types import FLOATS, Type, scalar
from cutec.ops.nvgpu.multiply import register_type
from cutec.target.mma_atoms import ELEMENTS, MmaRow

NARROW = {"e2m1": "f4E2M1FN", "e2m1_b8": "f4E2M1FN", "e2m3_b8": "f6E2M3FN", "e3m2_b8": "f6E3M2FN"}
LIMITS = {"s8": (-128, 128), "u8": (0, 256), "s4": (-8, 8), "u4": (0, 16), "b1": (0, 256), "s32": (-1000, 1000)}


def operand(rng: np.random.Generator, name: str, shape: tuple[int, int]) -> np.ndarray:
    """Random values of a type, as float64 or int64."""
    if name in LIMITS:
        return rng.integers(*LIMITS[name], shape)
    exact = rng.standard_normal(shape).astype(np.float32)
    if name in NARROW:
        return exact.astype(numeric.dtype(FLOATS[NARROW[name]])).astype(np.float64)
    if name == "tf32":
        return (exact.view(np.int32) & ~0x1FFF).view(np.float32).astype(np.float64)
    return exact.astype(numeric.dtype(scalar(ELEMENTS[name][0]))).astype(np.float64)


def packed(values: np.ndarray, name: str) -> np.ndarray:
    """[lane, value] as [lane, register]: words of 32 bits, or f32 and f64 themselves, or pairs of
    f16.
    """
    if name in ("f32", "f64"):
        return values.astype(f"f{int(name[1:]) // 8}")
    if name in ("s4", "u4"):
        bits = ELEMENTS[name][1]
        fields = (values & (1 << bits) - 1).astype(np.uint64).reshape(32, -1, 32 // bits) << np.arange(
            0, 32, bits, dtype=np.uint64
        )
        return fields.sum(axis=2).astype(np.uint32).view(np.int32)
    if name in NARROW:
        codes = values.astype(numeric.dtype(FLOATS[NARROW[name]])).view(np.uint8)
        if name == "e2m1":
            codes = codes[:, ::2] | codes[:, 1::2] << 4
        # an e2m1 is in the middle of its byte
        return np.ascontiguousarray(codes << (2 if name == "e2m1_b8" else 0)).view(np.int32)
    kind = {"u8": "u1", "b1": "u1", "tf32": "f4", "s32": "i4"}.get(name) or numeric.dtype(scalar(ELEMENTS[name][0]))
    exact = np.ascontiguousarray(values.astype(kind))
    return exact.reshape(32, -1, 2) if name == "f16" else exact.view(np.int32)


def registers(
    matrix: np.ndarray, tv: Any, name: str, holders: list[tuple[int, int]] | None = None
) -> list[tuple[np.ndarray, Type]]:
    """What each lane holds of a matrix, or (multiply, row, column) of several, a register after the
    other.
    """
    *_, rows, columns = matrix.shape
    tiles = matrix.reshape(-1, rows, columns)
    values = np.array(
        [
            [tiles[which, tv((t, v)) % rows, tv((t, v)) // rows] for v in range(tv[1].size())]
            for which, t in holders or [(0, t) for t in range(32)]
        ]
    )
    words = packed(values, name)
    return [(words[:, i], register_type(name)) for i in range(words.shape[1])]


def unpacked(row: MmaRow, results: list[np.ndarray]) -> np.ndarray:
    """D as a matrix."""
    values = np.concatenate([r.reshape(32, -1) for r in results], axis=1)
    (m, n), tv = row.tile("C"), row.tv[2]
    matrix = np.zeros((m, n), values.dtype)
    for t in range(32):
        for v in range(tv[1].size()):
            matrix[tv((t, v)) % m, tv((t, v)) // m] = values[t, v]
    return matrix
