"""Whether a bundle is what its sources give, and whether they give the same under other
conditions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from cutec.artifact.bundle import Bundle
from cutec.artifact.manifest import Manifest, SourceFile
from cutec.diag import error
from cutec.driver.options.finding import digest, find_file, search_folders
from cutec.driver.verify.compare import Difference, differences
from cutec.driver.verify.rebuild import CONDITIONS, Conditions, Rebuilt, module_folder, rebuild
from cutec.records import dataclass, field
from cutec.toolchain.find import Toolset
from cutec.toolchain.process import temporary_folder
from cutec.version import __version__

Report = Callable[[int, int, str], None]


@dataclass(frozen=True)
class Attempt:
    """One rebuild, under conditions ("" for those of any build), and what differs. A build that
    fails has its exit `status` and what it `said`.
    """

    under: str
    differences: list[Difference] = field(default_factory=list)
    status: int = 0
    said: str = ""

    @property
    def same(self) -> bool:
        """Whether it gave the same bytes."""
        return not self.differences and not self.status


@dataclass(frozen=True)
class Verdict:
    """What `verify` found. `others`: (tool, version that made the bundle, version here) where these
    differ; `changed`: files that are others now (then nothing was built). The first attempt is
    compared with the bundle, the others with the first.
    """

    others: list[tuple[str, str, str]]
    changed: list[str]
    attempts: list[Attempt]

    @property
    def same(self) -> bool:
        """Whether all bytes are the same."""
        return not self.changed and all(attempt.same for attempt in self.attempts)


def verify(
    bundle: Bundle, root: Path | None, under: Sequence[str], tools: Toolset, named: Mapping[str, str], report: Report
) -> Verdict:
    """Build a bundle again and compare; then under each of the conditions that `under` names.
    `root`: the project's folder, None: look for it; `named`: the options that chose `tools`.
    Raises E3006, and E3015 for a bundle that cannot be built again.
    """
    bundle.check()
    manifest = bundle.manifest
    root = _project(bundle) if root is None else root
    others, changed = _other_tools(manifest, tools), _changed(manifest, root)
    if changed:
        return Verdict(others, changed, [])
    conditions = [Conditions(), *(each for name in under for each in CONDITIONS[name])]
    with temporary_folder() as folder:
        return Verdict(others, [], [*_attempts(bundle, root, conditions, named, Path(folder), report)])


def _attempts(
    bundle: Bundle,
    root: Path,
    conditions: Sequence[Conditions],
    named: Mapping[str, str],
    folder: Path,
    report: Report,
) -> Iterator[Attempt]:
    """The rebuilds in order. If the first fails, there are no others."""
    first = bundle
    for number, under in enumerate(conditions):
        report(number, len(conditions), f"building{' under ' if under.name else ''}{under.name}")
        built = rebuild(bundle.manifest, root, named, folder / str(number), under)
        yield _attempt(under, first, built)
        if number == 0:
            if built.bundle is None:
                return
            first = built.bundle


def _attempt(under: Conditions, before: Bundle, built: Rebuilt) -> Attempt:
    found = differences(before, built.bundle) if built.bundle else []
    return Attempt(under.name, found, built.status, built.said)


def _other_tools(manifest: Manifest, tools: Toolset) -> list[tuple[str, str, str]]:
    """cutec and the tools whose versions are others here; a tool that is missing has none."""
    here = {"cutec": __version__}
    for name, program in (("llvm", "llc"), ("ptxas", "ptxas")):
        if name in manifest.tools:
            tool = tools.find(program)
            here[name] = tool.version() if tool else "missing"
    made = {"cutec": manifest.cutec, **manifest.tools}
    return [(name, made[name], version) for name, version in here.items() if made[name] != version]


def _changed(manifest: Manifest, root: Path) -> list[str]:
    """The files that the bundle was built from and that are others now. Raises E3015 for one that
    is not found.
    """
    paths = {source: _path(source, root, manifest) for source in manifest.sources}
    for source, path in paths.items():
        if not path:
            raise error("E3015", f"{source.file}, which the bundle was built from, was not found", help=_help(root))
    return [source.file for source, path in paths.items() if digest(path) != source.sha256]


def _help(root: Path) -> str:
    return f"it was looked for in {root}; --project DIR names the folder of cutec.yaml, or of the kernel file"


def _path(source: SourceFile, root: Path, manifest: Manifest) -> str:
    """Where a source is now: below the root, or where Python would import it from."""
    folders = [root, *filter(None, [module_folder(manifest, root)])]
    return find_file(source.file, folders, source.sha256) or find_file(source.file, folders)


def _project(bundle: Bundle) -> Path:
    """The project's folder: the first of those searched that has all files of the project as they
    were; else the first that has one. Raises E3015.
    """
    manifest = bundle.manifest
    if manifest.recipe is None:
        raise error(
            "E3015", f"{bundle.directory} does not say what it was built from", help="build it again with this cutec"
        )
    mine = [source for source in manifest.sources if not source.file.startswith("<")]
    folders = list(search_folders(bundle.directory))
    whole = (f for f in folders if mine and all(find_file(s.file, [f], s.sha256) for s in mine))
    some = (f for f in folders if any(find_file(s.file, [f]) for s in mine))
    return next(whole, next(some, Path.cwd()))
