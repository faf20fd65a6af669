"""The protocols of user classes that are arguments of calls, and adapters for classes of others.

`__new_from_mlir_values__` gets values of the trace: a number of its class, a pointer, a tensor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

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
