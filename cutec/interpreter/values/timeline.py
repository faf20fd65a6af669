"""Timelines: who works and who waits in one block of a run, on a logical clock
(`interpreter.recording` makes them and defines the clock).
"""

from __future__ import annotations

from cutec.diag.error import Place
from cutec.records import dataclass


@dataclass(frozen=True)
class Span:
    """What one actor does from step `begin` to before step `end` (`begin < end`).

    `kind` and `actor`:
        "work", "wait"    of "warp 3"; the spans of a warp do not overlap
        "copy"            of "bulk copies" or "cp.async of warp 0"; copies may overlap
        "multiply"        of "multiplies of warpgroup 1"; these do not overlap

    `what` says it in words ("waits for phase 1 of the barrier at full + 2"), `place` is the Python
    line (of a run of several lines the first; None: unknown). `barrier` and `phase`, counted from
    0, are what a wait is for, or what a copy completes.
    """

    actor: str
    kind: str
    begin: int
    end: int
    what: str
    place: Place | None
    barrier: str | None = None
    phase: int | None = None


@dataclass
class Timeline:
    """The spans of one block in one launch, in the order in which they begin. `block` is its
    `blockIdx`. All spans end at step `end` or before. `truncated`: spans are missing, as there were
    too many.
    """

    kernel: str
    block: tuple[int, int, int]
    end: int
    spans: list[Span]
    truncated: bool
