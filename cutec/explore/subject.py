"""What a page shows: one export for one arch, with the texts of its stages, from a kernel file or
from a bundle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from cutec.artifact.bundle import Bundle, MemoryBundle, open_bundle
from cutec.artifact.manifest import Export, Manifest, Recipe
from cutec.artifact.manifest_read import parse
from cutec.diag import CutecError, error
from cutec.driver.build.build import perform
from cutec.driver.kernel_file.listing import list_exports
from cutec.driver.options.archs import choose_archs
from cutec.driver.options.finding import FoundFiles, search_folders
from cutec.driver.options.options import BuildOptions, Emit, named_archs, project_root
from cutec.explore.sources import fits
from cutec.explore.traced_again import traced_again
from cutec.ir import serial
from cutec.ir.core import Op
from cutec.records import dataclass, field, replace
from cutec.render import module_text
from cutec.toolchain.emit import pretty
from cutec.toolchain.find import Toolset, find_toolset

_COMMON_ARCH = "sm_90a"  # what a kernel file is built for where nothing names an arch
_TOOL_VARIABLES = ("CUTEC_LLVM", "CUTEC_CUDA", "CUTEC_PTXAS")
_NO_TOOLS = ("E2001", "E2002", "E2010")  # a tool is missing, too old, or its installation lacks it


@dataclass
class Subject:
    """One export for one arch. `root`: the project's folder; `files` are found there. `texts`: the
    stages that there are, "cute", "mlir", "ptx"; `notes`: why a stage is missing or other than
    usual, by stage. `device`: the module that the interpreter runs.
    """

    bundle: Bundle | MemoryBundle
    export: Export
    arch: str
    root: Path
    files: FoundFiles
    options: str
    tools: Toolset
    others: list[str] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    device: Op | None = None

    @property
    def manifest(self) -> Manifest:
        """The manifest of the bundle that the export is in."""
        return self.bundle.manifest

    @property
    def cubin(self) -> bytes:
        """The machine code; b"" if the bundle has none."""
        image = self.manifest.image("cubin", self.arch, self.export.name)
        return self.bundle.read(image) if image else b""


def from_file(options: BuildOptions, say: Callable[[str], None]) -> Subject:
    """Build one export of a kernel file for one arch, in memory: the first of each where the
    options leave a choice. Without tools there is no machine code. Raises what a build raises.
    """
    exports = list_exports(options)
    chosen = exports[0]
    archs = _one_arch(options, chosen.arch, say)
    asked = {**vars(options), "archs": archs, "output": "explore", "emits": tuple(map(Emit, ("cute", "ptx", "cubin")))}
    if options.args is None and options.kwargs is None:
        asked["entry"] = chosen.name
    notes: dict[str, str] = {}
    try:
        product = perform(BuildOptions(**asked), say)
    except CutecError as missing:
        if missing.code not in _NO_TOOLS or _names_tools(options):
            raise
        notes |= dict.fromkeys(("ptx", "sass"), f"{missing.message}: there is no machine code")
        product = perform(BuildOptions(**{**asked, "images": False, "emits": (Emit("cute"),)}), say)
    bundle = MemoryBundle(parse(product.manifest.encode()), product.files, Path(options.file or options.stem))
    root = project_root(options.kernel_path(product.sources))
    files = FoundFiles([root])
    return _finished(
        Subject(
            bundle,
            bundle.manifest.exports[0],
            product.archs[0],
            root,
            files,
            _options_text(options),
            find_toolset(options.llvm, options.cuda),
            [e.name for e in exports[1:]],
            {output.stage: output.data.decode() for output in product.stages if output.stage in ("cute", "ptx")},
            notes,
            _device(bundle, bundle.manifest.exports[0], product.archs[0], files),
        )
    )


def from_bundle(path: Path, options: BuildOptions) -> Subject:
    """One export of a bundle for one arch: the first of each where the options name none. CuTe IR
    and PTX are made again, if the bundle's sources are there. Raises E1004, E1102 and E3xxx.
    """
    entry, arch = options.entry, next(iter(options.archs), None)
    bundle = open_bundle(path)
    manifest = bundle.manifest
    export = manifest.export(entry) if entry else next(iter(manifest.exports), None)
    names = [e.name for e in manifest.exports]
    if export is None:
        wanted = f"no export is called {entry!r}" if entry else "the bundle has no exports"
        raise error("E1004", wanted, help=f"there are {', '.join(names)}")
    if arch is not None and arch not in manifest.archs:
        raise error("E1102", f"the bundle is not built for {arch}", help=f"it is for {', '.join(manifest.archs)}")
    arch = arch or manifest.archs[0]
    device = _device(bundle, export, arch)
    root = _root_of(bundle, export, device)
    made = traced_again(bundle, root, export.name, device, replace(options, archs=(arch,)))
    files = FoundFiles([root])
    return _finished(
        Subject(
            bundle,
            export,
            arch,
            root,
            files,
            _options_text(manifest.recipe) if manifest.recipe else "",
            find_toolset(options.llvm, options.cuda),
            [name for name in names if name != export.name],
            made.texts,
            made.notes,
            _device(bundle, export, arch, files),
        )
    )


def _names_tools(options: BuildOptions) -> bool:
    """Whether the user names tools, which then have to be there."""
    return bool(options.llvm or options.cuda) or any(options.environment.get(name) for name in _TOOL_VARIABLES)


def _one_arch(options: BuildOptions, declared: Sequence[str], say: Callable[[str], None]) -> tuple[str]:
    """The first arch to build for; a common one where nothing names one."""
    try:
        return (choose_archs(options.archs, declared, options.environment).archs[0].name,)
    except CutecError as unnamed:
        if unnamed.code != "E1008" or named_archs(options.archs, options.environment):
            raise
    say(f"no arch is named: the page shows {_COMMON_ARCH}")
    return (_COMMON_ARCH,)


def _options_text(options: BuildOptions | Recipe) -> str:
    """The options that decide about the code, as one writes them."""
    words = [f"-O{options.opt_level}"]
    words += [f"--ptxas-options '{options.ptxas_options}'"] if options.ptxas_options else []
    words += [] if options.lineinfo else ["--no-lineinfo"]
    words += ["--enable-assertions"] if options.assertions else []
    words += ["--embed-ptx"] if options.embed_ptx else []
    words += [f"--pipeline {options.pipeline}"] if options.pipeline else []
    return " ".join([*words, *(f"--link {file}" for file in options.link)])


def _root_of(bundle: Bundle, export: Export, device: Op | None) -> Path:
    """The project's folder: the first of those searched in which the export's source is a file that
    fits; any such file will do if none fits; the current folder if there is none.
    """
    folders = search_folders(bundle.directory)
    candidates = [folder for folder in folders if (folder / export.source.file).is_file()]
    fitting = (folder for folder in candidates if fits(folder, export.source.file, bundle.manifest, export, device))
    return next(fitting, next(iter(candidates), Path.cwd()))


def _device(bundle: Bundle | MemoryBundle, export: Export, arch: str, files: FoundFiles | None = None) -> Op | None:
    """The module that the interpreter runs, with paths of `files` in its places; None for a bundle
    without.
    """
    image = bundle.manifest.image("ir", arch, export.name)
    return serial.loads(bundle.module(image, export.name), files.path if files else str) if image else None


def _finished(subject: Subject) -> Subject:
    """The subject with the text of its IR."""
    if subject.device is None:
        subject.notes["mlir"] = "the bundle holds no IR: it was built with --no-ir"
        return subject
    text = module_text(subject.device, True, subject.files.name)
    try:
        text = pretty(text, True, subject.tools)
    except CutecError as refused:
        subject.notes["mlir"] = f"in generic form ({refused.message})"
    subject.texts["mlir"] = text
    return subject
