"""Reading machine code as the disassemblers print it."""

from __future__ import annotations

from listing_kit import CUOBJDUMP, LIVE, PLACES

from cutec.cost.listing import read_listing


def test_instructions_with_places() -> None:
    (function,) = read_listing(PLACES)
    first, load, *_ = function.instructions
    assert function.name == "scale"
    assert (first.address, first.text, first.opcode) == (0, "LDC R1, c[0x0][0x28]", "LDC")
    assert (first.kind, first.places, first.live) == ("constant memory", (("scale.py", 4),), None)
    assert (load.opcode, load.predicate, load.kind) == ("LDG.E.128", "@!P0", "global memory")


def test_inlined_places_name_the_callers_outwards() -> None:
    (function,) = read_listing(PLACES)
    at = {i.address: i.places for i in function.instructions}
    assert at[0x10] == at[0x20] == (("tools.py", 9), ("scale.py", 7))
    assert at[0x40] == (("inner.py", 2), ("tools.py", 10), ("scale.py", 8))
    assert at[0x50] == at[0x60] == (("scale.py", 6),)


def test_a_caller_that_is_not_repeated_counts() -> None:
    text = PLACES.replace('\t//## File "scale.py", line 7\n', "")
    at = {i.address: i.places for i in read_listing(text)[0].instructions}
    assert at[0x10] == (("tools.py", 9), ("scale.py", 7))


def test_line_0_is_no_line() -> None:
    (function,) = read_listing(PLACES.replace("line 4", "line 0"))
    assert function.instructions[0].places == ()


def test_padding_is_left_out() -> None:
    (function,) = read_listing(PLACES)
    assert function.instructions[-1].address == 0x90
    assert function.labels == {"scale": 0, ".text.scale": 0, ".L_x_0": 0x10, ".L_x_1": 0x40, ".L_x_2": 0x70}


def test_targets_of_branches() -> None:
    (function,) = read_listing(PLACES)
    targets = {i.address: function.targets(i) for i in function.instructions}
    assert {a: t for a, t in targets.items() if t} == {0x30: [0x70], 0x50: [0x10], 0x80: [0x70], 0x90: [0x40]}


def test_targets_of_an_indirect_branch() -> None:
    text = PLACES.replace("BRA `(.L_x_1)", 'BRX R2 -0x90 (*"BRANCH_TARGETS .L_x_1,.L_x_2"*)')
    (function,) = read_listing(text)
    assert function.targets(function.instructions[-1]) == [0x40, 0x70]


def test_live_registers_are_put_to_the_instructions_of_the_first_listing() -> None:
    (function,) = read_listing(PLACES + LIVE)
    live = {i.address: i.live for i in function.instructions if i.live is not None}
    assert live == {0: 1, 0x10: 17, 0x60: 0}
    assert len(function.instructions) == 10


def test_a_listing_of_cuobjdump_has_neither_places_nor_registers() -> None:
    (function,) = read_listing(CUOBJDUMP)
    assert [i.opcode for i in function.instructions] == ["LDC", "MOV", "BRA", "EXIT"]
    assert {(i.places, i.live) for i in function.instructions} == {((), None)}
    assert function.targets(function.instructions[2]) == [0x10]


def test_what_is_no_listing() -> None:
    assert read_listing("") == []
    assert read_listing("error: no such file\n/*0000*/ MOV R1, R2 ;") == []
