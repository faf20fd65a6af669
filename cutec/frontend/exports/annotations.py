"""Annotations of parameters: their names, and the check of a kernel's arguments against them."""

from __future__ import annotations

from types import FunctionType
from typing import Any

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.argspec import LONG_NAMES
from cutec.frontend.flow.control import is_dynamic
from cutec.frontend.numbers.numeric import Numeric
from cutec.frontend.tensors.tensor import Tensor


def annotation_name(annotation: Any) -> str:
    """The last name in an annotation, without its arguments: `cute.Tensor` → "Tensor",
    `Constexpr[int]` → "Constexpr", `cutec.Int32 | None` → "Int32"; "" for none.

    With postponed evaluation an annotation is its text.
    """
    if isinstance(annotation, str):
        text = annotation.strip("'\"")
    elif annotation is None:
        return ""
    else:
        origin = getattr(annotation, "__origin__", annotation)
        text = getattr(origin, "__name__", "") or str(origin)
    names = [name for name in text.partition("[")[0].split("|") if name.strip() != "None"]
    return names[0].rpartition(".")[2].strip() if len(names) == 1 else text


def scalar_annotation(annotation: Any, name: str) -> str:
    """The dtype of an annotation that is a number class ("" for others)."""
    short = getattr(annotation, "short", "") if isinstance(annotation, type) else ""
    return short if isinstance(short, str) and short else LONG_NAMES.get(name, "")


def check_arguments(function: FunctionType, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    """Refuse arguments that contradict the annotations of a kernel: E0309 for a run-time value as
    Constexpr, E0108 for another kind.
    """
    annotations = function.__annotations__
    if not annotations:
        return
    code = function.__code__
    given = {**dict(zip(code.co_varnames[: code.co_argcount], args)), **kwargs}
    for name, value in given.items():
        annotation = annotations.get(name)
        kind = annotation_name(annotation)
        if kind == "Constexpr" and is_dynamic(value):
            raise error(
                "E0309",
                f"{function.__name__} takes {name!r} as a Constexpr, but its value is known only at run time",
                user_location(),
                help="annotate it with its type (cutec.Int32), or pass a value known when compiling",
            )
        wrong = value is not None and (
            isinstance(value, (int, float, Numeric))
            if kind == "Tensor"
            else isinstance(value, Tensor) and bool(scalar_annotation(annotation, kind))
        )
        if wrong:
            raise error(
                "E0108",
                f"{function.__name__} takes {name!r} as {kind}, not {type(value).__name__}",
                user_location(),
                help="compare the order of the arguments with that of the parameters",
            )
