"""`cutec tune`: choose the fastest of declared candidates, by shape."""

from __future__ import annotations

import datetime
import textwrap
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cutec.artifact import tuning
from cutec.cli import output
from cutec.cli.building import FILE, HOW, WHAT, build_options, options
from cutec.diag import CutecError, error
from cutec.diag.report import relative
from cutec.driver.options.options import project_root
from cutec.lazy import LazyModule
from cutec.tune import plan as plans

if TYPE_CHECKING:
    from cutec.artifact.tuning import Table
    from cutec.tune.journal import Journal
    from cutec.tune.plan import Plan
candidates = LazyModule("cutec.tune.candidates")  # a machine that only measures has no tools
gpu = LazyModule("cutec.tune.gpu")
journals = LazyModule("cutec.tune.journal")
measuring = LazyModule("cutec.tune.measure")
screens = LazyModule("cutec.tune.screen")
subject = LazyModule("cutec.tune.subject")
tables = LazyModule("cutec.tune.table")
_INTERRUPTED = 130  # as shells have it
_NO_GPU = ("E4001", "E4002", "E4003")


@click.command(short_help="Choose the fastest of declared candidates, by shape.")
@options(FILE)
@click.option(
    "-o", "--output", "folder", metavar="DIR", help="Keep candidates and times here.  [default: build/NAME.tune]"
)
@click.option("--build-only", is_flag=True, help="Build and screen, and measure elsewhere: cutec tune DIR.")
@click.option("--no-gpu", is_flag=True, help="Let the model of the card choose.")
@click.option("--fit-only", is_flag=True, help="Make the rules of a tuning file anew from its times.")
@click.option("--card", metavar="NAME", help="The GPU of the model.  [default: by arch]")
@click.option(
    "--device", "devices", type=click.IntRange(0), multiple=True, help="A GPU; repeat for several.  [default: 0]"
)
@click.option("--top", type=click.IntRange(1), metavar="N", help="Time the N best by the model at each shape.")
@click.option(
    "--rounds",
    type=click.IntRange(1),
    default=9,
    show_default=True,
    help="Interleaved timings, of which the median counts.",
)
@click.option(
    "--time-limit", type=click.FloatRange(0), metavar="SECONDS", help="Stop measuring then; the next run goes on."
)
@click.option(
    "--check-seconds",
    type=click.FloatRange(0),
    default=20.0,
    show_default=True,
    metavar="SECONDS",
    help="Run each candidate on the interpreter that long; 0: not at all.",
)
@click.option(
    "--stale",
    type=click.Choice(["refuse", "ignore"]),
    default="refuse",
    show_default=True,
    help="What to do with times and tables of another declaration.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the tables as JSON.")
@options(WHAT, HOW)
def command(
    file: str | None,
    folder: str | None,
    build_only: bool,
    no_gpu: bool,
    fit_only: bool,
    card: str | None,
    devices: tuple[int, ...],
    top: int | None,
    rounds: int,
    time_limit: float | None,
    check_seconds: float,
    stale: str,
    as_json: bool,
    **given: Any,
) -> None:
    """Measure the candidates that FILE.py declares with choose=cutec.tuned(...), and write which
    one is the fastest at which shapes to NAME.tune.yaml beside it. Or measure those of DIR, which
    --build-only has made.

    Candidates that do not build, spill registers, race or compute something else are left out. A
    run that was stopped goes on when it is started again. Without a GPU a model of the card
    chooses.
    """
    begun = time.monotonic()
    if fit_only:
        _refit(file, as_json)
        return
    plan, where, path = _planned(file, folder, card, check_seconds, as_json, given)
    _tell_dropped(plan)
    if build_only:
        _say(f"{_count(plan)} are built: copy {where} to a machine with a GPU, and run `cutec tune {where.name}` there")
        return
    ordinals = devices or (0,)
    names = [] if no_gpu else _devices(ordinals)
    if not names:
        _write(path, tables.tables(plan, None, plan.card, _today()), stale, as_json)
        return
    if len({gpu.card_of(name) for name in names}) > 1:
        raise error("E1001", f"a table is about one card, and the devices are {', '.join(names)}")
    measured = gpu.card_of(names[0])
    if measured != plan.card:
        _say(f"measuring on {measured}; the model, by which --top counts, is of {plan.card}")
    journal = _journal(where, plan, measured, stale)
    timers = [gpu.Gpu(ordinal, where, journal, rounds) for ordinal in ordinals]
    _measure(plan, journal, timers, top, None if time_limit is None else begun + time_limit, as_json)
    for name, wrong in journal.broken().items():
        _say(f"dropped {name}: {wrong}")
    _write(path, tables.tables(plan, journal, measured, _today()), stale, as_json)


