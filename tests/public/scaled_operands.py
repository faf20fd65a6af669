"""Operands of block-scaled multiplies as bytes: elements of 4 and 8 bits, and scale factors."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

import cutec

F4, E4M3, E8M0 = ml_dtypes.float4_e2m1fn, ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e8m0fnu
CLASSES = {F4: cutec.Float4E2M1FN, E4M3: cutec.Float8E4M3FN, E8M0: cutec.Float8E8M0FNU}
# types of A, B and scales, elements that share one
FORMS = {
    "mxfp8": (E4M3, E4M3, E8M0, 32),
    "mxfp4": (F4, F4, E8M0, 32),
    "nvfp4": (F4, F4, E4M3, 16),
    "fp4 and fp8": (F4, E4M3, E8M0, 32),
}


def held(matrix: np.ndarray, kind: Any) -> np.ndarray:
    """The bytes of a matrix: of 4 bits two elements in each."""
    codes = matrix.astype(kind).view(np.uint8)
    return (codes[:, 0::2] | codes[:, 1::2] << 4) if kind is F4 else codes


def chunked(scales: np.ndarray, kind: Any) -> np.ndarray:
    """Scale factors as chunks of 128 rows and 4 blocks."""
    rows, blocks = scales.shape
    whole = np.zeros((-(-rows // 128) * 128, -(-blocks // 4) * 4), np.uint8)
    whole[:rows, :blocks] = scales.astype(kind).view(np.uint8)
    parts = whole.reshape(-1, 4, 32, whole.shape[1] // 4, 4)
    return np.ascontiguousarray(parts.transpose(0, 3, 2, 1, 4)).reshape(-1)
