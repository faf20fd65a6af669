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
from cutec.ir.core import Loc

_CHOOSE = 'choose=[("m <= 256", {"tile": 64}), ("", {"tile": 128})]'


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


def choose_pairs(choose: Any, place: Loc | None) -> list[tuple[str, dict[str, Any]]]:
    """The guards and points of `choose`. Raises E1023 if it is malformed."""
    try:
        pairs = [(when, dict(point)) for when, point in choose]
    except (TypeError, ValueError):
        pairs = [("", {})]
    if any(not isinstance(when, str) or not point for when, point in pairs):
        raise error("E1023", "choose is a list of guards, each with compile-time values", place, help=_CHOOSE)
    return pairs


def distinct(given: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The distinct points, in order."""
    found: list[dict[str, Any]] = []
    for point in given:
        if point not in found:
            found.append(point)
    return found


def choice_of(name: str, pairs: Sequence[tuple[str, Mapping[str, Any]]]) -> Choice:
    """The choice with these guards and points."""
    return Choice(name, tuple(Form(name + suffix(point), when.strip()) for when, point in pairs))


def check_choice(choice: Choice | None, forms: Sequence[tuple[str, Signature]], place: Loc | None) -> None:
    """Raises E1023 for invalid guards, and for forms with different arguments."""
    if choice is None:
        return
    try:
        choice.check(forms[0][1])
    except ValueError as err:
        raise error("E1023", f"choose of {choice.name}: {err}", place, help=_CHOOSE) from None
    check_signatures(forms, place)


def check_signatures(forms: Sequence[tuple[str, Signature]], place: Loc | None) -> None:
    """Raises E1023 for forms with different arguments."""
    other = next((name for name, signature in forms if signature.interface != forms[0][1].interface), None)
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
    if isinstance(value, (tuple, list)):
        return "x".join(map(value_text, value))
    if isinstance(value, bool):
        return "01"[value]
    text = getattr(value, "short", None) or getattr(value, "__name__", None) or str(value)
    return re.sub(r"\W", "_", text.replace("-", "m"), flags=re.ASCII) or "_"
