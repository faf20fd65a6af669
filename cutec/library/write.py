"""`cutec export`: the files of a bundle's library in a folder."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from cutec.artifact.bundle import Bundle
from cutec.diag import error
from cutec.files import write_whole
from cutec.lazy_pattern import pattern
from cutec.library.contents import Library
from cutec.library.interface import RESERVED
from cutec.render.templates import shipped

_NAME = pattern(r"[A-Za-z][A-Za-z0-9_]*\Z")

# Part of an export -> its files and their templates; `{}` stands for the library's name.
PARTS = {
    "c": {"{}.h": "library.h.j2", "{}.c": "library.c.j2"},
    "make": {"Makefile": "Makefile.j2", "{}.pc.in": "pkgconfig.pc.in.j2"},
    "cmake": {"CMakeLists.txt": "CMakeLists.txt.j2", "{}.pc.in": "pkgconfig.pc.in.j2"},
}


def export(bundle: Bundle, directory: Path, name: str, parts: Collection[str] = tuple(PARTS)) -> list[Path]:
    """Write parts of the library `name`. Returns the files. Raises E1120 for a name or a bundle
    that C cannot have, E3006 for a damaged bundle; nothing is written then.
    """
    if not _NAME.match(name) or name in RESERVED:
        raise error("E1120", f"{name!r} cannot be the name of a C library", help="--lib NAME, a C identifier")
    values = Library(bundle, name).context()
    templates = shipped(None)
    files = {file.format(name): template for part in parts for file, template in PARTS[part].items()}
    texts = {file: templates.render(f"export/{template}", **values) for file, template in files.items()}
    directory.mkdir(parents=True, exist_ok=True)
    for file, text in texts.items():
        write_whole(directory / file, text.encode())
    return [directory / file for file in texts]
