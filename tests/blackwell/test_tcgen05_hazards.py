"""Hazards of tensor memory: each step that a right kernel needs is missed, and the right kernel has
no findings, in any order. Instructions for one block and for pairs do not mix.
"""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from kernel_kit import Kernel
from one_tile import ONE, SEGMENTS, OneTile, multiply

from cutec.diag import CutecError
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.types import I1, I32, I64, ptr
from cutec.ops.primitives.verify import verify_lowered
from cutec.target.tcgen05 import Multiply

WHAT = Multiply("f16", "f16", "f16", "f32", 128, 32)


def codes(drop: str = "", seed: int | None = None) -> set[str]:
    """The codes of what is found in a multiply that lacks a step; costs are left out."""
    try:
        device = multiply(WHAT, drop=drop, hazards=True, seed=seed, times=2)[2]
    except CutecError as found:
        return {found.code}
    return {each.code for each in [*device.hazards, *device.costs]} - {"W5050", "W5051"}


@pytest.mark.parametrize("seed", [None, 1, 2, 3])
def test_the_right_kernel_has_no_findings(seed: int | None):
    assert codes(seed=seed) == set()


@pytest.mark.parametrize(
    ("drop", "code"),
    [
        ("proxy fence", "E5033"),
        ("first barrier", "E5005"),
        ("commit", "E5008"),
        ("wait", "E5054"),
        ("after fence", "W5056"),
        ("wait::ld", "E5057"),
        ("last barrier", "E5054"),
        ("dealloc", "E5053"),
        ("relinquish", "W5062"),
    ],
)
def test_a_missing_step_is_found(drop: str, code: str):
    assert code in codes(drop)


def stored_and_moved(drop: str = "") -> set[str]:
    """Twice: warps store 8 columns, and the core gives lanes what the next ones have."""
    tile = OneTile(32, drop, arguments=1)
    k = tile.k
    address = tile.begin()
    for turn in (0, 1):
        k.emit("cutec.tcgen05_st", (tile.quarter(address), *[k.const(turn)] * 8), shape="32x32b")
        tile.step("wait::st", "cutec.tcgen05_wait_st")
        tile.step("before fence", "cutec.tcgen05_fence", side="before")
        tile.step("barrier", "nvvm.barrier", operandSegmentSizes=IntArray((0, 0, 0)))
        tile.step("after fence", "cutec.tcgen05_fence", side="after")
        for quarter in range(4):
            lanes = k.binary("addi", address, quarter << 21)
            tile.once(partial(tile.step, "shift", "cutec.tcgen05_shift", (lanes,), **ONE))
        tile.commit_and_wait(turn)
    tile.written(tile.loaded(address, 8), 0)
    tile.end(address)
    device = tile.run(np.zeros((128, 8), np.int32), hazards=True)
    return {each.code for each in [*device.hazards, *device.costs]} - {"W5050", "W5051"}


def test_stores_before_the_core_and_after_it():
    assert stored_and_moved() == set()
    for drop in ("wait::st", "barrier", "wait"):
        assert "E5054" in stored_and_moved(drop)
    assert stored_and_moved("before fence") == stored_and_moved("after fence") == {"W5056"}


@pytest.mark.parametrize("name", ["alloc", "dealloc", "relinquish", "commit", "cp", "shift", "mma", "mma_scaled"])
@pytest.mark.parametrize("group", [1, 2])
def test_instructions_for_one_block_and_for_pairs_do_not_mix(name: str, group: int):
    """An instruction in a kernel that allocates for pairs."""
    k = Kernel(ptr(1))
    holder, address, wide, no = k.shared("holder", 16), k.const(0), k.const(0, I64), k.const(0, I1)
    k.emit("cutec.tcgen05_alloc", (holder, k.const(32)), group=Typed(2, I32))
    operands, attrs = {
        "alloc": ((holder, k.const(32)), {}),
        "dealloc": ((address, k.const(32)), {}),
        "relinquish": ((), {}),
        "commit": ((holder,), {}),
        "cp": ((address, wide), {"shape": "128x256b"}),
        "shift": ((address,), {}),
        "mma": ((address, wide, wide, address, no), {"kind": "f16", "operandSegmentSizes": SEGMENTS}),
        "mma_scaled": ((address, wide, wide, address, address, address, no), {"kind": "mxf8f6f4"}),
    }[name]
    k.emit(f"cutec.tcgen05_{name}", operands, group=Typed(group, I32), **attrs)
    if group == 2:
        verify_lowered(k.finish())
        return
    with pytest.raises(CutecError, match="cta_group::1 in a kernel with cta_group::2") as caught:
        verify_lowered(k.finish())
    assert caught.value.code == "E0425"
