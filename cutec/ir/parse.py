"""Types from their text, for files that carry IR."""

from __future__ import annotations

import re
from functools import cache

from cutec.ir.types import OpaqueType, PtrType, Type, ptr, scalar, vector
from cutec.lazy_pattern import pattern

_VECTOR = pattern(r"vector<(\d+)x(.+)>")
_POINTER = pattern(r"!llvm\.ptr(?:<(\d+)>)?")
_OPAQUE = pattern(r"!\w[\w.]*(?:<.*>)?", re.DOTALL)


@cache
def parse_type(text: str) -> Type:
    """The type with this `mlir` text: a scalar, a vector of scalars or a pointer; any other
    `!dialect.type` is opaque. Raises ValueError for text that is no type.
    """
    if match := _POINTER.fullmatch(text):
        return ptr(int(match[1] or 0))
    if match := _VECTOR.fullmatch(text):
        element = parse_type(match[2])
        if isinstance(element, (OpaqueType, PtrType)) or not int(match[1]):
            raise ValueError(f"{text} is no type")
        return vector(int(match[1]), element)
    if _OPAQUE.fullmatch(text):
        return OpaqueType(text)
    try:
        return scalar(text)
    except KeyError:
        raise ValueError(f"{text} is no type") from None
