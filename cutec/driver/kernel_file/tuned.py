"""Tuned functions of a build: the table beside the declaring file says which candidates are built,
and which of them a call takes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from cutec.artifact import tuning
from cutec.artifact.tuning import Table, use_text
from cutec.diag import CutecError, error
from cutec.driver.kernel_file.load import Loaded
from cutec.frontend.exports.export import Export
from cutec.records import replace


def resolved(exports: Sequence[Export], kernel: Loaded, asked: set[str]) -> Iterator[Export]:
    """The exports, the candidates of tuned functions with the choice that their table makes.
    Candidates that no rule takes are left as they are, without a choice. `asked`: the names that a
    build is limited to; a function that is not among them needs no table.

    Raises E1090 where there is no table, E1091 for a wrong one, E1092 for one of other candidates.
    """
    functions: dict[str, list[Export]] = {}
    for export in exports:
        if export.tuned is not None:
            functions.setdefault(export.tuned.choice, []).append(export)
    chosen: dict[str, Export] = {}
    for name, forms in functions.items():
        if not asked or asked & {name, forms[0].base}:
            chosen |= {form.name: form for form in _chosen(name, forms, kernel)}
    for export in exports:
        yield chosen.get(export.name, export)


def _chosen(name: str, forms: Sequence[Export], kernel: Loaded) -> list[Export]:
    """The forms that the rules of a function take, with its choice."""
    place = forms[0].place
    path = tuning.path_beside(place.file if place else str(kernel.path))
    try:
        table = _table(path, name, forms, kernel)
        names = {use_text(form.tuned.use): form.name for form in forms if form.tuned}
        choice = table.choice(names)
        choice.check(forms[0].signature)
    except KeyError as unknown:
        raise error(
            "E1092",
            f"{path.name} chooses a form of {name} that is not among its candidates: {unknown.args[0]}",
            place,
            help=f"`cutec tune {kernel.path.name}` makes the table for the candidates that are declared now",
        ) from None
    except ValueError as err:
        raise error("E1091", f"{path}: {err}", place) from None
    taken = {form.export for form in choice.forms}
    return [replace(form, choice=choice) for form in forms if form.name in taken]


def _table(path: Path, name: str, forms: Sequence[Export], kernel: Loaded) -> Table:
    """The table of a function: of the card that its declaration names, or the only one."""
    try:
        tables, data = tuning.load(path)
    except OSError:
        raise _missing(f"{name} has candidates, but there is no {path.name} that chooses among them", forms) from None
    kernel.sources.add(str(path), data)
    card = forms[0].tuned.declared.card if forms[0].tuned else ""
    mine = [table for table in tables if table.function == name]
    fitting = [table for table in mine if card in ("", table.card)]
    if len(fitting) == 1:
        return fitting[0]
    cards = ", ".join(table.card for table in mine)
    if fitting:
        raise _missing(f"{path.name} has rules of {name} for {cards}: card= of tuned(...) names one", forms)
    raise _missing(f"{path.name} has no rules of {name}" + (f" for {card}, only for {cards}" if cards else ""), forms)


def _missing(message: str, forms: Sequence[Export]) -> CutecError:
    place = forms[0].place
    file = Path(place.file).name if place else "FILE"
    return error(
        "E1090",
        message,
        place,
        help=f"`cutec tune {file}` measures them on a GPU; with --no-gpu a model of the card chooses, in seconds",
    )
