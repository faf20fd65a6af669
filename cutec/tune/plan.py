"""The plan of a tuning run: a file beside the bundles of the candidates, so that another machine
can measure them without the tools and the kernel file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cutec.artifact import guard
from cutec.diag import error
from cutec.files import write_whole
from cutec.records import asdict, dataclass, field

PLAN = "plan.json"
JOURNAL = "journal.jsonl"
_SCHEMA = 2


@dataclass
class Candidate:
    """One candidate; `digest`: of what its function's bundle has of it. `terms` of its time, if a
    table gives costs; `kind`: as declared.
    `dropped`: why it is not measured, "" if it is. `model`: predicted microseconds at each shape of
    the function; None where its guard does not hold.
    """

    export: str
    when: str
    use: dict[str, str]
    dropped: str = ""
    digest: str = ""
    model: list[float | None] = field(default_factory=list)
    terms: list[str] = field(default_factory=list)
    kind: str = ""

    def takes(self, shape: Mapping[str, int]) -> bool:
        """Whether its guard holds at a shape."""
        return not self.when or bool(guard.holds(guard.parse(self.when, set(shape)), shape))


@dataclass
class Part:
    """One function of a plan; the folder `name` has the bundle of its candidates. `contents`: of
    tensors that are not random.
    """

    name: str
    spec: str
    features: list[str]
    shapes: list[dict[str, int]]
    candidates: list[Candidate]
    contents: dict[str, str] = field(default_factory=dict)

    def left(self) -> list[int]:
        """The numbers of the candidates that screening has left."""
        return [i for i, candidate in enumerate(self.candidates) if not candidate.dropped]

    def ranked(self, shape: int, top: int | None = None) -> list[int]:
        """Candidates that take a shape, the fastest by the model first."""
        rest = [i for i in self.left() if self.candidates[i].takes(self.shapes[shape])]
        times = {i: self.candidates[i].model[shape] for i in rest}
        return sorted(rest, key=lambda i: (times[i] is None, times[i] or 0.0, i))[:top]


@dataclass
class Plan:
    """What to tune. `table`: the name of the tuning file; `card` of the model."""

    table: str
    card: str
    cutec: str
    parts: list[Part]

    def head(self) -> dict[str, Any]:
        """What a journal is about: the declarations and builds of the candidates, by digests."""
        bundles = {c.export: c.digest for part in self.parts for c in part.candidates if not c.dropped}
        return {"spec": {part.name: part.spec for part in self.parts}, "bundles": bundles}

    def tasks(self) -> Iterator[tuple[Part, int]]:
        """Each function with the number of each of its shapes."""
        for part in self.parts:
            for number in range(len(part.shapes)):
                yield part, number


def save(plan: Plan, folder: Path) -> None:
    """Write a plan. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / PLAN, (json.dumps({"schema": _SCHEMA, **asdict(plan)}, indent=1) + "\n").encode())


def load(folder: Path) -> Plan:
    """The plan of a folder. Raises E1002 where there is none, and E1092 for one of another version
    of this format.
    """
    try:
        data = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise error(
            "E1002",
            f"{folder} holds no {PLAN} that can be read: {problem}",
            help="`cutec tune FILE --build-only -o DIR` makes one",
        ) from None
    try:
        return _plan(data)
    except (KeyError, TypeError) as problem:
        raise error("E1092", f"{folder / PLAN} is not as this cutec writes it: {problem}") from None


def _plan(data: Any) -> Plan:
    if data.pop("schema") != _SCHEMA:
        raise KeyError("another schema")
    parts = [
        Part(**{**part, "candidates": [Candidate(**candidate) for candidate in part["candidates"]]})
        for part in data["parts"]
    ]
    return Plan(**{**data, "parts": parts})
