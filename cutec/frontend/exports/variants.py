"""Variants of a declaration: the points of a matrix and the names of their exports; choices between
forms.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cutec.artifact.choice import Choice, Form
from cutec.artifact.signature import Signature
from cutec.diag import error
from cutec.frontend.exports.entry import EntryFunction
from cutec.frontend.exports.workspaces import keys, with_numbers
from cutec.ir.core import Loc, identity
from cutec.records import NamedTuple

_CHOOSE = 'choose=[("m <= 256", {"tile": 64}), ("", {"tile": 128})]'
_COSTS = 'choose=[("", {"tile": 64}, "(m + 63) // 64 * 40"), ("m > 64", {"tile": 128}, "(m + 127) // 128 * 60")]'


class FormSpec(NamedTuple):
    """A form as it is declared: its guard ("" takes all calls), its compile-time values, and what a
    call costs ("": not declared), in which `$key` and `$key[0]` stand for these values.
    """

    when: str
    point: dict[str, Any]
    cost: str = ""


def points(
    variants: Mapping[str, Sequence[Any]] | Sequence[Mapping[str, Any]], place: Loc | None
) -> list[dict[str, Any]]:
    """All points of a variant matrix, the last key fastest. Without variants: one empty point."""
    if not variants:
        return [{}]
    if not isinstance(variants, Mapping):
        wrong = next((point for point in variants if not isinstance(point, Mapping)), None)
        if wrong is not None:
            raise error("E1017", f"a point of a list of variants is a mapping, not {wrong!r}", place)
        return [dict(point) for point in variants]
    for key, values in variants.items():
        if not isinstance(values, (list, tuple)) or not values:
            raise error("E1017", f"variant key {key!r} needs a list of values, not {values!r}", place)
    return [dict(zip(variants, point)) for point in itertools.product(*variants.values())]


def form_specs(choose: Any, place: Loc | None) -> list[FormSpec]:
    """The forms of `choose`. Raises E1023 if it is malformed."""
    try:
        forms = [FormSpec(when, dict(point), *cost) for when, point, *cost in choose]
    except (TypeError, ValueError):
        forms = [FormSpec("", {})]
    if any(not isinstance(form.when, str) or not form.point or not isinstance(form.cost, str) for form in forms):
        raise error(
            "E1023",
            "choose is a list of guards, each with compile-time values, and all or none with a cost",
            place,
            help=_CHOOSE,
        )
    return forms


def distinct(given: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The distinct points, in order."""
    found: list[dict[str, Any]] = []
    for point in given:
        if point not in found:
            found.append(point)
    return found


def choice_of(
    name: str, forms: Sequence[FormSpec], entry: EntryFunction, values: Mapping[str, Any], place: Loc | None
) -> Choice:
    """The choice of these forms. `values`: compile-time values that all of them have. Raises E1023
    for a key in a cost that has no number.
    """
    try:
        made = [
            Form(name + suffix(form.point), form.when.strip(), numbered(form.cost, entry, {**values, **form.point}))
            for form in forms
        ]
    except ValueError as err:
        raise error("E1023", f"choose of {name}: {err}", place, help=_COSTS) from None
    return Choice(name, tuple(made))


def numbered(text: str, entry: EntryFunction, values: Mapping[str, Any]) -> str:
    """A sum or guard of a form with numbers for its keys, `$stages` and `$tile[0]`: those of
    `values`, or else of defaults of the entry's parameters. Raises ValueError for a key that has
    none.
    """
    if "$" not in text:  # most terms of hundreds of candidates
        return text.strip()
    try:
        return with_numbers(text, entry.values(values, keys(text))).strip()
    except ValueError as err:
        raise ValueError(f"{err} in {text!r}") from None


def check_choice(choice: Choice | None, forms: Sequence[tuple[str, Signature]], place: Loc | None) -> None:
    """Raises E1023 for invalid guards and costs, and for forms with different arguments."""
    if choice is None:
        return
    try:
        choice.check(forms[0][1])
    except ValueError as err:
        how = _COSTS if choice.has_costs else _CHOOSE
        raise error("E1023", f"choose of {choice.name}: {err}", place, help=how) from None
    check_signatures(forms, place)


def check_signatures(forms: Sequence[tuple[str, Signature]], place: Loc | None) -> None:
    """Raises E1023 for forms with different arguments."""
    names = {identity(signature): name for name, signature in reversed(forms)}  # many forms share one
    first, *rest = (signature for name, signature in forms if names[identity(signature)] is name)
    other = next((names[identity(s)] for s in rest if s.interface != first.interface), None)
    if other is not None:
        raise error(
            "E1023",
            f"{other} takes other arguments than {forms[0][0]}",
            place,
            help="the forms of a function differ in compile-time values and workspaces only",
        )


def suffix(variant: Mapping[str, Any]) -> str:
    """`_tile64x128_f16`: numbers and tuples after their key, other values alone."""
    return "".join(
        "_" + (text if text[0].isalpha() else key + text)
        for key, text in ((k, value_text(v)) for k, v in variant.items())
    )


def value_text(value: Any) -> str:
    if type(value) is int and value >= 0:
        return str(value)
    if isinstance(value, (tuple, list)):
        return "x".join(map(value_text, value))
    if isinstance(value, bool):
        return "01"[value]
    text = getattr(value, "short", None) or getattr(value, "__name__", None) or str(value)
    return re.sub(r"\W", "_", text.replace("-", "m"), flags=re.ASCII) or "_"
