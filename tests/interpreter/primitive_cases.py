"""One case per primitive: its types and attributes, and how far a GPU's result may be off."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from arch_operations import on_values, others
from hopper_operations import hopper, warpgroup_multiplications
from kernel_kit import Kernel
from one_operation import kernel_of

from cutec.ir.attrs import IntArray, Raw, Symbol, Typed
from cutec.ir.core import Op, module
from cutec.ir.types import (
    BF16,
    F16,
    F32,
    F64,
    FLOATS,
    I1,
    I8,
    I16,
    I32,
    I64,
    OpaqueType,
    Type,
    VectorType,
    integer,
    ptr,
)
from cutec.lowering.device import DATA_LAYOUT, TRIPLE, declaration
from cutec.ops.primitives.threads import CLOCKS, SREGS
from cutec.ops.primitives.verify import verify_lowered
from cutec.render import module_text
from cutec.target.arch import parse_arch
from cutec.target.wgmma import KINDS, legal_n
from cutec.toolchain.compile import Request, compile_module
from cutec.toolchain.find import find_toolset

NONE = Raw("#llvm.fastmath<none>")
PAIR = OpaqueType("!llvm.struct<(i32, i1)>")
V4 = VectorType(4, F32)


@dataclass
class Case:
    """One operation: its types and attributes, which operands are to be `small` (0..31), and how
    far a GPU's result may be off.
    """

    op: str
    operands: list[Type]
    results: list[Type]
    attrs: dict[str, Any] = field(default_factory=dict)
    small: tuple[int, ...] = ()
    ulps: float = 0
    absolute: float = 0


def elementwise() -> Iterator[Case]:
    """Arithmetic."""
    for name in [
        "addi",
        "subi",
        "muli",
        "andi",
        "ori",
        "xori",
        "maxsi",
        "minsi",
        "maxui",
        "minui",
        "divsi",
        "divui",
        "remsi",
        "remui",
        "shli",
        "shrsi",
        "shrui",
    ]:
        small = (1,) if name.startswith("sh") else ()
        for ty in (I32, I64, VectorType(2, I32)) if name[:2] != "sh" else (I32, I64):
            yield Case(f"arith.{name}", [ty, ty], [ty], small=small)
    for name in ["addf", "subf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf"]:
        for ty in (F16, BF16, F32, F64) if name != "divf" else (F32, F64):
            yield Case(f"arith.{name}", [ty, ty], [ty])
    # LLVM expands it to x - trunc(x / y) * y, which is not exact
    yield Case("arith.remf", [F32, F32], [F32], ulps=math.inf)
    for ty in (F16, F32, F64):
        yield Case("arith.negf", [ty], [ty])
        yield Case("llvm.intr.fma", [ty] * 3, [ty], {"fastmathFlags": NONE})
        yield Case("llvm.intr.fabs", [ty], [ty])
    for n in range(10):
        yield Case("arith.cmpi", [I32, I32], [I1], {"predicate": Typed(n, I64)})
    for n in range(16):
        yield Case("arith.cmpf", [F32, F32], [I1], {"predicate": Typed(n, I64)})
    for ty in (I32, F64, V4):
        yield Case("arith.select", [I1, ty, ty], [ty])
    for name in ("mulsi_extended", "mului_extended"):
        yield Case(f"arith.{name}", [I32, I32], [I32, I32])


def conversions() -> Iterator[Case]:
    for name in ("extsi", "extui"):
        yield from (Case(f"arith.{name}", [a], [b]) for a, b in ((I8, I32), (I16, I64), (I32, I64), (I1, I32)))
    yield from (Case("arith.trunci", [a], [b]) for a, b in ((I64, I32), (I32, I16), (I32, I8), (I32, I1)))
    for name in ("sitofp", "uitofp"):
        yield from (Case(f"arith.{name}", [integer(w)], [f]) for w in (32, 64) for f in (F16, F32, F64))
    for name in ("fptosi", "fptoui"):
        yield from (Case(f"arith.{name}", [f], [integer(w)]) for w in (32, 64) for f in (F32, F64))
    yield from (Case("arith.extf", [a], [b]) for a, b in ((F16, F32), (BF16, F32), (F32, F64), (F16, F64)))
    yield from (Case("arith.truncf", [a], [b]) for a, b in ((F32, F16), (F32, BF16), (F64, F32), (F64, F16)))
    pair = VectorType(2, I8)
    for name in ("f8E4M3FN", "f8E5M2"):
        sat = {"rnd": Raw("#nvvm.fp_rnd_mode<rn>"), "sat": Raw("#nvvm.sat_mode<satfinite>"), "dstTy": FLOATS[name]}
        yield Case("nvvm.convert.f32x2.to.f8x2", [F32, F32], [pair], sat)
        yield Case("nvvm.convert.f16x2.to.f8x2", [VectorType(2, F16)], [pair], {"dstTy": FLOATS[name]})
        yield Case("nvvm.convert.f8x2.to.f16x2", [pair], [VectorType(2, F16)], {"srcType": FLOATS[name]})
    yield Case("nvvm.convert.float.to.tf32", [F32], [I32], {"rnd": Raw("#nvvm.fp_rnd_mode<rn>")})
    yield from (
        Case("cutec.float_to_int", [f], [i], {"signed": s})
        for f in (F32, F64)
        for i in (I32, I64)
        for s in (True, False)
    )
    yield Case("arith.bitcast", [F32], [I32])
    yield Case("llvm.bitcast", [VectorType(2, F16)], [I32])
    yield Case("vector.bitcast", [V4], [VectorType(8, F16)])


def intrinsics() -> Iterator[Case]:
    for name in ("floor", "ceil", "trunc", "rint", "roundeven", "nearbyint", "round", "sqrt"):
        yield from (Case(f"llvm.intr.{name}", [ty], [ty]) for ty in (F32, F64))
    for name in ("maxnum", "minnum", "maximum", "minimum", "copysign"):
        yield Case(f"llvm.intr.{name}", [F32, F32], [F32])
    yield Case("llvm.intr.fmuladd", [F32] * 3, [F32])
    for ty in (I32, I64):
        yield from (Case(f"llvm.intr.{name}", [ty], [ty]) for name in ("ctpop", "bitreverse", "bswap"))
        yield from (Case(f"llvm.intr.{name}", [ty], [ty], {"is_zero_poison": False}) for name in ("ctlz", "cttz"))
        yield from (Case(f"llvm.intr.{name}", [ty] * 3, [ty]) for name in ("fshl", "fshr"))
        yield from (Case(f"llvm.intr.{name}", [ty] * 2, [ty]) for name in ("smax", "smin", "umax", "umin"))
        yield Case("llvm.intr.abs", [ty], [ty], {"is_int_min_poison": False})
    for name in ("sin", "cos", "exp2", "tanh"):
        yield Case(f"llvm.intr.{name}", [F32], [F32], {"fastmathFlags": Raw("#llvm.fastmath<afn>")}, ulps=math.inf)
    for name in (
        "exp",
        "log",
        "sin",
        "cos",
        "tanh",
        "erf",
        "rsqrt",
        "exp2",
        "log2",
        "expm1",
        "cbrt",
        "atan",
        "sinh",
        "lgamma",
        "sinpi",
    ):
        for ty, suffix in ((F32, "f"), (F64, "")):
            yield Case(
                "llvm.call",
                [ty],
                [ty],
                call(f"__nv_{name}{suffix}", 1),
                ulps=3,
                absolute=LGAMMA[ty] if name == "lgamma" else 0,
            )
    yield Case("llvm.call", [F32, F32], [F32], call("__nv_atan2f", 2), ulps=3)
    yield Case("llvm.call", [F32, F32], [F32], call("__nv_fmodf", 2))
    yield from (
        Case("llvm.call", [ty, I32], [ty], call(f"__nv_powi{suffix}", 2), small=(1,), ulps=16)
        for ty, suffix in ((F32, "f"), (F64, ""))
    )
    for name in (
        "ex2.approx.ftz",
        "ex2.approx",
        "lg2.approx.f",
        "rsqrt.approx.ftz.f",
        "rcp.approx.ftz.f",
        "sqrt.approx.f",
    ):
        yield Case(
            "llvm.call_intrinsic", [F32], [F32], nvvm(name, 1), ulps=4, absolute=2.0**-22 if "lg2" in name else 0
        )
    for ty in (F16, VectorType(2, F16)):
        yield Case("llvm.call_intrinsic", [ty], [ty], nvvm("ex2.approx", 1), ulps=2)
    for mode in ("rn", "rz", "rm", "rp"):
        for name, operands in (("add", 2), ("mul", 2), ("div", 2), ("fma", 3), ("rcp", 1), ("sqrt", 1)):
            for ty, suffix in ((F32, "f"), (F32, "ftz.f"), (F64, "d")):
                yield Case("llvm.call_intrinsic", [ty] * operands, [ty], nvvm(f"{name}.{mode}.{suffix}", operands))


LGAMMA = {F32: 1e-6, F64: 1e-14}  # its zeros are nowhere near a number with few bits


def nvvm(name: str, operands: int) -> dict[str, Any]:
    return {
        "intrin": f"llvm.nvvm.{name}",
        "operandSegmentSizes": IntArray((operands, 0)),
        "op_bundle_sizes": IntArray(()),
    }


def call(name: str, operands: int) -> dict[str, Any]:
    return {"callee": Symbol(name), "operandSegmentSizes": IntArray((operands, 0)), "op_bundle_sizes": IntArray(())}


def vectors_and_warps() -> Iterator[Case]:
    yield Case("vector.from_elements", [F32] * 4, [V4])
    yield Case("vector.extract", [V4], [F32], {"static_position": IntArray((2,), 64)})
    yield Case("vector.insert", [F32, V4], [V4], {"static_position": IntArray((1,), 64)})
    yield Case("vector.broadcast", [F32], [V4])
    yield Case("vector.shuffle", [V4, V4], [VectorType(2, F32)], {"mask": IntArray((1, 6), 64)})
    for name in ("idx", "up", "down", "bfly"):
        for ty in (I32, F32):
            yield Case(
                "nvvm.shfl.sync", [I32, ty, I32, I32], [ty], {"kind": Raw(f"#nvvm<shfl_kind {name}>")}, small=(2, 3)
            )
    for name in ("any", "all", "uni", "ballot"):
        result = I32 if name == "ballot" else I1
        yield Case("nvvm.vote.sync", [I32, I1], [result], {"kind": Raw(f"#nvvm<vote_sync_kind {name}>")})
    for name in ("add", "max", "min", "umax", "umin", "and", "or", "xor"):
        yield Case("nvvm.redux.sync", [I32, I32], [I32], {"kind": Raw(f"#nvvm<redux_kind {name}>")})
    yield Case("nvvm.match.sync", [I32, I32], [I32], {"kind": Raw("#nvvm<match_sync_kind any>")}, small=(1,))
    yield Case("nvvm.elect.sync", [], [I1])
    yield from (Case(f"nvvm.read.ptx.sreg.{name}", [], [I32]) for name in SREGS if name not in NOT_MODELLED)


# What a GPU gives for these the interpreter cannot know.
NOT_MODELLED = (
    "smid",
    "nsmid",
    "gridid",
    "nwarpid",
    "warpid",
    "dynamic.smem.size",
    "total.smem.size",
    "aggr.smem.size",
)
CASES = [*elementwise(), *conversions(), *intrinsics(), *vectors_and_warps(), *(Case(*row) for row in on_values())]


def memory_and_control() -> Kernel:
    """Operations that are not functions of values."""
    k = Kernel(ptr(1), I32, name="memory_and_control")
    i, shared = k.sreg("tid.x"), k.shared("words", 256)
    local, dynamic = k.local(4, I32), k.shared("dynamic", 0)
    for space in (shared, local, dynamic):
        k.store(i, k.at(space, 1, I32), alignment=Typed(4, I64))
    generic = k.op("llvm.addrspacecast", k.at(shared, i, I32), to=ptr(0))
    number = k.op("llvm.ptrtoint", generic, to=I64)
    k.store(k.load(k.op("llvm.inttoptr", number, to=ptr(0)), I32), k.args[0])
    for name in ("barrier0", "cluster.arrive", "cluster.wait", "cluster.arrive.relaxed", "cluster.wait"):
        k.emit(f"nvvm.{name}")
    k.emit("cutec.keep_block")
    k.emit("nvvm.bar.warp.sync", (k.const(-1),))
    k.emit("nvvm.barrier.arrive", (k.const(1), k.const(64)))
    k.barrier(k.const(1), k.const(64))
    k.barrier()
    k.emit("nvvm.memory.barrier", scope=Raw("#nvvm.mem_scope<cta>"))
    k.emit("llvm.fence", ordering=Typed(5, I64), syncscope="block")
    for code in range(11):
        k.op("llvm.atomicrmw", k.args[0], i, to=I32, bin_op=Typed(code, I64), ordering=Typed(2, I64))
    pair = k.op(
        "llvm.cmpxchg", k.args[0], i, i, to=PAIR, success_ordering=Typed(6, I64), failure_ordering=Typed(2, I64)
    )
    k.op("llvm.extractvalue", pair, to=I1, position=IntArray((1,), 64))
    values = [k.op(name, to=I32) for name in ("llvm.mlir.undef", "llvm.mlir.poison", "llvm.mlir.zero", "ub.poison")]
    values.append(k.op("llvm.mlir.constant", to=I32, value=Typed(3, I32)))
    k.op("nvvm.match.sync", k.const(-1), i, to=PAIR, kind=Raw("#nvvm<match_sync_kind all>"))
    for name in (*CLOCKS, *NOT_MODELLED):
        k.op(f"nvvm.read.ptx.sreg.{name}", to=I64 if name in ("clock64", "globaltimer") else I32)
    (total,) = k.loop(0, k.args[1], 1, [i], lambda j, s: [k.binary("addi", s, j)])
    (total,) = k.repeat([total], lambda v: [k.compare("sgt", v, 9), v], lambda v: [k.binary("shrui", v, 1)])
    (total,) = k.choose(k.compare("eq", i, 0), lambda: [total], lambda: [values[-1]], I32)
    k.store(total, k.at(k.args[0], i, I32))
    return k


def combined() -> Op:
    """All cases, kernel `case_<number>` each, in one module with the declarations they need."""
    whole = module(**{"llvm.target_triple": TRIPLE, "llvm.data_layout": DATA_LAYOUT})
    callees: dict[str, str] = {}
    for number, case in enumerate(CASES):
        k = kernel_of(case.op, case.operands, case.results, f"case_{number}", **case.attrs)
        whole.body.ops += k.finish().body.ops
        if case.op == "llvm.call":
            callees[case.attrs["callee"].name] = (
                f"!llvm.func<{case.results[0]} ({', '.join(t.mlir for t in case.operands)})>"
            )
    whole.body.ops += memory_and_control().finish().body.ops + hopper().finish().body.ops + others().finish().body.ops
    for number, a in enumerate(KINDS):
        whole.body.ops += warpgroup_multiplications(number, a, legal_n(a)[number]).finish().body.ops
    whole.body.ops[:0] = [declaration(name, signature) for name, signature in callees.items()]
    return whole


def compiled(whole: Op) -> bytes:
    verify_lowered(whole)
    return compile_module(module_text(whole, False), Request(parse_arch("sm_90a"), name="cases"), find_toolset()).cubin
