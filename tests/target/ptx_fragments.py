"""The fragments of mma.sync as the PTX ISA states them, shape by shape: (row, column) of element i
that a lane holds.
"""

from __future__ import annotations


def _split(lane: int) -> tuple[int, int]:
    return lane >> 2, lane % 4  # groupID, threadID_in_group


def a_element(shape: tuple[int, int, int], bits: int, lane: int, i: int) -> tuple[int, int]:  # noqa: C901  a table
    """An element of A; "Matrix Fragments for mma.m16n8k16" and its neighbours. `shape` has the K
    that is stored.
    """
    (m, _, k), (g, t) = shape, _split(lane)
    match m, k, bits:
        case 8, 4, 64:
            return g, t
        case 16, 4, 32 | 64:
            return (g if i == 0 else g + 8), t
        case 16, 8, 32 | 64:
            return (g if i in (0, 2) else g + 8), (t if i < 2 else t + 4)
        case 16, 16, 64:
            return (g if i % 2 == 0 else g + 8), i // 2 * 4 + t
        case 16, 8, 16:
            return (g if i < 2 else g + 8), t * 2 + (i & 1)
        case 16, 16, 16:
            return (g if i < 2 or 4 <= i < 6 else g + 8), t * 2 + (i & 1) + (8 if i >= 4 else 0)
        case 8, 16, 8:
            return g, t * 4 + i
        case 16, 16, 8:
            return (g if i < 4 else g + 8), t * 4 + (i & 3)
        case 16, 32, 8:
            return (g if i < 4 or 8 <= i < 12 else g + 8), t * 4 + (i & 3) + (16 if i >= 8 else 0)
        case 8, 32, 4:
            return g, t * 8 + i
        case 16, 32, 4:
            return (g if i < 8 else g + 8), t * 8 + (i & 7)
        case 16, 64, 4:
            return (g if i < 8 or 16 <= i < 24 else g + 8), t * 8 + (i & 7) + (32 if i >= 16 else 0)
        case 8, 128, 1:
            return g, t * 32 + i
        case 16, 128, 1:
            return (g if i < 32 else g + 8), t * 32 + (i & 31)
        case 16, 256, 1:
            return (g if i < 32 or 64 <= i < 96 else g + 8), t * 32 + (i & 31) + (128 if i >= 64 else 0)
    raise AssertionError(shape)


def b_element(shape: tuple[int, int, int], bits: int, lane: int, i: int) -> tuple[int, int]:
    """An element of B as (K, N): 32 bits after one another along K, then every fourth register of
    the column.
    """
    g, t = _split(lane)
    per = max(1, 32 // bits)
    return t * per + i % per + i // per * 4 * per, g


def c_element(shape: tuple[int, int, int], lane: int, i: int) -> tuple[int, int]:
    """An element of C and D."""
    g, t = _split(lane)
    return (g if shape[0] == 8 or i < 2 else g + 8), t * 2 + (i & 1)


def quad_pair_element(operand: str, majors: str, sums: str, lane: int, i: int) -> tuple[int, int]:
    """Of mma.m8n8k4 of f16, "Matrix Fragments for mma.m8n8k4 with .f16 floating point type": (row,
    column) of A, C and D, (column, row) of B. `majors`: T or N for how A lies (row, col), N or T
    for B (col, row).
    """
    upper = 0 if lane < 16 else 4
    match operand, majors, sums:
        case ("A", "TN" | "TT", _) | ("B", "TN" | "NN", _):
            return lane % 4 + upper, i
        case ("A" | "B", _, _):
            return i % 4 + upper, lane % 4
        case "C", _, "f16":
            return lane % 4 + upper, i
        case "C", _, "f32":
            return (lane & 1) + (i & 2) + upper, (i & 4) + (lane & 2) + (i & 1)
    raise AssertionError(operand)


def quad_pair(lane: int) -> int:
    """Which of a warp's four multiplies a lane takes part in."""
    return lane % 16 // 4
