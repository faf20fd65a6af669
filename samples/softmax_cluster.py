"""Row softmax of long rows: y[r, :] = exp(x[r, :] - max) / sum, one cluster of blocks a row
(sm_90).

A block keeps its share of the row in shared memory, 64 KiB, so that three blocks fit into a
multiprocessor: while one computes or waits for the others of its cluster, two can load. Each thread
copies the pieces that it reads itself, which takes no barrier. Each warp makes maximum and sum of
its pieces and writes the two numbers into the shared memory of all blocks of the cluster; after
these have met, everyone knows those of the whole row. Rows of up to 131072 columns are read once;
longer ones, of which a block has several shares, twice.

Exponentials are powers of two, of numbers in units of log2 e: a multiply-add and one instruction
more for each.
"""

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import cpasync

THREADS = 512
WARPS = THREADS // 32
SHARE = 65536  # bytes
BLOCKS = 3  # on a multiprocessor
COLUMNS = 131072  # of rows that are read once
AT_ONCE = 4  # pieces that a thread reads before it computes
LOG2_E = 1.4426950408889634


def shift_for(top):
    """What is subtracted before exponentials are taken: the maximum, or nothing where there is no
    element but -inf.
    """
    return cute.where(top == -cutec.Float32.inf, cutec.Float32(0), top)


@cute.jit
def pieces_of(tensor: cute.Tensor, tiled_copy: cute.TiledCopy, columns: Constexpr, row, share):
    """What this thread has of a share of a row, in pieces of 128 bits (the last mode)."""
    tid, _, _ = cute.arch.thread_idx()
    return tiled_copy.get_slice(tid).partition_S(cute.local_tile(tensor, (1, columns), (row, share)))[None, 0, None]


@cute.jit
def keep_share(x: cute.Tensor, tiled_copy: cute.TiledCopy, columns: Constexpr, row, share, kept: cute.Tensor):
    """Copy this thread's pieces into shared memory; -inf for those beyond the end of the row."""
    pieces = pieces_of(x, tiled_copy, columns, row, share)
    coords = pieces_of(cute.make_identity_tensor(x.shape), tiled_copy, columns, row, share)
    inside = cute.make_rmem_tensor((1, cute.size(kept, mode=[1])), cutec.Boolean)
    for i in cutec.range_constexpr(cute.size(inside)):
        inside[0, i] = cute.elem_less(coords[0, i], x.shape)
        if not inside[0, i]:
            kept[None, i].fill(-kept.element_type.inf)
    cute.copy(tiled_copy, pieces, kept, pred=inside)
    cute.arch.cp_async_commit_group()
    cute.arch.cp_async_wait_group(0)


@cute.jit
def piece(kept: cute.Tensor, i):
    """Numbers of a piece."""
    values = cute.make_fragment_like(kept[None, 0])
    cute.autovec_copy(kept[None, i], values)
    return values.load()


@cute.jit
def extended(kept: cute.Tensor, top, total):
    """(maximum times log2 e, sum relative to it) of this warp's pieces and those before."""
    most = cute.make_fragment_like(kept[None, 0])
    most.fill(-kept.element_type.inf)
    for i in cutec.range(cute.size(kept, mode=[1]), unroll=AT_ONCE):
        values = piece(kept, i)
        most.store(cute.where(values > most.load(), values, most.load()))
    higher = most.load().to(cutec.Float32).reduce(cute.ReductionOp.MAX, -cutec.Float32.inf, 0)
    higher = cutec.max(cute.arch.warp_reduction(higher, cutec.max) * LOG2_E, top)
    shift, more = shift_for(higher), cutec.Float32(0)
    for i in cutec.range(cute.size(kept, mode=[1]), unroll=AT_ONCE):
        more = cute.math.exp2(piece(kept, i).to(cutec.Float32) * LOG2_E - shift, fastmath=True).reduce(
            cute.ReductionOp.ADD, more, 0
        )
    return higher, total * cute.math.exp2(top - shift, fastmath=True) + cute.arch.warp_reduction_sum(more)


