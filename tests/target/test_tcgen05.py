"""Descriptors and layouts of sm_100: bits by the tables of the PTX ISA, constants of public
programs, and fragments by the figures of the ISA.
"""

from __future__ import annotations

import itertools

import pytest

from cutec.target.tcgen05 import (
    ACCUMULATORS,
    INSTRUCTION,
    KINDS,
    SHARED,
    SWIZZLES,
    ZERO_COLUMNS,
    Multiply,
    accumulators,
    legal_n,
    packed,
    rows,
    shared_fields,
    unpacked,
    zero_columns,
)
from cutec.target.tensor_memory import (
    COPIES,
    LANES,
    SHAPES,
    copies_of_a,
    fragment,
    metadata_of_a,
    places_of_ws,
    rows_of_d,
)

# PTX ISA, "Instruction descriptor": first bit, last bit, and what is coded there
BITS = {
    "sparsity_selector": (0, 1),
    "sparse": (2, 2),
    "saturate": (3, 3),
    "d": (4, 5),
    "a": (7, 9),
    "b": (10, 12),
    "negate_a": (13, 13),
    "negate_b": (14, 14),
    "a_mn": (15, 15),
    "b_mn": (16, 16),
    "n": (17, 22),
    "m": (24, 28),
    "max_shift": (30, 31),
}
CODES = {
    "f16": {"f16": 0, "bf16": 1},
    "tf32": {"tf32": 2},
    "f8f6f4": {"e4m3": 0, "e5m2": 1, "e2m3": 3, "e3m2": 4, "e2m1": 5},
    "i8": {"u8": 0, "s8": 1},
}
# PTX ISA, "Shared memory descriptor"
SHARED_BITS = {
    "address": (0, 13),
    "leading": (16, 29),
    "stride": (32, 45),
    "version": (46, 47),
    "base": (49, 51),
    "absolute": (52, 52),
    "swizzle": (61, 63),
}


def test_fields_are_those_of_the_manual():
    for found, wanted in ((INSTRUCTION, BITS), (SHARED, SHARED_BITS)):
        assert {name: (first, first + width - 1) for name, (first, width) in found.items()} == wanted
    assert {name: kind.formats for name, kind in KINDS.items()} == CODES
    assert ACCUMULATORS == {"f16": 0, "f32": 1, "s32": 2}
    assert SWIZZLES == {"none": 0, "128B_ATOM_32B": 1, "128B": 2, "64B": 4, "32B": 6}


@pytest.mark.parametrize(
    ("multiply", "constant"),  # constants in the PTX of public programs
    [
        (Multiply("tf32", "tf32", "tf32", "f32", 128, 128), 0x08200910),
        (Multiply("f16", "f16", "f16", "f32", 256, 256), 0x10400010),
        (Multiply("i8", "s8", "s8", "s32", 256, 128, saturate=True), 0x102004A8),
        (Multiply("f8f6f4", "e4m3", "e4m3", "f32", 128, 128), 0x08200010),
        (Multiply("f16", "f16", "f16", "f32", 128, 128, b_mn=True), 0x08210010),
    ],
)
def test_constants_of_public_programs(multiply: Multiply, constant: int):
    assert multiply.descriptor == constant
    assert Multiply.of(multiply.kind, constant) == multiply
    assert not multiply.wrong(2 if multiply.m == 256 else 1)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("group", [1, 2])
