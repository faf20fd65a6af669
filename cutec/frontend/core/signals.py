"""The protocol between rewritten code and its helper: how a body was left (a *signal*), and what
the rewriter knows about each construct.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cutec.ir.core import Loc
from cutec.records import dataclass, field, replace


class Jump:
    """A way to leave a body other than by reaching its end. BREAK and CONTINUE have no value."""

    __slots__ = ("name",)

    def __init__(self, name: str):
        self.name = name

    def __repr__(self) -> str:
        return self.name


class Return(Jump):
    """`return value`, at `place` in the source."""

    __slots__ = ("place", "value")

    def __init__(self, value: Any, place: Loc | None = None):
        super().__init__("return")
        self.value, self.place = value, place


BREAK, CONTINUE = Jump("break"), Jump("continue")
NONE = "none"
# The run-time code of each way to leave a body.
CODES = {NONE: 0, "continue": 1, "break": 2, "return": 3}


class Pending(Jump):
    """A jump that is decided at run time: `code` (Int32, see CODES) is that of one of `kinds`;
    "none" means that the body reached its end. `value` and `place` are those of the `return`.
    """

    __slots__ = ("code", "kinds", "place", "value")

    def __init__(self, code: Any, kinds: frozenset[str], value: Any = None, place: Loc | None = None):
        super().__init__("/".join(sorted(kinds - {NONE})))
        self.code, self.kinds, self.value, self.place = code, kinds, value, place


def kinds_of(signal: Jump | None) -> frozenset[str]:
    """The ways in which a body may have been left: names of CODES."""
    return signal.kinds if isinstance(signal, Pending) else frozenset([signal.name if signal else NONE])


def code_of(signal: Jump | None) -> Any:
    """The code of the way in which a body was left: a Python int if it is known while tracing."""
    return signal.code if isinstance(signal, Pending) else CODES[signal.name if signal else NONE]


def place_of(signal: Jump | None) -> Loc | None:
    """The place of the `return`, if the signal is or may be one."""
    return getattr(signal, "place", None)


def signal_of(kinds: frozenset[str], code: Any, value: Any = None, place: Loc | None = None) -> Jump | None:
    """The signal for several ways to leave a body; for one way only, the static signal."""
    if len(kinds) > 1:
        return Pending(code, kinds, value, place)
    (kind,) = kinds
    return Return(value, place) if kind == "return" else {NONE: None, "break": BREAK, "continue": CONTINUE}[kind]


@dataclass(eq=False)
class Construct:
    """An `if`, `for` or `while` of the user's with the results of the rewriter's analyses.

    `bound`: for each body (then and else; target and body; test and body) the names that it binds,
    with the place of the binding. `live`: the names that may be read after the construct, by the
    way it was left (the names of CODES). `tail`: the block that ends where the construct ends
    ("function", "loop", or "" for none). `globals`: the bound names that are global. `before`: the
    places where bound names were bound before the construct.

    Of loops only: `header`, the names live at the loop head; `exposed`, the names that an iteration
    may read before it binds them; `exits`, the jumps in the body (break, continue, return);
    `target`, the loop variable if it is a plain name that the body does not rebind; `steps`, for
    variables that the body changes only by adding literals and setting them to literals (induction
    variables), a divisor of these literals, negative if one is subtracted; `copies`, for variables
    that the body sets only to one other variable, its name; `passed`, variables that the body sets
    only to results of calls that take them; `orelse`, the construct of the `else`.

    Example: of `while n > 0: n -= 2`, `header` is {n}, `exposed` is {n} and `steps` is {n: -2}.
    """

    kind: str
    loc: Loc
    bound: tuple[dict[str, Loc], ...]
    tail: str = ""
    globals: frozenset[str] = frozenset()
    live: dict[str, frozenset[str]] = field(default_factory=dict)
    header: frozenset[str] = frozenset()
    exposed: frozenset[str] = frozenset()
    exits: frozenset[str] = frozenset()
    target: str = ""
    steps: dict[str, int] = field(default_factory=dict)
    copies: dict[str, str] = field(default_factory=dict)
    passed: frozenset[str] = frozenset()
    before: dict[str, Loc] = field(default_factory=dict)
    orelse: Construct | None = None
    index: int = 0

    @property
    def names(self) -> set[str]:
        """All names that it binds."""
        return {name for body in self.bound for name in body}

    @property
    def iteration(self) -> Construct:
        """One iteration of a loop as a branch: what is live after it is what is live at the loop
        head, or after the loop.
        """
        again, after = self.header, self.live_after([NONE])
        live = {NONE: again, "continue": again, "break": after, "return": self.live_after(["return"])}
        return replace(self, live=live, tail="loop")

    def live_after(self, kinds: Iterable[str]) -> frozenset[str]:
        """The names that may be read after the construct is left in one of these ways."""
        return frozenset().union(*(self.live.get(kind, frozenset()) for kind in kinds))
