"""The package's architecture, as ARCHITECTURE.md shows it: floors, no cycles, no hidden imports,
one door for each library.

Every way in which a module names another one is an edge: imports at the top, in functions and for
type checkers, lazy modules, the stub of a package whose names are imported lazily, tables that say
which module registers a name. `pytest tests/test_floors.py --update-golden` writes the table of
ARCHITECTURE.md from `FLOORS` and the packages' docstrings.
"""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "cutec"
PAGE = ROOT / "ARCHITECTURE.md"
# From the lowest floor up. Packages on one floor do not import each other. A room that is named
# here, `cute.core`, stands above its package, which has its name alone. A package with inner
# floors stands in its place with all of them, `frontend.core` below `frontend.flow`.
FLOORS = (
    "leftovers",
    "records resources version lazy_pattern digits files loc_ip collecting homes",
    "derived_cache",
    "lazy",
    "layout diag",
    "artifact environment",
    "target digests",
    "ir",
    "ops",
    "frontend lowering render toolchain interpreter runtime cost",
    "driver library",
    "calling explore tune",
    "cute",
    "cute.core pipeline utils testing torch jax cuda memory vector rehearsal",
    "experimental cute.experimental",
    "_mlir base_dsl",
    "cutlass_dsl",
    "_mlir_helpers",
    "cli",
    "__main__",
)
INNER = {
    "frontend": ("core", "syntax numbers", "flow", "tensors rewriting", "exports", "kernels"),
    "driver": ("options explain", "inputs", "cache", "kernel_file lock", "build", "run project verify", "cluster"),
    "interpreter": ("values", "program recording", "memory", "sync copies", "hazards", "tensor_memory", "machine"),
}
DOORS = {
    "subprocess": set(),  # `toolchain.process` starts processes through os.posix_spawn
    "jinja2": {"render"},
    "click": {"cli"},
    "cuda": {"runtime", "base_dsl"},  # the latter has its driver module as a public name
    "urllib3": {"driver"},
    "obstore": {"driver"},
    "distributed": {"driver"},
    "yaml": {"artifact"},
    "numpy": {"interpreter", "runtime", "testing", "jax", "rehearsal"},
    "ml_dtypes": {"interpreter", "runtime", "rehearsal"},
    "jsonschema": set(),
    "torch": {"torch"},
    "jax": {"jax"},
}
# Modules whose imports a run decides, and below which package they find what they import.
DYNAMIC = {
    "cutec.cli.main": "cutec.cli",
    "cutec.diag.catalog": "cutec.diag.codes",
    "cutec.driver.kernel_file.alias": "",
    "cutec.driver.kernel_file.load": "",
    "cutec.driver.kernel_file.import_stubs": "",
    "cutec.lazy": "",
    "cutec.rehearsal.cuda_calls": "",
}
ROOMS = {name for names in FLOORS for name in names.split() if "." in name}
LARGEST = 22  # modules in a folder of a package with inner floors


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def package_of(module: str) -> str:
    """The package that a module belongs to, or the room of one that has a floor of its own."""
    package, room = [*module.split(".")[1:3], "", ""][:2]
    return f"{package}.{room}" if f"{package}.{room}" in ROOMS else package


def floors(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, on_it in enumerate(names) for name in on_it.split()}


FLOOR = floors(FLOORS)
INNER_FLOOR = {package: floors(names) for package, names in INNER.items()}


