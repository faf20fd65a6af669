"""Finding the files that a bundle names (`naming`): the bundle does not say where they are."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from cutec.artifact.manifest import SourceFile
from cutec.diag.source import file_of

_DEPTH, _MOST = 3, 500  # how many levels of folders, and how many folders, are searched below the current one


def search_folders(bundle: Path) -> Iterator[Path]:
    """Folders that may be the project's: the current one and all above it, the bundle's and all
    above it, then those below the current one, the nearest first; hidden ones are left out.
    """
    for start in (Path.cwd(), bundle.resolve()):
        yield from (start, *start.parents)
    level, seen = [os.getcwd()], 0
    for _ in range(_DEPTH):
        level = [folder for above in level for folder in _inside(above)][: _MOST - seen]
        seen += len(level)
        yield from map(Path, level)


def _inside(folder: str) -> list[str]:
    try:
        with os.scandir(folder) as entries:
            found = [e.path for e in entries if not e.name.startswith((".", "_")) and e.is_dir(follow_symlinks=False)]
    except OSError:
        return []
    return sorted(found)


def find_file(name: str, folders: Iterable[str | Path], sha256: str = "") -> str:
    """The path of a named file: where Python would import the module from, or in the first of
    `folders` that has it, if need be with that hash; "" if it is not found. Nothing is imported.
    """
    file = file_of(name)
    found = (path for path in _candidates(file, folders) if os.path.isfile(path))
    path = next((path for path in found if not sha256 or digest(path) == sha256), "")
    return path and os.path.normpath(path) + name[len(file) :]


def digest(path: str) -> str:
    """The SHA-256 of a file."""
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def _candidates(name: str, folders: Iterable[str | Path]) -> Iterator[str]:
    bare = name.strip("<>") if name.startswith("<") else name
    if bare != name and bare.endswith(".py"):
        yield _imported(bare)
    for folder in folders:
        yield os.path.join(folder, bare)


def _imported(file: str) -> str:
    """The source of a module, by the folders of the packages that it is in; "" if there is none."""
    from importlib import machinery, util  # only to look for a module

    package, *inner = file.removesuffix(".py").removesuffix("/__init__").split("/")
    try:
        spec = util.find_spec(package)
        for part in inner:
            package = f"{package}.{part}"
            spec = spec and machinery.PathFinder.find_spec(package, spec.submodule_search_locations or [])
    except (ImportError, ValueError):  # a module without a spec
        return ""
    return spec.origin if spec and spec.has_location and spec.origin else ""


class FoundFiles:
    """The files that a bundle names, each looked for once, in `folders` and as modules. Of several
    the first with the hash is found that `sources` state, else the first.
    """

    def __init__(self, folders: Iterable[str | Path], sources: Iterable[SourceFile] = ()):
        self._hashes = {source.file: source.sha256 for source in sources}
        self._rest = iter(folders)
        self._folders: list[str | Path] = []
        self._paths: dict[str, str] = {"": ""}

    def path(self, name: str) -> str:
        """The path of a file, or the name itself if it is not found."""
        known = self._paths.get(name)
        if known is None:
            wanted = self._hashes.get(file_of(name), "")
            found = find_file(name, self._searched(), wanted) or find_file(name, self._searched())
            known = self._paths[name] = found or name
        return known

    def name(self, path: str) -> str:
        """The name that led to a path; the path itself if none did."""
        return next((name for name, known in self._paths.items() if known == path), path)

    def _searched(self) -> Iterator[str | Path]:
        """The folders, which are listed no further than they are needed."""
        yield from self._folders
        for folder in self._rest:
            self._folders.append(folder)
            yield folder
