"""What predicated copies need, predicates and addresses, is computed before the first load."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import cutec
from cutec import cute


@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor, n: cutec.Int32, width: cutec.Int32):
    """z = x + y, four elements of a thread, each under a predicate of its own."""
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    row, column = bid // width, bid % width
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), x.element_type)
    mine, there = (cute.local_tile(t[row, None], (4,), (column * 128 + tid,)) for t in (x, z))
    other = cute.local_tile(y[column, None], (4,), (row * 128 + tid,))
    a, b = (cute.make_rmem_tensor((4,), cutec.Float32) for _ in range(2))
    is_in = cute.make_rmem_tensor((4,), cutec.Boolean)
    for i in cutec.range_constexpr(4):
        is_in[i] = (column * 512 + 4 * tid + i < n) & (row < width + i)
    cute.copy(atom, mine, a, pred=is_in)
    cute.copy(atom, other, b, pred=is_in)
    a.store(a.load() + b.load())
    cute.copy(atom, a, there, pred=is_in)


@cute.jit
def entry(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor, n: cutec.Int32, width: cutec.Int32):
    kernel(x, y, z, n, width).launch(grid=n, block=128)


@pytest.mark.tools
def test_loads_stand_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # where the PTX is kept
    m, n = cute.sym_int(), cute.sym_int()
    tensor: Any = cute.runtime.make_fake_tensor(cutec.Float32, (m, n), stride=(cute.sym_int64(), 1), assumed_align=4)
    compiled: Any = cute.compile[cute.GPUArch("sm_90a"), cute.KeepPTX(True)](entry, tensor, tensor, tensor, 1, 1)
    code = compiled.__ptx__.split("ld.global")
    assert len(code) == 9
    assert not re.search(r"\b(div|rem|setp|and|mul|mad)\.", "".join(code[1:-1]))
