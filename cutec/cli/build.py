"""`cutec build`: a kernel file to cubins, a fat binary and a launch manifest; or several files, or
a project (`build_project`).
"""

from __future__ import annotations

from typing import Any

import click

from cutec.cli import output
from cutec.cli.building import (
    HOW,
    SOURCE,
    STALE,
    WHAT,
    Wishes,
    build_options,
    explain,
    is_project,
    limited,
    options,
    outcome,
    signature_text,
    timings_text,
)
from cutec.cli.option import help_option, option
from cutec.driver.build.build import perform
from cutec.driver.build.deliver import deliver, emitted_to_stdout
from cutec.driver.options.options import STAGES, BuildOptions, Emit
from cutec.lazy import LazyModule

build_project = LazyModule("cutec.cli.build_project")
export = LazyModule("cutec.cli.export")
listing = LazyModule("cutec.driver.kernel_file.listing")
locked = LazyModule("cutec.cli.locked")


@click.command(short_help="Compile a kernel file.")
@click.argument("files", nargs=-1, metavar="[FILE.py]...")
@options(WHAT)
@option("-o", "--output", metavar="DIR", help="The bundle's folder.  [default: build/FILE or build/FILE.NAME]")
@option("--emit", "emits", multiple=True, metavar="STAGE[=FILE]", help=f"Print or write a stage: {', '.join(STAGES)}.")
@option("--export", "library", metavar="DIR", help="Also write the bundle as a C library here (`cutec export`).")
@option("--lib", metavar="NAME", help="The library's name.  [default: the bundle's]")
@option("--only", metavar="PARTS", help="Only these parts of the library.")
@option(
    "--compress/--no-compress",
    default=None,
    help="Compress machine code, in the bundle and in the library.  [default: that of forms, in the bundle]",
)
@option("--package-version", metavar="VERSION", help="The version of the library's wheel.")
@option("--license", metavar="SPDX", help="The licence of the library's wheel.")
@SOURCE
@option("--list", "list_only", is_flag=True, help="List what would be built, and build nothing.")
@option("--explain", "explain_only", is_flag=True, help="Say what would be built and why, and build nothing.")
@option("-n", "--dry-run", is_flag=True, help="Print the commands and run nothing.")
@option("-v", "--verbose", is_flag=True, help="Print the commands and run them.")
@option("--keep-dir", metavar="DIR", help="Keep every stage and the IR after each pass here, with reports.")
@option("--print-each-pass", metavar="DIR", help="Keep the IR after each pass here, one file a pass.")
@options(HOW)
@STALE
@option("--ir/--no-ir", default=True, show_default=True, help="Put the IR for the CPU interpreter into the bundle.")
@option("--depfile", metavar="FILE", help="Write the sources read as a make rule.")
@option("--locked", is_flag=True, help="Fail if a kernel needs more than cutec.lock.yaml says (`cutec lock`).")
@option("--stamp", metavar="FILE", help="Renew this file when all is written; the depfile is then about it.")
@option(
    "-j", "--jobs", type=click.IntRange(1), metavar="N", help="Run up to N things at once.  [default: number of CPUs]"
)
@option("--on", metavar="dask:ADDRESS", help="Build on this Dask cluster; dask:local starts one here.")
@option("--fail-fast", is_flag=True, help="Of several files: begin no other after one that fails.")
@option("--timings", "with_timings", is_flag=True, help="Show where the time went.")
@option("--json", "as_json", is_flag=True, help="Print the outcome as JSON.")
@help_option
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[str, ...],
    emits: tuple[str, ...],
    list_only: bool,
    explain_only: bool,
    with_timings: bool,
    as_json: bool,
    jobs: int | None,
    fail_fast: bool,
    on: str | None,
    library: str | None,
    lib: str | None,
    only: str | None,
    compress: bool | None,
    package_version: str | None,
    license: str | None,
    **given: Any,
) -> int:
    """Compile the exports of FILE.py (or of -m PKG.MOD) and write a bundle: cubins (with several
    archs a fat binary of them too) and manifest.yaml. Needs no GPU. Several files make a bundle
    each, beside each other; without a FILE those of the project are built that cutec.yaml
    describes, here or in a folder above.

    Without --arch the targets come from CUTEC_ARCH, CUTE_DSL_ARCH, the export or spec, or the GPU
    of this machine, in this order.
    """
    say = output.result if given["dry_run"] else output.talk
    stages = tuple(map(Emit.parse, emits))
    given |= {"emits": stages, "say": say, "compress": compress}
    about = {"--lib": lib, "--only": only, "--package-version": package_version, "--license": license}
    asks = library is not None or any(value is not None for value in about.values())
    want = export.wanted(library, about, compress) if asks else None
    wishes = Wishes(list_only, explain_only, with_timings, as_json, jobs, fail_fast, on, want)
    if on is not None or (given["module"] is None and (len(files) != 1 or is_project(files[0]))):
        return build_project.command(ctx, files, given, wishes)
    asked = build_options(file=next(iter(files), None), **given)
    if list_only:
        _list(asked, as_json)
        return 0
    if explain_only:
        explain([asked], as_json)
        return 0
    if want is not None:
        export.check(asked)
    with limited(jobs) as asked.slots:
        _build(asked, wishes)
    return 0


def _build(asked: BuildOptions, wishes: Wishes) -> None:
    with output.progress(not (wishes.as_json or asked.prints_commands)) as asked.progress:
        product = perform(asked, output.talk)
    output.show_warnings(product.warnings)
    if asked.dry_run:
        return
    shown = emitted_to_stdout(asked, product)
    compared = locked.check(asked, product, output.talk) if asked.locked else {}
    library = export.write(wishes.library, asked, product) if wishes.library else []
    manifest = deliver(asked, product)
    if wishes.timings:
        output.talk(timings_text(asked.timings.to_json()))
    if wishes.as_json:
        output.json_result(outcome(product, manifest, library) | compared | {"timings": asked.timings.to_json()})
    elif shown:
        output.result_bytes(shown)
    elif manifest is not None:
        output.result("\n".join([str(manifest), *library]))


def _list(asked: BuildOptions, as_json: bool) -> None:
    """`--list`: one line per export."""
    exports = [listing.export_data(e) for e in listing.list_exports(asked)]
    if as_json:
        output.json_result(exports)
        return
    for export in exports:
        output.result(signature_text(export))
