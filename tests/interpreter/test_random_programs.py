"""Random programs of nested control flow, run by the interpreter for all threads at once and by
Python for one after the other.
"""

import random

import numpy as np
import pytest
from kernel_kit import Kernel

from cutec.ir.types import I32, ptr

VARIABLES = 3
OPERATIONS = {
    "addi": lambda a, b: a + b,
    "subi": lambda a, b: a - b,
    "muli": lambda a, b: a * b,
    "xori": lambda a, b: a ^ b,
    "maxsi": max,
}
COMPARISONS = {"slt": lambda a, b: a < b, "eq": lambda a, b: a == b, "sge": lambda a, b: a >= b}


def statements(rng, depth):
    """`(set, target, operation, a, b)`, `(if, comparison, a, b, then, else)` or
    `(for | while, a, body)`; variables by number.
    """
    made = []
    for _ in range(rng.randint(1, 3)):
        kind = rng.choice(["set", "set", "if", "for", "while"] if depth else ["set"])
        a, b = rng.randrange(VARIABLES), rng.randrange(VARIABLES)
        if kind == "set":
            made.append(("set", rng.randrange(VARIABLES), rng.choice([*OPERATIONS]), a, b))
        elif kind == "if":
            arms = statements(rng, depth - 1), statements(rng, depth - 1) if rng.random() < 0.7 else []
            made.append(("if", rng.choice([*COMPARISONS]), a, b, *arms))
        else:
            made.append((kind, a, statements(rng, depth - 1)))
    return made


def wrapped(value):
    return (value + (1 << 31)) % (1 << 32) - (1 << 31)


def execute(program, variables):
    """What the program means, in Python, for one thread."""
    for kind, *rest in program:
        if kind == "set":
            target, operation, a, b = rest
            variables[target] = wrapped(OPERATIONS[operation](variables[a], variables[b]) + target)
        elif kind == "if":
            comparison, a, b, then, otherwise = rest
            execute(then if COMPARISONS[comparison](variables[a], variables[b]) else otherwise, variables)
        else:  # both go round variables[a] & 3 times; `while` counts down
            a, body = rest
            for _ in range(variables[a] & 3):
                execute(body, variables)


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