def _planned(
    file: str | None, folder: str | None, card: str | None, seconds: float, as_json: bool, given: dict[str, Any]
) -> tuple[Plan, Path, Path]:
    """The plan, its folder, and the path of the tuning file."""
    if file is not None and Path(file).is_dir():
        plan = plans.load(Path(file))
        return plan, Path(file), Path(file) / plan.table
    asked = build_options(file=file, **given)
    functions, path = subject.functions_of(asked)
    path = subject.table_path(functions, path)
    where = Path(folder or Path("build") / f"{asked.stem}.tune")
    roots = (project_root(Path(file)), Path(file).resolve().parent) if file else ()
    with output.progress(not as_json, unit="candidates", estimates=True) as report:
        plan = candidates.planned(functions, asked, where, path.name, card, screens.Screen(seconds, roots), report)
    for part in plan.parts:
        if all(part.candidates[i].when for i in part.left()):
            _tell_dropped(plan)
            raise tables.nothing_takes_all(part)
    plans.save(plan, where)
    return plan, where, path


def _devices(ordinals: Sequence[int]) -> list[str]:
    """The names of the GPUs; [], with the reason, where there is none."""
    try:
        return gpu.devices(ordinals)
    except CutecError as wrong:
        if wrong.code not in _NO_GPU:
            raise
        _say(f"the model of the card chooses: {wrong.message}")
        return []


def _journal(folder: Path, plan: Plan, card: str, stale: str) -> Journal:
    path = folder / plans.JOURNAL
    try:
        return journals.Journal(path, {**plan.head(), "card": card})
    except CutecError:
        if stale != "ignore":
            raise
        journals.set_aside(path)
        return journals.Journal(path, {**plan.head(), "card": card})


def _measure(plan: Plan, journal: Journal, timers: Any, top: int | None, end: float | None, as_json: bool) -> None:
    """Measure what is left. What was measured is said, however it ends."""
    total = sum(1 for _ in plan.tasks())

    def left() -> str:
        count = total - len(measuring.tasks(plan, journal, top))
        return f"{count} of {total} shapes are measured"

    try:
        with output.progress(not as_json, unit="shapes", estimates=True) as report:
            done = measuring.measure(
                plan, journal, timers, top, lambda: end is not None and time.monotonic() > end, report
            )
    except BaseException as reason:
        _say(f"stopped: {left()}; the same command goes on")
        if isinstance(reason, KeyboardInterrupt):
            click.get_current_context().exit(_INTERRUPTED)
        raise
    _say(left() if done.complete else f"the time is up: {left()}; the same command goes on")


def _refit(file: str | None, as_json: bool) -> None:
    """--fit-only: the rules of a tuning file, or of that beside a kernel file."""
    if file is None:
        raise error("E1001", "name a tuning file, or the file beside it", help="cutec tune --fit-only gemm.tune.yaml")
    path = Path(file) if file.endswith(tuning.SUFFIX) else tuning.path_beside(file)
    made = tables.refit(path)
    tuning.save(path, made)
    _show(path, made, as_json)


def _write(path: Path, made: list[Table], stale: str, as_json: bool) -> None:
    if not made:
        raise error("E1093", "nothing was measured", help="the next run goes on; --no-gpu lets the model choose")
    merged = tables.merged(path, made, stale)
    tuning.save(path, merged)
    _show(path, made, as_json)


# -- what is printed -------------------------------------------------------------------------------


def _show(path: Path, made: list[Table], as_json: bool) -> None:
    if as_json:
        output.json_result({"file": str(path), "tables": [_data(table) for table in made]})
        return
    for table in made:
        count, shapes = len(table.rules), len(table.times)
        plural = "s" if count != 1 else ""
        costs = any(rule.cost for rule in table.rules)
        what = f"{count} form{plural} of least cost" if costs else f"{count} rule{plural}"
        output.result(
            f"{table.function} on {table.card}, {table.by} at {shapes} shape{'s' if shapes != 1 else ''}:"
            f" {what} {'keep' if plural else 'keeps'} {100 * table.kept:.1f} % of the best speed"
        )
        for rule in table.rules:
            when = f"  when {rule.when}" if rule.when else "" if costs else "  otherwise"
            output.result(f"  {tuning.use_text(rule.use)}{when}")
    output.result(f"written to {relative(str(path))}")


def _data(table: Table) -> dict[str, Any]:
    return {
        "function": table.function,
        "card": table.card,
        "by": table.by,
        "kept": table.kept,
        "rules": [
            {"when": rule.when, "use": rule.use} | ({"cost": rule.cost} if rule.cost else {}) for rule in table.rules
        ],
    }


def _tell_dropped(plan: Plan) -> None:
    for part in plan.parts:
        for candidate in part.candidates:
            if candidate.dropped:
                _say(f"dropped {candidate.export}: {candidate.dropped}")


def _count(plan: Plan) -> str:
    count = sum(len(part.left()) for part in plan.parts)
    return f"{count} candidate" + ("s" if count != 1 else "")


def _say(text: str) -> None:
    output.talk(textwrap.fill(text, 80, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False))


def _today() -> str:
    return datetime.datetime.now(datetime.timezone.utc).date().isoformat()
