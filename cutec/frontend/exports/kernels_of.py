"""Which kernels an entry may launch, by the names in its code: a build traces only what it has to,
but names of kernels depend on all entries of a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set as AbstractSet
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
    else:
        for method in _attributes(type(value), {"__call__"}):
            if isinstance(method, JitFunction):
                yield method, value


def _mentioned(function: FunctionType, receiver: Any) -> Iterator[tuple[Any, Any]]:
    names = set(_names(function.__code__))
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or ()))
    known = [function.__globals__[name] for name in names & function.__globals__.keys()]
    known += [_content(cells[name]) for name in names & cells.keys()]
    owners = [value for value in known if isinstance(value, (ModuleType, type))]
    for value in known:
        yield from _functions(value, None)
    for owner in owners:
        for value in _attributes(owner, names):
            yield from _functions(value, None)
    if receiver is not None:
        for value in _attributes(receiver, names):
            yield from _functions(value, receiver)


def _names(code: CodeType) -> Iterable[str]:
    """The names that code and the functions within it read."""
    yield from (*code.co_names, *code.co_freevars)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _attributes(owner: Any, names: AbstractSet[str]) -> list[Any]:
    """Its attributes of these names as they are stored: no code of the user's runs."""
    found: dict[str, Any] = {}
    for place in (owner, *(owner if isinstance(owner, type) else type(owner)).__mro__):
        stored = getattr(place, "__dict__", {})
        found = {name: stored[name] for name in names & stored.keys()} | found
    return list(found.values())


def _content(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # not yet assigned
        return None
