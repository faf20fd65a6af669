"""Machine code as text, with the lines of Python that it comes from.

// k.py:12: b[i] = twice(a[i])
//   ↳ tools.py:3: return y + y * x
        /*0090*/  FFMA R0, R0, R7, R7
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile

from cutec.cost.listing import Function, Place
from cutec.diag.source import line_of
from cutec.lazy_pattern import pattern

_NAMED = pattern(r"\.L_\w+")


def sass_text(functions: Iterable[Function], path_of: Callable[[str], str]) -> str:
    """All functions, one after the other. `path_of` gives the path of a file that a place names; of
    a file that is not there only the number is shown.
    """
    return "\n".join("".join(f"{line}\n" for line in function_lines(function, path_of)) for function in functions)


def function_lines(function: Function, path_of: Callable[[str], str], addresses: bool = True) -> Iterator[str]:
    """The lines of one function: above each run of instructions of one place that place, and the
    labels that branches name. Texts to be compared have no `addresses`.
    """
    named = {name for i in function.instructions for name in _NAMED.findall(i.text)}
    labels: dict[int, list[str]] = {}
    for name, address in function.labels.items():
        if name in named:
            labels.setdefault(address, []).append(name)
    width = max(4, len(f"{function.instructions[-1].address:x}")) if function.instructions else 4
    before: tuple[Place, ...] = ()
    yield f"{function.name}:"
    for instruction in function.instructions:
        yield from (f"{label}:" for label in labels.get(instruction.address, ()))
        if instruction.places != before:
            yield from place_lines(instruction.places, before, path_of)
            before = instruction.places
        address = f"/*{instruction.address:0{width}x}*/  " if addresses else ""
        yield f"        {address}{instruction.text}"


def place_lines(places: tuple[Place, ...], before: tuple[Place, ...], path_of: Callable[[str], str]) -> Iterator[str]:
    """A call chain as comments: the outermost line, and below it what was inlined there. Calls that
    it shares with the chain `before` are not repeated.
    """
    chain, last = places[::-1], before[::-1]
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(chain, last)))
    for depth in range(min(shared, len(chain) - 1), len(chain)):
        file, line = chain[depth]
        text = source_line(path_of(file), line)
        yield f"// {'  ' * depth}{'↳ ' if depth else ''}{file}:{line}{': ' if text else ''}{text}"
    if not chain:
        yield "// (no line)"


def source_line(path: str, line: int) -> str:
    """The text of a line without its indentation; "" where it is not found."""
    return (line_of(path, line) or "").strip()
