"""The text of a tensor's elements, as `cute.print_tensor` prints them: mode 0 goes down and mode 1
to the right, further modes are blocks, and a nested mode counts as one.
"""

from __future__ import annotations

from itertools import product

from cutec.layout import crd2idx

INDENT = "       "
Piece = tuple[str, list[int]]  # a text with conversions of C's printf, and the positions of the elements for them


def conversion(dtype: str) -> str:
    """The conversion of an element."""
    if dtype[0] in "fbt":
        return "% f"
    return " %u" if dtype[0] == "u" else "% d"


def pieces(sizes: list[int], one: str, verbose: bool = False) -> list[Piece]:
    """The text of a tensor with modes of these sizes: a piece for each row, and with `verbose` for
    each element. `one` is the conversion of an element. Positions count as coordinates do, mode 0
    first.
    """
    if not verbose:
        return [("data=\n" + INDENT, []), *nested(sizes, one), (")\n", [])]
    coords = list(product(*map(range, sizes)))
    lines = [(f"\t({','.join(map(str, c))})= {one.strip()}\n", [crd2idx(c, tuple(sizes))]) for c in coords]
    return [("data= (\n", []), *lines, (")\n", [])]


def nested(sizes: list[int], one: str) -> list[Piece]:
    """The elements in brackets."""
    rows, columns, *blocks = [1, *sizes] if len(sizes) == 1 else sizes
    found: list[Piece] = []
    depth = len(blocks) + (len(sizes) > 1)
    lines = list(product(*map(range, reversed(blocks)), range(rows)))
    for number, (*outer, row) in enumerate(lines):
        first, last = _edges(number, [*reversed(blocks), rows] if len(sizes) > 1 else [])
        start = "[" * first if number == 0 else " " * (depth - first) + "[" * first
        end = "]" * last + ("" if number == len(lines) - 1 else ",\n" + ("\n" if last else "") + INDENT)
        at = row + rows * columns * crd2idx(tuple(reversed(outer)), tuple(blocks)) if blocks else row
        found.append((start + "[" + f"{one}, " * columns + "]" + end, [at + rows * c for c in range(columns)]))
    return found


def _edges(number: int, sizes: list[int]) -> tuple[int, int]:
    """How many brackets open before a row and close after it, besides its own."""
    opened, closed, step = 0, 0, 1
    for size in reversed(sizes):
        step *= size
        opened += number % step == 0
        closed += (number + 1) % step == 0
    return opened, closed
