"""Hopper's primitives through the tools: each gives its instruction as often as it is written,
divergent code around it or not, and ptxas finds nothing to complain about.
"""

from __future__ import annotations

import re

import pytest
from hopper_operations import hopper, warpgroup_multiplications
from kernel_kit import Kernel

from cutec.ir.attrs import Typed
from cutec.ir.core import Op, module
from cutec.ir.types import I32, ptr
from cutec.lowering.device import DATA_LAYOUT, TRIPLE
from cutec.render import module_text
from cutec.target.arch import parse_arch
from cutec.target.wgmma import KINDS, legal_n
from cutec.toolchain.compile import Compiled, Request, compile_module
from cutec.toolchain.find import find_toolset

pytestmark = pytest.mark.tools


INSTRUCTIONS = {
    "cutec.mbarrier.": r"mbarrier\.",
    "cutec.bulk.": r"cp\.(?:reduce\.)?async\.bulk\.(?!tensor|commit|wait|prefetch\.tensor)",
    "cutec.tensormap.replace": r"tensormap\.replace\.",
    "cutec.tensormap.cp_fence": r"tensormap\.cp_fenceproxy\.",
    "cutec.tensormap.acquire": r"fence\.proxy\.tensormap::generic\.acquire",
    "cutec.st.async": r"st\.async\.",
    "cutec.red.async": r"red\.async\.",
    "cutec.multimem.": r"multimem\.",
    "cutec.tma.": r"(?:cp\.(?:reduce\.)?async\.bulk\.(?:prefetch\.)?tensor\.|prefetch\.tensormap)",
}


def compiled(*kernels: Kernel) -> Compiled:
    whole = module(**{"llvm.target_triple": TRIPLE, "llvm.data_layout": DATA_LAYOUT})
    for kernel in kernels:
        whole.body.ops += kernel.finish().body.ops
    return compile_module(module_text(whole, False), Request(parse_arch("sm_90a"), name="hopper"), find_toolset())


def operations(kernel: Kernel, prefix: str) -> list[Op]:
    return [op for op in kernel.function.walk() if op.name.startswith(prefix)]


def test_every_operation_gives_its_instruction():
    kernel = hopper()
    ptx = compiled(kernel).ptx
    for name, instruction in INSTRUCTIONS.items():
        assert len(re.findall(rf"^\s*{instruction}", ptx, re.M)) == len(operations(kernel, name))


@pytest.mark.parametrize(
    ("number", "sparse"), [(n, s) for n, a in enumerate(KINDS) for s in (False, True) if not (s and a == "b1")]
)
def test_multiplications_are_not_serialised(number: int, sparse: bool):
    a = list(KINDS)[number]
    kernel = warpgroup_multiplications(number, a, legal_n(a)[number], sparse)
    result = compiled(kernel)
    steps = sum(len(op.attrs["a_steps"].values) for op in operations(kernel, "cutec.wgmma.mma_async"))
    assert result.ptx.count(f"wgmma.mma_async.{'sp.' if sparse else ''}sync") == steps
    assert not [m.message for m in result.messages if "C75" in m.message]


def test_divergent_code_is_not_copied_around_them():
    """Two conditions of a lane, one before and one after: what is between them stays one
    instruction.
    """
    k = Kernel(ptr(1), I32)
    bar, odd = k.shared("bar", 8), k.compare("eq", k.binary("andi", k.sreg("tid.x"), 1), 1)
    for body in (None, "cutec.mbarrier.wait.parity", None, "cutec.wgmma.wait_group", None):
        if body == "cutec.mbarrier.wait.parity":
            k.emit(body, (bar, k.args[1]))
        elif body:
            k.emit(body, group=Typed(0, I32))
        k.choose(odd, lambda: k.store(k.sreg("tid.x"), k.at(k.args[0], k.sreg("tid.x"), I32)) or [], list)
    ptx = compiled(k).ptx
    assert ptx.count("mbarrier.try_wait.parity") == 1 and ptx.count("wgmma.wait_group") == 1
