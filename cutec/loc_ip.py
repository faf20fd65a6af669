"""The keywords `loc=` and `ip=`, which every function and method of the vocabulary takes.

In the public DSL they name a source location and an insertion point of MLIR, and libraries hand
them from function to function. cutec takes locations from the calling line and inserts where the
trace is, so it ignores both. A module of the vocabulary ends with

    take_loc_ip(globals())

which is all that it does about them: signatures, docstrings and `inspect` do not show them. Modules
that are not of the vocabulary as a whole mark what is: `@taking_loc_ip`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from types import CodeType, FunctionType
from typing import Any, TypeVar, cast

T = TypeVar("T")
# Operators that libraries also call as methods: `tensor.__getitem__(coord, loc=loc, ip=ip)`.
_CALLED_AS_METHODS = ("__call__", "__getitem__", "__setitem__")


def take_loc_ip(namespace: dict[str, Any]) -> None:
    """Let the public functions that a module defines, and the public methods of its public classes,
    take `loc=` and `ip=`. `namespace` is the module's `globals()`.
    """
    module = namespace["__name__"]
    for name, found in list(namespace.items()):
        if name[0] != "_" and getattr(found, "__module__", None) == module:
            namespace[name] = taking_loc_ip(found)


def taking_loc_ip(definition: T) -> T:
    """Decorator of a function, or of a class for its public methods. Anything else stays as it
    is.
    """
    if isinstance(definition, FunctionType):
        return cast(T, _taking(definition))
    if isinstance(definition, type):
        _take_in_methods(definition)
    return definition


def is_adapter(code: CodeType) -> bool:
    """Whether code is that of an adapter, which hands its arguments on."""
    return code is _ADAPTER


def _take_in_methods(kind: type) -> None:
    for name, member in list(vars(kind).items()):
        if name[0] == "_" and name not in _CALLED_AS_METHODS:
            continue
        if isinstance(member, FunctionType):
            setattr(kind, name, _taking(member))
        elif isinstance(member, (classmethod, staticmethod)) and isinstance(member.__func__, FunctionType):
            setattr(kind, name, type(member)(_taking(member.__func__)))


def _taking(function: FunctionType) -> Callable[..., Any]:
    """The function with the two keywords; the same function if it has them already."""
    if "loc" in function.__code__.co_varnames or function.__code__ is _ADAPTER:
        return function

    def adapter(*args: Any, loc: Any = None, ip: Any = None, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    return update_wrapper(adapter, function)


_ADAPTER = next(c for c in _taking.__code__.co_consts if isinstance(c, CodeType))
