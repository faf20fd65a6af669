"""Functions that a kernel calls: decorated and not, lambdas, methods, operators, and what becomes
of them.
"""

from __future__ import annotations

import textwrap
import types as python_types

import pytest
from harness import Traced, define, same

from cutec.cute.decorators import kernel
from cutec.diag import CutecError
from cutec.frontend.numbers.numeric import Float32, Int32
from cutec.frontend.rewriting.function import JitFunction, jit

ARGUMENTS = [(0, 1.5), (1, -2.0), (5, 0.25), (9, 3.0), (-3, 0.5)]

PROGRAMS = {
    "lambdas": (
        """
        relu = lambda v: v if v > 0.0 else 0.0
        steps = (lambda v: v + 1 if v > 3 else v), (lambda v: (lambda u: u * 2 if u > 1 else u)(v) and v)
        def apply(op, v):
            return op(v)
        def f(n, x):
            return apply(relu, x), apply(steps[0], n), steps[1](n), (lambda q: n if q > n else q)(3)
        """
    ),
    "undecorated_recursion": (
        """
        def product(k, so_far):
            return so_far if k == 0 else product(k - 1, so_far * k)
        def f(n, x):
            return product(4, n)
        """
    ),
    "decorators_of_the_users": (
        """
        import functools
        def plus_one(function):
            @functools.wraps(function)
            def wrapped(*args, **options):
                if args[0] > 2:
                    return function(*args, **options)
                return function(*args, **options) + 1
            return wrapped
        @plus_one
        def times(n, *, k=2):
            return n * k if n != 5 else n
        @jit
        @plus_one
        def more(n):
            return n + 7 if n > 1 else n
        def f(n, x):
            return times(n), times(n, k=3), more(n)
        """
    ),
    "generators_over_known_things": (
        """
        def parts():
            for i in range(4):
                if i != 1:
                    yield i
        def f(n, x):
            return sum(n * e if e > 1 else n for e in parts()), [n + e for e in parts()], {e: x for e in parts()}[2]
        """
    ),
    "classes": (
        """
        class Base:
            limit = 3
            def clipped(self):
                return self.n if self.n < self.limit else self.limit
        class Counter(Base):
            def __init__(self, n):
                if n > 2:
                    self.n = n - 2
                else:
                    self.n = n
            def __add__(self, k):
                return Counter(self.n + k)
            def __lt__(self, other):
                return self.n < other.n
            @property
            def sign(self):
                return 1 if self.n > 0 else -1 if self.n < 0 else 0
            @staticmethod
            def larger(a, b):
                return a if a > b else b
            @classmethod
            def of(cls, n):
                return cls(n if n > 0 else -n)
            def clipped(self):
                return super().clipped() + 1
        def f(n, x):
            c, total = Counter(n), Counter(0)
            for i in range(n):
                total = total + i
                if i == 4:
                    break
            if c < total:
                c = c + 1
            return c.n, c.sign, c.clipped(), Counter.larger(n, 4), Counter.of(n).n, total.n
        """
    ),
    "jit_under_descriptors": (
        """
        class C:
            def __init__(self, n):
                self.n = n
            @jit
            @staticmethod
            def twice(v):
                return v * 2 if v > 1 else v
            @jit
            @property
            def half(self):
                return self.n // 2 if self.n > 2 else self.n
            @classmethod
            @jit
            def make(cls, n):
                return cls(n if n > 0 else 1)
        def f(n, x):
            return C.twice(n), C(n).half, C.make(n).n
        """
    ),
    "nonlocal_counters": (
        """
        def f(n, x):
            count = 0
            def tick(by):
                nonlocal count
                if by > 1:
                    count += by
                return count
            log = [0, 0]
            def note(v):
                log[0] = log[0] + v
            for i in range(n):
                if tick(i) > 7:
                    break
                note(i)
            if n > 2:
                note(100)
            return count, log
        """
    ),
    "parameters_of_all_kinds": (
        """
        def g(a, b=2, *rest, k, s=1, **more):
            if a > b:
                return a * s + sum(rest) + k
            return more["z"] + len(rest)
        def f(n, x):
            return g(n, k=1, z=n), g(n, 3, 4, n, k=n, s=2, z=5), g(*(n, 1), **{"k": 2, "z": n})
        """
    ),
    "a_known_range_in_undecorated_code_is_pythons": (
        """
        table = [3, 1, 4]
        def g(n):
            s = n
            for i in range(3):
                s += table[i]
            return s
        def f(n, x):
            return g(n)
        """
    ),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str) -> None:
    source = textwrap.dedent(PROGRAMS[name])
    function, traced = define(source, jit=lambda f: f), Traced(define(source), [Int32, Float32])
    for n, x in ARGUMENTS:
        assert same(traced.run(n, x), function(n, x)), (n, x, function(n, x), traced.run(n, x))


def test_locations_have_the_call_chain_of_undecorated_functions() -> None:
    source = (
        "def h(v):\n    return v * 3\ndef g(v):\n    if v > 1:\n        return h(v)\n    return v\ndef f(n, x):\n   "
        " return g(n)\n"
    )
    (product,) = Traced(define(source), [Int32, Float32]).ops("arith.muli")
    chain = [product.loc, product.loc.caller, product.loc.caller.caller]
    assert chain[0].function == "h" and [place.line for place in chain] == [
        2,
        5,
        8,
    ]


def test_functions_of_installed_packages_stay_pythons() -> None:
    source = "def f(n, x):\n    return clip(n)\n"
    package: dict = {}
    exec(
        compile("def clip(v):\n    return v if v > 1 else 1\n", "/usr/lib/python3/site-packages/pack/ops.py", "exec"),
        package,
    )
    with pytest.raises(CutecError) as info:
        Traced(define(source, clip=package["clip"]), [Int32, Float32])
    assert info.value.code == "E0301"


def test_without_preprocessing_run_time_values_are_refused_where_python_needs_to_know_them() -> None:
    for line, code in (
        ("if n > 0: x = x + 1.0", "E0301"),
        ("for i in range(n): x = x + 1.0", "E0302"),
        ("n > 0 and x", "E0301"),
    ):
        function = define(f"def f(n, x):\n    y = x\n    {line}\n    return x\n")
        with pytest.raises(CutecError) as info:
            Traced(jit(function, preprocess=False), [Int32, Float32])
        assert (info.value.code, info.value.place.line) == (code, 3)


def test_jit_of_a_descriptor_is_that_descriptor() -> None:
    made = jit(staticmethod(lambda v: v))
    assert isinstance(made, staticmethod) and isinstance(made.__func__, JitFunction)
    assert isinstance(jit(property(lambda self: 1)), property) and isinstance(
        jit(jit(test_program)).function, python_types.FunctionType
    )


def test_a_name_prefix_is_made_a_symbol() -> None:
    function = kernel(define("def gemm(a): pass\n", "gemm"))
    assert function.symbol == "gemm"
    function.set_name_prefix("sm90/f16 tn")
    assert function.symbol == "sm90_f16_tn_gemm"


def test_assertions() -> None:
    class Options:
        enable_assertions = True

    source = "def f(n, x):\n    assert n > 1, 'too small'\n    assert 1 < 2\n    return x\n"
    (check,) = Traced(define(source), [Int32, Float32], options=Options()).ops("cutec.check")
    assert (check.attrs["message"], check.attrs["line"].value) == ("too small", 2)
    assert not Traced(define(source), [Int32, Float32]).ops("cutec.check")
    with pytest.raises(AssertionError, match="never"):
        Traced(define("def f(n, x):\n    assert 1 > 2, 'never'\n"), [Int32, Float32])
