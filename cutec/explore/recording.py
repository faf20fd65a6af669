"""A run on the interpreter: the timeline of one block, and what was found."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import Any

from cutec.artifact.manifest import Image
from cutec.diag import CutecError, Warning_, error
from cutec.diag.error import Place
from cutec.driver.kernel_file.load import prints_to_stderr
from cutec.driver.run.inputs import Arguments, call_text
from cutec.driver.run.on_cpu import CpuRun, Report, choose_ir, run_on_cpu
from cutec.explore.example import grids, small_call
from cutec.explore.places import Places, callers
from cutec.explore.subject import Subject
from cutec.interpreter.values.timeline import Span, Timeline
from cutec.records import dataclass, field

TIME_LIMIT = 60.0  # seconds


@dataclass(frozen=True)
class RunOptions:
    """What to run: symbols and scalars by name, as texts, and the linear number of the block to
    record. `report` is told how far the run is. It ends after so many `seconds`.
    """

    settings: Mapping[str, str] = field(default_factory=dict)
    block: int = 0
    report: Report | None = None
    seconds: float = TIME_LIMIT


@dataclass(frozen=True)
class Recording:
    """The run in words, its timelines, and its findings. A run that was not possible has its reason
    as the words.
    """

    words: str
    run: CpuRun | None = None


def record(subject: Subject, options: RunOptions | None) -> Recording:
    """Run a call on the interpreter; None: none is wanted. What kernels print goes to stderr. A
    call that cannot be made, for a pointer say, is no error: the page is without a timeline then.
    Raises E1050 for settings that the export does not have, and for a block that the call does not
    launch.
    """
    if options is None:
        return Recording("not run: --no-run")
    export = subject.export
    try:
        image = choose_ir(subject.bundle, export, subject.arch)
        arguments = small_call(export, subject.arch, options.settings)
        blocks = max(grids(export, subject.arch, arguments), default=0)
        run = _run(subject, image, arguments, options) if options.block < blocks else None
    except CutecError as refused:
        if options.settings:
            raise
        return Recording(f"not run: {refused.message}")
    call = call_text(export, arguments)
    if run is None:
        raise _no_such_block(call, options.block, blocks)
    return _recording(run, call, options)


def _no_such_block(call: str, wanted: int, blocks: int) -> CutecError:
    """A call that does not launch the block to record."""
    if not blocks:
        return error("E1050", f"{call} launches no block, so there is no timeline", help="--set other extents")
    return error("E1050", f"--block {wanted}: {call} launches fewer blocks", help=f"the last block is {blocks - 1}")


def _run(subject: Subject, image: Image, arguments: Arguments, options: RunOptions) -> CpuRun:
    """Run the call; what it prints goes to stderr."""
    end = monotonic() + options.seconds
    with prints_to_stderr():
        return run_on_cpu(
            subject.bundle,
            subject.export,
            image,
            arguments,
            hazards=True,
            timeline=options.block,
            report=options.report,
            stop=lambda: monotonic() > end,
            path_of=subject.files.path,
        )


def _recording(run: CpuRun, call: str, options: RunOptions) -> Recording:
    """A run in words, with its timelines: of one that was stopped, they are truncated."""
    late = f"stopped after {options.seconds:g} s (--time-limit)" if run.stopped else ""
    if not run.timelines:
        return Recording(f"{call} on the interpreter: block {options.block} was not reached; {late}")
    if run.stopped:
        run.timelines[-1].truncated = True
    more = f"the timeline is of the first of {len(run.timelines)} launches" if len(run.timelines) > 1 else ""
    return Recording("; ".join(filter(None, (f"{call} on the interpreter", late, more))), run)


def timeline_record(timeline: Timeline, places: Places) -> dict[str, Any]:
    """A timeline, with actors by number: warps first, in order."""
    actors = sorted({span.actor for span in timeline.spans}, key=_in_order)
    numbers = {actor: number for number, actor in enumerate(actors)}
    return {
        "kernel": timeline.kernel,
        "block": list(timeline.block),
        "end": timeline.end,
        "truncated": timeline.truncated,
        "actors": actors,
        "spans": [_span(span, numbers[span.actor], places) for span in timeline.spans],
    }


def _in_order(actor: str) -> tuple[bool, list[int], str]:
    """Sorts `warp 2` before `warp 10`, and what others do for the warps behind them."""
    words = actor.split()
    return words[0] != "warp", [int(word) for word in words if word.isdigit()], actor


def _span(span: Span, actor: int, places: Places) -> list[Any]:
    phase = -1 if span.phase is None else span.phase
    place = places.innermost(_chain(span.place))
    return [actor, span.kind, span.begin, span.end, span.what, place, span.barrier or "", phase]


def findings(run: CpuRun, places: Places) -> list[dict[str, Any]]:
    """Hazards and expensive accesses: where, why, and the places of the other side."""
    return [*(_hazard(hazard, places) for hazard in run.hazards), *(_cost(cost, places) for cost in run.costs)]


def _hazard(hazard: CutecError, places: Places) -> dict[str, Any]:
    notes = [{"text": note.message, "place": places.innermost(_chain(note.place))} for note in hazard.notes]
    return {
        "code": hazard.code,
        "severity": "error",
        "message": hazard.message,
        "help": hazard.help,
        "places": places.of(_chain(hazard.place)),
        "notes": notes,
    }


def _cost(cost: Warning_, places: Places) -> dict[str, Any]:
    where = places.of(_chain(cost.place))
    return {"code": cost.code, "severity": "warning", "message": cost.message, "help": "", "places": where, "notes": []}


def _chain(place: Place | None) -> list[tuple[str, int]]:
    return [(p.file, p.line) for p in callers(place)]
