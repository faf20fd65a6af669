"""What rewritten code and its helper tell each other: how a body was left, and the shape of each
construct.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cutec.ir.core import Loc
from cutec.records import dataclass, field, replace


class Jump:
    """How a body was left other than by reaching its end: BREAK and CONTINUE are the two without a
    value.
    """

    __slots__ = ("name",)

    def __init__(self, name: str):
        self.name = name

    def __repr__(self) -> str:
        return self.name


class Return(Jump):
    """`return value`, which stands at `place`."""

    __slots__ = ("place", "value")

    def __init__(self, value: Any, place: Loc | None = None):
        super().__init__("return")
        self.value, self.place = value, place


BREAK, CONTINUE = Jump("break"), Jump("continue")
NONE = "none"
# The number that stands at run time for each way to leave a body.
CODES = {NONE: 0, "continue": 1, "break": 2, "return": 3}


class Pending(Jump):
    """A jump that is decided at run time: `code` (Int32, see CODES) says which of `kinds` it is,
    "none" for none. `value` is what is returned where it is "return", at `place`.
    """

    __slots__ = ("code", "kinds", "place", "value")

    def __init__(self, code: Any, kinds: frozenset[str], value: Any = None, place: Loc | None = None):
        super().__init__("/".join(sorted(kinds - {NONE})))
        self.code, self.kinds, self.value, self.place = code, kinds, value, place


def kinds_of(signal: Jump | None) -> frozenset[str]:
    """The ways in which a body may have been left: members of CODES."""
    return signal.kinds if isinstance(signal, Pending) else frozenset([signal.name if signal else NONE])


def code_of(signal: Jump | None) -> Any:
    """The number that tells how a body was left: a Python int where that is known while tracing."""
    return signal.code if isinstance(signal, Pending) else CODES[signal.name if signal else NONE]


def place_of(signal: Jump | None) -> Loc | None:
    """Where a `return` stands, if the signal is or may be one."""
    return getattr(signal, "place", None)


def signal_of(kinds: frozenset[str], code: Any, value: Any = None, place: Loc | None = None) -> Jump | None:
    """The signal for some ways of leaving a body: the plain one where there is one way only."""
    if len(kinds) > 1:
        return Pending(code, kinds, value, place)
    (kind,) = kinds
    return Return(value, place) if kind == "return" else {NONE: None, "break": BREAK, "continue": CONTINUE}[kind]


@dataclass(eq=False)
class Shape:
    """What the rewriter found out about one `if`, `for` or `while`.

    `bound`: for each of its bodies (then and else; target and body; test and body) the names it
    binds and where. `live`: names that may be read after it, by how it was left (the names of
    CODES). Loops: `header`, names live when it is decided whether to go on; `exposed`, names that
    one iteration may read before binding them; `exits`, which of break, continue and return its
    body has; `target`, the loop variable if it is a plain name that the body does not rebind;
    `steps`, for variables that the body changes only by adding and setting known numbers, a divisor
    of those (negative if one is subtracted); `copies`, for those that it only sets to another, that
    one's name; `orelse`, the shape of its `else`. `tail`: what ends where this construct ends
    ("function", "loop" or nothing). `globals`: which of the bound names are global. `before`: where
    the bound names were bound before it.
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
    before: dict[str, Loc] = field(default_factory=dict)
    orelse: Shape | None = None
    index: int = 0

    @property
    def names(self) -> set[str]:
        """All names that it binds."""
        return {name for body in self.bound for name in body}

    @property
    def iteration(self) -> Shape:
        """The shape of one iteration of a loop, taken as a branch."""
        again, after = self.header, self.live_after([NONE])
        live = {NONE: again, "continue": again, "break": after, "return": self.live_after(["return"])}
        return replace(self, live=live, tail="loop")

    def live_after(self, kinds: Iterable[str]) -> frozenset[str]:
        """The names that may be read after leaving it in one of these ways."""
        return frozenset().union(*(self.live.get(kind, frozenset()) for kind in kinds))
