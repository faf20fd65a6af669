"""`cutec build`: a kernel file to cubins, a fat binary and a launch manifest."""

from __future__ import annotations

from typing import Any

from cutec import driver
from cutec.cli import output
from cutec.cli.declared import Declared, Option
from cutec.diag import error
from cutec.diag.report import warning_data
from cutec.driver.deliver import deliver, emitted_to_stdout
from cutec.driver.options import STAGES, BuildOptions, Emit
from cutec.driver.perform import perform

# Options of `build` that `dump` and `run FILE.py` take too: what to build, and how.
WHAT = (
    Option("", "file", "[FILE.py]"),
    Option("-m", "module", "PKG.MOD", "Build an importable module instead of a file."),
    Option("--arch", "archs", "ARCH", "Target such as sm_90a; repeat for several.", multiple=True),
    Option("--entry", "entry", "NAME", "Only this export (repeat for several), or with --args a function of the file.", multiple=True, joined=True),
    Option("--spec", "spec", "FILE.yaml", "Take the declarations of what to build from here."),
    Option("--args", "args", "JSON", """Argument types of --entry: '["f32[n]", "i32"]' or an object by name."""),
    Option("--kwargs", "kwargs", "JSON", "Compile-time arguments of --entry, an object by name."),
    Option("--device-facts", "facts", "FACTS", "What HardwareInfo answers: sm_count=132,max_active_clusters.2x1=66, or a YAML file."),
)
HOW = (
    Option("-O", "opt_level", "LEVEL", "Optimisation level of all tools.", default=3, within=(0, 3)),
    Option("--ptxas-options", "ptxas_options", "STR", "More options for ptxas, quoted as in a shell.", default=""),
    Option("--lineinfo/--no-lineinfo", "lineinfo", help="Python line numbers in cubins.", default=True, variable="CUTEC_LINEINFO"),
    Option("--enable-assertions", "assertions", help="Device assertions, and bounds checks of tensor accesses.", variable="CUTEC_ENABLE_ASSERTIONS"),
    Option("--link", "link", "FILE.bc", "Link LLVM bitcode into each kernel.", multiple=True),
    Option("--pipeline", "pipeline", "FILE.yaml", "Run the tools as this file says."),
    Option("--verify-each", "verify_each", help="Verify the IR after each pass of each tool."),
    Option("--llvm", "llvm", "PREFIX", "Take the LLVM tools from here."),
    Option("--cuda", "cuda", "DIR", "Take the CUDA tools from this toolkit."),
    Option("--cache-dir", "cache_dir", "DIR", "Keep the build cache here instead of CUTEC_CACHE_DIR."),
    Option("--cache/--no-cache", "cache", help="Use what earlier builds left.", default=True),
)
_OPTIONS = (
    *WHAT,
    Option("-o --output", "output", "DIR", "The bundle's folder.  [default: build/FILE]"),
    Option("--emit", "emits", "STAGE[=FILE]", f"Print or write a stage: {', '.join(STAGES)}.", multiple=True),
    Option("--list", "list_only", help="List what would be built, and build nothing."),
    Option("-n --dry-run", "dry_run", help="Print the commands and run nothing."),
    Option("-v --verbose", "verbose", help="Print the commands and run them."),
    Option("--keep-dir", "keep_dir", "DIR", "Keep every stage here, numbered."),
    Option("--print-each-pass", "print_each_pass", "DIR", "Keep the IR after each pass here, one file a pass."),
    *HOW,
    Option("--ir/--no-ir", "ir", help="Put the IR for the CPU interpreter into the bundle.", default=True),
    Option("--depfile", "depfile", "FILE", "Write the sources read as a make rule."),
    Option("--timings", "with_timings", help="Tell where the time went."),
    Option("--json", "as_json", help="Print the outcome as JSON."),
)


def _build(emits: tuple[str, ...], list_only: bool, with_timings: bool, as_json: bool, **given: Any) -> None:
    """Compile the exports of FILE.py (or of -m PKG.MOD) and write a bundle: cubins, a fat binary, manifest.yaml. Needs no GPU.

    Without --arch the targets come from CUTEC_ARCH, CUTE_DSL_ARCH, the export or spec, or the GPU of this machine, in this order.
    """
    asked = build_options(emits=tuple(map(Emit.parse, emits)), say=output.result if given["dry_run"] else output.talk, **given)
    if list_only:
        _list(asked, as_json)
        return
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


command = Declared("build", "Compile a kernel file.", _OPTIONS, _build)


def build_options(facts: str | None = None, **given: Any) -> BuildOptions:
    """The options of a build, checked; `facts` as given to --device-facts. Raises E1001 for neither or both of FILE and -m, and E1024."""
    if (given.get("file") is None) == (given.get("module") is None):
        raise error("E1001", "name a kernel file, or a module with -m", help="`cutec build -h` shows what is possible")
    return BuildOptions(device_facts=driver.spec.device_facts_of(facts) if facts else {}, **given)


def _list(asked: BuildOptions, as_json: bool) -> None:
    """`--list`: a line an export."""
    exports = [driver.listing.export_data(e) for e in driver.listing.list_exports(asked)]
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
        "warnings": [warning_data(w) for w in product.warnings],
        "remembered": product.remembered,
    }
