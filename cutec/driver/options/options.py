"""The options of one invocation of `cutec build`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cutec import environment as variables
from cutec.diag import error
from cutec.driver.options.timings import Timings
from cutec.lazy import LazyModule
from cutec.records import dataclass, field, fields

if TYPE_CHECKING:
    from cutec.artifact.tuning import Table
    from cutec.driver.options.slots import Slots

shlex = LazyModule("shlex")  # a cached build splits nothing

# Stage -> whether its content is text, in the order of a build.
STAGES = {
    "cute": True,
    "mlir": True,
    "llvm-dialect": True,
    "llvm": True,
    "ptx": True,
    "cubin": False,
    "sass": True,
    "binary": True,
}
PROJECT_FILE = "cutec.yaml"
ARCH_VARIABLES = variables.variable("CUTEC_ARCH").names


@dataclass(frozen=True)
class Emit:
    """One `--emit`: a stage, and the file to write it to (None: stdout)."""

    stage: str
    file: str | None = None

    @classmethod
    def parse(cls, text: str) -> Emit:
        """`ptx` or `ptx=FILE`. Raises E1007."""
        stage, _, file = text.partition("=")
        if stage not in STAGES:
            raise error(
                "E1007",
                f"unknown stage {stage!r}",
                help=f"one of {', '.join(STAGES)}; --emit STAGE prints it, --emit STAGE=FILE writes it",
            )
        return cls(stage, file if file and file != "-" else None)


@dataclass(eq=False, repr=False)
class BuildOptions:
    """All options of a build. `file` or `module` names the kernel file; `archs` empty: choose (see
    `driver.options.archs`).

    output: the bundle's folder; None: see `bundle`. `stamp`: a file whose time is that of the last
    successful build, and which the depfile then is about. `entry` without `args` and `kwargs` picks
    an export by name (several between commas); with them it names an attribute of the module.
    `device_facts`: what is known of the GPU, by canonical name (`frontend.core.device_facts`).
    `images` False: the bundle holds the interpreter's IR alone, and no tool is needed. `source`:
    machine code that is emitted has lines of Python between. `audit`: the process is cutec's own,
    and may watch all that user code does; else the build is not remembered. `hermetic`: user code
    may read nothing but the project's files and `inputs`, and ask neither the clock nor the like.
    `stale`: what happens to the tables of a tuning file that are of another card, declaration or
    version of cutec ("use": they are used, with a warning; "ignore", "refuse"). `tuner`: makes
    tables for functions with candidates of which there is none; None: those are refused. `tables`:
    what it made. `locked`: the product is compared with the lock file before it is delivered. `say`
    gets the commands of `dry_run` and `verbose`, `progress` how many units are done, of how many,
    and what is running, `complain` each failure when it is found, while the build looks for others;
    `timings` is filled as the build goes on. `slots` limit what runs at once; None: the front end,
    and tools on every CPU.
    """

    file: str | None = None
    module: str | None = None
    archs: tuple[str, ...] = ()
    output: str | None = None
    emits: tuple[Emit, ...] = ()
    keep_dir: str | None = None
    dry_run: bool = False
    verbose: bool = False
    entry: str | None = None
    spec: str | None = None
    args: str | None = None
    kwargs: str | None = None
    device_facts: dict[str, int] = field(default_factory=dict)
    opt_level: int = 3
    ptxas_options: str = ""
    lineinfo: bool = True
    embed_ptx: bool = False
    assertions: bool = False
    link: tuple[str, ...] = ()
    pipeline: str | None = None
    stale: str = "use"
    print_each_pass: str | None = None
    verify_each: bool = False
    ir: bool = True
    compress: bool | None = None
    images: bool = True
    source: bool = True
    depfile: str | None = None
    stamp: str | None = None
    locked: bool = False
    cache: bool = True
    cache_dir: str | None = None
    remote_cache: str | None = field(default=None, repr=False)
    remote_upload: bool = True
    llvm: str | None = None
    cuda: str | None = None
    audit: bool = False
    hermetic: bool = False
    inputs: tuple[str, ...] = ()
    environment: dict[str, str] = field(default_factory=lambda: dict(os.environ), repr=False, compare=False)
    say: Callable[[str], None] = field(default=print, repr=False, compare=False)
    progress: Callable[[int, int, str], None] = field(
        default=lambda done, total, running: None, repr=False, compare=False
    )
    complain: Callable[[Exception], None] = field(default=lambda failure: None, repr=False, compare=False)
    timings: Timings = field(default_factory=Timings, repr=False, compare=False)
    slots: Slots | None = field(default=None, repr=False, compare=False)
    tuner: Callable[[BuildOptions], list[Table]] | None = field(default=None, repr=False, compare=False)
    tables: tuple[Table, ...] = field(default=(), repr=False, compare=False)

    @property
    def stem(self) -> str:
        """The kernel file's name without its suffix, or the module's last name."""
        return self.module.rpartition(".")[2] if self.module else Path(self.file or "").stem

    def kernel_path(self, sources: Iterable[str]) -> Path:
        """The kernel file: of a module, the one of the files read whose name is the module's."""
        if self.file is not None:
            return Path(self.file)
        inside = f"{os.sep}{(self.module or '').replace('.', os.sep)}"
        names = (f"{inside}.py", f"{inside}{os.sep}__init__.py")
        return Path(next((source for source in sources if source.endswith(names)), "."))

    @property
    def bundle(self) -> Path | None:
        """The folder that the bundle goes to; None where no bundle is wanted. By default
        `build/<stem>`, with `entry` `build/<stem>.<entry>` (a part of a file's exports does not
        replace all of them), and none if something is emitted to stdout.
        """
        if self.output is not None:
            return Path(self.output)
        if any(e.file is None for e in self.emits):
            return None
        return Path("build") / (f"{self.stem}.{self.entry.replace(',', '+')}" if self.entry else self.stem)

    @property
    def prints_commands(self) -> bool:
        """Whether each command is printed before it runs."""
        return self.dry_run or self.verbose

    @property
    def by_files(self) -> bool:
        """Whether tools run one by one, from file to file, so that their commands can be
        replayed.
        """
        return self.prints_commands or self.keep_dir is not None

    @property
    def shows_tool_runs(self) -> bool:
        """Whether the user wants to see the tools at work (commands, stages as files, IR after each
        pass): a cached product cannot show that.
        """
        return self.by_files or self.print_each_pass is not None

    @property
    def repeatable(self) -> bool:
        """Whether an identical earlier build may answer this one."""
        return self.cache and not self.shows_tool_runs

    @property
    def ptxas_words(self) -> tuple[str, ...]:
        """`--ptxas-options`, split as a shell does. Raises E1001 for an open quote."""
        try:
            return tuple(shlex.split(self.ptxas_options))
        except ValueError as exc:
            raise error("E1001", f"--ptxas-options {self.ptxas_options!r}: {exc}") from None

    def recipe(self) -> list[str]:
        """Every option that can change the product, as text, for cache keys."""
        return [f"{name}={value!r}" for name, value in self.settings().items()]

    def settings(self) -> dict[str, Any]:
        """Every option that can change the product. Where the product goes and what is printed is
        left out.
        """
        silent = {
            "file",
            "output",
            "depfile",
            "stamp",
            "locked",
            "cache",
            "cache_dir",
            "remote_cache",
            "remote_upload",
            "environment",
            "say",
            "progress",
            "complain",
            "tuner",
            "tables",
            "timings",
            "slots",
            "emits",
            "dry_run",
            "verbose",
            "keep_dir",
            "print_each_pass",
            "audit",
        }
        values = {f.name: getattr(self, f.name) for f in fields(self) if f.name not in silent}
        return values | {"emit": sorted({e.stage for e in self.emits}), "bundle": self.bundle is not None}


