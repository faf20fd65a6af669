"""`cute.core`: the names of `cute`, for files that import some of them from here.

`_Pointer` is the class of pointers, which programs give methods of their own.
"""

from __future__ import annotations

from typing import Any

from cutec.frontend.tensors.pointers import Pointer
from cutec.lazy import late_names

_Pointer = Pointer


def _pack_shape(shape: Any) -> Any:
    """A shape as operations take it, under a name of the public DSL: itself."""
    return shape


def _pack_tile(tile: Any) -> Any:
    """A tile as operations take it: itself."""
    return tile


__getattr__, __dir__ = late_names(__name__, globals())
