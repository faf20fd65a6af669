"""`cutec.tcgen05`: tensor memory and its accesses by warps (PTX ISA, "TensorCore 5th Generation
Family Instructions"). Multiplies and copies into it: `tcgen05_mma`.

An address in tensor memory is an i32: the lane from bit 16 on, the column below. `ld` and `st` of a
warp return at once. `wait_ld` takes and returns the registers that loads have filled, so that
nothing reads them before; stores are complete after `wait_st`. Between threads, accesses are
ordered by a barrier with `fence` on both sides.

attributes: `group`, 1 or 2 blocks (`.cta_group`); `shape` of `ld` and `st` (`32x32b`); `offset`,
the columns between the halves of 16x32bx2; `pack`: two columns of 16 bits make a register.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from cutec.ir.attrs import Typed
from cutec.ir.core import Op
from cutec.ir.types import I32, PtrType, integer, ptr
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives import rules
from cutec.ops.primitives.mbarrier import SIGNAL
from cutec.ops.primitives.registry import (
    ALIGNED,
    BLOCKING,
    FENCE,
    ISSUED_ONCE,
    TENSOR_LOAD,
    TENSOR_STORE,
    Array,
    Context,
    Forwards,
    asynchronous,
    collective,
    define,
    reads,
    writes,
)
from cutec.target.tcgen05 import REDUCING, TARGETS
from cutec.target.tensor_memory import ALLOCATIONS, REDUCED_SHAPES, SHAPES, fragment

WARP = collective("warp") | ALIGNED
TENSOR = "tensor"  # the memory space of effects
_MOST_OFFSET = 1 << 16


def has_tcgen05(op: Op, arch: str) -> str:
    """Why an arch lacks an operation; "" if it has it."""
    return (
        ""
        if arch in TARGETS
        else f"{op.name.removeprefix('cutec.').replace('_', '.', 1)} needs one of {', '.join(TARGETS)}"
    )


def grouped(*rest: rules.Rule) -> rules.Rule:
    """`group` says for how many blocks, 1 or 2."""

    def rule(op: Op) -> str | None:
        group = op.attrs.get("group")
        return None if isinstance(group, Typed) and group.value in (1, 2) else "needs a group of 1 or 2 blocks"

    return rules.all_of(rule, *rest)


def types(*operands: object) -> rules.Rule:
    """Operands of these types, no results."""

    def rule(op: Op) -> str | None:
        found = [v.type for v in op.operands]
        wanted = ", ".join(map(str, operands))
        return None if found == list(operands) and not op.results else f"takes {wanted or 'nothing'}"

    return rule


def _columns(op: Op) -> str | None:
    """A constant number of columns is one that there is."""
    owner = op.operands[1].owner
    value = owner.attrs.get("value") if isinstance(owner, Op) and owner.name == "arith.constant" else None
    if not isinstance(value, Typed) or value.value in ALLOCATIONS:
        return None
    return f"allocates {', '.join(map(str, ALLOCATIONS))} columns, not {value.value}"


_SUMMARIES = {
    "alloc": "allocate columns of tensor memory for one block or a pair, and store their address in shared memory",
    "relinquish": "give up the right to allocate tensor memory",
    "dealloc": "free columns of tensor memory",
}
_ONE = Typed(1, I32)


def _shown(name: str, form: str, *operands: str) -> Instruction:
    return Instruction(_SUMMARIES[name], form, example(*operands, group=_ONE))


# -- allocation ------------------------------------------------------------------------------------


@define(
    "cutec.tcgen05_alloc",
    grouped(types(ptr(3), I32), _columns),
    WARP | BLOCKING | writes("shared"),
    lacking=has_tcgen05,
    label="tcgen05.alloc",
    instruction=_shown("alloc", "target: address, columns: i32 {group: int}", "!llvm.ptr<3>", "i32"),
)
def alloc(ctx: Context, op: Op, target: Array, columns: Array) -> None:
    """Wait until the columns are free, and allocate them."""
    ctx.tensor_memory.alloc(target, columns, op.attrs["group"].value)


@define(
    "cutec.tcgen05_relinquish",
    grouped(types()),
    WARP | FENCE,
    lacking=has_tcgen05,
    label="tcgen05.relinquish_alloc_permit",
    instruction=_shown("relinquish", "{group: int}"),
)
def relinquish(ctx: Context, op: Op) -> None:
    ctx.tensor_memory.relinquish()


@define(
    "cutec.tcgen05_dealloc",
    grouped(types(I32, I32), _columns),
    WARP | FENCE,
    lacking=has_tcgen05,
    label="tcgen05.dealloc",
    instruction=_shown("dealloc", "address: i32, columns: i32 {group: int}", "i32", "i32"),
)
def dealloc(ctx: Context, op: Op, address: Array, columns: Array) -> None:
    ctx.tensor_memory.dealloc(address, columns, op.attrs["group"].value)


# -- loads and stores ------------------------------------------------------------------------------


def repeats(op: Op, registers: int) -> int:
    """The `.x…` of an access with that many registers of each thread."""
    return registers // SHAPES[op.attrs["shape"]].registers


def _access(registers: Callable[[Op], list[Any]], rest: rules.Rule) -> rules.Rule:
    def rule(op: Op) -> str | None:
        shape, held = SHAPES.get(op.attrs.get("shape", "")), registers(op)
        if shape is None:
            return f"has a shape of {', '.join(SHAPES)}"
        if any(v.type != I32 for v in held) or len(held) not in [n * shape.registers for n in shape.repeats]:
            return f"has {shape.registers} to {shape.repeats[-1] * shape.registers} registers of i32, a power of two"
        offset = op.attrs.get("offset")
        if (offset is not None) != shape.split:
            return "needs the offset of its second half" if shape.split else "has one part, and no offset"
        if offset is not None and not 0 <= offset.value < _MOST_OFFSET:
            return f"has an offset of {offset.value} columns"
        return rest(op)

    return rule


def _address(op: Op) -> str | None:
    first = next(iter(op.operands), None)
    return None if first is not None and first.type == I32 else "takes an address, an i32"


def _load(op: Op) -> str | None:
    return _address(op) or (None if len(op.operands) == 1 else "takes an address")


@define(
    "cutec.tcgen05_ld",
    _access(lambda op: list(op.results), _load),
    WARP | reads(TENSOR) | asynchronous(TENSOR_LOAD),
    lacking=has_tcgen05,
    label="tcgen05.ld",
    instruction=Instruction(
        "load registers of a warp from tensor memory",
        "address: i32 {shape: string, offset?: int, pack?: unit} -> values*: i32",
        example("i32", results=("i32",), shape="32x32b"),
    ),
)
def ld(ctx: Context, op: Op, address: Array) -> Any:
    lanes, columns = _places(ctx, op, len(op.results))
    values, undefined, origins = ctx.tensor_memory.load(address, lanes, columns, "pack" in op.attrs)
    if origins:
        ctx.undefined_results(list(undefined.T), "tensor memory", origins=origins)
    found = tuple(values[:, i] for i in range(values.shape[1]))
    return found if len(found) != 1 else found[0]


REDUCTIONS = {"min": ("fmin", "minimum"), "max": ("fmax", "maximum")}  # in NumPy: a NaN loses, a NaN wins
REDUCED_KINDS = ("f32", "s32", "u32")


def _reducing_load(op: Op) -> str | None:
    if wrong := _load(op):
        return wrong
    kind, flags = op.attrs.get("kind"), [name for name in ("abs", "nan") if name in op.attrs]
    if op.attrs["shape"] not in REDUCED_SHAPES or len(op.results) < 3:
        return f"reduces two registers and more of {' or '.join(REDUCED_SHAPES)}"
    if op.attrs.get("reduction") not in REDUCTIONS or kind not in REDUCED_KINDS:
        return f"reduces {', '.join(REDUCED_KINDS)} by {' or '.join(REDUCTIONS)}"
    return f"{' and '.join(flags)} is for f32, not {kind}" if flags and kind != "f32" else None


def _lacks_reduction(op: Op, arch: str) -> str:
    return "" if arch in REDUCING else f"tcgen05.ld.red needs one of {', '.join(REDUCING)}"


@define(
    "cutec.tcgen05_ld_red",
    _access(lambda op: list(op.results[:-1]), _reducing_load),
    WARP | reads(TENSOR) | asynchronous(TENSOR_LOAD),
    lacking=_lacks_reduction,
    label="tcgen05.ld.red",
    instruction=Instruction(
        "load registers of a warp from tensor memory, and each thread's smallest or largest number behind them",
        "address: i32 {shape: string, reduction: string, kind: string, offset?: int, abs?: unit, nan?: unit}"
        " -> values*: i32",
        example("i32", results=("i32", "i32", "i32"), shape="32x32b", reduction="max", kind="f32"),
    ),
)
def ld_red(ctx: Context, op: Op, address: Array) -> Any:
    """A thread reduces its own registers, of 16x32bx2 too: ptxas makes two accesses of it, one that
    writes threads 0 to 15 and one for 16 to 31 (public tests of its machine code on a B300).
    """
    np = ctx.np
    lanes, columns = _places(ctx, op, len(op.results) - 1)
    values, undefined, origins = ctx.tensor_memory.load(address, lanes, columns, False)
    if origins:
        first = next((each for each in origins if each is not None), None)
        ctx.undefined_results([*undefined.T, undefined.any(axis=1)], "tensor memory", origins=[*origins, first])
    dtype = {"f32": np.float32, "s32": np.int32, "u32": np.uint32}[op.attrs["kind"]]
    numbers = np.ascontiguousarray(values).view(dtype)
    numbers = np.abs(numbers) if "abs" in op.attrs else numbers
    reduce = getattr(np, REDUCTIONS[op.attrs["reduction"]]["nan" in op.attrs]).reduce
    return (*(values[:, i] for i in range(values.shape[1])), reduce(numbers, axis=1).view(np.int32))


@define(
    "cutec.tcgen05_st",
    _access(lambda op: list(op.operands[1:]), _address),
    WARP | writes(TENSOR) | asynchronous(TENSOR_STORE),
    lacking=has_tcgen05,
    label="tcgen05.st",
    instruction=Instruction(
        "store registers of a warp in tensor memory",
        "address: i32, values*: i32 {shape: string, offset?: int, pack?: unit}",
        example("i32", "i32", shape="32x32b"),
    ),
)
def st(ctx: Context, op: Op, address: Array, *values: Array) -> None:
    lanes, columns = _places(ctx, op, len(values))
    held = ctx.np.stack([ctx.np.broadcast_to(v, ctx.lanes.count) for v in values], axis=1)
    ctx.tensor_memory.store(address, lanes, columns, held, "pack" in op.attrs)


def _places(ctx: Context, op: Op, registers: int) -> tuple[Array, Array]:
    """`[thread of the warp, register]`: lane and column of each register from the address on.
    Packed registers are two columns wide.
    """
    shape, times = op.attrs["shape"], repeats(op, registers)
    row = SHAPES[shape]
    lanes, columns = _fragment(ctx.np, shape, times)
    width = 2 if "pack" in op.attrs else 1
    if row.split:
        return lanes, columns % times * width + columns // times * op.attrs["offset"].value
    return lanes, columns * width


@cache
def _fragment(np: Any, shape: str, times: int) -> tuple[Array, Array]:
    """`[thread, register]`: lane and column by the layout of a shape."""
    row, layout = SHAPES[shape], fragment(shape, times)
    registers = row.registers * times
    index = np.array([layout(i) for i in range(32 * registers)]).reshape(registers, 32).T
    return index % row.lanes, index // row.lanes


def _through(op: Op) -> str | None:
    same = [v.type for v in op.operands] == [v.type for v in op.results]
    return None if same and all(v.type == I32 for v in op.operands) else "gives the registers that it takes, i32"


@define(
    "cutec.tcgen05_wait_ld",
    _through,
    WARP | FENCE,
    lacking=has_tcgen05,
    forwards=Forwards.OPERANDS,
    instruction=Instruction(
        "wait for the warp's loads from tensor memory; their registers go through it",
        "loaded*: i32 -> values*: i32",
        example("i32", results=("i32",)),
    ),
)
def wait_ld(ctx: Context, op: Op, *values: Array) -> Any:
    ctx.wait(TENSOR_LOAD, 0)
    return values if len(values) != 1 else values[0]


@define(
    "cutec.tcgen05_wait_st",
    types(),
    WARP | FENCE,
    lacking=has_tcgen05,
    instruction=Instruction("wait for the warp's stores to tensor memory", "", example()),
)
def wait_st(ctx: Context, op: Op) -> None:
    ctx.wait(TENSOR_STORE, 0)


# -- order -----------------------------------------------------------------------------------------


def _side(op: Op) -> str | None:
    return None if op.attrs.get("side") in ("before", "after") else "is before or after a barrier"


@define(
    "cutec.tcgen05_fence",
    rules.all_of(types(), _side),
    FENCE,
    lacking=has_tcgen05,
    instruction=Instruction(
        "order accesses to tensor memory before or after a barrier of threads",
        "{side: string}",
        example(side="before"),
    ),
)
def fence(ctx: Context, op: Op) -> None:
    ctx.tensor_memory.fence(op.attrs["side"])


def _commit(op: Op) -> str | None:
    found = [v.type for v in op.operands]
    barrier = found and isinstance(found[0], PtrType) and found[0].space in (3, 7)
    fits = barrier and found[1:] in ([], [integer(16)]) and not op.results
    return None if fits else "takes a barrier in shared memory, and perhaps an i16 mask of blocks"


@define(
    "cutec.tcgen05_commit",
    grouped(_commit),
    SIGNAL | ISSUED_ONCE,
    lacking=has_tcgen05,
    label="tcgen05.commit",
    instruction=Instruction(
        "arrive at a barrier when the thread's multiplies and copies into tensor memory are complete",
        "barrier: address, mask?: i16 {group: int}",
        example("!llvm.ptr<3>", group=_ONE),
    ),
)
def commit(ctx: Context, op: Op, barrier: Array, mask: Array | None = None) -> None:
    ctx.tensor_memory.commit(barrier, mask)
