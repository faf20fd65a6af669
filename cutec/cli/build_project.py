"""`cutec build` of a project or of several files: each file becomes a bundle, in a process of its
own, unless an earlier build answers it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, final

import click
from click.core import ParameterSource

from cutec import diag
from cutec.artifact.index import Index, IndexedBundle, write_index
from cutec.cli import failures, output
from cutec.cli.building import Wishes, build_options, limited, outcome, signature_text, timings_text
from cutec.diag import CutecError, error, exit_code
from cutec.diag.report import error_data
from cutec.driver.build.build import load_compiler, perform, remembered
from cutec.driver.build.deliver import deliver, depfile_text
from cutec.driver.build.workers import cpus
from cutec.driver.cache.product import Product
from cutec.driver.kernel_file.listing import export_data, list_exports
from cutec.driver.options.options import PROJECT_FILE, BuildOptions
from cutec.driver.options.slots import Slots
from cutec.driver.project.pool import Ended, Pool, Report
from cutec.driver.project.project import Project, of_files
from cutec.driver.project.read import find, read_project
from cutec.files import write_changed, write_whole
from cutec.version import __version__

# Options that are about one kernel file, by the fields of `BuildOptions`.
_OF_ONE_FILE = {"entry": "--entry", "spec": "--spec", "args": "--args", "kwargs": "--kwargs", "emits": "--emit"}
_FIELDS = {"facts": "device_facts"}  # parameters of the command whose fields have other names


def command(ctx: click.Context, files: tuple[str, ...], given: dict[str, Any], wishes: Wishes) -> int:
    """Build, or list, all that the files or the project name. Returns the exit status. Raises
    E1001, E1061 to E1063.
    """
    for field, option in _OF_ONE_FILE.items():
        if given[field]:
            raise error("E1063", f"{option} is about one kernel file", help=f"cutec build FILE.py {option} …")
    project = _project(files)
    explicit = {_FIELDS.get(name, name) for name in given if _is_explicit(ctx, name)}
    shared = build_options(**given, file="")
    builds = [project.options(member, shared, explicit) for member in project.members]
    if wishes.list_only:
        return _list(project, builds, wishes.as_json)
    done = _Done(project, builds, shared, wishes)
    with (
        limited(wishes.jobs, cpus()) as slots,
        output.progress(not wishes.as_json and not shared.prints_commands, "files", thread=False) as progress,
    ):
        done.run(slots, progress)
    return done.finish()


def _project(files: tuple[str, ...]) -> Project:
    """The project of the command line. Raises E1001 where there is none, and as `read_project`."""
    if len(files) > 1:
        return of_files(files)
    if files:
        return read_project(os.path.join(files[0], PROJECT_FILE) if os.path.isdir(files[0]) else files[0])
    file = find()
    if file is None:
        raise error(
            "E1001",
            "name a kernel file, or a module with -m",
            help=f"`cutec build -h` shows what is possible; without a FILE, a project's {PROJECT_FILE} says what to"
            " build, and there is none in this folder or above",
        )
    return read_project(file)


def _is_explicit(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) in (ParameterSource.COMMANDLINE, ParameterSource.ENVIRONMENT)


@final
class _Done:
    """What is done of a build: results by the members' positions."""

    def __init__(self, project: Project, builds: list[BuildOptions], shared: BuildOptions, wishes: Wishes):
        self._project, self._builds, self._shared, self._wishes = project, builds, shared, wishes
        self._results: dict[int, dict[str, Any]] = {}
        self._said: set[str] = set()
        self._errors: dict[tuple[Any, ...], Any] = {}

    def run(self, slots: Slots, progress: Report) -> None:
        """Build all members: those that an earlier build answers here, others in processes."""
        total = len(self._builds)

        def tell(running: str) -> None:
            progress(len(self._results), total, running)

        with Pool(slots, tell) as pool:
            for number, options in enumerate(self._builds):
                known = _attempt(options, partial(remembered, options))
                if known is not None:
                    self._take(number, known)
                    continue
                load_compiler()  # once, for all processes
                for ended in pool.room():
                    self._take_ended(ended)
                if self._gives_up():
                    break
                pool.start(number, partial(_task, options))
            for ended in pool.ended():
                self._take_ended(ended)

    def finish(self) -> int:
        """Write index, depfile and stamp if all went well, tell how it went, and return the exit
        status.
        """
        results = [self._results[number] for number in sorted(self._results)]
        built = [result["outcome"] for result in results if "outcome" in result]
        errors = list(self._errors.values())
        if errors:
            output.talk(f"{len(errors)} error{'s'[: len(errors) > 1]}; {len(built)} of {len(self._builds)} files built")
            if self._wishes.as_json:
                output.json_result({"error": errors[0], "errors": errors, "bundles": built})
            return next(result["status"] for result in results if "status" in result)
        index = None if self._shared.dry_run else self._deliver(built, results)
        if self._wishes.as_json:
            output.json_result({"index": str(index) if index else None, "bundles": built})
        elif index is not None:
            for made in built:
                output.result(made["manifest"])
            output.result(str(index))
        return 0

    def _deliver(self, built: list[dict[str, Any]], results: list[dict[str, Any]]) -> Path:
        """Write the index, the depfile and the stamp."""
        bundles = [
            IndexedBundle(member.file, member.bundle, tuple(made["exports"]), tuple(made["archs"]))
            for member, made in zip(self._project.members, built)
        ]
        folder = Path(self._project.output_folder(self._shared))
        index = write_index(folder, Index(__version__, tuple(bundles)))
        if self._shared.depfile is not None:
            sources = dict.fromkeys(source for result in results for source in result["sources"])
            own = [os.path.abspath(self._project.source)] if self._project.source else []
            text = depfile_text(self._shared.stamp or str(index), [*own, *sources])
            write_changed(Path(self._shared.depfile), text.encode())
        if self._shared.stamp is not None:
            write_whole(Path(self._shared.stamp), b"")
        return index

    def _gives_up(self) -> bool:
        return self._wishes.fail_fast and any("errors" in result for result in self._results.values())

    def _take_ended(self, ended: Ended) -> None:
        output.result_bytes(ended.stdout)
        if ended.stderr:
            output.talk(ended.stderr.decode(errors="replace"))
        self._take(ended.number, ended.value or _died(self._builds[ended.number], ended.status))

    def _take(self, number: int, result: dict[str, Any]) -> None:
        """Note a result, and tell what was not told of another file. An error of a line that
        several files import counts once.
        """
        self._results[number] = result
        for text in result["messages"]:
            if text not in self._said:
                self._said.add(text)
                output.talk(text)
        for err, text in result.get("errors", ()):
            place = err["place"]
            same = (err["code"], *((place["file"], place["line"]) if place else (err["message"],)))
            if same not in self._errors:
                self._errors[same] = err
                output.talk(text)
        if self._wishes.timings and "outcome" in result:
            options = self._builds[number]
            output.talk(f"{options.file}:\n{timings_text(result['outcome']['timings'])}")


