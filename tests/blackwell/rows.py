"""Rows of a matrix that are anywhere in it, gathered by TMA and scattered to another one
(`tile::gather4`, `tile::scatter4`), by NVVM's operations.
"""

from __future__ import annotations

from typing import Any

import cutec
from cutec import cute
from cutec._mlir.dialects import nvvm
from cutec.cute.nvgpu import cpasync

COLUMNS, WIDTH = 64, 32
GATHER, SCATTER = nvvm.TMALoadMode.TILE_GATHER4, nvvm.TMAStoreMode.TILE_SCATTER4


def moved(rows: int = 1, numbers: int = 4, loads: Any = GATHER, stores: Any = SCATTER, column: int = 0) -> Any:
    """A function that gathers rows `index[0:4]` of a, from a column on, and scatters them to rows
    `index[4:8]` of b. The boxes of its tensor maps have `rows` rows.
    """

    @cute.kernel
    def kernel(load: Any, store: Any, index: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        barrier = cute.arch.alloc_smem(cutec.Int64, 1)
        data = cute.arch.alloc_smem(cutec.Float32, 4 * WIDTH, 128)
        if tid == 0:
            cute.arch.mbarrier_init(barrier, 1)
            cute.arch.mbarrier_init_fence()
            cute.arch.mbarrier_arrive_and_expect_tx(barrier, 4 * WIDTH * 4)
        cute.arch.sync_threads()
        if tid == 0:
            maps = [atom.descriptor for atom in (load, store)]
            first, second = ([cutec.Int32(column), *(index[i + at] for i in range(numbers))] for at in (0, 4))
            nvvm.CpAsyncBulkTensorGlobalToSharedClusterOp(data, maps[0], first, barrier, mode=loads)
            cute.arch.mbarrier_wait(barrier, 0)
            nvvm.CpAsyncBulkTensorSharedCTAToGlobalOp(maps[1], data, second, mode=stores)
            cute.arch.cp_async_bulk_commit_group()
            cute.arch.cp_async_bulk_wait_group(0)

    @cute.jit
    def host(a: cute.Tensor, b: cute.Tensor, index: cute.Tensor):
        row = cute.make_layout((rows, WIDTH), stride=(WIDTH, 1))
        load, _ = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), a, row, (rows, WIDTH))
        store, _ = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileS2GOp(), b, row, (rows, WIDTH))
        kernel(load, store, index).launch(grid=1, block=32)

    return host


rows = moved()

cutec.export(rows, ["in f32[m,k]", "out f32[m,k]", "in i32[8]"], arch=["sm_100a", "sm_110f"])
