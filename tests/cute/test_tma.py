"""TMA atoms in kernels: loads and stores of tiles of every layout, multicast, reductions, and what the unit cannot do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync
from cutec.cute.nvgpu.warpgroup import SmemLayoutAtomKind, make_smem_layout_atom
from cutec.diag import CutecError
from cutec.testing import simulate


@cute.kernel
def move_kernel(load: cpasync.TmaAtom, mA: cute.Tensor, store: cpasync.TmaAtom, mB: cute.Tensor, dtype: cutec.Constexpr, layout: cutec.Constexpr,
                tile: cutec.Constexpr):  # fmt: skip
    smem = cutec.utils.SmemAllocator()
    outer, inner = (layout.outer, layout.inner) if cutec.const_expr(hasattr(layout, "outer")) else (layout, None)
    shared = smem.allocate_tensor(dtype, outer, 1024, inner)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    x, y, z = cute.arch.block_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(dtype, layout))
    cute.arch.sync_threads()
    coord = (x, y) if cutec.const_expr(len(tile) == 2) else (x, y, z)
    gA, gB = cute.local_tile(mA, tile, coord), cute.local_tile(mB, tile, coord)
    modes = len(tile)
    sA, tA = cpasync.tma_partition(load, 0, cute.make_layout(1), cute.group_modes(shared, 0, modes), cute.group_modes(gA, 0, modes))
    sB, tB = cpasync.tma_partition(store, 0, cute.make_layout(1), cute.group_modes(shared, 0, modes), cute.group_modes(gB, 0, modes))
    cute.copy(load, tA[None], sA[None], tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    cute.copy(store, sB[None], tB[None])
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def move(a: cute.Tensor, b: cute.Tensor, layout: cutec.Constexpr, tile: cutec.Constexpr, to: cutec.Constexpr):
    load, mA = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, layout, tile)
    store, mB = cpasync.make_tiled_tma_atom(to, b, layout, tile)
    grid = [cute.ceil_div(extent, n) for extent, n in zip(a.shape, tile)] + [1] * (3 - len(tile))
    move_kernel(load, mA, store, mB, a.element_type, layout, tile).launch(grid=grid, block=(32, 1, 1))


STORE = cpasync.CopyBulkTensorTileS2GOp()


def tile_of(kind: SmemLayoutAtomKind, shape: tuple[int, ...], dtype: Any = cutec.Float32) -> Any:
    return cute.tile_to_shape(make_smem_layout_atom(kind, dtype), shape, tuple(range(len(shape))))


@pytest.mark.parametrize("kind", SmemLayoutAtomKind)
def test_tiles_of_every_kind_go_there_and_back(kind: SmemLayoutAtomKind):
    a = np.arange(70 * 100, dtype=np.float32).reshape(70, 100)
    if kind.name.startswith("MN"):
        a = np.asfortranarray(np.arange(72 * 50, dtype=np.float32).reshape(72, 50))
    b = np.zeros_like(a)
    simulate(move, a, b, tile_of(kind, (32, 32)), (32, 32), STORE)
    assert (a == b).all()


def test_three_modes():
    a = np.arange(20 * 12 * 6, dtype=np.float32).reshape(6, 20, 12).transpose(1, 2, 0)  # (m, k, l)
    b = np.zeros((6, 20, 12), np.float32).transpose(1, 2, 0)
    simulate(move, a, b, cute.make_layout((8, 8, 1), stride=(8, 1, 64)), (8, 8, 1), STORE)
    assert (a == b).all()


def test_reductions_add_to_what_is_there():
    a, b = np.ones((16, 32), np.float32), np.full((16, 32), 5, np.float32)
    simulate(move, a, b, tile_of(SmemLayoutAtomKind.K_SW128, (16, 32)), (16, 32), cpasync.CopyReduceBulkTensorTileS2GOp("add"))
    assert (b == 6).all()


BAD = [
    ((16, 32), SmemLayoutAtomKind.MN_SW128, {}, "has stride"),
    ((16, 30), SmemLayoutAtomKind.K_SW128, {"a": "f32[16,30]", "b": "f32[16,30]"}, "120 bytes"),
]


@pytest.mark.parametrize(("shape", "kind", "types", "says"), BAD)
def test_what_the_unit_cannot_do(shape: tuple[int, int], kind: SmemLayoutAtomKind, types: dict[str, str], says: str):
    a, b = (np.zeros(shape, np.float32) for _ in range(2))
    with pytest.raises(CutecError) as caught:
        simulate(move, a, b, tile_of(kind, (32, 32)), (32, 32), STORE, types=types)
    assert caught.value.code == "E0440" and says in caught.value.message


def test_strides_are_checked_at_a_call():
    a, b = (np.zeros((16, 30), np.float32) for _ in range(2))
    with pytest.raises(CutecError) as caught:
        simulate(move, a, b, tile_of(SmemLayoutAtomKind.K_SW128, (32, 32)), (32, 32), STORE)
    assert caught.value.code == "E3013" and "120 bytes" in caught.value.message
