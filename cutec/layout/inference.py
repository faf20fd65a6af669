"""`infer`: the result type of an operation of the `cute` dialect, from the types of its operands.

    >>> infer("composition", ['!cute.layout<"(20):(2)">', '!cute.layout<"(5,4):(4,1)">'])
    '!cute.layout<"(5,4):(8,2)">'
    >>> infer("size", ['!cute.shape<"(1,(2,?),9)">'], "[1]")
    '!cute.int_tuple<"?{div=2}">'

This is abstract interpretation: an operation's result type comes from running the algebra's own
function on abstract leaves (`Dyn`), which know a width and a divisor. The table `infer_table.RULES`
holds for every operation the kinds of its operands, the form of its attributes, the kind of its
result and that function.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from cutec.layout.errors import LayoutError
from cutec.layout.infer_table import RULES, Rule
from cutec.layout.typed import Typed, read_typed, verified

_INTEGER = r"\s*(-?\d{1,18})\s*"
_PATH = re.compile(r"\s*\[\s*((?:-?\d{1,18}\s*(?:,\s*-?\d{1,18}\s*)*)?)\]\s*")


def infer(op: str, operands: Sequence[str], attributes: str = "", result: str | None = None) -> str:
    """The text of an operation's result type. `op` is its name (`composition`, `cute.composition`),
    `operands` the texts of the operand types, `attributes` the text between its angle brackets:
    `[1,0]`, `0,2`, `{only_dynamic}`. Several results are written `(type, type)`, none `()`.

    `result` is the declared type. Constructors such as `make_shape` and `static` need it, since
    their operands do not determine their type; for other operations it must agree, but may state
    weaker divisors. Raises LayoutError for operands that the dialect rejects, with the operand and
    the reason.

    >>> infer("make_shape", ["i32"], result='!cute.shape<"(?,64)">')
    '!cute.shape<"(?,64)">'
    >>> infer("group_modes<0,2>", ['!cute.layout<"(4,5,6):(1,4,20)">'])
    '!cute.layout<"((4,5),6):((1,4),20)">'
    """
    name, attributes = _named(op, attributes)
    rule = RULES[name]
    typed = [_operand(name, i, text) for i, text in enumerate(operands)]
    _check_kinds(name, rule, typed)
    call = f"cute.{name}{f'<{attributes}>' if attributes else ''}({', '.join(map(str, typed))})"
    declared = read_typed(result) if result is not None and not result.lstrip().startswith("(") else None
    try:
        results = rule.infer(typed, _attributes(rule.attributes, attributes), declared)
        results = [verified(r) if r.value is not None else r for r in results]
    except LayoutError as problem:
        raise LayoutError(f"{call}: {problem}") from None
    text = str(results[0]) if len(results) == 1 else f"({', '.join(map(str, results))})"
    given = str(declared) if declared is not None else result
    if given is not None and re.sub(r"\s", "", given) != re.sub(r"\s", "", text) and not _says_less(given, text):
        raise LayoutError(f"{call}: gives {text}, not {given}")
    return text


_LEAF = re.compile(r"\?(?:\{(i64)? ?(?:div=(\d+))?\})?")


def _says_less(declared: str, inferred: str) -> bool:
    """Whether a type's text differs from another only in weaker divisors."""
    if _LEAF.sub("?", declared) != _LEAF.sub("?", inferred):
        return False
    leaves = zip(_LEAF.findall(declared), _LEAF.findall(inferred))
    return all(stated[0] == known[0] and int(known[1] or 1) % int(stated[1] or 1) == 0 for stated, known in leaves)


def _named(op: str, attributes: str) -> tuple[str, str]:
    """The name in the table and the text of the attributes, which may be part of `op`."""
    match = re.fullmatch(r"\s*(?:cute\.)?(\w+)\s*(?:<(.*)>)?\s*", op) if isinstance(op, str) else None
    if match is None or match[1] not in RULES:
        raise LayoutError(f"there is no operation {op!r} in the cute dialect whose type can be inferred")
    if match[2] and attributes:
        raise LayoutError(f"{op}: attributes are given twice")
    return match[1], match[2] or attributes


def _operand(name: str, position: int, text: str) -> Typed:
    try:
        return read_typed(text)
    except LayoutError as problem:
        raise LayoutError(f"cute.{name}: operand {position}: {problem}") from None


def _check_kinds(name: str, rule: Rule, typed: list[Typed]) -> None:
    """Check the number and kinds of operands against the rule."""
    forms = rule.operands
    if rule.variadic:
        forms = forms * len(typed)
    required = sum(not form.optional for form in forms)
    if not required <= len(typed) <= len(forms):
        wanted = str(required) if required == len(forms) else f"{required} to {len(forms)}"
        raise LayoutError(
            f"cute.{name}: takes {wanted} operands ({', '.join(f.name for f in forms)}), not {len(typed)}"
        )
    for i, (form, operand) in enumerate(zip(forms, typed)):
        if operand.kind not in form.kinds:
            raise LayoutError(
                f"cute.{name}: operand {i} ({form.name}) must be {' or '.join(form.kinds)}, not {operand}"
            )


def _attributes(form: str, text: str) -> tuple[Any, ...]:
    """The attributes in the order that the rule's function takes them."""
    if form == "path":
        if not text.strip():
            return ((),)
        match = _PATH.fullmatch(text)
        if match is None:
            raise LayoutError(f"attributes <{text}>: expected a list of modes such as [1,0]")
        return (tuple(int(m) for m in match[1].split(",")) if match[1].strip() else (),)
    if form == "flag":
        if text.strip() not in ("", "{only_dynamic}"):
            raise LayoutError(f"attributes <{text}>: expected {{only_dynamic}} or nothing")
        return (bool(text.strip()),)
    names = form.split(",") if form else []
    match = re.fullmatch(",".join([_INTEGER] * len(names)), text)
    if match is None and (names or text.strip()):
        raise LayoutError(f"attributes <{text}>: expected {'nothing' if not names else f'<{form}>, integers'}")
    return tuple(map(int, match.groups())) if match is not None else ()
