"""The league without a GPU: a device in Python measures; statistics, samples, runs that go on, bars
and pages.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import math
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))
import league
import pages
from cells import BEFORE, COPY, OURS, Bar, Cell, Family, Measurement, line_of, result_of, rows_of, sampled
from grids import FAMILIES, GEMM, ROWS, cells

SHAPES = [{"M": m, "N": n} for m in (1, 64, 128, 4096) for n in (1000, 2048, 8192)]
CELLS = list(cells("gemm", ["gemm", "other"], ["bf16", "f16"], SHAPES))
ENVIRONMENT = {"card": "a card", "driver": "1.2", "clock": "1 of 2 MHz"}


class Fake:
    """A device whose cells take 10 seconds each; ours is 1.25 times as fast as the peer."""

    def __init__(self, dies_after: int = 1 << 30):
        self.time, self.seen, self.dies_after, self.rehearses = 0.0, [], dies_after, False

    def environment(self) -> dict[str, str]:
        return ENVIRONMENT

    def clock(self) -> float:
        return self.time

    def measured(self, cell: Cell) -> Measurement:
        self.time += 10
        self.seen.append(cell)
        if cell.extents.get("M") == 4096 and cell.function == "other":
            raise RuntimeError("too large\nby far")
        absent = {"quack": "odd"} if cell.extents.get("N") == 1000 else {}
        return Measurement({OURS: 2.0, "cuBLAS": 2.5, COPY: 1.9}, {OURS: 2e-3, "cuBLAS": 2e-3}, 4e9, "flop", absent)

    def check(self) -> None:
        if len(self.seen) >= self.dies_after:
            raise RuntimeError("the context is broken")

    @contextlib.contextmanager
    def rehearsal(self) -> Iterator[None]:
        self.rehearses = True
        yield
        self.rehearses = False


def measured(out: Path, limit: float = 1e9, device: Fake | None = None, some: list[Cell] = CELLS) -> Fake:
    device = device or Fake()
    list(league.run(some, device, out, limit, device.clock))
    return device


def test_quantities_of_a_measurement() -> None:
    found = Measurement({OURS: 2.0, "a": 3.0, "b": 2.5, COPY: 1.0}, {OURS: 2e-3, "a": 1e-3, "b": 3e-3}, 4e9, "flop")
    assert found.best == "b" and found.of_peer() == 1.25 and found.over(COPY) == 0.5
    assert found.speed() == 2.0 and found.speed("b") == 1.6 and found.of_error() == 0.5
    assert Measurement({OURS: 2.0}, work=4e6).speed() == 2.0
    lonely = Measurement({OURS: 2.0})
    assert lonely.of_peer() is lonely.over(COPY) is lonely.of_error() is None
    assert Measurement({OURS: 1.0, "int": 1.0}, {OURS: 0.0, "int": 0.0}).of_error() == 1.0


def test_results_survive_their_lines() -> None:
    for found in (
        Measurement({OURS: 0.123456789}, {OURS: math.nan}, 7.0, "flop", {"quack": "ImportError"}),
        Measurement(failed="WrongResult: nan"),
    ):
        line = line_of((CELLS[0], found))
        cell, again = result_of(json.loads(line))
        assert cell == CELLS[0] and "\n" not in line
        assert (again.absent, again.failed, again.unit) == (found.absent, found.failed, found.unit)
        assert again.ms == ({OURS: 0.1235} if found.ms else {})


@pytest.mark.parametrize("name", FAMILIES)
def test_a_sample_has_every_value_of_every_axis(name: str) -> None:
    every = FAMILIES[name].cells
    count = min(60, len(every))
    some = sampled(every, count, seed=3)
    assert count <= len(some) == len(set(some)) <= len(every) and some == sampled(every, count, seed=3)
    assert some != sampled(every, count, seed=4) or count == 1
    for axis in every[0].axes:
        assert {cell.axes[axis] for cell in some} == {cell.axes[axis] for cell in every}, axis
    assert {(c.function, c.dtype) for c in some} == {(c.function, c.dtype) for c in every}
    assert len(sampled(every, 1, seed=3)) <= count


def test_grids_are_as_large_as_they_say() -> None:
    for family in FAMILIES.values():
        assert len(set(family.cells)) == len(family.cells)
        assert {*family.lines, family.across} <= family.cells[0].axes.keys()
    assert len({c for c in GEMM.cells if c.dtype == "bf16"}) >= 120
    for function in {cell.function for cell in ROWS.cells}:
        assert len([c for c in ROWS.cells if c.function == function and c.dtype == "bf16"]) >= 80


def test_a_run_goes_on_where_it_ended(tmp_path: Path) -> None:
    out = tmp_path / "lines.jsonl"
    first = measured(out, limit=105)
    assert len(first.seen) == 10  # an eleventh would not be done in time
    with out.open("a") as file:
        file.write('{"family":"gemm","func')  # killed while it wrote
    second = measured(out)
    assert first.seen + second.seen == CELLS and measured(out).seen == []
    rows = list(rows_of(out))
    assert [result_of(row)[0] for row in rows if "function" in row] == CELLS
    assert [row["card"] for row in rows if "function" not in row] == ["a card"] * 3


def test_a_cell_that_fails_is_kept_and_a_device_that_is_gone_ends_the_run(tmp_path: Path) -> None:
    out = tmp_path / "lines.jsonl"
    measured(out)
    failed = [result_of(row) for row in rows_of(out) if row.get("failed")]
    assert len(failed) == 6 and {found.failed for _, found in failed} == {"RuntimeError: too large"}
    with pytest.raises(RuntimeError, match="broken"):
        measured(tmp_path / "other.jsonl", device=Fake(dies_after=3))
    assert len(list(rows_of(tmp_path / "other.jsonl"))) == 4  # and a header


def test_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert set(league.chosen("gemm-bf16", 0, 1)) == {c for c in GEMM.cells if c.dtype == "bf16"}
    both = league.chosen("gemm-fp8,rows-softmax", 12, 1)
    assert both == league.chosen("gemm-fp8,rows-softmax", 12, 1) and len(both) == len(set(both)) >= 24
    assert {(c.family, c.function, c.dtype) for c in both if c.family == "gemm"} == {("gemm", "gemm", "fp8")}
    with pytest.raises(SystemExit, match="no part 'gem'"):
        league.chosen("gem", 0, 1)
    (tmp_path / "lines.jsonl").write_text("\n".join(line_of((cell, Measurement())) for cell in CELLS))
    only = league.asked(league.arguments(["--list", "--only", str(tmp_path / "lines.jsonl")]))
    assert set(only) == set(CELLS) and only != sorted(only, key=str)
    for words, message in (
        (["--bundles", str(tmp_path), "--only", "none.jsonl"], "no file none.jsonl"),
        (["--bundles", str(tmp_path), "--before", "gone"], "no folder gone"),
        (["--bundles", "gone"], "no folder gone"),
    ):
        with pytest.raises(SystemExit, match=message):
            league.main(words)
    assert league.main(["--list"]) == 0 and "gemm-bf16" in capsys.readouterr().out


def test_bars() -> None:
    bar = Bar("× peer", lambda _, found: found.of_peer(), 0.95, 1.0)
    at = {ratio: (CELLS[0], Measurement({OURS: 1.0, "peer": ratio})) for ratio in (0.5, 0.95, 2.0)}
    failed = (CELLS[1], Measurement(failed="no"))
    assert [bar.below(result) for result in (*at.values(), failed)] == [0.5, None, None, None]
    assert pages.spread(bar.values([*at.values(), failed])) == "0.98 (0.50)" and pages.asked(bar) == "1.00 (0.95)"


@pytest.mark.parametrize(("m", "peer", "copy", "value"), [(16, 0.5, 0.93, 1.0), (16, 1.2, 0.5, 1.2), (65, 0.9, 1, 0.9)])
def test_few_rows_are_held_against_memory(m: int, peer: float, copy: float, value: float) -> None:
    cell = Cell("gemm", "gemm", "bf16", (("M", m), ("N", 8), ("K", 8)))
    found = Measurement({OURS: 1.0, "cuBLAS": peer, COPY: copy})
    applied = [v for bar in GEMM.bars[1:3] for v in bar.values([(cell, found)])]
    assert applied == [pytest.approx(value)]


def collected(tmp_path: Path, card: str = "a card") -> Path:
    out, target = tmp_path / f"{card}.jsonl", tmp_path / f"{card}.json"
    measured(out)
    out.write_text(out.read_text().replace('"a card"', json.dumps(card)))
    pages.collect(target, [out])
    return target


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Family:
    """The only family, of the cells above."""
    family = Family("gemm", "Multiplies", "gemm", (), tuple(CELLS), GEMM.bars, ("N",), "M")
    monkeypatch.setattr(pages, "FAMILIES", {"gemm": family})
    return family


def test_pages_are_made_of_results(tmp_path: Path, small: Family) -> None:
    tables = [pages.load(collected(tmp_path, card)) for card in ("H200", "H100")]
    assert tables[0].results == [result_of(json.loads(line_of(result))) for result in tables[0].results]
    text = "before\n\n<!-- league: gemm -->\nold\n<!-- end of league: gemm -->\n\nafter\n"
    page = pages.rewritten(text, tables)
    assert pages.rewritten(page, tables) == page and page.startswith("before\n") and page.endswith("\nafter\n")
    assert page.count("48 of the grid's 48 cells, beside cuBLAS.") == 2 and "old" not in page
    assert (
        "| gemm bf16 | 12 | 1.25 (1.25) | 1.25 (1.25) | 1.25 (1.25) |" in page and "| N | 1 | 64 | 128 | 4096 |" in page
    )
    assert "| 1000 | 1.25 | 1.25 | 1.25 | 1.25 |" in page and "| 1000 | 1.25 | 1.25 | 1.25 |  |" in page
    assert "Failed (6): other bf16, M 4096, N 1000 (RuntimeError: too large)" in page.replace("\n", " ")
    assert "Peers that refuse some cells: quack 14." in page
    summary = pages.part("summary", tables[:1])
    assert "| gemm | bf16, f16; M 1 … 4096, N 1000 … 8192 | 24 | cuBLAS | 1.25 (1.25) |" in summary
    assert "| driver | 1.2 | 1.2 |" in pages.part("environment", tables)
    with pytest.raises(SystemExit, match="'gem'"):
        pages.part("gem", tables)
    assert all(len(line) <= 100 for line in page.splitlines() if not line.startswith("|"))


def test_what_is_printed(tmp_path: Path, small: Family, capsys: pytest.CaptureFixture[str]) -> None:
    target = str(collected(tmp_path))
    assert league.main(["--grid", target]) == 0
    assert "× cuBLAS gemm bf16 by M:" in capsys.readouterr().out
    assert league.main(["--below", target]) == 0
    assert "Failed (6)" in capsys.readouterr().out


def test_an_earlier_build_beside_ours(tmp_path: Path, small: Family, capsys: pytest.CaptureFixture[str]) -> None:
    out, target = tmp_path / "lines.jsonl", tmp_path / "all.json"
    faster = Measurement({OURS: 2.0, BEFORE: 2.2, "cuBLAS": 2.5}, {OURS: 2e-3, BEFORE: 2e-3, "cuBLAS": 2e-3})
    slower = Measurement({OURS: 2.0, BEFORE: 1.9, "cuBLAS": 2.5}, {OURS: 2e-3, BEFORE: 2e-3, "cuBLAS": 2e-3})
    unknown = Measurement({OURS: 2.0, "cuBLAS": 2.5}, {OURS: 2e-3, "cuBLAS": 2e-3}, absent={BEFORE: "KeyError"})
    lines = map(line_of, zip(CELLS, (faster, slower, unknown), strict=False))
    out.write_text("\n".join([pages.header(ENVIRONMENT), *lines]) + "\n")
    assert faster.peers == {"cuBLAS": 2.5} and faster.over(BEFORE) == pytest.approx(1.1)
    assert league.main(["--change", str(out)]) == 0
    said = capsys.readouterr().out
    assert "| gemm bf16 | 2 | 1.02 (0.95) | 1.22 (1.14) | 1.25 (1.25) |" in said
    assert f"slower than 0.98 of before: 1\n0.950  {CELLS[1]}" in said
    pages.collect(target, [out])
    assert "before" not in target.read_text() and len(pages.load(target).results) == 3


def test_lines_of_two_cards_are_not_mixed(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    one.write_text(pages.header({"card": "A"}) + "\n")
    other.write_text(pages.header({"card": "B"}) + "\n")
    with pytest.raises(SystemExit, match="one card"):
        pages.collect(tmp_path / "all.json", [one, other])


def test_a_measurement_replaces_a_failure(tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    good = line_of((CELLS[0], Measurement({OURS: 1.0})))
    bad = line_of((CELLS[0], Measurement(failed="no")))
    with_peer, without = pages.header({"card": "A", "quack": "1.2"}), pages.header({"card": "A", "quack": "absent"})
    lines.write_text("\n".join([with_peer, good, without, bad]) + "\n")
    pages.collect(tmp_path / "all.json", [lines])
    assert pages.load(tmp_path / "all.json").environment["quack"] == "1.2"
    assert [found.failed for _, found in pages.load(tmp_path / "all.json").results] == [""]


def test_results_keep_the_day_of_their_run(tmp_path: Path) -> None:
    lines, (first, second) = tmp_path / "lines.jsonl", (line_of((cell, Measurement({OURS: 1.0}))) for cell in CELLS[:2])
    days = [json.dumps({"date": f"2026-01-0{day}", "card": "A"}) for day in (1, 2)]
    lines.write_text("\n".join([days[0], first, days[1], second]) + "\n")
    pages.collect(tmp_path / "all.json", [lines])
    results = pages.load(tmp_path / "all.json").results
    assert [found.date for _, found in sorted(results, key=lambda r: CELLS.index(r[0]))] == ["2026-01-01", "2026-01-02"]
    assert (pages.dates(results), pages.dates(results[:1])) == ("2026-01-01 to 2026-01-02", results[0][1].date)
    assert pages.dates([]) == ""


def test_the_pages_agree_with_the_committed_results() -> None:
    tables = [pages.load(file) for file in sorted((BENCHMARKS / "results").glob("*.json"))]
    for page in pages.PAGES:
        assert pages.rewritten(page.read_text(encoding="utf-8"), tables) == page.read_text(encoding="utf-8")


def test_what_peers_compile_is_called_once() -> None:
    attention = [cell for cell in FAMILIES["attention"].cells if cell.dtype == "bf16"]
    order = [*attention, *ROWS.cells[:50], *GEMM.cells]
    device = Fake()
    league.rehearse(order, device, 1e9, device.clock)
    assert device.seen == league.rehearsed(order) and not device.rehearses
    assert len(device.seen) == 2 * len({cell.extents["D"] for cell in attention}) + 50
    hurried = Fake()
    league.rehearse(order, hurried, 45, hurried.clock)
    assert len(hurried.seen) == 5


def test_no_two_processes_measure_at_a_time(tmp_path: Path) -> None:
    lock, steps = tmp_path / "lock", []

    def hold(shared: bool, name: str, until: threading.Event) -> None:
        with league.locked(lock, shared):
            steps.append(f"{name} in")
            until.wait(60)
            steps.append(f"{name} out")

    events = [threading.Event() for _ in range(3)]
    compiling = [threading.Thread(target=hold, args=(True, f"compile {i}", events[i])) for i in range(2)]
    for task in compiling:
        task.start()
    while len(steps) < 2:
        time.sleep(0.001)
    measuring = threading.Thread(target=hold, args=(False, "measure", events[2]))
    measuring.start()
    events[2].set()
    for task, event in zip(compiling, events, strict=False):
        event.set()
        task.join()
    measuring.join()
    assert steps[-2:] == ["measure in", "measure out"] and sorted(steps[:2]) == ["compile 0 in", "compile 1 in"]


def test_a_process_measures_and_writes_alone(tmp_path: Path) -> None:
    out, device, inside = tmp_path / "lines.jsonl", Fake(), []

    @contextlib.contextmanager
    def alone() -> Iterator[None]:
        before = len(device.seen), out.read_text() if out.exists() else ""
        yield
        inside.append((before, (len(device.seen), out.read_text())))

    list(league.run(CELLS[::2], device, out, 1e9, device.clock, alone))
    assert len(inside) == 1 + len(CELLS[::2])
    for (_, after), (before, _) in itertools.pairwise(inside):
        assert after == before  # nothing happens between


def test_peers_that_cannot_be_imported_end_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(league, "PEERS", ("a_peer.part", "another_peer"))
    with pytest.raises(SystemExit, match=r"has none of a_peer\.part, another_peer"):
        league.try_peers(tmp_path)
    (tmp_path / "a_peer").mkdir()
    (tmp_path / "a_peer/__init__.py").touch()
    with pytest.raises(SystemExit, match=r"a_peer\.part of .* cannot be imported: ModuleNotFoundError"):
        league.try_peers(tmp_path)
    (tmp_path / "a_peer/part.py").touch()
    league.try_peers(tmp_path)


def test_samples_of_families_exist() -> None:
    samples = {sample for family in FAMILIES.values() for sample in family.samples}
    assert [name for name in sorted(samples) if not league.source(name).exists()] == []
    assert {family.module for family in FAMILIES.values()} <= {path.stem for path in BENCHMARKS.glob("*.py")}
