"""`llvm`: memory and pointers. Addresses are int64 numbers (`interpreter.values.address`), so
pointer arithmetic is integer arithmetic.
"""

from __future__ import annotations

from functools import cache

from cutec.ir.attrs import IntArray, Symbol, Typed
from cutec.ir.core import Op
from cutec.ir.types import IntegerType, PtrType, Type, VectorType, bit_width, element_of
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import FENCE, POINTEE, Array, Context, Forwards, add, define, reads, writes
from cutec.ops.primitives.rules import space_of

DYNAMIC = -2147483648  # in rawConstantIndices: "the next operand"


@cache
def byte_size(ty: Type) -> int:
    """Bytes of a type in memory. Raises ValueError for types without a whole number of bytes (other
    than i1: one).
    """
    if ty.mlir.startswith("!llvm.array<"):
        count, _, element = ty.mlir[len("!llvm.array<") : -1].partition(" x ")
        if element != "i8":
            raise ValueError(f"only arrays of i8 have a size here, not {ty}")
        return int(count)
    if isinstance(ty, PtrType):
        return 8
    if element_of(ty).mlir == "i1":
        return ty.count if isinstance(ty, VectorType) else 1
    bits = bit_width(element_of(ty))
    if bits % 8:
        raise ValueError(f"{ty} has no whole number of bytes")
    return (ty.count if isinstance(ty, VectorType) else 1) * bits // 8


def alignment_of(op: Op, ty: Type) -> int:
    """The alignment in bytes that an access claims: its attribute, else the size of the type
    rounded up to a power of two.
    """
    if (attr := op.attrs.get("alignment")) is not None:
        return attr.value if isinstance(attr, Typed) else int(attr)
    return 1 << (byte_size(ty) - 1).bit_length()


def accessed_type(op: Op) -> Type:
    """The type that an operation reads or writes at its pointer operand: that of its attribute
    `accesses`, else of its first other operand, else of its result.
    """
    if isinstance(said := op.attrs.get("accesses"), Type):
        return said
    pointer = next(
        i for i, v in enumerate(op.operands) if isinstance(v.type, PtrType) and (op.name != "llvm.store" or i == 1)
    )
    others = [v.type for i, v in enumerate(op.operands) if i != pointer]
    return others[0] if others else op.result.type


@cache
def _has_size(ty: Type) -> str | None:
    try:
        byte_size(ty)
    except (ValueError, AttributeError):
        return f"cannot access {ty} in memory"
    return None


@define("llvm.load", rules.all_of(rules.pointer_first(1, 1), lambda op: _has_size(op.result.type)), reads(POINTEE))
def load(ctx: Context, op: Op, pointer: Array) -> Array:
    return ctx.load(pointer, space_of(op), op.result.type, alignment_of(op, op.result.type))


_two_operands = rules.counts(2, 0)


def _store(op: Op) -> str | None:
    return _two_operands(op) or rules.pointer_at(op, 1) or _has_size(op.operands[0].type)


@define("llvm.store", _store, writes(POINTEE), pointer=1)
def store(ctx: Context, op: Op, value: Array, pointer: Array) -> None:
    ctx.store(pointer, space_of(op, 1), value, op.operands[0].type, alignment_of(op, op.operands[0].type))


_by_constant, _by_value = rules.pointer_first(1, 1), rules.pointer_first(2, 1)


def _gep(op: Op) -> str | None:
    indices, element = op.attrs.get("rawConstantIndices"), op.attrs.get("elem_type")
    if not isinstance(indices, IntArray) or len(indices.values) != 1 or not isinstance(element, Type):
        return "needs one entry in rawConstantIndices, and elem_type"
    dynamic = indices.values[0] == DYNAMIC
    if wrong := (_by_value if dynamic else _by_constant)(op) or _has_size(element):
        return wrong
    if dynamic and not isinstance(op.operands[1].type, IntegerType):
        return f"has an index of {op.operands[1].type}"
    return None if op.result.type == op.operands[0].type else f"turns {op.operands[0].type} into {op.result.type}"


@define("llvm.getelementptr", _gep, forwards=Forwards.ADDRESS)
def getelementptr(ctx: Context, op: Op, pointer: Array, index: Array | None = None) -> Array:
    size = byte_size(op.attrs["elem_type"])
    if index is None:
        return pointer + size * op.attrs["rawConstantIndices"].values[0]
    return pointer + index.astype("i8") * size


def _alloca(op: Op) -> str | None:
    if wrong := rules.counts(1, 1)(op):
        return wrong
    if not isinstance(element := op.attrs.get("elem_type"), Type) or _has_size(element):
        return "needs an elem_type with a size"
    if not isinstance(op.result.type, PtrType):
        return f"results in a pointer, not {op.result.type}"
    return None if alloca_count(op) is not None else "needs a constant count"


def alloca_count(op: Op) -> int | None:
    """The constant number of elements, None if it is not a constant."""
    producer = op.operands[0].owner
    if isinstance(producer, Op) and producer.name in ("arith.constant", "llvm.mlir.constant"):
        return int(producer.attrs["value"].value)
    return None


@define("llvm.alloca", _alloca, writes("stack"))
def alloca(ctx: Context, op: Op, count: Array) -> Array:
    return ctx.alloca(op)


def _addressof(op: Op) -> str | None:
    if wrong := rules.counts(0, 1)(op) or rules.attribute("global_name", Symbol)(op):
        return wrong
    return None if isinstance(op.result.type, PtrType) else f"results in a pointer, not {op.result.type}"


@define("llvm.mlir.addressof", _addressof)
def addressof(ctx: Context, op: Op) -> Array:
    return ctx.symbol_address(op.attrs["global_name"].name)


@define("llvm.ptrtoint", rules.cast("ptr", "int"))
def ptrtoint(ctx: Context, op: Op, pointer: Array) -> Array:
    return pointer.astype(ctx.dtype(op.result.type))


@define("llvm.inttoptr", rules.cast("int", "ptr"))
def inttoptr(ctx: Context, op: Op, number: Array) -> Array:
    return ctx.unsigned(number).astype("u8").view("i8")


@define("llvm.addrspacecast", rules.cast("ptr", "ptr"), forwards=Forwards.ADDRESS)
def addrspacecast(ctx: Context, op: Op, pointer: Array) -> Array:
    target = op.result.type
    assert isinstance(target, PtrType)
    return ctx.convert_address(pointer, space_of(op), target.space)


@define("llvm.mlir.zero", rules.counts(0, 1))
def zero(ctx: Context, op: Op) -> Array:
    ty = op.result.type
    return ctx.np.zeros((1, ty.count) if isinstance(ty, VectorType) else 1, ctx.dtype(ty))


@define("llvm.mlir.undef llvm.mlir.poison ub.poison", rules.counts(0, 1), reads("stack"))
def undefined(ctx: Context, op: Op) -> Array:
    """Zeros, an arbitrary choice; using them is a finding."""
    value = zero(ctx, op)
    ctx.undefined_results([ctx.np.ones(value.shape, bool)], "registers")
    return value


def _extractvalue(op: Op) -> str | None:
    position = op.attrs.get("position")
    if not isinstance(position, IntArray) or len(position.values) != 1:
        return "needs one position"
    return rules.counts(1, 1)(op)


@define("llvm.extractvalue", _extractvalue)
def extractvalue(ctx: Context, op: Op, struct: tuple[Array, ...]) -> Array:
    return struct[op.attrs["position"].values[0]]


add("llvm.fence nvvm.memory.barrier", rules.unchecked, FENCE, lambda ctx, op: ctx.fence())
