"""A thread layout of 256 threads in a block of 128."""

import cutec
from cutec import cute


@cute.kernel
def work(a: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    copy = cute.make_tiled_copy_tv(cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float16, num_bits_per_copy=128), cute.make_layout((32, 8), stride=(8, 1)), cute.make_layout((1, 8)))
    part = copy.get_slice(tid).partition_S(a)  # error: E0434


@cute.jit
def host(a: cute.Tensor):
    work(a).launch(grid=1, block=128)


cutec.export(host, ["f16[64,64]"])
