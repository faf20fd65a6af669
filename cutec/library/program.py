"""Host programs as functions of C.

`fill` of a program computes its values in order and fills a *frame*: the kernel parameters and
launch configurations of one call, which `send` hands to the driver. Values stand in variables
`v0 v1 …`, numbered as in the manifest; tensor maps are made in the frame. Constants are left open
here: programs that differ in nothing else share their code (`sharing`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cutec.artifact.host import HostProgram, Input, Launch, constant, needed, roots
from cutec.artifact.host_ops import INT_BITS
from cutec.artifact.signature import Signature, TensorParam
from cutec.artifact.step import DIRECTIVE, Step
from cutec.artifact.tensor_map import TensorMapRecipe
from cutec.library.interface import dynamic_strides
from cutec.library.values import C_TYPES, DIVISIONS, expression, literal
from cutec.records import dataclass

# The member of `union slot` that holds a parameter of a type.
SLOTS = {
    "i1": "u8",
    "i8": "i8",
    "i16": "i16",
    "i32": "i32",
    "i64": "i64",
    "f16": "u16",
    "bf16": "u16",
    "f32": "f32",
    "f64": "f64",
    "ptr": "u64",
}
_DEFAULT_SHARED = 48 << 10  # more dynamic shared memory than this has to be requested
# CUlaunchAttributeID (CUDA Driver API).
_COOPERATIVE, _CLUSTER, _PDL, _PREFERRED_CLUSTER, _CARVEOUT = 2, 4, 6, 11, 14
_EVENTS = {"programmatic": 7, "launch_completion": 12}


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact about the device that a program uses: an attribute by name, or, with `cluster`, how
    many clusters of that many blocks can be resident. `shape` and `block` are those of the first
    launch as far as they are constant, else zeros.
    """

    value: int
    attribute: str = ""
    cluster: int = 0
    shape: tuple[int, ...] = (0, 0, 0)
    block: tuple[int, ...] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Constant:
    """A constant of a program: its variable, the C type, and the text of its value."""

    name: str
    type: str
    text: str


@dataclass(frozen=True, slots=True)
class LaunchCode:
    """A launch: the texts that fill its configuration, its parameters (type, text) and its
    attributes (lines over `a`, the attribute).
    """

    kernel: str
    happens: str
    grid: tuple[str, ...]
    block: tuple[str, ...]
    cluster: tuple[str, ...]
    shared: str
    args: tuple[tuple[str, str], ...]
    attributes: tuple[tuple[str, ...], ...]
    constant_shared: int
    "Bytes of dynamic shared memory in every call; -1 if calls decide."
    cluster_shape: tuple[int, ...]
    "The extents of its clusters if they are constant, else ()."


@dataclass(frozen=True, slots=True)
class ProgramCode:
    """A host program in C: statements in order, launches, and what loading has to find out. In a
    statement `@V5@` stands for the constant `v5`, `@PARAMS@` for the function's table of
    parameters, and `@MAPS@` for the number of the program's first recipe of tensor maps.
    """

    statements: tuple[str, ...]
    constants: tuple[Constant, ...]
    launches: tuple[LaunchCode, ...]
    facts: tuple[Fact, ...]
    maps: tuple[TensorMapRecipe, ...]
    repeats: bool
    "Whether each launch of a prepared call executes the program again."
    round: tuple[str, ...] = ()
    "Statements at the end of a round, which carry values into the next."
    carried: int = 0
    "How many values rounds carry."


