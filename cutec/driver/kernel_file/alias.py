"""`import cutlass` in kernel files means cutec: `cutlass.x.y` is the very module `cutec.x.y`.

The alias exists in cutec's own processes and only while kernel files run, so that an installed
cutlass is never shadowed elsewhere.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from cutec.lazy import LazyModule

distribution = LazyModule("cutec.driver.kernel_file.distribution")

ALIAS, REAL = "cutlass", "cutec"
# Modules that programs import names from, and where cutec has these names, by package.
_HOMES = {
    "base_dsl": {"ast_helpers": "cutlass_dsl"},
    "cute": {"algorithm": "cute", "tuple": "cute"},
    "cute.arch": {
        **dict.fromkeys(("clc", "elect", "mbar", "numeric_conversion", "smem", "tmem"), "cute.arch"),
        **{name: f"_mlir.dialects.{name}" for name in ("arith", "llvm", "nvvm", "vector")},
        "ir": "_mlir.ir",
    },
    "cute.nvgpu": {"helpers": "cute.nvgpu"},
    "cute.nvgpu.cpasync": dict.fromkeys(("copy", "helpers"), "cute.nvgpu.cpasync"),
    "cute.nvgpu.warp": {"copy": "cute.nvgpu.warp"},
    "cute.nvgpu.warpgroup": dict.fromkeys(("helpers", "mma"), "cute.nvgpu.warpgroup"),
    "cutlass_dsl": {"cutlass": "cutlass_dsl"},
    "pipeline": dict.fromkeys(("helpers", "sm90", "sm100"), "pipeline"),
    "utils": {"layout": "utils"},
}
HOMES = {f"{REAL}.{package}.{name}": f"{REAL}.{home}" for package, of in _HOMES.items() for name, home in of.items()}


def real_name(module: str) -> str:
    """The name of the module in cutec that has the names of a module of `cutlass`; other modules
    have their own.
    """
    name = REAL + module[len(ALIAS) :] if f"{module}.".startswith(f"{ALIAS}.") else module
    return HOMES.get(name, name)


class AliasFinder:
    """A meta path finder and loader of `cutlass` and `cutlass.*`, and of what `from cutlass.x
    import y` asks for where x is a module of cutec without such a name: `cutec.x.y`. Raises
    ModuleNotFoundError for a module without a counterpart in cutec.
    """

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        real = real_name(fullname)
        if real == fullname:
            return None
        if importlib.util.find_spec(real) is None:
            raise ModuleNotFoundError(
                f"No module named {fullname!r} (cutec stands in for cutlass, and has no {real})", name=fullname
            )
        return ModuleSpec(fullname, self, is_package=True)  # pyright: ignore[reportArgumentType]  # has no base class

    def find_distributions(self, context: Any) -> list[Any]:
        """For `importlib.metadata`: programs ask for the version of the public package."""
        return distribution.found(context.name)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = importlib.import_module(real_name(spec.name))
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Restore the spec that the import system has just replaced. The module has run already,
        under its own name.
        """
        assert module.__spec__ is not None
        module.__spec__ = module.__spec__.loader_state


@contextmanager
def cutlass_alias() -> Iterator[None]:
    """Let `import cutlass` mean cutec inside the block."""
    finder = AliasFinder()
    shadowed = {name: sys.modules.pop(name) for name in _loaded()}
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in _loaded():
            del sys.modules[name]
        sys.modules.update(shadowed)


def _loaded() -> list[str]:
    """The names of loaded modules of `cutlass`. Python's table has thousands of others."""
    return [name for name in list(sys.modules) if name.startswith(ALIAS) and real_name(name) != name]
