"""The programs of NVIDIA/cutlass below `examples/python/CuTeDSL`: which files are programs, the
arguments that they document, and the GPUs that they are written for.
"""

from __future__ import annotations

import ast
import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

BELOW = Path("examples/python/CuTeDSL")
# An identifier that begins with one of these is of that architecture; the first row that has one.
ARCHS = {
    "Blackwell": (
        *("clc", "cta_2", "make_blockscaled", "mmamx", "pipelineasyncumma", "pipelineclc", "pipelinetmaumma"),
        *("pipelineummaasync", "sm103", "sm120", "tcgen05", "tmem", "umma"),
    ),
    "Hopper": (
        *("barrier_cluster", "cluster", "copybulk", "cp_async_bulk", "elect_", "griddepcontrol", "mapa", "mbarrier"),
        *("multimem", "pipelinetma", "stmatrix", "tensormap", "use_pdl", "warpgroup", "wgmma", "tma_", "tmaload"),
    ),
    "Ampere": ("cp_async", "cpasync", "ldmatrix", "mma", "warp", "redux"),
}
_COMMAND = re.compile(r"^\s*(?:\$ )?(?:torchrun|python3?)\b(.*?)([\w.]+\.py)\b(.*)$")
_RANKS = re.compile(r"--nproc[-_]per[-_]node[= ](\d+|auto)")  # auto: all that there are
_FOLDERS = {"blackwell_geforce": "Blackwell", "tcgen05": "Blackwell"}  # whose programs are of one arch
# Programs that end with an error on purpose: the code of the error that they are about.
ERRORS = {"dsl_tutorials/tvm_ffi/error_reporting.py": "E4023"}


@dataclass(frozen=True)
class Program:
    """A program of the checkout: its path below the folder of the examples, what it is called with
    on how many GPUs, and the oldest architecture that has all that it names ("any": no instruction
    is newer than those that all GPUs have).
    """

    path: str
    arguments: tuple[str, ...]
    ranks: int
    arch: str


def programs(checkout: Path) -> list[Program]:
    """All programs, by path. Exits with a message where the checkout has none."""
    folder = checkout / BELOW
    files = sorted([*folder.rglob("*.py"), *folder.rglob("*.ipynb")])
    found = [Program(str(f.relative_to(folder)), *documented(f), arch_of(f, folder)) for f in files if is_program(f)]
    if not found:
        raise SystemExit(f"coverage: no programs in {folder}")
    return found


@cache
def tree(file: Path) -> ast.Module:
    """The syntax tree of a file; of a notebook, of its code cells."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ipynb":
        cells = ["".join(cell["source"]) for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
        text = "\n".join(re.sub(r"(?m)^(\s*)[%!].*$", r"\1pass", cell) for cell in cells)
    return ast.parse(text)


def is_program(file: Path) -> bool:
    """Whether running a file does something: a notebook, a `__main__` part, a call at top level."""
    body = tree(file).body
    return file.suffix == ".ipynb" or any(
        (isinstance(s, ast.If) and "__main__" in ast.unparse(s.test))
        or (isinstance(s, ast.Expr) and isinstance(s.value, ast.Call) and "sys.path" not in ast.unparse(s))
        for s in body
    )


# Programs whose text documents the one that they were copied from.
COPIED_FROM = {"dense_gemm_cute_pipeline.py": "dense_gemm_persistent.py"}


def documented(file: Path) -> tuple[tuple[str, ...], int]:
    """The arguments of the first command in a file's text that runs it, and its number of GPUs;
    none and 1 where there is no command.
    """
    text = file.read_text(encoding="utf-8").replace("\\\\\n", "\\\n").replace("\\\n", " ")
    for line in text.splitlines() if file.suffix == ".py" else []:
        command = _COMMAND.match(line)
        if command and command[2] == COPIED_FROM.get(file.name, file.name):
            ranks = _RANKS.search(command[1])
            return tuple(shlex.split(command[3].partition("#")[0].rstrip("`. "))), _count(ranks[1]) if ranks else 1
    return (), 1


def _count(ranks: str) -> int:
    return 8 if ranks == "auto" else int(ranks)


def arch_of(file: Path, root: Path) -> str:
    """The architecture of the newest instruction that a program, or a file of the checkout that it
    imports, names.
    """
    for part in file.relative_to(root).parts:
        if part in _FOLDERS:
            return _FOLDERS[part]
    names = {name.lower() for each in imported(file, root) for name in identifiers(each)}
    return next((arch for arch, starts in ARCHS.items() if any(n.startswith(starts) for n in names)), "any")


def imported(file: Path, root: Path, seen: frozenset[Path] = frozenset()) -> frozenset[Path]:
    """A file, and the files of the checkout that it imports or loads by name, directly or by
    others.
    """
    seen |= {file}
    names = [name.replace(".", "/") + ".py" for name in modules(tree(file))]
    paths = [folder / name for name in names for folder in (file.parent, root)]
    for path in [*paths, *(file.parent / name for name in _loaded(file))]:
        if path.is_file() and path not in seen:
            seen |= imported(path, root, seen)
    return seen


def _loaded(file: Path) -> Iterator[str]:
    """Texts of a file that may name a file beside it, which it loads."""
    texts = (node.value for node in ast.walk(tree(file)) if isinstance(node, ast.Constant))
    return (text for text in texts if isinstance(text, str) and re.fullmatch(r"[\w.]+\.py", text))


def modules(module: ast.Module) -> Iterator[str]:
    """The names of modules that a file may import."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            yield from (base, *(f"{base}.{name.name}".strip(".") for name in node.names))


@cache
def identifiers(file: Path) -> frozenset[str]:
    """The names that a file uses: variables, attributes, arguments of calls, imports."""
    return frozenset(name for node in ast.walk(tree(file)) for name in _named(node))


def _named(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        yield node.attr
    elif isinstance(node, ast.keyword) and node.arg:
        yield node.arg
    elif isinstance(node, (ast.Import, ast.ImportFrom)):
        yield from (part for name in node.names for part in name.name.split("."))
        yield from (getattr(node, "module", None) or "").split(".")
