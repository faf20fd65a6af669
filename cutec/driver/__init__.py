"""The order of things: what is built from what, what is remembered, and where results go.

`ahead`, `build`, `listing` and `write` pull in toolchain and compiler, and are imported when they are first used (PEP 562): a remembered
build never loads them; `spec` and `notebook` are for those that have such a file, `python_errors` and `hints` for those that end badly. `bundling`
is first used while the tools are at work, and loads meanwhile.
"""

import importlib
from types import ModuleType

_LATE = ("ahead", "build", "bundling", "hints", "listing", "notebook", "python_errors", "spec", "write")


def __getattr__(name: str) -> ModuleType:
    if name in _LATE:
        return importlib.import_module(f"cutec.driver.{name}")
    raise AttributeError(f"module 'cutec.driver' has no attribute {name!r}")
