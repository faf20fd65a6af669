"""Kernels of packages whose `__init__` loads compiled libraries: their modules are imported without
it.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType


def part(name: str) -> ModuleType:
    """The module `name`; no `__init__` of the packages around it runs."""
    packages = name.split(".")[:-1]
    for depth, last in enumerate(packages, 1):
        package = ".".join(packages[:depth])
        if package in sys.modules:
            continue
        outer = sys.modules.get(package.rpartition(".")[0])
        made = ModuleType(package)
        made.__path__ = [str(Path(folder, last)) for folder in (outer.__path__ if outer else sys.path)]
        sys.modules[package] = made
        if outer:
            setattr(outer, last, made)
    return importlib.import_module(name)
