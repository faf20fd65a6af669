"""The shapes and types of `wgmma.mma_async` (PTX ISA, "Asynchronous Warpgroup Level Matrix
Instructions: matrix shape, data types").
"""

from __future__ import annotations

from cutec.records import dataclass


@dataclass(frozen=True, slots=True)
class Kind:
    """An element type of A: its bits, the k of an instruction, the types of accumulators, and the
    types of B (`partners`).
    """

    bits: int
    k: int
    accumulators: tuple[str, ...]
    partners: tuple[str, ...]


KINDS = {
    "f16": Kind(16, 16, ("f16", "f32"), ("f16",)),
    "bf16": Kind(16, 16, ("f32",), ("bf16",)),
    "tf32": Kind(32, 8, ("f32",), ("tf32",)),
    "e4m3": Kind(8, 32, ("f16", "f32"), ("e4m3", "e5m2")),
    "e5m2": Kind(8, 32, ("f16", "f32"), ("e4m3", "e5m2")),
    "s8": Kind(8, 32, ("s32",), ("s8", "u8")),
    "u8": Kind(8, 32, ("s32",), ("s8", "u8")),
    "b1": Kind(1, 256, ("s32",), ("b1",)),
}
FLOATS = ("f16", "bf16", "tf32", "e4m3", "e5m2")


def legal_n(a: str) -> tuple[int, ...]:
    """Every n of the PTX manual for an element type of A."""
    if a in FLOATS:
        return tuple(range(8, 257, 8))
    return (8, 16, 24, *range(32, 257, 16))


def majors(a: str) -> tuple[str, ...]:
    """The orders of A and B in shared memory, in BLAS's letters: `TN` for both K-major, `N` for an
    M-major A, `T` for an N-major B.
    """
    return ("TN", "NN", "TT", "NT") if KINDS[a].bits == 16 else ("TN",)
