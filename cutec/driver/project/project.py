"""A project: kernel files with their settings, each of which becomes one bundle."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from typing import Any

from cutec.diag import CutecError, error
from cutec.driver.options.options import BuildOptions, named_archs
from cutec.driver.options.timings import Timings
from cutec.driver.project.format import Settings
from cutec.records import dataclass, field, replace


@dataclass(frozen=True)
class Member:
    """What is built of one kernel file. Its paths are relative to the project's folder; `bundle` is
    the folder of the bundle, below the project's output. `where` begins messages about it
    (`cutec.yaml:3: `).
    """

    file: str
    bundle: str
    spec: str | None = None
    entries: tuple[str, ...] = ()
    settings: Settings = field(default_factory=Settings)
    where: str = ""


@dataclass(frozen=True)
class Project:
    """Members in the order in which they were named. `folder` is the project's, as a path from the
    current one; `source` the file that was read, if there is one; `output` the folder of the
    bundles, relative to `folder`.
    """

    members: tuple[Member, ...]
    folder: str = ""
    source: str | None = None
    output: str = "build"

    def path(self, name: str) -> str:
        """A path of the project as one from the current folder."""
        return os.path.normpath(os.path.join(self.folder, name))

    def options(self, member: Member, given: BuildOptions, explicit: Collection[str]) -> BuildOptions:
        """The options that build a member: those of the command line, and for what it does not say
        (`explicit` names the fields that it does) the member's settings.
        """
        changes = {k: v for k, v in self._settings(member, given).items() if k not in explicit}
        folders = {
            name: os.path.join(getattr(given, name), member.bundle)
            for name in ("keep_dir", "print_each_pass")
            if getattr(given, name) is not None
        }
        return replace(
            given,
            file=self.path(member.file),
            spec=self.path(member.spec) if member.spec else None,
            entry=",".join(member.entries) or None,
            output=os.path.join(self.output_folder(given), member.bundle),
            depfile=None,
            stamp=None,
            timings=Timings(),
            **changes,
            **folders,
        )

    def output_folder(self, given: BuildOptions) -> str:
        """The folder of the bundles: `-o`, else the project's."""
        return given.output if given.output is not None else self.path(self.output)

    def _settings(self, member: Member, given: BuildOptions) -> dict[str, Any]:
        settings = member.settings
        values: dict[str, Any] = {
            "opt_level": settings.opt_level,
            "ptxas_options": settings.ptxas_options,
            "lineinfo": settings.lineinfo,
            "embed_ptx": settings.embed_ptx,
            "assertions": settings.assertions,
            "link": None if settings.link is None else tuple(map(self.path, settings.link)),
            "pipeline": self.path(settings.pipeline) if settings.pipeline else None,
            "device_facts": settings.device,
            "ir": settings.ir,
            "archs": None if named_archs((), given.environment) else settings.archs,
        }
        return {name: value for name, value in values.items() if value is not None}


def of_files(files: Iterable[str]) -> Project:
    """The project of a command line that lists kernel files, each to its own bundle as alone:
    `build/<stem>`. Raises E1062.
    """
    members = [Member(file, os.path.splitext(os.path.basename(file))[0]) for file in dict.fromkeys(files)]
    check_bundles(members)
    return Project(tuple(members))


def check_bundles(members: Iterable[Member]) -> None:
    """Raise E1062 for two members with one bundle."""
    taken: dict[str, Member] = {}
    for member in members:
        first = taken.setdefault(os.path.normpath(member.bundle), member)
        if first is not member:
            raise _twice(first, member)


def _twice(first: Member, second: Member) -> CutecError:
    kernels = first.file if first.file == second.file else f"{first.file} and {second.file}"
    also = f" (the first: {first.where.removesuffix(': ')})" if first.where else ""
    return error(
        "E1062",
        f"{second.where}two bundles of {kernels} have one folder: {second.bundle}{also}",
        help="give one of them another `output:` in cutec.yaml",
    )
