"""C = A Bᵀ in float32 without tensor cores: each thread multiplies and adds its own 8 x 8 numbers,
for any GPU from sm_80 on.

A is (M, K) and B (N, K), both with K contiguous; C is (M, N) with N contiguous; of any size. A
block computes a tile of C. Slices of K come into shared memory by cp.async, element by element so
that they lie there with M (or N) contiguous: a thread then reads its 8 numbers of a column in two
pieces of 16 bytes.

Where there are few tiles, several groups of threads share one (`groups`): each multiplies its part
of every slice, and at the end they add up what they have, in shared memory. Or several blocks share
it (`split`): each multiplies a part of K and leaves what it has in a workspace, and the last one
adds up, always in the same order.

Names follow CuTe (docs/letters.md): `tCrA` is A in registers, divided by the multiply that makes C.
"""

from common.reducing import last_of
from common.tile_terms import terms_of

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import cpasync

TILE_K = 16
# elements after each column in shared memory: columns begin in different banks, at multiples of 16
# bytes
PADDING = 4


@cute.jit
def copy_slice(tiled_copy: cute.TiledCopy, source: cute.Tensor, target: cute.Tensor, rows, k, stage):
    """Bring slice `k` of an operand into a stage; zeros in place of rows from `rows` on, counted
    from the thread's first one.
    """
    for i in cutec.range_constexpr(cute.size(source, mode=[1])):
        inside = cute.make_rmem_tensor((1,), cutec.Boolean)
        inside[0] = i * (tiled_copy.size // TILE_K) < rows
        cute.copy(tiled_copy, source[None, i, 0, k], target[None, i, 0, stage], pred=inside)


@cute.jit
def shared_with(acc: cute.Tensor, parts: cute.Tensor, counters: cute.Tensor, split: Constexpr):
    """Whether this block is the last one of its tile: then `acc` is the sum of what all have."""
    tid, _, _ = cute.arch.thread_idx()
    threads, _, _ = cute.arch.block_dim()
    at_m, at_n, at_k = cute.arch.block_idx()
    tile = at_n * cute.arch.grid_dim()[0] + at_m
    # four numbers of a thread lie beside those of the next thread
    fours = cute.make_layout(((4, cute.size(acc) // 4), threads), stride=((1, 4 * threads), 4))
    flag = cutec.utils.SmemAllocator().allocate_tensor(cutec.Int32, cute.make_layout(1))
    cute.autovec_copy(acc, cute.make_tensor(parts[tile, at_k, None].iterator, fours)[None, tid])
    last = last_of(split, counters.iterator + tile, flag)
    if last:
        acc.fill(0.0)
        for other in cutec.range_constexpr(split):
            more = cute.make_fragment_like(acc)
            cute.autovec_copy(cute.make_tensor(parts[tile, other, None].iterator, fours)[None, tid], more)
            acc.store(acc.load() + more.load())
    return last


@cute.kernel
def sgemm_kernel(
    mA: cute.Tensor,
    mB: cute.Tensor,
    mC: cute.Tensor,
    parts: cute.Tensor,
    counters: cute.Tensor,
    tiled_mma: cute.TiledMma,
    tiled_copy: cute.TiledCopy,
    tiled_out: cute.TiledCopy,
    tile: Constexpr,
    groups: Constexpr,
    split: Constexpr,
):
    tile_m, tile_n = tile
    stages = 3 if groups == 1 else 5  # a slice takes a group less time than the next one takes to come
    tid, _, _ = cute.arch.thread_idx()
    at_m, at_n, at_k = cute.arch.block_idx()
    gA = cute.local_tile(mA, (tile_m, TILE_K), (at_m, None))
    gB = cute.local_tile(mB, (tile_n, TILE_K), (at_n, None))
    gC = cute.local_tile(mC, (tile_m, tile_n), (at_m, at_n))
    # The slice that K does not fill is the first one: the others need no look at columns. It begins
    # before the first column. Of a K of 0 it is zeros.
    slices = cutec.max(cute.ceil_div(mA.shape[1], TILE_K), 1)
    before = mA.shape[1] - slices * TILE_K
    rows_a = mA.shape[0] - at_m * tile_m - tid // TILE_K
    rows_b = mB.shape[0] - at_n * tile_n - tid // TILE_K
    if cutec.const_expr(split > 1):  # this block's slices, of which there may be none
        share = cute.ceil_div(slices, split)
        before += at_k * share * TILE_K
        slices = cute.math.max(cute.math.min(share, slices - at_k * share), 0)
        rows_a, rows_b = (cute.where(slices > 0, rows, 0) for rows in (rows_a, rows_b))
    gA, gB = cute.domain_offset((0, before, 0), gA), cute.domain_offset((0, before, 0), gB)
    cC = cute.local_tile(cute.make_identity_tensor(mC.shape), (tile_m, tile_n), (at_m, at_n))

    smem = cutec.utils.SmemAllocator()
    stride_a, stride_b = tile_m + PADDING, tile_n + PADDING
    sA_layout = cute.make_layout((tile_m, TILE_K, stages), stride=(1, stride_a, stride_a * TILE_K))
    sB_layout = cute.make_layout((tile_n, TILE_K, stages), stride=(1, stride_b, stride_b * TILE_K))
    sC_layout = cute.make_layout((tile_m, tile_n, groups), stride=(tile_n, 1, tile_m * tile_n))
    size = (stride_a + stride_b) * TILE_K * stages
    if cutec.const_expr(groups > 1):
        size = max(size, cute.size(sC_layout))
    room = cute.recast_ptr(smem.allocate(size * 4, 16), dtype=cutec.Float32)
    sA = cute.make_tensor(room, sA_layout)
    sB = cute.make_tensor(room + stride_a * TILE_K * stages, sB_layout)
    thr_copy = tiled_copy.get_slice(tid)
    tAgA, tAsA = thr_copy.partition_S(gA), thr_copy.partition_D(sA)
    tBgB, tBsB = thr_copy.partition_S(gB), thr_copy.partition_D(sB)

    # The first slices are under way before anything else happens.
    for stage in cutec.range_constexpr(stages - 1):
        wanted = before + tid % TILE_K >= 0 if cutec.const_expr(stage == 0) else stage < slices
        copy_slice(tiled_copy, tAgA, tAsA, rows_a if wanted else 0, stage, stage)
        copy_slice(tiled_copy, tBgB, tBsB, rows_b if wanted else 0, stage, stage)
        cute.arch.cp_async_commit_group()

    thr_mma = tiled_mma.get_slice(tid)
    tCsA, tCsB = thr_mma.partition_A(sA), thr_mma.partition_B(sB)
    tCrA = tiled_mma.make_fragment_A(tCsA[None, None, None, 0])
    tCrB = tiled_mma.make_fragment_B(tCsB[None, None, None, 0])
    acc = tiled_mma.make_fragment_C(thr_mma.partition_C(gC))
    acc.fill(0.0)

    # The first registers of the first slice; in the loop, registers are always loaded one step
    # before they are multiplied.
    cute.arch.cp_async_wait_group(stages - 2)
    cute.arch.sync_threads()
    cute.autovec_copy(tCsA[None, None, 0, 0], tCrA[None, None, 0])
    cute.autovec_copy(tCsB[None, None, 0, 0], tCrB[None, None, 0])
    read, write = cutec.Int32(0), cutec.Int32(stages - 1)
    steps = TILE_K // groups
    for k in range(slices):
        coming = k + (stages - 1)
        for step in cutec.range_constexpr(steps):
            if cutec.const_expr(step == steps - 1):
                write = read
                read = 0 if read == stages - 1 else read + 1
                cute.arch.cp_async_wait_group(stages - 3)
                cute.arch.sync_threads()
            following = (step + 1) % steps
            cute.autovec_copy(tCsA[None, None, following, read], tCrA[None, None, following])
            cute.autovec_copy(tCsB[None, None, following, read], tCrB[None, None, following])
            if cutec.const_expr(step == 0):
                copy_slice(tiled_copy, tAgA, tAsA, rows_a if coming < slices else 0, coming, write)
            if cutec.const_expr(step == steps // 2):
                copy_slice(tiled_copy, tBgB, tBsB, rows_b if coming < slices else 0, coming, write)
            # not before: it keeps the loads above from being moved into the loop's next turn
            if cutec.const_expr(step == steps - 1):
                cute.arch.cp_async_commit_group()
            cute.gemm(tiled_mma, acc, tCrA[None, None, step], tCrB[None, None, step], acc)

    tCgC, tCcC = thr_mma.partition_C(gC), thr_mma.partition_C(cC)
    if cutec.const_expr(groups == 1):
        if shared_with(acc, parts, counters, split) if cutec.const_expr(split > 1) else True:
            for i in cutec.range_constexpr(cute.size(acc)):
                if cute.elem_less(tCcC[i], mC.shape):
                    tCgC[i] = acc[i]
    else:
        cute.arch.cp_async_wait_group(0)
        cute.arch.sync_threads()  # nobody reads slices any more: their memory takes the groups' sums
        sC = cute.make_tensor(room, sC_layout)
        group = tid // (tiled_mma.size // groups)
        cute.autovec_copy(acc, thr_mma.partition_C(sC[None, None, group]))
        cute.arch.sync_threads()
        thr_out = tiled_out.get_slice(tid)
        tXsC, tXgC, tXcC = thr_out.partition_S(sC), thr_out.partition_D(gC), thr_out.partition_S(cC)
        for i in cutec.range_constexpr(cute.size(tXgC, mode=[1])):
            for j in cutec.range_constexpr(cute.size(tXgC, mode=[2])):
                if cute.elem_less(tXcC[0, i, j], mC.shape):
                    total = tXsC[0, i, j, 0]
                    for other in cutec.range_constexpr(1, groups):
                        total += tXsC[0, i, j, other]
                    tXgC[0, i, j] = total


@cute.jit
def sgemm(
    a: cute.Tensor,
    b: cute.Tensor,
    c: cute.Tensor,
    parts,
    counters,
    tile: Constexpr = (128, 128),
    groups: Constexpr = 1,
    split: Constexpr = 1,
):
    assert groups == 1 or split == 1
    tile_m, tile_n = tile
    # A thread has 8 rows and 8 columns: twice 4 that lie side by side, half a tile apart. Those of
    # a warp are 4 x 8.
    threads_m, threads_n = tile_m // 8, tile_n // 8
    threads = cute.make_layout(
        ((4, threads_m // 4), (8, threads_n // 8), groups),
        stride=((8, 32), (1, 8 * threads_m), threads_m * threads_n),
    )
    fours = [cute.make_layout((count, 4), stride=(4, 1)) for count in (threads_m, threads_n)]
    tiled_mma = cute.make_tiled_mma(cute.nvgpu.MmaUniversalOp(cutec.Float32), threads, permutation_mnk=(*fours, None))
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
    rows = cute.make_layout((tiled_mma.size // TILE_K, TILE_K), stride=(TILE_K, 1))
    tiled_copy = cute.make_tiled_copy_tv(atom, rows, cute.make_layout((1, 1)))
    out = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32)
    across = cute.make_layout((tiled_mma.size // 32, 32), stride=(32, 1))
    tiled_out = cute.make_tiled_copy_tv(out, across, cute.make_layout((1, 1)))
    blocks = [cute.ceil_div(c.shape[0], tile_m), cute.ceil_div(c.shape[1], tile_n), split]
    resident = max(512 // tiled_mma.size, 1)
    if cutec.const_expr(split > 1 and cutec.target_arch().capability < 90):
        resident -= 1  # ptxas for these archs would need a register more than there are
    sgemm_kernel(a, b, c, parts, counters, tiled_mma, tiled_copy, tiled_out, tile, groups, split).launch(
        grid=blocks, block=[tiled_mma.size, 1, 1], min_blocks_per_mp=resident
    )


def reference(a, b):
    import numpy as np

    return a.astype(np.float64) @ b.astype(np.float64).T


# Small matrices take small tiles, and several groups or blocks for each, so that all
# multiprocessors have work. `cutec tune sgemm.py` measured which form is the fastest where
# (sgemm.tune.yaml).
FORMS = [((32, 64), 4, 1), ((64, 64), 2, 1)]  # tile, groups, split
FORMS += [((64, 128), 1, split) for split in (1, 2, 4, 6, 8)]
FORMS += [((128, 64), 1, 1), *(((128, 128), 1, split) for split in (1, 2, 3, 4, 5, 6, 8))]
CUBES = [256, 384, 512, 640, 768, 896, 1000, 1024, 1280, 1536, 1792, 2048, 3072, 4096]
DRAWN = ["50 drawn from 64..4096, 64..8192, 64..8192", "40 drawn from 128..1024, 1024..16384, 1024..8192"]
DRAWN += ["8 drawn from 4096..8192, 1024..4096, 2048..4096"]
TILES = "((m + $tile[0] - 1) // $tile[0]) * ((n + $tile[1] - 1) // $tile[1])"


def terms(tile, groups, split):
    resident = max(512 * 64 // (tile[0] * tile[1] * groups), 1)
    return terms_of(TILE_K, clustered=False)(tile, split=split, resident=resident)


cutec.export(
    sgemm,
    args=[
        "in f32[m,k]",
        "in f32[n,k]",
        "out f32[m,n]",
        f"workspace f32[{TILES}, $split, $tile[0] * $tile[1]] if $split > 1",
        f"workspace zeroed u32[{TILES}] if $split > 1",
    ],
    choose=cutec.tuned(
        [{"tile": tile, "groups": groups, "split": split} for tile, groups, split in FORMS],
        over=[{"m, n, k": [(size, size, size) for size in CUBES]}, *({"m, n, k": drawn} for drawn in DRAWN)],
        card="H200",
        terms=terms,
    ),
    reference=reference,
    flops="2*m*n*k",
)
