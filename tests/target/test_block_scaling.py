"""Block scaling of sm_100: bits of the instruction descriptor by the tables of the PTX ISA,
constants of public programs, and where scales lie by the figures of the ISA.
"""

from __future__ import annotations

import itertools

import pytest

from cutec.target.block_scaling import (
    SCALED,
    SCALED_INSTRUCTION,
    ScaledMultiply,
    places_of_scales,
    scaled_n,
    scaled_rows,
)

# PTX ISA, "Instruction descriptor" of mxf8f6f4, mxf4 and mxf4nvf4: first bit, last bit
BITS = {
    "sparse": (2, 2),
    "b_sf_id": (4, 5),
    "a": (7, 9),
    "b": (10, 12),
    "negate_a": (13, 13),
    "negate_b": (14, 14),
    "a_mn": (15, 15),
    "b_mn": (16, 16),
    "n": (17, 22),
    "sf": (23, 23),
    "m": (27, 28),
    "a_sf_id": (29, 30),
    "k_96": (31, 31),
}


def test_fields_are_those_of_the_manual():
    found = {name: (first, first + width - 1) for name, (first, width) in SCALED_INSTRUCTION.items()}
    assert found == BITS
    assert SCALED["mxf8f6f4"].formats == {"e4m3": 0, "e5m2": 1, "e2m3": 3, "e3m2": 4, "e2m1": 5}
    assert SCALED["mxf4"].formats == SCALED["mxf4nvf4"].formats == {"e2m1": 1}


@pytest.mark.parametrize(
    ("multiply", "constant"),  # constants in the PTX of public programs
    [
        (ScaledMultiply("mxf8f6f4", "e4m3", "e4m3", "ue8m0", 32, 256, 256, 32), 0x10C00000),
        (ScaledMultiply("mxf4nvf4", "e2m1", "e2m1", "ue8m0", 32, 256, 256, 64), 0x10C00480),
        (ScaledMultiply("mxf4nvf4", "e2m1", "e2m1", "ue4m3", 16, 256, 256, 64), 0x10400480),
        (ScaledMultiply("mxf4nvf4", "e2m1", "e2m1", "ue8m0", 16, 256, 256, 96), 0x90C00480),
    ],
)
def test_constants_of_public_programs(multiply: ScaledMultiply, constant: int):
    assert multiply.descriptor == constant
    assert ScaledMultiply.of(multiply.kind, multiply.vector, constant) == multiply
    assert not multiply.wrong(2)


@pytest.mark.parametrize("kind", SCALED)
@pytest.mark.parametrize("group", [1, 2])
def test_every_form_goes_there_and_back(kind: str, group: int):
    row = SCALED[kind]
    for k, (vector, types), m in itertools.product(row.k, row.scales.items(), scaled_rows(group)):
        for n, a, b, sf in itertools.product(scaled_n(k, group), row.formats, row.formats, types):
            multiply = ScaledMultiply(kind, a, b, sf, vector, m, n, k, negate_b=True)
            assert not multiply.wrong(group)
            assert ScaledMultiply.of(kind, vector, multiply.descriptor) == multiply
    sparse = ScaledMultiply(kind, a, a, sf, vector, 128 * group, 64, 2 * row.k[0], sparse=True)
    assert not sparse.wrong(group) and sparse.scales == row.k[0] // vector
    assert ScaledMultiply.of(kind, vector, sparse.descriptor) == sparse


