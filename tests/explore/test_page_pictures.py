"""Pictures of layouts agree with the layouts themselves."""

from __future__ import annotations

from typing import Any

import pytest

from cutec.explore.pictures import MOST, address_picture, copy_pictures, multiply_pictures
from cutec.layout import parse
from cutec.ops.cute.type_text import parse_cute_type
from cutec.target.atom_pictures import atom


def _addresses(text: str, bits: int = 16, in_shared: bool = True) -> dict[str, Any]:
    picture = address_picture(parse(text), bits, in_shared)
    assert picture is not None
    return picture


@pytest.mark.parametrize(
    "text",
    ["(4,8):(8,1)", "S<3,2,3> o 0 o (8,32):(32,1)", "((2,2),(3,2)):((1,6),(2,12))", "S<1,1,2> o 4 o (4,4):(4,1)"],
)
def test_cells_are_addresses_and_banks(text: str) -> None:
    layout, picture = parse(text), _addresses(text)
    rows, columns = picture["rows"], picture["columns"]
    expected = [layout((r, c)) for r in range(rows) for c in range(columns)]
    assert picture["address"] == expected
    assert picture["bank"] == [a // 2 % 32 for a in expected]
    assert picture["full"] == [rows, columns]


def test_a_swizzle_spreads_a_column_over_the_banks() -> None:
    plain, swizzled = _addresses("(8,32):(32,1)", 32), _addresses("S<3,2,3> o 0 o (8,32):(32,1)", 32)
    assert len(set(plain["bank"][::32])) == 1
    assert len(set(swizzled["bank"][::32])) == 8


def test_further_modes_are_shown_at_their_beginning() -> None:
    assert _addresses("(2,4,3):(4,1,8)")["address"] == list(range(8))


def test_a_mode_of_one_element_makes_room_for_what_is_inside_of_the_first() -> None:
    picture = _addresses("((4,8),1,2):((8,1),0,32)")
    assert (picture["rows"], picture["columns"]) == (4, 8)
    assert picture["address"] == list(range(32))


def test_large_layouts_are_cut() -> None:
    picture = _addresses("(300,2):(1,300)")
    assert (picture["rows"], picture["full"]) == (MOST, [300, 2])
    assert len(picture["address"]) == 2 * MOST


@pytest.mark.parametrize("text", ["(4,?):(?,1)", "(4,4):(1@0,1@1)", "1:0", "(1,1):(0,0)"])
def test_some_layouts_have_no_picture(text: str) -> None:
    assert address_picture(parse(text), 16, True) is None


def test_only_shared_memory_has_banks() -> None:
    assert _addresses("4:1", in_shared=False)["bank"] is None


def test_a_multiply_of_one_atom_is_that_atom() -> None:
    name = "SM80_16x8x16_F32F16F16F32_TN"
    pictures = multiply_pictures(parse_cute_type(f'!cute.tiled_mma<"{name}", "(1,1,1):(0,0,0)", "[_;_;_]">').payload)
    assert set(pictures) == {"A", "B", "C"}
    for letter, (tile, tv) in atom(name).operands.items():
        picture = pictures[letter]
        assert (picture["rows"], picture["columns"]) == tile
        for cell, (thread, value) in enumerate(zip(picture["thread"], picture["value"])):
            row, column = divmod(cell, tile[1])
            assert tv((thread, value)) == row + tile[0] * column


def test_operands_in_shared_memory_have_no_threads() -> None:
    text = '!cute.tiled_mma<"SM90_64x64x16_F32F16F16_SS", "(1,1,1):(0,0,0)", "[_;_;_]">'
    assert set(multiply_pictures(parse_cute_type(text).payload)) == {"C"}


def test_the_sides_of_a_copy() -> None:
    text = '!cute.tiled_copy<"universal", f16, 128, "((8,16),8):((128,1),16)", "[16:1;64:1]">'
    (picture,) = copy_pictures(parse_cute_type(text).payload).values()
    assert (picture["rows"], picture["columns"]) == (16, 64)
    assert picture["thread"][:9] == [0] * 8 + [1]  # 8 values of a thread lie in a row
    assert picture["value"][:9] == [*range(8), 0]
    matrices = '!cute.tiled_copy<"SM75_U32x4_LDSM_N", f16, 0, "((4,8),(2,4)):((32,1),(16,8))", "[16:1;16:1]">'
    assert set(copy_pictures(parse_cute_type(matrices).payload)) == {"source", "target"}
