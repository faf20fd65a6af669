"""TMA atoms that kernels make, of tensors that only they know: their tensor maps in memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import cpasync
from cutec.diag import CutecError
from cutec.testing import simulate
from cutec.utils import SmemAllocator

COLUMNS, ROWS = 32, 8  # of a tile


def part(a: cute.Tensor, ends: cute.Tensor, block: Any) -> cute.Tensor:
    """Rows `ends[block - 1]` to `ends[block]`, the contiguous mode first."""
    begin = cutec.Int32(0) if block == 0 else ends[block - 1]
    rows = ends[block] - begin
    pitch = a.stride[0]
    return cute.make_tensor(
        a.iterator + begin * pitch, cute.make_layout((a.shape[1], rows), stride=(1, cutec.Int64(pitch)))
    )


def atom_of(op: Any, tensor: cute.Tensor) -> Any:
    return cpasync.make_tiled_tma_atom(op, tensor, cute.make_layout((COLUMNS, ROWS)), (COLUMNS, ROWS))


@cute.kernel
def write_maps(a: cute.Tensor, ends: cute.Tensor, maps: cute.Tensor):
    block, _, _ = cute.arch.block_idx()
    atom, _ = atom_of(cpasync.CopyBulkTensorTileG2SOp(), part(a, ends, block))
    cpasync.copy_tensormap(atom, cute.recast_ptr(maps.iterator + block * 16, dtype=cutec.Int64).align(128))


@cute.kernel
def write_maps_by_threads(a: cute.Tensor, ends: cute.Tensor, maps: cute.Tensor):
    lane, _, _ = cute.arch.thread_idx()
    if lane < cute.size(ends):
        atom, _ = atom_of(cpasync.CopyBulkTensorTileG2SOp(), part(a, ends, lane))
        cpasync.copy_tensormap(atom, cute.recast_ptr(maps.iterator + lane * 16, dtype=cutec.Int64).align(128))


@cute.kernel
def load_tiles(atom: cpasync.TmaAtom, coordinates: cute.Tensor, b: cute.Tensor, maps: cute.Tensor):
    smem = SmemAllocator()
    shared = smem.allocate_tensor(b.element_type, cute.make_layout((COLUMNS, ROWS)), 1024)
    bar = smem.allocate_array(cutec.Int64, 1)
    lane, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    desc = cute.recast_ptr(maps.iterator + block * 16, dtype=cutec.Int64).align(128)
    cpasync.fence_tma_desc_acquire(desc)
    tile = cute.local_tile(coordinates, (COLUMNS, ROWS), (0, 0))
    to, of = cpasync.tma_partition(
        atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(tile, 0, 2)
    )
    if lane == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, cute.size_in_bytes(b.element_type, shared.layout))
    cute.arch.sync_warp()
    cute.copy(atom, of, to, tma_bar_ptr=bar, tma_desc_ptr=desc)
    cute.arch.mbarrier_wait(bar, 0)
    for row in cutec.range_constexpr(ROWS):
        b[block * ROWS + row, lane] = shared[lane, row]


@cute.jit
def parts(a: cute.Tensor, ends: cute.Tensor, b: cute.Tensor, maps: cute.Tensor, by_threads: Constexpr):
    """Tile k of b: the first rows of part k of a, and zeros where it has fewer."""
    whole = cute.make_tensor(a.iterator, cute.select(a.layout, mode=[1, 0]))
    atom, coordinates = atom_of(cpasync.CopyBulkTensorTileG2SOp(), whole)
    if by_threads:
        write_maps_by_threads(a, ends, maps).launch(grid=1, block=32)
    else:
        write_maps(a, ends, maps).launch(grid=cute.size(ends), block=32)
    load_tiles(atom, coordinates, b, maps).launch(grid=cute.size(ends), block=32)


@pytest.mark.parametrize("by_threads", [False, True])
@pytest.mark.parametrize("dtype", ["float16", "float32"])
def test_maps_of_parts_of_a_tensor(dtype: str, by_threads: bool) -> None:
    counts = [8, 3, 11, 1]
    a = np.arange(sum(counts) * COLUMNS).reshape(-1, COLUMNS).astype(dtype)
    b, maps = np.ones((len(counts) * ROWS, COLUMNS), dtype), np.zeros(16 * len(counts) + 16, np.int64)
    begin = -maps.ctypes.data % 128 // 8  # the interpreter takes arrays where they lie
    simulate(parts, a, np.cumsum(counts).astype(np.int32), b, maps[begin:], by_threads, arch="sm_90a")
    wanted = np.zeros_like(b)
    for block, (end, count) in enumerate(zip(np.cumsum(counts), counts)):
        rows = min(count, ROWS)
        wanted[block * ROWS : block * ROWS + rows] = a[end - count : end - count + rows]
    np.testing.assert_array_equal(b, wanted)


@cute.kernel
def nothing(n: Constexpr):
    pointer = cute.make_ptr(cutec.Float16, cutec.Int64(1024), cute.AddressSpace.gmem, assumed_align=128)
    atom, _ = atom_of(cpasync.CopyBulkTensorTileG2SOp(), cute.make_tensor(pointer, cute.make_layout((32, n))))
    cpasync.copy_tensormap(atom, pointer)


@cute.jit
def without_memory(n: Constexpr):
    nothing(n).launch(grid=1, block=32)


def test_a_kernel_without_memory_is_refused() -> None:
    with pytest.raises(CutecError) as caught:
        simulate(without_memory, 8, arch="sm_90a")
    assert caught.value.code == "E0413" and "without memory among its arguments" in caught.value.message
