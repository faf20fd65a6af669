"""Multiplies of a warp with scales of blocks, against NumPy: every kind, pair of types and
selector.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from matrix_operands import operand, registers, unpacked
from matrix_operations import ROWS, attributes, result_types
from one_operation import apply

from cutec.ir.attrs import IntArray
from cutec.ir.types import I32
from cutec.ops.primitives import PRIMITIVES
from cutec.target.mma_atoms import MMA_ATOMS, MmaRow
from cutec.target.warp_scaling import SCALINGS, Scaling

SCALED = [row for row in ROWS if row.scaling is not None]
DTYPES = {"ue8m0": ml_dtypes.float8_e8m0fnu, "ue4m3": ml_dtypes.float8_e4m3fn}


def words_of(scales: np.ndarray, letter: str, first: int, thread: int) -> np.ndarray:
    """A register of each lane: bytes of no meaning but those of a row's scales."""
    held = np.random.default_rng(5).integers(0, 256, (32, 4), np.uint8)
    for lane in range(32):
        group, place = lane // 4, lane % 4
        row = group + 8 * (place % 2) if letter == "A" else group
        if (place // 2 if letter == "A" else place) == thread:
            held[lane, first : first + scales.shape[1]] = scales[row]
    return held.view(np.int32)[:, 0]


def product(row: MmaRow, codes: tuple[np.ndarray, np.ndarray], selectors: tuple[int, int, int, int] = (0, 0, 0, 0)):
    """(D of the interpreter, D by NumPy) of random factors with scales of these codes."""
    rng, scaling = np.random.default_rng(7), row.scaling
    a, b, c = (operand(rng, name, row.tile(letter)) for letter, name in zip("ABC", row.types[1:]))
    given = [r for matrix, tv, name in zip((a, b, c), row.tv, row.types[1:]) for r in registers(matrix, tv, name)]
    for letter, held, (first, thread) in zip("AB", codes, (selectors[:2], selectors[2:])):
        given.append((words_of(held, letter, first, thread), I32))
    attrs = attributes(row) | {"selectors": IntArray(selectors, 16)}
    found = unpacked(row, apply("cutec.mma.sync", given, result_types(row), **attrs))
    scales = [held.view(DTYPES[scaling.scale]).astype(np.float64) for held in codes]
    left, right = (
        (x.reshape(len(x), scaling.blocks, -1) * s[:, :, None]).reshape(len(x), -1) for x, s in zip((a, b), scales)
    )
    return found, left @ right.T + c


def codes_of(scaling: Scaling, least: int, past: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(3)
    a, b = (rng.integers(least, past, (rows, scaling.blocks), np.uint8) for rows in (16, 8))
    return a, b


@pytest.mark.parametrize("row", SCALED, ids=lambda row: row.name)
def test_products_with_scales(row: MmaRow) -> None:
    span = (118, 136) if row.scaling.scale == "ue8m0" else (0, 0x7F)
    found, wanted = product(row, codes_of(row.scaling, *span))
    np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-6 * np.abs(wanted).max())


@pytest.mark.parametrize("scaling", SCALINGS, ids=lambda s: s.suffix)
def test_selectors_choose_bytes_and_threads(scaling: Scaling) -> None:
    row = next(r for r in SCALED if r.scaling is scaling)
    codes = codes_of(scaling, 120, 134) if scaling.scale == "ue8m0" else codes_of(scaling, 0x20, 0x50)
    plain, _ = product(row, codes)
    for first in scaling.first_bytes:
        for pair, thread in ((0, 3), (1, 0), (1, 2)):
            found, _ = product(row, codes, (first, pair, first, thread))
            np.testing.assert_array_equal(found, plain)


def test_a_scale_that_is_no_number_spoils_its_row() -> None:
    row = next(r for r in SCALED if r.scaling.kind == "mxf8f6f4")
    a, b = codes_of(row.scaling, 127, 128)
    a[5] = 0xFF
    found, _ = product(row, (a, b))
    assert np.isnan(found[5]).all() and np.isfinite(np.delete(found, 5, axis=0)).all()


def test_ue4m3_has_no_sign() -> None:
    row = next(r for r in SCALED if r.scaling.scale == "ue4m3")
    a, b = codes_of(row.scaling, 0x20, 0x50)
    np.testing.assert_array_equal(product(row, (a | 0x80, b))[0], product(row, (a, b))[0])


def test_layouts_of_scales_are_those_of_the_instruction() -> None:
    """Each (row, k) is held by the threads that the default selector names, and by their copies."""
    for scaling in SCALINGS:
        for letter, rows in (("A", 16), ("B", 8)):
            layout = scaling.layout(letter)
            for lane in range(32):
                for k in range(scaling.k):
                    row = lane // 4 + 8 * (lane % 2) if letter == "A" else lane // 4
                    assert layout((lane, k)) == row + rows * k


def test_every_atom_is_named_once() -> None:
    assert len({row.name for row in SCALED}) == len(SCALED) == 25 + 3
    assert all(MMA_ATOMS[row.name] is row for row in SCALED)


def test_archs_without_it_are_refused() -> None:
    from cutec.ir.core import Op

    for row in SCALED:
        op = Op("cutec.mma.sync", attrs=attributes(row))
        assert "needs one of sm_120a" in PRIMITIVES["cutec.mma.sync"].lacking(op, "sm_100a")
        assert not PRIMITIVES["cutec.mma.sync"].lacking(op, "sm_121f")