def imported(nodes: Iterable[ast.AST], where: str) -> Iterator[str]:
    """What import statements among `nodes` name."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{where}: relative import"
            for alias in node.names:
                named = f"{node.module}.{alias.name}"
                yield named if named in MODULES else str(node.module)


def literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def lazily(nodes: Iterable[ast.AST], module: str) -> Iterator[str]:
    """Modules that calls in a module name: LazyModule("…"), import_module("…"), divide("…", …)."""
    for node in nodes:
        if not isinstance(node, ast.Call):
            continue
        function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if function in ("LazyModule", "import_module", "__import__"):
            name = literal(node.args[0])
            if name is not None:
                yield name
            else:
                assert module in DYNAMIC, f"{module}:{node.lineno} imports what only a run can tell"
                yield from (
                    m for m in MODULES if DYNAMIC[module] and m.startswith(DYNAMIC[module] + ".") and m != module
                )
        elif function == "divide" and (package := literal(node.args[0])):
            for section in node.args[1:]:
                assert isinstance(section, ast.Tuple)
                yield from (f"{package}.{m}" for m in str(literal(section.elts[1])).split())


def stub(path: Path, module: str) -> Iterator[str]:
    """Modules that the stub beside a module names: there its lazy names come from."""
    beside = path.with_suffix(".pyi")
    if not beside.exists():
        return
    for node in ast.parse(beside.read_text()).body:
        if isinstance(node, ast.ImportFrom) and node.level:
            named = [f"{module}.{alias.name}" for alias in node.names]
            yield from (name for name in named if name.removeprefix("cutec.") not in ROOMS)
        else:
            yield from imported([node], str(beside))


class Names(NamedTuple):
    """What a module names of others: in import statements anywhere; in those that are executed when
    it is imported, or for type checkers; and lazily.
    """

    everywhere: frozenset[str]
    top: frozenset[str]
    lazy: frozenset[str]


@cache
def names(module: str) -> Names:
    tree = ast.parse(MODULES[module].read_text())
    nodes, top = list(ast.walk(tree)), list(tree.body)
    for node in top:
        if isinstance(node, ast.If | ast.Try):
            top += [*node.body, *node.orelse]
    lazy = {*lazily(nodes, module), *stub(MODULES[module], module)}
    return Names(frozenset(imported(nodes, module)), frozenset(imported(top, module)), frozenset(lazy))


def edges(module: str) -> frozenset[str]:
    """All that a module names of other modules, whenever it imports them."""
    return (names(module).everywhere | names(module).lazy) - {module}


# Each test looks at all modules: a case for each would cost more than what it looks at.


def test_imports_go_down() -> None:
    assert [line for module in MODULES for line in upward(module)] == []


def upward(module: str) -> Iterator[str]:
    """The imports of a module that do not go down."""
    mine = package_of(module)
    for other in edges(module):
        theirs = package_of(other)
        if not other.startswith("cutec.") or not mine:
            continue
        if theirs != mine:
            if not FLOOR[theirs] < FLOOR[mine]:
                yield f"{module} (floor {FLOOR[mine]}) imports {other} (floor {FLOOR[theirs]})"
        elif mine in INNER and min(module.count("."), other.count(".")) > 1:
            room, below = module.split(".")[2], other.split(".")[2]
            inner = INNER_FLOOR[mine]
            if room != below and not inner[below] < inner[room]:
                yield f"{module} imports {other} of no lower floor"


def test_no_cycles() -> None:
    done: set[str] = set()

    def visit(module: str, trail: tuple[str, ...]) -> None:
        assert module not in trail, " → ".join((*trail[trail.index(module) :], module))
        if module not in done:
            for other in sorted(edges(module)):
                if other in MODULES:
                    visit(other, (*trail, module))
            done.add(module)

    for module in MODULES:
        visit(module, ())


def test_own_modules_are_imported_at_the_top() -> None:
    inside = {module: names(module).everywhere - names(module).top for module in MODULES}
    assert [(m, name) for m, found in inside.items() for name in found if name.split(".")[0] == "cutec"] == []


def test_libraries_are_used_through_one_door() -> None:
    used = {(module, name.split(".")[0]) for module in MODULES for name in edges(module)}
    assert [(m, lib) for m, lib in sorted(used) if lib in DOORS and package_of(m) not in DOORS[lib]] == []


def test_no_folder_is_crowded() -> None:
    for package in INNER:
        for folder in (PACKAGE / package).iterdir():
            if folder.is_dir():
                assert len(list(folder.glob("*.py"))) - 1 <= LARGEST, folder


# -- the page


def summary(path: Path) -> str:
    """The first sentence of a module's docstring."""
    text = ast.get_docstring(ast.parse(path.read_text())) or ""
    return " ".join(text.split("\n\n")[0].split()).partition(". ")[0].rstrip(".")


def rows() -> Iterator[tuple[str, str, str]]:
    """(floor, package, what it is) for each package, and below it for each of its inner floors."""
    for number, names in enumerate(FLOORS):
        for name in names.split():
            path = PACKAGE / name.replace(".", "/")
            name = name.replace(".", "/")
            shown = f"{name}/" if path.is_dir() else f"{name}.py"
            yield str(number), f"`{shown}`", summary(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"))
            for inner, rooms in enumerate(INNER.get(name, ())):
                for room in rooms.split():
                    inside = path / room
                    file = inside / "__init__.py" if inside.is_dir() else inside.with_suffix(".py")
                    yield f"{number}.{inner}", f"`{name}/{room}{'/' if inside.is_dir() else '.py'}`", summary(file)


def listing() -> str:
    lines = [f"* **{floor}** {name}: {text}." for floor, name, text in rows()]
    return "\n".join(textwrap.fill(line, 100, subsequent_indent="  ", break_on_hyphens=False) for line in lines)


def test_the_page_shows_the_floors(golden: Callable[[Path, str], None]) -> None:
    begin, end = "<!-- floors: made from tests/test_floors.py -->\n", "\n<!-- end of floors -->"
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    assert rest, "ARCHITECTURE.md has no place for the list"
    golden(PAGE, f"{head}{begin}\n{listing()}\n{end}{rest.partition(end)[2]}")


def test_every_package_stands_on_a_floor() -> None:
    assert {package_of(module) for module in MODULES} - {""} == set(FLOOR)
    for package, inner in INNER_FLOOR.items():
        assert {m.split(".")[2] for m in MODULES if m.count(".") > 1 and package_of(m) == package} == set(inner)
