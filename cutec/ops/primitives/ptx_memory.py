"""Accesses to memory that `llvm.load`, `llvm.store` and `llvm.atomicrmw` cannot express for NVPTX:
order and scope of atomic operations (LLVM 22 drops both), vectors of them, cache operators and
hints (PTX ISA, "Memory Consistency Model", "ld", "st", "atom", "red").

Operands are the address, then values, then a cache policy, in groups (`operandSegmentSizes`). A
vector access has a value or result for each element; `accesses` is the type of the whole access and
`alignment` its alignment. Narrow floats are passed as integers with their bits.
"""

from __future__ import annotations

from collections.abc import Sequence

from cutec.ir.attrs import IntArray, Raw
from cutec.ir.core import Op
from cutec.ir.types import BF16, F16, F32, F64, I8, I16, I32, I64, Type, VectorType
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives import rules
from cutec.ops.primitives.arith import extremum
from cutec.ops.primitives.atomics import ATOMIC, Fold, decrement, increment
from cutec.ops.primitives.llvm_memory import alignment_of, byte_size
from cutec.ops.primitives.registry import POINTEE, SPIN, Array, Context, define, reads, writes
from cutec.ops.primitives.rules import space_of

LOAD_ORDERS = ("weak", "volatile", "relaxed", "acquire")
STORE_ORDERS = ("weak", "volatile", "relaxed", "release")
ATOMIC_ORDERS = ("relaxed", "acquire", "release", "acq_rel")
SCOPES = ("cta", "cluster", "gpu", "sys")
SPACES = (0, 1, 3, 7)  # generic, global, shared memory of the block, of the cluster
_ACQUIRE, _RELEASE = ("acquire", "acq_rel"), ("release", "acq_rel")
# PTX type → (type of the register, type of its elements)
ATOMIC_TYPES: dict[str, tuple[Type, Type]] = {
    "u32": (I32, I32),
    "s32": (I32, I32),
    "b32": (I32, I32),
    "u64": (I64, I64),
    "s64": (I64, I64),
    "b64": (I64, I64),
    "b16": (I16, I16),
    "f32": (F32, F32),
    "f64": (F64, F64),
    "f16": (I16, F16),
    "bf16": (I16, BF16),
    "f16x2": (I32, F16),
    "bf16x2": (I32, BF16),
}


# LLVM's names of scopes → PTX's; without one: all GPUs and the host
_LLVM_SCOPES = {"block": "cta", "cluster": "cluster", "device": "gpu"}


def scope_of(op: Op) -> str:
    """The scope of a strong access or a fence."""
    scope = op.attrs.get("scope")
    if isinstance(scope, Raw):  # `#nvvm.mem_scope<cta>`
        return scope.text.partition("<")[2].rstrip(">")
    return scope or _LLVM_SCOPES.get(op.attrs.get("syncscope", ""), "sys")


def _extremum(name: str) -> Fold:
    def fold(ctx: Context, old: Array, new: Array) -> Array:
        return getattr(ctx.np, name)(old, new) if old.dtype.kind in "iu" else extremum(ctx, "f" + name[:3], old, new)

    return fold


FOLDS: dict[str, Fold] = {
    "add": lambda ctx, old, new: old + new,
    "min": _extremum("minimum"),
    "max": _extremum("maximum"),
    "and": lambda ctx, old, new: old & new,
    "or": lambda ctx, old, new: old | new,
    "xor": lambda ctx, old, new: old ^ new,
    "exch": lambda ctx, old, new: new,
    "inc": increment,
    "dec": decrement,
}


def group_sizes(op: Op) -> tuple[int, ...]:
    """The number of operands in each group."""
    sizes = op.attrs.get("operandSegmentSizes")
    return tuple(sizes.values) if isinstance(sizes, IntArray) else ()


