"""A host function that makes TMA atoms in loops and branches: of tensors that each turn moves or
swaps, and of a tensor that the TMA unit cannot access where the branch is not taken.
"""

import cutlass
import numpy as np
from cutlass import Float16, Int32, Int64, cute
from cutlass.cute.nvgpu import cpasync
from cutlass.cute.runtime import from_dlpack

ROWS, COLUMNS = 16, 64


@cute.struct
class Storage:
    bar: cute.struct.MemRange[Int64, 1]
    tile: cute.struct.Align[cute.struct.MemRange[Float16, ROWS * COLUMNS], 1024]


@cute.kernel
def add_tile(atom: cute.CopyAtom, coordinates: cute.Tensor, y: cute.Tensor, factor: Int32):
    """y += factor · the first tile."""
    tid, _, _ = cute.arch.thread_idx()
    storage = cutlass.utils.SmemAllocator().allocate(Storage)
    bar = storage.bar.data_ptr()
    shared = storage.tile.get_tensor(cute.make_layout((ROWS, COLUMNS), stride=(COLUMNS, 1)))
    tile = cute.local_tile(coordinates, (ROWS, COLUMNS), (0, 0))
    to, of = cpasync.tma_partition(
        atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(tile, 0, 2)
    )
    if tid == 0:
        cute.arch.mbarrier_init(bar, 1)
        cute.arch.mbarrier_init_fence()
        cute.arch.mbarrier_arrive_and_expect_tx(bar, 2 * ROWS * COLUMNS)
    cute.arch.sync_threads()
    cute.copy(atom, of, to, tma_bar_ptr=bar)
    cute.arch.mbarrier_wait(bar, 0)
    for i in range(tid, ROWS * COLUMNS, 32):
        y[i // COLUMNS, i % COLUMNS] += factor * shared[i // COLUMNS, i % COLUMNS].to(Int32)


@cute.kernel
def add(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    for i in range(tid, ROWS * COLUMNS, 32):
        y[i // COLUMNS, i % COLUMNS] += x[i // COLUMNS, i % COLUMNS].to(Int32)


def made(x: cute.Tensor):
    layout = cute.make_layout((ROWS, COLUMNS), stride=(COLUMNS, 1))
    return cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), x, layout, (ROWS, COLUMNS))


@cute.jit
def run(a: cute.Tensor, b: cute.Tensor, y: cute.Tensor, turns: Int32):
    for i in range(turns):
        atom, coordinates = made(cute.domain_offset((i * ROWS, 0), a))
        for j in range(i):
            add_tile(atom, coordinates, y, j + 1).launch(grid=[1, 1, 1], block=[32, 1, 1])
    n = turns
    while n > 0:
        atom, coordinates = made(a)
        add_tile(atom, coordinates, y, n * 10).launch(grid=[1, 1, 1], block=[32, 1, 1])
        a, b = b, a
        n = n - 1


@cute.jit
def choose(x: cute.Tensor, y: cute.Tensor):
    if x.stride[0] % 8 == 0:
        atom, coordinates = made(x)
        add_tile(atom, coordinates, y, Int32(2)).launch(grid=[1, 1, 1], block=[32, 1, 1])
    else:
        add(x, y).launch(grid=[1, 1, 1], block=[32, 1, 1])


def operand(x):
    return from_dlpack(x, assumed_align=16).mark_layout_dynamic(leading_dim=1)


a, b = ((np.arange(64 * COLUMNS) * n % 13).reshape(64, COLUMNS).astype(np.float16) for n in (1, 5))
y = np.zeros((ROWS, COLUMNS), np.int32)
function = cute.compile(run, operand(a), operand(b), from_dlpack(y), Int32(1))
for turns in (0, 1, 3):
    want = sum([a[i * ROWS :][:ROWS] * sum(range(1, i + 1)) for i in range(turns)], np.zeros_like(y))
    want = want + sum([(a, b)[(turns - n) % 2][:ROWS] * n * 10 for n in range(turns, 0, -1)], np.zeros_like(y))
    y[:] = 0
    function(operand(a), operand(b), from_dlpack(y), Int32(turns))
    print((y == want).all())

function = cute.compile(choose, operand(a), from_dlpack(y))
for columns in (COLUMNS, COLUMNS + 1):
    x = np.arange(ROWS * columns).reshape(ROWS, columns).astype(np.float16)
    y[:] = 0
    function(operand(x), from_dlpack(y))
    print((y == x[:, :COLUMNS] * (2 if columns == COLUMNS else 1)).all())
# prints: True
# prints: True
# prints: True
# prints: True
# prints: True
