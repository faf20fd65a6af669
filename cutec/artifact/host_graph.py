"""The values of host programs as a graph: each value is there once, and only if something needs it.

`simplified` is what a build makes of a traced host function. `ValueTable` joins the values of
several programs, and `selected` takes one program out of such a list again:

    selected(program over a table's values) == simplified program

Both number values in the order in which steps and launches need them, so that a program is written
and read as the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutec.artifact.host import HostProgram, Launch, LaunchEvent, Node
from cutec.artifact.host_ops import INT_BITS
from cutec.artifact.step import Step
from cutec.records import replace


class ValueTable:
    """Values over leaves of the types `leaves`, numbered from their count on, without
    repetitions.
    """

    def __init__(self, leaves: Sequence[str]):
        self.leaves = tuple(leaves)
        self.nodes: list[Node] = []
        self._known: dict[object, int] = {}

    def add(self, op: str, type: str, args: tuple[int, ...] = (), value: Any = None) -> int:
        """The number of a value."""
        key = op, type, args, repr(value)  # by text: 0.0 and -0.0 are equal, and a NaN is not
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = len(self.leaves) + len(self.nodes)
            self.nodes.append(Node(op, type, args, value))
        return found

    def node(self, number: int) -> Node | None:
        """The value of a number; None for a leaf."""
        return self.nodes[number - len(self.leaves)] if number >= len(self.leaves) else None

    def take(self, program: HostProgram, simplify: bool = False) -> HostProgram:
        """Add what a program needs; returns the program by the numbers here, without its values."""
        base, numbers = len(program.inputs), dict(zip(range(len(program.inputs)), range(len(program.inputs))))

        def number(ref: int) -> int:
            pending = [ref]
            while pending:
                top = pending[-1]
                if top in numbers:
                    pending.pop()
                    continue
                node = program.nodes[top - base]
                missing = [arg for arg in node.args if arg not in numbers]
                if missing:
                    pending += reversed(missing)
                    continue
                args = tuple([numbers[arg] for arg in node.args])
                known = _simpler(self, node, args) if simplify else None
                numbers[top] = self.add(node.op, node.type, args, node.value) if known is None else known
            return numbers[ref]

        return HostProgram(
            program.inputs,
            (),
            steps=tuple([_step(step, number) for step in program.steps]),
            launches=tuple([_launch(launch, number) for launch in program.launches]),
            again=None if program.again is None else number(program.again),
            carried=tuple([number(ref) for ref in program.carried]),
        )


def simplified(program: HostProgram) -> HostProgram:
    """The program without repetitions and without values that nothing needs; some chains of
    operations become one operation.
    """
    table = ValueTable([leaf.type for leaf in program.inputs])
    taken = table.take(program, True)
    # Once more: a chain that became one operation has left its parts.
    return selected(replace(taken, nodes=tuple(table.nodes)))


def selected(program: HostProgram) -> HostProgram:
    """The program with those of its values that it needs, in the order in which it needs them."""
    table = ValueTable([leaf.type for leaf in program.inputs])
    taken = table.take(program)
    return replace(taken, nodes=tuple(table.nodes))


def _step(step: Step, number: Callable[[int], int]) -> Step:
    when = None if step.when is None else number(step.when)
    return replace(step, args=tuple([number(ref) for ref in step.args]), when=when)


def _launch(launch: Launch, number: Callable[[int], int]) -> Launch:
    def numbers(refs: tuple[int, ...]) -> Any:
        return tuple([number(ref) for ref in refs])

    return replace(
        launch,
        when=None if launch.when is None else number(launch.when),
        grid=numbers(launch.grid),
        block=numbers(launch.block),
        cluster=None if launch.cluster is None else numbers(launch.cluster),
        smem=number(launch.smem),
        args=numbers(launch.args),
        events=tuple([_event(event, number) for event in launch.events]),
    )


def _event(event: LaunchEvent, number: Callable[[int], int]) -> LaunchEvent:
    return replace(event, event=number(event.event))


# -- simpler values --------------------------------------------------------------------------------


def _simpler(table: ValueTable, node: Node, args: tuple[int, ...]) -> int | None:
    """The number of a value that an operation is the same as; None: the operation stays."""
    if node.op in ("min", "max") and args[0] == args[1]:
        return args[0]
    if node.op == "select":
        return args[1] if args[1] == args[2] or _guards_shift(table, *args) else None
    if node.op == "or":
        divisor = _fast_divisor(table, *args)
        return None if divisor is None else table.add("fastdiv", "i64", (divisor,))
    return None


def _guards_shift(table: ValueTable, condition: int, shifted: int, otherwise: int) -> bool:
    """Whether a choice is that between `x << n` and 0 by `n < width`: a shift by more gives 0."""
    shift, test = table.node(shifted), table.node(condition)
    return (
        shift is not None
        and test is not None
        and (shift.op, test.op) == ("shl", "cmp.ult")
        and test.args[0] == shift.args[1]
        and _constant(table, test.args[1]) == INT_BITS[shift.type]
        and _constant(table, otherwise) == 0
    )


def _fast_divisor(table: ValueTable, high: int, low: int) -> int | None:
    """The divisor d that a `FastDivmodDivisor` carries, with
    `((((1 << l) - d << 32) / d + 1) << 32) | d`, l = 32 - clz(d - 1), in 64 bits.
    """
    wide = table.node(low)
    if wide is None or (wide.op, wide.type) != ("zext", "i64"):
        return None
    multiplier = _left(table, high, "shl", 32)
    quotient = _node(table, _left(table, multiplier, "add", 1), "divu")
    if quotient is None or quotient.args[1] != low:
        return None
    missing = _node(table, _left(table, quotient.args[0], "shl", 32), "sub")
    power = _node(table, missing.args[0], "shl") if missing is not None and missing.args[1] == low else None
    log = _node(table, power.args[1], "sext") if power is not None and _constant(table, power.args[0]) == 1 else None
    zeros = _node(table, log.args[0], "sub") if log is not None else None
    if zeros is None or _constant(table, zeros.args[0]) != 32:
        return None
    before = _node(table, zeros.args[1], "clz")
    divisor = _left(table, before.args[0], "sub", 1) if before is not None and before.type == "i32" else None
    return divisor if divisor == wide.args[0] else None


def _node(table: ValueTable, number: int | None, op: str) -> Node | None:
    """The value of a number if it is of that operation."""
    node = None if number is None else table.node(number)
    return node if node is not None and node.op == op else None


def _left(table: ValueTable, number: int | None, op: str, right: int) -> int | None:
    """The first argument of a value that is of that operation with that constant."""
    node = _node(table, number, op)
    return node.args[0] if node is not None and _constant(table, node.args[1]) == right else None


def _constant(table: ValueTable, number: int) -> object:
    node = table.node(number)
    return node.value if node is not None and node.op == "const" else None
