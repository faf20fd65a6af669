"""`cutec build`: a kernel file to cubins, a fat binary and a launch manifest."""

from __future__ import annotations

from typing import Any

import click

from cutec import diag
from cutec.cli import output
from cutec.diag import error
from cutec.driver.build.build import perform
from cutec.driver.build.deliver import deliver, emitted_to_stdout
from cutec.driver.options.options import STAGES, BuildOptions, Emit
from cutec.environment import variable
from cutec.lazy import LazyModule

failures = LazyModule("cutec.cli.failures")
listing = LazyModule("cutec.driver.kernel_file.listing")
spec = LazyModule("cutec.driver.kernel_file.spec")


def _joined(ctx: click.Context, option: click.Parameter, values: tuple[str, ...]) -> str | None:
    """An option that may be repeated as one list with commas."""
    return ",".join(values) or None


SOURCE = click.option(
    "--source/--no-source", default=True, show_default=True, help="Python lines between the machine code of sass."
)
# Options of `build` that `dump` and `run FILE.py` share: what to build, and how.
WHAT = (
    click.argument("file", required=False, metavar="[FILE.py]"),
    click.option("-m", "module", metavar="PKG.MOD", help="Build an importable module instead of a file."),
    click.option("--arch", "archs", multiple=True, metavar="ARCH", help="Target such as sm_90a; repeat for several."),
    click.option(
        "--entry",
        multiple=True,
        callback=_joined,
        metavar="NAME",
        help="Only this export (repeat for several), or with --args a function of the file.",
    ),
    click.option("--spec", metavar="FILE.yaml", help="Take the declarations of what to build from here."),
    click.option(
        "--args", metavar="JSON", help="""Argument types of --entry: '["f32[n]", "i32"]' or an object by name."""
    ),
    click.option("--kwargs", metavar="JSON", help="Compile-time arguments of --entry, an object by name."),
    click.option(
        "--device-facts",
        "facts",
        metavar="FACTS",
        help="Answers of HardwareInfo: sm_count=132,max_active_clusters.2x1=66, or a YAML file.",
    ),
)
HOW = (
    click.option(
        "-O",
        "opt_level",
        type=click.IntRange(0, 3),
        default=3,
        show_default=True,
        help="Optimisation level of all tools.",
    ),
    click.option("--ptxas-options", default="", metavar="STR", help="More options for ptxas, quoted as in a shell."),
    click.option(
        "--lineinfo/--no-lineinfo",
        default=True,
        show_default=True,
        envvar=list(variable("CUTEC_LINEINFO").names),
        help="Python line numbers in cubins.",
    ),
    click.option(
        "--enable-assertions",
        "assertions",
        is_flag=True,
        envvar=list(variable("CUTEC_ENABLE_ASSERTIONS").names),
        help="Device assertions, and bounds checks of tensor accesses.",
    ),
    click.option("--link", multiple=True, metavar="FILE.bc", help="Link LLVM bitcode into each kernel."),
    click.option("--pipeline", metavar="FILE.yaml", help="Run the tools as this file says."),
    click.option("--verify-each", is_flag=True, help="Verify the IR after each pass of each tool."),
    click.option("--llvm", metavar="PREFIX", help="Take the LLVM tools from here."),
    click.option("--cuda", metavar="DIR", help="Take the CUDA tools from this toolkit."),
    click.option("--cache-dir", metavar="DIR", help="Keep the build cache here instead of CUTEC_CACHE_DIR."),
    click.option("--cache/--no-cache", default=True, show_default=True, help="Use results of earlier builds."),
)


def options(*groups: tuple[Any, ...]) -> Any:
    """A decorator that adds groups of options, in their order."""

    def add(function: Any) -> Any:
        for group in reversed(groups):
            for option in reversed(group):
                function = option(function)
        return function

    return add


