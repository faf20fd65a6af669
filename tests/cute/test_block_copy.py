"""`utils.block_copy`: tiles by the TMA unit without a partition, also for the blocks of a cluster
that share one.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync
from cutec.diag import CutecError
from cutec.testing import simulate
from cutec.utils import block_copy

TILE = (8, 16)


@cute.kernel
def shared_tiles(
    load: cpasync.TmaAtom,
    tiles: cute.Tensor,
    store: cpasync.TmaAtom,
    out: cute.Tensor,
    cluster: cutec.Constexpr,
    along: cutec.Constexpr,
    pairs: cutec.Constexpr,
):
    """Each block gets the tile that is at its place along M (or N), and stores it; of `pairs`, the
    blocks of one get two tiles of N.
    """
    smem = cutec.utils.SmemAllocator()
    buffer = smem.allocate_tensor(cutec.Float32, cute.make_layout((*TILE, 1), stride=(16, 1, 128)), 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    x, y, _ = cute.arch.block_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, 8 * 16 * 4)
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
    place = x if cutec.const_expr(along == "M") else 2 * y + x % 2 if cutec.const_expr(pairs) else y
    mine = cute.local_tile(tiles, TILE, (place, None))
    source, target = cute.group_modes(mine, 0, 2), cute.group_modes(buffer, 0, 2)
    multicast = {"cluster_shape": cluster, "multicast_dim": along, "use_2cta_mma_inst": pairs}
    block_copy(load, source[None, 0], target[None, 0], tma_bar_ptr=bar, tma_multicast=multicast)
    cute.arch.mbarrier_wait(bar, 0)
    block_copy(store, target[None, 0], cute.group_modes(cute.local_tile(out, TILE, (x, y)), 0, 2))
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()


@cute.jit
def share(a: cute.Tensor, out: cute.Tensor, grid: Any, cluster: Any, along: Any, pairs: cutec.Constexpr):
    layout = cute.make_layout(TILE, stride=(16, 1))
    load, tiles = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, layout, TILE)
    store, places = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileS2GOp(), out, layout, TILE)
    shared_tiles(load, tiles, store, places, cluster, along, pairs).launch(
        grid=(*grid, 1), block=(32, 1, 1), cluster=(*cluster, 1)
    )


CLUSTERS = [(1, 1), (2, 1), (1, 2), (2, 2), (4, 2)]


@pytest.mark.parametrize("along", ["M", "N"])
@pytest.mark.parametrize(
    ("cluster", "pairs"), [(c, False) for c in CLUSTERS] + [(c, True) for c in CLUSTERS if c[0] > 1]
)
def test_blocks_of_a_cluster_share_tiles(cluster: tuple[int, int], pairs: bool, along: str) -> None:
    grid = (2 * cluster[0], 2 * cluster[1])
    count = grid[0] if along == "M" else grid[1] * (1 + pairs)
    a = np.random.default_rng(3).standard_normal((count * 8, 16)).astype(np.float32)
    out = np.zeros((grid[0] * 8, grid[1] * 16), np.float32)
    found = simulate(share, a, out, grid, cluster, along, pairs)
    assert not found, found
    blocks = out.reshape(grid[0], 8, grid[1], 16).transpose(0, 2, 1, 3)
    for x, y in np.ndindex(*grid):
        place = x if along == "M" else 2 * y + x % 2 if pairs else y
        assert (blocks[x, y] == a.reshape(count, 8, 16)[place]).all()


@pytest.mark.parametrize(
    ("atom", "multicast", "code"),
    [
        (None, {"cluster_shape": (2, 1), "multicast_dim": "K"}, "E0421"),
        (None, {"cluster_shape": (2, 1)}, "E0421"),
        (None, {"cluster_shape": (3, 2), "multicast_dim": "M", "use_2cta_mma_inst": True}, "E0421"),
        ("text", None, "E0440"),
    ],
)
def test_what_block_copy_refuses(atom: Any, multicast: Any, code: str) -> None:
    @cute.kernel
    def kernel(load: cpasync.TmaAtom, tiles: cute.Tensor):
        buffer = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout((16, 8)), 128)
        block_copy(load if atom is None else atom, tiles, buffer, tma_multicast=multicast)

    @cute.jit
    def entry(a: cute.Tensor):
        load, tiles = cpasync.make_tiled_tma_atom(
            cpasync.CopyBulkTensorTileG2SOp(), a, cute.make_layout(TILE, stride=(16, 1)), TILE
        )
        kernel(load, tiles).launch(grid=1, block=32)

    with pytest.raises(CutecError) as caught:
        simulate(entry, np.zeros(TILE, np.float32))
    assert caught.value.code == code
