"""Instructions that a program's choices of blocks of a cluster become, in PTX."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutec.cli.main import main

PROGRAM = """
import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync, tcgen05
from cutec.utils import SmemAllocator, block_copy

TILE = (8, 16)


@cute.kernel
def k(load: cpasync.TmaAtom, tiles: cute.Tensor):
    smem = SmemAllocator()
    buffer = smem.allocate_tensor(cutec.Float32, cute.make_layout(TILE, stride=(16, 1)), 128)
    bar = smem.allocate_array(cutec.Int64, 1)
    answer = smem.allocate_array(cutec.Int32, 4)
    multicast = {"cluster_shape": (2, 2), "multicast_dim": "M", "use_2cta_mma_inst": True}
    block_copy(load, tiles, buffer, tma_bar_ptr=bar, tma_multicast=multicast)
    if cute.arch.thread_idx()[0] == 0:
        cute.arch.issue_clc_query(bar, answer, multicast=MULTICAST)


@cute.jit
def f(a: cute.Tensor):
    op = cpasync.CopyBulkTensorTileG2SOp(tcgen05.CtaGroup.TWO)
    load, tiles = cpasync.make_tiled_tma_atom(op, a, cute.make_layout(TILE, stride=(16, 1)), TILE)
    k(load, tiles).launch(grid=(2, 2, 1), block=32, cluster=(2, 2, 1))


cutec.export(f, ["f32[8,16]@16"])
"""


@pytest.mark.tools
@pytest.mark.parametrize("multicast", [True, False])
def test_whom_a_load_and_a_query_tell(multicast: bool, tmp_path: Path):
    """A load for several blocks still counts at the barrier of each pair's first (`cta_group::2`);
    a query answers all blocks of the cluster, or its own.
    """
    kernel, ptx = tmp_path / "k.py", tmp_path / "k.ptx"
    kernel.write_text(PROGRAM.replace("MULTICAST", str(multicast)))
    words = ["build", str(kernel), "--arch", "sm_100a", "-o", str(tmp_path / "b"), "--emit", f"ptx={ptx}"]
    assert main(words) == 0
    lines = ptx.read_text().splitlines()
    load = next(line for line in lines if "cp.async.bulk.tensor" in line)
    assert ".multicast::cluster" in load and ".cta_group::2" in load
    query = next(line for line in lines if "clusterlaunchcontrol.try_cancel" in line)
    assert (".multicast::cluster" in query) is multicast
