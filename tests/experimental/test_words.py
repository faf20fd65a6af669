"""Primitives on words and grids, and names of modules under which libraries import them."""

from __future__ import annotations

import importlib

import numpy as np

import cutec
from cutec import cute
from cutec.experimental import primitives as prims
from cutec.testing import simulate


@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    prims.griddepcontrol(prims.GridDepAction.WAIT)
    y[tid, 0] = prims.prmt(x[tid], 0x4567, prims.PermuteMode.DEFAULT, hi=tid)
    y[tid, 1] = prims.prmt(x[tid], 0x0123, prims.PermuteMode.DEFAULT)
    y[tid, 2] = prims.prmt(x[tid], 1, prims.PermuteMode.RC8)
    prims.griddepcontrol(prims.GridDepAction.LAUNCH_DEPENDENTS)


@cute.jit
def host(x: cute.Tensor, y: cute.Tensor):
    kernel(x, y).launch(grid=1, block=32, use_pdl=True)


def test_bytes_are_permuted() -> None:
    x, y = np.arange(32, dtype=np.int32) * 0x01020304 + 0x0A0B0C0D, np.zeros((32, 3), np.int32)
    simulate(host, x, y)
    assert (y[:, 0] == np.arange(32, dtype=np.int32).byteswap()).all()
    assert (y[:, 1] == x.byteswap()).all()
    assert (y[:, 2].view(np.uint32) == (x.view(np.uint32) >> 8 & 255) * np.uint32(0x01010101)).all()


def test_reductions_by_their_values() -> None:
    assert prims.CpReduceOp("add") is prims.ReductionOp.ADD and prims.CpReduceType("u32") is prims.CpReduceType.U32


def test_modules_under_other_names() -> None:
    for module, name in (
        ("cute.nvgpu.tcgen05.mma", "CtaGroup"),
        ("utils.static_persistent_tile_scheduler", "WorkTileInfo"),
        ("utils.smem_allocator", "SmemPartition"),
        ("cute.tensor", "TensorSSA"),
        ("cute.atom", "CopyAtom"),
    ):
        assert getattr(importlib.import_module(f"cutec.{module}"), name).__name__ == name
    assert importlib.import_module("cutec.cute.tensor")._Tensor is cutec.cute.Tensor
