"""`@cute.jit` and `@cute.kernel`."""

from __future__ import annotations

from typing import Any, NoReturn

from cutec.diag import error
from cutec.frontend.annotations import check_arguments
from cutec.frontend.context import active
from cutec.frontend.function import JitFunction
from cutec.frontend.launch import KernelCall
from cutec.frontend.location import user_location
from cutec.frontend.source import return_of


class KernelFunction(JitFunction):
    """A kernel: calling it in a host function gives a `KernelCall`, whose `.launch(...)` traces and launches it."""

    is_entry = False

    def __call__(self, *args: Any, **kwargs: Any) -> KernelCall:
        trace = active()
        if trace is not None and trace.scope != "host":
            raise error("E0504", f"kernel {self.__name__} is called inside a kernel", user_location(), help="make it a @cute.jit function")
        check_arguments(self.function, args, kwargs)
        return KernelCall(self.__name__, self.loc, self._body, args, kwargs)

    def __getitem__(self, key: Any) -> NoReturn:
        raise error("E0504", f"kernel {self.__name__} is given its grid in brackets", user_location(),
                    help=f"{self.__name__}(...).launch(grid=..., block=...)")  # fmt: skip

    def _body(self, *args: Any, **kwargs: Any) -> None:
        """Trace the kernel. Raises E0508 if it returns a value."""
        if super().__call__(*args, **kwargs) is not None:
            raise error("E0508", f"kernel {self.__name__} returns a value", return_of(self.function),
                        help="store it to a tensor that the kernel is given")  # fmt: skip


def jit(function: Any = None, *, preprocess: bool = True) -> Any:
    """Mark an entry, or code that is inlined where it is called, as part of the kernel language: `@jit` or `@jit(preprocess=False)`,
    which leaves control flow to Python."""
    return (lambda f: JitFunction(f, preprocess)) if function is None else JitFunction(function, preprocess)


def kernel(function: Any = None, *, preprocess: bool = True) -> Any:
    """Mark a GPU kernel; options as for `jit`."""
    return (lambda f: KernelFunction(f, preprocess)) if function is None else KernelFunction(function, preprocess)
