"""Operations that `cute.arch` emits: those on values, as rows of (name, operand types, result
types, attributes, which operands are small), and one kernel with the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from kernel_kit import Kernel

from cutec.ir.attrs import IntArray, Raw, Typed
from cutec.ir.types import F32, I1, I8, I16, I32, I64, Type, VectorType, ptr
from cutec.ops.primitives.bits import PRMT_MODES
from cutec.ops.primitives.intrinsics import INTEGER
from cutec.ops.primitives.ptx_memory import ATOMIC_TYPES

Row = tuple[str, list[Type], list[Type], dict[str, Any], tuple[int, ...]]


def on_values() -> Iterator[Row]:
    """Bits, saturation, dots of bytes."""
    for ty in (I32, I64):
        for name in ("sadd", "ssub", "uadd", "usub"):
            yield f"llvm.intr.{name}.sat", [ty, ty], [ty], {}, ()
        for attrs in ({}, {"signed": None}):
            yield "cutec.bfe", [ty, I32, I32], [ty], attrs, (1, 2)
            if ty == I32:  # beyond 8 bits those of 64 bits do not do what the ISA says
                yield "cutec.bfe", [ty, I32, I32], [ty], attrs, ()
        yield "cutec.bfi", [ty, ty, I32, I32], [ty], {}, (2, 3)
        if ty == I32:
            yield "cutec.bfi", [ty, ty, I32, I32], [ty], {}, ()
    for mode in PRMT_MODES:
        words = [I32] * (3 if mode in ("default", "f4e", "b4e") else 2)
        yield "nvvm.prmt", words, [I32], {"mode": Raw(f"#nvvm.permute_mode<{mode}>")}, ()
    for lut in (0x96, 0xE8, 0x1B):
        yield "cutec.lop3", [I32] * 3, [I32], {"lut": Typed(lut, I32)}, ()
    for name, row in INTEGER.items():
        if I1 not in row.operands:
            small = (1, 2) if name.endswith("fns") else ()
            yield "llvm.call_intrinsic", list(row.operands), [row.result], calling(name, len(row.operands)), small


def calling(name: str, operands: int) -> dict[str, Any]:
    return {"intrin": name, "operandSegmentSizes": IntArray((operands, 0)), "op_bundle_sizes": IntArray(())}


def atomic(
    k: Kernel,
    op: str,
    ty: str,
    pointer: Any,
    values: list[Any],
    old: bool = True,
    order: str = "relaxed",
    scope: str = "gpu",
) -> Any:
    """`cutec.atom` on one value, or on a vector of them."""
    register = ATOMIC_TYPES[ty][0]
    count = 1 if op == "cas" else len(values)
    attrs = {
        "op": op,
        "type": ty,
        "order": order,
        "scope": scope,
        "accesses": register if count == 1 else VectorType(count, register),
        "alignment": Typed(4, I64),
        "operandSegmentSizes": IntArray((1, len(values))),
    }
    return k.emit("cutec.atom", (pointer, *values), [register] * count if old else (), **attrs)


def others() -> Kernel:
    """Memory, barriers, hints, constants that have to be immediates."""
    k = Kernel(ptr(1), I32, name="arch_operations")
    i, shared = k.sreg("tid.x"), k.shared("arch_words", 256)
    _atomics(k, shared)
    policy = k.op("cutec.createpolicy", k.const(1.0, F32), to=I64, primary="evict_last", secondary="evict_first")
    for pointer in (k.args[0], shared):
        _loads_and_stores(k, pointer)
    loaded = k.op(
        "cutec.ld",
        k.args[0],
        policy,
        to=I32,
        order="weak",
        accesses=I32,
        alignment=Typed(4, I64),
        operandSegmentSizes=IntArray((1, 1)),
    )
    sizes = IntArray((1, 1, 1))
    k.emit(
        "cutec.st",
        (k.args[0], loaded, policy),
        order="weak",
        accesses=I32,
        alignment=Typed(4, I64),
        operandSegmentSizes=sizes,
    )
    k.emit("cutec.prefetch", (k.args[0],), level="L2", evict="evict_last")
    odd = k.compare("eq", k.binary("andi", i, 1), 1)
    for name, kind in product(("cutec.barrier_red", "cutec.barrier_sync_red"), ("popc", "and", "or")):
        token = k.op(name, odd, k.const(2), k.const(64), to=I32, kind=kind)
        k.store(k.op("cutec.barrier_red_result", token, to=I32, kind=kind), k.args[0])
    k.emit("cutec.barrier_arrive", (k.const(3), k.const(96)))
    for operands in ((i,), (k.const(3), k.const(96))):
        k.emit("cutec.barrier_sync", operands)
    k.store(k.op("cutec.activemask", to=I32), k.args[0])
    flag = k.const(True, I1)
    for name, row in INTEGER.items():
        if I1 in row.operands:
            operands = [flag if ty == I1 else i if ty == I32 else k.op("arith.extsi", i, to=I64) for ty in row.operands]
            k.store(k.op("llvm.call_intrinsic", *operands, to=row.result, **calling(name, len(operands))), k.args[0])
    k.emit("nvvm.fence.proxy", kind=Raw("#nvvm.proxy_kind<async.shared>"), space=Raw("#nvvm.shared_space<cta>"))
    k.emit("nvvm.nanosleep", (k.const(20),))
    for action in ("wait", "launch_dependents"):
        k.emit("nvvm.griddepcontrol", kind=Raw(f"#nvvm<grid_dep_action {action}>"))
    k.emit("nvvm.setmaxregister", regCount=Typed(64, I32), action=Raw("#nvvm<action increase>"))
    for name in ("dynamic.smem.size", "total.smem.size", "aggr.smem.size"):
        k.store(k.sreg(name), k.args[0])
    k.op("cutec.inline_ptx", i, to=I32, text="mov.b32 $0, $1;", constraints="=r,r")
    k.op("cutec.interpreted", to=I1)
    return k


def _atomics(k: Kernel, shared: Any) -> None:
    for ty, (register, _) in ATOMIC_TYPES.items():
        value = k.const(1.0 if register == F32 or ty == "f64" else 1, register)
        names = {
            "s": ("min", "max"),
            "u": ("add", "min", "max"),
            "f": ("add",),
            "b": ("and", "or", "xor", "exch", "cas"),
        }[ty[0]]
        names = ("cas",) if ty == "b16" else ("add",) if "f16" in ty else names
        for name in (*names, *(("inc", "dec") if ty == "u32" else ())):
            for pointer in (k.args[0], shared, k.op("llvm.addrspacecast", shared, to=ptr(0))):
                atomic(k, name, ty, pointer, [value] * (2 if name == "cas" else 1), order="acq_rel", scope="cta")
    for count in (2, 4):
        atomic(k, "add", "f32", k.args[0], [k.const(1.0, F32)] * count)
        atomic(k, "max", "bf16", k.args[0], [k.const(1, I16)] * count, old=False, order="release", scope="sys")


def _loads_and_stores(k: Kernel, pointer: Any) -> None:
    for ty, count in ((I8, 1), (I16, 1), (I32, 1), (I64, 1), (I64, 2), (I32, 4)):
        whole = ty if count == 1 else VectorType(count, ty)
        shape = {"accesses": whole, "alignment": Typed(16, I64)}
        for order, scope in (("weak", None), ("volatile", None), ("relaxed", "sys"), ("acquire", "cluster")):
            where = {"order": order, **({"scope": scope} if scope else {}), **shape}
            values = k.emit("cutec.ld", (pointer,), [ty] * count, operandSegmentSizes=IntArray((1, 0)), **where).results
            where["order"] = "release" if order == "acquire" else order
            k.emit("cutec.st", (pointer, *values), operandSegmentSizes=IntArray((1, count, 0)), **where)
    if pointer is k.args[0]:
        hints = {"cop": "cg", "l2_prefetch": "128B"}, {"l1": "no_allocate"}, {"nc": None, "l1": "evict_last"}
        for hint in hints:
            k.op(
                "cutec.ld",
                pointer,
                to=I32,
                order="weak",
                accesses=I32,
                alignment=Typed(4, I64),
                operandSegmentSizes=IntArray((1, 0)),
                **hint,
            )
