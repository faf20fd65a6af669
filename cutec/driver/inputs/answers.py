"""Answers to the questions of `cutec.driver.inputs`, from the surroundings as they are now.

A question is a tuple of texts: its kind, what it is about, and for some kinds more. Files are in it
by their names (`names`), so that another machine can ask the same.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from cutec.diag.source import PACKAGE, STDLIB, is_installed
from cutec.driver.inputs.names import Surroundings

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

Question = tuple[str, ...]

ABSENT, UNSET = "absent", "not set"
EVERYTHING = "*"  # all environment variables; the search path as it was before user code ran


def file_hash(path: str) -> str | None:
    """SHA-256 of a file; None if it cannot be read."""
    try:
        with open(path, "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    except OSError:
        return None


def answer(question: Question, around: Surroundings) -> str:
    """The answer as things are now. Raises KeyError for a question of no known kind."""
    kind, *words = question
    return _KINDS[kind](around, *words)


def answers(questions: Iterable[Question], around: Surroundings) -> dict[Question, str]:
    """The answer to each question."""
    return {question: answer(question, around) for question in questions}


def title(question: Question) -> str:
    """A question as users read it: `file lib/tiles.py`, `environment variable FAST`."""
    kind, about, *_ = question
    return f"{_TITLES.get(kind, kind)} {about}"


_TITLES = {
    "kind": "path",
    "import": "module",
    "link": "link",
    "stat": "size or time of",
    "access": "access to",
    "names": "names in",
    "environment": "environment variable",
    "called": "answer of",
}


def _file(around: Surroundings, name: str) -> str:
    path = around.path(name)
    try:
        mode = os.stat(path).st_mode
    except OSError:
        return ABSENT
    return file_hash(path) or "not readable" if stat.S_ISREG(mode) else _of_mode(mode)


def _of_mode(mode: int) -> str:
    tests = {"file": stat.S_ISREG, "folder": stat.S_ISDIR, "link": stat.S_ISLNK}
    return next((kind for kind, test in tests.items() if test(mode)), "device")


def _info(around: Surroundings, name: str, follow: str) -> os.stat_result | None:
    try:
        return os.stat(around.path(name), follow_symlinks=follow != "link")
    except (OSError, ValueError):
        return None


def _kind(around: Surroundings, name: str, follow: str = "") -> str:
    info = _info(around, name, follow)
    return _of_mode(info.st_mode) if info else ABSENT


def _stat(around: Surroundings, name: str, follow: str = "") -> str:
    """Of a folder neither size nor time, which change when Python writes bytecode."""
    info = _info(around, name, follow)
    if info is None:
        return ABSENT
    more = (info.st_size, info.st_mtime_ns) if stat.S_ISREG(info.st_mode) else ()
    return json.dumps([info.st_mode, *more])


def _access(around: Surroundings, name: str, mode: str) -> str:
    return str(os.access(around.path(name), int(mode)))


def _link(around: Surroundings, name: str) -> str:
    try:
        return os.readlink(around.path(name))
    except OSError:
        return ABSENT


def _names(around: Surroundings, name: str) -> str:
    """The names in a folder, those of folders marked."""
    try:
        with os.scandir(around.path(name)) as entries:
            return json.dumps(sorted(entry.name + "/" * entry.is_dir() for entry in entries))
    except OSError:
        return ABSENT


def _environment(around: Surroundings, name: str) -> str:
    if name == EVERYTHING:
        return json.dumps(sorted(os.environ.items()))
    return f"={os.environ[name]}" if name in os.environ else UNSET


# Functions without arguments whose results a build may depend on, by module and name.
CALLED: dict[str, Callable[[], Any]] = {
    f"os.{name}": getattr(os, name)
    for name in ("getcwd", "cpu_count", "uname", "getlogin", "getuid", "geteuid", "getgid", "getegid", "getgroups")
    if hasattr(os, name)
}


def _called(around: Surroundings, name: str) -> str:
    try:
        return repr(CALLED[name]())
    except OSError as err:
        return err.__class__.__name__


def found(fullname: str, path: list[str]) -> ModuleSpec | None:
    """Where the finders of Python's import system, without cutec's own, find a module that is
    looked for in these folders.
    """
    for finder in sys.meta_path:
        owner = finder if isinstance(finder, type) else type(finder)
        if not owner.__module__.startswith("cutec.") and (spec := finder.find_spec(fullname, path)) is not None:
            return spec
    return None


def _import(around: Surroundings, fullname: str, *names: str) -> str:
    if fullname in sys.builtin_module_names:
        return "python"
    folders = [p for name in names for p in (around.search if name == EVERYTHING else (around.path(name),))]
    return text_of(found(fullname, folders), around)


def text_of(spec: ModuleSpec | None, around: Surroundings) -> str:
    """A module that was found, as an answer: its name below the root or among installed packages,
    and of one elsewhere its content.
    """
    if spec is None:
        return ABSENT
    if spec.origin is None or not spec.has_location:
        return json.dumps([around.name(p) for p in spec.submodule_search_locations or ()] or ["python"])
    path = os.path.abspath(spec.origin)
    if path.startswith((STDLIB, PACKAGE)):
        return "python"
    name = around.name(path)
    return name if not os.path.isabs(name) else file_hash(path) or _loader_name(spec)


def _loader_name(spec: ModuleSpec) -> str:
    return f"loaded by {type(spec.loader).__name__}"


def is_fixed(folder: str) -> bool:
    """Whether a folder belongs to Python, to an installed package or to cutec."""
    inside = folder + os.sep
    return inside.startswith((STDLIB, PACKAGE)) or is_installed(inside)


_KINDS: dict[str, Callable[..., str]] = {
    "file": _file,
    "kind": _kind,
    "stat": _stat,
    "access": _access,
    "link": _link,
    "names": _names,
    "environment": _environment,
    "called": _called,
    "import": _import,
}
