"""What the body of a loop may call: the user's functions that it captures, the global functions
that these mention, and methods of the objects in reach whose names are mentioned, and so on.

    for i in cutec.range(n):
        scheduler.advance()     # mentions `advance`: the method of the scheduler's class is called,
                                # and what it mentions is mentioned too
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from types import CodeType, FunctionType, MethodType
from typing import Any

from cutec.frontend.core.location import is_internal
from cutec.frontend.flow.access_paths import captured_values
from cutec.ir.core import identity

_names: dict[int, tuple[CodeType, frozenset[str]]] = {}  # by the identity of the code, which they keep alive


class Mentions:
    """`names`: the names of globals, attributes and methods in the bodies of a loop and in what
    they may call; `near`: those in the bodies, in functions that they capture, and in global
    functions that these mention.
    """

    def __init__(self, bodies: Iterable[Callable[..., Any] | None], objects: Iterable[Any]):
        """`objects`: those in reach of the bodies."""
        self.names: set[str] = set()
        self._methods: dict[type, list[FunctionType]] = {type(obj): [] for obj in objects}
        self._seen: set[int] = set()
        self._far: list[tuple[Any, bool]] = []
        near = [(body, True) for body in bodies]
        while near:
            near += self._visit(*near.pop())
        self.near = frozenset(self.names)
        while self._far:
            self._far += self._visit(*self._far.pop())

    def methods_of(self, kind: type) -> list[FunctionType]:
        """The user's methods of a class that may be called."""
        return self._methods[kind]

    def _visit(self, called: Any, follow: bool) -> list[tuple[Any, bool]]:
        """Visit what may be called. Returns what it may call, with whether to follow that."""
        function = function_of(called)
        if function is None or identity(function.__code__) in self._seen:
            return []
        self._seen.add(identity(function.__code__))
        names = names_in(function.__code__)
        self._far += [(method, True) for method in self._methods_called(names - self.names)]
        self.names |= names
        if not follow:
            return []
        captured = captured_values(function)
        self._far += [(value, True) for value in captured if isinstance(value, (partial, MethodType))]
        given = [(function.__globals__[name], False) for name in names if name in function.__globals__]
        return given + [(value, True) for value in captured if not isinstance(value, (partial, MethodType))]

    def _methods_called(self, names: frozenset[str]) -> list[FunctionType]:
        """The methods of these names of the classes in reach."""
        found: list[FunctionType] = []
        for kind, called in self._methods.items():
            methods = _methods_of(kind)
            new = [methods[name] for name in names & methods.keys()]
            called += new
            found += new
        return found


@cache
def _methods_of(kind: type) -> dict[str, FunctionType]:
    """The user's methods and properties of a class, by name."""
    members = {name: member for base in reversed(kind.__mro__) for name, member in vars(base).items()}
    functions = {
        name: function_of(member.fget if isinstance(member, property) else member) for name, member in members.items()
    }
    return {name: function for name, function in functions.items() if function}


def function_of(called: Any) -> FunctionType | None:
    """The user's function that a call of something runs."""
    while isinstance(called, (partial, MethodType)):
        called = called.func if isinstance(called, partial) else called.__func__
    function = getattr(called, "__wrapped__", called)
    return function if isinstance(function, FunctionType) and not is_internal(function.__code__) else None


def names_in(code: CodeType) -> frozenset[str]:
    """The names of globals, attributes and methods in code, nested functions included."""
    known = _names.get(identity(code))
    if known is None:
        nested = [names_in(c) for c in code.co_consts if isinstance(c, CodeType)]
        known = _names[identity(code)] = code, frozenset(code.co_names).union(*nested)
    return known[1]
