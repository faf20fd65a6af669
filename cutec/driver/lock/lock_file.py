"""Locks in memory, and as text: `cutec.lock.yaml`, sorted, with one fact a line, so that a change
of one kernel is a small change of the file.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from cutec.artifact import document
from cutec.artifact.document import Document, flow
from cutec.artifact.form import Reading, record_of
from cutec.artifact.manifest import Recipe
from cutec.diag import CutecError, error
from cutec.diag.report import relative
from cutec.driver.lock.records import SCHEMA, Footprint, LockedBuild, LockFile, Tolerances
from cutec.files import write_changed
from cutec.records import dataclass, field
from cutec.target.arch import parse_arch

LOCK_FILE = "cutec.lock.yaml"
_HEAD = """\
# What each kernel needs, as `cutec lock` found it. `cutec build --locked` fails when one needs more.
# To renew this file: `cutec lock`, with the files and options of the build.
# A quantity may be worse by its tolerance: registers; bytes of spills, stack and shared memory;
# percent of occupancy, instructions and cost. Edit the tolerances; all else here is written anew.
"""


class Inputs(NamedTuple):
    """What a build was made from: versions, options (without the kernel file), and a digest of the
    files that were read.
    """

    cutec: str
    tools: dict[str, str]
    sources: str
    recipe: Recipe


class Origin(NamedTuple):
    """A kernel file, and the spec that declares its exports, if one does."""

    file: str
    spec: str | None

    def __str__(self) -> str:
        return f"{self.file} with {self.spec}" if self.spec else self.file


class Key(NamedTuple):
    """One export of one kernel file for one arch."""

    origin: Origin
    export: str
    arch: str


class Entry(NamedTuple):
    """What the kernels of an export need on one arch, by their names."""

    inputs: Inputs
    kernels: dict[str, Footprint]


Entries = dict[Key, Entry]


@dataclass
class Lock:
    """The content of a lock file."""

    entries: Entries = field(default_factory=dict)
    tolerances: Tolerances = field(default_factory=Tolerances)

    def renewed(self, found: Entries, parts: Collection[Origin] = ()) -> Lock:
        """The lock after builds that gave `found`. Exports of these files that are gone, and were
        built for the same archs, are dropped; of files in `parts` only some exports were built.
        """
        gone = set(self.gone(found, parts))
        return Lock({key: e for key, e in self.entries.items() if key not in gone} | found, self.tolerances)

    def gone(self, found: Entries, parts: Collection[Origin] = ()) -> list[Key]:
        """What is locked, and a build that gave `found` would have built, and did not."""
        built = {(key.origin, key.arch) for key in found}
        return [
            key
            for key in self.entries
            if key not in found and (key.origin, key.arch) in built and key.origin not in parts
        ]


def dump(lock: Lock) -> str:
    """The text of a lock file: it depends on the content alone."""
    lines = [f"schema: {SCHEMA}", "tolerances:"]
    lines += [f"  {key}: {value}" for key, value in record_of(Tolerances).plain(lock.tolerances).items()]
    builds = [line for build in _builds(lock.entries) for line in _build_lines(build)]
    return _HEAD + "\n".join([*lines, "builds:", *builds] if builds else [*lines, "builds: []"]) + "\n"


def _builds(entries: Entries) -> Iterator[LockedBuild]:
    """Entries by file and inputs, in their order."""

    def order(key: Key) -> tuple[str, str, str, int, str]:
        made = entries[key].inputs
        inputs = record_of(Recipe).plain(made.recipe), made.cutec, sorted(made.tools.items()), made.sources
        return key.origin.file, str(inputs), key.export, parse_arch(key.arch).capability, key.arch

    for (file, _), keys in groupby(sorted(entries, key=order), lambda key: order(key)[:2]):
        mine = list(keys)
        exports: dict[str, dict[str, dict[str, Footprint]]] = {}
        for key in mine:
            exports.setdefault(key.export, {})[key.arch] = dict(sorted(entries[key].kernels.items()))
        made = entries[mine[0]].inputs
        yield LockedBuild(
            file, made.cutec, made.tools, made.sources, exports, made.recipe if made.recipe != Recipe() else None
        )


def _build_lines(build: LockedBuild) -> Iterator[str]:
    data = record_of(LockedBuild).plain(build)
    exports = data.pop("exports")
    for number, (key, value) in enumerate(data.items()):
        yield f"  {'  ' if number else '- '}{key}: {flow(value)}"
    yield "    exports:"
    yield from _nested(exports, 3, "      ")


def _nested(data: dict[str, Any], depth: int, indent: str) -> Iterator[str]:
    """Mappings as blocks, `depth` deep; below, a key takes a line."""
    for key, value in data.items():
        if depth:
            yield f"{indent}{flow(key)}:"
            yield from _nested(value, depth - 1, indent + "  ")
        else:
            yield f"{indent}{key}: {flow(value)}"


def load(path: Path) -> Lock:
    """Read a lock file. Raises E1080 where there is none, E1081 for wrong content."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        raise error(
            "E1080",
            f"there is no {relative(str(path))}",
            help="`cutec lock`, with the same files and options, makes it",
        ) from None
    return parse(text, relative(str(path)))


def parse(text: bytes, name: str = LOCK_FILE) -> Lock:
    """A lock from its text. Raises E1081."""
    try:
        doc = document.read(text, name, "a lock file", ("E1081", "E1081"))
        _refuse_newer(doc)
        file: LockFile = record_of(LockFile).read(Reading(doc), (), doc.data)
        return Lock(_entries(doc, file.builds), file.tolerances)
    except CutecError as err:
        err.help = err.help or "if it cannot be mended: remove it and run `cutec lock`"
        raise


def _refuse_newer(doc: Document) -> None:
    schema = doc.data.get("schema") if isinstance(doc.data, dict) else None
    if type(schema) is int and schema > SCHEMA:
        raise error(
            "E1081", f"{doc.name}: schema {schema} is a newer cutec's; this one reads {SCHEMA}", help="update cutec"
        )


def _entries(doc: Document, builds: Sequence[LockedBuild]) -> Entries:
    found: Entries = {}
    for number, build in enumerate(builds):
        inputs = Inputs(build.cutec, build.tools, build.sources, build.recipe or Recipe())
        for export, archs in build.exports.items():
            for arch, kernels in archs.items():
                path, key = (
                    ("builds", number, "exports", export, arch),
                    Key(Origin(build.file, inputs.recipe.spec), export, arch),
                )
                try:
                    parse_arch(arch)
                except CutecError as err:
                    raise doc.wrong(path, err.message) from None
                if key in found:
                    raise doc.wrong(path, f"{export} of {build.file} for {arch} occurs twice")
                found[key] = Entry(inputs, kernels)
    return found


def save(path: Path, lock: Lock) -> None:
    """Write a lock file, unless it has that content already. Raises OSError."""
    write_changed(path, dump(lock).encode())