def test_every_shape_and_type_goes_there_and_back(kind: str, group: int):
    formats = list(KINDS[kind].formats)
    for m, n in itertools.product(rows(group), legal_n(kind, group)):
        for a, flag in zip(itertools.cycle(formats), ("a_mn", "b_mn", "negate_a", "negate_b")):
            multiply = Multiply(kind, a, a, accumulators(kind, a)[-1], m, n, **{flag: True})
            assert Multiply.of(kind, multiply.descriptor) == multiply
            bits = multiply.descriptor
            assert (bits >> 24 & 31, bits >> 17 & 63, bits >> BITS[flag][0] & 1) == (m // 16, n // 8, 1)


@pytest.mark.parametrize(
    ("multiply", "group", "words"),
    [
        (Multiply("f16", "f16", "bf16", "f32", 128, 128), 1, "not f16 and bf16"),
        (Multiply("f16", "bf16", "bf16", "f16", 128, 128), 1, "a D of bf16 is f32"),
        (Multiply("f16", "f16", "f16", "f32", 256, 128), 1, "M is 64 or 128"),
        (Multiply("f16", "f16", "f16", "f32", 64, 128), 2, "M is 128 or 256"),
        (Multiply("f16", "f16", "f16", "f32", 128, 264), 1, "8 to 256 in steps of 8"),
        (Multiply("i8", "s8", "u8", "s32", 128, 40), 1, "8, 24, 16 to 256 in steps of 16"),
        (Multiply("f8f6f4", "e2m1", "e4m3", "f32", 128, 64, a_mn=True), 1, "e2m1 is K-major"),
        (Multiply("f8f6f4", "e5m2", "e4m3", "f32", 128, 24, b_mn=True), 1, "multiple of 16, not 24"),
        (Multiply("f8f6f4", "e5m2", "e4m3", "f32", 128, 48, b_mn=True), 2, "multiple of 32, not 48"),
        (Multiply("i8", "s8", "s8", "s32", 128, 64, negate_a=True), 1, "not negated"),
        (Multiply("tf32", "tf32", "tf32", "f32", 128, 64, saturate=True), 1, "only integers saturate"),
        (Multiply("f16", "f16", "f16", "f32", 128, 64, max_shift=1), 1, "only .ws shifts"),
        (Multiply("f16", "f16", "f16", "f32", 128, 64, selector=1), 1, "sparse A"),
        (Multiply("i8", "s8", "s8", "s32", 128, 64, sparse=True, selector=1), 1, "kind::f16 or tf32"),
    ],
)
def test_what_no_instruction_does(multiply: Multiply, group: int, words: str):
    assert words in multiply.wrong(group)


def test_what_no_ws_multiply_does():
    for what, words in (
        (Multiply("f16", "f16", "f16", "f32", 256, 64), "M is 32 or 64 or 128 with .ws, not 256"),
        (Multiply("f16", "f16", "f16", "f32", 64, 96), "one of 64, 128, 256, not 96"),
        (Multiply("f16", "f16", "f16", "f32", 64, 256, sparse=True), "one of 64, 128, not 256"),
    ):
        assert words in what.wrong(ws=True)
    what = Multiply("tf32", "tf32", "tf32", "f32", 32, 64, sparse=True, selector=3, max_shift=3)
    assert not what.wrong(ws=True) and (what.k, what.most_shift) == (16, 32)
    assert Multiply.of("tf32", what.descriptor) == what


def zeros(m: int, start: tuple[int, ...], first: tuple[int, ...], some: int = 1, shift: int = 0) -> tuple[str, int]:
    """The mask of the ISA's examples, span 2 and 3, its lowest bit first."""
    names = {f"start_{i}": x for i, x in enumerate(start)} | {f"zeros_first_{i}": x for i, x in enumerate(first)}
    bits = packed(ZERO_COLUMNS, **names, some=some, zeros=2, used=3, shift=shift)
    mask, by = zero_columns(bits, Multiply("f16", "f16", "f16", "f32", m, 64, max_shift=1))
    return "".join(map(str, map(int, mask))), by


def test_columns_that_count_as_zero():
    """The examples of the PTX ISA, "Zero-Column Mask Descriptor"."""
    assert zeros(128, (0,), (0,), some=0) == ("0" * 64, 0)
    assert zeros(128, (0,), (0,))[0].startswith("00001110000111")
    mask, _ = zeros(64, (0, 0), (1, 0))
    assert mask.startswith("11100001110000111") and mask[32:].startswith("00001110000111")
    mask, shift = zeros(32, (0, 1, 2, 1), (1, 1, 0, 0), shift=2)
    parts = [mask[16 * i : 16 * i + 7] for i in range(4)]
    assert (parts, shift) == (["1110000", "1100001", "0011100", "0001110"], 2)
    with pytest.raises(ValueError, match="shifted by 9 columns, at most 8"):
        zeros(128, (0,), (0,), shift=9)


@pytest.mark.parametrize(("m", "parts"), [(128, 1), (64, 2), (32, 4)])
def test_places_of_ws(m: int, parts: int):
    """Rows are lanes; part i of the columns is i times M lanes below."""
    layout, n = places_of_ws(m, 64), 64 // parts
    for row, column in itertools.product(range(m), range(64)):
        assert layout(column * m + row) == row + column // n * m + 128 * (column % n)
    copies = copies_of_a(m, ws=True)
    assert [copies(i) for i in range(128)] == list(range(128))


@pytest.mark.parametrize("rows", [128, 64, 32])
def test_metadata_covers_its_columns(rows: int):
    """Of fewer rows there are copies, as many lanes apart."""
    for bits, columns in ((32, 1), (16, 1), (8, 2), (4, 2)):
        layout = metadata_of_a(bits, rows)
        assert sorted(layout(i) for i in range(128 * 32 * columns)) == list(range(128 * 32 * columns))
        one, size = [layout(i) for i in range(rows * 32 * columns)], rows * 32 * columns
        for copy in range(128 // rows):
            assert [layout(i + copy * size) for i in range(size)] == [place + copy * rows for place in one]
    assert [metadata_of_a(16, rows)(9 + rows * bit) for bit in (0, 15, 16)] == [
        *(1 + 128 * 16, 1 + 128 * 31),
        9 + 128 * 16,
    ]


@pytest.mark.parametrize(("kind", "bits"), [("f16", 0x08200910), ("tf32", 0x08200014), ("i8", 0x08200110)])
def test_descriptors_of_another_kind_are_refused(kind: str, bits: int):
    with pytest.raises(ValueError, match="instruction descriptor"):
        Multiply.of(kind, bits)


def test_values_have_to_fit_their_fields():
    for bad in ({"n": 64}, {"a": -1}):
        with pytest.raises(ValueError, match="does not fit"):
            packed(INSTRUCTION, **bad)


@pytest.mark.parametrize("swizzle", SWIZZLES)
def test_shared_memory_descriptors(swizzle: str):
    bits = shared_fields(16, 1024, swizzle, base=5) & (1 << 64) - 1
    wanted = {"address": 0, "leading": 1, "stride": 64, "version": 1, "base": 5, "absolute": 0}
    assert unpacked(SHARED, bits) == {**wanted, "swizzle": SWIZZLES[swizzle]}
    with pytest.raises(ValueError, match="multiples of 16"):
        shared_fields(8, 1024, swizzle)
    with pytest.raises(ValueError, match="does not fit"):
        shared_fields(16, 1 << 18, swizzle)


def by_figure(shape: str, repeats: int, thread: int, register: int) -> tuple[int, int]:
    """(lane, column) by the ISA's figures."""
    if shape == "32x32b":
        return thread, register
    if shape == "16x32bx2":
        return thread % 16, thread // 16 * repeats + register
    if shape == "16x64b":
        return thread // 4 + 8 * (thread % 2), thread // 2 % 2 + 2 * register
    if shape == "16x128b":
        return thread // 4 + 8 * (register % 2), thread % 4 + 4 * (register // 2)
    return thread // 4 + 8 * (register // 2 % 2), 2 * (thread % 4) + register % 2 + 8 * (register // 4)


@pytest.mark.parametrize("shape", SHAPES)
def test_fragments_are_those_of_the_figures(shape: str):
    row = SHAPES[shape]
    for repeats in row.repeats:
        layout = fragment(shape, repeats)
        registers = row.registers * repeats
        found = [layout(i) for i in range(32 * registers)]
        assert sorted(found) == list(range(row.lanes * row.columns * repeats))
        for register, thread in itertools.product(range(registers), range(32)):
            lane, column = by_figure(shape, repeats, thread, register)
            assert found[register * 32 + thread] == lane + row.lanes * column
    assert max(row.repeats) * row.registers == 128


def test_rows_of_d():
    assert [rows_of_d(128)(i) for i in range(128)] == list(range(128))
    assert [rows_of_d(64)(i) for i in range(64)] == [i // 16 * 32 + i % 16 for i in range(64)]


def test_copies_cover_their_lanes():
    for (shape, _), copy in COPIES.items():
        lanes = [copy.lanes(i) for i in range(copy.rows * copy.repeated)]
        assert len(set(lanes)) == len(lanes) and max(lanes) < LANES
        assert shape == f"{copy.rows}x{8 * copy.bytes}b"
    of = {quarters: copy.lanes for (_, quarters), copy in COPIES.items() if quarters}
    quarters = {name: [layout(i) // 32 for i in range(0, 128, 32)] for name, layout in of.items()}
    assert quarters == {"warpx2::02_13": [0, 1, 2, 3], "warpx2::01_23": [0, 2, 1, 3], "warpx4": [0, 1, 2, 3]}