@cute.jit
def meet(top, total, met: cute.Tensor, cluster: Constexpr):
    """(maximum, sum) of the whole row, from the warps' own. `met`: two numbers of each warp of the
    cluster.
    """
    tid, _, _ = cute.arch.thread_idx()
    lane = tid % 32
    cute.arch.cluster_wait()  # all have begun
    if lane < cluster:
        there = cute.make_tensor(cute.arch.map_dsmem_ptr(met.iterator, lane), met.layout)
        place = cute.arch.block_idx_in_cluster() * WARPS + tid // 32
        there[0, place], there[1, place] = top, total
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
    highest, whole = -cutec.Float32.inf, cutec.Float32(0)
    for i in cutec.range_constexpr(cluster * WARPS // 32):
        highest = cutec.max(highest, met[0, i * 32 + lane])
    highest = cute.arch.warp_reduction(highest, cutec.max)
    for i in cutec.range_constexpr(cluster * WARPS // 32):
        whole += met[1, i * 32 + lane] * cute.math.exp2(met[0, i * 32 + lane] - shift_for(highest), fastmath=True)
    return highest, cute.arch.warp_reduction_sum(whole)


@cute.kernel
def softmax_kernel(x: cute.Tensor, y: cute.Tensor, tiled_copy: cute.TiledCopy, columns: Constexpr, cluster: Constexpr):
    row = cute.arch.block_idx()[0] // cluster
    rank = cute.arch.block_idx_in_cluster()
    tid, _, _ = cute.arch.thread_idx()
    cute.arch.cluster_arrive_relaxed()
    smem = cutec.utils.SmemAllocator()
    share_of_row = smem.allocate_tensor(x.element_type, cute.make_layout((1, columns)), 128)
    kept = tiled_copy.get_slice(tid).partition_D(share_of_row)[None, 0, None]
    met = smem.allocate_tensor(cutec.Float32, cute.make_layout((2, cluster * WARPS), stride=(cluster * WARPS, 1)))

    shares = cute.ceil_div(x.shape[1], columns)
    top, total = -cutec.Float32.inf, cutec.Float32(0)
    for share in range(rank, shares, cluster):
        keep_share(x, tiled_copy, columns, row, share, kept)
        top, total = extended(kept, top, total)
    highest, whole = meet(top, total, met, cluster)
    highest = highest + cute.math.log2(whole, fastmath=True)  # so that a power is divided by the sum
    for share in range(rank, shares, cluster):
        if shares > cluster:  # else it is still there
            keep_share(x, tiled_copy, columns, row, share, kept)
        out = pieces_of(y, tiled_copy, columns, row, share)
        coords = pieces_of(cute.make_identity_tensor(y.shape), tiled_copy, columns, row, share)
        for i in cutec.range(cute.size(kept, mode=[1]), unroll=AT_ONCE):
            powers = cute.math.exp2(piece(kept, i).to(cutec.Float32) * LOG2_E - highest, fastmath=True)
            result = cute.make_fragment_like(kept[None, 0])
            result.store(powers.to(y.element_type))
            if cute.elem_less(coords[0, i], y.shape):
                cute.autovec_copy(result, out[None, i])


@cute.jit
def softmax_cluster(x: cute.Tensor, y: cute.Tensor):
    columns = SHARE * 8 // x.element_type.width
    cluster = COLUMNS // columns
    load = cpasync.CopyG2SOp(cache_mode=cpasync.LoadCacheMode.GLOBAL, zero_fill=False)
    atom = cute.make_copy_atom(load, x.element_type, num_bits_per_copy=128)
    tiled_copy = cute.make_tiled_copy_tv(
        atom, cute.make_layout((1, THREADS)), cute.make_layout((1, 128 // x.element_type.width))
    )
    softmax_kernel(x, y, tiled_copy, columns, cluster).launch(
        grid=(x.shape[0] * cluster, 1, 1), block=(THREADS, 1, 1), cluster=(cluster, 1, 1), min_blocks_per_mp=BLOCKS
    )


def reference(x):
    import numpy as np

    x = x.astype(np.float64)
    powers = np.exp(x - x.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


cutec.export(
    softmax_cluster,
    args=["in $dtype[m,n{div=8}]", "out $dtype[m,n]"],
    variants={"dtype": ("f32", "f16", "bf16")},
    reference=reference,
    bytes="2*m*n*4",
    arch="sm_90a",
)
