"""Lists, dicts and sets with several names where branches join.

After a branch at run time, a variable that holds one container or another, by the condition, gets a new one made of the joined leaves. If one of the two
has another name too, a change by one of the names would no longer be seen by the other: refused here. Objects of classes are let through, for most
classes with operators are used as values (`return Pair(-self.x) if self.x < 0 else self`).
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from cutec.diag import error
from cutec.frontend.places import ABSENT, Place, Snapshot, has_state
from cutec.frontend.signals import Shape

_DEPTH = 4
Pair = tuple["Place | None", Any, Any]


def refuse_shared(pairs: Sequence[Pair], snapshot: Snapshot, shape: Shape, live: Container[str] | None = None) -> None:
    """Raise E0314 if one of the values that are joined is a container, and what else is bound after the branch leads to it. `live`:
    the variables that may be read then (None: all)."""
    joined = [pair for pair in pairs if pair[1] is not pair[2] and ABSENT is not pair[1] and ABSENT is not pair[2]]
    rebound = {place.key() for place, _, _ in joined if place is not None}
    for place, *values in joined:
        for arm, value in enumerate(values):
            if not isinstance(value, (list, dict, set)):
                continue
            twins = [other[0].name for other in joined if other[0] is not None and other[0] is not place and other[1 + arm] is value]
            if name := next(iter(twins), None) or _other_name(value, snapshot, rebound, live):
                raise _shared_error(place, name, arm, shape)


def _other_name(obj: Any, snapshot: Snapshot, rebound: Container[Any], live: Container[str] | None) -> str | None:
    """The name of a variable that leads to an object otherwise than through the places that are bound anew."""
    if not snapshot.knows(obj):
        return None
    known = (v for v in snapshot.variables if v.key() not in rebound and (live is None or v.name in live))
    return next((v.name for v in known if _leads(v.get(), obj, rebound, _DEPTH)), None)


def _leads(value: Any, obj: Any, rebound: Container[Any], depth: int) -> bool:
    if value is obj or depth == 0:
        return value is obj
    parts: dict[Any, Any] = {}
    if isinstance(value, (list, tuple)):
        parts = dict(enumerate(value))
    elif isinstance(value, dict):
        parts = value
    elif has_state(value):
        value = parts = vars(value)
    return any((id(value), key) not in rebound and _leads(part, obj, rebound, depth - 1) for key, part in parts.items())


def _shared_error(place: Place | None, name: str, arm: int, shape: Shape) -> Exception:
    what = f"`{place.name}`" if place else "the value"
    sites = [bound.get(place.name if place else "") for bound in shape.bound]
    return error(
        "E0314",
        f"{what} is one of two containers, by a condition known only at run time, and `{name}` leads to one of them too",
        sites[arm] or next((site for site in sites if site), None) or shape.loc,
        help="make it one of its own in both branches: `list(x)`, `dict(x)`; or choose between the numbers in it",
    )
