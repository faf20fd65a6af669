"""`CopyUniversalOp` of 256 bits, twice what an access of sm_90a moves."""

import numpy as np
from cutlass import Float32, cute
from cutlass.cute.runtime import from_dlpack


def aligned(count: int) -> np.ndarray:
    """Zeros, beginning at a multiple of 32 bytes."""
    room = np.zeros(count + 8, np.float32)
    skipped = -room.ctypes.data // 4 % 8
    return room[skipped : skipped + count]


@cute.kernel
def move(x: cute.Tensor, y: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), Float32, num_bits_per_copy=256)
    values = cute.make_rmem_tensor(8, Float32)
    cute.copy(atom, cute.local_tile(x, (8,), (tid,)), values)
    cute.copy(atom, values, cute.local_tile(y, (8,), (31 - tid,)))


@cute.jit
def run(x: cute.Tensor, y: cute.Tensor):
    move(x, y).launch(grid=[1, 1, 1], block=[32, 1, 1])


x, y = aligned(256), aligned(256)
x[:] = np.arange(256)
operands = from_dlpack(x, assumed_align=32), from_dlpack(y, assumed_align=32)
cute.compile(run, *operands)(*operands)
print(y[[0, 7, 8, 255]])
# prints: [248. 255. 240.   7.]
