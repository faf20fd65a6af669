"""`cutec plan`: the builds of a project as rules of a build system, or its units as JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from cutec.cli import output
from cutec.cli.build_project import members
from cutec.cli.building import HOW, options
from cutec.driver.options.options import BuildOptions, named_archs
from cutec.driver.project import plan
from cutec.driver.project.project import Project
from cutec.files import write_changed, write_whole
from cutec.lazy import LazyModule

units = LazyModule("cutec.driver.project.units")  # with what runs kernel files


@click.command(short_help="Write the builds of a project as rules of ninja or make, or as JSON.")
@click.argument("files", nargs=-1, metavar="[FILE.py]...")
@click.option(
    "--format",
    "form",
    type=click.Choice(["ninja", "make", "jsonl"]),
    required=True,
    help="Rules of ninja, rules of make, or a line of JSON for each unit of work.",
)
@click.option("-o", "--output", "target", metavar="FILE", help="Write to this file.  [default: stdout]")
@click.option("--arch", "archs", multiple=True, metavar="ARCH", help="Target such as sm_90a; repeat for several.")
@click.option("--device-facts", "facts", metavar="FACTS", help="Answers of HardwareInfo, as for `cutec build`.")
@options(HOW)
@click.pass_context
def command(
    ctx: click.Context, files: tuple[str, ...], form: str, target: str | None, archs: tuple[str, ...], **given: Any
) -> None:
    """Write the builds of the project (cutec.yaml, here or in a folder above), or of FILEs, for
    another build system, which starts them when something that they read has changed. Builds
    nothing. A unit of work is one export of one file for one arch.
    """
    named = named_archs(archs, os.environ)  # of the environment as it is now
    project, shared, builds = members(ctx, files, {**given, "archs": named[0] if named else ()})
    text = _text(form, project, builds, target, [*files, *plan.arguments(shared)])
    if target is None:
        output.result_bytes(text.encode())
    elif form == "make":
        write_whole(Path(target), text.encode())  # make compares times
    else:
        write_changed(Path(target), text.encode())


def _text(form: str, project: Project, builds: Sequence[BuildOptions], target: str | None, again: Sequence[str]) -> str:
    if form == "jsonl":
        return "".join(f"{json.dumps(unit.to_json())}\n" for unit in units.units(project, builds))
    return (plan.ninja if form == "ninja" else plan.make)(project, builds, target, again)