class _Writer:
    def __init__(self, signature: Signature, program: HostProgram):
        self.signature, self.program = signature, program
        self.types = program.types()
        self.facts: list[Fact] = []
        self.constants: list[Constant] = []
        self.maps: dict[int, TensorMapRecipe] = {}
        self.strides = {(t.name, d): i for i, (t, d) in enumerate(dynamic_strides(signature))}
        self.numbers = {p.name: i for i, p in enumerate(signature.params)}
        self.symbols = {s.name: i for i, s in enumerate(signature.symbols)}

    def write(self) -> ProgramCode:
        """The whole program. A step comes before values that it does not need, as these may divide
        by zero (`artifact.host.lower`).
        """
        program, base = self.program, len(self.program.inputs)
        wanted = self._wanted()
        lines = [line for i, leaf in enumerate(program.inputs) if i in wanted for line in self._leaf(i, leaf)]
        steps = list(program.steps)
        for i in range(base, base + len(program.nodes)):
            while steps and all(ref < i for ref in steps[0].refs):
                lines += self._step(steps.pop(0))
            if i in wanted:
                lines += self._node(i)
        for step in steps:
            lines += self._step(step)
        launches = tuple(self._launch(launch) for launch in program.launches)
        return ProgramCode(
            tuple(lines),
            tuple(self.constants),
            launches,
            tuple(self.facts),
            tuple(self.maps.values()),
            repeats=bool(program.steps) or program.again is not None,
            round=tuple(self._round()),
            carried=len(program.carried),
        )

    def _round(self) -> Iterator[str]:
        """What ends a round: the values that it carries, and whether another one follows."""
        for position, ref in enumerate(self.program.carried):
            yield f"r->carried[{position}].{SLOTS[self.types[ref]]} = v{ref};"
        if self.program.again is not None:
            yield f"r->again = v{self.program.again};"

    def _wanted(self) -> set[int]:
        """The values that get a variable: those that are needed, but for the constants that only
        facts about the device take.
        """
        base, wanted = len(self.program.inputs), needed(self.program)
        nodes = [self.program.nodes[i - base] for i in wanted if i >= base]
        return roots(self.program) | {ref for node in nodes if node.op != "max_active_clusters" for ref in node.args}

    def _leaf(self, number: int, leaf: Input) -> Iterator[str]:
        """The variable of a leaf, from the values of a checked call `c`."""
        param = self.numbers[leaf.param]
        if leaf.kind == "ptr":
            text = f"c->pointer[{param}]"
        elif leaf.kind == "scalar":
            text = f"c->scalar[{param}].{SLOTS[leaf.type]}"
        elif leaf.kind == "symbol":
            text = f"({C_TYPES[leaf.type]})c->symbol[{self.symbols[self.signature.leaf_symbol(leaf).name]}]"
        elif leaf.kind == "extent":
            text = f"c->extent[{self._extent(leaf)}]"
        else:
            text = self._stride(leaf)
        yield f"const {C_TYPES[leaf.type]} v{number} = {text};"

    def _extent(self, leaf: Input) -> int:
        """The position of a workspace's extent among those that calls compute."""
        return [(i.param, i.index) for i in self.program.inputs if i.kind == "extent"].index((leaf.param, leaf.index))

    def _stride(self, leaf: Input) -> str:
        """A stride: that of the call, or of a compact tensor the product of faster extents."""
        tensor = self.signature.param(leaf.param)
        assert isinstance(tensor, TensorParam)
        if tensor.order is None:
            return f"c->stride[{self.strides[leaf.param, leaf.index]}]"
        return f"compact_stride(&@PARAMS@[{self.numbers[leaf.param]}], c, {leaf.index})"

    def _node(self, number: int) -> Iterator[str]:
        node = self.program.nodes[number - len(self.program.inputs)]
        args = [f"v{ref}" for ref in node.args]
        if node.op == "tensor_map":
            assert isinstance(node.value, TensorMapRecipe)
            shape = ", ".join(f"(uint64_t){a}" for a in args)
            yield f"const uint64_t k{number}[] = {{{shape}}};"
            self.maps[number] = node.value
            recipe = f"@MAPS@ + {len(self.maps) - 1}"
            yield f"if ((status = encode(s, &map_recipes[{recipe}], k{number}, &{self._text(number)})))"
            yield "    return status;"
            return
        if node.op == "carried":
            text = f"r->carried[{node.value}].{SLOTS[node.type]}"
        elif node.op == "const":
            text = self._constant(f"v{number}", C_TYPES[node.type], literal(node.type, node.value))
        elif node.op in ("device_attr", "max_active_clusters"):
            text = f"l->fact[{len(self.facts)}]"
            self.facts.append(self._fact(number))
        else:
            if node.op in DIVISIONS and not constant(self.program, node.args[DIVISIONS[node.op]]):
                yield f"if (!{args[DIVISIONS[node.op]]})"
                yield "    return divides_by_zero();"
            text = expression(node.op, node.type, [self.types[r] for r in node.args], args)
        yield f"const {C_TYPES[node.type]} v{number} = {text};"

    def _constant(self, name: str, type: str, text: str) -> str:
        """What stands for a constant. (A table cannot have what a function returns.)"""
        if "float_of_bits" in text:
            return text
        self.constants.append(Constant(name, type, text))
        return f"@V{name[1:]}@"

    def _text(self, ref: int) -> str:
        """A value: a variable, or a tensor map of the frame."""
        return f"f->maps[{[*self.maps].index(ref)}]" if ref in self.maps else f"v{ref}"

    def _fact(self, number: int) -> Fact:
        node = self.program.nodes[number - len(self.program.inputs)]
        if node.op == "device_attr":
            return Fact(number, attribute=str(node.value))
        launch = self.program.launches[0]
        size = constant(self.program, node.args[0])
        assert isinstance(size, int)
        return Fact(number, "", size, self._constants(launch.cluster), self._constants(launch.block))

    def _constants(self, refs: tuple[int, ...] | None) -> tuple[int, ...]:
        found = [constant(self.program, ref) for ref in refs or ()]
        values = tuple(value for value in found if isinstance(value, int))
        return values if len(values) == 3 else (0, 0, 0)

    def _launch(self, launch: Launch) -> LaunchCode:
        grid = tuple(f"v{ref}" for ref in launch.grid)
        tests = dict.fromkeys(grid if launch.when is None else (f"v{launch.when}", *grid))
        cluster = tuple(f"v{ref}" for ref in launch.cluster or ())
        shared = constant(self.program, launch.smem)
        shape = self._constants(launch.cluster)
        return LaunchCode(
            launch.kernel,
            " && ".join(f"{test} != 0" for test in tests),
            grid,
            tuple(f"v{ref}" for ref in launch.block),
            cluster,
            f"v{launch.smem}",
            tuple((self.types[ref], self._text(ref)) for ref in launch.args),
            tuple(_attributes(launch, cluster)),
            shared if isinstance(shared, int) else -1,
            shape if any(shape) else (),
        )

    def _step(self, step: Step) -> Iterator[str]:
        condition = "" if step.when is None else f"v{step.when} != 0 && "
        if step.kind == "check":
            yield f"if ({condition}!v{step.args[0]})"
            yield f'    return fail(4032, "%s", {c_string(f"{step.text} ({step.place})")});'
            return
        format_, args = _format(step, self.types)
        if step.when is not None:
            yield f"if (v{step.when})"
        yield f"{'    ' * (step.when is not None)}printf({', '.join([c_string(format_), *args])});"