def named_archs(flags: Sequence[str], environment: Mapping[str, str]) -> tuple[tuple[str, ...], str] | None:
    """The targets that flags or the environment name, and which of them did; None where neither
    does. Lists may be separated by commas.

    Raises E1101 for an empty list: scripts give one when a variable is not set.
    """
    if flags:
        return _split(flags, "--arch"), "--arch"
    for variable in ARCH_VARIABLES:
        if environment.get(variable, "").strip():
            return _split([environment[variable]], variable), variable
    return None


def _split(texts: Sequence[str], origin: str) -> tuple[str, ...]:
    names = tuple(name.strip() for text in texts for name in text.split(",") if name.strip())
    if not names:
        raise error("E1101", f"{origin} {','.join(texts)!r} names no arch", help=f"for example {origin}=sm_90a")
    return names


def project_root(file: str | Path) -> Path:
    """The folder that files are named from: the nearest one at or above the kernel file's that has
    a cutec.yaml, up to the repository's (with .git); else the kernel file's. Links are followed, so
    that all spellings of a file's path have one root.
    """
    own = folder = os.path.dirname(os.path.realpath(file))
    while not os.path.isfile(os.path.join(folder, PROJECT_FILE)):
        above = os.path.dirname(folder)
        if above == folder or os.path.exists(os.path.join(folder, ".git")):
            return Path(own)
        folder = above
    return Path(folder)
