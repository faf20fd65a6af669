"""Guards and costs of choices and extents of workspaces as expressions of C (`artifact.guard`).

Their integers have any size. An interval analysis over the symbols' ranges shows whether a
comparison, cost or extent can be computed in 64 bits, or needs 128; one that needs more is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cutec.artifact import guard
from cutec.artifact.arithmetic import Tree
from cutec.artifact.host_range import Range, exact_range
from cutec.diag import error
from cutec.records import NamedTuple

_COMPARE = ("<", "<=", ">", ">=", "==", "!=")
# C types and the bits of their numbers, smallest first.
_WIDTHS = (("int64_t", 63), ("wide", 127))
# Operators of sums as operations of host programs.
_OPERATIONS = {"+": "add", "-": "sub", "*": "mul", "//": "floordiv", "min": "min", "max": "max"}
# Functions of templates/export/arithmetic.c.j2.
_EXTREMES = {"min": "smaller", "max": "larger"}


def condition(text: str, names: Mapping[str, str], ranges: Mapping[str, Range]) -> str:
    """A guard over the C variables `names`. Raises E1120 if 128 bits may not suffice for it."""
    return _text(guard.parse(text, set(names)), names, ranges, text)


def costs(
    trees: Sequence[Tree], names: Mapping[str, str], ranges: Mapping[str, Range], texts: Sequence[str]
) -> tuple[str, list[str], list[str]]:
    """The costs of a choice: their one type, the lines that declare what several of them need, and
    their expressions. Raises E1120.
    """
    types = {_type((tree,), ranges, text) for tree, text in zip(trees, texts)}
    type = next(type for type, _ in reversed(_WIDTHS) if type in types)
    parts, trees = guard.shared(trees)
    names, ranges, lines = dict(names), dict(ranges), []
    for name, tree in parts.items():
        own = _type((tree,), ranges, name)
        names[name], ranges[name] = f"v{name[1:]}", _range(tree, ranges)
        lines.append(f"const {own} {names[name]} = {_Writer(names, ranges, own).write(tree)};")
    writer = _Writer(names, ranges, type)
    return type, lines, [writer.write(tree) for tree in trees]


def extent(tree: Tree, names: Mapping[str, str], ranges: Mapping[str, Range], text: str) -> str:
    """A sum. Raises E1120."""
    return _text(tree, names, ranges, text)


def _text(tree: Tree, names: Mapping[str, str], ranges: Mapping[str, Range], whole: str) -> str:
    if isinstance(tree, tuple) and tree[0] in ("and", "or"):
        operator = {"and": " && ", "or": " || "}[tree[0]]
        return f"({operator.join(_text(part, names, ranges, whole) for part in guard.joined(tree))})"
    if isinstance(tree, tuple) and tree[0] == "not":
        return f"!{_text(tree[1], names, ranges, whole)}"
    if isinstance(tree, tuple) and tree[0] in _COMPARE:
        type = _type(tree[1:], ranges, whole)
        writer = _Writer(names, ranges, type)
        return f"({writer.write(tree[1])} {tree[0]} {writer.write(tree[2])})"
    return _Writer(names, ranges, _type((tree,), ranges, whole)).write(tree)


class _Writer(NamedTuple):
    """Writes sums whose numbers on the way all have that C type."""

    names: Mapping[str, str]
    ranges: Mapping[str, Range]
    type: str

    def write(self, tree: Tree) -> str:
        """The text of a sum."""
        if isinstance(tree, int):
            small = f"{'(wide)' * (self.type == 'wide')}{tree}ll"
            return small if tree < 1 << 63 else f"(((wide){tree >> 62}ll << 62) + {tree & (1 << 62) - 1}ll)"
        if isinstance(tree, str):
            return f"({self.type}){self.names[tree]}"
        op, *operands = tree
        if op in ("//", "%"):
            return self._division(op, *operands)
        texts = [self.write(operand) for operand in operands]
        if op in _EXTREMES:
            return f"{'wide_' * (self.type == 'wide')}{_EXTREMES[op]}({', '.join(texts)})"
        return f"(-{texts[0]})" if len(texts) == 1 else f"({texts[0]} {op} {texts[1]})"

    def _division(self, op: str, dividend: Tree, divisor: Tree) -> str:
        """A division by what is positive, in 64 bits where they suffice: divisions of 128 bits are
        slow. Of what is not negative it is C's, and quick.
        """
        type = _type((dividend, divisor), self.ranges, "")
        texts = [self._replace(type=type).write(operand) for operand in (dividend, divisor)]
        if type == "int64_t" and _range(dividend, self.ranges)[0] >= 0:
            by = f"{texts[1]}u" if isinstance(divisor, int) else f"(uint64_t){texts[1]}"
            return f"({self.type})((uint64_t){texts[0]} {op[0]} {by})"
        function = f"{'wide_' * (type == 'wide')}floor_{'quotient' if op == '//' else 'remainder'}"
        return f"{f'({self.type})' * (type != self.type)}{function}({texts[0]}, {texts[1]})"


def _type(trees: tuple[Tree, ...], ranges: Mapping[str, Range], whole: str) -> str:
    """The smallest type that holds every number on the way. Raises E1120."""
    most = max(bits for tree in trees for part in _parts(tree) for bits in map(_bits, _range(part, ranges)))
    for type, bits in _WIDTHS:
        if most <= bits:
            return type
    raise error(
        "E1120",
        f"{whole!r} may need integers of more than 128 bits, which C has not",
        help="compare smaller products, or divide first",
    )


def _bits(number: int) -> int:
    return (number if number >= 0 else ~number).bit_length()


def _parts(tree: Tree) -> Iterator[Tree]:
    yield tree
    for operand in tree[1:] if isinstance(tree, tuple) else ():
        yield from _parts(operand)


def _range(tree: Tree, ranges: Mapping[str, Range]) -> Range:
    """Bounds of a sum's value."""
    if isinstance(tree, int):
        return tree, tree
    if isinstance(tree, str):
        return ranges[tree]
    op, *operands = tree
    parts = [_range(operand, ranges) for operand in operands]
    if len(parts) == 1:
        return -parts[0][1], -parts[0][0]
    if op == "%":
        return 0, parts[1][1] - 1
    found = exact_range(_OPERATIONS[op], "i64", parts)
    assert found is not None  # a divisor is a positive number
    return found
