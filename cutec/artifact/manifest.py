"""What a bundle says about itself: exports with their signatures and host programs, and the images
that hold their kernels.

`dump` writes `manifest.yaml` (stable order, one line a fact), `parse` reads it back and refuses
whatever it does not know. The page docs/manifest.md and the JSON Schema beside this module describe
the same format.
"""

from __future__ import annotations

from cutec.artifact.choice import Choice
from cutec.artifact.host import HostProgram
from cutec.artifact.signature import Signature
from cutec.records import dataclass, field

SCHEMA = 1
MANIFEST = "manifest.yaml"  # the file's name in a bundle
IMAGE_KINDS = ("cubin", "fatbin", "ptx", "ir")


@dataclass(frozen=True, slots=True)
class Resources:
    """What a kernel takes on one arch: as ptxas reports it, sizes in bytes per thread (stack,
    spills) or block (static `shared`).

    `dynamic_shared`: the most bytes that launches ask for, where that is a constant. `max_threads`:
    of a block. `blocks`: how many of them a multiprocessor holds at once, and `occupancy`, the
    fraction of its warps that these are: where the size of blocks and their shared memory are
    known.
    """

    registers: int
    spill_stores: int = 0
    spill_loads: int = 0
    shared: int = 0
    stack: int = 0
    constant: int = 0
    barriers: int = 0
    dynamic_shared: int | None = None
    max_threads: int | None = None
    blocks: int | None = None
    occupancy: float | None = None


@dataclass(frozen=True, slots=True)
class Source:
    """Where an export is defined: path relative to the project, 1-based line."""

    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Reference:
    """A NumPy function to check results against, as `path/file.py:function`, and the SHA-256 of
    that file.

    It takes the tensors that are not "out" and the scalars by parameter name, and returns the "out"
    and "inout" tensors' values: one array, or a tuple in parameter order. It is imported only when
    a user asks for a check.
    """

    function: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Program:
    """The host program of an export for some archs (arches are traced one by one, and their tiles
    may differ).
    """

    archs: tuple[str, ...]
    host: HostProgram


@dataclass(frozen=True, slots=True)
class Export:
    """A callable of the bundle. `flops` and `bytes` are expressions over symbols and integer
    scalars (`artifact.expression`).
    """

    name: str
    source: Source
    signature: Signature
    programs: tuple[Program, ...]
    kernels: dict[str, dict[str, Resources]] = field(default_factory=dict)
    reference: Reference | None = None
    flops: str | None = None
    bytes: str | None = None

    def host(self, arch: str) -> HostProgram | None:
        """The host program for `arch`, or None if the export is not built for it."""
        return next((p.host for p in self.programs if arch in p.archs), None)


@dataclass(frozen=True, slots=True)
class Image:
    """A file of the bundle: "cubin", "ptx" and "ir" (what the interpreter runs) for one arch,
    "fatbin" for several.

    `export` names the export whose kernels it holds; None: those of all.
    """

    kind: str
    archs: tuple[str, ...]
    file: str
    sha256: str
    bytes: int
    export: str | None = None


@dataclass(frozen=True, slots=True)
class Manifest:
    """A whole manifest. `tools` maps a tool's name to the version that was used. `choices`:
    functions that are one of several exports.
    """

    cutec: str
    tools: dict[str, str]
    archs: tuple[str, ...]
    exports: tuple[Export, ...]
    images: tuple[Image, ...] = ()
    choices: tuple[Choice, ...] = ()

    def image(self, kind: str, arch: str, export: str | None = None) -> Image | None:
        """The image of that kind for that arch, with the kernels of that export (None: of any)."""
        return next(
            (
                i
                for i in self.images
                if i.kind == kind and arch in i.archs and (export is None or i.export in (None, export))
            ),
            None,
        )

    def export(self, name: str) -> Export | None:
        """The export called `name`."""
        return next((e for e in self.exports if e.name == name), None)

    def choice(self, name: str) -> Choice | None:
        """The choice called `name`."""
        return next((c for c in self.choices if c.name == name), None)
