"""Implicit jit: the user's undecorated functions that are called while tracing are rewritten like
decorated ones.

A call in rewritten code asks `ImplicitJit.callee` for the function to call. A function of the
user's files is converted when it is first called. Methods and properties of the user's classes are
converted in place, in the class, since Python looks up operators there.

    def clamp(x, hi):              # no decorator
        return hi if x > hi else x

    @cute.kernel
    def kernel(…): y = clamp(i, n)    # calls callee(clamp)(i, n): the ternary is traced
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
from cutec.frontend.syntax.source import tree_of

_LIBRARY = os.path.dirname(os.__file__) + os.sep
_PACKAGE = __name__.partition(".")[0] + "."  # classes of these modules are not converted
_CONVERTED = "__cutec_converted__"
# Methods that Python calls at its own times, outside of the kernel's code.
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
    """`make(function)` gives the converted form of a function."""

    def __init__(self, make: Callable[[FunctionType], Any]):
        self._make = make
        self._classes: set[type] = set()

    def callee(self, function: Any) -> Any:
        """The function to call where traced code calls `function`."""
        if isinstance(function, FunctionType):
            return self._converted(function)
        if isinstance(function, MethodType):
            self.convert_class(type(function.__self__))
            if isinstance(function.__func__, FunctionType):
                converted = self._converted(function.__func__)
                return function if converted is function.__func__ else MethodType(converted, function.__self__)
        elif isinstance(function, type):
            self.convert_class(function)
        return function

    def convert_class(self, kind: type) -> None:
        """Convert the methods of a user's class and of its bases."""
        if kind in self._classes:
            return
        self._classes.add(kind)
        if type(kind) not in (type, ABCMeta) or kind.__module__.startswith(_PACKAGE):
            return
        for base in kind.__mro__[1:]:
            self.convert_class(base)
        for name, value in list(vars(kind).items()):
            converted = value if name in _NOT_CONVERTED else self._converted_attribute(value)
            if converted is not value:
                setattr(kind, name, converted)

    def _converted_attribute(self, value: Any) -> Any:
        if isinstance(value, FunctionType):
            return self._converted(value)
        if isinstance(value, (staticmethod, classmethod)) and isinstance(value.__func__, FunctionType):
            converted = self._converted(value.__func__)
            return value if converted is value.__func__ else type(value)(converted)
        if isinstance(value, cached_property) and isinstance(value.func, FunctionType):
            value.func = self._converted(value.func)
        elif isinstance(value, property):
            old = value.fget, value.fset, value.fdel
            getter, setter, deleter = map(self._converted_accessor, old)
            return property(getter, setter, deleter, value.__doc__) if (getter, setter, deleter) != old else value
        return value

    def _converted_accessor(self, function: Any) -> Any:
        return self._converted(function) if isinstance(function, FunctionType) else function

    def _converted(self, function: FunctionType) -> Any:
        """The converted form of a user's function with readable source; of others the function."""
        known = function.__dict__.get(_CONVERTED)
        if known is None:
            known = function
            # Without source it stays as it is; a truth test of a run-time value raises E0301.
            if (
                is_user_code(function.__code__)
                and not function.__code__.co_flags & SUSPENDED
                and tree_of(function) is not None
            ):
                known = self._make(function)
            setattr(function, _CONVERTED, known)
        return known


def is_user_code(code: CodeType) -> bool:
    """Whether code comes from the user's files (not from cutec, the standard library or an
    installed package), with readable source.
    """
    file = code.co_filename
    if is_internal(code) or file.startswith(_LIBRARY) or "/site-packages/" in file or "/dist-packages/" in file:
        return False
    return not file.startswith("<") or bool(linecache.getlines(file))
