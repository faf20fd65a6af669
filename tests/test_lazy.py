"""Lazy doors: what packages promise is there, and what a build does not use is not loaded."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGES = ("cutec.cute", "cutec.cute.arch", "cutec.cute.nvgpu", "cutec.cute.nvgpu.cpasync", "cutec.utils")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_name_is_where_the_table_says(package: str) -> None:
    door = importlib.import_module(package)
    for name in door.__all__:
        assert getattr(door, name) is not None and name in dir(door)
    for module, names in door._NAMES.items():
        assert all(getattr(importlib.import_module(module), name) is getattr(door, name) for name in names.split())
    given = [name for names in door._NAMES.values() for name in names.split()]
    assert len(given) == len(set(given)), "a name with two homes"
    modules = {info.name for info in pkgutil.iter_modules(getattr(door, "__path__", ()))}
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
from cutec.driver.kernel_file.alias import cutlass_alias
with cutlass_alias():
    import cutlass.cute.nvgpu.warp, cutlass.cute as cute
    from cutlass.cute.nvgpu import cpasync
    from cutlass.cute.arch import thread_idx
    import cutlass.utils.sm90
assert cute.nvgpu.warp is cutlass.cute.nvgpu.warp and callable(print_tensor)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_every_entry_of_a_table_is_in_a_section_of_its_name() -> None:
    """The module that registers it is one of those that are imported for a name that begins so."""
    code = """
import sys
from cutec.lazy import Sections

homes = {}

def note(self, name, value):
    frame = sys._getframe()
    while frame.f_code.co_name != "<module>":
        frame = frame.f_back
    homes[id(self), name] = frame.f_globals["__name__"]
    dict.__setitem__(self, name, value)

Sections.__setitem__ = note
from cutec.ops.tables import COMPOSITES
from cutec.ops.tables import TYPES
from cutec.ops.tables import FUNCTIONS
from cutec.ops.primitives import PRIMITIVES

for table in (TYPES, FUNCTIONS, PRIMITIVES, COMPOSITES):
    here = {name for name, _ in dict.items(table)}
    sections = list(table._closed)
    names = list(table)
    assert names == sorted(names) and len(names) > len(here) and not table._closed
    for name in names:
        modules = [module for beginnings, given in sections if name.startswith(beginnings) for module in given]
        assert name in here or homes[id(table), name] in modules, (name, homes[id(table), name], modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_miss_imports_only_what_may_have_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "sections_package"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        "from cutec.lazy import Sections\nT = Sections().divide('sections_package', ('a.', 'one'), ('a. b.', 'two'))\n"
    )
    (folder / "one.py").write_text("from sections_package import T\nT.add('a.x', 1)\n")
    (folder / "two.py").write_text("from sections_package import T\nT.add('b.y', 2)\nT.add('a.a', 3)\n")
    monkeypatch.syspath_prepend(tmp_path)
    table = importlib.import_module("sections_package").T
    assert "c.z" not in table and table.get("c.z", 5) == 5 and "sections_package.one" not in sys.modules
    assert table["a.x"] == 1 and "sections_package.two" not in sys.modules
    with pytest.raises(KeyError):
        _ = table["a.none"]
    assert list(table.items()) == [("a.a", 3), ("a.x", 1), ("b.y", 2)] and len(table) == 3
    with pytest.raises(ValueError, match="two definitions"):
        table.add("a.x", 4)
    for name in [name for name in sys.modules if name.startswith("sections_package")]:
        monkeypatch.delitem(sys.modules, name)
