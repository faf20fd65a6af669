"""Bundles on disk as modules of functions."""

from __future__ import annotations

from pathlib import Path

from cutec.runtime.load import Bundle, load


def load_module(path: Path | str, *, enable_tvm_ffi: bool = False) -> Bundle:
    """Load a bundle by its manifest or directory; its exports are attributes that launch. Needs no
    tools. Raises E3xxx.
    """
    return load(path)


def find_runtime_libraries(*, enable_tvm_ffi: bool = False) -> list[str]:
    """Libraries that a bundle has to be linked with: none, since a bundle is data."""
    return []
