"""cutec: an ahead-of-time compiler for CuTe GPU kernels written in Python.

Kernel files take everything from here (`from cutec import cute`, `cutec.Int32`, `cutec.export`).
Names are looked up when they are first used, so that `import cutec` costs next to nothing.
"""

import importlib
import sys
from typing import Any

from cutec.version import __version__

_DECLARATIONS = ("export", "tensor", "scalar", "pointer", "stream", "symbol")
# Submodules that `from cutec import NAME` may name: asked for first, so that no other name's module
# is loaded on the way.
_PACKAGES = (
    "cute",
    "utils",
    "testing",
    "runtime",
    "diag",
    "driver",
    "layout",
    "resources",
    "environment",
    "calling",
    "pipeline",
    "torch",
    "cuda",
    "memory",
)
# Names that live elsewhere, and where.
_ELSEWHERE = {"CutecError": "diag"} | dict.fromkeys(
    ("CompilationError", "CudaDriverDependencyError", "LaunchError"), "diag.kinds"
)
_ELSEWHERE |= dict.fromkeys(("DSLRuntimeError", "DSLUserCodeError"), "base_dsl.common")
_ELSEWHERE |= dict.fromkeys(("CUDA_VERSION", "DSLCudaVersion", "target_version"), "base_dsl.version")
_ELSEWHERE |= dict.fromkeys(("register_jit_arg_adapter", "JitArgument", "DynamicExpression"), "calling.protocols")
_ELSEWHERE |= dict.fromkeys(
    (
        "T",
        "dsl_user_op",
        "extract_mlir_values",
        "for_generate",
        "if_generate",
        "new_from_mlir_values",
        "while_generate",
        "yield_out",
    ),
    "cutlass_dsl",
)
_FRONTEND = "cutec.frontend."


def __getattr__(name: str) -> Any:
    """Import what `name` stands for (PEP 562) and keep it, so that this is asked once a name."""
    if name.startswith("__"):
        raise AttributeError(name)
    if name in _PACKAGES:
        value: Any = importlib.import_module(f"cutec.{name}")
    elif name in _ELSEWHERE:
        value = getattr(importlib.import_module(f"cutec.{_ELSEWHERE[name]}"), name)
    elif name in _DECLARATIONS:
        module = "exports.export" if name == "export" else "exports.argspec"
        value = getattr(importlib.import_module(_FRONTEND + module), name)
    else:
        value = _language(name)
    globals()[name] = value
    return value


def _language(name: str) -> Any:
    """A name of the kernel language that needs no `cute.` prefix: number types, `range`,
    `const_expr`, `Constexpr`, ...
    """
    found = getattr(importlib.import_module(_FRONTEND + "kernels.language"), name, None)
    if found is None:
        raise AttributeError(f"module 'cutec' has no attribute {name!r}", name=name, obj=sys.modules[__name__])
    return found


def __dir__() -> list[str]:
    language = importlib.import_module(_FRONTEND + "kernels.language").__all__
    return sorted({*globals(), *_DECLARATIONS, *_PACKAGES, *_ELSEWHERE, *language})
