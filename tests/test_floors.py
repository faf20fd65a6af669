"""The package's architecture, as ARCHITECTURE.md states it: floors, no cycles, no hidden imports,
one door for each library.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "cutec"
FLOORS = [
    {"records", "resources", "lazy", "lazy_pattern", "files", "version"},
    {"layout", "diag", "derived_cache"},
    {"artifact", "environment"},
    {"target"},
    {"ir"},
    {"ops"},
    {"frontend", "lowering", "render", "toolchain", "interpreter", "runtime"},
    {"driver"},
    {"calling"},
    {"cute"},
    {"pipeline", "utils", "testing", "torch", "cuda", "memory", "rehearsal"},
    {"_mlir", "base_dsl", "cutlass_dsl"},
    {"cli"},
    {"__main__"},
]
FLOOR = {name: number for number, names in enumerate(FLOORS) for name in names}
DOORS = {
    "subprocess": {"toolchain"},
    "jinja2": {"render"},
    "click": {"cli"},
    "cuda": {"runtime"},
    "yaml": {"artifact", "toolchain"},
    "numpy": {"interpreter", "runtime", "testing"},
    "jsonschema": set(),
    "torch": {"torch"},
}
FILES = sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in FILES}


def package_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


@cache
def imports(path: Path, everywhere: bool) -> frozenset[str]:
    """Modules that a file imports: at its top level, or anywhere in it. Names for type checkers do
    not count.
    """
    tree = ast.parse(path.read_text())
    for node in list(ast.walk(tree)):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            node.body = []
    nodes = ast.walk(tree) if everywhere else tree.body
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found |= {n if (n := f"{node.module}.{alias.name}") in MODULES else node.module for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            pytest.fail(f"{path}: relative import")
    return frozenset(found)


@pytest.mark.parametrize("module", MODULES)
def test_imports_go_down(module: str) -> None:
    mine = package_of(module)
    for other in imports(MODULES[module], True):
        theirs = package_of(other)
        if other.startswith("cutec.") and theirs != mine and mine:
            assert FLOOR[theirs] < FLOOR[mine], (
                f"{module} (floor {FLOOR[mine]}) imports {other} (floor {FLOOR[theirs]})"
            )


@pytest.mark.parametrize("module", MODULES)
def test_own_modules_are_imported_at_the_top(module: str) -> None:
    hidden = imports(MODULES[module], True) - imports(MODULES[module], False)
    assert not {name for name in hidden if name.split(".")[0] == "cutec"}


@pytest.mark.parametrize("module", MODULES)
def test_libraries_are_used_through_one_door(module: str) -> None:
    for library, packages in DOORS.items():
        used = any(name.split(".")[0] == library for name in imports(MODULES[module], True))
        assert not used or package_of(module) in packages, f"{module} imports {library}"


def test_no_cycles() -> None:
    done: set[str] = set()

    def visit(module: str, trail: tuple[str, ...]) -> None:
        assert module not in trail, " → ".join((*trail[trail.index(module) :], module))
        if module not in done:
            for other in imports(MODULES[module], False):
                if other in MODULES and other != module:
                    visit(other, (*trail, module))
            done.add(module)

    for module in MODULES:
        visit(module, ())
