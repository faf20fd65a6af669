"""What `cutec build`, of one file or of a project, and other commands that build have in common."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

import click

from cutec import diag
from cutec.cli import output
from cutec.cli.option import option
from cutec.diag import error
from cutec.driver.build.build import reason
from cutec.driver.options.options import PROJECT_FILE, BuildOptions
from cutec.environment import variable
from cutec.lazy import LazyModule
from cutec.records import NamedTuple

if TYPE_CHECKING:
    from cutec.artifact.tuning import Table
    from cutec.cli.export import Wanted
failures = LazyModule("cutec.cli.failures")
slots = LazyModule("cutec.driver.options.slots")
by_model = LazyModule("cutec.tune.by_model")  # for functions with candidates and without a table
spec = LazyModule("cutec.driver.kernel_file.spec")


class Wishes(NamedTuple):
    """Options of `build` that say how it is done and told."""

    list_only: bool
    explain: bool
    timings: bool
    as_json: bool
    jobs: int | None
    fail_fast: bool
    on: str | None = None
    library: Wanted | None = None


def _joined(ctx: click.Context, option: click.Parameter, values: tuple[str, ...]) -> str | None:
    """An option that may be repeated as one list with commas."""
    return ",".join(values) or None


SOURCE = option(
    "--source/--no-source", default=True, show_default=True, help="Python lines between the machine code of sass."
)
STALE = option(
    "--stale",
    type=click.Choice(["use", "refuse", "ignore"]),
    default="use",
    show_default=True,
    help="What to do with a tuning file of another card, declaration or version.",
)
FILE = (click.argument("file", required=False, metavar="[FILE.py]"),)
# Options of `build` that `dump` and `run FILE.py` share: what to build, and how.
WHAT = (
    option("-m", "module", metavar="PKG.MOD", help="Build an importable module instead of a file."),
    option("--arch", "archs", multiple=True, metavar="ARCH", help="Target such as sm_90a; repeat for several."),
    option(
        "--entry",
        multiple=True,
        callback=_joined,
        metavar="NAME",
        help="Only this export (repeat for several), or with --args a function of the file.",
    ),
    option("--spec", metavar="FILE.yaml", help="Take the declarations of what to build from here."),
    option("--args", metavar="JSON", help="""Argument types of --entry: '["f32[n]", "i32"]' or an object by name."""),
    option("--kwargs", metavar="JSON", help="Compile-time arguments of --entry, an object by name."),
    option(
        "--device-facts",
        "facts",
        metavar="FACTS",
        help="Answers of HardwareInfo: sm_count=132,max_active_clusters.2x1=66, or a YAML file.",
    ),
)
HOW = (
    option(
        "-O",
        "opt_level",
        type=click.IntRange(0, 3),
        default=3,
        show_default=True,
        help="Optimisation level of all tools.",
    ),
    option("--ptxas-options", default="", metavar="STR", help="More options for ptxas, quoted as in a shell."),
    option(
        "--lineinfo/--no-lineinfo",
        default=True,
        show_default=True,
        envvar=list(variable("CUTEC_LINEINFO").names),
        help="Python line numbers in cubins.",
    ),
    option("--embed-ptx", is_flag=True, help="The PTX in cubins, for profilers that show it (with --lineinfo)."),
    option(
        "--enable-assertions",
        "assertions",
        is_flag=True,
        envvar=list(variable("CUTEC_ENABLE_ASSERTIONS").names),
        help="Device assertions, and bounds checks of tensor accesses.",
    ),
    option("--link", multiple=True, metavar="FILE.bc", help="Link LLVM bitcode into each kernel."),
    option("--pipeline", metavar="FILE.yaml", help="Run the tools as this file says."),
    option("--verify-each", is_flag=True, help="Verify the IR after each pass of each tool."),
    option(
        "--hermetic", is_flag=True, help="Refuse a kernel file that asks for the time, chance, processes, other files."
    ),
    option(
        "--input", "inputs", multiple=True, metavar="PATH", help="With --hermetic, a file or folder that may be read."
    ),
    option("--llvm", metavar="PREFIX", help="Take the LLVM tools from here."),
    option("--cuda", metavar="DIR", help="Take the CUDA tools from this toolkit."),
    option("--cache-dir", metavar="DIR", help="Keep the build cache here instead of CUTEC_CACHE_DIR."),
    option(
        "--remote-cache",
        metavar="URL",
        envvar="CUTEC_REMOTE_CACHE",
        help="A cache that machines share: https://…, s3://…",
    ),
    option(
        "--remote-upload/--no-remote-upload",
        default=True,
        show_default=True,
        envvar="CUTEC_REMOTE_UPLOAD",
        help="Put results there too.",
    ),
    option("--cache/--no-cache", default=True, show_default=True, help="Use results of earlier builds."),
)


def options(*groups: tuple[Any, ...]) -> Any:
    """A decorator that adds groups of options, in their order."""

    def add(function: Any) -> Any:
        for group in reversed(groups):
            for decorate in reversed(group):
                function = decorate(function)
        return function

    return add


def limited(jobs: int | None, otherwise: int | None = None) -> AbstractContextManager[Any]:
    """The slots of a build: `jobs`, else those of make's jobserver, else `otherwise`; None where
    nothing limits them but the CPUs.
    """
    if jobs is None and "MAKEFLAGS" in os.environ and slots.names_jobserver(os.environ):
        return slots.Slots(slots.jobserver_of_make(os.environ, lambda warning: output.show_warnings([warning])))
    jobs = jobs or otherwise
    return nullcontext() if jobs is None else slots.Slots(slots.jobserver(jobs))


def timings_text(timings: dict[str, float]) -> str:
    """The table of `--timings`."""
    return output.columns((name, f"{ms:8.1f} ms") for name, ms in timings.items())


def build_options(facts: str | None = None, **given: Any) -> BuildOptions:
    """The checked options of a build; `facts` as given to --device-facts. Raises E1001 for neither
    or both of FILE and -m, and E1024.
    """
    if (given.get("file") is None) == (given.get("module") is None):
        raise error("E1001", "name a kernel file, or a module with -m", help="`cutec build -h` shows what is possible")
    facts_given = spec.device_facts_of(facts) if facts else {}
    return BuildOptions(device_facts=facts_given, complain=_complain, tuner=tables_of_model, audit=True, **given)


def tables_of_model(asked: BuildOptions) -> list[Table]:
    """Tables for a build that has none."""
    return by_model.tables(asked)


def is_project(file: str) -> bool:
    """Whether a FILE is a `cutec.yaml`, or a folder with one."""
    return os.path.basename(file) == PROJECT_FILE or os.path.isfile(os.path.join(file, PROJECT_FILE))


def _complain(failure: Exception) -> None:
    failures.tell(failure)


def explain(builds: Iterable[BuildOptions], as_json: bool) -> None:
    """`--explain`: one line for each bundle, whether it would be built and why."""
    found = [(asked, reason(asked)) for asked in builds]
    if as_json:
        output.json_result(
            [
                {"file": a.file or a.module, "bundle": str(a.bundle), "cached": not why, "reason": why}
                for a, why in found
            ]
        )
        return
    for asked, why in found:
        output.result(f"{asked.file or asked.module}: {why or 'cached'}")


def signature_text(export: dict[str, Any]) -> str:
    """An export as a line of `--list`."""
    constexpr = [f"{name}={value}" for name, value in export["constexpr"].items()]
    return f"{export['name']}({', '.join([*export['args'].values(), *constexpr])})"


def outcome(product: Any, manifest: Any, library: Sequence[str] = ()) -> dict[str, Any]:
    """What `--json` tells of a build; `library`: the files of `--export`."""
    return {
        "manifest": str(manifest) if manifest else None,
        "exports": product.exports,
        "archs": product.archs,
        "files": sorted(product.files),
        "warnings": [diag.warning_data(w) for w in product.warnings],
        "cached": product.cached,
        **({"library": list(library)} if library else {}),
    }
