"""The form of `cutec.yaml`: its keys are the fields of these records (`artifact.form`). The JSON
Schema beside this module and the lists of keys in docs/project.md are generated from them.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from cutec.artifact.form import OmitDefault, Scalar, Written
from cutec.records import dataclass, field, fields

OptLevel = Annotated[int, Scalar(int, least=0, most=3)]


@dataclass(frozen=True, slots=True)
class Settings:
    """How to build: for all kernels of a project, or for one."""

    archs: tuple[str, ...] | None = None
    "Targets, such as `sm_90a`. Absent: those of the export or spec."
    opt_level: OptLevel | None = None
    "Optimisation level of all tools. Absent: 3."
    ptxas_options: str | None = None
    "More options for ptxas, quoted as in a shell."
    lineinfo: bool | None = None
    "Whether cubins have Python line numbers. Absent: true."
    assertions: bool | None = None
    "Whether device assertions are kept and accesses checked. Absent: false."
    link: tuple[str, ...] | None = None
    "Files of LLVM bitcode that are linked into each kernel."
    pipeline: str | None = None
    "The file by which the tools run."
    device: dict[str, int] | None = None
    "Answers of `HardwareInfo`, as in a spec: `{sm_count: 132}`."
    ir: bool | None = None
    "Whether bundles hold the IR for the CPU interpreter. Absent: true."
    embed_ptx: bool | None = None
    "Whether cubins hold their PTX, for profilers that show it. Absent: false."

    def over(self, defaults: Settings) -> Settings:
        """These settings; where one is absent, that of `defaults`."""
        own = {f.name: getattr(self, f.name) for f in fields(self)}
        return Settings(**{k: getattr(defaults, k) if v is None else v for k, v in own.items()})


@dataclass(frozen=True, slots=True)
class Kernel:
    """An item of `kernels`."""

    MANIFEST: ClassVar = Written(inline=("settings",))

    file: str
    "A kernel file, or a pattern for several (`*`, `?`, `[ab]`; `**` for folders of any depth)."
    output: str | None = None
    "The bundle's folder below the project's `output`. Absent: the file without `.py`."
    spec: str | None = None
    "The spec that declares what to build."
    entries: tuple[str, ...] | None = None
    "Only these exports, or all variants of these names."
    settings: Settings = field(default_factory=Settings)


@dataclass(frozen=True, slots=True)
class ProjectFile:
    """The whole of a `cutec.yaml`."""

    MANIFEST: ClassVar = Written(inline=("settings",))

    kernels: tuple[str | Kernel, ...]
    "Kernel files or patterns: each a string, or a mapping where it needs settings of its own."
    exclude: OmitDefault[tuple[str, ...]] = ()
    "Files and folders, or patterns of them, that no pattern of `kernels` takes."
    output: OmitDefault[str] = "build"
    "The folder of all bundles, and of their index."
    settings: Settings = field(default_factory=Settings)
