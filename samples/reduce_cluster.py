"""Sums of columns, onto what is there: y[c] += Σ x[:, c] (sm_90), as the gradient of a bias is
gathered.

A block adds up some rows of a stripe of columns, each warp every eighth row. Blocks of a cluster
have rows below each other: they meet, and then each adds up its share of the stripe over the
cluster's shared memories. What comes out is added to y by the TMA unit, as other clusters add
theirs: it leaves out what lies beyond the last column.
"""

import cutec
from cutec import cute
from cutec.cute.nvgpu import cpasync

THREADS = 256
WARPS = THREADS // 32
CLUSTER = 4  # blocks
LEAST_ROWS = 64  # of a block, unless there are fewer
# some times as many as an H100 or H200 holds, so that no multiprocessor has much left to do at the
# end
BLOCKS = 32 * 132
ROWS_AT_ONCE = 8  # that a warp has asked for before it adds them


@cute.jit
def sum_of_rows(x: cute.Tensor, stripe, first, last):
    """This thread's sums: a few columns, over every eighth row from `first` to before `last`.
    Columns that x does not have are zero.
    """
    tid, _, _ = cute.arch.thread_idx()
    vector = 128 // x.element_type.width
    column = stripe * 32 + tid % 32  # in units of vectors
    sums = cute.make_rmem_tensor(vector, cutec.Float32)
    sums.fill(0.0)
    if column * vector < x.shape[1]:
        for row in cutec.range(first + tid // 32, last, WARPS * ROWS_AT_ONCE):
            loaded = [cute.make_rmem_tensor((1, vector), x.element_type) for _ in range(ROWS_AT_ONCE)]
            # rows after the last: the last again, so that no branch comes between loads
            for i in cutec.range_constexpr(ROWS_AT_ONCE):
                cute.autovec_copy(
                    cute.local_tile(x, (1, vector), (cute.math.min(row + i * WARPS, last - 1), column)), loaded[i]
                )
            for i in cutec.range_constexpr(ROWS_AT_ONCE):
                values = loaded[i].load().to(cutec.Float32).reshape(sums.shape)
                sums.store(sums.load() + cute.where(row + i * WARPS < last, values, 0.0))
    return sums


@cute.kernel
def sum_kernel(x: cute.Tensor, tma_y: cpasync.TmaAtom, y: cute.Tensor, rows_each):
    tid, _, _ = cute.arch.thread_idx()
    block, stripe, _ = cute.arch.block_idx()
    rank = cute.arch.block_idx_in_cluster()
    vector = 128 // x.element_type.width
    width = 32 * vector
    share = width // CLUSTER
    smem = cutec.utils.SmemAllocator()
    parts = smem.allocate_tensor(cutec.Float32, cute.make_layout((width, WARPS)))
    whole = smem.allocate_tensor(cutec.Float32, cute.make_layout(width), 16)
    result = smem.allocate_tensor(cutec.Float32, cute.make_layout(share), 128)

    first = block * rows_each
    sums = sum_of_rows(x, stripe, first, cute.math.min(first + rows_each, x.shape[0]))
    cute.autovec_copy(sums, cute.local_tile(parts, (vector, 1), (tid % 32, tid // 32))[None, 0])
    cute.arch.sync_threads()
    if tid < width:
        total = parts[tid, 0]
        for i in cutec.range_constexpr(1, WARPS):
            total += parts[tid, i]
        whole[tid] = total
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
    if tid < share:
        total = cutec.Float32(0)
        for i in cutec.range_constexpr(CLUSTER):
            there = cute.make_tensor(cute.arch.map_dsmem_ptr(whole.iterator, i), whole.layout)
            total += there[rank * share + tid]
        result[tid] = total
    cute.arch.cluster_arrive()  # others may leave: their shared memory has been read
    cute.arch.fence_view_async_shared()
    cute.arch.sync_threads()
    if tid < 32:
        to = cute.local_tile(y, (share,), (stripe * CLUSTER + rank,))
        from_, to = cpasync.tma_partition(
            tma_y, 0, cute.make_layout(1), cute.group_modes(result, 0, 1), cute.group_modes(to, 0, 1)
        )
        cute.copy(tma_y, from_[None], to[None])
        cute.arch.cp_async_bulk_commit_group()
        cute.arch.cp_async_bulk_wait_group(0, read=True)
    cute.arch.cluster_wait()


@cute.jit
def reduce_cluster(x: cute.Tensor, y: cute.Tensor):
    rows, columns = x.shape
    width = 32 * (128 // x.element_type.width)
    add = cpasync.CopyReduceBulkTensorTileS2GOp("add")
    tma_y, of_y = cpasync.make_tiled_tma_atom(add, y, cute.make_layout(width // CLUSTER), (width // CLUSTER,))
    stripes = cute.ceil_div(columns, width)
    clusters = cute.math.min(
        cute.ceil_div(BLOCKS, cute.math.max(stripes, 1) * CLUSTER),
        cute.ceil_div(cute.math.max(rows, 1), LEAST_ROWS * CLUSTER),
    )
    rows_each = cute.ceil_div(rows, clusters * CLUSTER)
    sum_kernel(x, tma_y, of_y, rows_each).launch(
        grid=(clusters * CLUSTER, stripes, 1), block=(THREADS, 1, 1), cluster=(CLUSTER, 1, 1)
    )


def reference(x, y):
    import numpy as np

    return y.astype(np.float64) + x.astype(np.float64).sum(axis=0)


cutec.export(
    reduce_cluster,
    args=["in $dtype[m,n{div=8}]", "f32[n]"],
    variants={"dtype": ("f32", "f16", "bf16")},
    reference=reference,
    arch="sm_90a",
)
