"""Atomic operations (PTX ISA, "atom", "red"): read, modify and write a location at once; the old
value is the result.

`sem` is the memory order: relaxed (default), acquire, release or acq_rel; `scope` is the set of
threads for which it is atomic: cta, cluster, gpu (default) or sys. Pointers may be to global
memory, to shared memory of the block or of another block of the cluster.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import choice, in_kernel, require, unsupported
from cutec.cute.arch.registers import accessed, pointer_to, value_for
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.flow.branches import emit_choice
from cutec.frontend.numbers.number_class import NumberClass, integer_class
from cutec.frontend.numbers.numeric import (
    BFloat16,
    Float16,
    Float32,
    Float64,
    Int32,
    Int64,
    Numeric,
    Uint32,
    Uint64,
    as_numeric,
)
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Value
from cutec.ir.types import I64, VectorType, vector
from cutec.loc_ip import take_loc_ip
from cutec.ops.primitives.llvm_memory import byte_size
from cutec.ops.primitives.ptx_memory import ATOMIC_ORDERS, ATOMIC_TYPES, SCOPES

if TYPE_CHECKING:
    from cutec.cute.operands import Elements, Keyword, Number

_WORDS = (Int32, Uint32, Int64, Uint64)
_HALVES = {Float16: "f16", BFloat16: "bf16"}
_NAMES = {Int32: "s32", Uint32: "u32", Int64: "s64", Uint64: "u64", Float32: "f32", Float64: "f64", **_HALVES}


def atomic_add(ptr: Pointer, val: Elements, *, sem: Keyword = None, scope: Keyword = None) -> Any:
    """Add: integers of 32 and 64 bits, Float32, Float64, Float16, BFloat16 (sm_90); TensorSSAs of 2
    Float16 or BFloat16, and in global memory on sm_90 of 2 or 4 Float32 and 4 or 8 Float16 or
    BFloat16, each element on its own.
    """
    return _arithmetic("add", ptr, val, sem, scope)


def atomic_min(ptr: Pointer, val: Elements, *, sem: Keyword = None, scope: Keyword = None) -> Any:
    """The smaller: integers of 32 and 64 bits; TensorSSAs of 2, 4 or 8 Float16 or BFloat16 in
    global memory (sm_90).
    """
    return _arithmetic("min", ptr, val, sem, scope)


def atomic_max(ptr: Pointer, val: Elements, *, sem: Keyword = None, scope: Keyword = None) -> Any:
    """The larger: integers of 32 and 64 bits; TensorSSAs of 2, 4 or 8 Float16 or BFloat16 in global
    memory (sm_90).
    """
    return _arithmetic("max", ptr, val, sem, scope)


def atomic_and(ptr: Pointer, val: Number, *, sem: Keyword = None, scope: Keyword = None) -> Any:
    """Bitwise and, of integers of 32 and 64 bits."""
    return _bitwise("and", ptr, val, sem, scope)


def atomic_or(ptr: Pointer, val: Number, *, sem: Keyword = None, scope: Keyword = None) -> Any:
    """Bitwise or, of integers of 32 and 64 bits."""
    return _bitwise("or", ptr, val, sem, scope)


def atomic_xor(ptr: Pointer, val: Number, *, sem: Keyword = None, scope: Keyword = None) -> Any:
    """Bitwise exclusive or, of integers of 32 and 64 bits."""
    return _bitwise("xor", ptr, val, sem, scope)


def atomic_exch(ptr: Pointer, val: Number, *, sem: Keyword = None, scope: Keyword = None) -> Any:
    """Exchange: anything of 32 or 64 bits."""
    pointer, number = _operands("atomic_exch", ptr, val)
    return _by_bits("exch", pointer, [number], (32, 64), sem, scope)


def atomic_cas(ptr: Pointer, cmp: Number, val: Number, *, sem: Keyword = None, scope: Keyword = None) -> Any:
    """Compare and swap: store `val` if the bits are those of `cmp`; types of 16, 32 or 64 bits."""
    pointer, expected = _operands("atomic_cas", ptr, cmp)
    return _by_bits("cas", pointer, [expected, value_for(pointer, val, "atomic_cas")], (16, 32, 64), sem, scope)


def atomic_inc(ptr: Pointer, val: Number, *, sem: Keyword = None, scope: Keyword = None) -> Any:
    """Increment, or 0 if the value is at least `val` (32-bit integers, taken as unsigned)."""
    return _wrapping("inc", ptr, val, sem, scope)


def atomic_dec(ptr: Pointer, val: Number, *, sem: Keyword = None, scope: Keyword = None) -> Any:
    """Decrement, or `val` if the value is 0 or above `val` (32-bit integers, taken as unsigned)."""
    return _wrapping("dec", ptr, val, sem, scope)


def atomic_fmax(
    ptr: Pointer, val: Number, *, sign_bit: bool | None = None, sem: Keyword = None, scope: Keyword = None
) -> Float32:
    """The larger of two Float32, -0 below +0. Done on their bits: a maximum of integers where `val`
    is not negative, else a minimum of unsigned ones; `sign_bit` says which where it is known. NaN
    counts as the sign and bits it has: a positive one is above everything.
    """
    return _float_extremum("max", "min", ptr, val, sign_bit, sem, scope)


def atomic_fmin(
    ptr: Pointer, val: Number, *, sign_bit: bool | None = None, sem: Keyword = None, scope: Keyword = None
) -> Float32:
    """The smaller of two Float32, as `atomic_fmax`."""
    return _float_extremum("min", "max", ptr, val, sign_bit, sem, scope)


def atomic_max_float32(ptr: Pointer, value: Number, *, positive_only: bool = True) -> Float32:
    """`atomic_fmax` by its old name. `positive_only` says that both numbers have no sign."""
    return atomic_fmax(ptr, value, sign_bit=False if positive_only else None)


# Types of PTX that `red` takes a number as.
_RED_TYPES: dict[str, NumberClass] = {name: kind for kind, name in _NAMES.items()} | {"b32": Uint32, "b64": Uint64}


def red(
    ptr: Pointer,
    val: Elements,
    *,
    op: Keyword = "add",
    dtype: Keyword = None,
    sem: Keyword = None,
    scope: Keyword = None,
) -> None:
    """An atomic operation (add, min, max, and, or, xor, inc, dec) that does not return the old
    value (PTX `red`). `sem`: relaxed or release. `dtype`: PTX's name of the type that the bits are
    taken as, by default that of the value. Vectors are as for `atomic_add`.
    """
    if isinstance(val, Value) and isinstance(val.type, VectorType):
        kind = ptr.dtype if dtype is None else _RED_TYPES[choice("dtype", dtype, _RED_TYPES)]
        val = TensorSSA(val, (val.type.count,), kind)
    elif dtype is not None and not isinstance(val, TensorSSA):
        kind = _RED_TYPES[choice("dtype", dtype, _RED_TYPES)]
        ptr, val = pointer_to(ptr, "red").retyped(kind), as_numeric(val, kind).bitcast(kind)
    name = choice("op", op, ("add", "min", "max", "and", "or", "xor", "inc", "dec"))
    order = choice("sem", sem if sem is not None else "relaxed", ("relaxed", "release"))
    if name in ("and", "or", "xor"):
        _bitwise(name, ptr, val, order, scope, False)
    elif name in ("inc", "dec"):
        _wrapping(name, ptr, val, order, scope, False)
    else:
        _arithmetic(name, ptr, val, order, scope, False)


def _operands(what: str, ptr: Any, val: Any) -> tuple[Pointer, Numeric]:
    in_kernel(what)
    pointer = pointer_to(ptr, what)
    return pointer, value_for(pointer, val, what)


def _arithmetic(op: str, ptr: Any, val: Any, sem: Any, scope: Any, old: bool = True) -> Any:
    if isinstance(val, TensorSSA):
        in_kernel(f"atomic_{op}")
        return _of_vector(op, pointer_to(ptr, f"atomic_{op}"), val, sem, scope, old)
    pointer, number = _operands(f"atomic_{op}", ptr, val)
    kind = type(number)
    if kind not in (_WORDS if op != "add" else _NAMES):
        raise unsupported(f"atomic {op}", kind, "integers of 32 or 64 bits; atomic_fmax and atomic_fmin for Float32")
    if kind is BFloat16:
        require("an atomic addition of BFloat16", "sm_90")
    name = _NAMES[kind].replace("s", "u") if op == "add" else _NAMES[kind]
    bits = integer_class(16, False) if kind in _HALVES else kind
    found = _emit(op, pointer, [number.bitcast(bits).ir], name, sem, scope, old)
    return bits(found[0]).bitcast(kind) if old else None


def _of_vector(op: str, pointer: Pointer, val: TensorSSA, sem: Any, scope: Any, old: bool) -> TensorSSA | None:
    kind, count, half = val.dtype, val.size, val.dtype in _HALVES
    pair = half and count == 2 and op == "add"
    if not pair and not ((half and count in (2, 4, 8)) or (kind is Float32 and count in (2, 4) and op == "add")):
        raise unsupported(
            f"atomic {op} of {count} elements", kind, "2, 4 or 8 Float16 or BFloat16; additions of 2 or 4 Float32"
        )
    if not pair and pointer.memspace is not AddressSpace.gmem:
        raise unsupported(
            f"atomic {op} of {count} elements in {pointer.memspace.name}", kind, "vectors are for global memory"
        )
    if not pair or kind is BFloat16:
        require(f"an atomic {op} of {count} {kind.name}", "sm_90")
    register = integer_class(32 if pair else 16, False).mlir if half else kind.mlir
    registers = 1 if pair else count
    packed = builder().value("vector.bitcast", [val.ir], vector(registers, register))
    values = [
        builder().value("vector.extract", [packed], register, {"static_position": IntArray((i,), 64)})
        for i in range(registers)
    ]
    found = _emit(op, pointer, values, _NAMES[kind] + ("x2" if pair else ""), sem, scope, old)
    if not old:
        return None
    packed = builder().value("vector.from_elements", found, vector(registers, register))
    return TensorSSA(builder().value("vector.bitcast", [packed], vector(count, kind.mlir)), val.shape, kind)


def _bitwise(op: str, ptr: Any, val: Any, sem: Any, scope: Any, old: bool = True) -> Any:
    pointer, number = _operands(f"atomic_{op}", ptr, val)
    if type(number) not in _WORDS:
        raise unsupported(f"atomic {op}", type(number), "integers of 32 or 64 bits")
    return _by_bits(op, pointer, [number], (32, 64), sem, scope, old)


def _wrapping(op: str, ptr: Any, val: Any, sem: Any, scope: Any, old: bool = True) -> Any:
    pointer, number = _operands(f"atomic_{op}", ptr, val)
    if type(number) not in (Int32, Uint32):
        raise unsupported(f"atomic {op}", type(number), "integers of 32 bits")
    found = _emit(op, pointer, [number.ir], "u32", sem, scope, old)
    return type(number)(found[0]) if old else None


def _by_bits(
    op: str, pointer: Pointer, numbers: list[Numeric], widths: tuple[int, ...], sem: Any, scope: Any, old: bool = True
) -> Any:
    kind = type(numbers[0])
    if kind.width not in widths:
        raise unsupported(f"atomic {op}", kind, f"types of {', '.join(map(str, widths))} bits")
    bits = integer_class(kind.width, False)
    found = _emit(op, pointer, [n.bitcast(bits).ir for n in numbers], f"b{kind.width}", sem, scope, old)
    return bits(found[0]).bitcast(kind) if old else None


def _float_extremum(
    signed: str, unsigned: str, ptr: Any, val: Any, sign_bit: bool | None, sem: Any, scope: Any
) -> Float32:
    pointer, number = _operands(f"atomic_f{signed}", ptr, val)
    if type(number) is not Float32:
        raise unsupported(f"atomic f{signed}", type(number), "Float32")
    bits = number.bitcast(Int32)

    def operation(name: str, ty: str) -> Int32:
        return Int32(_emit(name, pointer, [bits.ir], ty, sem, scope, True)[0])

    if sign_bit is None:
        return emit_choice(bits >= 0, lambda: operation(signed, "s32"), lambda: operation(unsigned, "u32")).bitcast(
            Float32
        )
    return (operation(unsigned, "u32") if sign_bit else operation(signed, "s32")).bitcast(Float32)


def _emit(op: str, pointer: Pointer, values: list[Value], ty: str, sem: Any, scope: Any, old: bool) -> list[Value]:
    if pointer.memspace is AddressSpace.rmem:
        raise error(
            "E0421",
            "registers are a thread's own: no atomic operation on them",
            user_location(),
            help="the pointer has to be to global or shared memory",
        )
    order = choice("sem", sem if sem is not None else "relaxed", ATOMIC_ORDERS)
    found = choice("scope", scope if scope is not None else "gpu", SCOPES)
    if found == "cluster":
        require("the scope of a cluster", "sm_90")
    parts = [v.type for v in values[:1] if op == "cas"] or [v.type for v in values]
    size = byte_size(ATOMIC_TYPES[ty][0]) * len(parts)
    attrs = {
        "op": op,
        "type": ty,
        "order": order,
        "scope": found,
        "accesses": accessed(parts),
        "alignment": Typed(size, I64),
        "operandSegmentSizes": IntArray((1, len(values))),
    }
    return builder().emit("cutec.atom", [pointer.ir, *values], parts if old else (), attrs).results


take_loc_ip(globals())
