"""Row softmax of long rows: y[r, :] = exp(x[r, :] - max) / sum, one cluster of blocks a row (sm_90).

Each block has a share of the row in registers, which is read once: 16384 elements, so that 8 blocks do for 131072. Each warp
makes maximum and sum of its part and writes the two numbers into the shared memory of all blocks of the cluster; after these have met, everyone
knows those of the whole row. Rows that are longer than what the cluster's registers hold are read twice.
"""

import cutec
from cutec import Constexpr, cute

THREADS = 512
WARPS = THREADS // 32
SHARE = 16384  # columns of a block
CLUSTER = 8  # blocks: as many as every GPU of the arch has room for


def shift_for(top):
    """What is subtracted before exponentials are taken: the maximum, or nothing where there is no element but -inf."""
    return cute.where(top == -cutec.Float32.inf, cutec.Float32(0), top)


@cute.jit
def load_share(x: cute.Tensor, y: cute.Tensor, tiled_copy: cute.TiledCopy, row, share):
    """(values of this thread, -inf outside of the row; where they go; which of their 128-bit pieces lie inside)."""
    tid, _, _ = cute.arch.thread_idx()
    thread = tiled_copy.get_slice(tid)
    part_x, part_y, coords = [
        thread.partition_S(cute.local_tile(t, (1, SHARE), (row, share))) for t in (x, y, cute.make_identity_tensor(x.shape))
    ]  # fmt: skip
    inside = cute.make_rmem_tensor((1, 1, cute.size(part_x, mode=[2])), cutec.Boolean)
    for i in cutec.range_constexpr(cute.size(inside)):
        inside[0, 0, i] = cute.elem_less(coords[0, 0, i], x.shape)
    values = cute.make_fragment_like(part_x)
    values.fill(-values.element_type.inf)
    cute.copy(tiled_copy, part_x, values, pred=inside)
    return values, part_y, inside


@cute.jit
def exponentials(values: cute.Tensor, top):
    """(the larger one of `top` and the warp's maximum, exponentials relative to it, the warp's sum of them)."""
    numbers = values.load().to(cutec.Float32)
    top = cute.arch.warp_reduction(numbers.reduce(cute.ReductionOp.MAX, top, 0), cutec.max)
    powers = cute.math.exp(numbers - shift_for(top), fastmath=True)
    return top, powers, cute.arch.warp_reduction_sum(powers.reduce(cute.ReductionOp.ADD, 0.0, 0))


@cute.jit
def meet(top, total, met: cute.Tensor):
    """(maximum, sum) of the whole row, from the warps' own. `met`: two numbers of each warp of the cluster."""
    tid, _, _ = cute.arch.thread_idx()
    lane = tid % 32
    cute.arch.cluster_wait()  # all have begun
    if lane < CLUSTER:
        there = cute.make_tensor(cute.arch.map_dsmem_ptr(met.iterator, lane), met.layout)
        place = cute.arch.block_idx_in_cluster() * WARPS + tid // 32
        there[0, place], there[1, place] = top, total
    cute.arch.cluster_arrive()
    cute.arch.cluster_wait()
    highest, whole = -cutec.Float32.inf, cutec.Float32(0)
    for i in cutec.range_constexpr(CLUSTER * WARPS // 32):
        highest = cutec.max(highest, met[0, i * 32 + lane])
    highest = cute.arch.warp_reduction(highest, cutec.max)
    for i in cutec.range_constexpr(CLUSTER * WARPS // 32):
        whole += met[1, i * 32 + lane] * cute.math.exp(met[0, i * 32 + lane] - shift_for(highest), fastmath=True)
    return highest, cute.arch.warp_reduction_sum(whole)


@cute.kernel
def softmax_kernel(x: cute.Tensor, y: cute.Tensor, tiled_copy: cute.TiledCopy, once: Constexpr):
    row = cute.arch.block_idx()[0] // CLUSTER
    rank = cute.arch.block_idx_in_cluster()
    cute.arch.cluster_arrive_relaxed()
    met = cutec.utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout((2, CLUSTER * WARPS), stride=(CLUSTER * WARPS, 1)))
    lowest = -cutec.Float32.inf
    if cutec.const_expr(once):
        values, part_y, inside = load_share(x, y, tiled_copy, row, rank)
        top, powers, total = exponentials(values, lowest)
        highest, whole = meet(top, total, met)
        values.store((powers * (cute.math.exp(top - highest, fastmath=True) / whole)).to(values.element_type))
        cute.copy(tiled_copy, values, part_y, pred=inside)
    else:
        shares = cute.ceil_div(x.shape[1], SHARE)
        top, total = cutec.Float32(lowest), cutec.Float32(0)
        for share in range(rank, shares, CLUSTER):
            values, _, _ = load_share(x, y, tiled_copy, row, share)
            higher, _, more = exponentials(values, top)
            total = total * cute.math.exp(top - shift_for(higher), fastmath=True) + more
            top = higher
        highest, whole = meet(top, total, met)
        for share in range(rank, shares, CLUSTER):
            values, part_y, inside = load_share(x, y, tiled_copy, row, share)
            powers = cute.math.exp(values.load().to(cutec.Float32) - highest, fastmath=True)
            values.store((powers * (1.0 / whole)).to(values.element_type))
            cute.copy(tiled_copy, values, part_y, pred=inside)


@cute.jit
def softmax_cluster(x: cute.Tensor, y: cute.Tensor):
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), x.element_type, num_bits_per_copy=128)
    vector = 128 // x.element_type.width
    tiled_copy = cute.make_tiled_copy_tv(atom, cute.make_layout((1, THREADS)), cute.make_layout((1, vector)))
    shape = {"grid": (x.shape[0] * CLUSTER, 1, 1), "block": (THREADS, 1, 1), "cluster": (CLUSTER, 1, 1)}
    if x.shape[1] <= SHARE * CLUSTER:
        softmax_kernel(x, y, tiled_copy, True).launch(**shape)
    else:
        softmax_kernel(x, y, tiled_copy, False).launch(**shape)


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
