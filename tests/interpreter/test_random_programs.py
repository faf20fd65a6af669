"""Random programs of nested control flow, run by the interpreter for all threads at once and by
Python for one after the other.
"""

import random

import numpy as np
import pytest
from kernel_kit import Kernel
from random_programs import VARIABLES, execute, statements

from cutec.ir.types import I32, ptr


def build(k, program, values):
    """The same as IR; the values afterwards."""
    for kind, *rest in program:
        if kind == "set":
            target, operation, a, b = rest
            values = list(values)
            values[target] = k.binary("addi", k.binary(operation, values[a], values[b]), target)
        elif kind == "if":
            comparison, a, b, then, otherwise = rest
            arms = [lambda arm=arm, v=values: build(k, arm, v) for arm in (then, otherwise)]
            values = k.choose(k.compare(comparison, values[a], values[b]), *arms, *[I32] * VARIABLES)
        elif kind == "for":
            a, body = rest
            trips = k.binary("andi", values[a], 3)
            values = k.loop(0, trips, 1, values, lambda i, *v, body=body: build(k, body, v))
        else:
            a, body = rest
            trips = k.binary("andi", values[a], 3)

            def before(left, *v):
                return [k.compare("sgt", left, 0), left, *v]

            def after(left, *v, body=body):
                return [k.binary("subi", left, 1), *build(k, body, v)]

            values = k.repeat([trips, *values], before, after)[1:]
    return values


@pytest.mark.parametrize("seed", range(60))
def test_random_program(seed):
    rng = random.Random(seed)
    program, constant = statements(rng, 3), rng.randint(-5, 5)
    k = Kernel(ptr(1))
    i = k.global_index()
    values = build(k, program, [i, k.binary("muli", i, 7), k.const(constant)])
    for n, value in enumerate(values):
        k.store(value, k.at(k.args[0], k.binary("addi", k.binary("muli", i, VARIABLES), n), I32))
    out = np.zeros((96, VARIABLES), np.int32)
    k.run(out, grid=2, block=48)
    for thread in range(96):
        variables = [thread, thread * 7, constant]
        execute(program, variables)
        assert out[thread].tolist() == variables, (thread, program)
