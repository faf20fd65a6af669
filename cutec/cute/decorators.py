"""`@cute.jit` and `@cute.kernel`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.diag import error
from cutec.frontend.annotations import check_arguments
from cutec.frontend.context import active
from cutec.frontend.function import JitFunction
from cutec.frontend.launch import KernelCall
from cutec.frontend.location import user_location


class KernelFunction(JitFunction):
    """A kernel: calling it in a host function gives a `KernelCall`, whose `.launch(...)` traces and launches it."""

    is_entry = False

    def __call__(self, *args: Any, **kwargs: Any) -> KernelCall:
        trace = active()
        if trace is not None and trace.scope != "host":
            raise error("E0504", f"kernel {self.__name__} is called inside a kernel", user_location(), help="make it a @cute.jit function")
        check_arguments(self.function, args, kwargs)
        return KernelCall(self.__name__, self.loc, super().__call__, args, kwargs)


def _decorator(kind: Callable[..., JitFunction], doc: str) -> Callable[..., Any]:
    """A decorator that works with and without arguments: `@jit` and `@jit(preprocess=False)`."""

    def decorate(function: Any = None, **options: Any) -> Any:
        if function is None:
            return lambda f: kind(f, **options)
        return kind(function, **options)

    decorate.__doc__ = doc
    return decorate


jit = _decorator(JitFunction, "Mark an entry, or code that is inlined where it is called, as part of the kernel language.")
kernel = _decorator(KernelFunction, "Mark a GPU kernel.")
