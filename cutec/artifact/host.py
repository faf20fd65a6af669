"""Host programs: grids, shared memory sizes and kernel arguments, computed from the arguments of a
call.

A program is a flat SSA list without control flow: inputs first, then nodes, numbered in sequence;
then launches, which refer to those numbers. `compile_program` checks it and makes one Python
function of it. Runtime and interpreter share both. For `grid = (n + 127) // 128` of an argument n:

    inputs 0: ptr of a, 1: symbol n      nodes 2: const 127, 3: add 1 2, 4: const 128,
    5: floordiv 3 4, 6: const 1          launch grid (5, 6, 6), block (4, 6, 6), args (0, 1)

A host function with loops is such a list too, which a call executes in *rounds*. A round computes
all values, takes the steps and launches whose `when` is 1, and carries some values into the next;
the last one is that whose `again` is 0 (`lowering.host` makes rounds of loops).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar, Protocol

from cutec.artifact.form import OmitDefault, Scalar, Written
from cutec.artifact.host_ops import FLOATS, HELPERS, INT_BITS, OPS, TYPE_SETS, TYPES, expression
from cutec.artifact.host_range import Range, exact_range, fits, input_range, type_range
from cutec.artifact.step import Step, statement, wrong
from cutec.artifact.tensor_map import TensorMap, TensorMapRecipe, concrete
from cutec.diag import CutecError, error
from cutec.records import NamedTuple, dataclass

# The most shared memory of a block on any GPU so far (CUDA Programming Guide, "Technical
# Specifications per Compute Capability": 227 KiB on 9.0 and 10.0).
MOST_SHARED = 227 << 10
KINDS = ("ptr", "symbol", "stride", "scalar", "extent")

# Types of fields in a manifest; `validate` checks their limits.
Ref = Annotated[int, Scalar(int, least=0, checked_elsewhere=True)]
OpName = Annotated[str, Scalar(str, words=OPS, checked_elsewhere=True)]
ValueType = Annotated[str, Scalar(str, words=TYPES, checked_elsewhere=True)]


@dataclass(frozen=True, slots=True)
class Input:
    """A leaf of the signature: the `kind` of value of parameter `param`; `index` is the dimension
    of a symbol, stride or extent, else 0.
    """

    kind: str
    param: str
    index: int
    type: str


@dataclass(frozen=True, slots=True)
class Node:
    """An operation of `host_ops.OPS`."""

    op: OpName
    type: OmitDefault[ValueType] = ""
    "The type of its result, where it does not follow from `op` and `args`."
    args: OmitDefault[tuple[Ref, ...]] = ()
    "Numbers of earlier values."
    value: int | float | str | TensorMapRecipe | None = None
    """The number of a `const`, the attribute of a `device_attr`, the recipe of a `tensor_map`; of a
    `carried` value, which of those that are carried."""


LAUNCH_EVENTS = ("launch_completion", "programmatic")
EventKind = Annotated[str, Scalar(str, words=LAUNCH_EVENTS, checked_elsewhere=True)]
Flags = Annotated[int, Scalar(int, least=-(1 << 31), most=(1 << 31) - 1, checked_elsewhere=True)]


@dataclass(frozen=True, slots=True)
class LaunchEvent:
    """An event that a launch records (CUDA Driver API, CUlaunchAttributeValue)."""

    kind: EventKind
    """`launch_completion`: recorded when all blocks have begun. `programmatic`: recorded when all
    blocks have triggered it, by `griddepcontrol.launch_dependents` or by their end."""
    event: Ref
    "The value that is its handle (`i64`)."
    flags: OmitDefault[Flags] = 0
    "The flags of `cuEventRecordWithFlags`."
    at_block_start: bool = False
    "Blocks trigger a `programmatic` event when they begin."


@dataclass(frozen=True, slots=True)
class Launch:
    """One kernel launch. It refers to values by their numbers."""

    MANIFEST: ClassVar = Written(first=("kernel", "when"))

    kernel: str
    "The kernel's name in the images."
    grid: tuple[Ref, Ref, Ref]
    "Blocks of the grid (`i32`)."
    block: tuple[Ref, Ref, Ref]
    "Threads of a block (`i32`)."
    cluster: tuple[Ref, Ref, Ref] | None
    "Blocks of a cluster (`i32`)."
    smem: Ref
    "Bytes of dynamic shared memory (`i32`)."
    args: tuple[Ref, ...]
    "The kernel's parameters."
    when: Ref | None = None
    "The launch happens only if this value, an `i1`, is 1."
    cooperative: bool = False
    "A cooperative launch."
    pdl: bool = False
    """Programmatic stream serialization: the launch may begin before its predecessor in the stream
    has ended."""
    events: OmitDefault[tuple[LaunchEvent, ...]] = ()
    "The events that the launch records."
    fallback: OmitDefault[tuple[int, ...]] = ()
    """Blocks of a cluster where one of `cluster`, which the launch prefers, does not fit; none: all
    clusters are of `cluster`."""
    carveout: OmitDefault[int | None] = None
    """How much of the memory that L1 and shared memory divide is shared memory, in percent: a
    hint."""


@dataclass(frozen=True, slots=True)
class HostProgram:
    """Inputs, nodes, steps and launches. Value number i is `inputs[i]`, then
    `nodes[i - len(inputs)]`.
    """

    MANIFEST: ClassVar = Written(first=("steps",), given=("inputs", "nodes"), block=True)

    inputs: tuple[Input, ...]
    nodes: tuple[Node, ...] = ()
    launches: tuple[Launch, ...] = ()
    "The launches, in order."
    steps: OmitDefault[tuple[Step, ...]] = ()
    "What a call, or one of its rounds, does before it launches anything, in order."
    again: Ref | None = None
    "Another round follows if this value, an `i1`, is 1; none: there is one round."
    carried: OmitDefault[tuple[Ref, ...]] = ()
    "The values that a round carries into the next, where `carried` nodes have them."

    def types(self) -> list[str]:
        """The type of each value, by its number."""
        return [i.type for i in self.inputs] + [n.type for n in self.nodes]


class ConcreteLaunch(NamedTuple):
    """A launch with its numbers: extents, bytes of dynamic shared memory and kernel arguments (see
    `host_ops` for their form).
    """

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    cluster: tuple[int, int, int] | None
    smem: int
    args: tuple[int | float | TensorMap, ...]
    cooperative: bool
    pdl: bool
    fallback: tuple[int, ...] = ()


class HostDevice(Protocol):
    """Facts about the device that a host program may use."""

    def attribute(self, name: str) -> int:
        """A CUdevice_attribute by its lower-case name without prefix, e.g.
        "multiprocessor_count".
        """
        ...

    def max_active_clusters(self, size: int) -> int:
        """How many clusters of `size` blocks can be resident at once."""
        ...


class HostCode(NamedTuple):
    """A program as Python text, for embedding into a function: `statements` in order, then
    `values[i]` is the text of value i.

    Inputs are named `v0 v1 …`. Values that no launch needs are None. `names` has the globals of the
    statements.
    """

    statements: list[str]
    values: list[str | None]
    names: dict[str, Any]


def validate(program: HostProgram) -> None:
    """Raise E3010 if an operation is unknown, a reference points nowhere or ahead, or a type does
    not fit.
    """
    types = [i.type for i in program.inputs]
    for i, leaf in enumerate(program.inputs):
        _expect(leaf.kind in KINDS and leaf.type in TYPES, f"input {i} has kind {leaf.kind!r} and type {leaf.type!r}")
    for node in program.nodes:
        where = f"value {len(types)} ({node.op})"
        _expect(node.op in OPS, f"{where}: no such operation")
        for ref in node.args:
            _expect(0 <= ref < len(types), f"{where}: refers to value {ref}, only 0 to {len(types) - 1} come before it")
        _check_node(node, [types[ref] for ref in node.args], where)
        types.append(node.type)
    for launch in program.launches:
        _check_launch(launch, types)
        asked = constant(program, launch.smem)
        fits = asked is None or (isinstance(asked, int) and 0 <= asked <= MOST_SHARED)
        _expect(fits, f"{launch.kernel} asks for {asked} bytes of shared memory; a block has at most {MOST_SHARED}")
    for step in program.steps:
        problem = wrong(step, types)
        _expect(problem is None, f"{step.kind}: {problem}")
    _check_rounds(program, types)


def constant(program: HostProgram, ref: int) -> object:
    """What a value is in every call; None if calls decide."""
    node = program.nodes[ref - len(program.inputs)] if ref >= len(program.inputs) else None
    return node.value if node is not None and node.op == "const" else None


Encoder = Callable[[TensorMapRecipe], Callable[..., Any]]


def _as_record(recipe: TensorMapRecipe) -> Callable[..., TensorMap]:
    return lambda *arguments: concrete(recipe, arguments)


def lower(
    program: HostProgram,
    device: HostDevice | None = None,
    small: bool = False,
    encoder: Encoder = _as_record,
    say: Callable[[str], Any] | None = None,
) -> HostCode:
    """The program as Python text. Validates it; folds values that follow from constants (and from
    the device, if one is given).

    `encoder` makes of a recipe the function from address, extents and strides to a launch's tensor
    map. `say` takes text that is printed (None: standard output). `small`: the text is for symbols
    up to `host_range.SMALL` only, and leaves out wrapping that they do not need. The text is made
    only of this module's own expressions, numbers and value numbers: no string of a manifest gets
    into it (a device attribute's name is looked up in the device first). One joined function saves
    a Python call per node; a whole launch has a budget of a few microseconds.
    """
    validate(program)
    types = program.types()
    base = len(program.inputs)
    wanted = needed(program)
    names: dict[str, Any] = dict(HELPERS)
    constants: dict[int, int | float] = {}
    ranges = [input_range(leaf.kind, leaf.type, small) for leaf in program.inputs]
    statements: list[str] = []
    values: list[str | None] = [f"v{i}" for i in range(base)]
    steps = list(enumerate(program.steps))

    def take_steps() -> None:
        """Write the steps whose values are computed, up to the first one whose values are not: a
        step comes before later values, which may divide by zero.
        """
        while steps and all(ref < len(values) for ref in steps[0][1].refs):
            text, more = statement(steps[0][1], steps[0][0], types, values, say)
            statements.append(text)
            names.update(more)
            del steps[0]

    for i, node in enumerate(program.nodes, base):
        take_steps()
        values.append(None)
        ranges.append(type_range(node.type))
        if i not in wanted:
            continue
        if node.op == "carried":
            statements.append(f"v{i} = c{node.value}")
            values[i] = f"v{i}"
            continue
        if node.op == "tensor_map":
            names[f"map{i}"] = encoder(node.value)  # pyright: ignore[reportArgumentType]  # of a tensor_map
            statements.append(f"v{i} = map{i}({', '.join([str(values[r]) for r in node.args])})")
            values[i] = f"v{i}"
            continue
        arg_types = [types[ref] for ref in node.args]
        folded = _fold(node, arg_types, [constants.get(ref) for ref in node.args], device)
        if folded is None:
            text, ranges[i] = _statement(
                node, arg_types, [str(values[r]) for r in node.args], [ranges[r] for r in node.args]
            )
            statements.append(f"v{i} = {text}")
            values[i] = f"v{i}"
        else:
            constants[i] = folded
            values[i] = _literal(folded, i, names)
            ranges[i] = (folded, folded) if isinstance(folded, int) else ranges[i]
    take_steps()
    return HostCode(statements, values, names)


def _statement(node: Node, types: list[str], arguments: list[str], ranges: list[Range]) -> tuple[str, Range]:
    """The text of an operation, and the range of its result."""
    exact = exact_range(node.op, node.type, ranges)
    if exact is None:
        return expression(node.op, node.type, tuple(types), tuple(arguments)), type_range(node.type)
    leaving = "neither" if fits(exact, node.type) else "above" if exact[0] >= type_range(node.type)[0] else "both"
    text = _shift(node, arguments, ranges) or expression(node.op, node.type, tuple(types), tuple(arguments), leaving)
    return text, exact if leaving == "neither" else type_range(node.type)


def _shift(node: Node, arguments: list[str], ranges: list[Range]) -> str | None:
    """A shift instead of a division by a power of two (grids divide by tiles), in half the time;
    None for anything else.
    """
    if node.op not in ("floordiv", "divs", "divu"):
        return None
    (low, _), (divisor, same) = ranges
    if divisor != same or divisor < 2 or divisor & (divisor - 1):
        return None
    if node.op == "floordiv" or low >= 0:
        return f"{arguments[0]} >> {divisor.bit_length() - 1}"
    return (
        f"({arguments[0]} & {hex((1 << INT_BITS[node.type]) - 1)}) >> {divisor.bit_length() - 1}"
        if node.op == "divu"
        else None
    )


def compile_program(
    program: HostProgram, device: HostDevice | None = None, say: Callable[[str], Any] | None = None
) -> Callable[[Sequence[int | float]], list[ConcreteLaunch]]:
    """One function from the input values (in the order of `inputs`, in the form that `host_ops`
    describes) to the launches.

    Launches whose `when` is 0 are left out. The function executes the program's steps; `say` takes
    the text that they print. Raises E3010 if the program is invalid; the function raises E3011 on a
    division by zero, and E4032 for a check that fails.
    """
    code = lower(program, device, say=say)
    names = dict(code.names)
    lines = [f"    ({', '.join(f'v{i}' for i in range(len(program.inputs)))},) = inputs"] if program.inputs else []
    lines.append("    launches = []")
    launched: list[str] = []
    for i, launch in enumerate(program.launches):
        fields = [
            _tuple(code, launch.grid),
            _tuple(code, launch.block),
            _tuple(code, launch.cluster),
            code.values[launch.smem],
        ]
        names |= {f"kernel{i}": launch.kernel, "ConcreteLaunch": ConcreteLaunch}
        text = (
            f"ConcreteLaunch(kernel{i}, {', '.join(map(str, fields))}, {_tuple(code, launch.args)},"
            f" {launch.cooperative}, {launch.pdl}, {launch.fallback})"
        )
        if not _uses_values(code, launch):
            names[f"static{i}"] = eval(text, names)  # all of it is known now
            text = f"static{i}"
        condition = "" if launch.when is None else f"if {code.values[launch.when]}: "
        launched.append(f"{condition}launches.append({text})")
    lines += [f"    {line}" for line in rounds(program, code, [*code.statements, *launched])]
    source = "\n".join(["def run(inputs):", *lines, "    return launches"])
    exec(source, names)
    return _reporting_zero_division(names["run"])


def rounds(program: HostProgram, code: HostCode, round_: list[str]) -> list[str]:
    """The statements of all rounds from those of one, which expect in `c0`, `c1`, … what is
    carried.
    """
    if program.again is None:
        return round_
    types = program.types()
    names = [f"c{i}" for i in range(len(program.carried))]
    first = [f"{name} = {'0.0' if types[ref] in FLOATS else '0'}" for name, ref in zip(names, program.carried)]
    carried = ", ".join(str(code.values[ref]) for ref in program.carried)
    after = [f"if not {code.values[program.again]}: break", *([f"{', '.join(names)} = {carried}"] if names else [])]
    return [*first, "while True:", *(f"    {line}" for line in [*round_, *after])]


def _reporting_zero_division(run: Callable) -> Callable[[Sequence[int | float]], list[ConcreteLaunch]]:
    def checked(inputs: Sequence[int | float]) -> list[ConcreteLaunch]:
        try:
            return run(inputs)
        except ZeroDivisionError as e:
            raise zero_division() from e

    return checked


def zero_division() -> CutecError:
    """The diagnostic for a division by zero in a host program."""
    return error(
        "E3011",
        "the host program divides by zero for these arguments",
        help="an extent that the kernel divides by is 0",
    )


def _uses_values(code: HostCode, launch: Launch) -> bool:
    """Whether any field depends on the call (values that are not folded have names `v…`)."""
    refs = (*launch.grid, *launch.block, *(launch.cluster or ()), launch.smem, *launch.args)
    return any(code.values[ref] == f"v{ref}" for ref in refs)


def _tuple(code: HostCode, refs: tuple[int, ...] | None) -> str:
    return "None" if refs is None else "(" + "".join(f"{code.values[r]}, " for r in refs) + ")"


def roots(program: HostProgram) -> set[int]:
    """The values that launches and steps take, by number."""
    found = {ref for step in program.steps for ref in step.refs} | {*program.carried}
    found |= set() if program.again is None else {program.again}
    for launch in program.launches:
        found |= {*launch.grid, *launch.block, *(launch.cluster or ()), launch.smem, *launch.args}
        found |= {event.event for event in launch.events} | (set() if launch.when is None else {launch.when})
    return found


def needed(program: HostProgram) -> set[int]:
    """The values that launches and steps depend on, by number."""
    base = len(program.inputs)
    work = list(roots(program))
    found: set[int] = set()
    while work:
        ref = work.pop()
        if ref not in found:
            found.add(ref)
            work += program.nodes[ref - base].args if ref >= base else ()
    return found


def _fold(
    node: Node, types: list[str], args: list[int | float | None], device: HostDevice | None
) -> int | float | None:
    """The node's value if it is known before the call, else None, as for a division by zero, which
    the call reports.
    """
    if node.op == "const":
        return node.value  # pyright: ignore[reportReturnType]  # of a constant: a number
    if node.op in ("device_attr", "max_active_clusters"):
        return _device_fact(node, args, device)
    if any(a is None for a in args):
        return None
    names: dict[str, Any] = dict(HELPERS) | {f"a{i}": a for i, a in enumerate(args)}
    try:
        return eval(expression(node.op, node.type, tuple(types), tuple(f"a{i}" for i in range(len(args)))), names)
    except ZeroDivisionError:
        return None


def _device_fact(node: Node, args: list[int | float | None], device: HostDevice | None) -> int:
    if device is None:
        raise error(
            "E3012", f"the host program asks about the device ({node.op}), and there is none", help="run it on a GPU"
        )
    if node.op == "device_attr":
        return device.attribute(str(node.value))
    if args[0] is None:
        raise error("E3010", "invalid host program: max_active_clusters of a cluster size that is not constant")
    return device.max_active_clusters(int(args[0]))


def _literal(value: float, number: int, names: dict[str, Any]) -> str:
    if isinstance(value, float) and not math.isfinite(value):
        names[f"c{number}"] = value
        return f"c{number}"
    return f"({value!r})" if value < 0 else repr(value)


def _check_node(node: Node, arg_types: list[str], where: str) -> None:
    spec = OPS[node.op]
    _expect(node.type in TYPES, f"{where}: no such type: {node.type!r}")
    if node.op == "tensor_map":
        _check_tensor_map(node, arg_types, where)
        return
    _expect(len(arg_types) == len(spec.args), f"{where}: {len(arg_types)} arguments, expected {len(spec.args)}")
    bound: dict[str, str] = {}
    for want, have in zip((*spec.args, spec.result), (*arg_types, node.type)):
        allowed = TYPE_SETS.get(want, (want,))
        _expect(have in allowed, f"{where}: type {have}, expected {' or '.join(allowed)}")
        _expect(bound.setdefault(want, have) == have, f"{where}: types {bound[want]} and {have}, expected equal ones")
    if node.op in ("sext", "zext", "trunc", "fpext", "fptrunc"):
        grows = _bits(node.type) > _bits(arg_types[0])
        _expect(
            grows == (node.op not in ("trunc", "fptrunc")) and node.type != arg_types[0],
            f"{where}: from {arg_types[0]} to {node.type}",
        )
    if node.op == "const":
        _check_constant(node, where)
    elif node.op == "carried":
        _expect(type(node.value) is int and node.type != "tensor_map", f"{where}: value {node.value!r}, {node.type}")
    elif node.op == "device_attr":
        _expect(isinstance(node.value, str), f"{where}: value {node.value!r}, expected the attribute's name")
    else:
        _expect(node.value is None, f"{where}: takes no value")


def _check_tensor_map(node: Node, arg_types: list[str], where: str) -> None:
    recipe = node.value
    if not isinstance(recipe, TensorMapRecipe):
        raise error("E3010", f"invalid host program: {where}: value {recipe!r}, expected the recipe of a tensor map")
    wrong = recipe.wrong()
    _expect(wrong is None, f"{where}: {wrong}")
    wanted = ["ptr"] + ["i64"] * (2 * recipe.rank - 1)
    _expect(
        arg_types == wanted and node.type == "tensor_map",
        f"{where}: arguments of {', '.join(arg_types)}, expected {', '.join(wanted)}",
    )


def _bits(type: str) -> int:
    return INT_BITS.get(type, 32 if type == "f32" else 64)


def _check_constant(node: Node, where: str) -> None:
    if node.type in INT_BITS or node.type == "ptr":
        bits = INT_BITS.get(node.type, 64)
        low, high = (0, (1 << bits) - 1) if node.type in ("i1", "ptr") else (-(1 << bits - 1), (1 << bits - 1) - 1)
        fits = type(node.value) is int and low <= node.value <= high
        _expect(fits, f"{where}: value {node.value!r}, expected an integer from {low} to {high}")
    else:
        _expect(type(node.value) is float, f"{where}: value {node.value!r}, expected a float")


def _check_launch(launch: Launch, types: list[str]) -> None:
    where = f"launch of {launch.kernel}"
    extents = (*launch.grid, *launch.block, *(launch.cluster or ()), launch.smem)
    condition = () if launch.when is None else (launch.when,)
    handles = tuple([event.event for event in launch.events])
    for ref in (*extents, *launch.args, *condition, *handles):
        _expect(0 <= ref < len(types), f"{where}: refers to value {ref}, only 0 to {len(types) - 1} exist")
    for ref in extents:
        _expect(types[ref] == "i32", f"{where}: extents and shared memory are i32, value {ref} is {types[ref]}")
    _expect(
        not launch.fallback or (len(launch.fallback) == 3 and launch.cluster is not None),
        f"{where}: a fallback of clusters has three extents, beside those of the preferred ones",
    )
    _expect(
        launch.carveout is None or 0 <= launch.carveout <= 100,
        f"{where}: a carve-out of {launch.carveout} %, expected 0 to 100",
    )
    for ref in condition:
        _expect(types[ref] == "i1", f"{where}: a condition is i1, value {ref} is {types[ref]}")
    for ref in handles:
        _expect(types[ref] == "i64", f"{where}: an event is i64, value {ref} is {types[ref]}")
    for event in launch.events:
        _expect(event.kind in LAUNCH_EVENTS, f"{where}: no event is {event.kind!r}")
        _expect(-(1 << 31) <= event.flags < 1 << 31, f"{where}: flags {event.flags}")


def _check_rounds(program: HostProgram, types: list[str]) -> None:
    for ref in (*program.carried, *(() if program.again is None else (program.again,))):
        _expect(0 <= ref < len(types), f"rounds: they refer to value {ref}, only 0 to {len(types) - 1} exist")
    if program.again is not None:
        _expect(types[program.again] == "i1", f"rounds: `again` is i1, value {program.again} is {types[program.again]}")
    if not program.launches and not program.steps:
        return  # a list of values that programs share
    for node in program.nodes:
        if node.op == "carried":
            number = node.value if isinstance(node.value, int) else -1
            known = 0 <= number < len(program.carried) and program.again is not None
            _expect(known, f"carried: no round carries value {node.value!r}")
            found = types[program.carried[number]]
            _expect(found == node.type, f"carried: value {number} is {found}, not {node.type}")


def _expect(condition: bool, message: str) -> None:
    if not condition:
        raise error("E3010", f"invalid host program: {message}")
