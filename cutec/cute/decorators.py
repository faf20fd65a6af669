"""`@cute.jit` and `@cute.kernel`."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Any, Generic, NoReturn, Protocol, TypeVar, overload

from cutec.diag import Warning_, error
from cutec.frontend.core.context import active, current
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.annotations import check_arguments
from cutec.frontend.exports.export import is_recording
from cutec.frontend.kernels.launch import KernelCall
from cutec.frontend.rewriting.function import JitFunction, check_body, decorated
from cutec.frontend.syntax.source import return_of
from cutec.lazy import LazyModule

if TYPE_CHECKING:
    from typing_extensions import Self

    from cutec.calling.compiled import CompiledFunction

    R = TypeVar("R", covariant=True)
    Descriptor = TypeVar("Descriptor", property, "staticmethod[..., Any]", "classmethod[Any, ..., Any]")

dispatch = LazyModule("cutec.calling.dispatch")


class HostFunction(JitFunction):
    """A `@jit` function: an entry, or code that is inlined where it is called. A call from plain
    Python compiles it for the arguments and launches it.
    """

    def __init__(self, function: FunctionType, preprocess: bool = True):
        super().__init__(function, preprocess)
        self._is_method = False
        self._forms: dict[int, Any] = {}
        # fast path after the first call
        self._call: Callable[[tuple[Any, ...], dict[str, Any]], Any] | None = None

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        if self._call is None or active() is not None:
            return super().__call__(*args, **kwargs)
        return self._call(args, kwargs)

    def __set_name__(self, owner: type, name: str) -> None:
        self._is_method = True

    def call_in_python(self, /, *args: Any, **kwargs: Any) -> Any:
        """Compile for these arguments, unless that was done, and launch. While a kernel file is
        loaded for a build: run as plain Python.
        """
        if is_recording():
            return super().call_in_python(*args, **kwargs)
        if not self._is_method:
            self._forms[0] = dispatch.Specialisations(self)
            self._call = call = self._forms[0].call
            return call(args, kwargs)
        forms = self._forms.get(id(args[0]))
        if forms is None:
            forms = dispatch.specialisations_of(self._forms, MethodType(self, args[0]))
        return forms.call(args[1:], kwargs)

    @property
    def compiled(self) -> list[CompiledFunction]:
        """The functions that calls have compiled so far in this process."""
        return [compiled for forms in self._forms.values() for compiled in forms.compiled.values()]


class KernelFunction(JitFunction):
    """A `@kernel` function: a call in a host function gives a `KernelCall`, whose `.launch(...)`
    traces and launches it.
    """

    is_entry = False

    def __call__(self, /, *args: Any, **kwargs: Any) -> KernelCall:
        trace = active()
        if trace is not None and trace.scope != "host":
            raise error(
                "E0504",
                f"kernel {self.__name__} is called inside a kernel",
                user_location(),
                help="make it a @cute.jit function",
            )
        check_arguments(self.function, args, kwargs)
        return KernelCall(self.symbol, self.loc, self._body, args, kwargs)

    if not TYPE_CHECKING:  # an editor marks it

        def __getitem__(self, key: Any) -> NoReturn:
            raise error(
                "E0504",
                f"kernel {self.__name__} is given its grid in brackets",
                user_location(),
                help=f"{self.__name__}(...).launch(grid=..., block=...)",
            )

    def _body(self, /, *args: Any, **kwargs: Any) -> None:
        """Trace the kernel. Nobody gets a value that it returns (W0508). Raises E0103 for a
        generator.
        """
        if check_body(super().__call__(*args, **kwargs)) is not None:
            message = f"kernel {self.__name__} returns a value, which nobody gets"
            current().warnings.append(Warning_("W0508", message, return_of(self.function)))


if TYPE_CHECKING:

    class Jitted(HostFunction, Generic[R]):
        """A `HostFunction` whose results are of type R. Its arguments are those of the function
        or what stands for them: Python numbers for numbers, a framework's tensors for tensors.
        """

        def __call__(self, /, *args: Any, **kwargs: Any) -> R: ...
        def __get__(self, instance: Any, owner: type | None = None) -> Self: ...

    class _Jit(Protocol):
        @overload
        def __call__(self, function: Descriptor, /) -> Descriptor: ...
        @overload
        def __call__(self, function: Callable[..., R], /) -> Jitted[R]: ...


@overload
def jit(function: None = None, *, preprocess: bool = True) -> _Jit: ...
@overload
def jit(function: Descriptor, *, preprocess: bool = True) -> Descriptor: ...
@overload
def jit(function: Callable[..., R], *, preprocess: bool = True) -> Jitted[R]: ...
def jit(function: Any = None, *, preprocess: bool = True) -> Any:
    """Mark a function of the kernel language: an entry, or code that is inlined where it is called.
    `@jit(preprocess=False)` leaves its control flow to Python.
    """
    return (
        (lambda f: decorated(HostFunction, f, preprocess))
        if function is None
        else decorated(HostFunction, function, preprocess)
    )


@overload
def kernel(function: None = None, *, preprocess: bool = True) -> Callable[[Callable[..., Any]], KernelFunction]: ...
@overload
def kernel(function: Callable[..., Any], *, preprocess: bool = True) -> KernelFunction: ...
def kernel(function: Any = None, *, preprocess: bool = True) -> Any:
    """Mark a GPU kernel; options as for `jit`."""
    return (
        (lambda f: decorated(KernelFunction, f, preprocess))
        if function is None
        else decorated(KernelFunction, function, preprocess)
    )
