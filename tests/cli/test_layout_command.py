"""`cutec layout`: values, tables, and that nothing but the algebra runs."""

from __future__ import annotations

import json
from itertools import pairwise
from xml.etree import ElementTree

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
    [
        "__import__('os')",
        "(4).__class__",
        "1 +",
        "open('/etc/passwd')",
        "[x for x in (1,2)]",
        "lambda: 1",
        "9**9",
        "1.5:1",
        "(4,8):(8",
        "3(4)",
        "1 << 2 << 3",
        "(2,3):(1,2,3)",
        "'x'",
        "composition",
        "1//0",
        "size" + "(" * 200,
        "+".join(["1"] * 6000),
        "*".join(["9999999999"] * 100),
    ],
)
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


def test_further_modes_are_drawn_across() -> None:
    assert drawn(Layout((2, 2, 2)))[2:] == ["0 | 0 2 4 6", "1 | 1 3 5 7"]


def test_layouts_that_cannot_be_drawn_say_so() -> None:
    assert "dynamic" in drawn(evaluate("(?,4):(4,1)"))[0]


def test_json(here) -> None:
    status, out, _ = here("layout", "--json", "(4,8):(8,1)")
    assert status == 0 and json.loads(out) == {
        "value": "(4,8):(8,1)",
        "size": "32",
        "cosize": "32",
        "rank": "2",
        "depth": "1",
    }


def test_threads_and_values_of_a_tile(here) -> None:
    status, out, _ = here("layout", "make_layout_tv((2,2):(2,1), (1,2):(1,1))")
    assert status == 0
    assert out.splitlines()[-2:] == ["0 | T0V0 T0V1 T1V0 T1V1", "1 | T2V0 T2V1 T3V0 T3V1"]
    status, again, _ = here("layout", "((2,2),2):((4,1),2)", "--tile", "(2,4)")
    assert status == 0 and again.splitlines()[-2:] == out.splitlines()[-2:]


def test_a_tv_layout_that_leaves_its_tile_is_refused(here) -> None:
    status, _, err = here("layout", "(4,2):(2,1)", "--tile", "(2,2)")
    assert status == 2 and "E1040" in err and "outside of the tile" in err


@pytest.mark.parametrize("tile", ["_", "(2,_)", "4:1", "S<1,1,1>", "()"])
def test_a_tile_that_is_no_shape(tile, here) -> None:
    status, _, err = here("layout", "((2,2),2):((4,1),2)", "--tile", tile)
    assert status == 2 and err.startswith("error[E1040]: ")


def test_svg_of_a_layout_and_of_an_atom(here, tmp_path) -> None:
    assert here("layout", "S<2,0,2> o 0 o (4,4):(4,1)", "--svg", "s.svg")[0] == 0
    picture = ElementTree.parse(tmp_path / "s.svg")
    texts = [e.text for e in picture.iter("{http://www.w3.org/2000/svg}text")]
    # after title, legend, 4 columns' and 4 rows' numbers
    assert texts[10:] == [str((4 * r + c) ^ r) for r in range(4) for c in range(4)]
    assert here("layout", "--atom", "sm80_16x8x16_f32f16f16f32_tn", "--svg", "a.svg")[0] == 0
    texts = [e.text for e in ElementTree.parse(tmp_path / "a.svg").iter("{http://www.w3.org/2000/svg}text")]
    cells = list(pairwise(texts))
    assert cells.count(("T31", "V7")) == 1 and cells.count(("T31", "V3")) == 3
    assert here("layout", "(2,2):(1,2)", "--svg", "a.svg/folder.svg")[0] == 2


def test_unknown_atoms_name_others(here) -> None:
    status, _, err = here("layout", "--atom", "SM90_64x128")
    assert status == 2 and "SM90_64x128x16_" in err


def test_bank_conflicts_and_sectors(here) -> None:
    _, out, _ = here("layout", "(32,2):(32,1)", "--banks")
    assert "32 wavefronts (1 at best)" in out and "bank 0: lanes 0-31" in out
    _, out, _ = here("layout", "(32,4):(2,1)", "--coalescing", "--bits", "16")
    assert "4 sectors (2 at best)" in out
    status, _, err = here("layout", "(32,4):(4,1)", "--banks", "--vector", "3")
    assert status == 2 and "3 elements of 32 bits" in err


def test_infer_one_and_a_batch(here, tmp_path) -> None:
    assert here("layout", "infer", "size<[1]>", '!cute.shape<"(4,(2,?))">') == (0, '!cute.int_tuple<"?{div=2}">\n', "")
    status, _, err = here("layout", "infer", "size<[3]>", '!cute.shape<"(4,2)">')
    assert status == 2 and "E1042" in err and "mode 3" in err
    cases = [
        {"op": "group_modes", "operands": ['!cute.layout<"(4,5,6):(1,4,20)">'], "attributes": "0,2"},
        {"op": "equal", "operands": ['!cute.shape<"4">', '!cute.coord<"4">']},
        {"op": "make_shape", "operands": ["i32"], "result": '!cute.shape<"(?,4)">'},
    ]
    (tmp_path / "c.jsonl").write_text("\n".join(map(json.dumps, cases)))
    status, out, _ = here("layout", "infer", "--batch", "c.jsonl")
    answers = [json.loads(line) for line in out.splitlines()]
    assert (
        status == 0
        and answers[0] == {"result": '!cute.layout<"((4,5),6):((1,4),20)">'}
        and answers[2] == {"result": '!cute.shape<"(?,4)">'}
    )
    assert "same kind" in answers[1]["error"]


@pytest.mark.parametrize(
    "line", ["{", "[]", '{"op": 1}', '{"op": "size", "operands": "x"}', '{"op": "size", "operands": [1]}']
)
def test_malformed_batches_name_the_line(here, tmp_path, line) -> None:
    (tmp_path / "c.jsonl").write_text("\n" + line)
    status, _, err = here("layout", "--batch", "c.jsonl")
    assert status == 2 and "E1042" in err and "c.jsonl:2" in err
