"""Names of functions and parameters in generated Python modules: they take nothing away that the
module itself uses.
"""

from __future__ import annotations

import keyword
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import cache

from cutec import resources
from cutec.diag import error
from cutec.lazy_pattern import pattern

# Names in a template that begin with an underscore: `_check(`, and no attribute.
_PRIVATE = pattern(r"(?<![\w.])_\w+")
# What a template numbers: `_{{ f.number }}`.
_NUMBERED = pattern(r"_\d+\Z")


@cache
def private(template: str) -> frozenset[str]:
    """The names with an underscore at the front that a template of a module uses."""
    text = (resources.tree("templates") / "export" / template).read_text(encoding="utf-8")
    return frozenset(_PRIVATE.findall(text))


def python_name(name: str, taken: Collection[str]) -> str:
    """A name that a Python program may define beside `taken`."""
    while keyword.iskeyword(name) or name in taken or _NUMBERED.match(name):
        name += "_"
    return name


def parameter_names(wanted: Mapping[str, str], taken: Collection[str]) -> dict[str, str]:
    """A function's parameters -> their names beside `taken`, which differ, by those `wanted`."""
    found: dict[str, str] = {}
    for param, name in wanted.items():
        found[param] = python_name(name, {*taken, *found.values()})
    return found


def check_distinct(names: Iterable[str], module: str, part: str) -> None:
    """Raise E1120 for a name that two things of a module would have."""
    for name, count in Counter(names).items():
        if count > 1:
            raise error(
                "E1120",
                f"{name} would stand for two things in {module}",
                help=f"rename the export, or --only without {part}",
            )
