"""What the league measures, as data: cells of grids, families of them, what was measured, and bars.
Nothing here needs a GPU (`league.py` runs it, `grids.py` lists it, `measuring.py` times).

A cell is a function at a type, a shape and a kind of data: `softmax bf16, columns 64, rows 1000`.
"""

from __future__ import annotations

import json
import math
import random
import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

OURS, BEFORE, COPY, USUAL = "ours", "before", "copy", "usual data"
CUDNN_FP8 = "cuDNN in e4m3"  # beside that of bfloat16
NO_PEERS = (OURS, BEFORE, COPY, USUAL)


@dataclass(frozen=True)
class Cell:
    """A point of a grid. `shape`: names and extents, such as (("M", 16), ("N", 4096))."""

    family: str
    function: str
    dtype: str
    shape: tuple[tuple[str, int], ...]
    data: str = "normal"

    @property
    def extents(self) -> dict[str, int]:
        """The shape by names."""
        return dict(self.shape)

    @property
    def axes(self) -> dict[str, Any]:
        """Everything that a cell can differ in from others of its family."""
        return {"function": self.function, "type": self.dtype, "data": self.data, **self.extents}

    def __str__(self) -> str:
        shape = ", ".join(f"{name} {extent}" for name, extent in self.shape)
        return f"{self.function} {self.dtype}, {shape}" + (f", {self.data}" if self.data != "normal" else "")


@dataclass
class Measurement:
    """What was found at a cell: milliseconds of a call and relative errors by name (`OURS`, peers;
    `BEFORE`: ours of an earlier build; `COPY`: a copy of as many bytes as must be moved; `USUAL`:
    ours on normally distributed data).
    `work`: what a call does, in `unit`. `absent`: why a peer is not there. `failed`: why ours is
    not. `date`: the day of its run.
    """

    ms: dict[str, float] = field(default_factory=dict)
    errors: dict[str, float] = field(default_factory=dict)
    work: float = 0.0
    unit: str = "byte"
    absent: dict[str, str] = field(default_factory=dict)
    failed: str = ""
    date: str = ""

    @property
    def peers(self) -> dict[str, float]:
        """Milliseconds of the peers."""
        return {name: ms for name, ms in self.ms.items() if name not in NO_PEERS}

    @property
    def best(self) -> str:
        """The fastest peer."""
        return min(self.peers, key=self.peers.__getitem__)

    def speed(self, name: str = OURS) -> float:
        """GB/s or TFLOP/s."""
        return self.work / self.ms[name] * (1e-9 if self.unit == "flop" else 1e-6)

    def of_peer(self) -> float | None:
        """Our speed as a ratio to the fastest peer's."""
        return self.ms[self.best] / self.ms[OURS] if OURS in self.ms and self.peers else None

    def over(self, name: str) -> float | None:
        """Our speed as a ratio to that of `BEFORE`, `COPY` or `USUAL`."""
        return self.ms[name] / self.ms[OURS] if {OURS, name} <= self.ms.keys() else None

    def of_error(self) -> float | None:
        """The least error of a peer as a ratio to ours: 1 where both are exact."""
        theirs = [error for name, error in self.errors.items() if name in self.peers]
        if OURS not in self.errors or not theirs:
            return None
        return min(theirs) / self.errors[OURS] if self.errors[OURS] else 1.0


Result = tuple[Cell, Measurement]


@dataclass(frozen=True)
class Bar:
    """What a quantity must reach where it applies: as a geometric mean, and at least."""

    name: str
    value: Callable[[Cell, Measurement], float | None]
    least: float = 0.0
    mean: float = 0.0

    def values(self, results: Iterable[Result]) -> list[float]:
        """The quantity wherever it applies."""
        found = [self.value(*result) for result in results if not result[1].failed]
        return [value for value in found if value is not None]

    def below(self, result: Result) -> float | None:
        """The quantity of a cell that does not reach the bar; else None."""
        values = self.values([result])
        return values[0] if values and not values[0] >= self.least else None


@dataclass(frozen=True)
class Family:
    """Cells that a module measures: its function `measured(cell, bundles)`. It needs the bundles of
    `samples`: files of samples/ unless they name a folder. A table of docs has a line for each
    value of `lines` (names of axes), a column for each of the axis `across`; what lies in one field
    of it is averaged. Peers are compiled anew where one of the axes `compiled` differs. The summary
    has a line for each value of the axes `summary`, with `suffix` behind it.
    """

    name: str
    title: str
    module: str
    samples: tuple[str, ...]
    cells: tuple[Cell, ...]
    bars: tuple[Bar, ...]
    lines: tuple[str, ...]
    across: str
    compiled: tuple[str, ...] = ()
    summary: tuple[str, ...] = ("function",)
    suffix: str = ""


def sampled(cells: Sequence[Cell], count: int, seed: int) -> list[Cell]:
    """At least `count` cells, such that each value of each axis and each type of each function
    occurs, in shuffled order. The same seed gives the same ones.
    """
    left = list(cells)
    rng = random.Random(seed)
    rng.shuffle(left)
    traits = {cell: {*cell.axes.items(), (cell.function, cell.dtype)} for cell in left}
    missing = set().union(*traits.values())
    chosen: list[Cell] = []
    while missing:
        chosen.append(max(left, key=lambda cell: len(traits[cell] & missing)))
        missing -= traits[chosen[-1]]
    taken = set(chosen)
    chosen += [cell for cell in left if cell not in taken][: max(0, count - len(chosen))]
    rng.shuffle(chosen)
    return chosen


def mean(values: Sequence[float]) -> float:
    """The geometric mean."""
    return statistics.geometric_mean(values)


def line_of(result: Result) -> str:
    """A result as a line of JSON."""
    cell, found = result
    numbers = asdict(found)
    for key in ("ms", "errors"):
        numbers[key] = {name: _shortened(value) for name, value in numbers[key].items()}
    kept = {key: value for key, value in numbers.items() if value}
    return json.dumps({**asdict(cell), "shape": cell.extents, **kept}, separators=(",", ":"))


def result_of(row: dict[str, Any]) -> Result:
    """A result from a line."""
    cell = Cell(row["family"], row["function"], row["dtype"], tuple(row["shape"].items()), row["data"])
    return cell, Measurement(**{key: row[key] for key in Measurement.__dataclass_fields__ if key in row})


def _shortened(value: float) -> float:
    """Four digits say all that a measurement knows."""
    return float(f"{value:.4g}") if math.isfinite(value) else value


def rows_of(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a file; the last one may be torn, where a run was killed. Results have the date
    of the run that they are of: of the last line above them that names the card.
    """
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    date = ""
    for number, line in enumerate(lines, 1):
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            if number < len(lines):
                raise
            return
        date = row.setdefault("date", date)
        yield row
