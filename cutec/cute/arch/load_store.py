"""Loads and stores with memory order, scope and cache hints; prefetches (PTX ISA, "Data Movement
and Conversion Instructions").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import choice, in_kernel, require
from cutec.cute.arch.registers import accessed, carrier, from_registers, pointer_to, to_registers, unwrapped, value_for
from cutec.diag import Warning_, error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Float32, Int64, as_class, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.types import I64, Type, VectorType, bit_width, element_of
from cutec.loc_ip import take_loc_ip
from cutec.ops.primitives.ptx_memory import LOAD_ORDERS, SCOPES, STORE_ORDERS
from cutec.target.copy_atoms import L2_PREFETCHES

if TYPE_CHECKING:
    from cutec.cute.operands import Elements, Int, Keyword, Number
    from cutec.frontend.numbers.number_class import NumberClass

_LOAD_CACHE = ("ca", "cg", "cs", "lu", "cv")
_STORE_CACHE = ("wb", "cg", "cs", "wt")
# What PTX says for priorities and sizes: by the names of `load`, and by those of copy atoms.
_L1 = {f"evict_{name}": f"evict_{name}" for name in ("normal", "unchanged", "first", "last")}
_L1 |= {"evict_no_allocate": "no_allocate", "no_allocate": "no_allocate"}
_L2 = {name: size for size in L2_PREFETCHES for name in (f"size_{size.lower()}", size)}
_L2_PRIORITIES = ("evict_last", "evict_normal", "evict_first", "evict_unchanged")


def load(
    ptr: Pointer,
    dtype: NumberClass | None = None,
    *,
    sem: Keyword = "weak",
    scope: Keyword = None,
    cop: Keyword = None,
    level1_eviction_priority: Keyword = None,
    level_prefetch_size: Keyword = None,
    cache_policy: Int | None = None,
    nc: bool = False,
    count: int | None = None,
) -> Any:
    """Load one number, or `count` as a TensorSSA, with one instruction (PTX `ld`).

    `sem`: weak (as any other load), volatile, relaxed or acquire; the last two with `scope` cta,
    cluster, gpu (default) or sys. `cop`: a cache operator ca, cg, cs, lu or cv.
    `level1_eviction_priority`: evict_normal, evict_unchanged, evict_first, evict_last or
    evict_no_allocate. `level_prefetch_size`, of L2: size_64b, size_128b or size_256b.
    `cache_policy`: a number of `create_cache_policy`. `nc`: no thread writes this memory while the
    kernel runs. The address has to be a multiple of the bytes loaded (1 to 16; 32 on sm_100).
    Raises E0420, E0421, E0422.
    """
    in_kernel("load")
    pointer = pointer_to(ptr, "load")
    kind = pointer.dtype if dtype is None else as_class(dtype)
    elements = None if count is None else int(count)
    register, registers = carrier(kind, elements or 1, "load")
    attrs = _order("load", sem, scope, LOAD_ORDERS)
    attrs |= _hints("load", pointer, attrs["order"], cop, level1_eviction_priority, _LOAD_CACHE)
    if level_prefetch_size is not None:
        attrs["l2_prefetch"] = _L2[choice("level_prefetch_size", level_prefetch_size, _L2)]
    if nc:
        if attrs["order"] != "weak" or pointer.memspace is not AddressSpace.gmem:
            raise error(
                "E0421", "only weak loads of global memory are nc", user_location(), help="leave out nc, or sem"
            )
        attrs["nc"] = None
    policy = [] if cache_policy is None else [as_numeric(cache_policy, Int64).to(Int64).ir]
    types: list[Type] = [register] * registers
    attrs |= _shape(types, (1, len(policy)))
    op = builder().emit("cutec.ld", [pointer.ir, *policy], types, attrs)
    return from_registers(op.results, kind, elements)


def store(
    ptr: Pointer,
    val: Elements,
    *,
    sem: Keyword = "weak",
    scope: Keyword = None,
    cop: Keyword = None,
    level1_eviction_priority: Keyword = None,
    cache_policy: Int | None = None,
) -> None:
    """Store a number, a TensorSSA or a vector of the IR of up to 16 bytes (32 on sm_100) with one
    instruction (PTX `st`).

    `sem`: weak, volatile, relaxed or release; the last two with `scope`. `cop`: wb, cg, cs or wt.
    `level1_eviction_priority` and `cache_policy` as for `load`.
    """
    in_kernel("store")
    pointer = pointer_to(ptr, "store")
    val = unwrapped(val)
    registers = to_registers(val if isinstance(val, TensorSSA) else value_for(pointer, val, "store"), "store")
    attrs = _order("store", sem, scope, STORE_ORDERS)
    attrs |= _hints("store", pointer, attrs["order"], cop, level1_eviction_priority, _STORE_CACHE)
    policy = [] if cache_policy is None else [as_numeric(cache_policy, Int64).to(Int64).ir]
    attrs |= _shape([r.type for r in registers], (1, len(registers), len(policy)))
    builder().emit("cutec.st", [pointer.ir, *registers, *policy], (), attrs)


def _order(what: str, sem: Any, scope: Any, orders: tuple[str, ...]) -> dict[str, Any]:
    """`order`, and `scope` for the orders that have one. Volatile accesses are of the whole system
    (PTX ISA, "ld.volatile"), whatever scope is named.
    """
    order = choice("sem", sem if sem is not None else "weak", orders)
    if order in ("weak", "volatile"):
        if scope is not None and order == "weak":
            message = f"scope={scope!r} of a weak {what} has no effect: sem='relaxed' and stronger orders have a scope"
            current().warnings.append(Warning_("W0411", message, user_location()))
        return {"order": order}
    found = choice("scope", scope if scope is not None else "gpu", SCOPES)
    if found == "cluster":
        require("the scope of a cluster", "sm_90")
    return {"order": order, "scope": found}


def _hints(what: str, pointer: Pointer, order: str, cop: Any, l1: Any, operators: tuple[str, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if cop is not None:
        found["cop"] = choice("cop", cop, operators)
    if l1 is not None:
        found["l1"] = _L1[choice("level1_eviction_priority", l1, _L1)]
    if cop is not None and (l1 is not None or order != "weak"):
        raise error(
            "E0421",
            f"a {what} has either a cache operator or an order and eviction priorities",
            user_location(),
            help="leave out cop",
        )
    if found and pointer.memspace is AddressSpace.smem:
        raise error(
            "E0421",
            f"a {what} of shared memory has no cache hints",
            user_location(),
            help="leave out cop and level1_eviction_priority",
        )
    return found


def _shape(registers: list[Type], sizes: tuple[int, ...]) -> dict[str, Any]:
    whole = accessed(registers)
    size = bit_width(element_of(whole)) // 8 * (whole.count if isinstance(whole, VectorType) else 1)
    if size > 16:
        require("an access of 32 bytes", "sm_100")
    return {"accesses": whole, "alignment": Typed(size, I64), "operandSegmentSizes": IntArray(sizes)}


def create_cache_policy(primary: Keyword, fraction: Number = 1.0, secondary: Keyword = None) -> Int64:
    """A cache policy for `load` and `store`: L2 priority `primary` for a `fraction` of the
    accesses, `secondary` (evict_first or evict_unchanged) for the others (PTX
    `createpolicy.fractional`).
    """
    in_kernel("create_cache_policy")
    attrs = {"primary": choice("primary", primary, _L2_PRIORITIES)}
    if secondary is not None:
        attrs["secondary"] = choice("secondary", secondary, ("evict_first", "evict_unchanged"))
    return Int64(builder().value("cutec.createpolicy", [as_numeric(fraction, Float32).to(Float32).ir], I64, attrs))


def prefetch(ptr: Pointer, level: Keyword = "L2", evict: Keyword = None) -> None:
    """Prefetch the cache line of an address in global memory into `L1` or `L2`, in L2 with priority
    `evict_last` or `evict_normal` (PTX `prefetch`).
    """
    in_kernel("prefetch")
    pointer = pointer_to(ptr, "prefetch")
    cache = choice("level", level, ("L1", "L2"))
    attrs = {"level": cache}
    if evict is not None:
        if cache != "L2" or pointer.memspace is not AddressSpace.gmem:
            raise error(
                "E0421",
                "only a prefetch of global memory into L2 has an eviction priority",
                user_location(),
                help="leave out evict",
            )
        require("a prefetch with an eviction priority", "sm_80")
        attrs["evict"] = choice("evict", evict, ("evict_last", "evict_normal"))
    if pointer.memspace not in (AddressSpace.gmem, AddressSpace.generic):
        raise error(
            "E0421",
            "only global memory is prefetched",
            user_location(),
            help="give the pointer of a tensor in global memory",
        )
    builder().emit("cutec.prefetch", [pointer.ir], (), attrs)


take_loc_ip(globals())
