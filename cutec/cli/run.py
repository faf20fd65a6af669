"""`cutec run`: one call of a compiled function, or of a kernel file's."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cutec.cli import output, run_report
from cutec.cli.building import FILE, HOW, WHAT, build_options, options
from cutec.diag import error, exit_code
from cutec.driver.options.options import project_root
from cutec.lazy import LazyModule
from cutec.records import replace

if TYPE_CHECKING:
    from cutec.driver.run.all_exports import Attempt
    from cutec.driver.run.run import Outcome, RunOptions
driver = LazyModule("cutec.driver.run.run")  # `cutec run -h` needs no NumPy
all_exports = LazyModule("cutec.driver.run.all_exports")


def pairs(ctx: click.Context, option: click.Parameter, texts: tuple[str, ...]) -> dict[str, str]:
    """`name=value` texts as a dict; several in one text may be separated by commas."""
    found: dict[str, str] = {}
    for text in (part for given in texts for part in given.split(",")):
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise click.BadParameter(f"{text!r}, expected NAME=VALUE", ctx, option)
        found[name.strip()] = value.strip()
    return found


def extents(help: str) -> Callable[[Any], Any]:
    """The option `--set`: extents of symbols, and values of scalars."""
    return click.option("--set", "settings", multiple=True, metavar="NAME=VALUE", callback=pairs, help=help)


def is_kernel_file(file: str | None) -> bool:
    """Whether a command's argument names a kernel file, and no bundle."""
    return file is not None and file.endswith((".py", ".ipynb"))


@click.command(short_help="Run a bundle or a kernel file.")
@options(FILE)
@extents("A symbol's extent (n=1000003) or a scalar's value.")
@click.option(
    "--in",
    "arrays",
    multiple=True,
    metavar="NAME=FILE.npy",
    callback=pairs,
    help="A tensor's contents.  [default: random]",
)
@click.option(
    "--out",
    "outputs",
    multiple=True,
    metavar="NAME=FILE.npy",
    callback=pairs,
    help="Where to write a tensor after the call.",
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Of random contents, and of the first random order of --schedules.",
)
@click.option("--check", is_flag=True, help="Compare with the reference that the export names. This imports its file.")
@click.option(
    "--rtol",
    "tolerance",
    type=click.FloatRange(0),
    metavar="X",
    help="Relative tolerance of --check.  [default: by dtype]",
)
@click.option("--bench", is_flag=True, help="Measure the time of a call.")
@click.option("--on", type=click.Choice(["gpu", "cpu"]), help="Where to run.  [default: a GPU if there is one]")
@click.option(
    "--check-hazards/--no-check-hazards",
    "hazards",
    default=True,
    show_default=True,
    help="On the CPU: look for accesses that nothing orders.",
)
@click.option(
    "--schedules",
    type=click.IntRange(1, 2**31 - 1),
    metavar="N",
    help="On the CPU: run in N random orders of threads and copies.",
)
@click.option(
    "--exact",
    is_flag=True,
    help="On the CPU: add products as the tensor cores of the arch do, bit for bit.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the outcome as JSON.")
@options(WHAT, HOW)
def command(
    file: str | None,
    settings: dict[str, str],
    arrays: dict[str, str],
    outputs: dict[str, str],
    seed: int,
    check: bool,
    tolerance: float | None,
    bench: bool,
    on: str | None,
    hazards: bool,
    schedules: int | None,
    exact: bool,
    as_json: bool,
    **given: Any,
) -> None:
    """Call an export of a bundle (its manifest.yaml or folder), or of FILE.py, which is built
    first. --check and --bench without --entry take all exports.

    Without a GPU the call runs on the CPU interpreter, which also looks for mistakes. Inputs that
    are not given are random.
    """
    asked = driver.RunOptions(
        given["entry"],
        settings,
        arrays,
        outputs,
        seed,
        check,
        bench,
        on,
        tolerance=tolerance,
        hazards=hazards,
        schedules=schedules or 0,
        exact=exact,
        say=output.talk,
    )
    if schedules and not hazards:
        raise error("E1001", "--schedules looks for hazards, and --no-check-hazards forbids it")
    if given["module"] is not None or is_kernel_file(file):
        asked = replace(asked, on=driver.where(asked))
        wanted = build_options(file=file, images=asked.on == "gpu", **given)
        with ExitStack() as stack:
            with output.progress(not as_json) as wanted.progress:
                manifest = stack.enter_context(driver.built(wanted, output.talk))
            _run(manifest, replace(asked, roots=(project_root(Path(file)),) if file else ()), as_json)
    elif file is None:
        raise error("E1001", "name a bundle or a kernel file", help="`cutec run -h` shows what is possible")
    else:
        _run(Path(file), replace(asked, arch=given["archs"][0] if given["archs"] else None), as_json)


def _run(manifest: Path, asked: RunOptions, as_json: bool) -> None:
    """Call one export, or all, and print what came of it."""
    if all_exports.takes_all(manifest, asked):
        _run_all(manifest, asked, as_json)
        return
    with output.progress(not as_json, unit="blocks", estimates=True) as report:
        outcome = driver.run(manifest, replace(asked, report=report))
    _show(outcome, asked.bench, as_json)


def _show(outcome: Outcome, bench: bool, as_json: bool) -> None:
    """Print the outcome and its hazards, or E5020 for a wrong result: these make the exit status
    1.
    """
    if as_json:
        output.json_result(run_report.data(outcome))
    else:
        output.result("\n".join(run_report.lines(outcome, bench)))
    _show_findings(outcome)
    if (failure := outcome.failure) is not None:
        if not outcome.hazards:
            output.show_error(failure)
        click.get_current_context().exit(exit_code(failure))


def _show_findings(outcome: Outcome) -> None:
    """Print expensive accesses and hazards."""
    output.show_warnings(outcome.costs)
    for hazard in outcome.hazards:
        output.show_error(hazard)
    if outcome.hazards:
        count = len(outcome.hazards)
        again = (
            ""
            if outcome.seed is None
            else f" in random order {outcome.seed}, which `--schedules 1 --seed {outcome.seed}` repeats"
        )
        output.talk(
            f"{count} hazard{'s' if count > 1 else ''} found{again}; `cutec explain {outcome.hazards[0].code}` tells"
            " more"
        )


def _run_all(manifest: Path, asked: RunOptions, as_json: bool) -> None:
    """Call all exports. What is wrong is printed when it is found, then a table of all; the first
    failure decides the exit status.
    """
    attempts: list[Attempt] = []
    with output.progress(not as_json, unit="exports") as report:
        for attempt in all_exports.run_all(manifest, asked, report):
            attempts.append(attempt)
            _show_found(attempt)
    if as_json:
        output.json_result([run_report.attempt_data(attempt) for attempt in attempts])
    else:
        output.result("\n".join(run_report.table(attempts, asked.check)))
    failures = [attempt.failure for attempt in attempts if attempt.failure is not None]
    if failures:
        click.get_current_context().exit(exit_code(failures[0]))


def _show_found(attempt: Attempt) -> None:
    """Print what was found in the call of one of several exports."""
    outcome, failure = attempt.outcome, attempt.failure
    if failure is None and (outcome is None or not outcome.costs):
        return
    output.talk(f"{attempt.name if outcome is None else outcome.call}:")
    if outcome is not None:
        _show_findings(outcome)
    if failure is not None and (outcome is None or not outcome.hazards):
        output.show_error(failure)
