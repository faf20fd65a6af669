"""Import stubs: placeholders for packages that a kernel file imports to prepare and check calls.
A build calls nothing, so it needs none of these packages.

Where torch or the like is not installed, `import torch` gives a stub: its names serve as
annotations, and calling one is an error. CUDA's bindings take as long to load as a kernel takes to
trace, and most kernel files only name them in the annotation of a stream: installed bindings are
loaded lazily, when anything else of them is used.
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

# Packages that public examples import beside the compiler.
_OPTIONAL = {
    "cuda",
    "cupy",
    "jax",
    "jax_tvm_ffi",
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
_LAZY = ("cuda.bindings.driver", "cuda.bindings.runtime")
_HANDLES = ("CUstream", "CUevent", "cudaStream_t", "cudaEvent_t")  # classes that signatures name


class Stub:
    """A name of a package that is not installed: usable as an annotation or default. Calling it
    raises E0506.
    """

    def __init__(self, name: str):
        self.__name__ = self.__qualname__ = name

    def __getattr__(self, name: str) -> Stub:
        if name.startswith("__"):
            raise AttributeError(name)
        return Stub(f"{self.__name__}.{name}")

    def __getitem__(self, key: Any) -> Stub:
        return self

    def __or__(self, other: Any) -> Stub:
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


class _StubModule(ModuleType):
    def __getattr__(self, name: str) -> Stub:
        if name.startswith("__"):
            raise AttributeError(name)
        return Stub(f"{self.__name__}.{name}")


class _StubFinder:
    """A meta path finder and loader. It is the last one, asked for modules that no other finder
    found.
    """

    def __init__(self) -> None:
        self.given: list[_StubModule] = []

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        parent, _, _ = fullname.rpartition(".")
        known = isinstance(sys.modules.get(parent), _StubModule) if parent else fullname in _OPTIONAL
        return ModuleSpec(fullname, self, is_package=True) if known else None  # pyright: ignore[reportArgumentType]  # no base class

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        self.given.append(_StubModule(spec.name))
        return self.given[-1]

    def exec_module(self, module: ModuleType) -> None:
        """A stub runs nothing."""

    def forget(self) -> None:
        """Remove the stubs from Python's tables."""
        for module in self.given:
            if sys.modules.get(module.__name__) is module:
                del sys.modules[module.__name__]


class LazyClass:
    """A class of a package that is loaded when the class is used for more than an annotation."""

    def __init__(self, module: _LazyModule, name: str):
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


class _LazyModule(ModuleType):
    """Stands for an installed module until a name is used that is no class of handles."""

    def loaded(self) -> ModuleType:
        """The module itself."""
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        return importlib.import_module(self.__name__)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return LazyClass(self, name) if name in _HANDLES else getattr(self.loaded(), name)


class _LazyFinder:
    """A meta path finder and loader. It is the first one, and gives lazy modules for installed
    bindings of CUDA.
    """

    def __init__(self) -> None:
        self.given: list[_LazyModule] = []

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if (
            fullname not in _LAZY
            or any(module.__name__ == fullname for module in self.given)
            or PathFinder.find_spec(fullname, path) is None
        ):
            return None
        return ModuleSpec(fullname, self)  # pyright: ignore[reportArgumentType]  # no base class

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        self.given.append(_LazyModule(spec.name))
        return self.given[-1]

    def exec_module(self, module: ModuleType) -> None:
        """A lazy module runs nothing yet."""

    def forget(self) -> None:
        """Remove the lazy modules from Python's tables."""
        for module in self.given:
            parent, _, name = module.__name__.rpartition(".")
            if sys.modules.get(module.__name__) is module:
                del sys.modules[module.__name__], sys.modules[parent].__dict__[name]


@contextmanager
def import_stubs() -> Iterator[None]:
    """Let stubs and lazy modules stand in for packages inside the block."""
    lazy, stubs = _LazyFinder(), _StubFinder()
    sys.meta_path.insert(0, lazy)
    sys.meta_path.append(stubs)
    try:
        yield
    finally:
        sys.meta_path.remove(lazy)
        sys.meta_path.remove(stubs)
        lazy.forget()
        stubs.forget()
