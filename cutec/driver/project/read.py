"""Reading `cutec.yaml`: everything that can be wrong with it is found before anything is built, and
told with its line.
"""

from __future__ import annotations

import glob
import os
import shlex
from collections.abc import Callable, Iterator
from typing import Any

from cutec.artifact.document import Document, Path, read
from cutec.artifact.form import Reading, record_of
from cutec.diag import CutecError, error
from cutec.driver.options.options import PROJECT_FILE
from cutec.driver.project.format import Kernel, ProjectFile, Settings
from cutec.driver.project.project import Member, Project, check_bundles
from cutec.files import read_some
from cutec.frontend.core import device_facts
from cutec.records import replace
from cutec.target.arch import parse_arch

CODES = ("E1060", "E1061")


def find(folder: str = ".") -> str | None:
    """The nearest `cutec.yaml` in a folder or above it, as a path; the search ends at a folder with
    `.git`.
    """
    here = os.path.abspath(folder)
    while True:
        if os.path.isfile(os.path.join(here, PROJECT_FILE)):
            return os.path.relpath(os.path.join(here, PROJECT_FILE))
        above = os.path.dirname(here)
        if above == here or os.path.exists(os.path.join(here, ".git")):
            return None
        here = above


def read_project(file: str) -> Project:
    """The project of a `cutec.yaml`. Raises E1002 (cannot be read), E1060 (no such YAML), E1061
    (wrong keys or values, files that are missing) and E1062, with the line.
    """
    try:
        text = read_some(file)
    except OSError as err:
        raise error("E1002", f"cannot read {file}: {err.strerror}") from None
    document = read(text, file, "a project file", CODES)
    return _Reader(document, os.path.dirname(file)).project()


class _Reader:
    """Makes the project of a document. `folder`: the one that it is in."""

    def __init__(self, document: Document, folder: str):
        self._document, self._folder = document, folder

    def project(self) -> Project:
        declared: ProjectFile = record_of(ProjectFile).read(Reading(self._document), (), self._document.data)
        settings = self._checked((), declared.settings)
        members = tuple(self._members(declared, settings))
        if not members:
            raise self._document.wrong(("kernels",), "names no kernel file")
        check_bundles(members)
        return Project(members, self._folder, self._document.name, declared.output)

    def _members(self, declared: ProjectFile, defaults: Settings) -> Iterator[Member]:
        items = [Kernel(item) if isinstance(item, str) else item for item in declared.kernels]
        taken = {os.path.normpath(item.file) for item in items if not glob.has_magic(item.file)}
        for number, item in enumerate(items):
            path: Path = ("kernels", number)
            settings = self._checked(path, item.settings).over(defaults)
            if item.spec is not None:
                self._file((*path, "spec"), item.spec)
            for file in self._files(path, item.file, declared.exclude, taken):
                taken.add(file)
                yield Member(
                    file.replace(os.sep, "/"),
                    self._bundle(path, item, file),
                    item.spec,
                    item.entries or (),
                    settings,
                    f"{self._document.name}:{self._document.lines.get(path, 1)}: ",
                )

    def _files(self, path: Path, file: str, exclude: tuple[str, ...], taken: set[str]) -> list[str]:
        """The file itself, or what a pattern matches and nothing else has named."""
        self._inside(path, file)
        if not glob.has_magic(file):
            self._file(path, file)
            return [os.path.normpath(file)]
        matches = {os.path.normpath(f) for f in self._glob(file) if os.path.isfile(os.path.join(self._folder, f))}
        if not matches:
            raise self._document.wrong(path, f"no file matches {file!r}")
        left_out = {os.path.normpath(f) for pattern in exclude for f in self._glob(pattern)}
        return sorted(f for f in matches - taken if left_out.isdisjoint(_with_folders(f)))

    def _glob(self, pattern: str) -> list[str]:
        return glob.glob(pattern, root_dir=self._folder or None, recursive=True)

    def _bundle(self, path: Path, item: Kernel, file: str) -> str:
        if item.output is not None:
            self._inside((*path, "output"), item.output)
            return os.path.normpath(item.output).replace(os.sep, "/")
        return os.path.splitext(file)[0].replace(os.sep, "/")

    def _inside(self, path: Path, name: str) -> None:
        """Refuse a path that leads out of its folder: units name their files relative to it."""
        if not name or os.path.isabs(name) or os.path.normpath(name).split(os.sep)[0] == os.pardir:
            raise self._document.wrong(path, f"expected a path below this folder, found {name!r}")

    def _file(self, path: Path, name: str) -> None:
        if not os.path.isfile(os.path.join(self._folder, name)):
            raise self._document.wrong(path, f"there is no file {name!r}{_near(self._folder, name)}")

    def _checked(self, path: Path, settings: Settings) -> Settings:
        """Settings whose archs, options and files make sense."""
        for number, name in enumerate(settings.archs or ()):
            self._try((*path, "archs", number), parse_arch, name)
        if settings.archs == ():
            raise self._document.wrong((*path, "archs"), "names no arch")
        self._try((*path, "ptxas_options"), shlex.split, settings.ptxas_options or "")
        for number, name in enumerate(settings.link or ()):
            self._file((*path, "link", number), name)
        if settings.pipeline is not None:
            self._file((*path, "pipeline"), settings.pipeline)
        if settings.device is None:
            return settings
        return replace(settings, device=self._try((*path, "device"), device_facts.checked, settings.device))

    def _try(self, path: Path, check: Callable[[Any], Any], value: Any) -> Any:
        """The result of a check; what it refuses is told with the line."""
        try:
            return check(value)
        except CutecError as err:
            wrong = self._document.wrong(path, err.message)
            wrong.help = err.help
            raise wrong from None
        except ValueError as err:
            raise self._document.wrong(path, str(err)) from None


def _with_folders(file: str) -> list[str]:
    """A path and all folders above it."""
    parts = file.split(os.sep)
    return [os.sep.join(parts[:n]) for n in range(1, len(parts) + 1)]


def _near(folder: str, name: str) -> str:
    """What may have been meant by a file that is not there."""
    from difflib import get_close_matches  # only for those who mistype

    beside = os.path.join(folder, os.path.dirname(name)) or "."
    names = os.listdir(beside) if os.path.isdir(beside) else []
    near = get_close_matches(os.path.basename(name), names, 1)
    return f"; did you mean {os.path.join(os.path.dirname(name), near[0])!r}?" if near else ""
