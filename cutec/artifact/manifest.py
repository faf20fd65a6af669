"""The manifest of a bundle: exports with their signatures and host programs, and the images that
hold their kernels.

`dump` (`manifest_write`) writes `manifest.yaml`, in a stable order, one line per fact; `parse`
(`manifest_read`) reads it back and refuses unknown keys. Both go by the declarations of the fields
below and in `signature`, `host`, `step`, `choice`, `tensor_map` (`form`), as do the lists of
docs/manifest.md and the JSON Schema beside this module (`manifest_doc`).
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from cutec.artifact.backward import Backward
from cutec.artifact.choice import Choice
from cutec.artifact.form import OmitDefault, Scalar, Written
from cutec.artifact.host import HostProgram, Node, ValueType
from cutec.artifact.signature import Name, Signature
from cutec.lazy_pattern import pattern
from cutec.records import dataclass, field

SCHEMA = 2
MANIFEST = "manifest.yaml"  # the file's name in a bundle
IMAGE_KINDS = ("cubin", "fatbin", "ptx", "ir")

# Types of fields in a manifest.
SchemaNumber = Annotated[int, Scalar(int, least=SCHEMA, most=SCHEMA)]
ImageKind = Annotated[str, Scalar(str, words=IMAGE_KINDS)]
FileName = Annotated[
    str, Scalar(str, pattern=pattern(r"[A-Za-z0-9_][A-Za-z0-9_.+-]*\Z"), what="name of a file beside the manifest")
]
Sha256 = Annotated[str, Scalar(str, pattern=pattern(r"[0-9a-f]{64}\Z"), what="SHA-256 (64 hexadecimal digits)")]
FunctionPlace = Annotated[
    str,
    Scalar(
        str,
        pattern=pattern(r"([^:]+\.py|<[^:<>]+\.py>):[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*\Z"),
        what="file.py:function",
    ),
]
Size = Annotated[int, Scalar(int, least=0)]
OccupancyLimit = Annotated[str, Scalar(str, words=("blocks", "warps", "registers", "shared memory", "tensor memory"))]
Work = Annotated[str, Scalar(str, pattern=r"^[-+*/() A-Za-z0-9_]+$", checked_elsewhere=True)]  # `expression` checks it
Sum = Annotated[str, Scalar(str, pattern=r"^[-+*/%(), A-Za-z0-9_]+$", checked_elsewhere=True)]  # `guard` checks it


@dataclass(frozen=True, slots=True)
class Resources:
    """The resources of a kernel on one arch, as ptxas reports them, and the resulting occupancy."""

    registers: int
    "Per thread."
    spill_stores: OmitDefault[int] = 0
    "Bytes per thread that are stored because registers do not suffice."
    spill_loads: OmitDefault[int] = 0
    "Bytes per thread that are loaded again."
    shared: OmitDefault[int] = 0
    "Bytes of static shared memory per block."
    stack: OmitDefault[int] = 0
    "Bytes of stack per thread."
    constant: OmitDefault[int] = 0
    "Bytes of constant memory."
    barriers: OmitDefault[int] = 0
    "Named barriers."
    dynamic_shared: int | None = None
    "The most bytes of dynamic shared memory that launches ask for. Absent where a call decides."
    tensor_columns: OmitDefault[Size] = 0
    """Columns of tensor memory that a block allocates: the sum of its allocations, as far as they
    are constants."""
    max_threads: int | None = None
    "The most threads of a block, by the kernel's launch bounds or else by its registers."
    blocks: int | None = None
    """Resident blocks of a multiprocessor. Absent where a call decides how many threads or how much
    shared memory a block has."""
    occupancy: float | None = None
    "Resident warps as a fraction of the multiprocessor's. Absent where `blocks` is."
    limit: OccupancyLimit | None = None
    "The resource that limits `blocks`. Absent where `blocks` is."


@dataclass(frozen=True, slots=True)
class Source:
    """Where an export is defined. For messages only."""

    file: str
    "Path from the project's root."
    line: int
    "1-based line."


@dataclass(frozen=True, slots=True)
class Reference:
    """A NumPy function to check results against; imported only when a user asks for a check.

    It takes the tensors that are not "out" and the scalars by parameter name, and returns the "out"
    and "inout" tensors' values: one array, or a tuple in parameter order.
    """

    function: FunctionPlace
    "`path/file.py:function`, or `<module/path.py>:function` of a module outside of the project."
    sha256: Sha256
    "The hash of that file."


@dataclass(frozen=True, slots=True)
class Program:
    """The host program of an export for some archs (archs are traced one by one, and their tiles
    may differ).
    """

    MANIFEST: ClassVar = Written(inline=("host",), block=True)

    archs: tuple[str, ...]
    "The archs that share it."
    host: HostProgram


@dataclass(frozen=True, slots=True)
class ValueList:
    """The values of the host programs whose leaves are of the same types. In memory each program
    has its own.
    """

    MANIFEST: ClassVar = Written(block=True)

    leaves: tuple[ValueType, ...]
    "The types of the leaves, which are the first values."
    values: tuple[Node, ...]
    "The values that follow the leaves, in order."


@dataclass(frozen=True, slots=True)
class Export:
    """A callable of the bundle."""

    MANIFEST: ClassVar = Written(
        first=("name", "source", "signature", "reference", "flops", "bytes"),
        inline=("signature",),
        block=True,
        like=("source", "signature", "reference", "flops", "bytes", "contents", "backward"),
    )

    name: str
    "The name that callers use."
    source: Source
    "The place of its definition."
    signature: Signature
    programs: tuple[Program, ...]
    "The host program, per group of archs that share it."
    kernels: dict[str, dict[str, Resources]] = field(default_factory=dict)
    "The resources of each kernel on each arch."
    reference: Reference | None = None
    "A function that computes the expected results."
    flops: Work | None = None
    """The arithmetic of a call, for throughputs: an expression (`+ - * /`, parentheses) over
    integers, symbols and integer scalars."""
    bytes: Work | None = None
    "The bytes that a call moves: an expression like `flops`."
    backward: Backward | None = None
    "The function that computes its gradients."
    contents: dict[str, Sum] | None = None
    """What tensors hold that a call does not take at random: sums over integers, symbols, integer
    scalars and `i`, the number of an element."""

    def host(self, arch: str) -> HostProgram | None:
        """The host program for `arch`, or None if the export is not built for it."""
        return next((p.host for p in self.programs if arch in p.archs), None)


@dataclass(frozen=True, slots=True)
class Image:
    """A file of the bundle."""

    kind: ImageKind
    "`ir` is the archive of the modules that the interpreter runs ([ir.md](ir.md))."
    archs: tuple[str, ...]
    "One arch; for a `fatbin`, all archs that it holds."
    file: FileName
    "Name of a file beside the manifest. It contains the beginning of the hash."
    sha256: Sha256
    "Checked whenever the file is loaded."
    bytes: Size
    "The size of the file, checked likewise."
    export: Name | None = None
    "The export whose kernels it holds. Absent: it holds those of all exports."
    unpacked: Size | None = None
    """The file is a stream of xz, whose contents have this many bytes: forms of a choice, and all
    machine code after `cutec build --compress`. Absent: it is the image itself."""


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file that the build read: the kernel file, and what it imported or the options named."""

    file: str
    "Path relative to the project; `<pkg/tiles.py>` for a file elsewhere."
    sha256: Sha256
    "The hash of the bytes that were read."