def _task(options: BuildOptions, report: Report, slots: Slots) -> Any:
    """What the process of a member does."""
    options.progress = lambda done, total, running: report(done, total, f"{options.stem}: {running}")
    options.slots = slots
    announced: list[str] = []
    return _attempt(options, partial(perform, options, announced.append), announced)


def _attempt(
    options: BuildOptions, make: Callable[[], Product | None], messages: list[str] | None = None
) -> dict[str, Any] | None:
    """The result of a member, as JSON can hold it: `messages` to tell, and `outcome` or `errors`
    (pairs of data and text). None where nothing was made.
    """
    said = messages if messages is not None else []
    try:
        product = make()
        if product is None:
            return None
        said += [
            diag.warning_text(warning, output.wants_color(sys.stderr)) for warning in dict.fromkeys(product.warnings)
        ]
        manifest = None if options.dry_run else deliver(options, product)
    except Exception as exc:
        errors = failures.errors_of(exc, ["build", str(options.file)])
        return _failed(errors, said)
    timings = {"timings": options.timings.to_json()}
    told = {"file": options.file, **outcome(product, manifest), **timings}
    return {"messages": said, "outcome": told, "sources": product.sources}


def _failed(errors: list[CutecError], said: list[str]) -> dict[str, Any]:
    told = [(error_data(err), diag.error_text(err, _colour())) for err in errors]
    return {"messages": said, "errors": told, "status": exit_code(errors[0])}


def _colour() -> bool:
    return output.wants_color(sys.stderr)


def _died(options: BuildOptions, status: int) -> dict[str, Any]:
    """The result of a member whose process did not end by itself."""
    how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
    err = error(
        "E2016",
        f"the process that built {options.file} {how}",
        help="perhaps memory was short: -j 1 builds one file after the other",
    )
    return _failed([err], [])


def _list(project: Project, builds: list[BuildOptions], as_json: bool) -> int:
    """`--list`: one line per export, after its file."""
    found = [
        {"file": options.file, "bundle": options.output, "exports": [export_data(e) for e in list_exports(options)]}
        for options in builds
    ]
    if as_json:
        output.json_result(found)
        return 0
    for entry in found:
        for export in entry["exports"]:
            output.result(f"{entry['file']}: {signature_text(export)}")
    return 0