def write(signature: Signature, program: HostProgram) -> ProgramCode:
    """A host program in C."""
    return _Writer(signature, program).write()


def needs_request(launch: LaunchCode) -> bool:
    """Whether a launch may need more dynamic shared memory than kernels have unasked."""
    return not 0 <= launch.constant_shared <= _DEFAULT_SHARED


def _attributes(launch: Launch, cluster: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    sizes = [(_CLUSTER, tuple(map(str, launch.fallback)) or cluster)]
    sizes += [(_PREFERRED_CLUSTER, cluster)] if launch.fallback else []
    for id, size in sizes if cluster else []:
        yield f"a->id = {id};", *(f"a->value.words[{i}] = (uint32_t){text};" for i, text in enumerate(size))
    for id, wanted in ((_COOPERATIVE, launch.cooperative), (_PDL, launch.pdl)):
        if wanted:
            yield f"a->id = {id};", "a->value.words[0] = 1;"
    if launch.carveout is not None:
        yield f"a->id = {_CARVEOUT};", f"a->value.words[0] = {launch.carveout};"
    for event in launch.events:
        yield (
            f"a->id = {_EVENTS[event.kind]};",
            f"a->value.pointer = (uint64_t)v{event.event};",
            f"a->value.words[2] = (uint32_t){event.flags};",
            f"a->value.words[3] = {int(event.at_block_start)};",
        )


def c_string(text: str) -> str:
    """A string literal: printable ASCII as it is, other bytes in octal."""
    plain = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}" for b in text.encode())
    return f'"{plain}"'


def _format(step: Step, types: list[str]) -> tuple[str, list[str]]:
    """The format of a print step with the lengths of what is passed, and the arguments."""
    pending, arguments = iter(step.args), []

    def one(match: re.Match[str]) -> str:
        flags, letter = match.groups()
        if letter == "%":
            return "%%"
        ref = next(pending)
        if letter in "eEfgG":
            arguments.append(f"(double)v{ref}")
            return f"%{flags}{letter}"
        if letter == "c":
            arguments.append(f"(int)(unsigned char)v{ref}")
            return f"%{flags}c"
        bits = INT_BITS.get(types[ref], 64)
        mask = f"(unsigned long long)((uint64_t)v{ref} & {(1 << bits) - 1:#x}ull)"
        arguments.append(f"(long long)v{ref}" if letter in "di" else mask)
        return f"0x%{flags}llx" if letter == "p" else f"%{flags}ll{letter}"

    return DIRECTIVE.sub(one, step.text), arguments
