"""Compile a kernel's structured IR, once, to a flat program: segments (basic blocks) in program
order, joined by branches.

The order matters: the scheduler runs the lowest segment at which any thread stands, so threads that
took different paths meet again where the paths meet. An operation at which threads may have to wait
is a segment of its own.

    scf.if %c { A } else { B }; barrier; C

    0: … branch %c → 1, else 2      3: → 4
    1: A → 3                        4: barrier (waits) → 5
    2: B → 3                        5: C, end

Lanes in 2 run before lanes that are at 3 already, so that both come to the barrier together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from cutec.diag import error
from cutec.interpreter.values import numeric
from cutec.interpreter.values.access import access
from cutec.ir.core import Block, Op, Value
from cutec.ir.types import PtrType, element_of
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.cp_async import COPIES
from cutec.ops.primitives.llvm_memory import accessed_type, alignment_of, alloca_count, byte_size
from cutec.ops.primitives.pointees import roots
from cutec.ops.primitives.registry import POINTEE, Semantics
from cutec.records import dataclass, field


@dataclass(slots=True)
class Step:
    """One operation: `semantics(ctx, op, *values of ins)` into the slots `outs`. `live_out` says
    which of these another segment reads.
    """

    semantics: Semantics
    op: Op
    ins: tuple[int, ...]
    outs: tuple[int, ...]
    live_out: tuple[bool, ...] = ()


@dataclass(slots=True)
class Move:
    """Copy slots in parallel: a region's yielded values to its results or next arguments. They are
    undefined where the slot `choice` is: it has chosen the region.
    """

    op: Op
    ins: tuple[int, ...]
    outs: tuple[int, ...]
    choice: int | None = None


@dataclass(slots=True)
class Segment:
    """Straight-line code, then a branch to `target`, or to `otherwise` where the slot `condition`
    is false; a target of None ends the thread: `op` is the `exit` that does it, if one does.
    `waits`: the only step may block. `yields`: all other threads run before the branch is taken, as
    a spinning thread depends on them. `chooses`: both arms only compute values, so that the
    condition may be undefined.
    """

    steps: list[Step | Move] = field(default_factory=list)
    condition: int | None = None
    target: int | None = None
    otherwise: int | None = None
    waits: bool = False
    yields: bool = False
    chooses: bool = False
    op: Op | None = None  # the operation that branches, waits or exits


@dataclass(slots=True)
class Program:
    """A compiled kernel. `preset`: pure operations without operands (constants, thread indices),
    executed once per batch. `locals`: the number of each `alloca`. `granule`: see `_granule`.
    `loops`: the slots of the induction variable, lower bound and step of each `scf.for`.
    """

    name: str
    op: Op
    args: tuple[int, ...]
    slots: int
    segments: list[Segment]
    preset: list[Step]
    locals: dict[Op, int]
    granule: int
    loops: dict[Op, tuple[int, int, int]]


def compile_kernel(function: Op) -> Program:
    """Compile an `llvm.func` with a body from a module that has passed `verify_lowered`. Raises
    E5012 for types that NumPy lacks.
    """
    _check_types(function)
    compiler = _Compiler()
    args = tuple(compiler.slot(a) for a in function.body.args)
    compiler.block(function.body)
    compiler.segments[-1].target = None
    _mark_live_out(compiler)
    operations = [op for op in function.walk() if op is not function]
    allocas = {op: i for i, op in enumerate(o for o in operations if o.name == "llvm.alloca")}
    name = function.attrs["sym_name"]
    return Program(
        name,
        function,
        args,
        compiler.slots,
        compiler.segments,
        compiler.preset,
        allocas,
        _granule(operations),
        compiler.loops,
    )


class _Compiler:
    def __init__(self) -> None:
        self.segments = [Segment(target=1)]
        self.preset: list[Step] = []
        self.slots = 0
        self._slot: dict[Value, int] = {}
        self.shared_slots: set[int] = set()  # written by more than one operation: always live out
        self._loops = 0  # number of `scf.while`s around the operation
        self.loops: dict[Op, tuple[int, int, int]] = {}

    def slot(self, value: Value) -> int:
        if value not in self._slot:
            self._slot[value] = self.fresh()
        return self._slot[value]

    def fresh(self) -> int:
        self.slots += 1
        return self.slots - 1

    def _many(self, values: Iterable[Value]) -> tuple[int, ...]:
        return tuple(self.slot(v) for v in values)

    def start(self) -> int:
        """Begin a segment, to which the one before falls through."""
        self.segments.append(Segment(target=len(self.segments) + 1))
        return len(self.segments) - 1

    def block(self, block: Block) -> Op:
        """Compile the operations of a block except its terminator; returns the terminator."""
        *body, last = block.ops
        for op in body:
            self.operation(op)
        return last

    def operation(self, op: Op) -> None:
        if op.name in _CONTROL:
            _CONTROL[op.name](self, op)
            return
        primitive = PRIMITIVES[op.name]
        assert primitive.semantics is not None, op.name  # only structure has none
        step = Step(primitive.semantics, op, self._many(op.operands), self._many(op.results))
        if primitive.effects.pure and not op.operands:
            self.preset.append(step)
        elif primitive.effects.blocking or primitive.effects.collective:
            self.start()
            self.segments[-1] = Segment([step], target=len(self.segments), waits=True, op=op)
            self.start()
        elif primitive.effects.spin and self._loops:
            self.start()
            self.segments[-1] = Segment([step], target=len(self.segments), yields=True, op=op)
            self.start()
        else:
            self.segments[-1].steps.append(step)

    def move(self, op: Op, sources: Iterable[Value], targets: Iterable[Value], choice: int | None = None) -> None:
        ins, outs = self._many(sources), self._many(targets)
        self.shared_slots.update(outs)
        if ins:
            self.segments[-1].steps.append(Move(op, ins, outs, choice))

    def _branch(self, op: Op, condition: int) -> Segment:
        segment = self.segments[-1]
        segment.condition, segment.op = condition, op
        return segment

    def if_(self, op: Op) -> None:
        condition = self.slot(op.operands[0])
        branch = self._branch(op, condition)
        branch.chooses = _only_computes(op) and not any(map(_is_struct, op.results))
        ends: list[Segment] = []
        for region in op.regions:
            start = self.start()
            if region is op.regions[0]:
                branch.target = start
            else:
                branch.otherwise = start
            last = self.block(region.block)
            self.move(last, last.operands, op.results, condition if branch.chooses else None)
            ends.append(self.segments[-1])
        end = self.start()
        for segment in ends:
            segment.target = end
        if len(op.regions) == 1:
            branch.otherwise = end

    def for_(self, op: Op) -> None:
        lower, upper, step = op.operands[:3]
        induction, *carried = op.body.args
        self.loops[op] = self.slot(induction), self.slot(lower), self.slot(step)
        self.shared_slots.update(self.loops[op])  # so that a finding can name the iteration
        for result, arg in zip(op.results, carried, strict=True):
            self._slot[result] = self.slot(arg)  # the last iteration yields the result
        self.move(op, (lower, *op.operands[3:]), op.body.args)
        below = (self.slot(induction), self.slot(upper))

        def check() -> Segment:
            condition = self.fresh()
            self.segments[-1].steps.append(Step(lambda ctx, op, i, n: i < n, op, below, (condition,)))
            return self._branch(op, condition)

        entry = check()
        start = self.start()
        last = self.block(op.body)
        advanced = self.fresh()
        add = Step(lambda ctx, op, i, s: i + s, op, (self.slot(induction), self.slot(step)), (advanced,))
        self.segments[-1].steps.append(add)
        self.segments[-1].steps.append(Move(last, (advanced, *self._many(last.operands)), self._many(op.body.args)))
        back = check()
        entry.target = back.target = start
        entry.otherwise = back.otherwise = self.start()

    def while_(self, op: Op) -> None:
        before, after = (r.block for r in op.regions)
        for result, arg in zip(op.results, after.args, strict=True):
            self._slot[result] = self.slot(arg)
        self.move(op, op.operands, before.args)
        head = self.start()
        self._loops += 1
        condition = self.block(before)
        self.move(condition, condition.operands[1:], after.args)
        branch = self._branch(op, self.slot(condition.operands[0]))
        branch.target = self.start()
        last = self.block(after)
        self.move(last, last.operands, before.args)
        self._loops -= 1
        self.segments[-1].target = head
        branch.otherwise = self.start()

    def exit_(self, op: Op) -> None:
        """The threads that come here end; what follows in the block is for none."""
        self.segments[-1].target, self.segments[-1].op = None, op
        self.start()


_CONTROL = {
    "scf.if": _Compiler.if_,
    "scf.for": _Compiler.for_,
    "scf.while": _Compiler.while_,
    "nvvm.exit": _Compiler.exit_,
}


def _only_computes(op: Op) -> bool:
    """Whether an `scf.if` does nothing but give results, and always ends: it may hold pure
    operations, loads of the thread's own arrays, and branches and counted loops of these.
    """
    return all(
        (PRIMITIVES[each.name].effects.pure or _loads_own(each)) and each.name != "scf.while" and _only_computes(each)
        for region in op.regions
        for each in region.block.ops
    )


def _loads_own(op: Op) -> bool:
    """Whether an operation loads from an array of registers."""
    return op.name == "llvm.load" and all(
        isinstance(root.owner, Op) and root.owner.name == "llvm.alloca" for root in roots(op.operands[0])
    )


def _is_struct(value: Value) -> bool:
    return value.type.mlir.startswith("!llvm.struct")


def _check_types(function: Op) -> None:
    for op in function.walk():
        values = op.results + [a for region in op.regions for a in region.block.args]
        try:
            for value in values:
                if not _is_struct(value):
                    numeric.dtype(value.type)
            if POINTEE in PRIMITIVES[op.name].effects.reads | PRIMITIVES[op.name].effects.writes:
                access(accessed_type(op), alignment_of(op, accessed_type(op)))
        except (TypeError, ValueError) as problem:
            raise error("E5012", f"{op.name} cannot run on the CPU: {problem}", op.loc) from None


def _mark_live_out(compiler: _Compiler) -> None:
    """Liveness across segments: a value that only its own segment reads is not stored for later."""
    readers: dict[int, set[int]] = {}
    for number, segment in enumerate(compiler.segments):
        conditions = () if segment.condition is None else (segment.condition,)
        choices = tuple(s.choice for s in segment.steps if isinstance(s, Move) and s.choice is not None)
        for slots in [step.ins for step in segment.steps] + [conditions, choices]:
            for slot in slots:
                readers.setdefault(slot, set()).add(number)
    for number, segment in enumerate(compiler.segments):
        for step in segment.steps:
            if isinstance(step, Step):
                shared = compiler.shared_slots
                step.live_out = tuple(s in shared or bool(readers.get(s, set()) - {number}) for s in step.outs)


# Operations of single lanes that access shared memory other than by POINTEE, and the bytes of an
# access; all others of that kind (TMA and bulk copies, wgmma, ldmatrix) access lines of 16.
_COPIED: dict[str, Callable[[Op], int]] = {
    "cutec.st.async": lambda op: byte_size(op.operands[2].type),
    "cutec.red.async": lambda op: byte_size(op.operands[2].type),
    **{name: lambda op: op.attrs["size"].value for name in COPIES},
}


def _granule(operations: list[Op]) -> int:
    """The largest unit in bytes (1, 2, 4 or 8) that all accesses to shared and local memory are
    multiples of: the granularity of their shadows.
    """
    smallest = 8
    for op in operations:
        if op.name in _COPIED:
            smallest = min(smallest, _COPIED[op.name](op))
        if PRIMITIVES[op.name].effects.touches_pointee and _pointer_space(op) != 1:
            ty = accessed_type(op)
            smallest = min(smallest, alignment_of(op, ty), byte_size(element_of(ty)))
    return smallest


def alloca_size(op: Op) -> int:
    """Bytes of an `alloca`, whose count is constant in a verified module."""
    count = alloca_count(op)
    assert count is not None
    return byte_size(op.attrs["elem_type"]) * count


def enclosing(op: Op) -> Iterator[Op]:
    """An operation and the operations around it, the innermost first."""
    outer: Op | None = op
    while outer is not None:
        yield outer
        outer = outer.block.region.owner if outer.block is not None and outer.block.region is not None else None


def _pointer_space(op: Op) -> int:
    return next(v.type.space for v in op.operands if isinstance(v.type, PtrType))
