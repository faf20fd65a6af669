"""Bulk copies in kernels: global memory, shared memory, another block's shared memory, and back."""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync
from cutec.diag import CutecError
from cutec.testing import simulate

N = 128


@cute.kernel
def move_kernel(a: cute.Tensor, b: cute.Tensor, by_rank: cutec.Constexpr):
    """Each block loads a tile, sends it to the other block of its cluster, and stores what it has
    got.
    """
    smem = cutec.utils.SmemAllocator()
    here = smem.allocate_tensor(cutec.Float32, cute.make_layout(N), 128)
    there = smem.allocate_tensor(cutec.Float32, cute.make_layout(N), 128)
    bars = smem.allocate_array(cutec.Int64, 2)
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    rank = cute.arch.block_idx_in_cluster()
    if tid == 0:
        for i in cutec.range_constexpr(2):
            cute.arch.mbarrier_init(bars + i, 1)
            cute.arch.mbarrier_arrive_and_expect_tx(bars + i, N * 4)
        cute.arch.mbarrier_init_fence()
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
    load = cute.make_copy_atom(cpasync.CopyBulkG2SOp(), cutec.Float32)
    send = cute.make_copy_atom(cpasync.CopyBulkS2SOp(), cutec.Float32)
    store = cute.make_copy_atom(cpasync.CopyBulkS2GOp(), cutec.Float32)
    cute.copy(load, cute.local_tile(a, (N,), (block,)), here, mbar_ptr=bars)
    cute.arch.mbarrier_wait(bars, 0)
    if cutec.const_expr(by_rank):
        cute.copy(send, here, there, mbar_ptr=bars + 1, cta_rank=rank ^ 1)
    else:
        other = cute.make_tensor(cute.arch.map_dsmem_ptr(there.iterator, rank ^ 1), cute.make_layout(N))
        cute.copy(send, here, other, mbar_ptr=cute.arch.map_dsmem_ptr(bars + 1, rank ^ 1))
    cute.arch.mbarrier_wait(bars + 1, 0)
    cute.copy(store, there, cute.local_tile(b, (N,), (block,)))
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()


@cute.jit
def move(a: cute.Tensor, b: cute.Tensor, by_rank: cutec.Constexpr):
    move_kernel(a, b, by_rank).launch(grid=(4, 1, 1), block=(32, 1, 1), cluster=(2, 1, 1))


@pytest.mark.parametrize("by_rank", [False, True])
def test_bytes_go_through_another_block(by_rank: bool):
    a, b = np.arange(4 * N, dtype=np.float32), np.zeros(4 * N, np.float32)
    simulate(move, a, b, by_rank)
    assert (b.reshape(4, N) == a.reshape(4, N)[[1, 0, 3, 2]]).all()


