"""The user's own undecorated functions: called while something is traced, they are rewritten like
decorated ones.

A call in rewritten code asks `ImplicitJit.callee` for what to call. Functions of the user's files get a
traced twin; the methods and properties of the user's classes are replaced by such twins in place,
since Python looks up operators on the class.
"""

from __future__ import annotations

import linecache
import os
from abc import ABCMeta
from collections.abc import Callable
from functools import cached_property
from types import CodeType, FunctionType, MethodType
from typing import Any

from cutec.frontend.core.location import SUSPENDED, is_internal
from cutec.frontend.syntax.source import has_definition

_LIBRARY = os.path.dirname(os.__file__) + os.sep
_PACKAGE = __name__.partition(".")[0] + "."  # modules of cutec: nothing in their classes is the user's
_CONVERTED = "__cutec_converted__"
# Methods that Python calls at odd times, and that no kernel runs.
_NOT_CONVERTED = frozenset(
    [
        "__new__",
        "__init_subclass__",
        "__class_getitem__",
        "__set_name__",
        "__getattribute__",
        "__getattr__",
        "__setattr__",
        "__del__",
        "__repr__",
        "__hash__",
        "__extract_mlir_values__",
        "__new_from_mlir_values__",
        "__reduce__",
        "__reduce_ex__",
        "__getstate__",
        "__setstate__",
        "__subclasshook__",
    ]
)


class ImplicitJit:
    """`make(function)` gives the traced twin of a function."""

    def __init__(self, make: Callable[[FunctionType], Any]):
        self._make = make
        self._classes: set[type] = set()

    def callee(self, function: Any) -> Any:
        """What to call where traced code calls `function`."""
        if isinstance(function, FunctionType):
            return self._converted(function)
        if isinstance(function, MethodType):
            self.convert_class(type(function.__self__))
            if isinstance(function.__func__, FunctionType):
                twin = self._converted(function.__func__)
                return function if twin is function.__func__ else MethodType(twin, function.__self__)
        elif isinstance(function, type):
            self.convert_class(function)
        return function

    def convert_class(self, kind: type) -> None:
        """Give the methods of a class of the user's, and of its bases, traced twins."""
        if kind in self._classes:
            return
        self._classes.add(kind)
        if type(kind) not in (type, ABCMeta) or kind.__module__.startswith(_PACKAGE):
            return
        for base in kind.__mro__[1:]:
            self.convert_class(base)
        for name, value in list(vars(kind).items()):
            twin = value if name in _NOT_CONVERTED else self._converted_attribute(value)
            if twin is not value:
                setattr(kind, name, twin)

    def _converted_attribute(self, value: Any) -> Any:
        if isinstance(value, FunctionType):
            return self._converted(value)
        if isinstance(value, (staticmethod, classmethod)) and isinstance(value.__func__, FunctionType):
            twin = self._converted(value.__func__)
            return value if twin is value.__func__ else type(value)(twin)
        if isinstance(value, cached_property) and isinstance(value.func, FunctionType):
            value.func = self._converted(value.func)
        elif isinstance(value, property):
            parts = [
                self._converted(f) if isinstance(f, FunctionType) else f for f in (value.fget, value.fset, value.fdel)
            ]
            return property(*parts, value.__doc__) if parts != [value.fget, value.fset, value.fdel] else value
        return value

    def _converted(self, function: FunctionType) -> Any:
        """The traced twin of a function of the user's whose source can be read; of another, the
        function itself.
        """
        known = function.__dict__.get(_CONVERTED)
        if known is None:
            known = function
            # Without source it stays Python, and its first truth test of a run-time value says so.
            if (
                is_user_code(function.__code__)
                and not function.__code__.co_flags & SUSPENDED
                and has_definition(function)
            ):
                known = self._make(function)
            setattr(function, _CONVERTED, known)
        return known


def is_user_code(code: CodeType) -> bool:
    """Whether code is of the user's files: neither cutec's, nor Python's library, nor an installed
    package; and has lines to be read.
    """
    file = code.co_filename
    if is_internal(code) or file.startswith(_LIBRARY) or "/site-packages/" in file or "/dist-packages/" in file:
        return False
    return not file.startswith("<") or bool(linecache.getlines(file))
