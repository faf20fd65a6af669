"""Bulk stores of chosen bytes (`cp.async.bulk` with `.cp_mask`)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec.cli.main import main
from cutec.diag import CutecError

BYTES = 64


@cute.kernel
def stored(out: cute.Tensor, mask: cutec.Int32):
    """Shared memory holds 1, 2, …; thread 0 stores the bytes that the mask chooses."""
    tid, _, _ = cute.arch.thread_idx()
    place = cute.arch.alloc_smem(cutec.Uint8, BYTES, alignment=16)
    smem = cute.make_tensor(place, cute.make_layout(BYTES))
    smem[tid] = (tid + 1).to(cutec.Uint8)
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.sync_threads()
    if tid == 0:
        cute.arch.cp_async_bulk_store_masked(out.iterator, smem.iterator, BYTES, mask)
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0)


@pytest.mark.parametrize("mask", [0, 0b101, 0x8001, 0xFFFF])
def test_only_chosen_bytes_are_stored(mask: int) -> None:
    out = np.full(BYTES, 200, np.uint8)
    run(stored, out, mask, block=BYTES, arch="sm_100a")
    chosen = np.tile((mask >> np.arange(16)) & 1 == 1, BYTES // 16)
    assert (out == np.where(chosen, np.arange(1, BYTES + 1), 200)).all()


def test_an_older_arch_is_refused() -> None:
    with pytest.raises(CutecError) as caught:
        run(stored, np.zeros(BYTES, np.uint8), 3, block=BYTES, arch="sm_90a")
    assert caught.value.code == "E0420"


@pytest.mark.tools
def test_ptxas_takes_it(tmp_path: Path) -> None:
    """As a primitive by itself: see tests/interpreter/test_primitives_compile.py."""
    kernel = tmp_path / "k.py"
    kernel.write_text(
        """
import cutec
from cutec import cute


@cute.kernel
def k(out: cute.Tensor, mask: cutec.Uint16):
    smem = cute.arch.alloc_smem(cutec.Uint8, 64, alignment=16)
    cute.arch.cp_async_bulk_store_masked(out.iterator, smem, 64, mask)


@cute.jit
def f(out: cute.Tensor, mask: cutec.Uint16):
    k(out, mask).launch(grid=1, block=1)


cutec.export(f, ["out u8[64]@16", "u16"])
"""
    )
    ptx = tmp_path / "k.ptx"
    assert main(["build", str(kernel), "--arch", "sm_100a", "-o", str(tmp_path / "b"), "--emit", f"ptx={ptx}"]) == 0
    assert "cp.async.bulk.global.shared::cta.bulk_group.cp_mask" in ptx.read_text()
