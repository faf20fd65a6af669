"""Packages that a kernel file imports to prepare and check calls. A build calls nothing, so it can
do without them.

Of torch and the like, where they are missing, `import torch` gives a stand-in, whose names serve as
annotations and are refused where something is called. CUDA's bindings take as long to load as a
kernel takes to trace, and most kernel files only name them in the annotation of a stream: where
they are installed, they are loaded when more than that is asked of them.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any, NoReturn

from cutec.diag import error
from cutec.frontend.core.context import active
from cutec.frontend.core.location import user_location
from cutec.lazy import LazyModule

hints = LazyModule("cutec.driver.explain.hints")

# What public examples import beside the compiler.
_OPTIONAL = {
    "cuda",
    "cupy",
    "jax",
    "jaxlib",
    "matplotlib",
    "numpy",
    "nvtx",
    "pandas",
    "torch",
    "triton",
    "tvm",
    "tvm_ffi",
}
_LATE = ("cuda.bindings.driver", "cuda.bindings.runtime")
_HANDLES = ("CUstream", "CUevent", "cudaStream_t", "cudaEvent_t")  # classes that signatures name


class Absent:
    """A name of a package that is not installed: usable as an annotation or default, not to be
    called.
    """

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
            raise error(
                "E0506",
                f"{self.__name__} is called in a kernel or host function",
                user_location(),
                help=hints.for_name(self.__name__.rpartition(".")[2], ())
                or f"{package} computes in Python, not on the device: operators, cute.math and cute.arch do",
            )
        raise error(
            "E0506",
            f"{self.__name__} is called, and {package} is not installed",
            user_location(),
            help=f'a build calls nothing: move the call under `if __name__ == "__main__":`, or install {package}',
        )

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


class LateClass:
    """A class of a package that is not loaded before it is used for more than an annotation."""

    def __init__(self, module: _LateModule, name: str):
        self.__name__ = self.__qualname__ = name
        self._module = module

    @property
    def _real(self) -> Any:
        return getattr(self._module.loaded(), self.__name__)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self._real, name)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._real(*args, **kwargs)

    def __instancecheck__(self, value: Any) -> bool:
        return isinstance(value, self._real)

    def __mro_entries__(self, bases: tuple[Any, ...]) -> tuple[type, ...]:
        return (self._real,)

    def __or__(self, other: Any) -> Any:
        return self._real | other

    def __ror__(self, other: Any) -> Any:
        return other | self._real


class _LateModule(ModuleType):
    """Stands for an installed module until it is asked for a name that is no class of handles."""

    def loaded(self) -> ModuleType:
        """The module itself."""
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        return importlib.import_module(self.__name__)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return LateClass(self, name) if name in _HANDLES else getattr(self.loaded(), name)


class _LateFinder:
    """The first meta path finder and its loader: of installed bindings of CUDA it gives a stand-in
    when they are first imported.
    """

    def __init__(self) -> None:
        self.given: list[_LateModule] = []

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if (
            fullname not in _LATE
            or any(module.__name__ == fullname for module in self.given)
            or PathFinder.find_spec(fullname, path) is None
        ):
            return None
        return ModuleSpec(fullname, self)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        self.given.append(_LateModule(spec.name))
        return self.given[-1]

    def exec_module(self, module: ModuleType) -> None:
        """There is nothing to run."""

    def forget(self) -> None:
        """Take the stand-ins out of Python's tables."""
        for module in self.given:
            parent, _, name = module.__name__.rpartition(".")
            if sys.modules.get(module.__name__) is module:
                del sys.modules[module.__name__], sys.modules[parent].__dict__[name]


@contextmanager
def stand_ins() -> Iterator[None]:
    """Let stand-ins take the place of packages inside the block."""
    late, absent = _LateFinder(), _AbsentFinder()
    sys.meta_path.insert(0, late)
    sys.meta_path.append(absent)
    try:
        yield
    finally:
        sys.meta_path.remove(late)
        sys.meta_path.remove(absent)
        late.forget()
        for name in [name for name, module in sys.modules.items() if isinstance(module, _AbsentModule)]:
            del sys.modules[name]
