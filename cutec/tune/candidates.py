"""Building the candidates of a plan, and what the model of the card says of each."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

from cutec.artifact.bundle import Bundle, open_bundle
from cutec.artifact.manifest import Export
from cutec.artifact.manifest_write import dump
from cutec.cost.cards import Card, card_for
from cutec.cost.predict import Model
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.build.write import write
from cutec.driver.options.options import BuildOptions
from cutec.records import replace
from cutec.target.arch import Arch, parse_arch
from cutec.tune.plan import Candidate, Part, Plan, load
from cutec.tune.screen import Screen
from cutec.tune.subject import Function
from cutec.version import __version__

Report = Callable[[int, int, str], None]
_OF_ALL = ("E1008", "E1002", "E2001", "E2002", "E2010")  # no arch, no tools: no candidate can be built


def planned(
    functions: Sequence[Function],
    options: BuildOptions,
    folder: Path,
    table: str,
    card: str | None,
    screen: Screen,
    report: Report,
) -> Plan:
    """Build the candidates of each function into a bundle in `folder`, screen them, and ask the
    model about each shape. Candidates that fail are dropped, with the reason. What an earlier plan
    there says of a candidate that is the same still holds. Raises E1008 and E1045, what candidates
    raise together and none of them alone, and OSError.
    """
    before = _before(folder)
    total, done = sum(len(function.forms) for function in functions), 0
    parts, used = [], card or ""
    for function in functions:
        found = _candidates(function)
        asked = replace(options, progress=_progress(report, done, total))
        bundle = _built(found, asked, folder / function.name)
        for candidate in found:
            report(done, total, candidate.export)
            export = bundle.manifest.export(candidate.export) if bundle else None
            if bundle is not None and export is not None:
                gpu = card_for(_arch(export), card)
                used = gpu.name
                candidate.digest = _digest(bundle, export)
                known = before.get(candidate.export)
                if known is not None and known.digest == candidate.digest and known.when == candidate.when:
                    candidate.dropped = known.dropped
                else:
                    candidate.dropped = screen.reason(candidate, bundle, export, _arch(export), function.shapes)
                _predict(candidate, bundle, export, function, gpu)
            done += 1
        features, shapes = list(function.features), list(function.shapes)
        parts.append(Part(function.name, function.digest, features, shapes, found, function.contents))
    report(total, total, "")
    return Plan(table, used, __version__, parts)


def _progress(report: Report, done: int, total: int) -> Callable[[int, int, str], None]:
    """What a build of several candidates reports: the one that is built."""
    return lambda built, of, running: report(done, total, running)


def _candidates(function: Function) -> list[Candidate]:
    declared = [(form.name, form.tuned) for form in function.forms if form.tuned is not None]
    return [Candidate(name, its.when, dict(its.use), terms=list(its.terms), kind=its.kind) for name, its in declared]


def _built(candidates: Sequence[Candidate], options: BuildOptions, folder: Path) -> Bundle | None:
    """One bundle of the candidates that can be built, None if none can; the others are dropped.
    They are looked for in halves, since an error does not say whose it is. Raises errors that all
    candidates would have, no arch or no tools, and what they raise together and none of them alone.
    """
    try:
        return _together(candidates, options, folder)
    except Exception as wrong:  # also what the kernel's own code raises: an assertion about a tile, say
        if isinstance(wrong, CutecError) and wrong.code in _OF_ALL:
            raise
        if len(candidates) == 1:
            code = wrong.code if isinstance(wrong, CutecError) else type(wrong).__name__
            message = wrong.message if isinstance(wrong, CutecError) else str(wrong)
            candidates[0].dropped = f"it does not build: {code}: {message}"
            return None
        middle = len(candidates) // 2
        for half in (candidates[:middle], candidates[middle:]):
            _built(half, options, folder)
        left = [candidate for candidate in candidates if not candidate.dropped]
        if len(left) == len(candidates):
            raise
    return _together(left, options, folder) if left else None


def _together(candidates: Sequence[Candidate], options: BuildOptions, folder: Path) -> Bundle:
    """One bundle of candidates. Raises as builds do."""
    entry = ",".join(candidate.export for candidate in candidates)
    asked = replace(options, entry=entry, output=str(folder), complain=lambda failure: None)
    return open_bundle(write(folder, perform(asked, lambda text: None)))


def _arch(export: Export) -> Arch:
    return parse_arch(export.programs[0].archs[0])


def _predict(candidate: Candidate, bundle: Bundle, export: Export, function: Function, card: Card) -> None:
    """Predict the times of a candidate that screening has left."""
    if candidate.dropped:
        return
    try:
        model = Model(bundle, export, _arch(export), card)
        candidate.model = _times(candidate, model, function)
    except CutecError as wrong:
        candidate.dropped = f"the model cannot follow it: {wrong.code}: {wrong.message}"
        return
    if all(time is None for time in candidate.model):
        candidate.dropped = "it takes none of the shapes" + (f": {candidate.when}" if candidate.when else "")


def _before(folder: Path) -> dict[str, Candidate]:
    """The candidates of an earlier plan of a folder, by export; {} where there is none."""
    try:
        return {c.export: c for part in load(folder).parts for c in part.candidates}
    except CutecError:
        return {}


def _digest(bundle: Bundle, export: Export) -> str:
    """A digest of what a bundle has of an export, whatever else it holds."""
    known = bundle.manifest
    alone = replace(known, archs=(), exports=(export,), images=(), choices=(), recipe=None, sources=())
    found = hashlib.sha256(dump(alone).encode())
    for image in known.images:
        if image.kind == "ir":
            found.update(bundle.module(image, export.name))
        elif image.export == export.name:
            found.update(bundle.read(image))
    return found.hexdigest()[:16]


def _times(candidate: Candidate, model: Model, function: Function) -> list[float | None]:
    """Microseconds at each shape, None where the candidate does not take it or cannot run."""
    return [
        round(model.predict(shape).seconds * 1e6, 3) if candidate.takes(shape) and not model.refusal(shape) else None
        for shape in function.shapes
    ]
