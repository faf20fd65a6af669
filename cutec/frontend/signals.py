"""What rewritten code and its helper tell each other: how a body was left, and the shape of each construct."""

from __future__ import annotations

from typing import Any

from cutec.ir.core import Loc
from cutec.records import dataclass, field


class Jump:
    """How a body was left other than by reaching its end: BREAK and CONTINUE are the two without a value."""

    __slots__ = ("name",)

    def __init__(self, name: str):
        self.name = name

    def __repr__(self) -> str:
        return self.name


class Return(Jump):
    """`return value`."""

    __slots__ = ("value",)

    def __init__(self, value: Any):
        super().__init__("return")
        self.value = value


BREAK, CONTINUE = Jump("break"), Jump("continue")


@dataclass(eq=False)
class Shape:
    """What the rewriter found out about one `if`, `for` or `while`.

    `bound`: for each of its bodies (then and else; target and body; test and body) the names it binds and where.
    `live`: names that may be read after it. Loops: `header`, names live when it is decided whether to go on; `exposed`, names that one
    iteration may read before binding them; `exits`, which of break, continue and return its body has; `target`, the loop variable if it
    is a plain name that the body does not rebind; `steps`, for variables that the body changes only by `+=`/`-=` known numbers, a
    divisor of those (negative if one is subtracted). `tail`: what ends where this `if` ends ("function", "loop" or nothing).
    `globals`: which of the bound names are global. `before`: where the bound names were bound before it.
    """

    kind: str
    loc: Loc
    bound: tuple[dict[str, Loc], ...]
    tail: str = ""
    globals: frozenset[str] = frozenset()
    live: frozenset[str] = frozenset()
    header: frozenset[str] = frozenset()
    exposed: frozenset[str] = frozenset()
    exits: frozenset[str] = frozenset()
    target: str = ""
    steps: dict[str, int] = field(default_factory=dict)
    before: dict[str, Loc] = field(default_factory=dict)
    index: int = 0

    @property
    def names(self) -> set[str]:
        """All names that it binds."""
        return {name for body in self.bound for name in body}
