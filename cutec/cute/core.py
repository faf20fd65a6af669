"""`cute.core`: the names of `cute`, for files that import some of them from here.

`_Pointer` is the class of pointers, which programs give methods of their own.
"""

from __future__ import annotations

from typing import Any

from cutec.frontend.tensors.pointers import Pointer
from cutec.lazy import late_names
from cutec.loc_ip import taking_loc_ip

_Pointer = Pointer


class _PackedShape(tuple[Any, ...]):
    """A shape that is also what programs read of the public DSL's: `packed.type.attribute`."""

    __slots__ = ()

    @property
    def type(self) -> _PackedShape:
        return self

    @property
    def attribute(self) -> _PackedShape:
        return self


@taking_loc_ip
def _pack_shape(shape: Any) -> Any:
    """A shape as operations take it, under a name of the public DSL: itself."""
    return _PackedShape(shape) if isinstance(shape, tuple) else shape


@taking_loc_ip
def _pack_tile(tile: Any) -> Any:
    """A tile as operations take it: itself."""
    return tile


__getattr__, __dir__ = late_names(__name__, globals())
