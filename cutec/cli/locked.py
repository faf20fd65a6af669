"""Comparing builds with `cutec.lock.yaml`: `cutec build --locked`, and the texts that `cutec lock`
shares.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.manifest_read import parse
from cutec.cli import output
from cutec.diag import CutecError, Note, error
from cutec.diag.kinds import LockError
from cutec.diag.report import relative as from_here
from cutec.driver.build.build import store_of
from cutec.driver.build.build_errors import BuildErrors
from cutec.driver.cache.product import Product
from cutec.driver.lock.compare import BETTER, SAME, WORSE, Change, Comparison, KernelChange, NameChange, compare
from cutec.driver.lock.lock_file import LOCK_FILE, Entries, Key, Origin, load
from cutec.driver.lock.measure import measure
from cutec.driver.options.naming import FileNames
from cutec.driver.options.options import BuildOptions, project_root
from cutec.driver.project.project import Project
from cutec.toolchain.find import find_toolset

_UNCOUNTED = "instructions are not compared: the lock or this machine has no count of them (nvdisasm or cuobjdump)"


def check(
    options: BuildOptions, product: Product, tell: Callable[[str], None], renewal: str | None = None
) -> dict[str, Any]:
    """Compare a product with the lock file beside its kernels. `renewal`: the command that writes
    it. Returns the comparison for `--json`. Raises E1001 where there is no bundle, E1080, E1081,
    E5050 and E5051, and as `measure`.
    """
    if not product.manifest:
        raise error("E1001", "--locked compares a bundle, and --emit makes none", help="name one too: -o DIR")
    path = lock_path(options)
    lock = load(path)
    found = measured(options, product)
    return judge(path, compare(lock, found, parts(options, found)), renewal or renewal_command(options), tell)


def measured(options: BuildOptions, product: Product) -> Entries:
    """What the kernels of a product need."""
    bundle = MemoryBundle(parse(product.manifest.encode()), product.files, Path(options.stem))
    return measure(bundle, find_toolset(options.llvm, options.cuda), store_of(options))


def parts(options: BuildOptions, found: Entries) -> set[Origin]:
    """The kernel files of which only some exports were built."""
    return {key.origin for key in found} if options.entry is not None else set()


def lock_path(options: BuildOptions) -> Path:
    """The lock file of a build: in its project's folder, or beside its kernel file; of a module in
    the current folder.
    """
    return (project_root(options.file) if options.file else Path.cwd()) / LOCK_FILE


def check_members(project: Project, builds: Sequence[BuildOptions], lock_file: Path | None = None) -> None:
    """Compare the kernel files of a project with those of its lock, `lock_file` or the one beside
    them. Raises E1080, E1081, and of a whole project E5051 for files that only the lock has.
    """
    origins = {origin_of(options) for options in builds}
    for path in dict.fromkeys(lock_file or lock_path(options) for options in builds):
        gone = dict.fromkeys(key.origin for key in load(path).entries if key.origin not in origins)
        if gone and project.source:
            raise error(
                "E5051",
                f"{_shown(path)} has {', '.join(map(str, gone))}, which the project does not build",
                help=f"if that is meant: `{renewal_of(project)}`",
            )


def origin_of(options: BuildOptions) -> Origin:
    """The kernel file of a build, as its lock names it."""
    files = FileNames(project_root(options.file or ""))
    spec = files.name(options.spec) if options.spec else None
    return Origin(files.name(options.file) if options.file else str(options.module), spec)


def judge(path: Path, found: Comparison, renewal: str, tell: Callable[[str], None]) -> dict[str, Any]:
    """Tell what got better, and return the comparison as data. Raises E5050 for what got worse and
    E5051 for other names; BuildErrors for both.
    """
    data = {"lock": comparison_data(path, found)}
    if found.uncounted:
        tell(_UNCOUNTED)
    raise_all(_errors(path, found, renewal, data["lock"]))
    if better := found.with_verdict(BETTER):
        tell("\n".join(["less is needed than the lock says:", *kernel_lines(better), f"to lock that: {renewal}"]))
    return data


def raise_all(errors: Iterable[Exception]) -> None:
    """Raise the error if there is one, and BuildErrors for several."""
    found = list(errors)
    if found:
        raise found[0] if len(found) == 1 else BuildErrors(found, True)


def _errors(path: Path, found: Comparison, renewal: str, data: dict[str, Any]) -> Iterator[CutecError]:
    notes = [Note(text) for text in input_lines(found)]
    renew = f"if that is meant to be: `{renewal}`"
    if worse := found.with_verdict(WORSE):
        needs = "a kernel needs" if len(worse) == 1 else f"{len(worse)} kernels need"
        kernels = [Note("\n".join(_kernel_text(change))) for change in worse]
        message = f"{_files(worse)}: {needs} more than {_shown(path)} allows"
        yield LockError("E5050", message, None, [*kernels, *notes], renew, data)
    if found.names:
        texts = [Note(text) for text in name_lines(found.names)]
        message = f"{_files(found.names)}: other kernels than in {_shown(path)}"
        yield LockError("E5051", message, None, [*texts, *notes], renew, data)


def _shown(path: Path) -> str:
    return from_here(str(path))


def _files(changes: Sequence[KernelChange | NameChange]) -> str:
    return ", ".join(dict.fromkeys(str(change.key.origin) for change in changes))


def kernel_lines(changes: Sequence[KernelChange]) -> Iterator[str]:
    """Kernels that need something else, with the numbers, indented."""
    for change in changes:
        for line in _kernel_text(change):
            yield f"  {line}"


def _kernel_text(change: KernelChange) -> list[str]:
    """A kernel, and its quantities in a table; what is only within its tolerance is left out."""
    shown = [c for c in change.changes if c.verdict != SAME]
    rows = [[f"  {c.quantity.name.replace('_', ' ')}", *_numbers(c), _why(change, c)] for c in shown]
    return [
        f"{change.key.export} {change.key.arch}: {change.kernel}",
        *output.columns(rows).splitlines(),
        *_mix(change),
    ]


def _numbers(change: Change) -> list[str]:
    quantity = change.quantity
    if quantity.falls:
        return [f"{change.before:.0%} → {change.after:.0%}", ""]
    unit = f" {quantity.unit}" if quantity.unit else ""
    growth = change.after - change.before
    by = f"{growth / change.before:+.0%}" if quantity.percent and change.before else f"{growth:+g}"
    return [f"{change.before:g} → {change.after:g}{unit}", by]


def _why(change: KernelChange, of: Change) -> str:
    """The tolerance that is exceeded, and what limits the occupancy."""
    if of.verdict != WORSE:
        return ""
    limit = change.after.limit if of.quantity.falls else None
    allowed = f"{of.allowed}{'%' if of.quantity.percent or of.quantity.falls else ''} allowed" if of.allowed else ""
    return ", ".join(filter(None, [f"limited by {limit}" if limit else "", allowed]))


def _mix(change: KernelChange) -> list[str]:
    kinds = [f"{kind} {a} → {b}" for kind, (a, b) in change.mix().items()]
    return [f"  by kind: {', '.join(kinds)}"] if kinds and change.verdict != SAME else []


def name_lines(names: Sequence[NameChange]) -> list[str]:
    """One line for each change, with all its archs."""
    archs: dict[tuple[str, ...], list[str]] = {}
    for name in names:
        archs.setdefault((name.how, name.key.export, name.kernel, name.now), []).append(name.key.arch)
    return [
        _NAMES[how](_subject(export, kernel), now, ", ".join(on)) for (how, export, kernel, now), on in archs.items()
    ]


_NAMES: dict[str, Callable[[str, str, str], str]] = {
    "renamed": lambda what, now, archs: f"{what} is now called {now} ({archs})",
    "missing": lambda what, now, archs: f"{what} is locked, and there is none now ({archs})",
    "new": lambda what, now, archs: f"{what} is not locked ({archs})",
}


def _subject(export: str, kernel: str) -> str:
    return f"kernel {kernel} of {export}" if kernel else export


def input_lines(found: Comparison) -> list[str]:
    """What differs in what the builds were made from."""
    by_text: dict[str, list[str]] = {}
    for origin, changes in found.inputs.items():
        text = ", ".join(changes) or "nothing: cutec, versions of tools, options and sources are the same"
        by_text.setdefault(text, []).append(str(origin))
    if len(by_text) == 1:
        return [f"what differs in the build: {text}" for text in by_text]
    return [f"what differs in the build of {', '.join(files)}: {text}" for text, files in by_text.items()]


def comparison_data(path: Path, found: Comparison) -> dict[str, Any]:
    """A comparison for `--json`."""
    kernels = [
        _key_data(change.key)
        | {"kernel": change.kernel, "verdict": change.verdict, "mix": change.mix()}
        | {"changes": [{**c._asdict(), "quantity": c.quantity.name} for c in change.changes]}
        for change in found.kernels
    ]
    names = [_key_data(n.key) | {"how": n.how, "kernel": n.kernel or None, "now": n.now or None} for n in found.names]
    inputs = {str(origin): changes for origin, changes in found.inputs.items()}
    counted = not found.uncounted
    return {"file": str(path), "kernels": kernels, "names": names, "inputs": inputs, "instructions_compared": counted}


def _key_data(key: Key) -> dict[str, Any]:
    return {"file": key.origin.file, "spec": key.origin.spec, "export": key.export, "arch": key.arch}


def renewal_of(project: Project) -> str:
    """The command that renews the lock of a project."""
    return shlex.join(["cutec", "lock", *([project.folder] if project.folder else [])])


def renewal_command(options: BuildOptions) -> str:
    """The command that renews the lock of one build."""
    words = ["-m", options.module] if options.module else [str(options.file)]
    words += ["--arch", ",".join(options.archs)] if options.archs else []
    given = {"--entry": options.entry, "--spec": options.spec, "--args": options.args, "--kwargs": options.kwargs}
    given |= {"--ptxas-options": options.ptxas_options, "--pipeline": options.pipeline}
    given |= {"--device-facts": ",".join(f"{name}={value}" for name, value in options.device_facts.items())}
    given |= {"--llvm": options.llvm, "--cuda": options.cuda}
    words += [word for name, value in given.items() if value for word in (name, value)]
    words += [word for file in options.link for word in ("--link", file)]
    flags = {f"-O{options.opt_level}": options.opt_level != 3, "--no-lineinfo": not options.lineinfo}
    flags |= {"--enable-assertions": options.assertions, "--embed-ptx": options.embed_ptx}
    return shlex.join(["cutec", "lock", *words, *(flag for flag, wanted in flags.items() if wanted)])
