"""Which kernels an entry may launch, by the names in its code: a build traces only what it has to,
but names of kernels depend on all entries of a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any

from cutec.diag.source import is_users
from cutec.frontend.rewriting.function import JitFunction


def kernels_of(entry: Any) -> set[str]:
    """The names of the kernels that an entry, or a function that it calls, mentions: as a global
    name, of an enclosing function, or as an attribute of a module, a class or the receiver.
    """
    found: set[str] = set()
    seen: set[int] = set()
    rest = list(_functions(entry, None))
    while rest:
        function, receiver = rest.pop()
        if isinstance(function, JitFunction):
            if not function.is_entry:
                found.add(function.symbol)
            function = function.function
        if id(function) not in seen:
            seen.add(id(function))
            rest += _mentioned(function, receiver)
    return found


def _functions(value: Any, receiver: Any) -> Iterator[tuple[Any, Any]]:
    """What a call of a value runs, with its receiver: of the user's functions only."""
    if isinstance(value, (staticmethod, classmethod)):
        value = value.__func__
    if isinstance(value, MethodType):
        value, receiver = value.__func__, value.__self__
    if isinstance(value, (JitFunction, FunctionType)):
        python = value.function if isinstance(value, JitFunction) else value
        if is_users(python.__code__.co_filename):
            yield value, receiver
    elif isinstance(method := _attribute(type(value), "__call__"), JitFunction):
        yield method, value


def _mentioned(function: FunctionType, receiver: Any) -> Iterator[tuple[Any, Any]]:
    names = list(_names(function.__code__))
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or ()))
    known = [function.__globals__.get(name) for name in names]
    known += [_content(cells[name]) for name in names if name in cells]
    owners = [value for value in known if isinstance(value, (ModuleType, type))]
    for value in known:
        yield from _functions(value, None)
    for owner in owners:
        for name in names:
            yield from _functions(_attribute(owner, name), None)
    for name in names if receiver is not None else ():
        yield from _functions(_attribute(receiver, name), receiver)


def _names(code: CodeType) -> Iterable[str]:
    """The names that code and the functions within it read."""
    yield from (*code.co_names, *code.co_freevars)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _attribute(owner: Any, name: str) -> Any:
    """An attribute as it is stored: no code of the user's runs."""
    places = (owner, *(owner if isinstance(owner, type) else type(owner)).__mro__)
    return next((vars(p)[name] for p in places if name in getattr(p, "__dict__", {})), None)


def _content(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # not yet assigned
        return None
