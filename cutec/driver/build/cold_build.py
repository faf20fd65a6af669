"""Building from scratch: every export for every arch, then one bundle. `build` caches it, and
`deliver` writes it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from itertools import groupby
from pathlib import Path

from cutec.diag import error
from cutec.driver.build.build_errors import Failures
from cutec.driver.build.observed import Observed
from cutec.driver.build.prestart import StartedTools
from cutec.driver.build.steps import Steps
from cutec.driver.build.unit import BuildContext, Unit
from cutec.driver.build.workers import Workers
from cutec.driver.cache.build_cache import Inputs, own_digest
from cutec.driver.cache.product import Product
from cutec.driver.kernel_file.listing import select
from cutec.driver.kernel_file.load import Loaded, loaded
from cutec.driver.options.archs import ArchChoice, choose_archs
from cutec.driver.options.naming import FileNames
from cutec.driver.options.options import BuildOptions, project_root
from cutec.frontend.core import device_facts
from cutec.frontend.exports.export import Export
from cutec.lazy import LazyModule
from cutec.toolchain.emit import fatbinary_line, make_fatbinary
from cutec.toolchain.key import Store
from cutec.toolchain.plan import stage_file
from cutec.toolchain.process import write_file

kept = LazyModule("cutec.driver.build.kept")  # for --keep-dir
make_bundle = LazyModule("cutec.driver.build.make_bundle")


def build(
    options: BuildOptions, store: Store, started: StartedTools, announce: Callable[[str], None]
) -> tuple[Product, Inputs | None]:
    """Build everything that `options` ask for; returns the product and what it depends on, None
    where that cannot be said. Writes nothing but `--keep-dir` and the cache.

    `announce` reports which archs were chosen where the command line does not say. Raises
    CutecError and the exceptions of the kernel file.
    """
    observed = Observed(options)
    span = options.timings.span
    options.progress(0, 0, f"loading {options.file or options.module}")
    with (
        device_facts.stated(options.device_facts),
        span("kernel file") as reading,
        loaded(options.file, options.module, observed.recorder) as kernel,
    ):
        exports = select(kernel, options)
        reading.stop()
        choices = [choose_archs(options.archs, export.arch, options.environment) for export in exports]
        started.start(choices[0].archs[0])
        product = _described(exports, choices)
        if choices[0].origin != "--arch":
            announce(arch_line(product))
        context = _build_context(options, store, started, kernel)
        units = [Unit(export, arch, context) for export, choice in zip(exports, choices) for arch in choice.archs]
        context.steps = Steps(len(units), options.progress)
        _compile_all(units, options, store, observed)
        for path in kernel.missing:
            observed.recorder.about("kind", path)
        observed.files(kernel.sources.hashes, (path for unit in units for path in unit.sources))
    product.stages = [output for unit in units for output in unit.outputs()]
    product.warnings = list(dict.fromkeys([*kernel.warnings, *(w for unit in units for w in unit.warnings)]))
    if options.bundle is not None and not options.dry_run:
        with span("bundle"):
            fatbin = partial(make_fatbinary, toolset=started.tools)
            manifest, product.manifest, product.files = make_bundle.bundle(
                units, fatbin, started.versions(), observed.reference_file, observed.hashes()
            )
        for export in manifest.exports:
            if export.reference:
                observed.reads(context.files.path(export.reference.function.rpartition(":")[0]))
    if options.bundle is not None and options.by_files:
        _write_fatbinaries(units, context)
    if options.keep_dir is not None and not options.dry_run:
        kept.write_reports(units)
    product.sources = sorted(observed.hashes())
    return product, observed.inputs(announce)


def arch_line(product: Product) -> str:
    """The message that names the archs of a build and their origin."""
    return f"building for {', '.join(product.archs)} (from {product.origin})"


def _described(exports: list[Export], choices: list[ArchChoice]) -> Product:
    archs = dict.fromkeys(arch.name for choice in choices for arch in choice.archs)
    return Product(exports=[e.name for e in exports], archs=list(archs), origin=choices[0].origin)


def _build_context(options: BuildOptions, store: Store, started: StartedTools, kernel: Loaded) -> BuildContext:
    root = getattr(store, "root", None)
    for path in options.link:
        if not os.path.isfile(path):
            raise error("E1002", f"cannot read {path} (--link)")
    _check_keep_dir(options.keep_dir)
    files = FileNames(project_root(kernel.path))
    return BuildContext(options, started, store, files, str(root / "templates") if root else None)


def _check_keep_dir(folder: str | None) -> None:
    """Raises E1030 where a file is in the way."""
    if folder is not None:
        blocking = next((path for path in (Path(folder), *Path(folder).parents) if path.exists()), None)
        if blocking is not None and not blocking.is_dir():
            raise error(
                "E1030", f"cannot use --keep-dir {folder}: {blocking} is a file", help="name a folder, or none yet"
            )


def _compile_all(units: list[Unit], options: BuildOptions, store: Store, observed: Observed) -> None:
    """Run front ends one after the other (a trace is global), and the tools beside them. If a front
    end fails, the others still run, and the build ends the tools. Raises what the units raise,
    BuildErrors for several.
    """
    failures, span = Failures(options.complain), options.timings.span
    with Workers(options.slots) as workers:
        for unit in units:
            try:
                unit.run_frontend()
                if not options.shows_tool_runs and not failures:
                    workers.start(Unit.run_backend, unit)
                _finish(unit, options)
            except Exception as failure:
                failures.add(failure)
        failures.check()
        observed.recorder.check()
        if options.repeatable and store.keeps:
            with span("finish"):  # what `build_cache.save` needs, and what takes long when it is new
                own_digest()
                observed.tools(units[0].context.tools)
        with span("wait"):
            for failure in workers.join():
                failures.add(failure)
    failures.check()


def _finish(unit: Unit, options: BuildOptions) -> None:
    """What follows a front end: with stages to keep, the tools too."""
    span = options.timings.span
    if options.keep_dir is not None and not options.dry_run:
        kept.clear(unit.request().folder)
    with span("finish"):
        make_bundle.finish(unit)
    if options.shows_tool_runs:
        with span("wait"):
            unit.run_backend()


def _write_fatbinaries(units: list[Unit], context: BuildContext) -> None:
    """Print or run the commands that pack the cubins of exports for several archs, from and to
    files of `--keep-dir` (`-n` and `-v` show them).
    """
    for _, group in groupby(units, key=lambda u: u.export.name):
        mine = [unit for unit in group if unit.compiled]
        if len(mine) < 2:
            continue
        images = [(u.arch, "cubin", stage_file(u.request(), "cubin")) for u in mine]
        target = mine[-1].request().folder.parent / f"{mine[-1].export.name}.fatbin"
        if context.options.prints_commands:
            context.options.say(fatbinary_line(images, target, context.tools))
        if context.options.keep_dir is not None and not context.options.dry_run:
            contents = [(u.arch, "cubin", u.compiled.cubin) for u in mine if u.compiled]
            write_file(target, make_fatbinary(contents, context.tools))
