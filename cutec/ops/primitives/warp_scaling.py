"""What multiplies of narrow floats on sm_120 add to `cutec.mma.sync`: elements in bytes or pairs,
and scales of blocks (`target.warp_scaling`).
"""

from __future__ import annotations

from typing import Any

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op
from cutec.ir.formats import FORMATS
from cutec.ir.types import FLOATS
from cutec.target.mma_atoms import MmaRow
from cutec.target.warp_scaling import BYTES, SCALES, TARGETS, Scaling, scale_lane, wrong_selectors

Array = Any
_NAMES = {"e3m2": "f6E3M2FN", "e2m3": "f6E2M3FN", "e2m1": "f4E2M1FN"}


def check_scaling(op: Op, row: MmaRow) -> str | None:
    """What is wrong with the selectors of a multiply."""
    given = op.attrs.get("selectors")
    if row.scaling is None:
        return None if given is None else "has no scales, and no selectors"
    return wrong_selectors(row.scaling, given.values if isinstance(given, IntArray) else ()) or None


def lacks_narrow(row: MmaRow, arch: str) -> str:
    """Why an arch lacks a multiply of narrow floats; "" if it has it."""
    if (".f8f6f4" not in row.intrinsic and row.scaling is None) or arch in TARGETS:
        return ""
    return f"{row.name} needs one of {', '.join(TARGETS)}"


def narrow_elements(ctx: Any, name: str, words: Array) -> Array:
    """[..., register] of narrow floats as [..., element] of float64."""
    np, held = ctx.np, _bytes_of(ctx.np, words)
    element, _, how = name.partition("_")
    in_pairs = np.stack([held, held >> 4], axis=-1).reshape(*held.shape[:-1], -1)
    codes = held >> BYTES[element] if how else in_pairs
    ty = FLOATS[_NAMES[element]]
    codes = (codes & (1 << FORMATS[ty.mlir].width) - 1).astype(np.uint8)
    return codes.view(ctx.dtype(ty)).astype(np.float64)


def _bytes_of(np: Any, words: Array) -> Array:
    """The bytes of 32-bit words along the last axis."""
    return np.ascontiguousarray(words).view(np.uint8)


def scales_of(ctx: Any, scaling: Scaling, letter: str, rows: int, words: Array, first: int, thread: int) -> Array:
    """The scales of a matrix [warp, row, block of K], which `words` [warp, lane] have."""
    np = ctx.np
    lanes = [scale_lane(letter, row, thread) for row in range(rows)]
    held = _bytes_of(np, words[..., None])[:, lanes, first : first + scaling.blocks]
    scales = np.ascontiguousarray(held).view(ctx.dtype(FLOATS[SCALES[scaling.scale]])).astype(np.float64)
    # ue4m3 has no sign: its highest bit is ignored
    return np.abs(scales) if scaling.scale == "ue4m3" else scales


def scaled(np: Any, matrix: Array, scales: Array) -> Array:
    """A matrix [warp, row, k] times its scales. A product of an element and a scale is exact in
    float64, and so are products of two of these.
    """
    return matrix * np.repeat(scales, matrix.shape[-1] // scales.shape[-1], axis=-1)
