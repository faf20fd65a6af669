"""Operations of CuTe IR, read from the lines of its text.

%8 = "cute.make_layout"(%6, %7) : (!cute.shape<"(4,8)">, …) -> !cute.layout<"(4,8):(8,1)">
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from cutec.explore.places import Chain, Line
from cutec.layout import LayoutError
from cutec.lazy_pattern import pattern
from cutec.ops.cute.type_text import parse_cute_type
from cutec.ops.cute.types import CuteType
from cutec.records import NamedTuple

_OPERATION = pattern(r'\s*(?:(%\d+(?:, %\d+)*) = )?"([\w.]+)"\(([^)]*)\)(?: \{(.*)\})? : \((.*)\) -> (.*)')


class Operation(NamedTuple):
    """An operation that has values of `!cute` types: names and texts of types of its values, the
    text of its attributes, and its Python place.
    """

    name: str
    results: tuple[str, ...]
    operands: tuple[str, ...]
    attributes: str
    result_types: tuple[str, ...]
    operand_types: tuple[str, ...]
    chain: Chain

    @property
    def short(self) -> str:
        """The name without the dialect, as the Python function is mostly called."""
        return self.name.rpartition(".")[2]


def operations(lines: Iterable[Line]) -> Iterator[Operation]:
    """The operations with `!cute` types or pointers to shared memory, in order."""
    for line in lines:
        if "!cute" not in line.text and "@dynamic_smem" not in line.text:
            continue
        match = _OPERATION.fullmatch(line.text)
        if match:
            results, name, operands, attributes, inputs, outputs = match.groups()
            outputs = outputs[1:-1] if outputs.startswith("(") else outputs
            yield Operation(
                name, _names(results), _names(operands), attributes or "", _types(outputs), _types(inputs), line.chain
            )


def _names(text: str | None) -> tuple[str, ...]:
    return tuple(text.split(", ")) if text else ()


@lru_cache(maxsize=4096)
def _types(text: str) -> tuple[str, ...]:
    """Types between commas: not those inside of quotes, angle brackets and parentheses."""
    found, depth, quoted, start = [], 0, False, 0
    for at, char in enumerate(text):
        if char == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif char in "<(":
            depth += 1
        elif char in ">)":
            depth -= 1
        elif char == "," and not depth:
            found.append(text[start:at].strip())
            start = at + 1
    return (*found, text[start:].strip()) if text.strip() else ()


@lru_cache(maxsize=4096)
def cute_type(text: str) -> CuteType | None:
    """The type of a text; None for a type that is not of our dialects."""
    if not text.startswith("!cute"):
        return None
    try:
        return parse_cute_type(text)
    except (LayoutError, ValueError):
        return None
