"""`cutec verify`: build a bundle again, and compare byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from cutec.artifact.bundle import open_bundle
from cutec.cli import output
from cutec.driver.verify.rebuild import CONDITIONS
from cutec.driver.verify.verify import Attempt, Verdict, verify
from cutec.records import asdict
from cutec.toolchain.find import find_toolset

_DIFFERENT, _FAILED = 1, 2


@click.command(short_help="Build a bundle again and compare.")
@click.argument("bundle", metavar="MANIFEST|DIR", type=click.Path(path_type=Path))
@click.option(
    "--under",
    multiple=True,
    type=click.Choice([*CONDITIONS, "all"]),
    help="Also build with other hash seeds, at another time, in another environment; repeatable.",
)
@click.option("--project", type=click.Path(path_type=Path), metavar="DIR", help="The folder that files are named from.")
@click.option("--llvm", metavar="PREFIX", help="Take the LLVM tools from here.")
@click.option("--cuda", metavar="DIR", help="Take the CUDA tools from this toolkit.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def command(
    bundle: Path, under: tuple[str, ...], project: Path | None, llvm: str | None, cuda: str | None, as_json: bool
) -> int:
    """Build a bundle again, in a process of its own and without the cache, from the recipe that it
    records, and compare all files. If they differ, the first difference in each is named.

    Exit status: 0 all bytes are the same, 1 they are not, 2 or more if the bundle cannot be built
    again.
    """
    opened = open_bundle(bundle)
    names = list(CONDITIONS) if "all" in under else list(dict.fromkeys(under))
    named = {name: value for name, value in (("llvm", llvm), ("cuda", cuda)) if value is not None}
    with output.progress(not as_json) as progress:
        verdict = verify(
            opened, project.resolve() if project else None, names, find_toolset(llvm, cuda), named, progress
        )
    if as_json:
        output.json_result(_data(verdict))
    else:
        output.result("\n".join(_lines(bundle, len(opened.manifest.images) + 1, verdict)))
    failed = any(attempt.status for attempt in verdict.attempts[:1])
    return max(verdict.attempts[0].status, _FAILED) if failed else 0 if verdict.same else _DIFFERENT


def _data(verdict: Verdict) -> dict[str, object]:
    return {
        "same": verdict.same,
        "tools": [{"name": name, "bundle": made, "here": here} for name, made, here in verdict.others],
        "changed": verdict.changed,
        "builds": [{**asdict(attempt), "same": attempt.same} for attempt in verdict.attempts],
    }


def _lines(bundle: Path, files: int, verdict: Verdict) -> Iterator[str]:
    for name, made, here in verdict.others:
        yield f"{name} {made} made the bundle, here is {here}"
    for file in verdict.changed:
        yield f"{file} has changed since {bundle} was built"
    for attempt in verdict.attempts:
        yield from _attempt_lines(bundle, files, attempt)
    if len(verdict.attempts) == 1 and verdict.attempts[0].differences and not verdict.others:
        yield "--under all tells whether the build depends on hash seeds, the time or the environment"


def _attempt_lines(bundle: Path, files: int, attempt: Attempt) -> Iterator[str]:
    under = f"under {attempt.under}: " if attempt.under else ""
    if attempt.status:
        yield f"{under}the build fails"
        yield from (f"  {line}" for line in attempt.said.splitlines())
    elif attempt.same:
        yield f"{under}the same" if under else f"{bundle} is what its sources give: {files} files are the same"
    else:
        yield f"{under}{'' if under else f'{bundle}: '}{len(attempt.differences)} of {files} files differ"
        yield from (f"  {found.title}: {found.where}" for found in attempt.differences)
