"""Copies under many predicates are there once more for threads of which all hold."""

from __future__ import annotations

import random
import re

import pytest

from cutec.toolchain.inner_blocks import inner_blocks

PREDICATES, TENSORS = 8, 3


def copies(predicates: int = PREDICATES, tensors: int = TENSORS, inverse: bool = True, between: str = "") -> str:
    """Copies of so many elements of so many tensors, each behind a branch."""
    lines, number = [], 0
    for tensor in range(tensors):
        for element in range(predicates):
            name = f"%p{element + (predicates if inverse else 0)}"
            if inverse and not tensor:
                lines.append(f"\tnot.pred \t{name}, %p{element};")
            lines += [
                f"\t@{name} bra \t$L__BB0_{number};",
                f"// %bb.{number}:",
                f"\tld.global.b32 \t%r{number}, [%rd{tensor}+{4 * element}];",
                f"$L__BB0_{number}:",
                "\t.loc\t1 3 4",
            ]
            number += 1
        lines.append(f"\tadd.s64 \t%rd{tensor + 1}, %rd{tensor}, %rd9;\n{between}")
    return "\n".join(lines) + "\n"


def function(body: str, name: str = "k") -> str:
    return f"""
.visible .entry {name}(
)
{{
\t.reg .pred \t%p<40>;
\t.reg .b32 \t%r<90>;

{body}\tret;
}}
"""


def split(text: str) -> str:
    return inner_blocks(text.encode()).decode()


def accesses(text: str, given: dict[str, bool]) -> tuple[list[str], int]:
    """What a thread loads and computes, in order, and how often it may branch, where predicates
    have these values.
    """
    lines, values, found, branches, at = text.splitlines(), dict(given), [], 0, 0
    labels = {line.split(":")[0]: number for number, line in enumerate(lines) if line.startswith("$")}
    while not lines[at].startswith("\tret"):
        line, at = lines[at], at + 1
        if branch := re.match(r"\t(?:@(!?)(%p\d+) )?bra(?:\.uni)? \t(\S+);", line):
            branches += branch[2] is not None
            if branch[2] is None or values[branch[2]] != (branch[1] == "!"):
                at = labels[branch[3]]
        elif logic := re.match(r"\t(not|and|or)\.pred \t(%p\d+), (%p\d+)(?:, (%p\d+))?;", line):
            one, other = values[logic[3]], values.get(logic[4], False)
            values[logic[2]] = {"not": not one, "and": one and other, "or": one or other}[logic[1]]
        elif line.startswith(("\tld.", "\tadd.")):
            found.append(line)
    return found, branches


@pytest.mark.parametrize("inverse", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_each_thread_copies_what_it_did(inverse: bool, seed: int) -> None:
    before, chance = function(copies(inverse=inverse)), random.Random(seed)
    after = split(before)
    given = {f"%p{n}": chance.random() < 0.5 for n in range(PREDICATES)}
    assert accesses(after, given)[0] == accesses(before, given)[0]


@pytest.mark.parametrize("inverse", [False, True])
def test_where_all_predicates_hold_a_thread_branches_once(inverse: bool) -> None:
    before = function(copies(inverse=inverse))
    given = dict.fromkeys((f"%p{n}" for n in range(PREDICATES)), inverse)
    found, branches = accesses(split(before), given)
    assert (found, branches) == (accesses(before, given)[0], 1)
    assert len(found) == PREDICATES * TENSORS + TENSORS


def test_some_predicates_may_be_asked_for_their_inverse() -> None:
    before = function(copies(9).replace("@%p9 bra", "@!%p0 bra").replace("@%p10 bra", "@%p30 bra"))
    after = split(before)
    for given in ({"%p0": True, "%p30": False}, {"%p0": True, "%p30": True}, {"%p0": False, "%p30": False}):
        given = {**dict.fromkeys((f"%p{n}" for n in range(9)), True), **given}
        assert accesses(after, given)[0] == accesses(before, given)[0]
    assert "\t.reg .pred \t%p<41>;" in after and after.count("$L__edge_BB0_0;") == 2


@pytest.mark.parametrize(
    "body",
    [
        copies(7),  # a thread has registers for these
        copies(40, 1),  # none is needed again
        copies(between="\tbar.sync \t0;\n"),
        copies(between="\tatom.global.add.u32 \t%r80, [%rd9], %r81;\n"),
        copies(between="$L__BB0_90:\n\t@%p30 bra \t$L__BB0_90;\n"),
        copies(between="\tsetp.eq.b32 \t%p3, %r1, 0;\n"),  # a predicate that is not known before
        copies(90),  # text for 270 copies
        copies().replace("ld.global", "ld.shared"),
    ],
)
def test_other_functions_stay(body: str) -> None:
    assert split(function(body)) == function(body)


def test_functions_are_told_apart() -> None:
    other = function(copies(7), "other")
    assert split(function(copies()) + other) == split(function(copies())) + other
