"""The index of a build of several kernel files: which bundle has which exports."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, ClassVar

from cutec.artifact.document import flow
from cutec.artifact.form import Scalar, Written, record_of
from cutec.files import write_changed
from cutec.records import dataclass

INDEX = "index.yaml"  # the file's name in the folder of the bundles
SCHEMA = 1
IndexSchema = Annotated[int, Scalar(int, least=1, most=SCHEMA)]
_HEAD = "# The bundles of a build, written by cutec. The format is described in cutec's docs/project.md."


@dataclass(frozen=True, slots=True)
class IndexedBundle:
    """One bundle of the index."""

    file: str
    "The kernel file, relative to the project's folder."
    bundle: str
    "The bundle's folder, relative to that of the index."
    exports: tuple[str, ...]
    "Names of its exports."
    archs: tuple[str, ...]
    "The archs that it was built for."


@dataclass(frozen=True, slots=True)
class Index:
    """The whole of an `index.yaml`."""

    MANIFEST: ClassVar = Written(first=("schema",))

    cutec: str
    "Version of the compiler."
    bundles: tuple[IndexedBundle, ...]
    "The bundles, in the order in which the project names their files."
    schema: IndexSchema = SCHEMA
    "Version of this format. A reader refuses a higher number than it knows."


def dump(index: Index) -> str:
    """The text of `index.yaml`: a line for each bundle."""
    data = record_of(Index).plain(index)
    bundles = data.pop("bundles")
    head = [f"{key}: {flow(value)}" for key, value in data.items()]
    return "\n".join([_HEAD, *head, "bundles:", *(f"  - {flow(bundle)}" for bundle in bundles)]) + "\n"


def write_index(folder: Path, index: Index) -> Path:
    """Write the index of a folder, unless it is there already; returns its path. Raises OSError."""
    write_changed(folder / INDEX, dump(index).encode())
    return folder / INDEX