def _says_where(op: Op, orders: tuple[str, ...]) -> str | None:
    if wrong := rules.pointer_at(op, 0):
        return wrong
    if space_of(op) not in SPACES:
        return f"does not reach {op.operands[0].type}"
    order, scope = op.attrs.get("order"), op.attrs.get("scope")
    if order not in orders:
        return f"has no order {order}"
    strong = order not in ("weak", "volatile")
    return None if (scope in SCOPES if strong else scope is None) else f"has the scope {scope} for {order}"


def _whole(op: Op, parts: list[Type]) -> str | None:
    """The registers of an access agree with `accesses`."""
    said = op.attrs.get("accesses")
    wanted = [said.element] * said.count if isinstance(said, VectorType) else [said]
    return None if parts == wanted else f"accesses {said} with ({', '.join(map(str, parts))})"


def _atom(op: Op) -> str | None:
    name, ty, sizes = op.attrs.get("op"), op.attrs.get("type"), group_sizes(op)
    if wrong := _says_where(op, ATOMIC_ORDERS):
        return wrong
    if name not in (*FOLDS, "cas") or ty not in ATOMIC_TYPES or len(sizes) != 2 or sum(sizes) != len(op.operands):
        return f"has no operation {name} on {ty} with operands {sizes}"
    values = [v.type for v in op.operands[1:]]
    values = values[:1] if name == "cas" and len(values) == 2 and values[0] == values[1] else values
    register, results = ATOMIC_TYPES[ty][0], [v.type for v in op.results]
    if any(v != register for v in values) or results not in ([], values):
        return f"needs {register} for {ty}"
    return _whole(op, values)


@define(
    "cutec.atom",
    _atom,
    ATOMIC | SPIN,
    instruction=Instruction(
        "an atomic operation on a number or on each of several; the old values",
        "address: address, values*: number {op: string, type: string, order: string, scope: string} -> old*: number",
        example(
            "!llvm.ptr<1>",
            "i32",
            results=("i32",),
            accesses=I32,
            operandSegmentSizes=IntArray((1, 1)),
            op="add",
            type="u32",
            order="relaxed",
            scope="gpu",
        ),
    ),
)
def atom(ctx: Context, op: Op, pointer: Array, *values: Array) -> Array | tuple[Array, ...] | None:
    """Read, modify and write, element by element; the old values."""
    space, (register, _) = space_of(op), ATOMIC_TYPES[op.attrs["type"]]
    if op.attrs["order"] in _RELEASE:
        ctx.release(pointer, space)
    if op.attrs["op"] == "cas":
        old = [ctx.compare_exchange(pointer, space, register, *values)]
    else:
        size = byte_size(register)
        old = [
            ctx.atomic(pointer + i * size, space, register, lambda a, b: folded(ctx, op, a, b), v)
            for i, v in enumerate(values)
        ]
    ctx.relaxed(pointer, space, reads=bool(op.results), writes=True)
    if op.attrs["order"] in _ACQUIRE:
        ctx.acquire(pointer, space)
    if not op.results:
        return None
    return old[0] if len(old) == 1 else tuple(old)


def folded(ctx: Context, op: Op, old: Array, new: Array) -> Array:
    """The new value from registers that hold numbers of `type`."""
    ty, (register, element) = op.attrs["type"], ATOMIC_TYPES[op.attrs["type"]]
    is_unsigned = register == element and ty[0] in "ub"
    kind = f"u{old.dtype.itemsize}" if is_unsigned else ctx.dtype(element)
    a, b = (ctx.np.ascontiguousarray(v).view(kind) for v in (old, new))
    return ctx.np.ascontiguousarray(FOLDS[op.attrs["op"]](ctx, a, b).astype(kind)).view(old.dtype)


def _ld(op: Op) -> str | None:
    sizes = group_sizes(op)
    if wrong := _says_where(op, LOAD_ORDERS):
        return wrong
    if len(sizes) != 2 or sum(sizes) != len(op.operands) or any(v.type != I64 for v in op.operands[1:]):
        return "takes an address and perhaps a cache policy"
    return _registers(op, [v.type for v in op.results])


