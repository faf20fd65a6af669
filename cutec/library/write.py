"""`cutec export`: the files of a bundle's library in a folder."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from cutec.artifact.bundle import Bundle, MemoryBundle
from cutec.diag import error
from cutec.files import write_together
from cutec.lazy_pattern import pattern
from cutec.library.contents import Library, Values
from cutec.library.interface import RESERVED
from cutec.render.templates import shipped

_NAME = pattern(r"[A-Za-z][A-Za-z0-9_]*\Z")

# Part of an export -> its files and their templates; `{}` stands for the library's name.
PARTS = {
    "c": {"{}.h": "library.h.j2", "{}.c": "library.c.j2"},
    "make": {"Makefile": "Makefile.j2", "{}.pc.in": "pkgconfig.pc.in.j2"},
    "cmake": {"CMakeLists.txt": "CMakeLists.txt.j2", "{}.pc.in": "pkgconfig.pc.in.j2"},
    "jax": {"{}_jax.c": "jax.c.j2", "{}_jax.py": "jax.py.j2"},
}
DEFAULT = ("c", "make", "cmake")


def export(
    bundle: Bundle | MemoryBundle, directory: Path, name: str, parts: Collection[str] = DEFAULT
) -> list[Path]:
    """Write parts of the library `name`. Files that are there already with the same content keep
    their time. Returns the files. Raises E1120 for a name or a bundle that C cannot have, E3006 for
    a damaged bundle, OSError; nothing is written then.
    """
    texts = rendered(bundle, name, parts)
    write_together(directory, {file: text.encode() for file, text in texts.items()})
    return [directory / file for file in texts]


def rendered(bundle: Bundle | MemoryBundle, name: str, parts: Collection[str]) -> dict[str, str]:
    """The files of a library's parts by name. Raises E1120, E3006."""
    if not _NAME.match(name) or name in RESERVED:
        raise error("E1120", f"{name!r} cannot be the name of a C library", help="--lib NAME, a C identifier")
    values = Library(bundle, name).context()
    templates = shipped(None)
    files = {file.format(name): template for part in parts for file, template in PARTS[part].items()}
    if "jax" in parts:
        _check_jax(values["functions"])
    values["sources"] = [f"{name}.c", *(file for file in files if file.endswith(".c") and file != f"{name}.c")]
    return {file: templates.render(f"export/{template}", **values) for file, template in files.items()}


def _check_jax(functions: list[Values]) -> None:
    """Raise E1120 if JAX can call none of the functions."""
    refusals = [f"{f['name']}: {f['jax']['refusal']}" for f in functions if f["jax"]["refusal"]]
    if len(refusals) == len(functions):
        raise error("E1120", f"JAX can call no function of this bundle: {'; '.join(refusals)}", help="leave jax out of --only")
