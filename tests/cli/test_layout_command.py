"""`cutec layout`: values, tables, and that nothing but the algebra runs."""

from __future__ import annotations

import json

import pytest

from cutec.cli.layout import drawn, evaluate
from cutec.diag import CutecError
from cutec.layout import Layout, format_text


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("(4,8):(8,1)", "(4,8):(8,1)"),
        ("4*2:1", "8:1"),
        ("composition((4,8):(8,1), 6:2)", "(2,3):(16,1)"),
        ("zipped_divide((8,8):(8,1), (2,4))", "((2,4),(4,2)):((8,1),(16,4))"),
        ("make_layout((4,(2,2)), stride=(2,(1,8)))(5)", "3"),
        ("size((4,8)) + 1", "33"),
        ("((4,8):(8,1)).shape[1]", "8"),
        ("S<3,4,3> o 0 o (8,64):(64,1)", "S<3,4,3> o 0 o (8,64):(64,1)"),
        ("composition(S(1,1,2), (8,8):(8,1))", "S<1,1,2> o 0 o (8,8):(8,1)"),
        ("(3,4):(1@0,1@1)", "(3,4):(1@0,1@1)"),
        ("slice(((4,8):(8,1)), (None, 3))", "(4):(8)"),
        ("zipped_divide((8,8):(8,1), [4:1;4:1])", "((4,4),(2,2)):((8,1),(32,4))"),
        ("composition(S<1,1,2>, (8,8):(8,1))", "S<1,1,2> o 0 o (8,8):(8,1)"),
        ("composition('S<1,1,2>', (8,8):(8,1))", "S<1,1,2> o 0 o (8,8):(8,1)"),
        ("coalesce('(?,4):(4,1)')", "(?,4):(4,1)"),
    ],
)
def test_values(expression: str, value: str) -> None:
    assert format_text(evaluate(expression)) == value


@pytest.mark.parametrize(
    "expression",
    ["__import__('os')", "(4).__class__", "1 +", "open('/etc/passwd')", "[x for x in (1,2)]", "lambda: 1", "9**9", "1.5:1", "(4,8):(8", "3(4)",
     "1 << 2 << 3", "(2,3):(1,2,3)", "'x'", "composition", "1//0", "size" + "(" * 200, "+".join(["1"] * 400), "*".join(["9999999999"] * 100)],
)  # fmt: skip
def test_everything_else_is_refused(expression: str) -> None:
    with pytest.raises(CutecError) as caught:
        format_text(evaluate(expression))
    assert caught.value.code == "E1040"


def test_a_misspelt_function_is_suggested() -> None:
    with pytest.raises(CutecError, match="is it composition"):
        evaluate("compositon(4:1, 2:1)")


def test_the_table_holds_every_offset(here) -> None:
    status, out, _ = here("layout", "(2,3):(3,1)")
    assert status == 0
    assert out.splitlines()[-4:] == ["  | 0 1 2", "--+------", "0 | 0 1 2", "1 | 3 4 5"]


def test_wide_and_tall_tables_are_cut() -> None:
    lines = drawn(Layout((100, 200), (1, 100)))
    assert max(map(len, lines)) <= 80 and len(lines) < 70
    assert lines[-1].startswith("(100 x 200; the first 64 x ")


def test_layouts_that_cannot_be_drawn_say_so() -> None:
    assert "rank 3" in drawn(Layout((2, 2, 2)))[0]
    assert "dynamic" in drawn(evaluate("(?,4):(4,1)"))[0]


def test_json(here) -> None:
    status, out, _ = here("layout", "--json", "(4,8):(8,1)")
    assert status == 0 and json.loads(out) == {"value": "(4,8):(8,1)", "size": "32", "cosize": "32", "rank": "2", "depth": "1"}
