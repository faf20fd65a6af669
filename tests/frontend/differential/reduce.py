"""A smaller program that still differs, or is still refused with the same code:
`python tests/frontend/differential/reduce.py SEED` (or a file).
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from compare import check_source
from writer import Writer


def main(name: str) -> int:
    """Print the reduced program and what is wrong with it."""
    seed = int(name) if name.isdigit() else 0
    source = Writer(seed).module() if name.isdigit() else Path(name).read_text(encoding="utf-8")
    result = check_source(seed, source)
    if result.verdict not in ("differs", "refused"):
        print(result)
        return 0
    source, kind = ast.unparse(ast.parse(source)), (result.verdict, result.reason.split()[0])
    position = 0  # of the cut to try next: after a good one, those before it have failed on nearly the same program
    while (found := _smaller(seed, source, kind, position)) or position:
        position, source = found or (0, source)
    print(source)
    print(check_source(seed, source))
    return 1


def _smaller(seed: int, source: str, kind: tuple[str, str], start: int) -> tuple[int, str] | None:
    for position, text in enumerate(smaller_ones(source)):
        if position >= start and _still(seed, text, kind):
            return position, text
    return None


def _still(seed: int, source: str, kind: tuple[str, str]) -> bool:
    result = check_source(seed, source)
    return bool(result.reason) and (result.verdict, result.reason.split()[0]) == kind


def smaller_ones(source: str) -> Iterator[str]:
    """The program with one statement left out or replaced by a part of it, or one expression by an
    operand; the largest cuts first.
    """
    count = sum(1 for _ in _lists(ast.parse(source)))
    for index in range(count):
        length = len(_nth(ast.parse(source), index)[0])
        for position in range(length):
            for part in ("", "body", "orelse"):
                tree = ast.parse(source)
                block, owner = _nth(tree, index)
                node = block[position]
                if part and not getattr(node, part, None):
                    continue
                block[position : position + 1] = getattr(node, part) if part else []
                if not block and owner != "orelse":
                    block.append(ast.Pass())
                yield from _legal(tree, source)
    for index, node in enumerate(ast.walk(ast.parse(source))):
        for operand in range(len(_operands(node))):
            tree = ast.parse(source)
            found = list(ast.walk(tree))[index]
            _Replace(found, _operands(found)[operand]).visit(tree)
            yield from _legal(tree, source)


def _legal(tree: ast.AST, before: str) -> Iterator[str]:
    text = ast.unparse(ast.fix_missing_locations(tree))
    try:
        compile(text, "reduced", "exec")
    except SyntaxError:
        return
    if len(text) < len(before):
        yield text


def _lists(tree: ast.AST) -> Iterator[tuple[list[ast.stmt], str]]:
    for node in ast.walk(tree):
        for name in ("body", "orelse"):
            if isinstance(getattr(node, name, None), list) and getattr(node, name):
                yield getattr(node, name), name


def _nth(tree: ast.AST, index: int) -> tuple[list[ast.stmt], str]:
    return list(_lists(tree))[index]


def _operands(node: ast.AST) -> list[ast.expr]:
    if not isinstance(node, (ast.BinOp, ast.BoolOp, ast.Call, ast.IfExp, ast.UnaryOp, ast.Compare)):
        return []
    return [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]


class _Replace(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST):
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
