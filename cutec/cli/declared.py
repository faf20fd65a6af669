"""Commands as data, and command lines that need no words: `cutec build` reads its own by this table alone.

click makes commands of the same table (`clicked.py`), and is loaded where it has something to say (help, a mistake) or knows better (settings by
environment variables, clustered or attached short options): that takes longer than all else before the kernel file is looked at.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cutec.environment import variable
from cutec.records import dataclass

Values = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """An option, or (where `flags` is empty) the one argument, which may be left out.

    flags: as typed, between blanks (`-o --output`), a switch with its opposite as `--cache/--no-cache`. name: of the parameter that it fills.
    metavar: what stands for its value in help; empty for a switch. multiple: it may be repeated and fills a tuple, or with `joined` one text with
    commas. within: it is a whole number, from and up to. variable: the environment variable that sets it too.
    """

    flags: str
    name: str
    metavar: str = ""
    help: str = ""
    default: Any = None
    multiple: bool = False
    joined: bool = False
    within: tuple[int, int] | None = None
    variable: str = ""

    @property
    def switch(self) -> bool:
        """Whether it takes no value."""
        return bool(self.flags) and not self.metavar

    def unset(self) -> Any:
        """What it fills in where it is not given."""
        return () if self.multiple and not self.joined else False if self.switch and self.default is None else self.default

    def set_elsewhere(self) -> bool:
        """Whether the environment sets it."""
        return bool(self.variable) and any(name in os.environ for name in variable(self.variable).names)

    def meanings(self) -> Iterator[tuple[str, bool]]:
        """The flags, and whether each turns a switch on."""
        for flag in self.flags.split():
            on, _, off = flag.partition("/")
            yield on, True
            if off:
                yield off, False


@dataclass(frozen=True)
class Declared:
    """A command: `run` is called with the options' values by name, and its docstring is the command's help."""

    name: str
    short_help: str
    options: tuple[Option, ...]
    run: Callable[..., Any]

    def plain(self, words: Sequence[str]) -> Values | None:
        """The values of a command line; None where click has to look at it."""
        if any(option.set_elsewhere() for option in self.options):
            return None
        values = {option.name: option.unset() for option in self.options}
        flags = {flag: (option, on) for option in self.options for flag, on in option.meanings()}
        file = next((option.name for option in self.options if not option.flags), "")
        rest = iter(words)
        for word in rest:
            if not word.startswith("-"):
                if not file or values[file] is not None:
                    return None
                values[file] = word
                continue
            flag, equals, value = word.partition("=")
            option, on = flags.get(flag, (None, False))
            if option is None or (equals and (option.switch or not flag.startswith("--"))):
                return None
            if not option.switch:
                value = value if equals else next(rest, "-")
                if not equals and value.startswith("-") or not _take(option, value, values):
                    return None
            else:
                values[option.name] = on
        return values


def _take(option: Option, text: str, values: Values) -> bool:
    """Note the value of an option. False: it is not one."""
    before = values[option.name]
    if option.within is not None:
        if not (text.isascii() and text.isdecimal() and option.within[0] <= int(text) <= option.within[1]):
            return False
        values[option.name] = int(text)
    elif option.joined:
        values[option.name] = text if before is None else f"{before},{text}"
    else:
        values[option.name] = (*before, text) if option.multiple else text
    return True
