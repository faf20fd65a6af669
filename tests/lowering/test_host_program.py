"""The host program: nodes, launches and steps from the operations of a lowered host function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cutec.artifact.host import HostProgram, Launch, compile_program
from cutec.artifact.signature import ScalarParam, Signature
from cutec.diag import CutecError
from cutec.ir.attrs import IntArray, Symbol, Typed
from cutec.ir.builder import Builder
from cutec.ir.core import Block, Loc, Op, Region, Value, module
from cutec.ir.types import F16, F32, F64, I1, I32, I64, Type
from cutec.lowering.host import host_program

PARAMS = (ScalarParam("n", "i32"), ScalarParam("m", "i32"), ScalarParam("x", "f32"))


class Host:
    """A host function of (n: i32, m: i32, x: f32)."""

    def __init__(self) -> None:
        self.block = Block([I32, I32, F32])
        self.n, self.m, self.x = self.block.args
        self.builder = Builder(self.block, Loc("host.py", 7))

    def const(self, value: Any, ty: Type = I32) -> Value:
        return self.builder.constant(value, ty)

    def op(self, name: str, *operands: Value, to: Type = I32, **attrs: Any) -> Value:
        return self.builder.value(name, operands, to, attrs)

    def compare(self, predicate: int, a: Value, b: Value) -> Value:
        return self.op("arith.cmpi", a, b, to=I1, predicate=Typed(predicate, I64))

    def launch(self, *arguments: Value, grid: Value | None = None) -> None:
        one = self.const(1)
        sizes = IntArray((0, 1, 1, 1, 1, 1, 1, 0, 1, len(arguments), 0))
        operands = [grid or one, one, one, one, one, one, self.const(0), *arguments]
        self.builder.emit("gpu.launch_func", operands, (), {"operandSegmentSizes": sizes, "kernel": Symbol("gpu", "k")})

    def choose(
        self, condition: Value, then: Callable[[], Sequence[Value]], otherwise: Any = tuple, types: Sequence[Type] = ()
    ) -> list[Value]:
        regions = []
        for arm in (then, otherwise):
            with self.builder.inside(Block()) as block:
                self.builder.emit("scf.yield", arm())
            regions.append(Region(block))
        return self.builder.emit("scf.if", [condition], types, {}, regions).results

    def program(self) -> HostProgram:
        if self.block.ops[-1].name != "func.return":
            self.builder.emit("func.return")
        container = module()
        container.body.append(Op("func.func", (), (), {"sym_name": "host"}, [Region(self.block)]))
        return host_program(container, Signature(PARAMS))

    def launched(self, *given: float) -> list[list[float]]:
        """The arguments of each launch that takes place, for these values of n, m and x."""
        return [list(launch.args) for launch in compile_program(self.program())(list(given))]


def test_values_are_numbered_behind_the_inputs() -> None:
    h = Host()
    h.launch(h.op("arith.addi", h.n, h.m), h.x)
    program = h.program()
    assert [leaf.param for leaf in program.inputs] == ["n", "m", "x"]
    (node,) = [node for node in program.nodes if node.op == "add"]
    assert node.args == (0, 1) and node.type == "i32"
    (launch,) = program.launches
    assert launch.kernel == "k" and launch.args == (3 + program.nodes.index(node), 2)
    assert isinstance(launch, Launch) and launch.when is None and launch.cluster is None


def test_equal_constants_are_one_node() -> None:
    h = Host()
    h.launch(h.op("arith.constant", value=Typed(5, I32)), h.op("arith.constant", value=Typed(5, I32)))
    program = h.program()
    assert [node.value for node in program.nodes if node.op == "const"].count(5) == 1


def test_constants_are_signed() -> None:
    h = Host()
    h.launch(h.const(0xFFFFFFFF))
    assert -1 in [node.value for node in h.program().nodes]


@pytest.mark.parametrize(
    ("name", "expected"), [("divsi", -3), ("remsi", -1), ("minsi", -7), ("maxsi", 2), ("minui", 2), ("maxui", -7)]
)
def test_arithmetic(name: str, expected: int) -> None:
    h = Host()
    h.launch(h.op(f"arith.{name}", h.n, h.m))
    assert h.launched(-7, 2, 0.0) == [[expected]]


@pytest.mark.parametrize(("n", "expected"), [(1, [[1]]), (4, [[8], [8]])])
def test_a_branch_becomes_selects_and_conditions_of_launches(n: int, expected: list[list[int]]) -> None:
    h = Host()

    def then() -> list[Value]:
        doubled = h.op("arith.muli", h.n, h.const(2))
        h.launch(doubled)
        return [doubled]

    (value,) = h.choose(h.compare(4, h.n, h.const(2)), then, lambda: [h.n], [I32])
    h.launch(value)
    assert [node.op for node in h.program().nodes].count("select") == 1
    assert h.launched(n, 0, 0.0) == expected


def test_conditions_of_nested_branches_are_joined() -> None:
    h = Host()

    def inner() -> Sequence[Value]:
        h.choose(h.compare(4, h.m, h.const(0)), lambda: h.launch(h.n) or ())
        return ()

    h.choose(h.compare(4, h.n, h.const(0)), inner)
    assert h.launched(1, 1, 0.0) == [[1]]
    assert h.launched(1, 0, 0.0) == [] == h.launched(0, 1, 0.0)


def test_a_division_in_a_branch_that_is_not_taken_does_not_fail() -> None:
    h = Host()
    h.choose(h.compare(1, h.m, h.const(0)), lambda: h.launch(h.op("arith.divsi", h.n, h.m)) or ())
    assert h.launched(6, 0, 0.0) == []
    assert h.launched(6, 3, 0.0) == [[2]]


def test_floats_choose_and_compare() -> None:
    h = Host()
    greater = h.op("arith.cmpf", h.x, h.const(0.5, F32), to=I1, predicate=Typed(2, I64))
    h.launch(h.op("arith.select", greater, h.x, h.const(-1.0, F32), to=F32))
    assert h.launched(0, 0, 2.0) == [[2.0]]
    assert h.launched(0, 0, 0.25) == [[-1.0]]


def test_unused_values_of_no_meaning_are_zero() -> None:
    h = Host()
    h.launch(h.op("ub.poison"))
    assert h.launched(0, 0, 0.0) == [[0]]


def test_memory_that_is_read_for_nothing_is_not_read() -> None:
    h = Host()
    h.op("arith.muli", h.op("llvm.load", h.n), h.const(2))
    h.launch(h.n)
    assert h.launched(3, 0, 0.0) == [[3]]


def test_a_loop_becomes_rounds() -> None:
    h = Host()
    h.launch(h.m)
    body = Block([I32, I32])
    with h.builder.inside(body):
        index, total = body.args
        h.launch(index, total)
        h.builder.emit("scf.yield", [h.op("arith.addi", total, index)])
    (total,) = h.builder.emit("scf.for", [h.const(1), h.n, h.const(2), h.m], [I32], {}, [Region(body)]).results
    h.launch(total)
    program = h.program()
    assert len(program.carried) == 3 and len(program.launches) == 3
    assert h.launched(6, 10, 0.0) == [[10], [1, 10], [3, 11], [5, 14], [19]]
    assert h.launched(1, 10, 0.0) == h.launched(-7, 10, 0.0) == [[10], [10]]


REFUSED = {
    "reading": (
        lambda h: h.launch(h.op("llvm.load", h.n)),
        "reading memory has no place",
        "pass the value as a scalar",
    ),
    "an operation of the device": (
        lambda h: h.op("nvvm.read.ptx.sreg.tid.x"),
        "sreg.tid.x has no place",
        "in a kernel",
    ),
    "reading, and more": (
        lambda h: h.launch(h.op("arith.addi", h.n, h.op("llvm.load", h.n))),
        "reading memory has no place",
        "read it in the kernel",
    ),
    "a library": (lambda h: h.op("llvm.call", h.x, to=F32), "the device's library has no place", "in a kernel"),
    "a comparison": (
        lambda h: h.op("arith.cmpf", h.x, h.x, to=I1, predicate=Typed(14, I64)),
        "arith.cmpf has no place",
        "in a kernel",
    ),
    "arithmetic on f16": (
        lambda h: h.op("arith.truncf", h.x, to=F16),
        "passes f16 on to kernels and does no arithmetic on it",
        "Float32",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_has_no_counterpart_is_refused_with_its_line(case: str) -> None:
    write, message, help = REFUSED[case]
    h = Host()
    write(h)
    with pytest.raises(CutecError) as caught:
        h.program()
    err = caught.value
    assert err.code == "E0505" and message in err.message and help in (err.help or "")
    assert err.place is not None and (err.place.file, err.place.line) == ("host.py", 7)


def test_f64_is_arithmetic_as_f32_is() -> None:
    h = Host()
    h.launch(h.op("arith.extf", h.x, to=F64))
    assert h.launched(0, 0, 0.5) == [[0.5]]
