"""`tvm_ffi` in a rehearsal: libraries of kernels, which the program compiled before and loads."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cutec.calling.no_launch import launch_nothing
from cutec.rehearsal.unknown import Module


class Library:
    """A shared library: its functions, by attribute or item, launch nothing."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return launch_nothing

    def __getitem__(self, name: str) -> Any:
        return launch_nothing


def make_tvm_ffi(loading: Callable[[Path], Any]) -> Module:
    """The stub of the package, which calls `loading` for each library that the program loads."""

    def load_module(path: Path | str) -> Library:
        loading(Path(path))
        return Library()

    return Module("tvm_ffi", {"load_module": load_module})
