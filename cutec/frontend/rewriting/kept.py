"""Rewritten functions of earlier processes. They lie beside the bytecode of the file that they are
in, one file for all of its functions, and are as valid as that: as long as the file has the same
size and time, and so have the modules that rewrite. Where Python has written no bytecode of a file
(kernel files, which cutec loads itself), or is told to write none, nothing is kept.
"""

from __future__ import annotations

import marshal
import os
import sys
from contextlib import suppress
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from cutec.files import write_whole
from cutec.frontend.core.signals import Construct
from cutec.frontend.syntax.liveness import Lines
from cutec.ir.core import Loc
from cutec.records import dataclass
from cutec.version import __version__

_SUFFIX = ".cutec.pyc"  # a file of bytecode, to those that clean up or ask what a build reads
_FRONTEND = Path(__file__).resolve().parent.parent
_MODULES = ("rewriting", "syntax", "core", "flow")  # folders of it on which results depend
_Place = tuple[int, int, int, str]  # without its file


@dataclass
class Rewritten:
    """The code of one rewritten function, shared by all function objects of the same `def`."""

    code: CodeType
    constructs: list[Construct]
    scopes: list[Lines]


@dataclass
class _File:
    """What is kept of a file's functions: by their keys, as bytes, since few of many are needed."""

    place: Path
    subject: tuple[Any, ...]
    functions: dict[Any, bytes]
    changed: bool = False


_files: dict[str, _File | None] = {}


def read(function: FunctionType) -> Rewritten | None:
    """What an earlier process made of a function; None if nothing was kept."""
    file = _file(function.__code__.co_filename)
    content = file and file.functions.get(_key(function))
    if content is None:
        return None
    code, constructs, scopes = marshal.loads(content)
    name = function.__code__.co_filename
    return Rewritten(code, [_construct(name, each) for each in constructs], [Lines(each) for each in scopes])


def keep(function: FunctionType, made: Rewritten) -> None:
    """Let later processes have it, from the next `save` on."""
    file = _file(function.__code__.co_filename)
    if file is not None and not sys.dont_write_bytecode:
        constructs = [_plain(each) for each in made.constructs]
        with suppress(ValueError):  # a constant that is no plain data
            file.functions[_key(function)] = marshal.dumps(
                (made.code, constructs, [scope.statements for scope in made.scopes])
            )
            file.changed = True


def save() -> None:
    """Write what is new."""
    for file in _files.values():
        if file is not None and file.changed:
            file.changed = False
            with suppress(OSError):  # a folder that cannot be written to is as good as none
                write_whole(file.place, marshal.dumps((file.subject, file.functions)))


def _key(function: FunctionType) -> tuple[Any, ...]:
    """Tells a file's functions apart, lambdas of one line too. Of a file that has changed since it
    was loaded, what is loaded has another code than what is there.
    """
    code = function.__code__
    return function.__qualname__, code.co_firstlineno, code.co_flags, code.co_freevars, code.co_code, code.co_names


def _file(name: str) -> _File | None:
    """What is kept of a file; None where there is none, or it has no bytecode."""
    if name not in _files:
        _files[name] = _opened(name)
    return _files[name]


def _opened(name: str) -> _File | None:
    try:
        info = os.stat(name)
        bytecode = cache_from_source(os.path.abspath(name))
        os.stat(bytecode)
    except (OSError, ValueError, NotImplementedError):  # no file, or a Python that keeps no bytecode
        return None
    place = Path(bytecode.removesuffix(".pyc") + _SUFFIX)
    subject = (name, info.st_size, info.st_mtime_ns, _version())
    with suppress(OSError, ValueError, EOFError, TypeError):  # there is none, or it is damaged
        known, functions = marshal.loads(place.read_bytes())
        if known == subject:
            return _File(place, subject, functions)
    return _File(place, subject, {})


@cache
def _version() -> tuple[Any, ...]:
    """Tells versions of what makes the results apart."""
    found: list[Any] = [__version__, sys.version]
    for folder in _MODULES:
        with os.scandir(_FRONTEND / folder) as entries:
            for entry in sorted((e for e in entries if e.name.endswith(".py")), key=lambda e: e.name):
                info = entry.stat()
                found += (entry.name, info.st_size, info.st_mtime_ns)
    return tuple(found)


# -- constructs as plain data

_PLAIN = (
    "kind",
    "tail",
    "globals",
    "live",
    "header",
    "exposed",
    "exits",
    "target",
    "steps",
    "copies",
    "passed",
    "index",
)


def _plain(construct: Construct) -> tuple[Any, ...]:
    bound = tuple({name: _of(loc) for name, loc in body.items()} for body in construct.bound)
    before = {name: _of(loc) for name, loc in construct.before.items()}
    orelse = construct.orelse and _plain(construct.orelse)
    return _of(construct.loc), bound, before, orelse, tuple(getattr(construct, name) for name in _PLAIN)


def _construct(file: str, plain: tuple[Any, ...]) -> Construct:
    loc, bound, before, orelse, rest = plain
    return Construct(
        loc=Loc(file, *loc),
        bound=tuple({name: Loc(file, *at) for name, at in body.items()} for body in bound),
        before={name: Loc(file, *at) for name, at in before.items()},
        orelse=orelse and _construct(file, orelse),
        **dict(zip(_PLAIN, rest)),
    )


def _of(loc: Loc) -> _Place:
    return loc.line, loc.col, loc.end_col, loc.function
