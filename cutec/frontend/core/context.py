"""The trace in progress: the IR that is being built, its target, and the insertion point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import FunctionType
from typing import Any

from cutec.diag import CutecError, Note, Warning_, error
from cutec.frontend.core.kernel_naming import KernelNaming
from cutec.frontend.core.location import forget_frames, user_location
from cutec.ir.builder import Builder
from cutec.ir.core import UNKNOWN, Block, Loc, Op, Region, Value, identity
from cutec.ir.types import Type
from cutec.ops.tables import COMPOSITES
from cutec.records import dataclass, field


class TracingBuilder(Builder):
    """A builder that gives each operation the location of the user's current line, and refuses
    operands that are used outside of the loop or branch that defines them.
    """

    def __init__(self, block: Block):
        self.block = block
        self.unchecked = False  # see `Trace.aside`
        self.foreign: Block | None = None  # the host function's block while a kernel is traced

    @property
    def loc(self) -> Loc:
        return user_location()

    def emit(
        self,
        name: str,
        operands: Sequence[Value] = (),
        results: Sequence[Type] = (),
        attrs: dict[str, Any] | None = None,
        regions: Sequence[Region] = (),
    ) -> Op:
        self._check_visible(operands)
        if _current is not None and _current.aliases is not None:
            definition = COMPOSITES.get(name)
            if definition is not None and definition.writes is not None:
                _current.aliases.check_store(operands[definition.writes])
        return self.block.append(Op(name, operands, results, attrs, regions, user_location()))

    def value(self, name: str, operands: Sequence[Value], result: Type, attrs: dict[str, Any] | None = None) -> Value:
        self._check_visible(operands)
        return self.block.append(Op(name, operands, (result,), attrs, (), user_location())).results[0]

    def adopt(self, op: Op) -> Op:
        """Append an operation made elsewhere."""
        self._check_visible(op.operands)
        return self.block.append(op)

    def _check_visible(self, operands: Sequence[Value]) -> None:
        if self.unchecked:
            return
        for value in operands:
            owner = value.owner
            block = owner.block if isinstance(owner, Op) else owner
            if block is not None and block.closed:
                raise self._invisible(value, block)

    def _invisible(self, value: Value, block: Block) -> CutecError:
        if self.foreign is not None and _root(block) is self.foreign:
            return error(
                "E0501",
                "a kernel uses a value of the host function that is not among its arguments",
                user_location(),
                help="pass it to the kernel",
            )
        where = value.owner.loc if isinstance(value.owner, Op) else None
        return error(
            "E0310",
            "value made inside a dynamic loop or branch is used after it",
            user_location(),
            [Note("it is made here", where)] if where else [],
            help="assign it to a name that exists before the loop or in both branches, so that it is carried out",
        )


def _root(block: Block) -> Block:
    """The outermost block around `block`: the body of its function."""
    while block.region is not None and (owner := block.region.owner) is not None:
        if owner.block is None or owner.name in ("func.func", "gpu.func"):
            break
        block = owner.block
    return block


@dataclass
class KernelState:
    """The kernel being traced: symbol, extents of a block, a cluster and the grid if static, and
    allocated shared memory: `smem_bytes` of dynamic memory, and `static_bytes` in `statics` static
    arrays. `arms_share`: what the two arms of a run-time `if` allocate lies in the same memory.
    `given`: arguments that the trace adds by itself, see `host_value`, behind `arguments` that the
    launch has; `made`: those that have a key. `endings`: emit what the kernel does before it
    returns. `own`: what objects that outlive the kernel hold in it alone, see `own_state`.
    `copies`: see `core.host_memory`.
    """

    name: str
    block: tuple[int, int, int] | None = None
    cluster: tuple[int, int, int] | None = (1, 1, 1)
    smem_bytes: int = 0
    smem_align: int = 16
    statics: int = 0
    static_bytes: int = 0
    arms_share: bool = False
    body: Block = field(default_factory=Block)
    given: list[Callable[[Sequence[Value]], Value]] = field(default_factory=list)
    arguments: int = 0
    endings: list[Callable[[], None]] = field(default_factory=list)
    made: dict[Any, Value] = field(default_factory=dict)
    own: dict[int, tuple[dict[str, Any], dict[str, Any]]] = field(default_factory=dict)
    grid: tuple[int, int, int] | None = None
    copies: dict[Value, dict[int, Value]] = field(default_factory=dict)

    def own_state(self, state: dict[str, Any]) -> dict[str, Any]:
        """What stands in this kernel for the state of an object: at first the same. What the kernel
        changes there, another kernel that gets the same object does not see.
        """
        _, mine = self.own.setdefault(identity(state), (state, dict(state)))
        return mine

    def host_value(self, ty: Type, make: Callable[[Sequence[Value]], Value], key: Any = None) -> Value:
        """A value of the host function that the kernel gets as one more argument. `make` emits it
        there before the launch; it gets the launch's other arguments. Values of one `key` are one
        argument.
        """
        if key is not None and key in self.made:
            return self.made[key]
        value = Value(ty, self.body, len(self.body.args))
        if key is not None:
            self.made[key] = value
        self.body.args.append(value)
        self.given.append(make)
        return value


@dataclass
class Trace:
    """The trace of one export for one arch.

    `scope` is "host" in a `@jit` function and "device" in a kernel. `module` is the container
    module, `gpu_module` its device part. `sources` are the Python files read (for the build cache),
    `functions` the traced functions in order. `noalias`: the host function's pointers to memory
    that no other argument overlaps. `naming`: how its kernels are named. `calls`: the
    kernel calls so far, launched or not. `elected`: the code being traced runs in one thread of
    each warp. `statics`: see `record_statics`. `conditional` and `implications`: see
    `flow.conditional_bindings`; `aliases`: see `flow.aliasing`; `device_maps`: see
    `cute.experimental.device_maps`; `memories`: see `core.host_memory`.
    """

    arch: str
    builder: TracingBuilder
    module: Op
    gpu_module: Op
    scope: str = "host"
    options: Any = None
    sources: set[str] = field(default_factory=set)
    functions: dict[FunctionType, None] = field(default_factory=dict)
    warnings: list[Warning_] = field(default_factory=list)
    kernel: KernelState | None = None
    noalias: set[Value] = field(default_factory=set)
    naming: KernelNaming = KernelNaming()
    calls: list[Any] = field(default_factory=list)
    elected: bool = False
    statics: dict[Type, Value] = field(default_factory=dict)
    conditional: dict[Any, Any] = field(default_factory=dict)
    implications: dict[Value, Any] = field(default_factory=dict)
    aliases: Any = None
    device_maps: Any = None
    memories: dict[Value, Any] = field(default_factory=dict)

    @property
    def shows_layouts(self) -> bool:
        """Whether layout operations are recorded even if their results are static
        (`--emit cute`).
        """
        return getattr(self.options, "show_layouts", False)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Emit to a block that is no part of the function, from values of anywhere: what comes of
        it says which values there would be, and cannot be used.
        """
        builder, scratch = self.builder, Block()
        block, builder.block, builder.unchecked = builder.block, scratch, True
        try:
            yield
        finally:
            builder.block, builder.unchecked, scratch.closed = block, False, True

    def record_statics(self, values: Iterable[Value]) -> None:
        """If static layout operations are recorded: use these values for their types from now on,
        so that the IR shows where a static layout comes from.
        """
        if self.shows_layouts:
            self.statics.update((v.type, v) for v in values)

    def static_value(self, ty: Type) -> Value | None:
        """The value recorded for a static type, if it is visible here."""
        value = self.statics.get(ty)
        block = value.block if value is not None else None
        visible = block is not None and not block.closed and _root(block) is _root(self.builder.block)
        return value if visible else None

    @property
    def checked(self) -> bool:
        """Whether the kernel's assertions are kept and tensor accesses checked
        (`--enable-assertions`).
        """
        return getattr(self.options, "enable_assertions", False)

    def file_name(self, path: str) -> str:
        """The name that a file has in assertions."""
        return getattr(self.options, "file_name", str)(path)

    def checkpoint(self) -> Callable[[], None]:
        """A function that rolls back the additions to the trace from now on, except those to the
        current block: globals, shared memory of the kernel, warnings. (The body of a loop may be
        traced more than once.)
        """
        warnings, symbols = len(self.warnings), list(self.gpu_module.body.ops)
        kernel = dict(vars(self.kernel)) if self.kernel else {}

        def restore() -> None:
            del self.warnings[warnings:]
            self.gpu_module.body.ops[:] = symbols
            if self.kernel:
                vars(self.kernel).update(kernel)

        return restore


_current: Trace | None = None


def active() -> Trace | None:
    """The trace in progress, or None in plain Python."""
    return _current


def current() -> Trace:
    """The trace in progress. Raises E0101 in plain Python."""
    if _current is None:
        place = user_location()
        raise error(
            "E0101",
            "this works only inside a @cute.jit or @cute.kernel function that is being built",
            None if place == UNKNOWN else place,
            help="call it in a @cute.jit or @cute.kernel function, which cutec builds; a build calls nothing itself",
        )
    return _current


def builder() -> TracingBuilder:
    """The builder of the trace in progress."""
    return current().builder


def may_be_skipped() -> bool:
    """Whether a branch or loop is being traced, which a run may skip."""
    region = _current.builder.block.region if _current is not None else None
    return region is not None and region.owner is not None and region.owner.name.startswith("scf.")


@contextmanager
def tracing(trace: Trace) -> Iterator[Trace]:
    """Make `trace` the one in progress."""
    global _current
    outer, _current = _current, trace
    try:
        yield trace
    finally:
        _current = outer
        forget_frames()
