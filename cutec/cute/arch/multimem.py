"""Accesses to multicast objects: one address for the same place in the memory of several GPUs (PTX
ISA, "multimem"; sm_90).

A pointer to such memory comes from the CUDA driver (CUDA Driver API, "Multicast Object
Management"). On the interpreter there is one GPU. Numbers are integers of 32 and 64 bits, Float32
and Float64; TensorSSAs of 2 or 4 Float32, or of 2, 4 or 8 Float16 or BFloat16, move together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import choice, in_kernel, require, unsupported
from cutec.cute.arch.registers import accessed, pointer_to, value_for
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import arith
from cutec.frontend.numbers.number_class import NumberClass, integer_class
from cutec.frontend.numbers.numeric import BFloat16, Float16, Float32, Float64, Int32, Int64, Uint32, Uint64
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Value
from cutec.ir.types import I64, Type, vector
from cutec.loc_ip import take_loc_ip
from cutec.ops.primitives.llvm_memory import byte_size
from cutec.ops.primitives.multimem import LOAD_ORDERS, REDUCE_ORDERS, STORE_ORDERS, TYPES
from cutec.ops.primitives.ptx_memory import ATOMIC_TYPES, SCOPES

if TYPE_CHECKING:
    from cutec.cute.operands import Elements, Keyword

_NAMES = {Int32: "s32", Uint32: "u32", Int64: "s64", Uint64: "u64", Float32: "f32", Float64: "f64"}
_HALVES = {Float16: "f16x2", BFloat16: "bf16x2"}
_OF_BITS = ("and", "or", "xor")


def multimem_ld_reduce(
    ptr: Pointer,
    op: Keyword = "add",
    *,
    count: int | None = None,
    sem: Keyword = "relaxed",
    scope: Keyword = None,
    acc: Keyword = None,
) -> Any:
    """Load from all GPUs and reduce: a number, or `count` as a TensorSSA. `op`: add, min, max, and,
    or, xor; of floats add, of halves min and max too. `sem`: weak, relaxed or acquire; `scope`:
    cta, cluster, gpu (default) or sys. `acc="f32"`: sums of halves in Float32.
    """
    pointer = _pointer("multimem_ld_reduce", ptr)
    name, registers = _type("ld_reduce", choice("op", op, TYPES["ld_reduce"]), pointer.dtype, count)
    register = ATOMIC_TYPES[name][0]
    attrs = _attributes(op, name, [register] * registers, choice("sem", sem, LOAD_ORDERS), scope)
    if acc is not None:
        if pointer.dtype not in _HALVES or attrs["op"] != "add":
            raise error("E0421", "acc is for sums of Float16 and BFloat16", user_location(), help="leave out acc")
        attrs["acc"] = choice("acc", acc, ("f32",))
    found = builder().emit("cutec.multimem.ld_reduce", [pointer.ir], [register] * registers, attrs).results
    if count is None:
        return pointer.dtype(arith.bitcast(found[0], pointer.dtype))
    packed = builder().value("vector.from_elements", found, vector(registers, register))
    return TensorSSA(
        builder().value("vector.bitcast", [packed], vector(count, pointer.dtype.mlir)), count, pointer.dtype
    )


def multimem_st(ptr: Pointer, val: Elements, *, sem: Keyword = "weak", scope: Keyword = None) -> None:
    """Store a number or a TensorSSA in the memory of all GPUs. `sem`: weak, relaxed or release."""
    pointer = _pointer("multimem_st", ptr)
    name, values = _values("st", "", pointer, val)
    attrs = _attributes("", name, [v.type for v in values], choice("sem", sem, STORE_ORDERS), scope)
    builder().emit("cutec.multimem.st", [pointer.ir, *values], (), attrs)


def multimem_red(
    ptr: Pointer, val: Elements, op: Keyword = "add", *, sem: Keyword = "relaxed", scope: Keyword = None
) -> None:
    """Reduce a number or a TensorSSA onto the memory of all GPUs. `op` as of `multimem_ld_reduce`;
    `sem`: relaxed or release.
    """
    pointer = _pointer("multimem_red", ptr)
    name, values = _values("red", choice("op", op, TYPES["red"]), pointer, val)
    attrs = _attributes(op, name, [v.type for v in values], choice("sem", sem, REDUCE_ORDERS), scope)
    builder().emit("cutec.multimem.red", [pointer.ir, *values], (), attrs)


def _pointer(what: str, ptr: Any) -> Pointer:
    in_kernel(what)
    require(what, "sm_90")
    pointer = pointer_to(ptr, what)
    if pointer.memspace not in (AddressSpace.gmem, AddressSpace.generic):
        raise error(
            "E0404",
            f"{what} needs a pointer to global memory, not to {pointer.memspace.name}",
            user_location(),
            help="the address of a multicast object, as the driver has mapped it",
        )
    return pointer


def _type(kind: str, op: str, dtype: NumberClass, count: int | None) -> tuple[str, int]:
    """PTX's name of the type of `count` numbers (None: of one), and the number of their registers.
    Raises E0422 for types that no instruction has.
    """
    half, numbers = dtype in _HALVES, count or 1
    name = _HALVES[dtype] if half and count else _NAMES.get(dtype, dtype.short)
    if op in _OF_BITS and dtype.is_integer:
        name = f"b{dtype.width}"
    if op == "add" and name == "s64":
        name = "u64"  # the same bits
    registers = numbers // 2 if half else numbers
    if registers not in TYPES[kind].get(op, {}).get(name, ()) or (half and numbers % 2):
        known = ", ".join(sorted(TYPES[kind].get(op, {})))
        raise unsupported(
            f"multimem.{kind} {op} of {numbers} elements".replace("  ", " "),
            dtype,
            f"it has {known}; vectors are TensorSSAs, count=",
        )
    return name, registers


def _values(kind: str, op: str, pointer: Pointer, val: Any) -> tuple[str, list[Value]]:
    """PTX's name of the type of a value, and its registers."""
    if not isinstance(val, TensorSSA):
        number = value_for(pointer, val, f"multimem_{kind}")
        name, _ = _type(kind, op, pointer.dtype, None)
        register = ATOMIC_TYPES[name][0]
        return name, [
            number.ir
            if number.ir.type == register
            else arith.bitcast(number.ir, integer_class(byte_size(register) * 8, False))
        ]
    name, count = _type(kind, op, val.dtype, val.size)
    register = ATOMIC_TYPES[name][0]
    packed = builder().value("vector.bitcast", [val.ir], vector(count, register))
    return name, [
        builder().value("vector.extract", [packed], register, {"static_position": IntArray((i,), 64)})
        for i in range(count)
    ]


def _attributes(op: Any, name: str, registers: list[Type], order: str, scope: Any) -> dict[str, Any]:
    attrs: dict[str, Any] = {
        "op": str(getattr(op, "value", op)),
        "type": name,
        "order": order,
        "accesses": accessed(registers),
    }
    if order != "weak":
        attrs["scope"] = choice("scope", scope if scope is not None else "gpu", SCOPES)
    elif scope is not None:
        raise error(
            "E0421", "a weak access has no scope", user_location(), help="sem='relaxed' and stronger orders have one"
        )
    return attrs | {"alignment": Typed(byte_size(registers[0]) * len(registers), I64)}


__all__ = ["multimem_ld_reduce", "multimem_red", "multimem_st"]


take_loc_ip(globals())
