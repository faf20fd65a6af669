"""Host programs that differ in nothing but constants share one function of C.

The forms of a function are mostly one program with other tile sizes. A C compiler takes its time
for each function, so the constants that differ stand in a table of the program (`struct
constants_3`, read through `k`); those that are the same everywhere stay in the code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cutec.library.program import SLOTS, Constant, LaunchCode, ProgramCode, c_string
from cutec.records import dataclass, field

Values = dict[str, Any]
_PLACE = re.compile(r"@(\w+)@")


@dataclass(frozen=True, slots=True)
class Member:
    """A program: its number, what a comment says of it, and its constants by name."""

    number: int
    title: str
    constants: dict[str, Constant]


@dataclass(slots=True)
class Group:
    """Programs with one code."""

    number: int
    code: ProgramCode
    members: list[Member] = field(default_factory=list)

    def varying(self) -> dict[str, Constant]:
        """The constants that are not the same in all programs."""
        first, *others = (member.constants for member in self.members)
        return {name: c for name, c in first.items() if any(o[name].text != c.text for o in others)}


class Sharing:
    """The functions of all programs that were added."""

    def __init__(self) -> None:
        self._groups: dict[Any, Group] = {}

    def add(self, number: int, title: str, code: ProgramCode, *constants: Constant) -> int:
        """Add a program with its constants, and others that its statements may name. Returns the
        number of its function.
        """
        used = {name for line in code.statements for name in _PLACE.findall(line)}
        named = {c.name.upper(): c for c in (*code.constants, *constants)}
        key = (code.statements, code.round, *map(_shape, code.launches), *(c.type for c in code.constants))
        group = self._groups.setdefault(key, Group(len(self._groups), code))
        group.members.append(Member(number, title, {name: named[name] for name in named if name in used}))
        return group.number

    def functions(self) -> list[Values]:
        """The functions as `programs.c.j2` prints them."""
        return [_function(group) for group in self._groups.values()]


def _shape(launch: LaunchCode) -> tuple[Any, ...]:
    """What a launch's code depends on. (Its kernel is in the program's table.)"""
    return launch.happens, launch.grid, launch.block, launch.cluster, launch.shared, launch.args, launch.attributes


def _function(group: Group) -> Values:
    code, varying = group.code, group.varying()
    texts = {name: f"k->{c.name}" if name in varying else c.text for name, c in group.members[0].constants.items()}
    launches = list(_launches(code))
    return {
        "number": group.number,
        "titles": list(dict.fromkeys(member.title for member in group.members)),
        "constants": [(c.type, c.name) for c in varying.values()],
        "members": [
            {"number": m.number, "constants": ", ".join(m.constants[name].text for name in varying)}
            for m in group.members
        ],
        "statements": [_PLACE.sub(lambda match: texts[match[1]], line) for line in code.statements],
        "launches": launches,
        "round": code.round,
        "attributes": sum(len(n.attributes) for n in code.launches),
        "params": sum(len(n.args) for n in code.launches),
        "slots": sum(bool(arg["store"]) for n in launches for arg in n["args"]),
        "maps": len(code.maps),
    }


def _launches(code: ProgramCode) -> Iterator[Values]:
    """The launches, with the places of their attributes and parameters in the frame."""
    attributes = params = slots = 0
    for n in code.launches:
        args: list[Values] = []
        for type, text in n.args:
            if type == "tensor_map":
                args.append({"store": "", "place": text})
            else:
                place = f"f->slots[{slots}]"
                args.append({"store": f"{place}.{SLOTS[type]} = {text};", "place": place})
                slots += 1
        yield {
            "happens": n.happens,
            "extents": [*n.grid, *n.block, *(n.cluster or ("1", "1", "1"))],
            "shared": n.shared,
            "attributes": n.attributes,
            "first_attribute": attributes,
            "first_param": params,
            "args": args,
        }
        attributes += len(n.attributes)
        params += len(n.args)


def kernels(code: ProgramCode) -> list[Values]:
    """The kernels of a program, launch by launch, for its table."""
    return [
        {
            "name": c_string(n.kernel),
            "shared": n.constant_shared,
            "clusters": int(bool(n.cluster)),
            "cluster": n.cluster_shape or (0, 0, 0),
        }
        for n in code.launches
    ]
