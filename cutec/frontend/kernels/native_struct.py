"""`cute.native_struct`: mutable records of numbers in registers. Loops and branches carry their
fields, and kernels take them by value.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.annotations import annotation_name, scalar_annotation
from cutec.frontend.numbers.number import as_class


def native_struct(cls: type | None = None, *, zero_init: bool = True, packed: bool = False) -> Any:
    """Class decorator. A field annotated with a number class holds such a number: assigned values
    are converted. Other fields (`Constexpr`, say) hold values as they are. Instances take their
    fields by position or by name; a missing number is 0.

    `zero_init=False` permits undefined initial values (they are 0 all the same). `packed` concerns
    the layout in memory, where these records never are. Raises E0409 for a class without fields,
    E0202 and E0204 for a value that a field cannot hold.
    """
    if cls is None:
        return lambda cls: native_struct(cls, zero_init=zero_init, packed=packed)
    fields = vars(cls).get("__annotations__", {})
    if not fields:
        raise error(
            "E0409", f"{cls.__name__} has no fields", user_location(), help="a field has a type: total: cutec.Int32"
        )
    kinds = {name: _class_of(field) for name, field in fields.items()}
    for name, kind in kinds.items():
        if name not in vars(cls):
            setattr(cls, name, None if kind is None else 0)

    def __setattr__(self: Any, name: str, value: Any) -> None:
        kind = kinds.get(name)
        object.__setattr__(self, name, value if kind is None else kind(value))

    cls.__setattr__ = __setattr__  # pyright: ignore[reportAttributeAccessIssue]  # replaces a slot wrapper
    return dataclasses.dataclass(cls)


def _class_of(field: Any) -> Any:
    """The numeric class of a field, or None for one that holds anything."""
    short = scalar_annotation(field, annotation_name(field))
    return as_class(short) if short else None
