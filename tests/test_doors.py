"""Lazy doors: what packages promise is there, and what a build does not use is not loaded."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys

import pytest

PACKAGES = ("cutec.cute", "cutec.cute.arch", "cutec.cute.nvgpu", "cutec.utils")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_name_is_where_the_table_says(package: str) -> None:
    door = importlib.import_module(package)
    for name in door.__all__:
        assert getattr(door, name) is not None and name in dir(door)
    for module, names in door._NAMES.items():
        assert all(getattr(importlib.import_module(module), name) is getattr(door, name) for name in names.split())
    given = [name for names in door._NAMES.values() for name in names.split()]
    assert len(given) == len(set(given)), "a name with two homes"
    modules = {info.name for info in pkgutil.iter_modules(door.__path__)}
    assert not modules & set(given), "importing a module would hide the name"
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = door.no_such_name


def test_the_table_of_arch_is_complete() -> None:
    """Every public function of its modules, but for those that serve other modules."""
    arch = importlib.import_module("cutec.cute.arch")
    serving = {"emit_ptx", "require_setmaxnreg"}
    for module, names in arch._NAMES.items():
        if module.startswith("cutec.cute.arch.") and module != "cutec.cute.arch.common":
            defined = vars(importlib.import_module(module)).items()
            public = {name for name, value in defined if name[0] != "_" and getattr(value, "__module__", "") == module}
            assert public - serving == {name for name in names.split() if name.islower()}, module


def test_public_imports() -> None:
    code = """
from cutec.cute import make_tiled_mma, print_tensor, size
from cutec.driver.alias import cutlass_alias
with cutlass_alias():
    import cutlass.cute.nvgpu.warp, cutlass.cute as cute
    from cutlass.cute.nvgpu import cpasync
    from cutlass.cute.arch import thread_idx
    import cutlass.utils.sm90
assert cute.nvgpu.warp is cutlass.cute.nvgpu.warp and callable(print_tensor)
"""
    subprocess.run([sys.executable, "-c", code], check=True)
