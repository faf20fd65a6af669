"""Rewritten functions do exactly what Python does when nothing depends on run-time values."""

from __future__ import annotations

import contextlib
import textwrap
import traceback

import pytest
from harness import define
from hypothesis import given, settings, strategies as st
from programs import Writer

from cutec.frontend.rewriting.rewrite import rewrite


def outcome(function, log: list, *args):
    log.clear()
    try:
        result = function(*args)
    except RecursionError:
        raise
    except Exception as exception:
        kind = NameError if isinstance(exception, NameError) else type(exception)
        return kind, list(log)
    return result, list(log)


@pytest.mark.slow
@settings(max_examples=80, deadline=None)
@given(st.integers(0, 10**9), st.integers(-2, 3), st.integers(-2, 3))
def test_generated_programs(seed, x, y):
    source = Writer(seed).function()
    log: list = []

    def note(value=None):
        log.append(value)
        assert len(log) < 2000
        return value

    @contextlib.contextmanager
    def manager():
        note("enter")
        try:
            yield
        except ValueError:
            note("swallowed")
        finally:
            note("exit")

    function = define(source, note=note, manager=manager)
    assert outcome(rewrite(function), log, x, y) == outcome(function, log, x, y), source


def check(source: str, *args, **names):
    function = define(textwrap.dedent(source), **names)
    log: list = []
    assert outcome(rewrite(function), log, *args) == outcome(function, log, *args)
    return rewrite(function)


def test_methods_super_and_private_names():
    cls = define(
        textwrap.dedent("""
        class Base:
            def m(self, x):
                return x + 1
        class C(Base):
            def __init__(self):
                self.__hidden = 5
            def m(self, x, *, k=2):
                "Documented."
                if x > 0:
                    for i in range(3):
                        if i == 1:
                            return super().m(x) * k + self.__hidden
                return 0
        """),
        "C",
    )
    method = rewrite(cls.m)
    assert method(cls(), 3) == cls().m(3) == 13
    assert method(cls(), 3, k=3) == 17
    assert method.__doc__ == "Documented." and method.__qualname__ == "C.m"


def test_closures_see_later_bindings():
    check(
        """
    def f(n):
        functions = []
        if n:
            for i in range(3):
                functions.append(lambda: (i, k))
            k = 7
        return [g() for g in functions]
    """,
        1,
    )


def test_cells_of_the_original_are_shared():
    make = define(
        textwrap.dedent("""
        def make():
            count = 0
            def bump(by):
                nonlocal count
                if by:
                    count += by
                return count
            def read():
                return count
            return bump, read
        """),
        "make",
    )
    bump, read = make()
    bump = rewrite(bump)
    assert (bump(2), bump(3), read()) == (2, 5, 5)


def test_globals_declared_anywhere():
    f = define(
        "total = 0\ndef f(n):\n    for i in range(n):\n        if i:\n            global total\n            total +="
        " i\n    return total\n"
    )
    assert rewrite(f)(4) == 6 and f.__globals__["total"] == 6


def test_class_in_function_and_nested_generator():
    check(
        """
    def f(n):
        class Point:
            if n:
                x = 1
            def get(self):
                return (self.x and n) or 0
        def numbers():
            for i in range(n):
                if i % 2:
                    yield i
        return Point().get(), list(numbers()), {i: j for i, j in enumerate("ab") if i or n}
    """,
        5,
    )


def test_operands_are_evaluated_once_and_lazily():
    log: list = []

    def t(value):
        log.append(value)
        return value

    f = define(
        "def f():\n    return t(1) < t(0) < t(9), t(0) and t(5), t(0) or t('') or t(7), t(1) < t(2) < t(3)\n", t=t
    )
    assert rewrite(f)() == (False, 0, 7, True)
    assert log == [1, 0, 0, 0, "", 7, 1, 2, 3]


def test_try_return_order():
    check(
        """
    def f(n):
        log = []
        for i in range(3):
            try:
                if i == 1:
                    return log
                continue
            finally:
                log.append(i)
        return None
    """,
        0,
    )


@pytest.mark.parametrize(
    "inner",
    [
        "with manager(): return n",
        "try: n += 1\n            finally: return n",
        "try: n += log\n            except TypeError: return n",
    ],
)
def test_return_out_of_a_finally_drops_the_exception(inner):
    function = check(
        f"""
def f(n):
    log = []
    try:
        raise ValueError
    finally:
        while n:
            {inner}
    """,
        1,
        manager=contextlib.nullcontext,
    )
    assert function(1) in (1, 2)


def test_exceptions_carry_the_users_lines():
    f = define("def f(n):\n    if n:\n        for i in range(2):\n            raise ValueError('here')\n")
    with pytest.raises(ValueError) as info:
        rewrite(f)(1)
    lines = [e.lineno for e in traceback.extract_tb(info.value.__traceback__) if e.filename == f.__code__.co_filename]
    assert lines[0] == 2 and lines[-1] == 4


def test_defaults_and_keyword_only_parameters_are_the_originals():
    f = define("default = [1]\ndef f(a, b=default, *, c=3, **k):\n    if a:\n        return b, c, k\n")
    g = rewrite(f)
    assert g(1, z=4) == ([1], 3, {"z": 4}) and g(1)[0] is f.__globals__["default"]
    assert g.__kwdefaults__ == {"c": 3}


def test_user_function_named_range_is_the_users():
    check(
        "def f():\n    range = lambda n: [n, n]\n    return [x for x in range(3)] + [x for y in range(1) for x in"
        " range(y)]\n"
    )


def test_code_is_rewritten_once_per_definition():
    make = define("def make(k):\n    def g(x):\n        if x:\n            return k\n    return g\n", "make")
    first, second = rewrite(make(1)), rewrite(make(2))
    assert first.__code__ is second.__code__ and (first(1), second(1)) == (1, 2)
