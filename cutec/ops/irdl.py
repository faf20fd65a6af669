"""The dialects `cute`, `cute_nvgpu` and `cutec` in IRDL, MLIR's language for dialects defined at
run time, so that a stock `mlir-opt --irdl-file=…` parses and checks CuTe IR. Generated from the one
table of operations.

IRDL cannot express: an optional attribute (such attributes are not mentioned, and MLIR then admits
anything there), operands of different types in one variadic group (so operations have a
group for each type), terminators and regions (CuTe IR has none of its own), the text inside a type.
`verify_cute` checks all of that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cutec.ops.cute.form import Slot, alternatives, of_attribute, of_type, parse_form
from cutec.ops.cute.registry import CuteOp
from cutec.ops.cute.types import TypeRow
from cutec.ops.tables import COMPOSITES, TYPES

DIALECTS = ("cute", "cute_nvgpu", "cutec")
_COUNTS = {"": "", "?": "optional ", "*": "variadic "}


def irdl_text() -> str:
    """The definition of all dialects of our own."""
    return "\n".join(map(_dialect, DIALECTS))


def _dialect(dialect: str) -> str:
    lines = [f"irdl.dialect @{dialect} {{"]
    for row in TYPES.values():
        if row.name.startswith(f"{dialect}."):
            lines += _indented(_type(row))
    for op in COMPOSITES.values():
        if op.name.startswith(f"{dialect}."):
            lines += _indented(_operation(op))
    return "\n".join([*lines, "}", ""])


def _type(row: TypeRow) -> list[str]:
    constraints, parameters = _Constraints(), parse_form(f"{{{row.parameters}}}").attributes
    line = f"irdl.parameters({constraints.named(parameters, of_attribute)})"
    return [
        f"// {row.summary}",
        f"irdl.type @{row.name.partition('.')[2]} {{",
        *_indented([*constraints.lines, line]),
        "}",
    ]


def _operation(op: CuteOp) -> list[str]:
    form, constraints = parse_form(op.form), _Constraints()
    body = []
    for keyword, slots in (("operands", form.operands), ("results", form.results)):
        if slots:
            body.append(f"irdl.{keyword}({constraints.named(slots, of_type)})")
    required = [a for a in form.attributes if not a.count]
    if required:
        entries = ", ".join(f'"{a.name}" = {constraints.of(alternatives(a, of_attribute))}' for a in required)
        body.append(f"irdl.attributes {{{entries}}}")
    return [
        f"// {op.summary}",
        f"irdl.operation @{op.name.partition('.')[2]} {{",
        *_indented([*constraints.lines, *body]),
        "}",
    ]


class _Constraints:
    """The constraints of one definition. In IRDL a constraint is a variable: wherever it is used it
    stands for the same type, so only constraints that admit a single type are shared.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._known: dict[str, str] = {}

    def named(self, slots: Iterable[Slot], of_kind: Callable[[str], tuple[str, ...]]) -> str:
        """`name: %0, other: optional %1`."""
        return ", ".join(f"{s.name}: {_COUNTS[s.count]}{self.of(alternatives(s, of_kind))}" for s in slots)

    def of(self, choices: tuple[str, ...]) -> str:
        """The constraint that one of the alternatives holds."""
        parts = [self._add(_single(choice)) for choice in choices]
        return parts[0] if len(parts) == 1 else self._add(f"irdl.any_of({', '.join(parts)})")

    def _add(self, text: str) -> str:
        if text in self._known:
            return self._known[text]
        name = f"%{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        if text.startswith("irdl.is "):
            self._known[text] = name
        return name


def _single(choice: str) -> str:
    if choice.startswith("@"):
        dialect, _, name = choice[1:].partition(".")
        return f"irdl.base @{dialect}::@{name}"
    if choice.startswith(("!builtin.", "#builtin.")):
        return f'irdl.base "{choice}"'
    return f"irdl.is {choice}"


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"  {line}" for line in lines]
