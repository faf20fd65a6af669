"""Registers in memory become values: random programs whose variables lie in an `llvm.alloca` mean
the same afterwards, and need no memory.
"""

import random

import numpy as np
import pytest
from kernel_kit import Kernel
from random_programs import VARIABLES, execute, statements

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.types import I8, I16, I32, I64, VectorType, ptr
from cutec.lowering.dead_code import remove_unused
from cutec.lowering.promote import promote
from cutec.ops.cute.registers import READ, WRITE

HALVES = VectorType(2, I16)
MEMORY = ("llvm.alloca", "llvm.getelementptr", "llvm.load", "llvm.store")


class InMemory:
    """A random program as IR with its variables in memory: read and written whole, in halves, and
    as a vector of halves.
    """

    def __init__(self, k, memory, rng):
        self.k, self.memory, self.rng = k, memory, rng

    def place(self, variable, half=0):
        k = self.k
        return k.at(self.memory, 2 * variable + half, I16) if variable or half else self.memory

    def read(self, variable):
        k, way = self.k, self.rng.randrange(3)
        if way == 0:
            return k.load(self.place(variable), I32)
        if way == 1:
            return k.op("llvm.bitcast", k.load(self.place(variable), HALVES), to=I32)
        halves = [k.load(self.place(variable, i), I16) for i in range(2)]
        return k.op("llvm.bitcast", k.op("vector.from_elements", *halves, to=HALVES), to=I32)

    def write(self, variable, value):
        k, way = self.k, self.rng.randrange(3)
        if way == 0:
            k.store(value, self.place(variable))
        elif way == 1:
            k.store(k.op("llvm.bitcast", value, to=HALVES), self.place(variable))
        else:
            for i in self.rng.sample(range(2), 2):
                half = k.op("arith.trunci", k.binary("shrui", value, 16 * i), to=I16)
                k.store(half, self.place(variable, i))

    def build(self, program):
        k = self.k
        for kind, *rest in program:
            if kind == "set":
                target, operation, a, b = rest
                self.write(target, k.binary("addi", k.binary(operation, self.read(a), self.read(b)), target))
            elif kind == "if":
                comparison, a, b, then, otherwise = rest
                condition = k.compare(comparison, self.read(a), self.read(b))
                arms = [lambda arm=arm: self.build(arm) for arm in (then, otherwise)]
                if otherwise:
                    k.choose(condition, *arms)
                else:
                    with k.when(condition):
                        arms[0]()
            elif kind == "for":
                a, body = rest
                k.loop(0, k.binary("andi", self.read(a), 3), 1, [], lambda i, body=body: self.build(body))
            else:
                self.while_(*rest)
        return ()

    def while_(self, a, body):
        """A count in memory of its own, and a variable that the condition writes and the body
        reads.
        """
        k = self.k
        left, seen = k.local(1, I32), k.local(1, I32)
        k.store(k.binary("andi", self.read(a), 3), left)

        def before():
            count = k.load(left, I32)
            k.store(count, seen)
            return [k.compare("sgt", count, 0)]

        def after():
            k.store(k.binary("subi", k.load(seen, I32), 1), left)
            return self.build(body)

        k.repeat([], before, after)


def kernel_of(program, seed):
    k = Kernel(*[ptr(1)] * VARIABLES)
    index = k.global_index()
    memory = InMemory(k, k.local(VARIABLES, I32), random.Random(seed))
    for variable, argument in enumerate(k.args):
        memory.write(variable, k.load(k.at(argument, index, I32), I32))
    memory.build(program)
    for variable, argument in enumerate(k.args):
        k.store(memory.read(variable), k.at(argument, index, I32))
    k.finish()
    return k


def outcome(k, start):
    arrays = [np.array(column, np.int32) for column in zip(*start)]
    k.run(*arrays, block=len(start))
    return [list(map(int, row)) for row in zip(*arrays)]


@pytest.mark.parametrize("seed", range(60))
def test_values_are_those_of_memory(seed):
    rng = random.Random(seed)
    program = statements(rng, 3)
    start = [[rng.randint(-9, 9) for _ in range(VARIABLES)] for _ in range(32)]
    expected = [list(row) for row in start]
    for row in expected:
        execute(program, row)
    k = kernel_of(program, seed)
    assert outcome(k, start) == expected
    promote(k.function)
    remove_unused(k.function)
    pointers = [op.operands[-1 if op.name == "llvm.store" else 0] for op in k.function.walk() if op.name in MEMORY[1:]]
    assert all(p.type == ptr(1) for p in pointers) and not any(op.name == "llvm.alloca" for op in k.function.walk())
    assert outcome(k, start) == expected


def names(k):
    return [op.name for op in k.function.walk()]


