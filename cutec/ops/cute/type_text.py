"""`!cute` types from their text."""

from __future__ import annotations

import re
from typing import Any

from cutec.ir.parse import parse_type
from cutec.ir.types import Type
from cutec.lazy_pattern import pattern
from cutec.ops.cute.form import parse_form
from cutec.ops.cute.types import CuteType
from cutec.ops.tables import TYPES

_CUTE = pattern(r"!(cute(?:_nvgpu)?\.\w+)<(.*)>", re.DOTALL)
_PARAMETER = pattern(r'\s*("[^"]*"|[^,"]+)\s*(?:,|$)')
_SHORT = pattern(r"(\w+) (.+)", re.DOTALL)


def parse_cute_type(text: str) -> CuteType:
    """The type of one of our dialects that a text stands for. Raises LayoutError or ValueError for
    text that is none.
    """
    match = _CUTE.fullmatch(text)
    row = TYPES.get(match[1]) if match else None
    if match is None or row is None:
        raise ValueError(f"{text} is no type of the cute dialects")
    slots = parse_form(f"{{{row.parameters}}}").attributes
    given = _PARAMETER.findall(match[2])
    if len(given) != len(slots):
        raise ValueError(f"{text} has {len(given)} parameters, not {len(slots)}: {row.parameters}")
    return row.read(*[_parameter(slot.kinds[0], parameter.strip()) for slot, parameter in zip(slots, given)])


def _parameter(kind: str, text: str) -> Any:
    """A parameter's value: text in quotes, an integer, or a type."""
    if kind in ("string", "space"):
        if not text.startswith('"'):
            raise ValueError(f"{text} should be in quotes")
        return text[1:-1]
    return int(text) if kind == "int" else parse_type(text)


def read_type(text: str) -> Type:
    """The type of a text, ours or another dialect's. Raises LayoutError or ValueError for text that
    is none.
    """
    return parse_cute_type(text) if text.startswith("!cute") else parse_type(text)


def short_type(text: str) -> Type:
    """As `read_type`; also `layout (4,8):(1,4)` for `!cute.layout<"(4,8):(1,4)">`."""
    match = _SHORT.fullmatch(text)
    if match and f"cute.{match[1]}" in TYPES:
        return parse_cute_type(f'!cute.{match[1]}<"{match[2]}">')
    return read_type(text)
