"""Tables of the league's results, and the marked parts of the pages that are made of them:

<!-- league: gemm -->
what `league.py --docs` writes
<!-- end of league: gemm -->
"""

from __future__ import annotations

import datetime
import json
import re
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cells import BEFORE, Bar, Family, Result, line_of, mean, result_of, rows_of
from grids import FAMILIES

ROOT = Path(__file__).resolve().parent.parent
PAGES = (ROOT / "README.md", ROOT / "docs" / "benchmarks.md")
MARKED = re.compile(r"(<!-- league: ([\w-]+) -->\n).*?(<!-- end of league: \2 -->)", re.DOTALL)
WIDTH = 100
SLOWER = 0.98  # what two runs of the same kernel may differ by


@dataclass
class Table:
    """The results on one card: what they depend on, how many cells the grids had, and what was
    measured.
    """

    environment: dict[str, str]
    sizes: dict[str, int]
    results: list[Result]

    def of(self, family: str) -> list[Result]:
        """The results of a family."""
        return [result for result in self.results if result[0].family == family]


# -- files


def header(environment: dict[str, str]) -> str:
    """The first line of a run."""
    return json.dumps({"date": datetime.date.today().isoformat(), **environment})


def collect(target: Path, files: Sequence[Path]) -> None:
    """Write the lines of runs into one file, a cell once: its last measurement that did not fail,
    without that of an earlier build beside it. Exits if they are of several cards.
    """
    rows = [row for file in files for row in rows_of(file)]
    headers = [row for row in rows if "function" not in row]
    if not headers or len({row["card"] for row in headers}) != 1:
        sys.exit("league: lines of runs on one card are needed")
    results = dict(sorted((result_of(row) for row in rows if "function" in row), key=lambda r: not r[1].failed))
    for found in results.values():
        for of in (found.ms, found.errors, found.absent):
            of.pop(BEFORE, None)
    sizes = {name: len(family.cells) for name, family in FAMILIES.items()}
    lines = ",\n".join(sorted(map(line_of, results.items())))
    target.parent.mkdir(parents=True, exist_ok=True)
    environment = {name: value for row in headers for name, value in row.items() if value != "absent"}
    text = f'{{"environment": {json.dumps(environment)},\n"cells": {json.dumps(sizes)},\n"results": [\n{lines}\n]}}\n'
    target.write_text(text, encoding="utf-8")


def load(file: Path) -> Table:
    """What `collect` wrote."""
    found = json.loads(file.read_text(encoding="utf-8"))
    return Table(found["environment"], found["cells"], [result_of(row) for row in found["results"]])


def write(tables: Sequence[Table], pages: Iterable[Path] = PAGES) -> None:
    """Rewrite the marked parts of the pages."""
    for page in pages:
        page.write_text(rewritten(page.read_text(encoding="utf-8"), tables), encoding="utf-8")


def rewritten(text: str, tables: Sequence[Table]) -> str:
    """A page with its marked parts made from the tables: the card with the most cells comes
    first.
    """
    order = sorted(tables, key=lambda table: -len(table.results))
    return MARKED.sub(lambda found: f"{found[1]}\n{part(found[2], order)}\n\n{found[3]}", text)


def part(name: str, tables: Sequence[Table]) -> str:
    """What a marked part says. Exits if there is none of the name."""
    if name == "environment":
        return environments(tables)
    if name == "summary":
        return "\n\n".join(map(summary, tables))
    if name not in FAMILIES:
        sys.exit(f"league: a page has a part {name!r}, which no family is")
    return "\n\n".join(of_family(FAMILIES[name], table) for table in tables if table.of(name))


# -- tables


def markdown(rows: Sequence[Sequence[str]]) -> str:
    """A table; the first row is its head."""
    head, *body = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "|---" * len(rows[0]) + "|", *body])


