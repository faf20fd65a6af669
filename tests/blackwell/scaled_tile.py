"""A kernel that multiplies one tile with scales, written in primitives: operands and scales are
laid out by the manual's formulas.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
from one_tile import DTYPES, ONE, OneTile, Operand

from cutec.interpreter import Device
from cutec.ir.attrs import Raw
from cutec.ir.types import I1, I32
from cutec.target.block_scaling import SCALED, ScaledMultiply
from cutec.target.tcgen05 import shared_fields

SCALE_TYPES: dict[str, Any] = {"ue8m0": ml_dtypes.float8_e8m0fnu, "ue4m3": ml_dtypes.float8_e4m3fn}
ROWS = 128  # of scales that one copy moves
SPELLED = {16: "block16", 32: "block32"}


def pairs(matrix: np.ndarray) -> np.ndarray:
    """A matrix of e2m1 as bytes, two numbers in each, the first in the lower half."""
    codes = matrix.view(np.uint8)
    return codes[:, ::2] | codes[:, 1::2] << 4


def image_of_scales(scales: np.ndarray, first: int = 0) -> np.ndarray:
    """Bytes `[row, scale]` as copies of 32x128b read them: row r is in line r mod 32, four bytes
    for each 32 rows; the next word follows after 128 rows, or 256 if there are more. `first` bytes
    of a row come before.
    """
    rows, count = scales.shape
    words = -(-(first + count) // 4)
    blocks = -(-rows // ROWS)
    image = np.full((words, blocks, 32, 4, 4), 0xFF, np.uint8)  # NaN where there is none
    for row in range(rows):
        for scale in range(count):
            place = first + scale
            image[place // 4, row // ROWS, row % 32, row % ROWS // 32, place % 4] = scales[row, scale]
    return image.reshape(-1)


def codes(what: ScaledMultiply, seed: int = 3) -> list[np.ndarray]:
    """Random A, B `[mn, k]` of small numbers, and scales of A and B as bytes, so that sums are
    exact.
    """
    rng = np.random.default_rng(seed)
    left = rng.integers(-3, 4, (what.m, what.k)).astype(DTYPES[what.a])
    right = rng.integers(-3, 4, (what.n, what.k)).astype(DTYPES[what.b])
    near = 127 if what.sf == "ue8m0" else 0x38
    scales = [rng.integers(near - 3, near + 4, (rows, what.scales)).astype(np.uint8) for rows in (what.m, what.n)]
    return [left, right, *scales]


def wanted(what: ScaledMultiply, left: np.ndarray, right: np.ndarray, *scales: np.ndarray) -> np.ndarray:
    """D by NumPy, in float64."""
    wide = [np.repeat(s.view(SCALE_TYPES[what.sf]).astype(float), what.vector, axis=1) for s in scales]
    sign = -1 if what.negate_a != what.negate_b else 1
    return sign * np.einsum("mk,nk->mn", left.astype(float) * wide[0], right.astype(float) * wide[1])


def multiply(
    what: ScaledMultiply,
    inputs: list[np.ndarray] | None = None,
    swizzles: tuple[str, str] = ("128B", "128B"),
    times: int = 1,
    drop: str = "",
    hazards: bool = False,
    seed: int | None = None,
    **attrs: Any,
) -> tuple[np.ndarray, np.ndarray, Device]:
    """(D as found, D by NumPy, the device) after `times` multiplies that add up."""
    left, right, *scales = inputs or codes(what)
    packed = SCALED[what.kind].packed
    a, b = (
        Operand(pairs(matrix) if packed else matrix, "u8" if packed else ty, swizzle, mn)
        for matrix, ty, swizzle, mn in zip((left, right), (what.a, what.b), swizzles, (what.a_mn, what.b_mn))
    )
    ids = what.a_sf_id, what.b_sf_id
    images = [image_of_scales(each, first) for each, first in zip(scales, ids)]
    columns = [len(image) // ROWS for image in images]
    tile = OneTile(max(32, 1 << (what.n + sum(columns) - 1).bit_length()), drop, arguments=5)
    k = tile.k
    data = [a.image, b.image, *images]
    places = [tile.staged(name, i, len(image)) for i, (name, image) in enumerate(zip(("a", "b", "sfa", "sfb"), data))]
    address = tile.begin()

    def issue() -> None:
        da, db = (tile.descriptor(place, each.fields) for place, each in zip(places, (a, b)))
        sfa, sfb = (k.binary("addi", address, what.n + offset) for offset in (0, columns[0]))
        for place, base, image in zip(places[2:], (sfa, sfb), images):
            source = tile.descriptor(place, shared_fields(16, 128, "none"))
            for number in range(len(image) // 512):
                target = k.binary("addi", base, 4 * number)
                part = k.op("arith.addi", source, k.const(32 * number, source.type), to=source.type)
                tile.step("scales", "cutec.tcgen05_cp", (target, part), shape="32x128b", quarters="warpx4", **ONE)
        for number in range(times):
            values = (address, da, db, k.const(what.descriptor), sfa, sfb, k.const(number > 0, I1))
            more = {"kind": what.kind, "vector": SPELLED[what.vector], **ONE, **attrs}
            k.emit("cutec.tcgen05_mma_scaled", values, **more)

    tile.once(issue)
    tile.commit_and_wait()
    tile.written(tile.loaded(address, what.n), 4)
    tile.end(address)
    out = np.zeros((128, what.n), np.int32)
    device = tile.run(*data, out, hazards=hazards, seed=seed)
    return out.view(np.float32).astype(float), times * wanted(what, left, right, *scales), device


__all__ = ["I32", "ROWS", "Raw", "codes", "image_of_scales", "multiply", "pairs", "wanted"]
