"""The tree of a definition, parsed without the rest of its file, is that of the whole file."""

from __future__ import annotations

import ast
import linecache
from pathlib import Path
from types import FunctionType

import pytest

from cutec.frontend.syntax import source

ODD = '''
import functools

@functools.cache
@functools.wraps(
    print
)
def decorated(
    a, b=(1,
2),
):  # the brackets end further left than the body begins
    """Words
that begin on the left.
    """
# so does this comment
    if a:
        return b

    return [
    a,
]

class Outer:
    if True:
        def method(self): return self
        def other(self):

            def inner():
                return 1
            return inner
    else:
        def method(self): return None

    async def later(self):
        pass
\tdef_ = 1

def last(): return lambda x: (
    x)
'''.replace("\tdef_", "    def_")


def trees(name: str, lines: list[str]) -> list[tuple[int, str]]:
    """The definitions of a file, with the dump of each."""
    tree = ast.parse("".join(lines), name)
    nodes = [n for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return [
        (min([n.lineno, *(d.lineno for d in n.decorator_list)]), ast.dump(n, include_attributes=True)) for n in nodes
    ]


def test_definitions_are_parsed_alone() -> None:
    lines = ODD.splitlines(keepends=True)
    for line, expected in trees("odd.py", lines):
        alone = source._parsed_alone("odd.py", lines, line)
        assert alone is not None or line == 4, "only a string that begins on the left hides where a definition ends"
        assert alone is None or ast.dump(alone, include_attributes=True) == expected


@pytest.mark.parametrize("name", ["names.py", "source.py"])
def test_those_of_real_files_too(name: str) -> None:
    path = Path(source.__file__).parent / name
    lines = linecache.getlines(str(path))
    for line, expected in trees(name, lines):
        alone = source._parsed_alone(name, lines, line)
        assert alone is not None and ast.dump(alone, include_attributes=True) == expected


def test_a_definition_may_be_taken_again(tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text(ODD)
    names: dict[str, FunctionType] = {}
    exec(compile(ODD, str(tmp_path / "odd.py"), "exec"), names)
    for function in (names["last"], names["decorated"].__wrapped__):
        read = source.tree_of(function)
        first, second = source.definition_of(function), source.definition_of(function)
        assert read is not None and first is not second
        assert ast.dump(first, include_attributes=True) == ast.dump(second, include_attributes=True)
