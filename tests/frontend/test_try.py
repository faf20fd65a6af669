"""`try` and `with` that are left under run-time conditions: `finally` and `__exit__` run on every
way out.
"""

from __future__ import annotations

import textwrap

import pytest
from harness import Traced, define

from cutec.diag import CutecError
from cutec.frontend.numbers.numeric import Int32


class Counter:
    """A context manager that counts."""

    def __init__(self, log):
        self.log = log

    def __enter__(self):
        self.log[0] = self.log[0] + 1
        return self

    def __exit__(self, *error):
        self.log[0] = self.log[0] + 100


PROGRAMS = {
    "return out of try": (
        """
        s = 0
        try:
            if n > 3:
                return n, s
            s += 1
        finally:
            n += 10
        return n, s
        """
    ),
    "break and continue": (
        """
        s, c = 0, 0
        for i in range(k):
            try:
                if i == n:
                    break
                if i % 2:
                    continue
                s += i
            finally:
                c += 1
            s += 100
        return s, c
        """
    ),
    "return out of a loop in try": (
        """
        s = 0
        try:
            for i in range(k):
                s += i
                if s > n:
                    return s, i
        finally:
            s = s * 2
        return s, k
        """
    ),
    "else": (
        """
        s = 1
        for i in range(k):
            try:
                if i > n:
                    break
            except ValueError:
                s = -1
            else:
                s += i
            finally:
                s += 10
        return s
        """
    ),
    "nested": (
        """
        s = 0
        while k > 0:
            try:
                try:
                    if k == n:
                        break
                    k -= 1
                finally:
                    s += 1
                if s > 6:
                    return s
            finally:
                s += 100
        return -s
        """
    ),
    "exceptions while tracing": (
        """
        try:
            raise KeyError("known while tracing")
        except KeyError as e:
            if n > 2:
                return 7
            n = n + 1
        finally:
            n = n * 3
        return n
        """
    ),
    "attributes": (
        """
        log = [n]
        try:
            if n > 5:
                return log
            log[0] = log[0] + 1
        finally:
            log[0] = log[0] * 2
        return log
        """
    ),
    "with": (
        """
        log = [n]
        for i in range(k):
            with Counter(log) as c:
                if log[0] > 400:
                    break
                if i == 1:
                    continue
                c.log[0] = c.log[0] + 3
            log[0] = log[0] + 1
        return log[0]
        """
    ),
    "return out of with": (
        """
        log = [k]
        with Counter(log):
            if n > 2:
                return log
        log[0] = log[0] * 2
        return log
        """
    ),
    "with in try": (
        """
        log = [0]
        try:
            with Counter(log):
                if n > 2:
                    return log
            log[0] = log[0] + 7
        finally:
            log[0] = log[0] + k
        return log
        """
    ),
}


def source(body: str) -> str:
    return f"@jit\ndef f(n, k):\n{textwrap.indent(textwrap.dedent(body).strip(), '    ')}\n"


def plain(value):
    return tuple(map(plain, value)) if isinstance(value, (tuple, list)) else int(value)


@pytest.mark.parametrize("name", PROGRAMS)
def test_ways_out(name):
    function = define(source(PROGRAMS[name]), Counter=Counter)
    python = define(source(PROGRAMS[name]), jit=lambda f: f, Counter=Counter)
    trace = Traced(function, [Int32, Int32])
    for n, k in [(0, 0), (4, 3), (1, 6), (6, 5), (2, 2), (3, 9), (-1, 1)]:
        assert plain(trace.run(n, k)) == plain(python(n, k)), (n, k)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("try:\n    if n > 0:\n        raise ValueError(n)\nexcept ValueError:\n    return 1\nreturn 0", "E0313"),
        (
            (
                "for i in range(k):\n    try:\n        n += 1\n    finally:\n        if n > 3:\n           "
                " break\nreturn n"
            ),
            "E0303",
        ),
    ],
)
def test_refusals(body, code):
    with pytest.raises(CutecError) as caught:
        Traced(define(source(body)), [Int32, Int32])
    assert caught.value.code == code