def environments(tables: Sequence[Table]) -> str:
    """What the numbers depend on, a column a card."""
    names = list(dict.fromkeys(name for table in tables for name in table.environment if name != "card"))
    rows = [[name, *(table.environment.get(name, "") for table in tables)] for name in names]
    return markdown([["", *(table.environment["card"] for table in tables)], *rows])


def summary(table: Table) -> str:
    """A line for each function: the grid, and how it stands beside its peers."""
    rows = [["", "grid", "cells", "× the best of", "geometric mean (least)"]]
    for family in FAMILIES.values():
        for key, results in grouped(table.of(family.name), family.summary):
            values = ratios(results)
            if values:
                label = " ".join(key).replace("_", " ") + family.suffix
                rows.append([label, spans(results), str(len(values)), ", ".join(peers(results)), spread(values)])
    return f"{table.environment['card']}, {dates(table.results)}:\n\n{markdown(rows)}"


def of_family(family: Family, table: Table) -> str:
    """Bars, then the ratios by shape, unless most cells are missing, then the cells below a bar."""
    results = table.of(family.name)
    cells = table.sizes.get(family.name, len(family.cells))
    said = f"{table.environment['card']}, {dates(results)}: {len(results)} of the grid's {cells} cells"
    beside = f", beside {', '.join(peers(results))}" if peers(results) else ""
    by_shape = shapes(family, results) if 2 * len(results) >= cells else []
    return "\n\n".join([filled(f"{said}{beside}."), bars(family, results), *by_shape, *listed(family, results)])


def dates(results: Sequence[Result]) -> str:
    """The day on which they were measured, or the first and the last one."""
    days = sorted({found.date for _, found in results})
    return " to ".join(dict.fromkeys([*days[:1], *days[-1:]]))


def bars(family: Family, results: Sequence[Result]) -> str:
    """Where each function stands beside each bar."""
    rows = [["geometric mean (least)", "cells", *(bar.name for bar in family.bars), "at best"]]
    rows.append(["bar", "", *map(asked, family.bars), ""])
    groups = [*grouped(results, ("function", "type")), (("all", ""), list(results))]
    for (function, dtype), some in groups:
        fields = [spread(bar.values(some)) for bar in family.bars]
        rows.append([f"{function.replace('_', ' ')} {dtype}".strip(), str(len(some)), *fields, fastest(some)])
    return markdown(rows)


def shapes(family: Family, results: Sequence[Result]) -> Iterator[str]:
    """Tables of what the first bar is about, where it is: lines and columns as the family says."""
    outer = tuple(name for name in ("function", "type") if name not in family.lines)
    for title, some in grouped(results, outer):
        columns = sorted({cell.axes[family.across] for cell, _ in some})
        rows = [[", ".join(family.lines), *map(str, columns)]]
        for key, line in grouped(some, family.lines):
            by_column = {column: within for (column,), within in grouped(line, (family.across,))}
            fields = [field(family.bars[0], by_column.get(column, [])) for column in columns]
            if any(fields):
                rows.append([" ".join(map(str, key)), *fields])
        what = " ".join([family.bars[0].name, *map(str, title), "by", family.across])
        if rows[1:]:
            yield f"{what}:\n\n{markdown(rows)}"


def listed(family: Family, results: Sequence[Result]) -> Iterator[str]:
    """The cells below each bar, the worst first, how many peers refuse, and those that failed."""
    for bar in family.bars:
        low = sorted((value, str(result[0])) for result in results if (value := bar.below(result)) is not None)
        if low:
            cells = "; ".join(f"{cell}: {value:.2f}" for value, cell in low)
            yield filled(f"Below {bar.least:.2f} {bar.name} ({len(low)}): {cells}.")
    absent = Counter(name for _, found in results for name in found.absent)
    if absent:
        yield filled(f"Peers that refuse some cells: {', '.join(f'{name} {n}' for name, n in absent.most_common())}.")
    failed = [f"{cell} ({found.failed})" for cell, found in results if found.failed]
    if failed:
        yield filled(f"Failed ({len(failed)}): {'; '.join(failed)}.")


