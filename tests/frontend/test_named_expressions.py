"""`:=` in parts of expressions that are evaluated only if a run-time condition holds: the name has
the value that Python would give it.
"""

from __future__ import annotations

import ast
import textwrap

import pytest
from harness import Traced, define

from cutec.diag import CutecError
from cutec.frontend.numbers.numeric import Int32

PROGRAMS = {
    "the usual test": (
        """
        if n > 0 and (m := n * 3) > 10:
            return m
        return -1
        """
    ),
    "bound before": (
        """
        m = 7
        t = n > 0 and (m := n * 3) > 10
        return m, t
        """
    ),
    "in the last of several": (
        """
        if n > 0 and k > 0 and (m := n + k) > 3 and m < 40:
            n += m
        return n
        """
    ),
    "two names": (
        """
        if (a := n * 2) > k and (b := a - k) > 1 and (c := b * b) < 200:
            return a + b * 100 + c * 10000
        return a
        """
    ),
    "or, left early": (
        """
        if n < 0 or (m := n - k) < 0:
            return -5
        return m * 2
        """
    ),
    "or, in else": (
        """
        if not n > 2 or (m := n * n) > 50:
            r = 1
        else:
            r = m + 1000
        return r
        """
    ),
    "not of and": (
        """
        if not (n > 0 and (m := k + 1) > 0):
            return 0
        return m
        """
    ),
    "ternary": (
        """
        m = 1
        r = (m := n + 1) if k > 0 else (m := n - 1) * 2
        return r, m
        """
    ),
    "ternary in one arm": (
        """
        m = k
        r = (m := n + 1) * 5 if k > 2 else 0
        return r + m
        """
    ),
    "both arms bind": (
        """
        r = (m := n + 1) if k > 0 else (m := n - 1) * 2
        return r, m
        """
    ),
    "chain": (
        """
        if 0 < n < (m := k * k) < 100:
            return m
        return 0
        """
    ),
    "while": (
        """
        s = 0
        while k > 0 and (m := n % (k + 1)) < 9:
            s += m * k
            k -= 1
        return s, k
        """
    ),
    "while left by break": (
        """
        s = 0
        while k > 0 and (m := n % (k + 1)) < 9:
            s += m
            k -= 1
            if m == 2:
                break
        return s, k
        """
    ),
    "in a loop": (
        """
        s, last = 0, -1
        for i in range(k):
            if i % 2 == 0 and (m := i * n) > 5:
                s += m
                last = m
        return s, last
        """
    ),
    "nested branches": (
        """
        if n > 0 and (m := n * 2) > 4:
            if k > 1 and (q := m + k) > 9:
                return q * m
            return m
        elif k > 0 and (m := k * 5) > 12:
            return m + 1
        return 3
        """
    ),
    "the same condition twice": (
        """
        c = n > 1
        r = c and (m := k * 3) > 0
        if c:
            return m
        return 1
        """
    ),
    "carried by a loop": (
        """
        m = 0
        for i in range(k):
            t = i > 1 and (m := m + i) > 4
            n += Int32(t)
        return m, n
        """
    ),
    "of a value": (
        """
        r = n and (m := k + n)
        if r:
            return r * 10 + m
        return r
        """
    ),
    "in an argument": (
        """
        m = 2
        r = max(n and (m := k) or 4, 5)
        return r + m
        """
    ),
    "in a comprehension": (
        """
        last = 0
        r = sum([(last := e) if e > n else 0 for e in (k, k + 1, 3)])
        return r, last
        """
    ),
    "assigned again": (
        """
        if n > 0 and (m := n) > 2:
            m = m + k
            n = m
        return n
        """
    ),
    "in a function": (
        """
        def f(x):
            if x > 0 and (m := x * 2) > 3:
                return m
            return x
        return f(n) + f(k)
        """
    ),
    "a lambda's own": (
        """
        f = lambda x: (m := x * 2) + m
        return f(n) if n > 3 else f(k)
        """
    ),
    "a name of the function around": (
        """
        m = 1
        def f(x):
            nonlocal m
            return x > 2 and (m := m + x) > 0
        f(n)
        f(k)
        return m
        """
    ),
    "tuples": (
        """
        if n > 1 and (p := (n, k * 2))[1] > 2:
            a, b = p
            return a * 100 + b
        return 0
        """
    ),
}
INPUTS = [(0, 0), (1, 1), (3, 2), (5, 5), (-4, 3), (7, 0), (20, 9), (12, -3), (6, 4)]


