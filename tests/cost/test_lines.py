"""The static cost by line, on a listing that is small enough to count by hand."""

from __future__ import annotations

import pytest
from listing_kit import LIVE, PLACES

from cutec.cost.cards import card
from cutec.cost.lines import line_costs
from cutec.cost.listing import Function, Instruction, read_listing
from cutec.cost.loops import depths
from cutec.cost.model import cycles_by_pipe, weigh


def kernel() -> Function:
    (function,) = read_listing(PLACES + LIVE)
    return function


def test_depths() -> None:
    """The loop is 0x10 to 0x50 with its way around through 0x70; waiting alone is no loop."""
    by_address = dict(zip((i.address for i in kernel().instructions), depths(kernel())))
    assert by_address == {0x00: 0, **dict.fromkeys(range(0x10, 0x60, 0x10), 1), 0x60: 0} | dict.fromkeys(
        (0x70, 0x80, 0x90), 1
    )


def test_nested_loops() -> None:
    text = PLACES.replace("@P2 BRA `(.L_x_0)", "@P2 BRA `(.L_x_1)").replace("EXIT ;", "@P3 BRA `(.L_x_0) ;")
    (function,) = read_listing(text)
    deepest = [i.address for i, depth in zip(function.instructions, depths(function)) if depth == 2]
    assert deepest == [0x40, 0x50]


def test_a_branch_back_that_closes_no_loop() -> None:
    """Code out of line that returns to the middle of the way."""
    text = PLACES.replace("@P2 BRA `(.L_x_0)", "@P2 EXIT")
    assert set(depths(read_listing(text)[0])) == {0}


def test_a_loop_that_does_not_end() -> None:
    text = PLACES.replace("@P2 BRA", "BRA")
    assert max(depths(read_listing(text)[0])) == 1


def test_code_of_one_instruction() -> None:
    assert depths(Function("empty", [Instruction(0, "EXIT", "EXIT", "control")])) == [0]
    assert depths(Function("none")) == []


def test_weights() -> None:
    weighed = {w.instruction.address: w for w in weigh(kernel(), card("H200"), trips=7)}
    assert (weighed[0x40].pipe, weighed[0x40].weight) == ("tensor core", 7)
    assert weighed[0x40].cost == 7 * 16 * 8 * 16 / 2048
    assert weighed[0x00].weight == 1


def test_lines() -> None:
    costs = {(c.file, c.line): c for c in line_costs(kernel(), card("H200"), trips=10)}
    assert list(costs) == [("inner.py", 2), ("scale.py", 4), ("scale.py", 6), ("tools.py", 9)]
    load = costs["tools.py", 9]
    assert load.instructions == {"global memory": 1, "synchronisation": 2, "control": 3}
    assert (load.live, load.bytes) == (17, {"global memory": 16})
    assert load.limit == "global memory"
    assert load.cycles == 10 * (32 * 16 / 64 + 5 / 4)
    assert costs["inner.py", 2].limit == "tensor core"
    assert sum(c.share for c in costs.values()) == pytest.approx(1)


def test_lines_by_outermost_place() -> None:
    costs = line_costs(kernel(), card("H200"), place=lambda i: i.places[-1])
    assert [(c.file, c.line) for c in costs] == [("scale.py", line) for line in (4, 6, 7, 8)]


def test_instructions_without_a_place() -> None:
    (function,) = read_listing("\n".join(line for line in PLACES.splitlines() if "//##" not in line))
    (cost,) = line_costs(function, card("A100"))
    assert (cost.file, cost.line, cost.share) == ("", 0, 1)


def test_cycles_by_pipe() -> None:
    cycles = cycles_by_pipe(weigh(kernel(), card("H200"), trips=1))
    assert cycles == {"tensor core": 1, "global memory": 8, "issue slots": 2}
