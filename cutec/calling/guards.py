"""Guards: what compiled code depends on besides its arguments, namely global names, closures and
attributes of objects that its trace has read.

A call may reuse compiled code only while these are unchanged. Guards run at every call, so they
compare name by name, by identity first. They do not see changes inside an object, except in the
receiver of a method and in compile-time arguments. For example:

    SCALE = 2.0

    @cute.jit
    def f(x: cute.Tensor): kernel(x, SCALE).launch(...)

    f(x); SCALE = 3.0; f(x)  # the guard on `SCALE` fails: compiled again
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from types import CodeType, FunctionType, ModuleType
from typing import Any

_MISSING = object()


class Guards:
    """The guards of one specialisation. They hold while everything has the values from before the
    trace, or those that the trace itself left.
    """

    def __init__(self, objects: Iterable[Any]):
        dicts = [vars(obj) for obj in objects if _has_state(obj)]
        self._states = [(state, dict(state)) for state in {id(d): d for d in dicts}.values()]
        self._after: list[dict[str, Any]] = []
        self._names: list[tuple[Any, dict[str, Any], Any]] = []
        self._cells: list[tuple[Any, Any]] = []

    def record(self, functions: Iterable[FunctionType]) -> None:
        """After the trace: record the state that it left, and the names that traced functions
        read.
        """
        self._after = [dict(state) for state, _ in self._states]
        by_globals: dict[int, tuple[dict[str, Any], set[str]]] = {}
        for function in functions:
            known = by_globals.setdefault(id(function.__globals__), (function.__globals__, set()))
            known[1].update(name for name in _names_in(function.__code__) if name in function.__globals__)
            self._cells += [(cell, _content(cell)) for cell in function.__closure__ or ()]
        for scope, names in by_globals.values():
            ordered = sorted(names)
            if ordered:
                read = itemgetter(*ordered)
                self._names.append((read, scope, read(scope)))

    def hold(self) -> bool:
        """Whether nothing has changed."""
        try:
            for read, scope, known in self._names:
                if (read(scope) == known) is not True:
                    return False
            for cell, content in self._cells:
                if _content(cell) is not content:
                    return False
            for (state, before), after in zip(self._states, self._after):
                if not (_same(state, after) or _same(state, before)):
                    return False
        except (KeyError, ValueError, TypeError):  # a name is gone, or == of two objects gives no bool
            return False
        return True


def _same(a: Any, b: Any) -> bool:
    """Equality that looks at identity first, as that of tuples and dictionaries does."""
    return (a == b) is True


def _has_state(obj: Any) -> bool:
    return (
        hasattr(obj, "__dict__")
        and not isinstance(obj, (type, FunctionType, ModuleType))
        and not callable(getattr(obj, "rewritten", None))
    )


def _content(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:
        return _MISSING


def _names_in(code: CodeType) -> set[str]:
    """Global names that a function and those within it may read."""
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names_in(constant)
    return names
