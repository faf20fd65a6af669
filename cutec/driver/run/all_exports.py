"""One call of each export of a bundle, for `cutec run --check` and `--bench`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from cutec.artifact.bundle import open_bundle
from cutec.artifact.manifest import Export
from cutec.artifact.signature import PointerParam
from cutec.diag import CutecError, error
from cutec.driver.run.inputs import known_names
from cutec.driver.run.on_cpu import Report
from cutec.driver.run.run import Outcome, RunOptions, named, offered, run, where
from cutec.records import dataclass, replace
from cutec.runtime.driver import cuda_driver


@dataclass(frozen=True)
class Attempt:
    """What became of the call of one export, on "gpu" or "cpu": its outcome, or the error that
    ended it, or the reason why it was skipped.
    """

    name: str
    on: str
    outcome: Outcome | None = None
    error: CutecError | None = None
    skipped: str = ""

    @property
    def failure(self) -> CutecError | None:
        """The first thing that is wrong; None if nothing is."""
        return self.error if self.outcome is None else self.outcome.failure


def takes_all(manifest: Path, options: RunOptions) -> bool:
    """Whether these options ask for all exports of a bundle: they name none, there are several, and
    results are checked or times measured.
    """
    asked = options.entry is None and (options.check or options.bench)
    return asked and len(offered(open_bundle(manifest).manifest)) > 1


def run_all(manifest: Path, options: RunOptions, report: Report) -> Iterator[Attempt]:
    """Call every export that a user may name without knowing the forms of a choice, one after the
    other, whatever becomes of those before. `report(done, total, name)` is told of each. Values and
    inputs go to the exports that have a parameter of that name. Raises E1001 for outputs, E1050 for
    names that no export has, E4001 to E4003 if there is no GPU to run on.
    """
    bundle = open_bundle(manifest).manifest
    exports = {name: named(bundle, name)[0] for name in offered(bundle)}
    _check_names(list(exports.values()), options)
    on = where(options)
    if on == "gpu":
        cuda_driver()
    quiet = replace(options, on=on, say=lambda text: None)
    for number, (name, export) in enumerate(exports.items()):
        report(number, len(exports), name)
        blocks = partial(_tell, report, number, len(exports), name)
        yield _attempt(manifest, name, export, replace(quiet, report=blocks), on)


def _tell(report: Report, number: int, exports: int, name: str, done: int, blocks: int, running: str) -> None:
    report(number, exports, f"{name}: {done} of {blocks} blocks")


def _attempt(manifest: Path, name: str, export: Export, options: RunOptions, on: str) -> Attempt:
    pointers = [p.name for p in export.signature.params if isinstance(p, PointerParam)]
    if pointers:
        return Attempt(name, on, skipped=f"parameter {pointers[0]} is a pointer to memory of unknown size")
    known = known_names(export.signature)
    mine = replace(
        options,
        entry=name,
        settings=_those(options.settings, known["--set"]),
        inputs=_those(options.inputs, known["--in"]),
        check=options.check and export.reference is not None,
    )
    try:
        return Attempt(name, on, run(manifest, mine))
    except CutecError as found:
        return Attempt(name, on, error=found)


def _those(given: Mapping[str, str], names: list[str]) -> dict[str, str]:
    return {name: value for name, value in given.items() if name in names}


def _check_names(exports: list[Export], options: RunOptions) -> None:
    if options.outputs:
        raise error("E1001", "--out writes the tensors of one export", help="name it with --entry")
    known = [known_names(export.signature) for export in exports]
    for option, given in (("--set", options.settings), ("--in", options.inputs)):
        for name in given:
            if all(name not in names[option] for names in known):
                there = sorted({n for names in known for n in names[option]})
                raise error(
                    "E1050", f"{option} {name}=...: no export has it", help=f"there are {', '.join(there) or 'none'}"
                )
