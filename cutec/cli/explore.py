"""`cutec explore`: a page that shows a kernel from its Python to its machine code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cutec.cli import output
from cutec.cli.building import HOW, WHAT, build_options, options
from cutec.cli.diff_sides import own_options
from cutec.cli.run import extents, is_kernel_file
from cutec.cost.cards import card
from cutec.diag import error
from cutec.files import write_whole
from cutec.lazy import LazyModule

if TYPE_CHECKING:
    from cutec.explore.subject import Subject
# `cutec explore -h` needs no NumPy.
explore = LazyModule("cutec.explore.explore")
page = LazyModule("cutec.explore.page")
recording = LazyModule("cutec.explore.recording")
subject = LazyModule("cutec.explore.subject")
_NAMED = 4  # of the other exports
_OF_BUNDLES = ("archs", "entry", "llvm", "cuda")  # options that say what of a bundle to show, and by which tools


@click.command(short_help="Write a page that shows a kernel and its costs.")
@click.argument("file", required=False, metavar="BUNDLE|FILE.py")
@click.option("-o", "--output", "target", metavar="PAGE.html", help="The page.  [default: build/FILE.html]")
@click.option("--beside", metavar="OTHER", help="Show another bundle or kernel file beside it.")
@click.option(
    "--beside-options", metavar="STR", help="Show it with other options beside it: '--arch sm_80 -O2', as in a shell."
)
@click.option("--card", "card_name", metavar="NAME", help="The GPU of the costs.  [default: a common one of the arch]")
@click.option(
    "--run/--no-run", "runs", default=True, show_default=True, help="Run a small call on the CPU, for the timeline."
)
@extents("A symbol's extent or a scalar's value in that call.")
@click.option(
    "--block", type=click.IntRange(0), default=0, show_default=True, help="The block of the timeline, counted x first."
)
@click.option(
    "--time-limit",
    "seconds",
    type=click.FloatRange(0, min_open=True),
    default=60,
    show_default=True,
    metavar="SECONDS",
    help="End that call then; the page shows what there is.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the data of the page as JSON, and write no page.")
@options(WHAT, HOW)
def command(
    file: str | None,
    target: str | None,
    beside: str | None,
    beside_options: str | None,
    card_name: str | None,
    runs: bool,
    settings: dict[str, str],
    block: int,
    seconds: float,
    as_json: bool,
    **given: Any,
) -> None:
    """Write a page of HTML that shows an export of FILE.py or of a bundle: Python, CuTe IR, MLIR,
    PTX and SASS with their lines linked, the cost of each line, resources, layouts, shared memory,
    and a timeline of one block. It needs no network and no GPU.

    Of several exports and archs it shows the first: --entry and --arch choose.
    """
    gpu = card(card_name) if card_name else None
    other = file if beside is None else beside
    changes = _changes(beside_options or "", other)
    subjects = [_subject(file, given)]
    _tell_others(subjects[0])
    if beside is not None or beside_options is not None:
        subjects.append(_subject(other, given | changes))
    with output.progress(unit="blocks", estimates=True) as report:
        asked = recording.RunOptions(settings, block, report, seconds) if runs else None
        data = explore.page_data(subjects, gpu, asked)
    if as_json:
        output.result(json.dumps(data, ensure_ascii=False))
        return
    path = Path(target or f"build/{_stem(file, given)}.html")
    written = page.page_html(data).encode()
    write_whole(path, written)
    output.result(f"{path} ({output.size_text(len(written))})")


def _subject(file: str | None, given: Mapping[str, Any]) -> Subject:
    """The export to show. Raises E1001 without a file."""
    if given["module"] is None and file is None:
        raise error("E1001", "name a bundle or a kernel file", help="`cutec explore -h` shows what is possible")
    asked = build_options(file=file, **given)
    with output.progress() as asked.progress:
        if file is None or is_kernel_file(file):
            return subject.from_file(asked, output.talk)
        return subject.from_bundle(Path(file), asked)


def _tell_others(shown: Subject) -> None:
    """Say which exports the page does not show."""
    if shown.others:
        names = ", ".join(shown.others[:_NAMED])
        more = f", … ({len(shown.others)})" if len(shown.others) > _NAMED else ""
        output.talk(f"the page shows {shown.export.name}; --entry chooses another: {names}{more}")


def _changes(text: str, file: str | None) -> dict[str, Any]:
    """The options that --beside-options gives. Raises E1001 as `own_options` does, and for options
    that a bundle cannot have any more.
    """
    changed = own_options("--beside-options", text)
    if file is not None and not is_kernel_file(file) and not set(changed) <= set(_OF_BUNDLES):
        raise error(
            "E1001",
            f"--beside-options {text!r}: {file} is a bundle, which is built already",
            help="--entry and --arch choose another part of it; other options need the kernel file",
        )
    return changed


def _stem(file: str | None, given: Mapping[str, Any]) -> str:
    """The name of the page: the kernel file's, the module's or the bundle's."""
    if given["module"]:
        return str(given["module"]).rpartition(".")[2]
    path = Path(file or "").resolve()
    return path.parent.name if path.name == "manifest.yaml" else path.stem if path.is_file() else path.name
