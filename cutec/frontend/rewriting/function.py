"""Functions of the kernel language: the objects that `@cute.jit` and `@cute.kernel` make of Python
functions.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from types import FunctionType, GeneratorType, MethodType
from typing import Any

from cutec.diag import CutecError, error
from cutec.frontend.core import context
from cutec.frontend.core.location import is_internal, location_of_traceback, user_location
from cutec.frontend.flow.control import is_dynamic
from cutec.frontend.numbers.numeric import Boolean
from cutec.frontend.rewriting.implicit_jit import ImplicitJit
from cutec.frontend.rewriting.rewrite import rewrite
from cutec.frontend.syntax.names import HELPER
from cutec.frontend.syntax.source import location_of
from cutec.ir.core import UNKNOWN, Loc
from cutec.loc_ip import taking_loc_ip

_RECURSION = (
    "a call is traced in place: end a recursion with a condition known when compiling (const_expr), or write a loop"
)


def _of_function(name: str) -> Any:
    """The property that is an attribute of the function."""
    return property(lambda self: getattr(self.function, name))


class JitFunction:
    """A function whose control flow is traced; it is rewritten at its first call in a trace.

    A call from a traced function is inlined; a call from plain Python runs as plain Python. As a
    class attribute it is a method. `preprocess=False` leaves the code as it is: its branches and
    loops run while tracing.
    """

    is_entry = True  # whether it can be exported and called: not a kernel
    __name__: str
    __qualname__: str

    def __init__(self, function: FunctionType, preprocess: bool = True):
        if not isinstance(function, FunctionType):
            place = user_location()
            raise error(
                "E0104",
                f"this decorator takes a function, not {type(function).__name__}",
                None if place == UNKNOWN else place,
                help="put it directly above the `def`, below other decorators",
            )
        functools.update_wrapper(self, function)
        self._prefix = ""
        self._unrolls = False
        self.function = function
        self.preprocess = preprocess
        self._rewritten: FunctionType | None = None

    @property
    def loc(self) -> Loc:
        """Where the function is defined."""
        return location_of(self.function)

    @property
    def symbol(self) -> str:
        """The name of a kernel in the module; a number is appended where several have one name."""
        return f"{self._prefix}_{self.__name__}" if self._prefix else self.__name__

    def set_name_prefix(self, prefix: str) -> None:
        """Let the kernel's symbol begin with `prefix` from now on. Characters that a symbol cannot
        have become underscores.
        """
        self._prefix = re.sub(r"\W", "_", prefix, flags=re.ASCII)

    @property
    def rewritten(self) -> FunctionType:
        """The function to trace. Raises E0102 (no source) and E0103 (coroutines)."""
        if self._rewritten is None:
            self._rewritten = (
                rewrite(self.function, _implicit_jit.callee, self._unrolls) if self.preprocess else self.function
            )
        return self._rewritten

    @functools.cached_property
    def _converters(self) -> dict[str, Callable[[Any], Any]]:
        """By parameter, the function `__from_argument__` of its annotation, where it has one: it
        makes what the parameter is of what a call gives.
        """
        found = {name: _evaluated(note, self.function) for name, note in self.function.__annotations__.items()}
        return {name: note.__from_argument__ for name, note in found.items() if hasattr(note, "__from_argument__")}

    # What programs that take functions apart read, to name what they have compiled.
    __closure__, __code__, __defaults__, __globals__, __kwdefaults__ = map(
        _of_function, ("__closure__", "__code__", "__defaults__", "__globals__", "__kwdefaults__")
    )

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        return self if instance is None else MethodType(self, instance)

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        if context.active() is None:
            return self.call_in_python(*args, **kwargs)
        return self.call_in_trace(*args, **kwargs)

    def call_in_python(self, /, *args: Any, **kwargs: Any) -> Any:
        """A call outside of a trace."""
        return self.function(*args, **kwargs)

    def call_in_trace(self, /, *args: Any, **kwargs: Any) -> Any:
        """A call in a trace: its body is traced in place.

        Exceptions of the user's code pass through; a CutecError without a place gets the line that
        was being executed. Raises E0106 for wrong arguments, E0107 for endless recursion, E0306 for
        the use of a variable that a run-time branch or loop has left without a value.
        """
        trace = context.current()
        trace.sources.add(self.function.__code__.co_filename)
        trace.functions[self.function] = None
        function = self.rewritten
        for value in args:
            _implicit_jit.convert_class(type(value))
        if converters := self._converters:
            args, kwargs = _converted_arguments(self.function, converters, args, kwargs)
        try:
            return function(*args, **kwargs)
        except TypeError as exception:
            if exception.__traceback__ is None or exception.__traceback__.tb_next is not None:
                raise
            place = user_location()
            raise error(
                "E0106", str(exception), None if place == UNKNOWN else place, help=self._definition_help()
            ) from None
        except RecursionError:
            # Close to the limit this raises RecursionError again, and the caller handles it.
            raise error("E0107", f"endless recursion in `{self.__name__}`", self.loc, help=_RECURSION) from None
        except NameError as exception:
            explained = self._explain(exception)
            if explained is None:
                raise
            raise explained from None
        except CutecError as err:
            if err.place is None:
                place = location_of_traceback(err.__traceback__)
                err.place = place if place != UNKNOWN else self.loc
            raise

    def _definition_help(self) -> str:
        """Help for wrong arguments: where the function is, and whether it lacks `self`."""
        owner, name = self.function.__qualname__.rpartition(".")[0], self.__name__
        lacks_self = (
            owner
            and not owner.endswith("<locals>")
            and self.function.__code__.co_varnames[:1] not in (("self",), ("cls",))
        )
        return f"`{name}` is defined on line {self.loc.line}" + (
            ": as a method it has `self` as its first parameter" if lacks_self else ""
        )

    def _explain(self, exception: NameError) -> CutecError | None:
        """E0306 with the reason why a variable has no value, if a region has unbound it."""
        control = dict(zip(self.rewritten.__code__.co_freevars, self.rewritten.__closure__ or ())).get(HELPER)
        # UnboundLocalError has no `name` before Python 3.13; every form of the message quotes it
        # first.
        name = next(iter(re.findall(r"'(\w+)'", str(exception))), "")
        reason = control.cell_contents.unbound.get(name) if control else None
        if reason is None or _origin(exception) != self.function.__code__.co_filename:
            return None
        why, notes = reason
        return error(
            "E0306", why, location_of_traceback(exception.__traceback__), notes, help=f"give `{name}` a value before"
        )


def check_body(result: Any) -> Any:
    """The result of a function whose body is a kernel's or an entry's. Raises E0103 for a
    generator, whose body has not run: nobody iterates over it.
    """
    if isinstance(result, GeneratorType):
        code = result.gi_code
        raise error(
            "E0103",
            f"{code.co_name} is a generator, and nobody iterates over a kernel or an entry",
            Loc(code.co_filename, code.co_firstlineno, 1),
            help="iterate over it in the function that is launched or exported",
        )
    return result


def _evaluated(annotation: Any, function: FunctionType) -> Any:
    """An annotation; of one that postponed evaluation has left as text, the object that a dotted
    name stands for.
    """
    if not isinstance(annotation, str):
        return annotation
    first, *rest = annotation.strip("'\"").split(".")
    value = function.__globals__.get(first)
    for name in rest:
        value = getattr(value, name, None)
    return value


def _converted_arguments(
    function: FunctionType,
    converters: dict[str, Callable[[Any], Any]],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments of a call as the annotations of their parameters want them."""

    def converted(name: str, value: Any) -> Any:
        return converters[name](value) if name in converters else value

    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    extra = args[len(names) :]
    return (
        (*[converted(name, value) for name, value in zip(names, args)], *extra),
        {name: converted(name, value) for name, value in kwargs.items()},
    )