def below(table: Table) -> str:
    """What `--below` prints."""
    found = [line for family in FAMILIES.values() for line in listed(family, table.of(family.name))]
    return "\n\n".join([table.environment["card"], *found])


def grids(table: Table) -> str:
    """What `--grid` prints."""
    families = [family for family in FAMILIES.values() if table.of(family.name)]
    return "\n\n".join([environments([table]), *(f"{f.title}\n\n{of_family(f, table)}" for f in families)])


def changes(results: Sequence[Result]) -> str:
    """What `--change` prints: how ours stands beside `BEFORE`, the best peer beside both, and the
    cells that became slower.
    """
    found = [result for result in results if result[1].over(BEFORE) is not None]
    rows = [["geometric mean (least)", "cells", "× before", "× the best peer, before", "now"]]
    for title, some in [*grouped(found, ("function", "type")), (("all",), found)]:
        faster = [of.over(BEFORE) or 0.0 for _, of in some]
        now = ratios(some)
        then = [of.ms[of.best] / of.ms[BEFORE] for _, of in some if of.peers]
        rows.append([" ".join(map(str, title)), str(len(some)), *map(spread, (faster, then, now))])
    slower = sorted((of.over(BEFORE) or 0.0, str(cell)) for cell, of in found)
    lines = [f"{ratio:.3f}  {cell}" for ratio, cell in slower if ratio < SLOWER]
    failed = [f"{cell}: {of.failed}" for cell, of in results if of.failed]
    return "\n".join([markdown(rows), "", f"slower than {SLOWER} of before: {len(lines)}", *lines, *failed])


# -- fields


def grouped(results: Iterable[Result], axes: Sequence[str]) -> list[tuple[tuple[Any, ...], list[Result]]]:
    """Results by the values of axes, in order."""
    groups: dict[tuple[Any, ...], list[Result]] = {}
    for result in results:
        groups.setdefault(tuple(result[0].axes[name] for name in axes), []).append(result)
    return sorted(groups.items(), key=lambda item: item[0])


def spread(values: Sequence[float]) -> str:
    """The geometric mean and the least value."""
    return f"{mean(values):.2f} ({min(values):.2f})" if values else ""


def asked(bar: Bar) -> str:
    """What a bar wants."""
    return " ".join([f"{bar.mean:.2f}"] * bool(bar.mean) + [f"({bar.least:.2f})"] * bool(bar.least))


def field(bar: Bar, results: Sequence[Result]) -> str:
    """The geometric mean of what a bar is about."""
    values = bar.values(results)
    return f"{mean(values):.2f}" if values else ""


def ratios(results: Iterable[Result]) -> list[float]:
    """To the fastest peer, where there is one."""
    return [ratio for _, found in results if not found.failed and (ratio := found.of_peer()) is not None]


def fastest(results: Sequence[Result]) -> str:
    """The greatest speed in some cells."""
    speeds = [(found.speed(), found.unit) for _, found in results if found.work and not found.failed]
    if not speeds:
        return ""
    speed, unit = max(speeds)
    return f"{speed:.0f} {'TFLOP/s' if unit == 'flop' else 'GB/s'}"


def peers(results: Sequence[Result]) -> list[str]:
    """The peers that were measured somewhere."""
    return list(dict.fromkeys(name for _, found in results for name in found.peers))


def spans(results: Sequence[Result]) -> str:
    """Types and extents of a grid: `bf16, f32; columns 64 … 262144, rows 1 … 1000000`."""
    types = ", ".join(sorted({cell.dtype for cell, _ in results}))
    extents: dict[str, set[int]] = {}
    for cell, _ in results:
        for name, extent in cell.shape:
            extents.setdefault(name, set()).add(extent)
    spans = (f"{name} {min(found)}" + (f" … {max(found)}" if len(found) > 1 else "") for name, found in extents.items())
    return "; ".join([types, ", ".join(spans)])


def filled(text: str) -> str:
    """Prose of the pages' width."""
    return textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)
