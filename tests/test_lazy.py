"""Lazy imports: the names that stubs promise are there, and what a build does not use is not
loaded.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from cutec import lazy

ROOT = Path(__file__).parent.parent
STUBS = sorted((ROOT / "cutec").rglob("*.pyi"))


def module_of(stub: Path) -> str:
    return ".".join(stub.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(stub: Path) -> list[tuple[str, str]]:
    """The imports of a stub, as (module, name); one of the package itself has no module."""
    nodes = [node for node in ast.parse(stub.read_text()).body if isinstance(node, ast.ImportFrom)]
    return [(node.module or "", alias.name) for node in nodes for alias in node.names]


@pytest.mark.parametrize("stub", STUBS, ids=module_of)
def test_every_name_is_where_the_stub_says(stub: Path) -> None:
    package = importlib.import_module(module_of(stub))
    given = imports(stub)
    names = [name for _, name in given if name != "*"]
    for module, name in given:
        if module and name != "*":
            assert getattr(package, name) is getattr(importlib.import_module(module), name)
        elif module:
            assert all(hasattr(package, name) for name in importlib.import_module(module).__all__)
        else:
            assert getattr(package, name) is importlib.import_module(f"{package.__name__}.{name}")
    assert len(names) == len(set(names)), "a name with two homes"
    assert set(package.__all__) >= {name for name in names if name[0] != "_"} and set(dir(package)) >= set(names)
    modules = {info.name for info in pkgutil.iter_modules(getattr(package, "__path__", ()))}
    hidden = modules & {name for module, name in given if module}
    assert hidden <= set(ast.unparse(ast.parse(Path(str(package.__file__)).read_text())).split()), (
        "importing a module would hide the name: import it at once"
    )
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = package.no_such_name


@pytest.mark.parametrize("stub", STUBS, ids=module_of)
def test_stubs_have_the_form_that_is_read_at_run_time(stub: Path) -> None:
    """Type checkers take `X as X` and stars for names of the module, and so does `late_names`."""
    for node in ast.parse(stub.read_text()).body:
        if isinstance(node, ast.ImportFrom):
            assert node.level == (0 if node.module else 1)
            assert all(alias.name == "*" or alias.asname == alias.name for alias in node.names), ast.unparse(node)
        else:
            assert isinstance(node, ast.Assign) and isinstance(node.value, ast.Name), ast.unparse(node)


def test_every_stub_is_read_by_its_module() -> None:
    for stub in STUBS:
        assert re.search(r"late_names\(\s*__name__", stub.with_suffix(".py").read_text()), stub


def test_the_stub_of_arch_is_complete() -> None:
    """It has every public function of the modules, but for those that serve other modules."""
    given = imports(ROOT / "cutec/cute/arch/__init__.pyi")
    serving = {"barrier_address", "emit_ptx", "require_setmaxnreg", "require_tcgen05"}
    for module in {module for module, _ in given}:
        if module.startswith("cutec.cute.arch.") and module.rpartition(".")[2] not in ("common", "sm100"):
            defined = vars(importlib.import_module(module)).items()
            public = {name for name, value in defined if name[0] != "_" and getattr(value, "__module__", "") == module}
            assert public - serving == {name for m, name in given if m == module and name.islower()}, module


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A package with a stub, imported."""
    folder = tmp_path / "late_package"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        "from cutec.lazy import late_names\n__getattr__, __dir__ = late_names(__name__, globals())\n"
    )
    (folder / "__init__.pyi").write_text(
        "from late_package.one import a as a, b as b\nfrom late_package.two import *\n"
        "from . import one as one\n\nc = b\n"
    )
    (folder / "one.py").write_text("a, b = 1, 2\n")
    (folder / "two.py").write_text("__all__ = ['d']\nd = 4\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("late_package")
    for name in [name for name in sys.modules if name.startswith("late_package")]:
        del sys.modules[name]


def test_names_are_imported_when_they_are_used(package) -> None:
    assert "late_package.one" not in sys.modules
    assert package.a == 1 and vars(package)["a"] == 1 and "late_package.two" not in sys.modules
    assert package.c == 2 and package.one is sys.modules["late_package.one"] and package.d == 4
    assert package.__all__ == ["a", "b", "c", "d", "one"]
    with pytest.raises(AttributeError, match="'late_package' has no attribute 'e'"):
        _ = package.e


@pytest.mark.parametrize("stub", STUBS, ids=module_of)
def test_a_stub_says_line_by_line_what_it_says_to_python(stub: Path) -> None:
    """`late_names` reads lines; a type checker reads Python."""
    importlib.import_module(module_of(stub))
    read = lazy._stub_names(module_of(stub))
    stars = read.pop("*").split()
    for module, name in imports(stub):
        if name == "*":
            assert module in stars
        else:
            assert read[name].startswith(module or f"{module_of(stub)}.{name}")
    assigned = [node for node in ast.parse(stub.read_text()).body if isinstance(node, ast.Assign)]
    assert len(read) == len({n for _, n in imports(stub) if n != "*"}) + len(assigned)


def test_names_that_calls_need_are_refused_in_builds_only() -> None:
    from cutec.frontend.exports.export import recording

    runtime, testing = importlib.import_module("cutec.cute.runtime"), importlib.import_module("cutec.cute.testing")
    with recording():
        assert "not in a build" in repr(runtime.from_dlpack) and "not in a build" in repr(testing.benchmark)
        assert isinstance(testing.CantImplementError, type) and callable(testing.assert_)
        with pytest.raises(AttributeError):
            _ = runtime.no_such_name
    assert runtime.from_dlpack.__module__ == "cutec.calling.tensors" and callable(testing.benchmark)


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


def test_an_import_that_is_deferred_loads_the_module_when_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    with lazy.deferred("colorsys", "sys"):
        import colorsys as deputy
        import sys as loaded
    assert loaded is sys and "colorsys" not in sys.modules
    assert deputy.rgb_to_hsv(0, 0, 0) == (0, 0, 0)
    import colorsys

    assert deputy is not colorsys and deputy.rgb_to_hsv is colorsys.rgb_to_hsv


def test_a_deferred_module_may_be_used_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    with lazy.deferred("colorsys"):
        from colorsys import rgb_to_hsv
    import colorsys

    assert isinstance(colorsys, ModuleType) and colorsys.rgb_to_hsv is rgb_to_hsv
