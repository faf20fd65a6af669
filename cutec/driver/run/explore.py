"""One call on the CPU interpreter in several random orders of its threads and asynchronous
copies.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cutec.artifact.bundle import Bundle
from cutec.artifact.manifest import Export, Image
from cutec.diag import CutecError
from cutec.driver.run.inputs import Arguments
from cutec.driver.run.on_cpu import CpuRun, Report, run_on_cpu
from cutec.records import dataclass

_FINDING = "E50"


@dataclass(frozen=True)
class Exploration:
    """The last run. `seed` gives the random order that found hazards; None: the usual order found
    them, or there are none.
    """

    run: CpuRun
    seed: int | None


def explore(
    bundle: Bundle,
    export: Export,
    image: Image,
    arguments: Arguments,
    again: Callable[[int], Arguments],
    seeds: range,
    report: Report | None = None,
    path_of: Callable[[str], str] = str,
    exact: bool = False,
) -> Exploration:
    """Run a call once per seed until one finds something. The first run uses `arguments`, the
    others use `again(seed)`. `report` is told of the blocks of all runs; `path_of` gives the path
    of a file that the IR names; `exact`: add as tensor cores do. Raises as `run_on_cpu` does,
    except for findings.
    """
    done = CpuRun(0.0, [])
    for number, seed in enumerate(seeds):
        values = arguments if seed == seeds[0] else again(seed)
        told = report and partial(_tell, report, number, len(seeds))
        try:
            done = run_on_cpu(
                bundle, export, image, values, hazards=True, seed=seed, report=told, path_of=path_of, exact=exact
            )
        except CutecError as found:
            if not found.code.startswith(_FINDING):
                raise
            done = CpuRun(0.0, [found])
        if done.hazards:
            return Exploration(done, seed)
    return Exploration(done, None)


def _tell(report: Report, number: int, runs: int, done: int, blocks: int, kernel: str) -> None:
    report(number * blocks + done, runs * blocks, f"{kernel}, run {number + 1} of {runs}")
