"""`printf` formats. A value is printed by its own type, whatever width its directive claims."""

from __future__ import annotations

import re
from typing import Any

from cutec.ops.primitives.host_io import DIRECTIVE


def formatted(format: str, values: list[Any]) -> str:
    """The text; the verifier has counted the directives."""
    pending = iter(values)

    def one(match: re.Match[str]) -> str:
        flags, letter = match.groups()
        return "%" if letter == "%" else _one(flags, letter, next(pending))

    return DIRECTIVE.sub(one, format)


def _one(flags: str, letter: str, value: Any) -> str:
    if letter in "uoxX" and int(value) < 0:
        value = int(value) + (1 << 8 * value.dtype.itemsize)
    if letter == "p":
        return hex(int(value))
    if letter in "aA":
        return float(value).hex()
    return f"%{flags}{'d' if letter == 'u' else letter}" % _number(value, letter)


def _number(value: Any, letter: str) -> Any:
    if letter == "c":
        return chr(int(value) & 0xFF)
    return int(value) if letter in "diuoxX" else float(value)
