"""Inline assembly of `cute.arch` through the tools: what has effects stays one instruction between
divergent branches, and packed floats are one instruction on the archs that have it.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from arch_operations import atomic
from kernel_kit import Kernel

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import module
from cutec.ir.types import F32, I32, I64, VectorType, ptr
from cutec.lowering.device import DATA_LAYOUT, TRIPLE
from cutec.render import module_text
from cutec.target.arch import parse_arch
from cutec.toolchain.compile import Compiled, Request, compile_module
from cutec.toolchain.find import find_toolset

pytestmark = pytest.mark.tools


def compiled(kernel: Kernel, arch: str = "sm_90a") -> Compiled:
    whole = module(**{"llvm.target_triple": TRIPLE, "llvm.data_layout": DATA_LAYOUT})
    whole.body.ops += kernel.finish().body.ops
    return compile_module(module_text(whole, False), Request(parse_arch(arch), name="arch"), find_toolset())


def load(k: Kernel, order: str, **scope: str) -> Any:
    attrs = {"order": order, **scope, "accesses": I32, "alignment": Typed(4, I64)}
    return k.op("cutec.ld", k.args[0], to=I32, operandSegmentSizes=IntArray((1, 0)), **attrs)


def store(k: Kernel) -> None:
    attrs = {"order": "release", "scope": "gpu", "accesses": I32, "alignment": Typed(4, I64)}
    k.emit("cutec.st", (k.args[0], k.args[1]), operandSegmentSizes=IntArray((1, 1, 0)), **attrs)


def copy_asynchronously(k: Kernel) -> None:
    attrs = {"size": Typed(16, I32), "cache": "cg", "l2_prefetch": "128B"}
    k.emit("cutec.cp.async", (k.shared("words", 16), k.args[0], k.args[1]), **attrs)


EFFECTS = {
    "atom.acq_rel.gpu.global.add.u32": lambda k: atomic(k, "add", "u32", k.args[0], [k.args[1]], order="acq_rel"),
    "red.relaxed.cta.global.max.s32": lambda k: atomic(k, "max", "s32", k.args[0], [k.args[1]], old=False, scope="cta"),
    "ld.acquire.sys.global.b32": lambda k: load(k, "acquire", scope="sys"),
    "ld.volatile.global.b32": lambda k: load(k, "volatile"),
    "st.release.gpu.global.b32": store,
    "bar.red.popc.u32": lambda k: k.op(
        "cutec.barrier_red", k.compare("eq", k.args[1], 3), k.const(1), to=I32, kind="popc"
    ),
    "bar.red.or.pred": lambda k: k.op(
        "cutec.barrier_red", k.compare("eq", k.args[1], 3), k.const(1), k.const(64), to=I32, kind="or"
    ),
    "activemask.b32": lambda k: k.op("cutec.activemask", to=I32),
    "cp.async.cg.shared.global.L2::128B": copy_asynchronously,
    "prefetch.global.L2": lambda k: k.emit("cutec.prefetch", (k.args[0],), level="L2"),
    "vote.sync.ballot.b32": lambda k: k.op(
        "cutec.inline_ptx",
        k.args[1],
        to=I32,
        text="{ .reg .pred p; setp.ne.b32 p, $1, 0; vote.sync.ballot.b32 $0, p, -1; }",
        constraints="=r,r,~{memory}",
    ),
    "nanosleep.u32": lambda k: k.emit("nvvm.nanosleep", (k.args[1],)),
}


@pytest.mark.parametrize("instruction", EFFECTS)
def test_divergent_code_is_not_copied_around(instruction: str) -> None:
    """Two branches on the same condition of a lane, before and after."""
    k = Kernel(ptr(1), I32)
    odd = k.compare("eq", k.binary("andi", k.sreg("tid.x"), 1), 1)
    k.choose(odd, lambda: k.store(k.const(1), k.at(k.args[0], k.sreg("tid.x"), I32)) or [], list)
    result = EFFECTS[instruction](k)
    k.choose(odd, lambda: k.store(k.const(2), k.at(k.args[0], k.sreg("tid.x"), I32)) or [], list)
    if hasattr(result, "type"):
        k.store(result, k.args[0])
    assert len(re.findall(rf"(?<![\w.]){re.escape(instruction)}\b", compiled(k).ptx)) == 1


def test_pure_text_is_dropped_and_shared() -> None:
    k = Kernel(ptr(1), I32)
    for _ in range(2):
        unused = k.op("cutec.lop3", k.args[1], k.args[1], k.args[1], to=I32, lut=Typed(0x96, I32))
    used = [k.op("cutec.bfe", k.args[1], k.const(3), k.const(4), to=I32) for _ in range(2)]
    k.store(k.binary("addi", *used), k.args[0])
    ptx = compiled(k).ptx
    assert "lop3" not in ptx and ptx.count("bfe.u32") == 1 and unused is not None


@pytest.mark.parametrize("name", ["fma.rn", "fma.rz.ftz", "add.rm", "mul.rp"])
def test_pairs_of_floats(name: str) -> None:
    pair = VectorType(2, F32)
    k = Kernel(ptr(1), ptr(1))
    value = k.load(k.args[1], pair)
    k.store(k.op("cutec.f32x2", *[value] * (3 if name.startswith("fma") else 2), to=pair, instruction=name), k.args[0])
    assert compiled(k, "sm_100a").ptx.count(f"{name}.f32x2") == 1
