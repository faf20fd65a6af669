"""`cutlass._mlir_helpers.dialect_proxy`: dialects whose operations take numbers of the language."""

from __future__ import annotations

from types import ModuleType
from typing import Any


class DialectAutoConvertProxy:
    """A dialect (`cutlass._mlir.dialects.llvm`) whose operations take numbers of the kernel
    language beside IR values. Those of cutec always do.
    """

    def __init__(self, dialect: ModuleType):
        self._dialect = dialect

    def __getattr__(self, name: str) -> Any:
        return getattr(self._dialect, name)