@cute.kernel
def tile_kernel(a: cute.Tensor, b: cute.Tensor, layout: cutec.Constexpr):
    smem = cutec.utils.SmemAllocator()
    shared = smem.allocate_tensor(cutec.Float32, layout, 128)
    bar = smem.allocate_array(cutec.Int64, 1)
    tid, _, _ = cute.arch.thread_idx()
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, 4 * cute.size(layout))
    cute.arch.sync_threads()
    load = cute.make_copy_atom(cpasync.CopyBulkG2SOp(), cutec.Float32)
    store = cute.make_copy_atom(cpasync.CopyBulkS2GOp(), cutec.Float32)
    source, target = (cute.local_tile(t, layout.shape, (1, 1)) for t in (a, b))
    cute.prefetch(load, source)
    cute.copy(load, *cpasync.group_bulk_copy_modes(source, shared), mbar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    cute.copy(store, shared, target)
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def move_tile(a: cute.Tensor, b: cute.Tensor, layout: cutec.Constexpr):
    tile_kernel(a, b, layout).launch(grid=1, block=32)


@pytest.mark.parametrize("layout", [((6, 16), (16, 1)), ((6, 16), (20, 1)), ((1, 64), (64, 1)), ((6, 32), (32, 1))])
def test_tiles_are_copied_in_runs(layout: tuple[tuple[int, int], tuple[int, int]]):
    """Rows of a tile are copied one by one where those of the tensor are longer."""
    rows, columns = layout[0]
    wide = "f32[m,n{div=8}]"
    for width in (columns, 64 if columns < 64 else 128):
        a = np.arange(2 * rows * 2 * width, dtype=np.float32).reshape(2 * rows, 2 * width)
        b = np.zeros_like(a)
        simulate(move_tile, a, b, cute.make_layout(layout[0], stride=layout[1]), types={"a": wide, "b": wide})
        inside = slice(rows, 2 * rows), slice(columns, 2 * columns)
        assert (b[inside] == a[inside]).all() and np.count_nonzero(b) == rows * columns


@pytest.mark.parametrize("layout", [((6, 16), (1, 6)), ((6, 16), (18, 1)), ((6, 2), (2, 1))])
def test_runs_of_whole_units(layout: tuple[tuple[int, int], tuple[int, int]]):
    a = np.zeros((12, 64), np.float32)
    with pytest.raises(CutecError, match="a bulk copy moves runs of bytes that are consecutive on both sides"):
        simulate(move_tile, a, a.copy(), cute.make_layout(layout[0], stride=layout[1]))


@cute.kernel
def bad_kernel(a: cute.Tensor):
    smem = cutec.utils.SmemAllocator()
    here = smem.allocate_tensor(cutec.Float32, cute.make_layout(3), 128)
    cute.copy(cute.make_copy_atom(cpasync.CopyBulkS2GOp(), cutec.Float32), here, cute.local_tile(a, (3,), (0,)))


@cute.jit
def bad(a: cute.Tensor):
    bad_kernel(a).launch(grid=(1, 1, 1), block=(32, 1, 1))


def test_twelve_bytes_are_not_copied():
    with pytest.raises(CutecError) as caught:
        simulate(bad, np.zeros(16, np.float32))
    assert caught.value.code == "E0440"


@cute.kernel
def refused_kernel(a: cute.Tensor, what: cutec.Constexpr):
    smem = cutec.utils.SmemAllocator()
    here = smem.allocate_tensor(a.element_type, cute.make_layout(N), 128)
    bar = smem.allocate_array(cutec.Int64, 1)
    registers = cute.make_rmem_tensor(4, a.element_type)
    tile = cute.local_tile(a, (N,), (0,))
    far = cute.make_tensor(cute.arch.map_dsmem_ptr(here.iterator, 0), here.layout)
    what(here, bar, registers, tile, far)


@cute.jit
def refused(a: cute.Tensor, what: cutec.Constexpr):
    refused_kernel(a, what).launch(grid=1, block=32)


def atom(op, **hints):
    return cute.make_copy_atom(op, cutec.Float32, **hints)


REFUSED = {
    "a sum of floats in another block": lambda s, bar, r, g, far: cute.copy(
        atom(cpasync.CopyReduceBulkS2SOp("add")), s, far, mbar_ptr=cute.arch.map_dsmem_ptr(bar, 0)
    ),
    "a product": lambda s, bar, r, g, far: cute.copy(atom(cpasync.CopyReduceBulkS2GOp("mul")), s, g),
    "no barrier": lambda s, bar, r, g, far: cute.copy(
        atom(cpasync.CopyDsmemStoreOp()), r, cute.local_tile(far, (4,), (0,))
    ),
    "a store to the block's own memory": lambda s, bar, r, g, far: cute.copy(
        atom(cpasync.CopyDsmemStoreOp()), r, cute.local_tile(s, (4,), (0,)), mbar_ptr=bar
    ),
    "a prefetch of shared memory": lambda s, bar, r, g, far: cute.prefetch(atom(cpasync.CopyBulkG2SOp()), s),
    "a prefetch by loads": lambda s, bar, r, g, far: cute.prefetch(atom(cute.nvgpu.CopyG2ROp()), g),
    "the wrong way": lambda s, bar, r, g, far: cute.copy(
        atom(cute.nvgpu.CopyR2GOp()), cute.local_tile(g, (4,), (0,)), r
    ),
    "a hint that there is not": lambda s, bar, r, g, far: atom(cute.nvgpu.CopyG2ROp(), bits=3),
    "a hint for stores": lambda s, bar, r, g, far: cute.copy(
        atom(cute.nvgpu.CopyG2ROp(), store_cache_mode=cute.nvgpu.StoreCacheMode.STREAMING),
        cute.local_tile(g, (4,), (0,)),
        r,
    ),
    "hints between memories": lambda s, bar, r, g, far: cute.copy(
        atom(cute.nvgpu.CopyUniversalOp(), memory_order=cute.nvgpu.MemoryOrder.VOLATILE), g, s
    ),
}
CODES = {
    "a prefetch by loads": "E0404",
    "the wrong way": "E0411",
    "a hint that there is not": "E0411",
    "a hint for stores": "E0411",
    "hints between memories": "E0411",
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_copies_refuse(what: str):
    with pytest.raises(CutecError) as caught:
        simulate(refused, np.zeros(N, np.float32), REFUSED[what], types={"a": f"f32[{N}]"})
    assert caught.value.code == CODES.get(what, "E0440")