def _converted(function: FunctionType) -> JitFunction:
    """The converted form of an undecorated function. Its loops over known ranges run while tracing,
    as in Python: it may be a helper that generates code.
    """
    converted = JitFunction(function)
    converted._unrolls = True
    return converted


_implicit_jit = ImplicitJit(_converted)


def _origin(exception: BaseException) -> str:
    """The file of the innermost user frame of an exception."""
    file, tb = "", exception.__traceback__
    while tb is not None:
        if not is_internal(tb.tb_frame.f_code):
            file = tb.tb_frame.f_code.co_filename
        tb = tb.tb_next
    return file


def decorated(kind: Callable[[Any, bool], Any], function: Any, preprocess: bool) -> Any:
    """`function` as a `kind` of JitFunction; `staticmethod`, `classmethod` and `property` stay
    outermost, and an inner `jit` is replaced.
    """
    if isinstance(function, (staticmethod, classmethod)):
        return type(function)(decorated(kind, function.__func__, preprocess))
    if isinstance(function, property):
        getter, setter, deleter = (
            f and decorated(kind, f, preprocess) for f in (function.fget, function.fset, function.fdel)
        )
        return property(getter, setter, deleter, function.__doc__)
    return kind(function.function if isinstance(function, JitFunction) else function, preprocess)


def jit(function: Any = None, *, preprocess: bool = True) -> Any:
    """Mark a function of the kernel language (`@jit` or `@jit(preprocess=False)`)."""
    return (
        (lambda f: decorated(JitFunction, f, preprocess))
        if function is None
        else decorated(JitFunction, function, preprocess)
    )


@taking_loc_ip
def const_expr(value: Any) -> Any:
    """State that a condition is known at compile time. Raises E0309 if it is not."""
    if is_dynamic(value):
        raise error(
            "E0309",
            "const_expr of a value known only at run time",
            user_location(),
            help="leave const_expr out to branch at run time, or pass the value as Constexpr",
        )
    return bool(value) if isinstance(value, Boolean) else value


@taking_loc_ip
def dynamic_expr(value: Any) -> Any:
    """State that a condition is decided at run time. Returns `value`: a condition known while
    compiling stays known.
    """
    return value
