"""The findings of a run, causes first. What may follow from a finding becomes a note of it: a
barrier that only some threads reach leaves races behind it, and one missing barrier or wait shows
at each pair of lines that it would order.

    E5005 line 15 after 11                       E5004 line 14
    E5005 line 16 after 12          becomes         note: may follow from this: E5005 at line 15
    E5004 line 14                                         after line 11, line 16 after line 12
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePath
from typing import NamedTuple

from cutec.diag import CutecError, Note, error
from cutec.diag.error import Place, is_known

_RACES = frozenset(
    {"E5003", "E5005", "E5030", "E5031", "E5032", "E5033", "E5034", "E5037", "E5038", "E5039", "E5040", "E5044"}
)
# Causes, the deepest first → what may follow from them
_FOLLOW = {
    "E5004": _RACES,
    "E5043": _RACES | {"E5049"},
    "E5041": _RACES,
    "E5045": _RACES,
    "E5035": frozenset({"E5003", "E5030", "E5032", "E5037"}),
}
_ORDER_THREADS = ("E5004", "E5043", "E5041", "E5045")  # barriers: what follows from them stands behind
_MOST = 8  # consequences that a note lists


def by_cause(findings: Iterable[CutecError]) -> list[CutecError]:
    """The findings of a run in another order, some as notes of others."""
    left = list(findings)
    result: list[CutecError] = []
    for code in _FOLLOW:
        for cause in [f for f in left if f.code == code]:
            left.remove(cause)
            following = [f for f in left if _follows(f, cause)]
            left = [f for f in left if f not in following]
            result.append(_with_note(cause, following, "may follow from this"))
    while left:
        first, *left = left
        alike = _alike(first, left)
        left = [f for f in left if f not in alike]
        result.append(_with_note(first, alike, "may have the same cause"))
    return result


def _follows(finding: CutecError, cause: CutecError) -> bool:
    if finding.code not in _FOLLOW[cause.code] or _kernel(finding) != _kernel(cause):
        return False
    line = cause.place.line if cause.place is not None else 0
    return cause.code not in _ORDER_THREADS or any(n > line for _, n in _lines(finding))


def _alike(first: CutecError, others: list[CutecError]) -> list[CutecError]:
    """The races that one barrier or wait may order together with `first`, and uses of undefined
    values at their lines.
    """
    found: list[CutecError] = []
    if first.code not in _RACES:
        return found
    span = _Span.of(first)
    for other in others:
        if other.code == first.code and _kernel(other) == _kernel(first):
            joined = span and span.meet(_Span.of(other))
            if joined:
                span = joined
                found.append(other)
    lines = {line for f in (first, *found) for line in _lines(f)}
    return found + [f for f in others if f.code == "E5003" and f not in found and _lines(f)[0] in lines]


class _Span(NamedTuple):
    """The lines between which a barrier orders two sides of races: behind `after`, before `before`;
    `around`: the earlier side stands behind the later one, in a loop, and the barrier anywhere else
    in it.
    """

    file: str
    after: int
    before: int
    around: bool

    @classmethod
    def of(cls, finding: CutecError) -> _Span | None:
        lines = _lines(finding)
        if len({file for file, _ in lines}) != 1 or len(lines) < 2:
            return None
        (file, later), (_, earlier) = lines[:2]
        return cls(file, earlier, later, earlier > later)

    def meet(self, other: _Span | None) -> _Span | None:
        """The span of a barrier for both; None if there is none."""
        if other is None or (self.file, self.around) != (other.file, other.around):
            return None
        after, before = max(self.after, other.after), min(self.before, other.before)
        return _Span(self.file, after, before, self.around) if self.around or after < before else None


def _with_note(finding: CutecError, others: list[CutecError], relation: str) -> CutecError:
    if not others:
        return finding
    here = finding.place.file if finding.place is not None else ""
    listed = "; ".join(dict.fromkeys(_brief(f, here) for f in others[:_MOST]))
    more = f"; and {len(others) - _MOST} more" if len(others) > _MOST else ""
    count = "1 more finding" if len(others) == 1 else f"{len(others)} more findings"
    note = Note(f"{count} {relation}: {listed}{more}")
    return error(finding.code, finding.message, finding.place, [*finding.notes, note], finding.help)


def _brief(finding: CutecError, here: str) -> str:
    """Its code and lines: `E5005 at line 15 after line 11`."""
    return f"{finding.code} at " + " after ".join(
        f"line {line}" if file == here else f"{PurePath(file).name}:{line}" for file, line in _lines(finding)
    )


def _lines(finding: CutecError) -> list[tuple[str, int]]:
    """The (file, line) of the finding and of the other side that its notes name."""
    places = [finding.place, *(note.place for note in finding.notes)]
    return list(dict.fromkeys((p.file, p.line) for p in places if is_known(p)))


def _kernel(finding: CutecError) -> tuple[str, str] | None:
    """The (file, function) of the kernel that it is in."""
    place: Place | None = finding.place
    while place is not None and place.caller is not None:
        place = place.caller
    return (place.file, place.function) if place is not None else None
