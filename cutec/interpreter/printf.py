"""`printf` formats, with the types that the values have rather than what the letters claim of their width."""

from __future__ import annotations

import re
from typing import Any

_DIRECTIVE = re.compile(r"%([-+ #0]*\d*(?:\.\d+)?)(?:hh|h|ll|l|z|j|t)?([diuoxXcfFeEgGaAps%])")


def formatted(format: str, values: list[Any]) -> str:
    """The text. Raises ValueError if the number of directives and values differ."""
    pending = iter(values)

    def one(match: re.Match[str]) -> str:
        flags, letter = match.groups()
        if letter == "%":
            return "%"
        try:
            value = next(pending)
        except StopIteration:
            raise ValueError(f"too few values for {format!r}") from None
        if letter in "uoxX" and int(value) < 0:
            value = int(value) + (1 << 8 * value.dtype.itemsize)
        if letter == "p":
            return hex(int(value))
        if letter in "aA":
            return float(value).hex()
        return f"%{flags}{'d' if letter == 'u' else letter}" % (value if letter == "s" else _number(value, letter))

    text = _DIRECTIVE.sub(one, format)
    if next(pending, None) is not None:
        raise ValueError(f"too many values for {format!r}")
    return text


def _number(value: Any, letter: str) -> Any:
    if letter == "c":
        return chr(int(value) & 0xFF)
    return int(value) if letter in "diuoxX" else float(value)
