"""The manifest's host program from the lowered host function.

The program is a flat SSA list. An `scf.if` is if-converted: its results become selects, and
launches inside it are predicated by its condition (`when`).

    scf.if %c { launch(%a); yield %a } else { yield %b }
    →  launch(%a) when %c;   select(%c, %a, %b)

A function with loops becomes a state machine, whose state the program's rounds carry: the place
where a round begins (0: the function's begin; else the head of a loop, by number), and the values
that loops change. A round goes from its place to where a loop begins, or begins again: it says that
a next round begins there, and with which values. All other values are computed in each round: they
follow from the state.

    launch(a); scf.for %i = 0 to %n step 1 { launch(b, %i) }; launch(c)
    →  launch(a) when place = 0                        place' = 1, i' = 0
       launch(b, i) when place = 1 and i < n           place' = 1, i' = i + 1
       launch(c) when place = 1 and not i < n          no round follows
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.artifact.host import HostProgram, Launch, LaunchEvent, Node
from cutec.artifact.host_graph import simplified
from cutec.artifact.host_ops import FUNCTIONS, FUNCTIONS_OF_TWO
from cutec.artifact.signature import Signature
from cutec.artifact.step import Step, TensorStep
from cutec.diag import CutecError, error
from cutec.ir.core import Block, Op, Value
from cutec.ir.types import F32, F64, FloatType, IntegerType, PtrType, Type, bit_width
from cutec.ops.device_facts import DEVICE_ATTRIBUTE, MAX_ACTIVE_CLUSTERS
from cutec.ops.host_steps import HOST_CHECK, HOST_PRINT, HOST_PRINT_TENSOR, LAUNCH_EVENT
from cutec.ops.tensor_map import TENSOR_MAP, recipe_of
from cutec.records import replace

BINARY = {
    "arith.addi": "add",
    "arith.subi": "sub",
    "arith.muli": "mul",
    "arith.divsi": "divs",
    "arith.divui": "divu",
    "arith.remsi": "rems",
    "arith.remui": "remu",
    "arith.minsi": "min",
    "arith.maxsi": "max",
    "arith.andi": "and",
    "arith.ori": "or",
    "arith.xori": "xor",
    "arith.shli": "shl",
    "arith.shrsi": "shrs",
    "arith.shrui": "shru",
    "arith.select": "select",
    "arith.addf": "addf",
    "arith.subf": "subf",
    "arith.mulf": "mulf",
    "arith.divf": "divf",
    "arith.negf": "negf",
    "arith.minnumf": "minf",
    "arith.maxnumf": "maxf",
    "arith.extsi": "sext",
    "arith.extui": "zext",
    "arith.trunci": "trunc",
    "arith.sitofp": "sitofp",
    "arith.uitofp": "uitofp",
    "arith.fptosi": "fptosi",
    "arith.fptoui": "fptoui",
    "arith.extf": "fpext",
    "arith.truncf": "fptrunc",
    "llvm.intr.sqrt": "sqrtf",
    "llvm.intr.fabs": "fabsf",
    "llvm.intr.floor": "floorf",
    "llvm.intr.ceil": "ceilf",
    "llvm.intr.trunc": "truncf",
    "llvm.intr.roundeven": "rintf",
    "llvm.intr.copysign": "copysignf",
    "llvm.intr.ctlz": "clz",
    "llvm.ptrtoint": "ptrtoint",
}
# Expressed by a comparison and a select: the program has signed minima and maxima only.
UNSIGNED_CHOICES = {"arith.minui": "cmp.ult", "arith.maxui": "cmp.ugt"}
_READ = "llvm.load"
# Approximations of the hardware → the function of libdevice.
_APPROXIMATE = {
    "llvm.nvvm.ex2.approx.ftz": "exp2",
    "llvm.nvvm.lg2.approx.ftz.f": "log2",
    "llvm.nvvm.sin.approx.ftz.f": "sin",
    "llvm.nvvm.cos.approx.ftz.f": "cos",
    "llvm.nvvm.sqrt.approx.ftz.f": "sqrt",
    "llvm.nvvm.rsqrt.approx.ftz.f": "rsqrt",
}
_ELSEWHERE = "compute this in a kernel, or pass it as an argument"
# (beginning of the operation's name, what it is to the user, what to write instead)
_REFUSED = (
    (_READ, "reading memory", "pass the value as a scalar, or read it in the kernel"),
    ("llvm.store", "writing memory", "write it in a kernel"),
    ("llvm.call", "a function of the device's library", _ELSEWHERE),
)
_DIVISIONS = ("arith.divsi", "arith.divui", "arith.remsi", "arith.remui")
_LOOPS = ("scf.for", "scf.while")
CMPI = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
CMPF = {1: "eq", 2: "gt", 3: "ge", 4: "lt", 5: "le", 13: "ne"}


def host_program(lowered: Op, signature: Signature) -> HostProgram:
    """The host program of a lowered container. Raises E0505 at the line of an operation without a
    counterpart.
    """
    (function,) = [op for op in lowered.body.ops if op.name == "func.func"]
    return _Flattening(signature).run(function)


class _Flattening:
    def __init__(self, signature: Signature):
        self._inputs = signature.leaves()
        self._nodes: list[Node] = []
        self._launches: list[Launch] = []
        self._steps: list[Step] = []
        self._printed: Op | None = None  # the last print_tensor
        self._events: list[LaunchEvent] = []  # of the next launch
        self._refs: dict[Value, int] = {}
        self._unread: dict[Value, CutecError] = {}  # what follows from memory of the GPU, which the host cannot read
        self._constants: dict[tuple[str, Any], int] = {}
        # Whether control is at the operation that is taken, in the round; None: in any call.
        self._when: int | None = None
        self._state: list[int] = []  # the values that rounds carry; the first one is their place
        self._heads = 0
        self._transitions: list[tuple[int, int, dict[int, int]]] = []  # (when, place, state → its next value)

    def run(self, function: Op) -> HostProgram:
        self._refs.update((v, i) for i, v in enumerate(function.body.args))
        if any(op.name in _LOOPS for op in function.walk()):
            self._when = self._at(0)
        self._block(function.body)
        if self._launches and self._printed is not None:
            raise error(
                "E0505",
                "print_tensor of memory has no place in a host function that launches kernels: it is the GPU's memory",
                self._printed.loc,
                help="print it in a kernel",
            )
        again, carried = self._rounds()
        self._make_needed_maps()
        return simplified(
            HostProgram(
                tuple(self._inputs),
                tuple(self._nodes),
                tuple(self._launches),
                tuple(self._steps),
                again,
                carried,
            )
        )

    def _block(self, block: Block) -> list[int]:
        """Flatten a block. Returns the refs of the values that its last operation passes on."""
        for op in block.ops:
            if op.name in ("scf.yield", "scf.condition"):
                self._refuse_unread(op)
                return [self._refs[v] for v in op.operands]
            self._op(op)
        return []

    def _refuse_unread(self, op: Op) -> None:
        for value in op.operands:
            if value in self._unread:
                raise self._unread[value]

    def _op(self, op: Op) -> None:
        if op.name in _EFFECTS:
            self._refuse_unread(op)
        unread = next((self._unread[v] for v in op.operands if v in self._unread), None)
        if op.name == _READ:
            unread = unread or self._refusal(op)
        if unread is not None:
            self._unread.update(dict.fromkeys(op.results, unread))
        elif op.name in _DIVISIONS and self._when is not None:
            self._refs[op.result] = self._divide(op, self._when)
        elif op.name in BINARY:
            self._refs[op.result] = self._arithmetic(op, BINARY[op.name])
        elif op.name in _VALUES:
            self._refs[op.result] = _VALUES[op.name](self, op)
        elif op.name in _EFFECTS:
            _EFFECTS[op.name](self, op)
        elif op.name != "func.return":
            raise self._refusal(op)

    def _refusal(self, op: Op) -> CutecError:
        what, help = next(((w, h) for name, w, h in _REFUSED if op.name.startswith(name)), (op.name, _ELSEWHERE))
        return error("E0505", f"{what} has no place in a host function", op.loc, help=help)

    # -- values: each gives the ref of an operation's result

    def _literal(self, op: Op) -> int:
        return self._constant(op.attrs["value"].value, op.result.type)

    def _poison(self, op: Op) -> int:
        return self._constant(0, op.result.type)  # never read

    def _same(self, op: Op) -> int:
        return self._refs[op.operands[0]]  # memory spaces share the host's addresses

    def _compare(self, op: Op) -> int:
        return self._arithmetic(op, f"cmp.{CMPI[op.attrs['predicate'].value]}")

    def _compare_floats(self, op: Op) -> int:
        predicate = op.attrs["predicate"].value
        if predicate not in CMPF:
            raise self._refusal(op)
        return self._arithmetic(op, f"cmpf.{CMPF[predicate]}")

    def _unsigned_choice(self, op: Op) -> int:
        a, b = (self._refs[v] for v in op.operands)
        return self._node("select", _type(op.result.type), self._node(UNSIGNED_CHOICES[op.name], "i1", a, b), a, b)

    def _function(self, op: Op) -> int:
        """A function of floats: a call of libdevice, or an approximation of the hardware."""
        ty, args = _type(op.result.type), [self._refs[v] for v in op.operands]
        if op.name == "llvm.call":
            name = op.attrs["callee"].name if "callee" in op.attrs else ""
            name = name.removeprefix("__nv_").removesuffix("f" if ty == "f32" else "")
        else:
            name = _APPROXIMATE.get(op.attrs["intrin"], "")
        if name == "exp2":
            name, args = "pow", [self._constant(2.0, op.result.type), *args]
        if name == "rsqrt":
            return self._node("divf", ty, self._constant(1.0, op.result.type), self._node("sqrtf", ty, *args))
        if name not in (*FUNCTIONS, *FUNCTIONS_OF_TWO, "sqrt"):
            raise self._refusal(op)
        return self._node(f"{name}f", ty, *args)

    def _tensor_map(self, op: Op) -> int:
        return self._node("tensor_map", "tensor_map", *[self._refs[v] for v in op.operands], value=recipe_of(op))

    def _device_attribute(self, op: Op) -> int:
        return self._node("device_attr", "i32", value=op.attrs["name"])

    def _max_active_clusters(self, op: Op) -> int:
        return self._node("max_active_clusters", "i32", self._refs[op.operands[0]])

    def _arithmetic(self, op: Op, name: str) -> int:
        narrow = [
            v.type for v in (*op.operands, *op.results) if isinstance(v.type, FloatType) and v.type not in (F32, F64)
        ]
        if narrow and name != "select":
            raise error(
                "E0505",
                f"a host function passes {narrow[0]} on to kernels and does no arithmetic on it",
                op.loc,
                help="take the argument as Float32, or compute in the kernel",
            )
        return self._node(name, _type(op.result.type), *[self._refs[v] for v in op.operands])

    def _divide(self, op: Op, when: int) -> int:
        """A division in a branch or a function with loops. The flat program computes it even if
        control is elsewhere; the divisor is 1 then. A round may need what an earlier one has
        computed: there a divisor is 1 in place of 0 only.
        """
        ty, one = _type(op.result.type), self._constant(1, op.result.type)
        dividend, divisor = (self._refs[v] for v in op.operands)
        fits = when
        if self._state:
            zero = self._node("cmp.eq", "i1", divisor, self._constant(0, op.result.type))
            fits = self._node("or", "i1", when, self._not(zero))
        divisor = self._node("select", ty, fits, divisor, one)
        return self._node(BINARY[op.name], ty, dividend, divisor)

    def _node(self, name: str, ty: str, *args: int, value: Any = None) -> int:
        self._nodes.append(Node(name, ty, args, value))
        return len(self._inputs) + len(self._nodes) - 1

    def _constant(self, value: Any, ty: Type) -> int:
        """A constant. Integers are signed in the program, even if the source has unsigned ones."""
        if isinstance(value, int) and isinstance(ty, IntegerType) and ty.width > 1 and value >= 1 << (ty.width - 1):
            value -= 1 << ty.width
        key = (_type(ty), repr(value))
        if key not in self._constants:
            self._constants[key] = self._node("const", key[0], value=int(value) if isinstance(value, bool) else value)
        return self._constants[key]

    # -- control flow

    def _not(self, condition: int) -> int:
        return self._node("xor", "i1", condition, self._node("const", "i1", value=1))

    def _both(self, a: int | None, b: int) -> int:
        return b if a is None else self._node("and", "i1", a, b)

    def _if(self, op: Op) -> None:
        condition, before, heads = self._refs[op.operands[0]], self._when, self._heads
        arms: list[list[int]] = []
        ends: list[int | None] = []
        for region, holds in zip(op.regions, (condition, self._not(condition))):
            self._when = self._both(before, holds)
            arms.append(self._block(region.block))
            ends.append(self._when)
        for result, then, other in zip(op.results, *(arms if len(arms) == 2 else (arms[0], arms[0]))):
            self._refs[result] = self._node("select", _type(result.type), condition, then, other)
        self._when = before
        if self._heads > heads:  # a round may have begun in an arm
            ends += [self._both(before, self._not(condition))] if len(ends) == 1 else []
            self._when = self._node("or", "i1", *[end for end in ends if end is not None])

    def _carried(self, ty: str) -> int:
        """A new value that rounds carry."""
        self._state.append(self._node("carried", ty, value=len(self._state)))
        return self._state[-1]

    def _at(self, place: int) -> int:
        """Whether a round begins at a place."""
        if not self._state:
            self._carried("i32")
        return self._node("cmp.eq", "i1", self._state[0], self._node("const", "i32", value=place))

    def _go(self, place: int, variables: list[int], values: list[int]) -> None:
        """From where control is, the next round begins at a place with values of the loop there."""
        assert self._when is not None
        self._transitions.append((self._when, place, dict(zip(variables, values))))

    def _head(self, op: Op, types: list[Type], values: list[Value]) -> tuple[int, list[int]]:
        """Begin a loop: (its place, the values that it changes)."""
        self._refuse_unread(op)
        self._heads += 1
        place, variables = self._heads, [self._carried(_type(ty)) for ty in types]
        self._go(place, variables, [self._refs[value] for value in values])
        self._when = self._at(place)
        return place, variables

    def _for(self, op: Op) -> None:
        low, high, step, *first = op.operands
        place, (index, *changed) = self._head(op, [value.type for value in op.body.args], [low, *first])
        self._refs.update(zip(op.body.args, (index, *changed)))
        less = "cmp.ult" if "unsignedCmp" in op.attrs else "cmp.slt"
        goes_on, here = self._node(less, "i1", index, self._refs[high]), self._when
        self._when = self._both(here, goes_on)
        yielded = self._block(op.body)
        following = self._node("add", _type(low.type), index, self._refs[step])
        self._go(place, [index, *changed], [following, *yielded])
        self._when = self._both(here, self._not(goes_on))
        self._refs.update(zip(op.results, changed))

    def _while(self, op: Op) -> None:
        before, after = (region.block for region in op.regions)
        place, changed = self._head(op, [value.type for value in before.args], list(op.operands))
        self._refs.update(zip(before.args, changed))
        goes_on, *passed = self._block(before)
        here = self._when
        self._when = self._both(here, goes_on)
        self._refs.update(zip(after.args, passed))
        self._go(place, changed, self._block(after))
        self._when = self._both(here, self._not(goes_on))
        self._refs.update(zip(op.results, passed))

    def _rounds(self) -> tuple[int | None, tuple[int, ...]]:
        """(whether another round follows, what it gets); (None, ()) without loops."""
        if not self._transitions:
            return None, ()
        types = [self._nodes[ref - len(self._inputs)].type for ref in self._state]
        places = {place: self._node("const", "i32", value=place) for _, place, _ in self._transitions}
        again, carried = self._transitions[0][0], list(self._state)
        for when, place, values in self._transitions:
            again = again if again == when else self._node("or", "i1", again, when)
            for i, (ref, ty) in enumerate(zip(self._state, types)):
                following = places[place] if i == 0 else values.get(ref)
                if following is not None:
                    carried[i] = self._node("select", ty, when, following, carried[i])
        return again, tuple(carried)

    def _make_needed_maps(self) -> None:
        """A map whose launches are all conditional is one of a tensor without elements where none
        of them happens: branches not taken, and rounds elsewhere, may have numbers that no map can
        have. (Nodes refer to later ones then, which `simplified` puts in order.)
        """
        base = len(self._inputs)
        needs: dict[int, list[int | None]] = {}
        for launch in self._launches:
            for ref in launch.args:
                if ref >= base and self._nodes[ref - base].op == "tensor_map":
                    needs.setdefault(ref, []).append(launch.when)
        for number, conditions in needs.items():
            node, needed = self._nodes[number - base], conditions[0]
            for condition in conditions[1:]:
                needed = None if needed is None or condition is None else self._node("or", "i1", needed, condition)
            if needed is not None:
                address, extent, *others = node.args
                extent = self._node("select", "i64", needed, extent, self._node("const", "i64", value=0))
                self._nodes[number - base] = replace(node, args=(address, extent, *others))

    def _pointer_offset(self, op: Op) -> int:
        size = _bytes(op.attrs["elem_type"])
        if len(op.operands) == 2:
            index = self._refs[op.operands[1]]
            if op.operands[1].type.mlir != "i64":
                index = self._node("sext", "i64", index)
            offset = self._node("mul", "i64", index, self._node("const", "i64", value=size))
        else:
            offset = self._node("const", "i64", value=op.attrs["rawConstantIndices"].values[0] * size)
        return self._node("ptr_add", "ptr", self._refs[op.operands[0]], offset)

    def _pointer_at(self, op: Op) -> int:
        """The pointer at an address."""
        address, ty = self._refs[op.operands[0]], op.operands[0].type.mlir
        address = address if ty == "i64" else self._node("zext", "i64", address)
        return self._node("ptr_add", "ptr", self._constant(0, op.result.type), address)

    def _step(self, op: Op) -> None:
        refs = [self._refs[v] for v in op.operands]
        if op.name == HOST_PRINT:
            placed = dict(zip(op.attrs["order"].values, refs))
            self._steps.append(
                Step("print", op.attrs["format"], tuple([placed[place] for place in range(len(refs))]), self._when)
            )
            return
        place = f"{op.attrs['file']}:{op.attrs['line'].value}"
        self._steps.append(Step("check", op.attrs["message"], tuple(refs), self._when, place))

    def _print_tensor(self, op: Op) -> None:
        attrs, refs = op.attrs, tuple([self._refs[v] for v in op.operands])
        modes, verbose = attrs["modes"].values, bool(attrs["verbose"].value)
        self._steps.append(TensorStep("print_tensor", attrs["dtype"], refs, self._when, modes=modes, verbose=verbose))
        self._printed = op

    def _event(self, op: Op) -> None:
        attrs, event = op.attrs, self._refs[op.operands[0]]
        self._events.append(LaunchEvent(attrs["kind"], event, attrs["flags"].value, attrs["at_block_start"]))

    def _launch(self, op: Op) -> None:
        segments = op.attrs["operandSegmentSizes"].values
        refs = [self._refs[v] for v in op.operands]
        rest = refs[6:]
        cluster = None
        if segments[7]:
            cluster, rest = (rest[0], rest[1], rest[2]), rest[3:]
        self._launches.append(
            Launch(
                op.attrs["kernel"].nested,
                (refs[0], refs[1], refs[2]),
                (refs[3], refs[4], refs[5]),
                cluster,
                rest[0],
                tuple(rest[1:]),
                self._when,
                cooperative="cutec.cooperative" in op.attrs,
                pdl="cutec.pdl" in op.attrs,
                events=tuple(self._events),
                fallback=tuple(fallback.values) if (fallback := op.attrs.get("cutec.fallback_cluster")) else (),
            )
        )
        self._events.clear()


_VALUES: dict[str, Callable[[_Flattening, Op], int]] = {
    "arith.constant": _Flattening._literal,
    "ub.poison": _Flattening._poison,
    "llvm.mlir.undef": _Flattening._poison,
    "llvm.addrspacecast": _Flattening._same,
    "arith.cmpi": _Flattening._compare,
    "arith.cmpf": _Flattening._compare_floats,
    **dict.fromkeys(UNSIGNED_CHOICES, _Flattening._unsigned_choice),
    "llvm.getelementptr": _Flattening._pointer_offset,
    "llvm.inttoptr": _Flattening._pointer_at,
    "llvm.call": _Flattening._function,
    "llvm.call_intrinsic": _Flattening._function,
    TENSOR_MAP: _Flattening._tensor_map,
    DEVICE_ATTRIBUTE: _Flattening._device_attribute,
    MAX_ACTIVE_CLUSTERS: _Flattening._max_active_clusters,
}
_EFFECTS: dict[str, Callable[[_Flattening, Op], None]] = {
    "gpu.launch_func": _Flattening._launch,
    HOST_PRINT: _Flattening._step,
    HOST_PRINT_TENSOR: _Flattening._print_tensor,
    HOST_CHECK: _Flattening._step,
    LAUNCH_EVENT: _Flattening._event,
    "scf.if": _Flattening._if,
    "scf.for": _Flattening._for,
    "scf.while": _Flattening._while,
}


def _type(ty: Type) -> str:
    return "ptr" if isinstance(ty, PtrType) else ty.mlir


def _bytes(ty: Type) -> int:
    return max(1, bit_width(ty) // 8)