@dataclass(frozen=True, slots=True)
class Recipe:
    """The kernel file and the options of the build. `cutec explore` traces the file with them."""

    file: str | None = None
    "The kernel file, as in `sources`."
    module: str | None = None
    "The module that was built instead of a file."
    spec: str | None = None
    "The file that declares the exports, as in `sources`."
    entry: str | None = None
    "The function that `args` and `kwargs` are for."
    args: str | None = None
    "Its parameters, as `--args` has them."
    kwargs: str | None = None
    "Its constexpr parameters, as `--kwargs` has them."
    opt_level: OmitDefault[int] = 3
    "The level of LLVM and ptxas."
    ptxas_options: OmitDefault[str] = ""
    "Further options of ptxas."
    lineinfo: OmitDefault[bool] = True
    "Whether machine code names lines of Python."
    assertions: bool = False
    "Whether assertions are compiled."
    link: OmitDefault[tuple[str, ...]] = ()
    "Libraries of bitcode, as in `sources`."
    pipeline: str | None = None
    "A pipeline of the user, as in `sources`."
    facts: dict[str, int] | None = None
    "What was stated of the GPU."
    embed_ptx: bool = False
    "Whether cubins hold their PTX."


@dataclass(frozen=True, slots=True)
class Manifest:
    """A whole manifest."""

    MANIFEST: ClassVar = Written(
        first=("schema", "cutec", "tools", "archs", "recipe", "sources", "images", "values"), block=True
    )

    cutec: str
    "Version of the compiler."
    tools: dict[str, str]
    "Name and version of each tool that took part."
    archs: tuple[str, ...]
    "The archs that the bundle was built for, e.g. `sm_90a`."
    exports: tuple[Export, ...]
    "The functions of the bundle."
    images: tuple[Image, ...] = ()
    "The bundle's files."
    choices: OmitDefault[tuple[Choice, ...]] = ()
    "Functions that are one of several exports, by the arguments of the call."
    schema: SchemaNumber = SCHEMA
    "Version of this format. A reader refuses others than its own."
    values: OmitDefault[tuple[ValueList, ...]] = ()
    "What host programs compute."
    recipe: Recipe | None = None
    "How to build it again. Absent for a kernel that was called from Python."
    sources: OmitDefault[tuple[SourceFile, ...]] = ()
    "The files that were read."

    @property
    def forms(self) -> set[str]:
        """The exports that are forms of a choice."""
        return {form.export for choice in self.choices for form in choice.forms}

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
