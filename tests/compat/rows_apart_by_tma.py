"""TMA copies of every second row of a tensor, and stores of one row of shared memory to many."""

import cutlass
import numpy as np
from cutlass import Float16, Int64, cute
from cutlass.cute.nvgpu import cpasync
from cutlass.cute.runtime import from_dlpack

ROWS, COLUMNS = 16, 64


@cute.kernel
def move(
    load: cute.CopyAtom,
    x: cute.Tensor,
    store: cute.CopyAtom,
    y: cute.Tensor,
    repeat: cute.CopyAtom,
    z: cute.Tensor,
):
    tid, _, _ = cute.arch.thread_idx()
    smem = cutlass.utils.SmemAllocator()
    whole = cute.make_layout((ROWS, COLUMNS), stride=(COLUMNS, 1))
    shared = smem.allocate_tensor(Float16, whole, byte_alignment=1024)
    row = cute.make_tensor(shared.iterator + 3 * COLUMNS, cute.make_layout((ROWS, COLUMNS), stride=(0, 1)))
    bar = smem.allocate_array(Int64, 1)
    every_second = (cute.make_layout(ROWS, stride=2), cute.make_layout(COLUMNS))
    parts = [
        cpasync.tma_partition(
            atom,
            0,
            cute.make_layout(1),
            cute.group_modes(held, 0, 2),
            cute.group_modes(cute.local_tile(tensor, tile, (0, 0)), 0, 2),
        )
        for atom, held, tensor, tile in (
            (load, shared, x, every_second),
            (store, shared, y, every_second),
            (repeat, row, z, (ROWS, COLUMNS)),
        )
    ]
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, 2 * ROWS * COLUMNS)
    cute.arch.sync_threads()
    cute.copy(load, parts[0][1], parts[0][0], tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    cute.copy(store, parts[1][0], parts[1][1])
    cute.copy(repeat, parts[2][0], parts[2][1])
    cute.arch.cp_async_bulk_commit_group()
    cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor):
    whole = cute.make_layout((ROWS, COLUMNS), stride=(COLUMNS, 1))
    once = cute.make_layout((ROWS, COLUMNS), stride=(0, 1))
    every_second = (cute.make_layout(ROWS, stride=2), cute.make_layout(COLUMNS))
    store = cpasync.CopyBulkTensorTileS2GOp()
    load, from_x = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), x, whole, every_second)
    back, to_y = cpasync.make_tiled_tma_atom(store, y, whole, every_second)
    repeat, to_z = cpasync.make_tiled_tma_atom(store, z, once, (ROWS, COLUMNS))
    move(load, from_x, back, to_y, repeat, to_z).launch(grid=[1, 1, 1], block=[32, 1, 1])


x = (np.arange(2 * ROWS * COLUMNS) % 1000).reshape(2 * ROWS, COLUMNS).astype(np.float16)
y, z = np.zeros_like(x), np.zeros((ROWS, COLUMNS), np.float16)
operands = [from_dlpack(n, assumed_align=16) for n in (x, y, z)]
cute.compile(run, *operands)(*operands)
print((y[::2] == x[::2]).all(), (y[1::2] == 0).all(), (z == x[6]).all())
# prints: True True True
