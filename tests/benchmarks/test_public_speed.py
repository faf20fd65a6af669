"""The times of public kernels under two compilers: processes that take turns, and the table."""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

import numpy as np
import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))
import public_speed
from public_speed import Row

SIDE = """
import json, pathlib, sys, time
import numpy as np
folder, *cases = sys.argv[1:]
peer = folder.endswith("-1")
for number, case in enumerate(cases):
    if case == "dies" and peer:
        sys.exit(1)
    if case == "hangs" and peer:
        time.sleep(60)
    written = pathlib.Path(folder) / f"{number}.npz"
    first = np.array([1.0, 2.0 + (case == "differs" and peer)])
    np.savez(written, first, np.array([np.nan if case == "nan" and peer else 1]))
    print(json.dumps({"failed": "no"} if case == "fails" else {"case": case, "written": str(written)}), flush=True)
for line in sys.stdin:
    if line.strip() == "dies later":
        sys.exit(1)
    print(json.dumps({"us": 3.0 if peer else 2.0}), flush=True)
"""


@pytest.mark.slow
def test_each_case_has_its_row_whatever_becomes_of_a_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "side.py").write_text(SIDE, encoding="utf-8")
    monkeypatch.setattr(public_speed, "SIDE", tmp_path / "side.py")
    monkeypatch.setattr(public_speed, "commands", lambda peer: ([peer], [peer]))
    monkeypatch.setattr(public_speed, "PREPARATION", 8.0)
    for name in public_speed.PROJECTS:
        monkeypatch.setenv(name, str(tmp_path))
    cases = ["good", "differs", "fails", "dies", "dies later", "good too", "nan", "hangs"]
    rows = {row.case: row for row in public_speed.measured(cases, sys.executable, 4, 2, tmp_path / "logs")}
    assert {case: row.failed for case, row in rows.items()} == {
        "good": "",
        "differs": "results differ by 3.16e-01",
        "fails": "cutec: no; NVIDIA's: no",
        "dies": "NVIDIA's: the process has ended with 1",
        "dies later": rows["dies later"].failed,
        "good too": rows["good too"].failed,
        "nan": "results differ by nan",
        "hangs": "NVIDIA's: the process took too long",
    }
    assert rows["dies later"].failed.endswith(": the process has ended with 1")
    assert "the process has ended" in rows["good too"].failed
    assert (rows["good"].ours, rows["good"].peer, rows["good"].apart) == (2.0, 3.0, 0.0)


def test_names_of_the_cases() -> None:
    names = {"sgemm", "quack gemm, default", "FA-4 backward 128", "FA-4 forward 128, 1 query row of 16 groups"}
    assert names < set(public_speed.cases())


def test_table() -> None:
    rows = [Row("a", 10.0, 20.0, 0.0), Row("b", 20.0, 10.0, 0.0), Row("c", failed="no")]
    assert public_speed.table(rows).splitlines() == [
        "2 kernels: geometric mean 1.000, least 0.50 (b).",
        "",
        "| kernel | cutec, µs | NVIDIA's, µs | NVIDIA's / cutec |",
        "|---|---|---|---|",
        "| a | 10.0 | 20.0 | 2.00 |",
        "| b | 20.0 | 10.0 | 0.50 |",
        "",
        "* c: no",
    ]


def test_the_last_measurement_of_a_case_counts_and_goes_to_the_page(tmp_path: Path) -> None:
    row = {"peer": 4.0, "apart": 0.0, "failed": ""}
    lines = [{"card": "X", "date": "1", "torch": "2"}, {"case": "sgemm", "ours": 1.0, **row}]
    lines.append({"case": "sgemm", "ours": 2.0, **row})
    (tmp_path / "a.jsonl").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    depends, rows = public_speed.load([tmp_path / "a.jsonl"])
    assert [found.ratio for found in rows] == [2.0]
    text = "before\n<!-- public speed -->\nold\n<!-- end of public speed -->\nafter\n"
    page = public_speed.page(text, depends, rows)
    assert page.startswith("before\n<!-- public speed -->\n\nX, 1: torch 2.\n\n1 kernels: geometric mean 2.000")
    assert page.endswith("<!-- end of public speed -->\nafter\n") and "old" not in page
    assert math.isnan(Row("x").ratio)


def test_distances() -> None:
    nan = np.array([np.nan, 3.0])
    assert public_speed.distance(nan, nan) == 0
    assert public_speed.distance(np.array([3.0, 5.0]), np.array([3.0, 4.0])) == 0.2
    assert math.isnan(public_speed.distance(nan, np.array([1.0, 3.0])))
