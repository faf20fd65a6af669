"""Packages that a kernel file imports to prepare and check calls, and that the machine which builds it does not have.

A build calls nothing, so it can do without torch and the like: `import torch` gives a stand-in, whose names serve as annotations and are
refused where something is called.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, NoReturn

from cutec import driver
from cutec.diag import error
from cutec.frontend.context import active
from cutec.frontend.location import user_location

# What public examples import beside the compiler.
_OPTIONAL = {"cuda", "cupy", "jax", "jaxlib", "matplotlib", "numpy", "nvtx", "pandas", "torch", "triton", "tvm", "tvm_ffi"}


class Absent:
    """A name of a package that is not installed: usable as an annotation or default, not to be called."""

    def __init__(self, name: str):
        self.__name__ = self.__qualname__ = name

    def __getattr__(self, name: str) -> Absent:
        if name.startswith("__"):
            raise AttributeError(name)
        return Absent(f"{self.__name__}.{name}")

    def __getitem__(self, key: Any) -> Absent:
        return self

    def __or__(self, other: Any) -> Absent:
        return self

    __ror__ = __or__

    def __call__(self, *args: Any, **kwargs: Any) -> NoReturn:
        package = self.__name__.partition(".")[0]
        if active() is not None:
            raise error("E0506", f"{self.__name__} is called in a kernel or host function", user_location(),
                        help=driver.hints.for_name(self.__name__.rpartition(".")[2], ()) or f"{package} computes in Python, not on the device: operators, cute.math and cute.arch do")  # fmt: skip
        raise error("E0506", f"{self.__name__} is called, and {package} is not installed", user_location(),
                    help=f"a build calls nothing: move the call under `if __name__ == \"__main__\":`, or install {package}")  # fmt: skip

    def __mro_entries__(self, bases: tuple[Any, ...]) -> tuple[type, ...]:
        return ()

    def __repr__(self) -> str:
        return f"<{self.__name__}: not installed>"


class _AbsentModule(ModuleType):
    def __getattr__(self, name: str) -> Absent:
        if name.startswith("__"):
            raise AttributeError(name)
        return Absent(f"{self.__name__}.{name}")


class _AbsentFinder:
    """The last meta path finder and its loader: asked for what nobody else has found."""

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        parent, _, _ = fullname.rpartition(".")
        known = isinstance(sys.modules.get(parent), _AbsentModule) if parent else fullname in _OPTIONAL
        return ModuleSpec(fullname, self, is_package=True) if known else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _AbsentModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """There is nothing to run."""


@contextmanager
def absent_packages() -> Iterator[None]:
    """Let stand-ins take the place of missing packages inside the block."""
    finder = _AbsentFinder()
    sys.meta_path.append(finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name, module in sys.modules.items() if isinstance(module, _AbsentModule)]:
            del sys.modules[name]
