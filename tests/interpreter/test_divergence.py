"""Structured control flow: threads diverge, merge, and carry values."""

import numpy as np
import pytest
from kernel_kit import Kernel

from cutec.ir.types import F32, I32, ptr


def each_thread(build, n=64, block=64, **run):
    """Run a kernel that computes an i32 from the thread's index; the results."""
    k = Kernel(ptr(1))
    i = k.global_index()
    k.store(build(k, i), k.at(k.args[0], i, I32))
    out = np.zeros(n, np.int32)
    k.run(out, grid=n // block, block=block, **run)
    return out.tolist()


def test_if_without_else_leaves_other_threads_alone():
    k = Kernel(ptr(1), I32)
    i = k.global_index()
    with k.when(k.compare("slt", i, k.args[1])):
        k.store(i, k.at(k.args[0], i, I32))
    out = np.full(64, -1, np.int32)
    k.run(out, 37, block=64)
    assert out.tolist() == list(range(37)) + [-1] * 27


def test_if_with_results_nested_two_deep():
    def build(k, i):
        def odd():
            low = k.compare("slt", i, 16)
            return k.choose(low, lambda: [k.binary("muli", i, 10)], lambda: [k.binary("muli", i, 100)], I32)

        return k.choose(k.compare("ne", k.binary("andi", i, 1), 0), odd, lambda: [k.binary("subi", i, 1)], I32)[0]

    assert each_thread(build) == [(i * 10 if i < 16 else i * 100) if i % 2 else i - 1 for i in range(64)]


def test_if_arms_swap_values():
    def build(k, i):
        a, b = k.binary("addi", i, 1), k.binary("addi", i, 1000)
        x, y = k.choose(k.compare("slt", i, 20), lambda: [a, b], lambda: [b, a], I32, I32)
        return k.binary("subi", x, k.binary("muli", y, 3))

    want = [(i + 1, i + 1000) if i < 20 else (i + 1000, i + 1) for i in range(64)]
    assert each_thread(build) == [x - 3 * y for x, y in want]


def test_for_with_different_trip_counts():
    def build(k, i):
        zero = k.const(0)
        return k.loop(
            0, k.binary("remui", i, 7), 1, [zero], lambda j, s: [k.binary("addi", s, k.binary("muli", j, j))]
        )[0]

    assert each_thread(build) == [sum(j * j for j in range(i % 7)) for i in range(64)]


@pytest.mark.parametrize("lower, upper, step", [(0, 10, 3), (-5, 5, 2), (4, 4, 1), (5, 4, 1), (0, 1, 100)])
def test_for_bounds_compare_signed(lower, upper, step):
    got = each_thread(
        lambda k, i: k.loop(lower, upper, step, [i], lambda j, s: [k.binary("addi", k.binary("muli", s, 3), j)])[0]
    )
    want = list(range(64))
    for j in range(lower, upper, step):
        want = [w * 3 + j for w in want]
    assert got == want


def test_for_permutes_carried_values_in_parallel():
    def build(k, i):
        a, b, c = k.loop(0, i, 1, [k.const(1), k.const(2), i], lambda j, a, b, c: [b, c, a])
        return k.binary("addi", a, k.binary("addi", k.binary("muli", b, 100), k.binary("muli", c, 10000)))

    want = []
    for i in range(64):
        values = [1, 2, i]
        for _ in range(i):
            values = values[1:] + values[:1]
        want.append(values[0] + 100 * values[1] + 10000 * values[2])
    assert each_thread(build) == want


def test_nested_loops_with_an_if_inside():
    def build(k, i):
        def inner(j, s):
            odd = k.compare("ne", k.binary("andi", k.binary("addi", i, j), 1), 0)
            return k.choose(odd, lambda: [k.binary("addi", s, j)], lambda: [s], I32)

        def outer(_, s):
            return k.loop(0, k.binary("remui", i, 5), 1, [s], inner)

        return k.loop(0, k.binary("remui", i, 3), 1, [k.const(0)], outer)[0]

    assert each_thread(build) == [sum(j for j in range(i % 5) if (i + j) % 2) * (i % 3) for i in range(64)]


def test_while_is_collatz():
    def build(k, i):
        def before(n, steps):
            return [k.compare("sgt", n, 1), n, steps]

        def after(n, steps):
            even = k.compare("eq", k.binary("andi", n, 1), 0)
            half, triple = k.binary("shrui", n, 1), k.binary("addi", k.binary("muli", n, 3), 1)
            return [k.op("arith.select", even, half, triple, to=I32), k.binary("addi", steps, 1)]

        return k.repeat([k.binary("addi", i, 1), k.const(0)], before, after)[1]

    def collatz(n):
        steps = 0
        while n > 1:
            n, steps = (n // 2 if n % 2 == 0 else 3 * n + 1), steps + 1
        return steps

    assert each_thread(build) == [collatz(i + 1) for i in range(64)]


def test_values_from_before_a_divergent_region_survive_it():
    def build(k, i):
        square = k.binary("muli", i, i)
        first = k.choose(k.compare("slt", i, 5), lambda: [k.binary("addi", square, 1)], lambda: [square], I32)[0]
        second = k.choose(k.compare("slt", i, 50), lambda: [k.binary("addi", first, square)], lambda: [first], I32)[0]
        return k.binary("addi", second, square)

    want = []
    for i in range(64):
        first = i * i + (i < 5)
        want.append(first + (i * i if i < 50 else 0) + i * i)
    assert each_thread(build) == want


def test_blocks_run_in_batches_and_see_their_indices():
    k = Kernel(ptr(1))
    y, x = k.sreg("ctaid.y"), k.sreg("ctaid.x")
    ty, tx = k.sreg("tid.y"), k.sreg("tid.x")
    row = k.binary("addi", k.binary("muli", y, 4), ty)
    column = k.binary("addi", k.binary("muli", x, 8), tx)
    flat = k.binary("addi", k.binary("muli", row, 24), column)
    k.store(k.binary("addi", k.binary("muli", row, 1000), column), k.at(k.args[0], flat, I32))
    out = np.zeros((8, 24), np.int32)
    k.run(out, grid=(3, 2, 1), block=(8, 4, 1))
    assert (out == np.arange(8)[:, None] * 1000 + np.arange(24)).all()


def test_uniform_loops_stay_cheap_inside_divergent_code():
    """A value that a group carries through a loop belongs to the group: other threads keep
    theirs.
    """
    k = Kernel(ptr(1))
    i = k.global_index()
    start = k.op("arith.sitofp", i, to=F32)

    def body(j, s):
        return [k.op("arith.addf", s, k.op("arith.sitofp", j, to=F32), to=F32)]

    total = k.choose(k.compare("slt", i, 40), lambda: k.loop(0, 10, 1, [start], body), lambda: [start], F32)[0]
    k.store(total, k.at(k.args[0], i))
    out = np.zeros(64, np.float32)
    k.run(out, block=64)
    assert out.tolist() == [i + 45 if i < 40 else i for i in range(64)]


def test_a_value_kept_from_the_round_before_is_not_overwritten():
    """`last` and the result of the `if` were one array once; the next round writes only some
    threads' part of it at a time.
    """

    def build(k, i):
        odd = k.compare("ne", k.binary("andi", i, 1), 0)

        def body(j, last, total):
            tens, hundreds = k.binary("muli", j, 10), k.binary("muli", j, 100)
            now = k.choose(odd, lambda: [k.binary("addi", tens, i)], lambda: [k.binary("addi", hundreds, i)], I32)[0]
            return [now, k.binary("addi", total, k.binary("muli", last, k.binary("addi", j, 1)))]

        return k.loop(0, 5, 1, [i, k.const(0)], body)[1]

    want = []
    for i in range(64):
        last, total = i, 0
        for j in range(5):
            total += last * (j + 1)
            last = j * (10 if i % 2 else 100) + i
        want.append(total)
    assert each_thread(build) == want
