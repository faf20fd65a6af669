"""Bundles and libraries on disk as modules of functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cutec.lazy import LazyModule
from cutec.runtime.load import load

objects = LazyModule("cutec.calling.objects")


hooks: list[Callable[[Path], Any]] = []


def load_module(path: Path | str, *, enable_tvm_ffi: bool = False) -> Any:
    """Load a bundle by its manifest or directory, or what `export_to_c` wrote: an object file
    (`.o`), or a shared library of such (`.so`). Functions are attributes that launch.

    No tools are needed. Functions that were compiled with `--enable-tvm-ffi` are loaded by TVM-FFI,
    and all are with `enable_tvm_ffi`; the others take their arguments by name too. Raises E3xxx,
    E4313.
    """
    if Path(path).suffix in (".o", ".so"):
        for hook in hooks:
            hook(Path(path))
        return objects.load_library(Path(path), enable_tvm_ffi=enable_tvm_ffi)
    return load(path)


@contextmanager
def hook(function: Callable[[Path], Any]) -> Iterator[None]:
    """Call `function(path)` for each library that is loaded inside the block."""
    hooks.append(function)
    try:
        yield
    finally:
        hooks.remove(function)


def find_runtime_libraries(*, enable_tvm_ffi: bool = False) -> list[str]:
    """Libraries that exported object files have to be linked with: none but libc."""
    return []