@pytest.mark.parametrize(
    ("multiply", "group", "words"),
    [
        (ScaledMultiply("mxf4", "e4m3", "e2m1", "ue8m0", 32, 128, 64, 64), 1, "multiplies e2m1, not e4m3"),
        (ScaledMultiply("mxf4", "e2m1", "e2m1", "ue4m3", 32, 128, 64, 64), 1, "ue8m0 of 32 elements, not ue4m3"),
        (ScaledMultiply("mxf4nvf4", "e2m1", "e2m1", "ue4m3", 32, 128, 64, 64), 1, "not ue4m3 of 32"),
        (ScaledMultiply("mxf8f6f4", "e4m3", "e4m3", "ue8m0", 32, 128, 64, 64), 1, "K of kind::mxf8f6f4 is 32"),
        (ScaledMultiply("mxf8f6f4", "e4m3", "e4m3", "ue8m0", 32, 64, 64, 32), 1, "M is 128 with"),
        (ScaledMultiply("mxf8f6f4", "e4m3", "e4m3", "ue8m0", 32, 256, 8, 32), 2, "16 to 256 in steps of 16, not 8"),
        (ScaledMultiply("mxf4", "e2m1", "e2m1", "ue8m0", 32, 128, 8, 96), 1, "steps of 16, not 8"),
        (ScaledMultiply("mxf4", "e2m1", "e2m1", "ue8m0", 32, 256, 64, 64, sparse=True), 2, "K of kind::mxf4 is 128"),
        (ScaledMultiply("mxf4", "e2m1", "e2m1", "ue8m0", 32, 128, 64, 128, sparse=True), 2, "M is 256 with"),
        (ScaledMultiply("mxf8f6f4", "e3m2", "e4m3", "ue8m0", 32, 128, 64, 32, a_mn=True), 1, "e3m2 is K-major"),
        (ScaledMultiply("mxf8f6f4", "e3m2", "e4m3", "ue8m0", 32, 128, 24, 32, b_mn=True), 1, "multiple of 16"),
        (ScaledMultiply("mxf4", "e2m1", "e2m1", "ue8m0", 32, 128, 64, 64, b_mn=True), 1, "K-major"),
        (
            ScaledMultiply("mxf4", "e2m1", "e2m1", "ue8m0", 32, 128, 64, 64, a_sf_id=1),
            1,
            "a_sf_id of 2 scales is 0 or 2",
        ),
        (
            ScaledMultiply("mxf4nvf4", "e2m1", "e2m1", "ue4m3", 16, 128, 64, 64, b_sf_id=2),
            1,
            "b_sf_id of 4 scales is 0",
        ),
    ],
)
def test_what_no_instruction_does(multiply: ScaledMultiply, group: int, words: str):
    assert words in multiply.wrong(group)


@pytest.mark.parametrize("bits", [0x10C00480 | 1 << 24, 0x10C00480 | 1 << 3, 0x10C00900])
def test_descriptors_of_another_kind_are_refused(bits: int):
    with pytest.raises(ValueError, match="instruction descriptor"):
        ScaledMultiply.of("mxf4", 32, bits)


@pytest.mark.parametrize(("rows", "words"), [(8, 1), (32, 1), (64, 1), (128, 1), (128, 3), (256, 1), (256, 2)])
def test_scales_by_the_figures(rows: int, words: int):
    """Row r is in lane r mod 32 of every quarter, and column r / 32; the next words of 128 rows are
    4 columns on, of 256 rows 8.
    """
    layout, padded = places_of_scales(rows, words), -(-rows // 32) * 32
    found = [layout(i) for i in range(padded * 4 * words)]
    assert len(set(found)) == len(found)
    for word, copy, row in itertools.product(range(words), range(4), range(padded)):
        lane, column = row % 32 + 32 * copy, row // 32 + word * (4 if rows <= 128 else 8)
        assert found[(word * 4 + copy) * padded + row] == lane + 128 * column


@pytest.mark.parametrize("rows", [32, 128, 256])
def test_scales_of_halves(rows: int):
    """The first half of the rows is in quarters 0 and 1, the second in 2 and 3, as
    cp.64x128b.warpx2::01_23 writes them.
    """
    layout, half = places_of_scales(rows, 1, 2), max(32, rows // 2)
    for copy, second, row in itertools.product(range(2), range(2), range(half)):
        lane = row % 32 + 32 * copy + 64 * second
        assert layout((copy * 2 + second) * half + row) == lane + 128 * (row // 32)
