"""`match`: structure is decided while tracing, numbers at run time."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import NamedTuple

import pytest
from harness import Traced, define

from cutec.frontend.numbers.numeric import Boolean, Float32, Int32


class Pair(NamedTuple):
    a: object
    b: object


@dataclass
class Point:
    x: object
    y: object = 0


@dataclass
class Named(Point):
    name: str = ""


class Plain:
    __match_args__ = ("left", "right")

    def __init__(self, left, right):
        self.left, self.right = left, right


PROGRAMS = {
    "values and alternatives": """
        match n % 6:
            case 0 | 3:
                return 1
            case -1 | 4 as m:
                return m * 10
            case m if m > k:
                return m + 100
            case 1 | (2 | 5):
                return 2
        return 7
        """,
    "guards see names, others keep theirs": """
        m = 50
        match n:
            case 1 | 2 as m if k > 3:
                r = m
            case 4 as m if k > 100:
                r = -1
            case _:
                r = 9
        return r, m
        """,
    "tuples": """
        match (n % 3, k % 2):
            case (0, 0):
                return 1
            case (0, y):
                return 10 + y
            case (x, 0) | (x, 1) if x == 1:
                return 20 + x
            case [x, *rest]:
                return 30 + x + rest[0]
        """,
    "nested": """
        match ((n, k), [n + k, 3]):
            case ((0, _), _):
                return 1
            case ((a, 2), [b, 3]) if a < b:
                return a * 100 + b
            case (_, [first, *_]):
                return first
        return 0
        """,
    "one of two positions": """
        match (n, k):
            case (0, v) | (v, 0):
                return v + 1000
            case (v, w):
                return v * w
        """,
    "named tuples": """
        match Pair(n, k):
            case Pair(0, b):
                return b
            case Pair(a=1 | 2 as a, b=b) if b > 2:
                return a + b * 100
            case Pair(a, b):
                return a - b
        """,
    "dataclasses": """
        p = Point(n, k)
        if k > 2:
            p = Point(k, n)
        match p:
            case Named(name="never"):
                return -1
            case Point(x=0 | 1, y=y):
                return y
            case Point(x, y) if x > y:
                return x * 100 + y
            case Point(x=x):
                return x
        """,
    "plain classes": """
        match Plain(n, (k, 4)):
            case Plain(3, (3 | 2, q)):
                return q
            case Plain(left, (a, b)) if left != 0:
                return left + a * b
            case Plain():
                return 77
        """,
    "mappings": """
        match {"kind": "load", "at": n, "bytes": k}:
            case {"kind": "store"}:
                return 0
            case {"kind": "load", "at": 0 | 1, "bytes": b}:
                return b
            case {"kind": "load", **rest} if len(rest) == 2:
                return rest["at"] * 10 + rest["bytes"]
        return 3
        """,
    "numbers by kind": """
        match n:
            case float():
                return 1
            case int(0) | int(7):
                return 2
            case int(v) if v > k:
                return v
        return 4
        """,
    "in loops, with jumps": """
        s = 0
        for i in range(k):
            match (i % 4, n % 3):
                case (0, _):
                    continue
                case (3, r) if s > 20:
                    break
                case (a, 0 | 1 as b):
                    s += a * 10 + b
                case (a, b) if s > 500:
                    return s, a, b
                case Pair():
                    s = -1
                case _:
                    s += 100
        return s, n, k
        """,
    "captures stay": """
        match n:
            case 0:
                v = 5
            case v:
                v = v + 1
        return v
        """,
}
NAMES = {c.__name__: c for c in (Pair, Point, Named, Plain)}


def plain(value):
    return tuple(map(plain, value)) if isinstance(value, tuple) else int(value)


def source(body: str) -> str:
    return f"@jit\ndef f(n, k):\n{textwrap.indent(textwrap.dedent(body).strip(), '    ')}\n"


@pytest.mark.parametrize("name", PROGRAMS)
def test_patterns(name):
    function = define(source(PROGRAMS[name]), **NAMES)
    python = define(source(PROGRAMS[name]), jit=lambda f: f, **NAMES)
    trace = Traced(function, [Int32, Int32])
    for n in range(-2, 9):
        for k in (-1, 0, 1, 2, 3, 5, 9):
            assert plain(trace.run(n, k)) == plain(python(n, k)), (n, k)


def test_classes_of_the_language():
    body = """
    match n:
        case Boolean():
            return 0
        case Float32(v):
            return 1
        case Int32(v) if v > 2:
            return v
    return 5
    """
    trace = Traced(define(source(body), Boolean=Boolean, Float32=Float32), [Int32, Int32])
    assert [trace.run(n, 0) for n in (1, 3, 9)] == [5, 3, 9]


def test_too_many_positions_are_an_error_as_in_python():
    with pytest.raises(TypeError, match="accepts 2 positional sub-patterns"):
        Traced(
            define(source("match Point(n, k):\n    case Point(a, b, c):\n        return a\nreturn 0"), **NAMES),
            [Int32, Int32],
        )
