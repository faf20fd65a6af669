"""Divisors known at launch: quotients and remainders are Python's, whatever carries them."""

from __future__ import annotations

import pytest
from harness import Traced, define
from hypothesis import given, settings, strategies as st

from cutec.diag import CutecError
from cutec.frontend.flow.flatten import extract_mlir_values, new_from_mlir_values
from cutec.frontend.numbers.numeric import Int8, Int32, Int64, Uint32
from cutec.frontend.tensors.fast_divisor import FastDivmodDivisor

NAMES = {"FastDivmodDivisor": FastDivmodDivisor}


def traced(body: str, kinds, **names):
    parameters = ", ".join("ndi"[i] for i in range(len(kinds)))
    return Traced(define(f"@jit\ndef f({parameters}):\n{body}", **NAMES, **names), kinds)


BOTH = traced("    q = FastDivmodDivisor(d)\n    return *divmod(n, q), n // q, n % q\n", [Int32, Int32])
UNSIGNED = traced("    return divmod(n, FastDivmodDivisor(d))\n", [Uint32, Uint32])
EDGES = [1, 2, 3, 5, 6, 7, 10, 641, 2**16 - 1, 2**16, 2**16 + 1, 2**30, 2**30 + 1, 2**31 - 2, 2**31 - 1]


@pytest.mark.parametrize("d", EDGES)
def test_edges_of_signed_dividends(d):
    for n in {0, 1, -1, d - 1, d, -d, 1 - d, 2**31 - 1, -(2**31), (2**31 - 1) // d * d, -((2**31 - 1) // d * d)}:
        assert BOTH.run(n, d) == (n // d, n % d) * 2


@pytest.mark.parametrize("d", [*EDGES, 2**31, 2**31 + 1, 2**32 - 1])
def test_edges_of_unsigned_dividends(d):
    for n in {0, 1, d - 1, d, 2**31 - 1, 2**31, 2**32 - 1, (2**32 - 1) // d * d, (2**32 - 1) // d * d - 1}:
        assert UNSIGNED.run(n, d) == divmod(n, d)


@settings(max_examples=60, deadline=None)
@given(st.integers(-(2**31), 2**31 - 1), st.integers(1, 2**31 - 1))
def test_any_numbers(n, d):
    assert BOTH.run(n, d) == (n // d, n % d) * 2
    assert UNSIGNED.run(n % 2**32, d) == divmod(n % 2**32, d)


def test_no_division_remains_but_the_one_that_prepares():
    trace = traced("    q = FastDivmodDivisor(d)\n    return n // q + n % q + (n + 1) // q\n", [Int32, Int32])
    divisions = [op for name in ("divsi", "divui", "remsi", "remui") for op in trace.ops(f"arith.{name}")]
    assert len(divisions) == 1


def test_known_divisors_stay_known():
    trace = traced(
        "    q = FastDivmodDivisor(7)\n    for i in range(d):\n        n = n // q + i\n    return n, q.divisor\n",
        [Int32, Int32],
    )
    assert trace.run(100, 3)[1] == 7
    assert [op.attrs["value"].value for op in trace.ops("arith.constant")].count(7)


def test_through_control_flow():
    body = """    q = FastDivmodDivisor(d)
    if n > 10:
        q = FastDivmodDivisor(d + 1)
    s = 0
    for k in range(i):
        s += (n + k) // q
        if k % 2 == 1:
            q = FastDivmodDivisor(k + 2)
    return s, q.divisor
"""
    trace = traced(body, [Int32, Int32, Int32])

    def expected(n, d, i):
        q, s = d + 1 if n > 10 else d, 0
        for k in range(i):
            s += (n + k) // q
            q = k + 2 if k % 2 else q
        return s, q

    for arguments in [(5, 3, 4), (50, 3, 6), (-50, 9, 7), (11, 2, 0)]:
        assert trace.run(*arguments) == expected(*arguments)


def test_dividends_of_other_classes():
    trace = traced(
        "    q = FastDivmodDivisor(d)\n    return n // q, i % q, 100 // q, divmod(-100, q)\n", [Int64, Int32, Int8]
    )
    assert trace.run(-(2**40) - 3, 7, -100) == ((-(2**40) - 3) // 7, -100 % 7, 100 // 7, divmod(-100, 7))


def test_one_value_carries_it():
    """Kernels' own classes count the values of their parts."""

    class Holder:
        def __init__(self, n, q):
            self.n, self.q = n, q

        def __extract_mlir_values__(self):
            values = extract_mlir_values(self.n) + extract_mlir_values(self.q)
            assert len(values) == 2
            return values

        def __new_from_mlir_values__(self, values):
            return Holder(new_from_mlir_values(self.n, values[:1]), new_from_mlir_values(self.q, values[1:]))

    body = (
        "    h = Holder(n, FastDivmodDivisor(d))\n    for k in range(3):\n        h = Holder(h.n // h.q, h.q)\n   "
        " return h.n\n"
    )
    assert traced(body, [Int32, Int32], Holder=Holder).run(1000, 3) == 1000 // 27


@pytest.mark.parametrize("value", ["0", "-3", "1.5", "Int64(n)", "(1, 2)", "True"])
def test_refusals(value):
    with pytest.raises(CutecError) as caught:
        traced(f"    return n // FastDivmodDivisor({value})\n", [Int32])
    assert caught.value.code in ("E0202", "E0204")
