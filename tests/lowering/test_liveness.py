"""Which registers are alive behind operations with regions, and where iterations begin."""

from __future__ import annotations

from typing import Any

from kernel_kit import Kernel

from cutec.ir.core import Value
from cutec.ir.types import I1, I32, ptr
from cutec.lowering.liveness import Liveness
from cutec.lowering.registers import find


class Body:
    """A kernel with registers named by letters, each one unit."""

    def __init__(self, letters: str):
        self.k = Kernel(ptr(1), I1, I32)
        self.places = {letter: self.k.local(1, I32) for letter in letters}
        self.condition, self.bound = self.k.args[1:]

    def read(self, letter: str) -> Value:
        return self.k.load(self.places[letter], I32)

    def write(self, letter: str, value: Value | None = None) -> None:
        self.k.store(value if value is not None else self.k.const(0), self.places[letter])

    def out(self, letter: str) -> None:
        """Read it for good."""
        self.k.store(self.read(letter), self.k.args[0])

    def alive(self, which: str = "scf.if") -> tuple[str, str]:
        """The letters alive behind the first such operation, and where its iterations begin."""
        self.k.finish()
        registers = find(self.k.function)
        liveness = Liveness(registers, self.k.function)
        op = next(op for op in self.k.function.walk() if op.name == which)
        assert len(registers.units) == len(self.places)
        # units are numbered in the order of the allocas
        named = dict(enumerate(self.places))

        def letters(units: int) -> str:
            return "".join(letter for number, letter in named.items() if units >> number & 1)

        return letters(liveness.live_out[op]), letters(liveness.at_head.get(op, 0))


def test_what_is_read_behind_a_branch_is_alive() -> None:
    b = Body("ab")
    b.write("a")
    b.write("b")
    with b.k.when(b.condition):
        b.write("a")
        b.write("b")
    b.out("b")
    assert b.alive() == ("b", "")


def test_what_is_written_again_before_it_is_read_is_not() -> None:
    b = Body("ab")
    with b.k.when(b.condition):
        b.write("a")
        b.write("b")
    b.write("a")
    b.out("a")
    b.out("b")
    assert b.alive() == ("b", "")


def test_what_one_arm_alone_writes_stays_alive_before_the_branch() -> None:
    b = Body("ab")
    with b.k.when(b.condition):
        b.write("b")
    with b.k.when(b.condition):
        b.write("a")
        b.write("b")
    b.out("a")
    # behind the first branch: `a` may come from before it; `b` is read nowhere
    assert b.alive() == ("a", "")


def test_what_both_arms_write_is_not_alive_before_them() -> None:
    b = Body("ab")
    with b.k.when(b.condition):
        b.write("a")
        b.write("b")

    def write_both() -> Any:
        b.write("a")
        return ()

    b.k.choose(b.condition, write_both, write_both)
    b.out("a")
    b.out("b")
    assert b.alive() == ("b", "")


def test_a_loop_keeps_what_its_next_iteration_reads() -> None:
    b = Body("abc")
    for letter in "abc":
        b.write(letter)

    def body(i: Value) -> None:
        b.write("b", i)  # written before it is read
        b.write("a", b.k.binary("addi", b.read("a"), b.read("b")))

    b.k.loop(0, b.bound, 1, [], body)
    b.out("c")
    # `a` is read by the next iteration, `c` behind the loop; `b` by neither
    assert b.alive("scf.for") == ("c", "ac")


def test_a_loop_may_run_no_iteration() -> None:
    b = Body("a")
    b.write("a")
    b.k.loop(0, b.bound, 1, [], lambda i: b.write("a", i))
    b.out("a")
    assert b.alive("scf.for") == ("a", "a")


def test_a_while_loop_reads_in_its_condition() -> None:
    b = Body("ab")
    b.write("a")
    b.write("b")

    def before() -> list[Value]:
        return [b.k.compare("slt", b.read("a"), b.bound)]

    def after() -> Any:
        b.write("a", b.k.const(1))
        b.write("b")
        return ()

    b.k.repeat([], before, after)
    assert b.alive("scf.while") == ("", "a")