def _registers(op: Op, types: list[Type]) -> str | None:
    fits = types and types[0] in (I8, I16, I32, I64)
    return _whole(op, types) if fits else "moves integers of 8 to 64 bits"


@define(
    "cutec.ld",
    _ld,
    reads(POINTEE) | SPIN,
    instruction=Instruction(
        "a load with memory order and cache hints",
        "address: address, policy?: i64 {order: string} -> values*: i8|i16|i32|i64",
        example(
            "!llvm.ptr<1>", results=("i64",), order="weak", cop="cg", accesses=I64, operandSegmentSizes=IntArray((1, 0))
        ),
    ),
)
def ld(ctx: Context, op: Op, pointer: Array, policy: Array | None = None) -> Array | tuple[Array, ...]:
    return ordered_load(ctx, op, pointer)


def ordered_load(ctx: Context, op: Op, pointer: Array) -> Array | tuple[Array, ...]:
    """Load one value per result from a pointer, in the memory order that the attributes say."""
    space, ty, order = space_of(op), op.attrs["accesses"], op.attrs["order"]
    value = ctx.load(pointer, space, ty, alignment_of(op, ty), strong=order != "weak")
    if order != "weak":
        ctx.relaxed(pointer, space, reads=True, writes=False)
    if order == "acquire":
        ctx.acquire(pointer, space)
    if len(op.results) == 1:
        return value
    ctx.loaded_apart()
    return tuple(value[:, i] for i in range(len(op.results)))


def _st(op: Op) -> str | None:
    sizes = group_sizes(op)
    if wrong := _says_where(op, STORE_ORDERS):
        return wrong
    if len(sizes) != 3 or sum(sizes) != len(op.operands) or op.results:
        return "takes an address, values and perhaps a cache policy"
    return _registers(op, [v.type for v in op.operands[1 : 1 + sizes[1]]])


@define(
    "cutec.st",
    _st,
    writes(POINTEE),
    instruction=Instruction(
        "a store with memory order and cache hints",
        "address: address, values*: number, policy?: i64 {order: string}",
        example(
            "!llvm.ptr<3>", "i32", order="release", scope="cta", accesses=I32, operandSegmentSizes=IntArray((1, 1, 0))
        ),
    ),
)
def st(ctx: Context, op: Op, pointer: Array, *rest: Array) -> None:
    ordered_store(ctx, op, pointer, rest[: group_sizes(op)[1]])


def ordered_store(ctx: Context, op: Op, pointer: Array, values: Sequence[Array]) -> None:
    """Store one value, or several side by side, in the memory order of the operation's
    attributes.
    """
    space, ty, order = space_of(op), op.attrs["accesses"], op.attrs["order"]
    if order == "release":
        ctx.release(pointer, space)
    whole = values[0] if len(values) == 1 else ctx.np.stack(ctx.np.broadcast_arrays(*values), axis=1)
    ctx.store(pointer, space, whole, ty, alignment_of(op, ty), strong=order != "weak")
    if order in ("volatile", "relaxed"):  # what a release has published stays there
        ctx.relaxed(pointer, space, reads=False, writes=True)


@define(
    "cutec.createpolicy",
    rules.counts(1, 1),
    instruction=Instruction(
        "a cache policy for a fraction of accesses",
        "fraction: f32 {primary: string} -> policy: i64",
        example("f32", results=("i64",), primary="evict_last"),
    ),
)
def createpolicy(ctx: Context, op: Op, fraction: Array) -> Array:
    """A cache policy is only a hint: any number is returned."""
    return ctx.np.zeros(1, "i8")


@define(
    "cutec.prefetch",
    rules.pointer_first(1, 0),
    reads("cache"),
    instruction=Instruction(
        "ask for a cache line", "address: address {level: string}", example("!llvm.ptr<1>", level="L2")
    ),
)
def prefetch(ctx: Context, op: Op, pointer: Array) -> None:
    """A hint; addresses outside of all memory are allowed. (LLVM 22 has `nvvm.prefetch` for sm_90
    and newer only.)
    """