@click.command(short_help="Compile a kernel file.")
@options(WHAT)
@click.option("-o", "--output", metavar="DIR", help="The bundle's folder.  [default: build/FILE or build/FILE.NAME]")
@click.option(
    "--emit", "emits", multiple=True, metavar="STAGE[=FILE]", help=f"Print or write a stage: {', '.join(STAGES)}."
)
@SOURCE
@click.option("--list", "list_only", is_flag=True, help="List what would be built, and build nothing.")
@click.option("-n", "--dry-run", is_flag=True, help="Print the commands and run nothing.")
@click.option("-v", "--verbose", is_flag=True, help="Print the commands and run them.")
@click.option("--keep-dir", metavar="DIR", help="Keep every stage and the IR after each pass here, with reports.")
@click.option("--print-each-pass", metavar="DIR", help="Keep the IR after each pass here, one file a pass.")
@options(HOW)
@click.option(
    "--ir/--no-ir", default=True, show_default=True, help="Put the IR for the CPU interpreter into the bundle."
)
@click.option("--depfile", metavar="FILE", help="Write the sources read as a make rule.")
@click.option("--stamp", metavar="FILE", help="Renew this file when all is written; the depfile is then about it.")
@click.option("--timings", "with_timings", is_flag=True, help="Show where the time went.")
@click.option("--json", "as_json", is_flag=True, help="Print the outcome as JSON.")
def command(emits: tuple[str, ...], list_only: bool, with_timings: bool, as_json: bool, **given: Any) -> None:
    """Compile the exports of FILE.py (or of -m PKG.MOD) and write a bundle: cubins, a fat binary,
    manifest.yaml. Needs no GPU.

    Without --arch the targets come from CUTEC_ARCH, CUTE_DSL_ARCH, the export or spec, or the GPU
    of this machine, in this order.
    """
    asked = build_options(
        emits=tuple(map(Emit.parse, emits)), say=output.result if given["dry_run"] else output.talk, **given
    )
    if list_only:
        _list(asked, as_json)
        return
    with output.progress(not (as_json or asked.prints_commands)) as asked.progress:
        product = perform(asked, output.talk)
    output.show_warnings(product.warnings)
    if asked.dry_run:
        return
    shown = emitted_to_stdout(asked, product)
    manifest = deliver(asked, product)
    if with_timings:
        output.talk(output.columns((name, f"{ms:8.1f} ms") for name, ms in asked.timings.to_json().items()))
    if as_json:
        output.json_result(_outcome(product, manifest) | {"timings": asked.timings.to_json()})
    elif shown:
        output.result_bytes(shown)
    elif manifest is not None:
        output.result(str(manifest))


def build_options(facts: str | None = None, **given: Any) -> BuildOptions:
    """The checked options of a build; `facts` as given to --device-facts. Raises E1001 for neither
    or both of FILE and -m, and E1024.
    """
    if (given.get("file") is None) == (given.get("module") is None):
        raise error("E1001", "name a kernel file, or a module with -m", help="`cutec build -h` shows what is possible")
    facts_given = spec.device_facts_of(facts) if facts else {}
    return BuildOptions(device_facts=facts_given, complain=_complain, **given)


def _complain(failure: Exception) -> None:
    failures.tell(failure)


def _list(asked: BuildOptions, as_json: bool) -> None:
    """`--list`: one line per export."""
    exports = [listing.export_data(e) for e in listing.list_exports(asked)]
    if as_json:
        output.json_result(exports)
        return
    for export in exports:
        constexpr = [f"{name}={value}" for name, value in export["constexpr"].items()]
        output.result(f"{export['name']}({', '.join([*export['args'].values(), *constexpr])})")


def _outcome(product: Any, manifest: Any) -> dict[str, Any]:
    return {
        "manifest": str(manifest) if manifest else None,
        "exports": product.exports,
        "archs": product.archs,
        "files": sorted(product.files),
        "warnings": [diag.warning_data(w) for w in product.warnings],
        "cached": product.cached,
    }
