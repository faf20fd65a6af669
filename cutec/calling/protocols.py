"""The protocols of user classes that are arguments of calls, and adapters for classes of others.

`__new_from_mlir_values__` gets values of the trace: a number of its class, a pointer, a tensor.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from cutec.diag import error
from cutec.frontend.numbers.numeric import Numeric, as_numeric

Adapter = TypeVar("Adapter", bound=Callable[[Any], Any])
_adapters: dict[type, Callable[[Any], Any]] = {}


@runtime_checkable
class JitArgument(Protocol):
    """An argument of a call from Python. The three methods agree: one pointer, one type and one
    value per part.
    """

    def __c_pointers__(self) -> Sequence[Any]:
        """The place of each part's value: an address, a `ctypes` object, or the result of the same
        method of a part.
        """
        ...

    def __get_mlir_types__(self) -> Sequence[Any]:
        """Each part's type: a numeric class, or the result of the same method of a part."""
        ...

    def __new_from_mlir_values__(self, values: Sequence[Any]) -> Any:
        """The object in the trace, from the parts' values."""


@runtime_checkable
class DynamicExpression(Protocol):
    """An object with run-time values in a trace: it can be passed to kernels and carried by
    loops.
    """

    def __extract_mlir_values__(self) -> Sequence[Any]:
        """Its values."""
        ...

    def __new_from_mlir_values__(self, values: Sequence[Any]) -> Any:
        """An object like it with other values."""


def register_jit_arg_adapter(*kinds: type) -> Callable[[Adapter], Adapter]:
    """Decorator of an adapter: arguments of these types are replaced by `adapter(argument)`, which
    implements `JitArgument` or is another argument that calls take.
    """

    def register(adapter: Adapter) -> Adapter:
        _adapters.update(dict.fromkeys(kinds, adapter))
        return adapter

    return register


def adapted(value: Any) -> Any:
    """The argument after its type's adapter; the argument itself if its type has none."""
    if not _adapters:
        return value
    found = next((_adapters[kind] for kind in type(value).__mro__ if kind in _adapters), None)
    return value if found is None else found(value)


class PartType:
    """The type of a part that is itself an argument: the result of `__get_mlir_types__` of a tensor
    or pointer.
    """

    def __init__(self, argument: Any):
        self.argument = argument


class PartPointer:
    """The place of such a part: the result of `__c_pointers__` of a tensor or pointer."""

    def __init__(self, argument: Any):
        self.argument = argument


class Part:
    """Base of arguments that can be parts of a user's `JitArgument`."""

    __slots__ = ()

    def __c_pointers__(self) -> list[PartPointer]:
        return [PartPointer(self)]

    def __get_mlir_types__(self) -> list[PartType]:
        return [PartType(self)]

    def __new_from_mlir_values__(self, values: Sequence[Any]) -> Any:
        return values[0]


def get_mlir_types(obj: Any) -> list[Any]:
    """The types of an argument's parts, as `JitArgument.__get_mlir_types__` gives them: for classes
    of users that ask their parts. Raises E4302 for an object that is no argument.
    """
    if hasattr(obj, "__get_mlir_types__"):
        return list(obj.__get_mlir_types__())
    return [kind for part in _parts(obj) for kind in get_mlir_types(part)] if _is_group(obj) else [type(_number(obj))]


def get_c_pointers(obj: Any) -> list[Any]:
    """The places of an argument's parts, as `JitArgument.__c_pointers__` gives them; those of
    numbers are `ctypes` objects. Raises E4302 for an object that is no argument.
    """
    if hasattr(obj, "__c_pointers__"):
        return list(obj.__c_pointers__())
    if _is_group(obj):
        return [pointer for part in _parts(obj) for pointer in get_c_pointers(part)]
    number = _number(obj)
    name = type(number).name.lower()
    return [getattr(ctypes, f"c_{_C_NAMES.get(name, name)}")(number.python)]


_C_NAMES = {"boolean": "bool", "float32": "float", "float64": "double"}


def _is_group(obj: Any) -> bool:
    return obj is None or isinstance(obj, (tuple, list, dict))


def _parts(obj: Any) -> Sequence[Any]:
    return () if obj is None else list(obj.values()) if isinstance(obj, dict) else obj


def _number(obj: Any) -> Numeric:
    number = as_numeric(obj) if isinstance(obj, (Numeric, bool, int, float)) else None
    if number is None or (type(number).is_float and number.width < 32) or number.width > 64:
        raise error(
            "E4302",
            f"{type(obj).__name__} {obj!r} is no part of an argument",
            help="tensors, pointers, numbers of 8 to 64 bits, and tuples, lists and dicts of them are",
        )
    return number
