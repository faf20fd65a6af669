"""Tuned functions of a build: the table beside the declaring file says which candidates are built,
and which of them a call takes. Where there is none, or it is set aside, a table that the model of a
card has made (`BuildOptions.tables`) takes its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from cutec.artifact import tuning
from cutec.artifact.choice import Choice
from cutec.artifact.tuning import Table, use_text
from cutec.cost.cards import CARDS
from cutec.diag import CutecError, Warning_, error
from cutec.diag.kinds import UndecidedError
from cutec.driver.kernel_file.load import Loaded
from cutec.driver.options.archs import choose_archs
from cutec.driver.options.options import BuildOptions
from cutec.frontend.exports.export import Export
from cutec.frontend.exports.tuned import Candidate, digest
from cutec.records import replace
from cutec.target.arch import Arch
from cutec.version import __version__


def resolved(exports: Sequence[Export], kernel: Loaded, options: BuildOptions) -> Iterator[Export]:
    """The exports, the candidates of tuned functions with the choice that their table makes.
    Candidates that no rule takes are left as they are, without a choice. A function that
    `options.entry` does not name needs no table. What there is to say of tables goes to
    `kernel.warnings`.

    Raises E1090 where there is no table, E1091 for a wrong one, E1092 for one of other candidates,
    and for one that `options.stale` refuses.
    """
    functions: dict[str, list[Export]] = {}
    for export in exports:
        if export.tuned is not None:
            functions.setdefault(export.tuned.choice, []).append(export)
    asked = set((options.entry or "").split(",")) - {""}
    chosen: dict[str, Export] = {}
    for name, forms in functions.items():
        if not asked or asked & {name, forms[0].base}:
            chosen |= {form.name: form for form in _Tuned(name, forms, kernel, options).chosen()}
    for export in exports:
        yield chosen.get(export.name, export)


class _Tuned:
    """One function of a build: its forms, each with its candidate."""

    def __init__(self, name: str, forms: Sequence[Export], kernel: Loaded, options: BuildOptions):
        self.name, self.forms, self.kernel, self.options = name, forms, kernel, options
        self.candidates: list[Candidate] = [form.tuned for form in forms if form.tuned]
        self.place = forms[0].place
        self.path = tuning.path_beside(self.place.file if self.place else str(kernel.path))
        self.table, self.card = self.candidates[0].table, self.candidates[0].declared.card

    def chosen(self) -> list[Export]:
        """The forms that the rules of a table take, with the function's choice."""
        choice = self._of_file() or self._of_model()
        taken = {form.export for form in choice.forms}
        return [replace(form, choice=choice) for form in self.forms if form.name in taken]

    def _of_file(self) -> Choice | None:
        """The choice of the table beside the file; None where there is none to be used."""
        try:
            table = self._table()
            return None if table is None or not self._is_fresh(table) else self._choice(table)
        except CutecError as wrong:
            if self.options.stale != "ignore" or wrong.code not in ("E1091", "E1092"):
                raise
            self._warn(f"{self.path.name} is ignored: {wrong.message}")
            return None

    def _of_model(self) -> Choice:
        """The choice that the model of a card makes. Raises E1090 where nobody has asked it."""
        table = next((table for table in self.options.tables if table.function == self.table), None)
        if table is None:
            raise self._missing(f"{self.name} has candidates, and no table of {self.path.name} chooses among them")
        self._warn(
            f"no table of {self.path.name} chooses among the {len(self.forms)} candidates of {self.name}: a model of"
            f" the {table.card} does (`cutec tune` measures them)"
        )
        return self._choice(table)

    def _table(self) -> Table | None:
        """The function's table: of the card that its declaration names, or the only one."""
        try:
            tables, data = tuning.load(self.path)
        except OSError:
            self.kernel.missing.append(self.path)
            return None
        self.kernel.sources.add(str(self.path), data)
        mine = [table for table in tables if table.function == self.table]
        fitting = [table for table in mine if self.card in ("", table.card)]
        if len(fitting) > 1:
            cards = ", ".join(table.card for table in mine)
            raise self._missing(
                f"{self.path.name} has rules of {self.table} for {cards}: card= of tuned(...) names one"
            )
        return fitting[0] if fitting else None

    def _is_fresh(self, table: Table) -> bool:
        """Whether a table is to be used, though it may be of another card, declaration or version
        of cutec. Raises E1092 for one that the user does not want.
        """
        others = list(self._others(table))
        if not others:
            return True
        said = f"the table of {self.table} in {self.path.name} is of {' and '.join(others)}"
        if self.options.stale == "refuse":
            raise error("E1092", said, self.place, help="`cutec tune` makes it anew; --stale use takes it as it is")
        self._warn(said if self.options.stale == "use" else f"{said}: it is ignored")
        return self.options.stale == "use"

    def _others(self, table: Table) -> Iterator[str]:
        """What a table is of that this build is not."""
        archs, card = self._archs(), CARDS.get(table.card)
        if card is not None and archs and not any(map(card.runs, archs)):
            yield f"the card {table.card}, which does not run {', '.join(arch.name for arch in archs)}"
        if table.spec != digest(self.candidates):
            yield "other candidates, shapes or features"
        if table.cutec != __version__:
            yield f"cutec {table.cutec}"

    def _archs(self) -> tuple[Arch, ...]:
        """The targets of the build; none where nobody has named one, as for a list of exports."""
        try:
            return choose_archs(self.options.archs, self.forms[0].arch, self.options.environment).archs
        except CutecError as unnamed:
            if unnamed.code != "E1008":
                raise
            return ()

    def _choice(self, table: Table) -> Choice:
        """The choice that a table makes. Raises E1091 and E1092."""
        try:
            forms = {use_text(form.tuned.use): form.name for form in self.forms if form.tuned}
            choice = table.choice(self.name, forms)
            choice.check(self.forms[0].signature)
            if not choice.takes_all:
                which = "each" if choice.has_costs else "the last"
                raise ValueError(f"{which} rule of {self.name} has a guard: who takes all other calls is not said")
        except KeyError as unknown:
            raise error(
                "E1092",
                f"{self.path.name} chooses a form of {self.name} that is not among its candidates: {unknown.args[0]}",
                self.place,
                help=f"`cutec tune {self.kernel.path.name}` makes the table for the candidates that are declared now",
            ) from None
        except ValueError as err:
            raise error("E1091", f"{self.path}: {err}", self.place) from None
        return choice

    def _warn(self, message: str) -> None:
        self.kernel.warnings.append(Warning_("E1096", message, self.place))

    def _missing(self, message: str) -> UndecidedError:
        file = Path(self.place.file).name if self.place else "FILE"
        return UndecidedError(
            "E1090", message, self.place, [], f"`cutec tune {file}` measures them on a GPU, or asks a model (--no-gpu)"
        )
