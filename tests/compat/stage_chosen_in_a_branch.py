"""A pipelined main loop: which stage of swizzled shared memory is read next changes under a
condition of the run time, two loops deep.
"""

import cutlass
import numpy as np
from cutlass import Int32, cute
from cutlass.cute.runtime import from_dlpack

STAGES, ROWS, COLUMNS = 3, 16, 32


@cute.kernel
def blocks_of_stages(x: cute.Tensor, y: cute.Tensor, layout: cute.ComposedLayout, rounds: Int32):
    lane, _, _ = cute.arch.thread_idx()
    smem = cutlass.utils.SmemAllocator()
    tile = smem.allocate_tensor(cutlass.Float16, layout, 128)
    for i in range(lane, ROWS * COLUMNS * STAGES, 32):
        tile[i % ROWS, i // ROWS % COLUMNS, i // ROWS // COLUMNS] = x[i]
    cute.arch.sync_threads()
    atom = cute.make_copy_atom(cute.nvgpu.warp.LdMatrix8x8x16bOp(False, 4), cutlass.Float16)
    multiply = cute.make_tiled_mma(cute.nvgpu.warp.MmaF16BF16Op(cutlass.Float16, cutlass.Float32, (16, 8, 16)))
    load = cute.make_tiled_copy_A(atom, multiply)
    thread = load.get_slice(lane)
    views = thread.partition_S(tile)
    registers = multiply.make_fragment_A(multiply.get_slice(lane).partition_A(tile)[None, None, None, 0])
    into = thread.retile(registers)
    stage = 0
    read = views[None, None, None, stage]
    blocks = cute.size(registers, mode=[2])
    for k in range(rounds):
        for block in cutlass.range(blocks, unroll_full=True):
            if block == blocks - 1:
                stage = stage + 1
                if stage == STAGES:
                    stage = 0
                read = views[None, None, None, stage]
            following = (block + 1) % blocks
            cute.copy(load, read[None, None, following], into[None, None, following])
        for i in cutlass.range_constexpr(cute.size(registers)):
            y[lane, i, k] = registers[i]


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor, rounds: Int32):
    rows = cute.make_composed_layout(cute.make_swizzle(2, 3, 3), 0, cute.make_layout((8, COLUMNS), stride=(COLUMNS, 1)))
    layout = cute.tile_to_shape(rows, (ROWS, COLUMNS, STAGES), (0, 1, 2))
    blocks_of_stages(x, y, layout, rounds).launch(grid=[1, 1, 1], block=[32, 1, 1])


x = np.arange(ROWS * COLUMNS * STAGES, dtype=np.float16)
y = np.zeros((32, 16, 5), dtype=np.float16)
cute.compile(run, from_dlpack(x), from_dlpack(y), Int32(5))(from_dlpack(x), from_dlpack(y), Int32(5))
lane, value, turn = np.meshgrid(np.arange(32), np.arange(16), np.arange(5), indexing="ij")
row = lane // 4 + value // 2 % 2 * 8
column = lane % 4 * 2 + value % 2 + value // 4 % 2 * 8 + value // 8 * 16
stage = np.where(value < 8, turn + 1, turn) % STAGES
print((y == (row + ROWS * column + ROWS * COLUMNS * stage)).all())
# prints: True
