"""The C compiler of the machine, for libraries of C."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from cutec.diag import error
from cutec.toolchain.failure import run_checked
from cutec.toolchain.process import temporary_folder

_NAMES = ("cc", "gcc", "clang")
_FLAGS = ("-O2", "-fPIC", "-fvisibility=hidden")


def compile_object(files: Mapping[str, str]) -> bytes:
    """One relocatable object of C sources, which include the headers among the files. Raises E2001
    without a compiler, E20xx if it fails.
    """
    return _compiled(files, ("-r", "-nostdlib"))


def compile_shared(files: Mapping[str, str]) -> bytes:
    """A shared library of C sources, as `compile_object`; its own functions are not replaced by
    others of the same name in the process.
    """
    return _compiled(files, ("-shared", "-Wl,-Bsymbolic,-s"), ("-lpthread", "-ldl"))


def _compiled(files: Mapping[str, str], kind: Sequence[str], libraries: Sequence[str] = ()) -> bytes:
    with temporary_folder() as folder:
        for name, text in files.items():
            Path(folder, name).write_text(text, encoding="utf-8")
        sources = [str(Path(folder, name)) for name in files if name.endswith(".c")]
        target = Path(folder, "compiled")
        run_checked([[compiler(), *_FLAGS, *kind, *sources, "-o", str(target), *libraries]])
        return target.read_bytes()


def link_shared(objects: Path, target: Path) -> None:
    """Make a shared library of an object. Raises as `compile_object`."""
    run_checked([[compiler(), "-shared", str(objects), "-o", str(target), "-lpthread", "-ldl"]])


def compiler() -> str:
    """The path of the C compiler. Raises E2001."""
    for name in _NAMES:
        if found := shutil.which(name):
            return found
    raise error("E2001", "there is no C compiler: no cc, gcc or clang", help="sudo apt-get install gcc")
