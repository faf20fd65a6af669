"""`cutec run`: one call of one export, on the GPU or on the interpreter, with default arguments
where none are given.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path

from cutec.artifact.bundle import Bundle as Files, open_bundle
from cutec.artifact.choice import Choice
from cutec.artifact.expression import evaluate
from cutec.artifact.manifest import Export, Manifest
from cutec.artifact.signature import DTYPE_BITS
from cutec.diag import CutecError, Note, Warning_, error
from cutec.driver.build.build import perform
from cutec.driver.build.write import write
from cutec.driver.cache.product import Product
from cutec.driver.options.finding import FoundFiles, search_folders
from cutec.driver.options.options import BuildOptions
from cutec.driver.run.explore import Exploration, explore
from cutec.driver.run.inputs import Arguments, call_text, make_arguments, random_notes, scalar_values
from cutec.driver.run.on_cpu import CpuRun, Report, choose_ir, run_on_cpu
from cutec.driver.run.reference import Check, reference_function
from cutec.files import write_whole
from cutec.records import dataclass, field
from cutec.runtime import Bundle
from cutec.runtime.comparison import Comparison
from cutec.runtime.driver import cuda_driver
from cutec.runtime.npy import npy_bytes
from cutec.runtime.on_gpu import Timing, run_on_gpu
from cutec.toolchain.process import temporary_folder

_CPU_ARCH = "sm_90a"  # what a kernel file is traced for when it runs on the interpreter and nothing names an arch
_BY_INPUTS = ("E5001", "E5007", "E5010")  # beyond an array, no end, a bad pointer: may come of the inputs


@dataclass(frozen=True)
class RunOptions:
    """`settings`: texts of symbols and scalars by name. `inputs`, `outputs`: .npy files by tensor.
    `on`: "gpu", "cpu" or None (a GPU if there is one). `tolerance`: relative, instead of the
    dtype's. `roots`: folders to look into first for the files that the bundle names. `hazards`: on
    the CPU, look for accesses that nothing orders; `schedules`: in as many random orders, numbered
    from `seed` on. `say` gets reports of what the user did not choose, and `report(done, all,
    running)` the blocks that the interpreter has run. `exact`: there, add as tensor cores do.
    """

    entry: str | None = None
    settings: Mapping[str, str] = field(default_factory=dict)
    inputs: Mapping[str, str] = field(default_factory=dict)
    outputs: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    check: bool = False
    bench: bool = False
    on: str | None = None
    arch: str | None = None
    tolerance: float | None = None
    roots: tuple[Path, ...] = ()
    hazards: bool = True
    schedules: int = 0
    exact: bool = False
    say: Callable[[str], None] = print
    report: Report | None = None


@dataclass(frozen=True)
class Outcome:
    """`call` in words, `where` it ran, how long (a GPU is timed only for `bench`), rates in units
    per second, and comparisons. `hazards` that were found in the random order of `seed` (None: the
    usual order). `costs`: expensive accesses.
    """

    call: str
    where: str
    timing: Timing | None
    bytes_rate: float | None
    flops_rate: float | None
    comparisons: list[Comparison]
    hazards: list[CutecError] = field(default_factory=list)
    seed: int | None = None
    costs: list[Warning_] = field(default_factory=list)

    @property
    def failure(self) -> CutecError | None:
        """The first hazard, or E5020 for results that differ from the reference; None if all is
        right.
        """
        wrong = [c for c in self.comparisons if c.wrong]
        if self.hazards or not wrong:
            return self.hazards[0] if self.hazards else None
        notes = [Note(f"{c.first}; wrong are {c.extent()}") for c in wrong]
        names = ", ".join(c.name for c in wrong)
        return error("E5020", f"{self.call} differs from its reference in {names}", notes=notes)


@contextmanager
def built(options: BuildOptions, say: Callable[[str], None]) -> Iterator[Path]:
    """Build a kernel file into a temporary folder; gives the manifest's path. A CPU run (no
    `images`) needs no tool, and takes a common arch where none is named.
    """
    product = _performed(options, say)
    with temporary_folder() as folder:
        yield write(Path(folder), product)


def _performed(options: BuildOptions, say: Callable[[str], None]) -> Product:
    try:
        return perform(options, say)
    except CutecError as unnamed:
        if unnamed.code != "E1008" or options.images:
            raise
    say(f"no arch is named: the interpreter runs the kernel as traced for {_CPU_ARCH}")
    return perform(BuildOptions(**{**vars(options), "archs": (_CPU_ARCH,)}), say)


def run(manifest: Path, options: RunOptions) -> Outcome:
    """Call one export of a bundle. Raises E10xx (arguments), E3xxx (bundle), E4xxx (GPU), E5xxx
    (findings); a result that differs from the reference is in the outcome.
    """
    files = open_bundle(manifest)
    export, choice = named(files.manifest, options.entry)
    for name in options.outputs:
        if all(t.name != name for t in export.signature.tensors):
            raise error(
                "E1050",
                f"--out {name}=...: there is no such tensor",
                help=f"there are {', '.join(t.name for t in export.signature.tensors)}",
            )
    place_of_run = where(options)
    arguments = make_arguments(export, options.settings, options.inputs, options.seed, choice)
    if arguments.defaults:
        options.say(f"with {', '.join(arguments.defaults)} (--set NAME=VALUE chooses others)")
    if choice is not None:
        export = _chosen(files.manifest, choice, arguments)
        options.say(f"{choice.name} chooses {export.name} for these arguments")
    with reference_function(export, _folders(files, options)) if options.check else nullcontext() as function:
        check = Check(export, arguments, function, options.tolerance) if function else None
        found = Exploration(CpuRun(0.0, []), None)
        if place_of_run == "gpu":
            place, timing = _on_gpu(files, export, arguments, options)
        else:
            found = _on_cpu(files, export, arguments, options)
            place, timing = "the CPU interpreter", Timing.of([found.run.seconds])
        comparisons = check.compare() if check else []
    tensors = {t.param.name: t for t in arguments.tensors}
    for name, path in options.outputs.items():
        write_whole(Path(path), npy_bytes(tensors[name].array))
    return Outcome(
        call_text(export, arguments),
        place,
        timing,
        *_rates(export, arguments, timing),
        comparisons,
        found.run.hazards,
        found.seed,
        found.run.costs,
    )


def offered(manifest: Manifest) -> list[str]:
    """What can be called: choices, and exports that are no form of one."""
    forms = manifest.forms
    return [*(c.name for c in manifest.choices), *(e.name for e in manifest.exports if e.name not in forms)]


def named(manifest: Manifest, entry: str | None) -> tuple[Export, Choice | None]:
    """The export that the user names; or the choice, with one of its forms. Without a name, the
    only one there is.
    """
    first = offered(manifest)
    names = ", ".join([*first, *(e.name for e in manifest.exports if e.name not in first)])
    if entry is None:
        if len(first) != 1:
            raise error("E1004", f"the bundle has {len(first)} exports", help=f"choose one with --entry: {names}")
        (entry,) = first
    choice = manifest.choice(entry)
    export = manifest.export(choice.forms[0].export if choice else entry)
    if export is None:
        raise error("E1004", f"no export is called {entry!r}", help=f"there are {names}")
    return export, choice


def _chosen(manifest: Manifest, choice: Choice, arguments: Arguments) -> Export:
    """The form that takes these arguments. Raises E1056."""
    export = manifest.export(choice.forms[0].export)
    assert export is not None
    scalars = {name: value for name, value in scalar_values(export, arguments).items() if isinstance(value, int)}
    values = arguments.extents | scalars
    taken = choice.export(values)
    if taken is None:
        raise error("E1056", choice.refusal(values), help="--set other extents, or add a form without a rule")
    export = manifest.export(taken)
    assert export is not None
    return export


def where(options: RunOptions) -> str:
    """Where to run, "gpu" or "cpu": as the user chose, else the GPU if its driver can be used. The
    reason why not is reported.
    """
    if options.on is not None:
        return options.on
    try:
        cuda_driver()
    except CutecError as e:
        import textwrap  # a run on a GPU does without it

        reason = f"running on the CPU interpreter: {e.message}"
        options.say(textwrap.fill(reason, 80, subsequent_indent="  ", break_on_hyphens=False))
        return "cpu"
    return "gpu"


def _on_gpu(files: Files, export: Export, arguments: Arguments, options: RunOptions) -> tuple[str, Timing | None]:
    with Bundle(files) as bundle:
        timing = run_on_gpu(bundle, export.name, arguments.values, 0, options.bench)
        return bundle.driver.device_name(0), timing


def _on_cpu(files: Files, export: Export, arguments: Arguments, options: RunOptions) -> Exploration:
    """Run on the interpreter. A finding that may come of random indices or counts says so."""
    try:
        found = _explored(files, export, arguments, options)
    except CutecError as end:
        _add_notes([end], export, options)
        raise
    _add_notes(found.run.hazards, export, options)
    return found


def _add_notes(found: list[CutecError], export: Export, options: RunOptions) -> None:
    for finding in found:
        if finding.code in _BY_INPUTS:
            finding.notes += random_notes(export, options.inputs)


def _folders(files: Files, options: RunOptions) -> Iterator[Path]:
    """Where the files that the bundle names may be."""
    yield from options.roots
    yield from search_folders(files.directory)


def _explored(files: Files, export: Export, arguments: Arguments, options: RunOptions) -> Exploration:
    image = choose_ir(files, export, options.arch)
    path_of = FoundFiles(_folders(files, options), files.manifest.sources).path
    if options.on == "cpu":
        options.say(f"running on the CPU interpreter, as traced for {image.archs[0]}")
    if not options.schedules:
        done = run_on_cpu(
            files,
            export,
            image,
            arguments,
            options.hazards,
            report=options.report,
            path_of=path_of,
            exact=options.exact,
        )
        return Exploration(done, None)
    seeds = range(options.seed, options.seed + options.schedules)
    settings = {name: str(extent) for name, extent in arguments.extents.items()} | dict(options.settings)
    return explore(
        files,
        export,
        image,
        arguments,
        lambda seed: make_arguments(export, settings, options.inputs, seed),
        seeds,
        options.report,
        path_of,
        options.exact,
    )


def _rates(export: Export, arguments: Arguments, timing: Timing | None) -> tuple[float | None, float | None]:
    """Bytes and floating-point operations per second. The export states the bytes; by default every
    input is read and every output written once.
    """
    if timing is None or not timing.median:
        return None, None
    names = arguments.extents | {
        name: value for name, value in scalar_values(export, arguments).items() if isinstance(value, int)
    }
    moved = evaluate(export.bytes, names) if export.bytes else _least_bytes(export, arguments)
    return moved / timing.median, evaluate(export.flops, names) / timing.median if export.flops else None


def _least_bytes(export: Export, arguments: Arguments) -> float:
    """Bytes of all tensors; those that are read and written count twice."""
    times = {"in": 1, "out": 1, "inout": 2}
    return float(
        sum(
            times[t.role]
            * DTYPE_BITS[t.dtype]
            / 8
            * math.prod(arguments.extents[e] if isinstance(e, str) else e for e in t.shape)
            for t in export.signature.tensors
        )
    )
