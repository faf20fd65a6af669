"""`@cute.jit` and `@cute.kernel`."""

from __future__ import annotations

from typing import Any

from cutec.frontend.function import JitFunction, jit
from cutec.frontend.launch import KernelCall


class KernelFunction(JitFunction):
    """A kernel: calling it in a host function gives a `KernelCall`, whose `.launch(...)` traces and launches it."""

    def __call__(self, *args: Any, **kwargs: Any) -> KernelCall:
        return KernelCall(self.__name__, super().__call__, args, kwargs)


def kernel(function: Any = None, *, preprocess: bool = True) -> Any:
    """Mark a function as a GPU kernel (`@kernel` or `@kernel(preprocess=False)`)."""
    if function is None:
        return lambda f: kernel(f, preprocess=preprocess)
    return KernelFunction(function, preprocess=preprocess)


__all__ = ["KernelFunction", "jit", "kernel"]
