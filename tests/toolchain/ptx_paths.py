"""Runs a function of PTX on random ways through it, and tells what it does with accumulators."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

_LABEL = re.compile(rb"(\$L__BB\w+):")
_BRANCH = re.compile(rb"\t(@!?%p\d+ )?bra(?:\.uni)?[ \t]+(\$L__BB\w+);")
_COPY = re.compile(rb"\tmov\.b32[ \t]+(%r\d+), (%r\d+|\d+);")
_SUM = re.compile(rb"\tadd\.f32[ \t]+(%r\d+), (%r\d+), (%r\d+);")
_LOAD = re.compile(rb"\tld\.local\.b32[ \t]+(%r\d+), (\[\S+\]);")
_STORE = re.compile(rb"\tst\.local\.b32[ \t]+(\[\S+\]), (%r\d+);")
_MULTIPLY = re.compile(rb"wgmma\.mma_async\S* \{([^}]*)\}, [^;]*?(%p\d+), \d, \d;")
_PREDICATE = re.compile(rb"\tmov\.pred[ \t]+(%p\d+), (-?\d+);")
_REGISTER = re.compile(rb"%r\d+\b")

UNDEFINED = ("undefined",)


def seen(ptx: bytes, seed: int, most: int = 60) -> list[tuple[object, ...]]:
    """What instructions beside sums, copies and multiplies read, in order, on one way of at most so
    many choices: values are hashes of how they came about. A multiply writes at once here.
    """
    return list(_run(ptx.split(b"\n"), random.Random(seed), most))


def agree(one: list[tuple[object, ...]], other: list[tuple[object, ...]]) -> bool:
    """Whether both read the same, but where the first reads what is not defined."""
    return len(one) == len(other) and all(
        a[0] == b[0] and all(x == y for x, y in zip(a[1:], b[1:]) if x != UNDEFINED) for a, b in zip(one, other)
    )


def _run(lines: list[bytes], chance: random.Random, most: int) -> Iterator[tuple[object, ...]]:
    labels = {found[1]: at for at, line in enumerate(lines) if (found := _LABEL.match(line))}
    values: dict[bytes, object] = {}
    predicates: dict[bytes, bool] = {}
    at = multiplies = choices = 0
    while choices < most and at < len(lines) and not lines[at].startswith(b"\tret;"):
        line = lines[at]
        at += 1
        if branch := _BRANCH.match(line):
            choices += bool(branch[1])
            at = labels[branch[2]] if not branch[1] or chance.random() < 0.5 else at
        elif predicate := _PREDICATE.match(line):
            predicates[predicate[1]] = predicate[2] != b"0"
        elif copy := _COPY.match(line) or _LOAD.match(line):
            values[copy[1]] = values.get(copy[2], UNDEFINED) if copy[2][:1] in b"%[" else copy[2]
        elif store := _STORE.match(line):
            values[store[1]] = values.get(store[2], UNDEFINED)
        elif found := _SUM.match(line):
            parts = sorted((values.get(name, UNDEFINED) for name in found.groups()[1:]), key=repr)
            values[found[1]] = UNDEFINED if UNDEFINED in parts else hash(("sum", *parts))
        elif multiply := _MULTIPLY.match(line):
            multiplies += 1
            for number, name in enumerate(_REGISTER.findall(multiply[1])):
                before = values.get(name, UNDEFINED) if predicates.get(multiply[2], True) else 0
                values[name] = UNDEFINED if before == UNDEFINED else hash((multiplies, number, before))
        elif names := [] if b"//" in line or b".reg" in line else _REGISTER.findall(line):
            yield (line.split()[0], *(values.get(name, UNDEFINED) for name in names))
