"""Mutations of texts, bytes and plain data: small steps away from what is right."""

from __future__ import annotations

import json
import string
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import yaml

NUMBERS = (0, 1, -1, 2, 3, 7, 32, 64, 128, 255, 1023, 1024, 65536, 2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64)
ODD_NUMBERS = (*NUMBERS, -(2**31), -(2**63), 10**19, 10**40, 10**400, 0.5, -0.0, 1e308, float("inf"), float("nan"))
TEXTS = (
    "",
    " ",
    "x",
    "n",
    "f32",
    "f32[n]",
    "out f16[m,n{div=8}]:(1,m)@16",
    "$d[n]",
    "none",
    "stream",
    "null",
    "a.b.c",
    "__class__",
    "../../..",
    "/",
    "/dev/zero",
    "/dev/null",
    "k.py",
    "2*m*n",
    "9**9**9",
    "(" * 300,
    "m" * 5000,
    "1" * 5000,
    "größe",
    "𝔫",
    "\N{RIGHT-TO-LEFT OVERRIDE}",
    "a\nb",
    "a\tb",
    "\x1b[31m",
    "%s%n{0}",
    "${HOME}",
    "'\"",
    "--help",
    "=",
    "1e5",
    "0x10",
    "١٢",  # digits, but not of ASCII
    "²",
    "true",
)
_LETTERS = string.printable + "éß𝔘\N{NO-BREAK SPACE}\N{ZERO WIDTH SPACE}²"

Path = tuple[Any, ...]


def odd(rng: Random) -> Any:
    """A value of any type."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.choice((None, True, False))
    if kind < 4:
        return rng.choice(ODD_NUMBERS)
    if kind < 6:
        return rng.choice(TEXTS)
    inner = rng.choice((None, 0, "n", [], {}))
    return rng.choice(([], {}, [inner], {"x": inner}, [[[inner]]], nested(rng.choice((5, 30, 200)), inner)))


def nested(depth: int, inner: Any) -> Any:
    """Lists in lists."""
    for _ in range(depth):
        inner = [inner]
    return inner


def changed(rng: Random, data: Any, steps: int = 2) -> Any:
    """A copy of plain data with one to `steps` changes anywhere in it."""
    copy = _copy(data)
    for _ in range(rng.randint(1, steps)):
        copy = _step(rng, copy)
    return copy


def _step(rng: Random, data: Any) -> Any:
    places = list(_places(data, ()))
    place = rng.choice(places)
    if not place:
        return odd(rng) if rng.random() < 0.1 else data
    *front, key = place
    owner = _at(data, front)
    value = owner[key]
    kind = rng.randrange(12)
    if kind == 0:
        del owner[key]
    elif kind == 1 and isinstance(key, str):
        owner[misspelt(rng, key)] = owner.pop(key)
    elif kind == 2:
        owner[key] = odd(rng)
    elif kind < 5 and isinstance(owner, list):
        owner.insert(rng.randint(0, len(owner)), _copy(value))
    elif kind < 7 and isinstance(value, str):
        owner[key] = mistyped(rng, value, steps=1)
    elif kind < 9 and type(value) is int:
        owner[key] = rng.choice((value + 1, value - 1, -value, value * 2**20, rng.choice(NUMBERS)))
    else:
        others = [other for path in places if type(other := _at(data, path)) is type(value)]
        owner[key] = _copy(rng.choice(others))
    return data


def _copy(data: Any) -> Any:
    return json.loads(json.dumps(data))


def _places(data: Any, path: Path) -> Iterator[Path]:
    yield path
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield from _places(data[key], (*path, key))


def _at(data: Any, path: Sequence[Any]) -> Any:
    for key in path:
        data = data[key]
    return data


def misspelt(rng: Random, word: str) -> str:
    """A word with one letter less, more or changed, or another one."""
    at = rng.randint(0, len(word))
    return rng.choice((word[:at] + word[at + 1 :], word[:at] + rng.choice(_LETTERS) + word[at:], word + "s", "x"))


def mistyped(rng: Random, text: str, tokens: Sequence[str] = TEXTS, steps: int = 3) -> str:
    """A text with a few changes: pieces taken out, doubled, exchanged, or put in."""
    for _ in range(rng.randint(1, steps)):
        a, b = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
        text = rng.choice(
            (
                text[:a] + text[a + 1 :],
                text[:a] + text[b:],
                text[:b] + text[a:],
                text[:a] + rng.choice(_LETTERS) + text[a:],
                text[:a] + rng.choice(tokens) + text[a:],
                text[:a] + rng.choice(tokens) + text[b:],
                text[:a] + str(rng.choice(NUMBERS)) + text[a + 1 :],
            )
        )[:20000]
    return text


def damaged(rng: Random, data: bytes, steps: int = 3) -> bytes:
    """Bytes with a few changed, cut or doubled."""
    for _ in range(rng.randint(1, steps)):
        a, b = sorted((rng.randint(0, len(data)), rng.randint(0, len(data))))
        data = rng.choice(
            (data[:a], data[:a] + data[b:], data[:b] + data[a:], data[:a] + rng.randbytes(2) + data[a + 2 :])
        )
    return data[: 1 << 20]


_YAML = (
    "&a ",
    "*a",
    "!!python/object/apply:os.system ",
    "!x ",
    "\t",
    "? ",
    "- ",
    ": ",
    "\n---\n",
    "{",
    "[",
    "|\n",
    "<<: ",
)


def yaml_text(rng: Random, data: Any) -> bytes:
    """Plain data as YAML in one of its forms; at times with a mistake in the text."""
    style = rng.choice((True, False, None))
    text = yaml.safe_dump(data, default_flow_style=style, allow_unicode=rng.random() < 0.5, sort_keys=False)
    if rng.random() < 0.1:
        text = mistyped(rng, text, _YAML)
    raw = text.encode(rng.choice(("utf-8",) * 30 + ("utf-16", "latin-1")), "replace")
    return damaged(rng, raw) if rng.random() < 0.04 else raw


def json_text(rng: Random, data: Any) -> str:
    """Plain data as JSON; at times with a mistake in the text."""
    text = json.dumps(data, ensure_ascii=rng.random() < 0.5)
    return (
        mistyped(rng, text, ("{", "[", "]", "}", ",", "NaN", "null", "1" * 5000, '"')) if rng.random() < 0.15 else text
    )
