"""Calling from Python: `@cute.jit` functions on tensors, and `cute.compile`.

Modules are imported when they are first used (PEP 562): kernel files import the vocabulary that leads here, and a build calls nothing.
"""

import importlib
from types import ModuleType

_LATE = ("arguments", "compiled", "compiling", "dispatch", "modules", "on_cpu", "options", "pointers", "protocols", "remembered", "streams", "symbols", "tensors", "timing", "tuning")


def __getattr__(name: str) -> ModuleType:
    if name in _LATE:
        return importlib.import_module(f"cutec.calling.{name}")
    raise AttributeError(f"module 'cutec.calling' has no attribute {name!r}")
