"""Building the candidates of a plan, and what the model of the card says of each."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

from cutec.artifact.bundle import Bundle, open_bundle
from cutec.artifact.manifest import MANIFEST
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


def planned(
    functions: Sequence[Function],
    options: BuildOptions,
    folder: Path,
    table: str,
    card: str | None,
    screen: Screen,
    report: Report,
) -> Plan:
    """Build and screen all candidates, each into a folder of its own below `folder`, and ask the
    model about each shape. Candidates that fail are dropped, with the reason. What an earlier plan
    there says of a candidate whose bundle is the same still holds. Raises E1008 and E1045, and
    OSError.
    """
    before = _before(folder)
    total, done = sum(len(function.forms) for function in functions), 0
    parts, used = [], card or ""
    for function in functions:
        found: list[Candidate] = []
        for form in function.forms:
            assert form.tuned is not None
            report(done, total, form.name)
            its = form.tuned
            candidate = Candidate(form.name, its.when, dict(its.use), terms=list(its.terms), kind=its.kind)
            known = before.get(form.name)
            bundle = _built(candidate, options, folder)
            if bundle is not None:
                gpu = _card(bundle, card)
                used = gpu.name
                candidate.digest = _digest(folder / form.name)
                if known is not None and known.digest == candidate.digest and known.when == candidate.when:
                    candidate.dropped = known.dropped
                else:
                    export = bundle.manifest.exports[0]
                    candidate.dropped = screen.reason(candidate, bundle, export, _arch(bundle), function.shapes)
                _predict(candidate, bundle, function, gpu)
            found.append(candidate)
            done += 1
        features, shapes = list(function.features), list(function.shapes)
        parts.append(Part(function.name, function.digest, features, shapes, found, function.contents))
    report(total, total, "")
    return Plan(table, used, __version__, parts)


def _built(candidate: Candidate, options: BuildOptions, folder: Path) -> Bundle | None:
    """The bundle of a candidate; None, with the reason in it, where it cannot be built. Raises
    errors that all candidates would have: no arch, no tools.
    """
    where = folder / candidate.export
    asked = replace(options, entry=candidate.export, output=str(where), complain=lambda failure: None)
    try:
        return open_bundle(write(where, perform(asked, lambda text: None)))
    except CutecError as wrong:
        if wrong.code in ("E1008", "E1002", "E2001", "E2002", "E2010"):
            raise
        candidate.dropped = f"it does not build: {wrong.code}: {wrong.message}"
    except Exception as wrong:  # what the kernel's own code raises: an assertion about a tile, say
        candidate.dropped = f"it does not build: {type(wrong).__name__}: {wrong}"
    return None


def _card(bundle: Bundle, name: str | None) -> Card:
    return card_for(_arch(bundle), name)


def _arch(bundle: Bundle) -> Arch:
    return parse_arch(bundle.manifest.archs[0])


def _predict(candidate: Candidate, bundle: Bundle, function: Function, card: Card) -> None:
    """Predict the times of a candidate that screening has left."""
    if candidate.dropped:
        return
    try:
        model = Model(bundle, bundle.manifest.exports[0], _arch(bundle), card)
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


def _digest(bundle: Path) -> str:
    """A digest of a bundle: its manifest names its files by theirs."""
    return hashlib.sha256((bundle / MANIFEST).read_bytes()).hexdigest()[:16]


def _times(candidate: Candidate, model: Model, function: Function) -> list[float | None]:
    """Microseconds at each shape, None where the candidate does not take it or cannot run."""
    return [
        round(model.predict(shape).seconds * 1e6, 3) if candidate.takes(shape) and not model.refusal(shape) else None
        for shape in function.shapes
    ]
