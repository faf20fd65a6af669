"""Loads that an iteration waits for are issued before the asynchronous copies for later ones."""

from __future__ import annotations

import pytest

from cutec.toolchain.early_loads import early_loads

ADDRESS = "\tadd.s64 \t%rd5, %rd1, 64;\n"
COPIES = "\t@!%p1 cp.async.ca.shared.global [%rd9], [%rd5], 8;\n\tcp.async.ca.shared.global [%rd9+8], [%rd5+8], 8;\n"
LABEL = "$L__BB0_4:                              //   in Loop: Header=BB0_2 Depth=1\n"
COMMIT = "\tcp.async.commit_group;\n"
LOAD = "\tmul.wide.s32 \t%rd7, %r4, 4;\n\tld.global.b32 \t%r68, [%rd7];\n"
WAIT = "\tcp.async.wait_group \t1;\n"


def moved(*lines: str) -> str:
    return early_loads("".join(["$L__BB0_2:\n", *lines, WAIT]).encode()).decode()


def text(*lines: str) -> str:
    return "".join(["$L__BB0_2:\n", *lines, WAIT])


@pytest.mark.parametrize("label", ["", LABEL])
def test_a_load_behind_a_group_moves_before_its_copies_with_its_address(label: str) -> None:
    other = "\tadd.s32 \t%r7, %r4, 1;\n"
    assert moved(ADDRESS, COPIES, label, COMMIT, other, LOAD) == text(ADDRESS, LOAD, COPIES, label, COMMIT, other)


def test_what_computes_its_address_between_the_copies_moves_too() -> None:
    first, second = LOAD.splitlines(keepends=True)
    assert moved(COPIES, first, COMMIT, second) == text(LOAD, COPIES, COMMIT)


def test_lines_keep_their_places_in_the_source() -> None:
    here, there = "\t.loc\t1 3 4                           // k.py:3:4\n", "\t.loc\t1 9 4\n"
    assert moved(here, COPIES, COMMIT, there, LOAD) == text(here, *(there + LOAD, here), COPIES, COMMIT, there)


@pytest.mark.parametrize(
    "lines",
    [
        (COPIES, LABEL, COMMIT, LOAD, "\tbra.uni \t$L__BB0_4;\n"),  # others come to the label
        (COPIES, COMMIT, "\tbar.sync \t0;\n", LOAD),
        (COPIES, COMMIT, "\tst.global.b32 \t[%rd7], %r1;\n", LOAD),
        (COPIES, COMMIT, LOAD.replace("\tld.", "\t@%p1 ld.")),
        (COPIES, COMMIT, LOAD.replace("\tmul.", "\t@%p1 mul.")),  # part of its address
        (COPIES, COMMIT, LOAD.replace("ld.", "ld.relaxed.gpu.")),
        (COPIES, COMMIT, LOAD.replace("global", "shared")),
        (COPIES.replace("%rd9", "%rd7"), COMMIT, LOAD),  # a register of a copy
        (COMMIT, LOAD),
        ("\tmma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%r1}, {%r2}, {%r3}, {%r4};\n", COPIES, COMMIT, LOAD),
    ],
)
def test_others_stay(lines: tuple[str, ...]) -> None:
    assert moved(*lines) == text(*lines)


def test_a_register_that_copies_read_keeps_its_value() -> None:
    again = "\tadd.s32 \t%r4, %r4, 1;\n"
    copies = COPIES.replace("8;\n", "8, %r4;\n")
    assert moved(copies, COMMIT, again, LOAD) == text(copies, COMMIT, again, LOAD)
