"""The trace in progress: what is being built, for which arch, and where operations go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import FunctionType
from typing import Any

from cutec.diag import CutecError, Note, Warning_, error
from cutec.frontend.core.location import forget_frames, user_location
from cutec.ir.builder import Builder
from cutec.ir.core import UNKNOWN, Block, Loc, Op, Region, Value
from cutec.ir.types import Type
from cutec.records import dataclass, field, replace

# Operations that write a tensor in registers: the position of that operand.
_WRITES = {
    "cute.store": 1,
    "cute.copy": 1,
    "cute.fill": 1,
    "cute.clear": 0,
    "cute.axpby": 3,
    "cute.tiled_copy_call": 2,
    "cute.copy_atom_call": 2,
    "cute.gemm": 1,
    "cute.gemv": 1,
    "cute.mma_atom_call": 1,
    "cutec.st": 0,
}


class TracingBuilder(Builder):
    """A builder whose operations get the Python location of the user's line that caused them, and
    which refuses values that have left the loop or branch that defined them.
    """

    def __init__(self, block: Block):
        self.block = block
        self.foreign: Block | None = None  # the host function's block while a kernel is traced

    @property
    def loc(self) -> Loc:
        return user_location()

    def emit(self, name: str, operands=(), results=(), attrs=None, regions: tuple[Region, ...] = ()) -> Op:
        self._check_visible(operands)
        if name in _WRITES and _current is not None and _current.aliases is not None:
            _current.aliases.check_store(operands[_WRITES[name]])
        return self.block.append(Op(name, operands, results, attrs, regions, user_location()))

    def value(self, name: str, operands, result: Type, attrs: dict[str, Any] | None = None) -> Value:
        self._check_visible(operands)
        return self.block.append(Op(name, operands, (result,), attrs, (), user_location())).results[0]

    def adopt(self, op: Op) -> Op:
        """Append an operation made elsewhere."""
        self._check_visible(op.operands)
        return self.block.append(op)

    def _check_visible(self, operands: Sequence[Value]) -> None:
        for value in operands:
            owner = value.owner
            block = owner if type(owner) is Block else owner.block
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
    """The outermost block that holds `block`: the body of its function."""
    while block.parent is not None and block.region.owner.name not in ("func.func", "gpu.func"):
        block = block.parent
    return block


@dataclass
class KernelState:
    """The kernel being traced: its symbol, block size where static, blocks of a cluster, and the
    shared memory it has allocated (bytes): dynamic, and `static_bytes` in `statics` arrays of their
    own.
    """

    name: str
    block: tuple[int, int, int] | None = None
    cluster: int = 1
    smem_bytes: int = 0
    smem_align: int = 16
    statics: int = 0
    static_bytes: int = 0


@dataclass
class Trace:
    """One export being traced for one arch.

    `scope` is "host" while a `@jit` function runs and "device" inside a kernel. `module` is the
    container module, `gpu_module` the device part. `sources` collects every Python file read, for
    the cache, `functions` the functions traced, in order. `noalias` holds the host function's
    pointers to memory that no other argument overlaps. `calls` are the kernel calls so far,
    launched or not. `elected`: what is traced now is for one thread of each warp. `conditional` and
    `implications`: see `flow.conditional_bindings`; `aliases`: see `flow.aliasing`.
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
    calls: list[Any] = field(default_factory=list)
    elected: bool = False
    statics: dict[Type, Value] = field(default_factory=dict)
    conditional: dict[Any, Any] = field(default_factory=dict)
    implications: dict[Value, Any] = field(default_factory=dict)
    aliases: Any = None

    @property
    def shows_layouts(self) -> bool:
        """Whether layout operations are recorded even where nothing of them is left to compute
        (`--emit cute`).
        """
        return getattr(self.options, "show_layouts", False)

    def remember_static(self, values: Iterable[Value]) -> None:
        """Where static layout operations are recorded: these values stand for what their types
        say.
        """
        if self.shows_layouts:
            self.statics.update((v.type, v) for v in values)

    def static_value(self, ty: Type) -> Value | None:
        """A value that was recorded for a static type and may be used here."""
        value = self.statics.get(ty)
        return (
            value
            if value is not None and not value.block.closed and _root(value.block) is _root(self.builder.block)
            else None
        )

    @property
    def checked(self) -> bool:
        """Whether the kernel's assertions are kept and tensor accesses checked
        (`--enable-assertions`).
        """
        return getattr(self.options, "enable_assertions", False)

    def checkpoint(self) -> Callable[[], None]:
        """A function that takes back what is added to the trace from now on, outside the block
        being filled: globals and shared memory of the kernel, warnings. The body of a loop may be
        traced more than once.
        """
        warnings, symbols = len(self.warnings), list(self.gpu_module.body.ops)
        kernel = self.kernel and replace(self.kernel)

        def restore() -> None:
            del self.warnings[warnings:]
            self.gpu_module.body.ops[:] = symbols
            if self.kernel and kernel:
                vars(self.kernel).update(vars(kernel))

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
