"""`tvm_ffi` in a rehearsal: libraries of kernels, which the program compiled before and loads."""

from __future__ import annotations

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


def make_tvm_ffi(loaded: list[str]) -> Module:
    """The stub of the package; the names of libraries that the program loads go to `loaded`."""

    def load_module(path: Path | str) -> Library:
        loaded.append(Path(path).name)
        return Library()

    return Module("tvm_ffi", {"load_module": load_module})
