"""Operations of the `llvm` dialect as programs write them: structs, memory, inline assembly (LLVM
Language Reference, "Inline Assembler Expressions").
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import Any

from cutec._mlir.dialects.vector import value_of
from cutec.cute.arch import fence_acq_rel_cluster, fence_acq_rel_cta, fence_acq_rel_gpu, fence_acq_rel_sys
from cutec.cute.arch.common import choice, in_kernel
from cutec.cute.arch.ptx import emit_ptx
from cutec.diag import error
from cutec.frontend.core import host_memory
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.flow.branches import emit_choice
from cutec.frontend.numbers.arith_value import with_arithmetic
from cutec.frontend.numbers.number_class import NumberClass, all_classes
from cutec.frontend.numbers.numeric import Boolean
from cutec.frontend.numbers.struct_value import Struct, assembled
from cutec.frontend.tensors.pointers import AddressSpace, pointer_type
from cutec.ir.aggregates import scalars
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Value
from cutec.ir.parse import parse_type
from cutec.ir.types import I1, I32, I64, OpaqueType, Type, ptr
from cutec.loc_ip import take_loc_ip
from cutec.ops.primitives.llvm_memory import byte_size


class AsmDialect(enum.IntEnum):
    """Syntaxes of assembly; PTX has one."""

    AD_ATT = 0
    AD_Intel = 1


def inline_asm(
    res: Type | None,
    operands_: Sequence[Any],
    asm_string: str,
    constraints: str,
    *,
    has_side_effects: Any = None,
    is_align_stack: Any = None,
    tail_call_kind: Any = None,
    asm_dialect: Any = None,
    operand_attrs: Any = None,
    semantics: Callable[..., Any] | None = None,
) -> Any:
    """Emit PTX text. The result is a value of type `res`, a `Struct` of them for an `!llvm.struct`,
    or None.

    `semantics` is a function of the same operands, as numbers, that gives the results. The
    interpreter runs it instead of the text. Raises E0423 for constraints that do not fit the
    operands.
    """
    in_kernel("inline_asm")
    types = _fields(res)
    operands = [value_of(v) for v in operands_]
    _check(constraints, len(types), len(operands))

    def assembly() -> list[Value]:
        return emit_ptx(asm_string, constraints, operands, types, not has_side_effects)

    found = assembly() if semantics is None else _either(semantics, operands, types, assembly)
    return None if res is None else Struct(res, found) if isinstance(res, OpaqueType) else found[0]


class PointerType:
    """Types of addresses."""

    @staticmethod
    def get(address_space: Any = 0, context: Any = None) -> Type:
        """The type of addresses in a space: LLVM's number of it, or the language's name."""
        return pointer_type(address_space) if isinstance(address_space, AddressSpace) else ptr(int(address_space))


class StructType:
    """Types of structs: of C's, and of several results."""

    @staticmethod
    def get_literal(elements: Sequence[Type], *, packed: bool = False, context: Any = None, loc: Any = None) -> Type:
        """The type of these fields, in this order; `packed`: without gaps."""
        fields = ", ".join([ty.mlir for ty in elements])
        return parse_type(f"!llvm.struct<{'packed ' * packed}({fields})>")


def mlir_undef(res: Type) -> Any:
    """A value of which nothing is known; of a struct type a `Struct` of them."""
    return assembled(res, (builder().value("llvm.mlir.undef", (), ty) for ty, _ in scalars(res)))


def intr_ctlz(in_: Any, is_zero_poison: bool) -> Value:
    """The number of leading zeros; of 0 the number of bits."""
    number = value_of(in_)
    return builder().value("llvm.intr.ctlz", [number], number.type, {"is_zero_poison": is_zero_poison})


def ptrtoint(res: Type, arg: Any) -> Value:
    """An address as an integer."""
    return builder().value("llvm.ptrtoint", [value_of(arg)], res)


def alloca(res: Type, array_size: Any, elem_type: Type, *, alignment: int = 1) -> Value:
    """The address of memory of one thread, or of the host function's: there what it stores before
    a launch is given to the kernel, which gets a copy of its own.
    """
    if (trace := current()).scope == "host":
        return host_memory.allocate(trace)
    attrs = {"elem_type": elem_type, "alignment": Typed(alignment, I64)}
    return builder().value("llvm.alloca", [value_of(array_size)], res, attrs)


def getelementptr(
    res: Type,
    base: Any,
    dynamic_indices: Sequence[Any],
    raw_constant_indices: Sequence[int],
    elem_type: Type,
    *,
    no_wrap_flags: Any = None,
) -> Value:
    """The address of an element of an array that begins at `base`: one index, a number or, where
    `raw_constant_indices` has the number of dynamic ones, the value in `dynamic_indices`. Raises
    E0204 for more.
    """
    address, (index, *more) = value_of(base), raw_constant_indices
    if more:
        raise error(
            "E0204",
            f"an address by indices {list(raw_constant_indices)}",
            user_location(),
            help="one index, of elements of elem_type",
        )
    if address in current().memories:
        return host_memory.offset(current(), address, index * byte_size(elem_type))
    attrs = {"rawConstantIndices": IntArray((index,)), "elem_type": elem_type, "noWrapFlags": Typed(0, I32)}
    operands = [address, *map(value_of, dynamic_indices)]
    return builder().value("llvm.getelementptr", operands, address.type, attrs)


