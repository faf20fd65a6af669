"""The C compiler of the machine, for libraries of C."""

from __future__ import annotations

import shutil
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path

from cutec.diag import error
from cutec.toolchain.failure import run_checked
from cutec.toolchain.process import temporary_folder

_NAMES = ("cc", "gcc", "clang")
_FLAGS = ("-O2", "-fPIC", "-fvisibility=hidden")
_JOINED, _LIBRARIES = ("-r", "-nostdlib"), ("-lpthread", "-ldl", "-Wl,--as-needed", "-lm")
_SECTION = ".cutec.library"  # also in templates/export/runtime/cute_dsl_runtime.c
_CARRIED = f'.section {_SECTION},"e"\n.incbin "{{}}"\n.section .note.GNU-stack,""\n'
# ELF-64: the header's table of sections (offset, size and number of entries, that of the names),
# and of a section its name, place and size.
_HEADER = struct.Struct("<4sB35xQ10xHHH")
_ENTRY = struct.Struct("<I20xQQ24x")


def compile_object(files: Mapping[str, str]) -> bytes:
    """One relocatable object of C sources, which include the headers among the files. It has itself
    as a shared library, which is loaded without a linker, in a section that linkers leave out.
    Raises E2001 without a compiler, E20xx if it fails.
    """
    code, cc = _compiled(files, _JOINED), compiler()
    with temporary_folder() as folder:
        plain, shared, section, made = (f"{folder}/{name}" for name in ("plain.o", "shared.so", "section.s", "made.o"))
        Path(plain).write_bytes(code)
        Path(section).write_text(_CARRIED.format(shared), encoding="utf-8")
        run_checked([[cc, "-shared", plain, "-o", shared, *_LIBRARIES]])
        run_checked([[cc, *_JOINED, plain, section, "-o", made]])
        return Path(made).read_bytes()


def compile_shared(files: Mapping[str, str]) -> bytes:
    """A shared library of C sources, as `compile_object`; its own functions are not replaced by
    others of the same name in the process.
    """
    return _compiled(files, ("-shared", "-Wl,-Bsymbolic,-s"), _LIBRARIES)


def _compiled(files: Mapping[str, str], kind: Sequence[str], libraries: Sequence[str] = ()) -> bytes:
    with temporary_folder() as folder:
        for name, text in files.items():
            Path(folder, name).write_text(text, encoding="utf-8")
        sources = [str(Path(folder, name)) for name in files if name.endswith(".c")]
        target = Path(folder, "compiled")
        run_checked([[compiler(), *_FLAGS, *kind, *sources, "-o", str(target), *libraries]])
        return target.read_bytes()


def library_in(object_file: bytes) -> bytes | None:
    """The shared library in what `compile_object` made; None in other files."""
    try:
        magic, bits, table, size, count, names = _HEADER.unpack_from(object_file)
        if magic != b"\x7fELF" or bits != 2 or size != _ENTRY.size:
            return None
        entries = [_ENTRY.unpack_from(object_file, table + i * size) for i in range(count)]
        texts = entries[names][1]
        for name, place, length in entries:
            end = object_file.index(b"\0", texts + name)
            if object_file[texts + name : end] == _SECTION.encode():
                return object_file[place : place + length]
    except (struct.error, IndexError, ValueError):
        pass  # it is damaged
    return None


def compiler() -> str:
    """The path of the C compiler. Raises E2001."""
    for name in _NAMES:
        if found := shutil.which(name):
            return found
    raise error("E2001", "there is no C compiler: no cc, gcc or clang", help="sudo apt-get install gcc")
