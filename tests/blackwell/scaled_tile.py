"""A kernel that multiplies one tile with scales, written in primitives: operands and scales are
laid out by the manual's formulas.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
from one_tile import DTYPES, NARROW, OneTile, Operand
from sparse_a import compressed, stored_words, words_of

from cutec.interpreter import Device
from cutec.ir.attrs import Typed
from cutec.ir.core import Value
from cutec.ir.types import I1, I64, integer
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
    each = what.k // what.scales
    wide = [np.repeat(s.view(SCALE_TYPES[what.sf]).astype(float), each, axis=1) for s in scales]
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
    group: int = 1,
    copier: int = 0,
    begin: int | None = None,
    absolute: bool = True,
    behind: Callable[[OneTile, Value, Value], None] = lambda tile, sfa, source: None,
    **attrs: Any,
) -> tuple[np.ndarray, np.ndarray, Device]:
    """(D as found, D by NumPy, the device) after `times` multiplies that add up. `from_tensor`: A
    is copied to tensor memory first. `copier`: the thread that copies the scales. `begin`: the line
    of 16 bytes at which rows of A and B begin; what does not fit 128 bytes is in another buffer, of
    which descriptors have the address if they are `absolute`. `behind` emits more behind the
    multiplies, given where A's scales are in tensor and in shared memory.
    """
    from_tensor = attrs.pop("from_tensor", False)
    left, right, *scales = inputs or codes(what)
    stored, words = left, np.zeros((128, 2), np.int32)
    if what.sparse:
        stored, bits, left = compressed(what, unit=2 if SCALED[what.kind].packed else 1)
        words = words_of(bits)
    packed, folded = SCALED[what.kind].packed, group == 2 and what.m == 128
    sides = (stored, what.a, swizzles[0], what.a_mn), (right, what.b, swizzles[1], what.b_mn)
    a, b = (
        [
            Operand(_begun(pairs(x), begin) if packed else x, "u8" if packed else ty, swizzle, mn)
            for x in np.split(matrix, group)
        ]
        for matrix, ty, swizzle, mn in sides
    )
    halves = np.split(scales[1], 2) if folded else [scales[1]]
    scales_a = [image_of_scales(each, what.a_sf_id) for each in np.split(scales[0], group)]
    scales_b = np.concatenate([image_of_scales(each, what.b_sf_id) for each in halves])
    columns = len(scales_a[0]) // ROWS, len(scales_b) // ROWS // len(halves)
    n = what.n // 2 if folded else what.n
    room = 32 if from_tensor or what.sparse else 0
    tile = OneTile(max(32, 1 << (n + sum(columns) + room - 1).bit_length()), drop, arguments=6, group=group)
    k, one = tile.k, tile.blocks
    data = [[each.image for each in a], [each.image for each in b], scales_a, [scales_b] * group]
    names = "a", "b", "sfa", "sfb"
    places = [tile.staged(name, i, len(images[0])) for i, (name, images) in enumerate(zip(names, data))]
    address = tile.begin()

    sfa, sfb = (k.binary("addi", address, n + offset) for offset in (0, columns[0]))
    behind_scales = k.binary("addi", address, n + sum(columns))
    if what.sparse:
        stored_words(tile, behind_scales, 5, 2)
    sizes = [(512, "32x128b", "warpx4"), (1024, "64x128b", "warpx2::01_23")]

    def copy() -> None:
        for place, base, images, (size, shape, quarters) in zip(
            places[2:], (sfa, sfb), data[2:], (sizes[0], sizes[folded])
        ):
            source = tile.descriptor(place, shared_fields(16, 128, "none"))
            for number in range(len(images[0]) // size):
                target = k.binary("addi", base, 4 * number)
                part = k.op("arith.addi", source, k.const(size // 16 * number, source.type), to=source.type)
                tile.step("scales", "cutec.tcgen05_cp", (target, part), shape=shape, quarters=quarters, **one)

    def issue() -> None:
        if not copier:
            copy()
        da, db = (
            tile.descriptor(place, each[0].fields)
            if begin is None
            else _begun_at(tile, place, begin, rows // group if absolute else None)
            for place, each, rows in zip(places, (a, b), (what.m, what.n))
        )
        if from_tensor:
            source, width = behind_scales, None if packed else NARROW.get(what.a)
            unpacked = {"format": f"b8x16.b{width}x16_p{128 - 16 * width}"} if width else {}
            k.emit("cutec.tcgen05_cp", (source, da), shape="128x256b", **unpacked, **one)
            da = source
        for number in range(times):
            values = (address, da, db, k.const(what.descriptor), sfa, sfb, k.const(number > 0, I1))
            values += (behind_scales,) if what.sparse else ()
            more = {"kind": what.kind, "vector": SPELLED[what.vector], **one, **attrs}
            more |= {"sparse": None} if what.sparse else {}
            k.emit("cutec.tcgen05_mma_scaled", values, **more)

    if copier:
        k.choose(k.compare("eq", tile.tid, copier), lambda: copy() or [], list)
    tile.once(issue)
    behind(tile, sfa, places[2])
    tile.commit_and_wait()
    tile.written(tile.loaded(address, n), 4)
    tile.end(address)
    out = np.zeros((group, 128, n), np.int32)
    device = tile.run(*[np.concatenate(images) for images in data], out, words, hazards=hazards, seed=seed)
    found = out.view(np.float32).astype(float)
    if folded:  # lanes from 64 on have the second half of the columns
        found = found.reshape(2, 2, 64, n).transpose(0, 2, 1, 3)
    return found.reshape(what.m, what.n), times * wanted(what, left, right, *scales), device


def _begun(bytes_: np.ndarray, begin: int | None) -> np.ndarray:
    """Rows that begin at a line of 16 bytes, of 256 bytes."""
    if begin is None:
        return bytes_
    wide = np.full((len(bytes_), 256), 0x77, np.uint8)
    wide[:, 16 * begin : 16 * begin + bytes_.shape[1]] = bytes_
    return wide


def _begun_at(tile: OneTile, place: Value, begin: int, rows: int | None) -> Value:
    """The descriptor of rows that begin at a line; with `rows` it has the address of the buffer
    behind so many rows of 128 bytes.
    """
    k, attrs = tile.k, {"fields": Typed(shared_fields(0, 1024, "128B", absolute=rows is not None), I64)}
    pointers = [k.at(place, 16 * begin, integer(8))] + ([] if rows is None else [k.at(place, 128 * rows, integer(8))])
    return k.op("cutec.tcgen05_descriptor", *pointers, to=I64, **attrs)
