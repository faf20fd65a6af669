"""`cutec lock`: write what kernels need to `cutec.lock.yaml`, or compare builds with it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click

from cutec.artifact.bundle import open_bundle
from cutec.artifact.manifest import MANIFEST
from cutec.cli import output
from cutec.cli.build import is_project
from cutec.cli.build_project import members
from cutec.cli.building import HOW, WHAT, Wishes, build_options, options
from cutec.cli.builds import Builds
from cutec.cli.locked import (
    check_members,
    comparison_data,
    input_lines,
    judge,
    kernel_lines,
    lock_path,
    measured,
    name_lines,
    origin_of,
    parts,
    raise_all,
    renewal_command,
    renewal_of,
)
from cutec.diag import CutecError, error
from cutec.diag.report import relative
from cutec.driver.build.build import store_of
from cutec.driver.build.build_errors import BuildErrors
from cutec.driver.cache.product import Product
from cutec.driver.lock.compare import BETTER, SAME, WORSE, Comparison, compare
from cutec.driver.lock.lock_file import LOCK_FILE, Entries, Key, Lock, Origin, dump, load, parse, save
from cutec.driver.lock.measure import measure
from cutec.driver.options.finding import find_file, search_folders
from cutec.driver.options.options import BuildOptions
from cutec.driver.project.project import Project
from cutec.records import dataclass, field
from cutec.target.arch import parse_arch
from cutec.toolchain.find import find_toolset


@dataclass
class Found:
    """What was built of the kernels of one lock file: what they need, the files of which only some
    exports were built, and, of a whole project, all its files.
    """

    entries: Entries = field(default_factory=dict)
    parts: set[Origin] = field(default_factory=set)
    whole: set[Origin] | None = None

    def add(self, entries: Entries, parts: set[Origin]) -> None:
        """Add what one build needs. Raises E1082 where another one has the same export and needs
        something else.
        """
        for key, entry in entries.items():
            if self.entries.setdefault(key, entry).kernels != entry.kernels:
                raise _ambiguous(key)
        self.parts |= parts

    def renewed(self, lock: Lock) -> Lock:
        """The lock with what was found."""
        result = lock.renewed(self.entries, self.parts)
        if self.whole is not None:
            result.entries = {key: entry for key, entry in result.entries.items() if key.origin in self.whole}
        return result


def _ambiguous(key: Key) -> Exception:
    return error(
        "E1082",
        f"{key.export} of {key.origin} for {key.arch} was built twice, in two ways",
        help=f"lock each build in a file of its own: --lock NAME.{LOCK_FILE}",
    )


class Target(NamedTuple):
    """What a command line names: bundles, options of builds, the command that renews their lock,
    and the project if it is all of one.
    """

    bundles: list[str]
    builds: list[BuildOptions]
    renewal: str
    project: Project | None = None


@click.command(short_help="Write down what kernels need, or compare with it.")
@click.argument("targets", nargs=-1, metavar="[FILE.py|BUNDLE]...")
@click.option("--check", is_flag=True, help="Compare with the lock file, and write nothing.")
@click.option("--lock", "lock_file", metavar="FILE", help=f"The lock file.  [default: {LOCK_FILE} beside the kernels]")
@options(WHAT, HOW)
@click.option(
    "-j", "--jobs", type=click.IntRange(1), metavar="N", help="Run up to N things at once.  [default: number of CPUs]"
)
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    targets: tuple[str, ...],
    check: bool,
    lock_file: str | None,
    jobs: int | None,
    as_json: bool,
    **given: Any,
) -> int:
    """Write to cutec.lock.yaml what each kernel needs on each arch: registers, spills, stack,
    shared memory, occupancy, instructions by kind. `cutec build --locked` then fails when a kernel
    needs more: by another toolchain, say.

    Kernel files are built for it with the options below; without any, those of the project.
    """
    target = _target(ctx, targets, given)
    if check and target.project:
        check_members(target.project, target.builds, Path(lock_file) if lock_file else None)
    done = Builds(target.builds, Wishes(False, False, False, as_json, jobs, False), _measured)
    status = done.run(not as_json)
    if status:
        return status
    found: dict[Path, Found] = {}
    for build, outcome in zip(target.builds, done.outcomes):
        entries = parse(outcome["entries"].encode()).entries
        path = Path(lock_file) if lock_file else lock_path(build)
        found.setdefault(path, Found()).add(entries, parts(build, entries))
        if target.project:
            found[path].whole = {*(found[path].whole or ()), origin_of(build)}
    for path, entries, some in _of_bundles(target.bundles, given) if target.bundles else ():
        found.setdefault(Path(lock_file) if lock_file else path, Found()).add(entries, some)
    told = _checked(found, target.renewal, as_json) if check else [_renewed(*item, as_json) for item in found.items()]
    if as_json:
        output.json_result(told)
    return 0


def _target(ctx: click.Context, targets: Sequence[str], given: dict[str, Any]) -> Target:
    """What to lock. Raises E1001, E106x."""
    bundles = [target for target in targets if _is_bundle(target)]
    files = [target for target in targets if not _is_bundle(target)]
    renewal = " ".join(["cutec lock", *bundles])
    if given["module"] is not None or (len(files) == 1 and not is_project(files[0])):
        asked = build_options(file=next(iter(files), None), **given)
        return Target(bundles, [asked], renewal_command(asked))
    if bundles and not files:
        return Target(bundles, [], renewal)
    project, _, builds = members(ctx, files, given)
    if project.source:
        return Target(bundles, builds, renewal_of(project), project)
    return Target(bundles, builds, " ".join([renewal, *files]))


def _is_bundle(target: str) -> bool:
    return os.path.basename(target) == MANIFEST or os.path.isfile(os.path.join(target, MANIFEST))


def _measured(options: BuildOptions, product: Product, said: list[str]) -> dict[str, Any]:
    """What is done with a product, in its process."""
    return {"entries": dump(Lock(measured(options, product)))}


def _of_bundles(bundles: Sequence[str], given: dict[str, Any]) -> Iterator[tuple[Path, Entries, set[Origin]]]:
    """Of each bundle the lock file, what its kernels need, and its file if --entry chooses exports.
    Raises E1004, E1080 and E1101.
    """
    shared = build_options(**given, file="")
    tools, store = find_toolset(shared.llvm, shared.cuda), store_of(shared)
    for name in bundles:
        bundle = open_bundle(name)
        wanted = tuple(shared.entry.split(",")) if shared.entry else ()
        archs = {parse_arch(arch).name for text in shared.archs for arch in text.split(",")}
        found = {
            key: entry
            for key, entry in measure(bundle, tools, store).items()
            if (not wanted or key.export in wanted) and (not archs or key.arch in archs)
        }
        if not found:
            raise error("E1004", f"{name} has no machine code of these exports and archs")
        (origin,) = {key.origin for key in found}
        yield _folder_of(name, origin, bundle.directory) / LOCK_FILE, found, {origin} if wanted else set()


def _folder_of(bundle: str, origin: Origin, directory: Path) -> Path:
    """The folder that a bundle's kernel file is relative to; of a module the current one. Raises
    E1080 where the file is not found.
    """
    if not origin.file.endswith((".py", ".ipynb")):
        return Path()
    found = find_file(origin.file, search_folders(directory))
    if not found:
        raise error(
            "E1080", f"{origin.file}, the kernel file of {bundle}, is not here", help="name a file: --lock FILE"
        )
    return Path(found.removesuffix(origin.file))


def _checked(found: dict[Path, Found], renewal: str, as_json: bool) -> list[dict[str, Any]]:
    """Compare with each lock file. Raises as `judge`, for all of them at once."""
    told: list[dict[str, Any]] = []
    errors: list[Exception] = []
    for path, each in found.items():
        try:
            compared = compare(load(path), each.entries, each.parts)
            told.append(judge(path, compared, renewal, output.talk)["lock"])
        except BuildErrors as several:
            errors += several.failures
        except CutecError as err:
            errors.append(err)
    raise_all(errors)
    for path, each in found.items() if not as_json else ():
        number = sum(len(entry.kernels) for entry in each.entries.values())
        count = f"{number} kernel{'s'[: number > 1]}"
        output.result(f"{relative(str(path))}: {count} compared, none needs more")
    return told


def _renewed(path: Path, found: Found, as_json: bool) -> dict[str, Any]:
    """Renew a lock file, and tell what is new in it."""
    lock = load(path) if path.exists() else Lock()
    compared = compare(lock, found.entries, found.parts)
    save(path, found.renewed(lock))
    if not as_json:
        _tell_changes(lock, compared)
        output.result(relative(str(path)))
    return comparison_data(path, compared)


def _tell_changes(lock: Lock, found: Comparison) -> None:
    """Say what the lock now allows that it did not, and the other way round. Of files that were not
    locked there is nothing to say.
    """
    known = {key.origin for key in lock.entries}
    for verdict, title in ((WORSE, "more is needed now:"), (BETTER, "less is needed now:")):
        if changes := found.with_verdict(verdict):
            output.talk("\n".join([title, *kernel_lines(changes)]))
    for line in name_lines([name for name in found.names if name.key.origin in known]):
        output.talk(line)
    if any(change.verdict != SAME for change in found.kernels):
        output.talk("\n".join(input_lines(found)))
