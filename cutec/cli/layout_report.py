"""The reports of `cutec layout --banks` and `--coalescing`."""

from __future__ import annotations

from collections.abc import Iterable

from cutec.diag.wording import numbered
from cutec.layout import LayoutBase, LayoutError, size
from cutec.layout.access import Conflict, Request, bank_conflicts, coalescing

MAX_REQUESTS = 16
MAX_CONFLICTS = 8


def access_report(layout: LayoutBase, banks: bool, bits: int, threads: int | None, vector: int) -> str:
    """The cost of each request, equal ones together, and the sum. Raises LayoutError for layouts
    that cannot be analysed.
    """
    if threads is None:
        threads = _threads(layout)
    requests = (bank_conflicts if banks else coalescing)(layout, bits, threads, vector)
    unit = "wavefront" if banks else "sector"
    lines = []
    groups = _alike(requests)
    for request, count in groups[:MAX_REQUESTS]:
        last = request.first_value + vector - 1
        values = f"value {request.first_value}" if vector == 1 else f"values {request.first_value}-{last}"
        more = f" and {count - 1} like it" if count > 1 else ""
        lines.append(f"warp {request.warp}, {values}{more}: {_counted(request.cost, unit)} ({request.best} at best)")
        lines += [f"  {line}" for line in _conflicts(request.conflicts)]
    if len(groups) > MAX_REQUESTS:
        lines.append(f"({len(groups) - MAX_REQUESTS} more kinds of requests)")
    cost, best = sum(r.cost for r in requests), sum(r.best for r in requests)
    lines.append(
        f"{_counted(len(requests), 'request')} of {threads} threads, {vector * bits // 8} bytes per thread:"
        f" {_counted(cost, unit)}, {best} at best"
    )
    return "\n".join(lines)


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" + ("" if number == 1 else "s")


def _threads(layout: LayoutBase) -> int:
    """The threads of mode 0, or of a layout of one mode at most a warp. Raises LayoutError where
    the number is dynamic.
    """
    count = size(layout[0] if layout.rank > 1 else layout)
    if not isinstance(count, int):
        raise LayoutError(f"the number of threads of {layout} is dynamic: name it with --threads")
    return count if layout.rank > 1 else min(count, 32)


def _alike(requests: Iterable[Request]) -> list[tuple[Request, int]]:
    """The first of each kind of request and their number. A kind has one cost, and conflicts among
    the same lanes.
    """
    kinds: dict[tuple, tuple[Request, int]] = {}
    for request in requests:
        key = (request.cost, request.best, tuple(sorted(c.lanes for c in request.conflicts)))
        first, count = kinds.get(key, (request, 0))
        kinds[key] = (first, count + 1)
    return list(kinds.values())


def _conflicts(conflicts: tuple[Conflict, ...]) -> list[str]:
    """One line for each set of lanes, with the banks where they meet."""
    banks: dict[tuple[int, ...], list[int]] = {}
    for conflict in conflicts:
        banks.setdefault(conflict.lanes, []).append(conflict.bank)
    lines = [f"{numbered('bank', where)}: {numbered('lane', lanes)}" for lanes, where in banks.items()]
    return lines if len(lines) <= MAX_CONFLICTS else [*lines[:MAX_CONFLICTS], f"({len(lines) - MAX_CONFLICTS} more)"]