def load(res: Type, addr: Any) -> Value:
    """The value at an address."""
    trace, address = current(), value_of(addr)
    if address in trace.memories:
        return host_memory.load(trace, address)
    known = host_memory.selected(trace, res, address, byte_size(res))
    return builder().value("llvm.load", [address], res) if known is None else known


def store(value: Any, addr: Any) -> None:
    """Write a value to an address."""
    trace, address = current(), value_of(addr)
    if address in trace.memories:
        host_memory.store(trace, value_of(value), address)
    else:
        builder().emit("llvm.store", [value_of(value), address])


class AtomicOrdering(enum.IntEnum):
    """Orders of memory (LLVM Language Reference, "Atomic Memory Ordering Constraints")."""

    not_atomic = 0
    unordered = 1
    monotonic = 2
    acquire = 4
    release = 5
    acq_rel = 6
    seq_cst = 7


_FENCES = {
    "": fence_acq_rel_sys,
    "device": fence_acq_rel_gpu,
    "cluster": fence_acq_rel_cluster,
    "block": fence_acq_rel_cta,
}


def fence(ordering: AtomicOrdering, *, syncscope: str | None = None) -> None:
    """Order this thread's accesses before and after it (PTX `fence.acq_rel`), for the threads of a
    scope: "block", "cluster", "device", by default all. Raises E0421 for other orders.
    """
    choice("ordering", ordering.name, ("acquire", "release", "acq_rel"))
    _FENCES[choice("syncscope", syncscope or "", _FENCES)]()


def addrspacecast(res: Type, arg: Any) -> Value:
    """The same address as one of another space."""
    address = value_of(arg)
    return address if address.type == res else builder().value("llvm.addrspacecast", [address], res)


def extractvalue(res: Type, container: Any, position: Sequence[int]) -> Any:
    """The field of a struct at a position, an index for each level of nesting, of whatever type it
    is. Raises IndexError for a position without a field.
    """
    return _struct(container).at(position)


def insertvalue(container: Any, value: Any, position: Sequence[int]) -> Any:
    """The struct with another field. Raises IndexError for a position without a field, TypeError
    for a value of another type.
    """
    field = getattr(value, "wrapped", value)
    return _struct(container).replaced(position, field if isinstance(field, Struct) else value_of(field))


def _struct(container: Any) -> Struct:
    """A struct, which an object of a user's class may wrap."""
    found = getattr(container, "wrapped", container)
    if not isinstance(found, Struct):
        raise TypeError(f"a value of a struct type is needed, not {container!r}")
    return found


def bitcast(res: Type, arg: Any) -> Value:
    """The same bits as another type."""
    return builder().value("llvm.bitcast", [value_of(arg)], res)


def zext(res: Type, arg: Any) -> Value:
    """An unsigned integer in more bits."""
    return builder().value("arith.extui", [value_of(arg)], res)


def sext(res: Type, arg: Any) -> Value:
    """A signed integer in more bits."""
    return builder().value("arith.extsi", [value_of(arg)], res)


def trunc(res: Type, arg: Any) -> Value:
    """The low bits of an integer."""
    return builder().value("arith.trunci", [value_of(arg)], res)


def _fields(res: Type | None) -> list[Type]:
    if res is None:
        return []
    return [ty for ty, _ in scalars(res)]


def _check(constraints: str, results: int, operands: int) -> None:
    parts = [c for c in constraints.split(",") if c and not c.startswith("~")]
    outputs = sum(c.startswith("=") for c in parts)
    if (outputs, len(parts) - outputs) != (results, operands):
        raise error(
            "E0423",
            f"{constraints!r} is for {outputs} results and {len(parts) - outputs} operands, not {results} and"
            f" {operands}",
            user_location(),
            help="one constraint each, results (`=r`) first",
        )


def _either(
    semantics: Callable[..., Any], operands: list[Value], types: list[Type], assembly: Callable[[], list[Value]]
) -> list[Value]:
    """Emit both: the GPU runs the assembly, the interpreter the function."""
    kinds = [class_of(ty) for ty in types]
    numbers = [class_of(v.type)(v) for v in operands]
    here = Boolean(builder().value("cutec.interpreted", (), I1))

    def meaning() -> Any:
        found = semantics(*numbers)
        results = found if isinstance(found, (tuple, list)) else (found,)
        return tuple(kind(n) for kind, n in zip(kinds, results, strict=True)) if kinds else Boolean(True)

    def text() -> Any:
        found = assembly()
        return tuple(kind(v) for kind, v in zip(kinds, found, strict=True)) if kinds else Boolean(True)

    chosen = emit_choice(here, meaning, text)
    return [n.ir for n in chosen] if kinds else []


def class_of(ty: Type) -> NumberClass:
    """The numeric class of a scalar type: of integers the signed one. Raises E0423 where there is
    none.
    """
    fitting = [kind for kind in all_classes() if kind.mlir == ty and not kind.storage_only]
    if not fitting:
        raise error(
            "E0423",
            f"{ty} is no number",
            user_location(),
            help="semantics= takes and gives numbers; pass the address of a pointer as one",
        )
    return next((kind for kind in fitting if kind.signed), fitting[0])


with_arithmetic(globals())
take_loc_ip(globals())
