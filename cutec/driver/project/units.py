"""The units of work of a project: one export (with its variant) of one kernel file for one arch.

A unit is a pure function of its fields and of the files that its kernel file reads, so that units
may be made anywhere and in any order. Its fields are plain data, and its paths are relative to the
project's folder, so that it means the same on another machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cutec.driver.kernel_file.listing import list_exports, plain_value
from cutec.driver.options.archs import choose_archs
from cutec.driver.options.options import BuildOptions
from cutec.driver.project.project import Member, Project
from cutec.frontend.exports.export import Export
from cutec.records import asdict, dataclass, field


@dataclass(frozen=True)
class ProjectUnit:
    """One export for one arch. `bundle` is the folder that it goes to, below the project's output;
    `options` are the settings that differ from cutec's own, and `spec`, by their keys in
    `cutec.yaml`.
    """

    file: str
    export: str
    arch: str
    bundle: str
    variant: dict[str, Any] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)

    def build_options(self, root: Path, given: Mapping[str, Any]) -> BuildOptions:
        """The options of the build that makes this unit in the project's folder `root`. `given`:
        further fields, for what is not the unit's.
        """
        settings = dict(self.options)
        files = {name: str(root / settings.pop(name)) for name in ("spec", "pipeline") if name in settings}
        return BuildOptions(
            file=str(root / self.file),
            archs=(self.arch,),
            entry=self.export,
            output=self.bundle,
            link=tuple(str(root / path) for path in settings.pop("link", ())),
            device_facts=settings.pop("device", {}),
            **files,
            **settings,
            **given,
        )

    def to_json(self) -> dict[str, Any]:
        """The unit as plain data; `ProjectUnit(**data)` is the same unit."""
        return asdict(self)


def units(project: Project, builds: Sequence[BuildOptions]) -> Iterator[ProjectUnit]:
    """The units of all members, with the options of their builds (`Project.options`). Runs the
    kernel files, traces nothing. Raises as `list_exports` and `choose_archs`.
    """
    for member, options in zip(project.members, builds):
        for export in list_exports(options):
            yield from units_of(member, options, export)


def units_of(member: Member, options: BuildOptions, export: Export) -> Iterator[ProjectUnit]:
    """The units of an export: one per arch. Raises as `choose_archs`."""
    for arch in choose_archs(options.archs, export.arch, options.environment).archs:
        variant = {name: plain_value(value) for name, value in export.variant.items()}
        yield ProjectUnit(member.file, export.name, arch.name, member.bundle, variant, _options(member, options))


def _options(member: Member, options: BuildOptions) -> dict[str, Any]:
    """What of the options a unit has to be told, by the keys of `cutec.yaml`."""
    plain = BuildOptions()
    settings = member.settings
    values = {
        "opt_level": options.opt_level,
        "ptxas_options": options.ptxas_options,
        "lineinfo": options.lineinfo,
        "embed_ptx": options.embed_ptx,
        "assertions": options.assertions,
        "ir": options.ir,
    }
    differing = {name: value for name, value in values.items() if value != getattr(plain, name)}
    files = {"spec": member.spec, "pipeline": settings.pipeline, "link": list(settings.link or ())}
    facts = {"device": dict(options.device_facts)}
    return differing | {name: value for name, value in (files | facts).items() if value}
