"""What a kernel file, or a spec, declares to be tuned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from cutec.artifact import tuning
from cutec.artifact.signature import Signature
from cutec.diag import error
from cutec.driver.kernel_file.listing import declared
from cutec.driver.kernel_file.load import loaded
from cutec.driver.options.options import BuildOptions
from cutec.frontend.core import device_facts
from cutec.frontend.exports.export import Export
from cutec.frontend.exports.tuned import digest
from cutec.records import dataclass


@dataclass(frozen=True)
class Function:
    """A tuned function: its candidates as exports, in their order, and the shapes to tune over.
    users: the functions that its table is for, itself among them.
    """

    name: str
    forms: tuple[Export, ...]
    users: tuple[str, ...]

    @property
    def signature(self) -> Signature:
        """The arguments, which all candidates share."""
        return self.forms[0].signature

    @property
    def shapes(self) -> tuple[dict[str, int], ...]:
        """The shapes to tune over."""
        tuned = self.forms[0].tuned
        return tuned.declared.over if tuned else ()

    @property
    def features(self) -> tuple[str, ...]:
        """Sums that rules may compare, besides the extents."""
        tuned = self.forms[0].tuned
        return tuned.declared.features if tuned else ()

    @property
    def contents(self) -> dict[str, str]:
        """Of tensors that are not random."""
        return dict(self.forms[0].contents)

    @property
    def digest(self) -> str:
        """A digest of what is declared: candidates, shapes, features, contents."""
        return digest(form.tuned for form in self.forms if form.tuned)


def functions_of(options: BuildOptions) -> tuple[list[Function], Path]:
    """The functions of a file that have tables of their own, those for `options.entry` if that is
    given, and the path of the tuning file. Raises E1093 where there are none, and the errors of
    loading.
    """
    with device_facts.stated(options.device_facts), loaded(options.file, options.module) as kernel:
        exports = declared(kernel, options)
        path = tuning.path_beside(options.spec or kernel.path)
    named = [part for part in (options.entry or "").split(",") if part]
    found = [f for f in _functions(exports) if not named or {*f.users, f.forms[0].base} & set(named)]
    if not found:
        have = ", ".join(user for f in _functions(exports) for user in f.users)
        raise error(
            "E1093",
            f"{options.file or options.module} declares no candidates" + (f" of {options.entry}" if have else ""),
            help=f"tuned are {have}" if have else "choose=cutec.tuned(candidates, over={...}) declares them",
        )
    return found, path


def table_path(functions: Sequence[Function], path: Path) -> Path:
    """Where builds look for the tables of functions: beside the file that declares them, which may
    be one that the kernel file imports. `path`: beside the kernel file, or the spec. Raises E1093
    where several files declare them.
    """
    places = [function.forms[0].place for function in functions]
    beside = dict.fromkeys(tuning.path_beside(place.file).resolve() if place else path.resolve() for place in places)
    if len(beside) > 1:
        raise error(
            "E1093",
            "candidates are declared in several files, whose tables lie beside them: "
            + ", ".join(f"{f.name} in {place.file}" for f, place in zip(functions, places) if place),
            help="tune those of one file at a time: --entry NAME,NAME",
        )
    (found,) = beside
    return path if found == path.resolve() else found


def _functions(exports: Sequence[Export]) -> list[Function]:
    forms: dict[str, list[Export]] = {}
    users: dict[str, dict[str, None]] = {}
    for export in exports:
        if export.tuned is not None:
            forms.setdefault(export.tuned.choice, []).append(export)
            users.setdefault(export.tuned.table, {})[export.tuned.choice] = None
    for name, its in users.items():
        _check_like(name, its, forms)
    return [Function(name, tuple(forms[name]), tuple(its)) for name, its in users.items()]


def _check_like(name: str, users: Iterable[str], forms: Mapping[str, Sequence[Export]]) -> None:
    """Raises E1027 where a function takes the table of none, or of one with other candidates."""
    for user in users:
        place = forms[user][0].place
        if name not in forms:
            raise error("E1027", f"{user} is like {name}, and no function of that name has candidates", place)
        own, theirs = (digest(form.tuned for form in forms[one] if form.tuned) for one in (user, name))
        if own != theirs:
            raise error("E1027", f"{user} is like {name}, and has other candidates, shapes or features", place)