def test_a_number_known_at_run_time_keeps_memory():
    k = Kernel(ptr(1))
    i, other, memory = k.sreg("tid.x"), k.local(4, I32), k.local(32, I32)
    k.store(i, other)
    k.store(k.load(other, I32), k.at(memory, i, I32))
    k.store(k.load(k.at(memory, i, I32), I32), k.at(k.args[0], i, I32))
    k.finish()
    promote(k.function)
    assert names(k).count("llvm.alloca") == 1
    out = np.zeros(32, np.int32)
    k.run(out)
    assert list(out) == list(range(32))


def test_an_address_that_is_used_otherwise_keeps_memory():
    k = Kernel(ptr(1))
    memory = k.local(4, I32)
    k.store(k.op("llvm.ptrtoint", k.at(memory, 1, I32), to=I32), memory)
    k.finish()
    promote(k.function)
    assert "llvm.store" in names(k) and "llvm.alloca" in names(k)


def test_accesses_that_overlap_without_a_common_size_keep_memory():
    k = Kernel(ptr(1))
    memory = k.local(8, I8)
    k.store(k.const(1), memory)
    k.store(k.const(2), k.at(memory, 3, I8))
    k.store(k.load(k.at(memory, 2, I8), I16), k.args[0])
    k.finish()
    promote(k.function)
    assert "llvm.alloca" in names(k)


def test_only_what_is_alive_behind_a_loop_is_carried():
    k = Kernel(ptr(1))
    kept, scratch = k.local(1, I32), k.local(1, I32)
    k.store(k.const(0), kept)

    def body(i):
        k.store(i, scratch)
        k.store(k.binary("addi", k.load(kept, I32), k.load(scratch, I32)), kept)

    k.loop(0, 4, 1, [], body)
    k.store(k.load(kept, I32), k.args[0])
    k.finish()
    promote(k.function)
    (loop,) = [op for op in k.function.walk() if op.name == "scf.for"]
    assert len(loop.results) == 1 and "llvm.alloca" not in names(k)
    out = np.zeros(1, np.int32)
    k.run(out)
    assert out[0] == 6


def test_what_nothing_was_written_to_is_undefined():
    k = Kernel(ptr(1))
    memory = k.local(1, I32)
    k.store(k.load(memory, I32), k.args[0])
    k.finish()
    promote(k.function)
    assert "llvm.mlir.undef" in names(k)


def test_accesses_of_memory_share_their_addresses():
    k = Kernel(ptr(1))
    i, memory = k.sreg("tid.x"), k.local(4, I32)
    places = {"offsets": IntArray((0, 4, 12)), "alignment": Typed(4, I64)}
    k.emit(WRITE, (memory, k.const(1), k.const(2), k.const(3)), **places)
    with k.when(k.compare("slt", i, 3)):  # an address that is first used here is used behind it too
        k.emit(WRITE, (memory, k.const(7)), **{**places, "offsets": IntArray((8,))})
    k.store(k.const(-1), k.at(memory, k.binary("andi", i, 1), I32))
    values = k.emit(READ, (memory,), (I32,) * 3, **{**places, "offsets": IntArray((4, 12, 8))}).results
    for place, value in enumerate(values):
        k.store(value, k.at(k.args[0], k.binary("addi", k.binary("muli", i, 3), place), I32))
    k.finish()
    addresses = names(k).count("llvm.getelementptr")
    promote(k.function)
    assert names(k).count("llvm.getelementptr") == addresses + 3
    out = np.zeros(9, np.int32)
    k.run(out, block=3)
    assert out.reshape(3, 3).tolist() == [[2, 3, 7], [-1, 3, 7], [2, 3, 7]]


@pytest.mark.parametrize("indexed", [False, True])
def test_many_elements_at_once_mean_the_same_in_registers_and_in_memory(indexed):
    k = Kernel(ptr(1))
    i, memory = k.sreg("tid.x"), k.local(4, I32)
    places = {"offsets": IntArray((4, 0, 12, 8)), "alignment": Typed(4, I64)}
    k.emit(WRITE, (memory, *[k.binary("addi", i, 10 * n) for n in range(4)]), **places)
    if indexed:
        k.store(k.const(-1), k.at(memory, k.binary("andi", i, 3), I32))
    total = k.const(0)
    for value in k.emit(READ, (memory,), (I32,) * 4, **places).results:
        total = k.binary("addi", k.binary("muli", total, 3), value)
    k.store(total, k.at(k.args[0], i, I32))
    k.finish()
    promote(k.function)
    remove_unused(k.function)
    assert not {READ, WRITE} & set(names(k)) and ("llvm.alloca" in names(k)) is indexed
    out = np.zeros(32, np.int32)
    k.run(out)
    for lane, found in enumerate(out):
        held = [lane + n for n in (10, 0, 30, 20)]
        if indexed:
            held[lane & 3] = -1
        assert found == sum(held[place] * 3**power for power, place in enumerate((2, 3, 0, 1)))