def source(body: str) -> str:
    return f"@jit\ndef f(n, k):\n{textwrap.indent(textwrap.dedent(body).strip(), '    ')}\n"


def plain(value):
    return tuple(map(plain, value)) if isinstance(value, tuple) else int(value)


@pytest.mark.parametrize("name", PROGRAMS)
def test_names_bound_in_parts(name):
    function = define(source(PROGRAMS[name]))
    python = define(source(PROGRAMS[name]), jit=lambda f: f, Int32=int)
    trace = Traced(function, [Int32, Int32])
    for n, k in INPUTS:
        assert plain(trace.run(n, k)) == plain(python(n, k)), (n, k)


@pytest.mark.parametrize(
    "body",
    [
        "t = n > 0 and (m := n * 3) > 10\nreturn m",
        "if n > 0 and (m := n * 3) > 10:\n    n = m\nelse:\n    n = m + 1\nreturn n",
        "if n > 0 or (m := k) > 1:\n    return m\nreturn 0",
        "while n > 0 and (m := k) > 1:\n    n -= m\nreturn m",
        "t = n > 0 and (m := 3) > 1\nif k > 0:\n    m = 5\nif n > 0:\n    return m\nreturn 0",
    ],
)
def test_a_name_that_may_be_unbound_is_refused(body):
    with pytest.raises(CutecError) as caught:
        Traced(define(source(body)), [Int32, Int32])
    assert caught.value.code == "E0306" and "`m`" in caught.value.message
    assert ast.parse(source(body))


SEARCHES = {
    "equal tuples": (
        """
        t = (n, (k, 2))
        a = (n, k) == (3, 2), [n, 1] != [5, 1], (n, k) == [n, k], (n, k) != (n, k, 1)
        b = (n, k) in ((3, 2), (5, 5)), t in [(7, (0, 2)), 3]
        return a, b, 1 if (n, k) != (12, -3) else 2, t == (1, (1, 2)) != (n, 1)
        """
    ),
    "operands of a test need no common type": (
        """
        r = 0
        if n and k > 1 or not (n % 3 and k):
            r = 1
        while k and n > r or (m := k - 2) and m > 3:
            r += 3
            k -= 1
        return r + 100 if n and k < 2 else r, not (n and k > 1)
        """
    ),
    "stops where Python does": (
        """
        log = [0]
        def note(v):
            log[0] = log[0] * 10 + v
            return v
        r = any(note(v) > n for v in (1, 2, 3, 4))
        s = all(note(v) < k for v in (5, 6, 7))
        return r, s, log[0]
        """
    ),
    "guards what follows": (
        """
        r = all(100 // (n + i) > k for i in (50, 51) if n + i != 0)
        s = any(n != i and 100 // (n - i) > k for i in range_constexpr(3))
        return r, s
        """
    ),
    "conditions at run time": (
        """
        r = any(v > 3 for v in (n, k, n + k) if v % 2 == 0)
        s = all(v > 0 for v in (n, k, n * k) if v != 5 if v != 7)
        return r, s
        """
    ),
    "binds": (
        """
        m = -1
        if any((m := v * 2) > n for v in (k, k + 1, 3)):
            return m
        return m - 100
        """
    ),
    "nested": (
        """
        r = any(all(n % q != 0 for q in (2, 3)) or n == w for w in (2, 3, k))
        s = any(x * y == n for x in (1, 2) for y in (k, 3) if x != y)
        return r, any(False for _ in (1, 2)), all(x for x in ()), s
        """
    ),
    "of values that are there": (
        """
        t = (n > 0, k > 1)
        return any(t), all(t), any([n, k]), all((n, 1))
        """
    ),
}


@pytest.mark.parametrize("name", SEARCHES)
def test_any_and_all_evaluate_as_far_as_they_need(name):
    python = define(source(SEARCHES[name]), jit=lambda f: f, range_constexpr=range)
    trace = Traced(define(source(SEARCHES[name])), [Int32, Int32])
    for n, k in INPUTS:
        assert plain(trace.run(n, k)) == plain(python(n, k)), (n, k)
