"""Builds of several kernel files beside each other, each in a process of its own, unless an earlier
build answers it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, final

from cutec.cli import output
from cutec.cli.attempt import Use, attempt, failed
from cutec.cli.building import Wishes, limited, timings_text
from cutec.diag import error
from cutec.driver.build.build import load_compiler, perform, remembered
from cutec.driver.build.workers import cpus
from cutec.driver.options.options import BuildOptions
from cutec.driver.options.slots import Slots
from cutec.driver.project.pool import Ended, Pool, Report
from cutec.driver.project.project import Project
from cutec.lazy import LazyModule

build_on = LazyModule("cutec.cli.build_on")


@final
class Builds:
    """Several builds, and what came of them: results by their positions."""

    def __init__(self, builds: Sequence[BuildOptions], wishes: Wishes, use: Use):
        self._builds, self._wishes, self._use = builds, wishes, use
        self._results: dict[int, dict[str, Any]] = {}
        self._said: set[str] = set()
        self._errors: dict[tuple[Any, ...], Any] = {}

    @property
    def outcomes(self) -> list[dict[str, Any]]:
        """What was made of each product, in the order of the builds; failed ones are left out."""
        results = [self._results[number] for number in sorted(self._results)]
        return [result["outcome"] for result in results if "outcome" in result]

    @property
    def sources(self) -> list[str]:
        """All files that were read, each once."""
        results = [self._results[number] for number in sorted(self._results)]
        return list(dict.fromkeys(source for result in results for source in result.get("sources", ())))

    def run(self, shows: bool) -> int:
        """Do all builds: those that an earlier build answers here, others in processes. `shows`: a
        line tells how far they are. Returns the exit status, with errors told.
        """
        with (
            limited(self._wishes.jobs, cpus()) as slots,
            output.progress(shows, "files", thread=False) as progress,
        ):
            self._run(slots, progress)
        return self._failed() if self._errors else 0

    def _run(self, slots: Slots, progress: Report) -> None:
        total = len(self._builds)

        def tell(running: str) -> None:
            progress(len(self._results), total, running)

        with Pool(slots, tell) as pool:
            for number, options in enumerate(self._builds):
                known = attempt(options, partial(remembered, options), self._use)
                if known is not None:
                    self._take(number, known)
                    continue
                load_compiler()  # once, for all processes
                for ended in pool.room():
                    self._take_ended(ended)
                if self._gives_up():
                    break
                pool.start(number, partial(_task, options, self._use))
            for ended in pool.ended():
                self._take_ended(ended)

    def run_on(self, address: str, project: Project, shared: BuildOptions, shows: bool) -> int:
        """Do all builds of a project's members on a cluster, but those that an earlier build
        answers. Returns the exit status, with errors told. Raises as `build_on.results`.
        """
        missing: dict[int, BuildOptions] = {}
        with output.progress(shows, "units") as shared.progress:
            for number, options in enumerate(self._builds):
                known = attempt(options, partial(remembered, options), self._use)
                if known is None:
                    missing[number] = options
                else:
                    self._take(number, known)
            for number, result in build_on.results(address, project, shared, missing, self._use):
                self._take(number, result)
        return self._failed() if self._errors else 0

    def _failed(self) -> int:
        """Tell how many errors there are, and return the exit status."""
        errors, built = list(self._errors.values()), self.outcomes
        if len(self._builds) > 1:
            count = f"{len(errors)} error{'s'[: len(errors) > 1]}"
            output.talk(f"{count}; {len(built)} of {len(self._builds)} files built")
        if self._wishes.as_json:
            output.json_result({"error": errors[0], "errors": errors, "bundles": built})
        results = [self._results[number] for number in sorted(self._results)]
        return next(result["status"] for result in results if "status" in result)

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


def _task(options: BuildOptions, use: Use, report: Report, slots: Slots) -> Any:
    """What the process of a build does."""
    options.progress = lambda done, total, running: report(done, total, f"{options.stem}: {running}")
    options.slots = slots
    announced: list[str] = []
    return attempt(options, partial(perform, options, announced.append), use, announced)


def _died(options: BuildOptions, status: int) -> dict[str, Any]:
    """The result of a build whose process did not end by itself."""
    how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
    err = error(
        "E2016",
        f"the process that built {options.file} {how}",
        help="perhaps memory was short: -j 1 builds one file after the other",
    )
    return failed([err], [])
