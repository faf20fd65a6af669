"""C = A Bᵀ in float32 without tensor cores: each thread multiplies and adds its own 8 x 8 numbers,
for any GPU from sm_80 on.

A is (M, K) and B (N, K), both with K contiguous; C is (M, N) with N contiguous; of any size. A
block computes a tile of C. Slices of K come into shared memory by cp.async, element by element so
that they lie there with M (or N) contiguous: a thread then reads its 8 numbers of a column in two
pieces of 16 bytes. Multiprocessors issue an instruction a cycle for each scheduler, so all that is
not a multiply counts.

Where there are few tiles, several groups of threads share one (`groups`): each multiplies its part
of every slice, and at the end they add up what they have, in shared memory. Or several blocks share
it (`split`): each multiplies a part of K and leaves what it has in a workspace, and the last one
adds up, always in the same order.

Names follow CuTe (docs/letters.md): `tCrA` is A in registers, divided by the multiply that makes C.
"""

from common.reducing import last_of
from common.tile_terms import places, terms_of, tiles_of

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import cpasync

# elements after each column in shared memory: columns begin in different banks, at multiples of 16
# bytes
PADDING = 4


class Slices:
    """Slices of K in shared memory: how many columns each has, how many there are (`stages`), and
    how many columns neighbouring threads copy (`across`), the others by the same addresses.

    Each step of a multiply takes a column. Loops of 32 steps have fewer barriers and addresses than
    those of 16, and twice as many instructions. Copies of 8 columns write to 32 different banks;
    those of 16, of which each two write to one, ask L2 half as often. What is the fastest was
    measured on an H100 and an H200.
    """

    def __init__(self, tile, groups, split):
        self.columns = columns_of(tile, groups, split)
        if groups > 1:
            self.stages, self.across = 3, 32 // groups
        else:
            self.stages, self.across = (2, 16) if self.columns == 32 else (3, 8)
        limits = cutec.target_arch().limits
        room = limits.shared_per_sm // resident(tile, groups) - limits.shared_reserved
        if 4 * self.columns * self.stages * (tile[0] + tile[1] + 2 * PADDING) > room:
            self.columns, self.stages, self.across = 16, 3 if groups > 1 else 2, 8


def columns_of(tile, groups, split):
    """More where a turn of the loop does little, or saves registers to have enough."""
    return 32 if groups > 1 or (split > 1 and tile == (128, 128)) else 16


def resident(tile, groups):
    """Blocks that a multiprocessor has registers for."""
    return max(512 * 64 // (tile[0] * tile[1] * groups), 1)


@cute.jit
def copy_slice(
    tiled_copy: cute.TiledCopy, source: cute.Tensor, target: cute.Tensor, rows, before, k, stage, across: Constexpr
):
    """Bring slice `k` of an operand into a stage; zeros in place of rows from `rows` on and, of the
    first slice, of columns `before` the matrix, both counted from the thread's first one.
    """
    for i in cutec.range_constexpr(cute.size(source, mode=[1])):
        for j in cutec.range_constexpr(cute.size(source, mode=[2])):
            inside = cute.make_rmem_tensor((1,), cutec.Boolean)
            inside[0] = i * (tiled_copy.size // across) < rows
            if cutec.const_expr(before is not None):
                inside[0] = inside[0] and j * across >= before
            cute.copy(tiled_copy, source[None, i, j, k], target[None, i, j, stage], pred=inside)


@cute.jit
def shared_with(acc: cute.Tensor, parts: cute.Tensor, counters: cute.Tensor, split: Constexpr):
    """Whether this block is the last one of its tile: then `acc` is the sum of what all have."""
    tid, _, _ = cute.arch.thread_idx()
    threads, _, _ = cute.arch.block_dim()
    at_m, at_n, at_k = cute.arch.block_idx()
    tile = at_n * cute.arch.grid_dim()[0] + at_m
    # Each number of a thread lies beside that of the next one. Larger pieces would want sums in
    # neighbouring registers; then ptxas cannot keep all sums and their factors in different banks.
    beside = cute.make_layout((cute.size(acc), threads), stride=(threads, 1))
    flag = cutec.utils.SmemAllocator().allocate_tensor(cutec.Int32, cute.make_layout(1))
    mine = cute.make_tensor(parts[tile, at_k, None].iterator, beside)
    for i in cutec.range_constexpr(cute.size(acc)):
        mine[i, tid] = acc[i]
    last = last_of(split, counters.iterator + tile, flag)
    if last:
        acc.fill(0.0)
        for other in range(split):
            more = cute.make_tensor(parts[tile, other, None].iterator, beside)
            for i in cutec.range_constexpr(cute.size(acc)):
                acc[i] += more[i, tid]
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
    plan = Slices(tile, groups, split)
    tile_k, stages, across = plan.columns, plan.stages, plan.across
    tid, _, _ = cute.arch.thread_idx()
    at_m, at_n, at_k = cute.arch.block_idx()
    gA = cute.local_tile(mA, (tile_m, tile_k), (at_m, None))
    gB = cute.local_tile(mB, (tile_n, tile_k), (at_n, None))
    gC = cute.local_tile(mC, (tile_m, tile_n), (at_m, at_n))
    # The slice that K does not fill is the first one: the others need no look at columns. It begins
    # before the first column. Of a K of 0 it is zeros.
    slices = cutec.max(cute.ceil_div(mA.shape[1], tile_k), 1)
    before = mA.shape[1] - slices * tile_k
    rows_a = mA.shape[0] - at_m * tile_m - tid // across
    rows_b = mB.shape[0] - at_n * tile_n - tid // across
    if cutec.const_expr(split > 1):  # this block's slices, of which there may be none
        share = cute.ceil_div(slices, split)
        before += at_k * share * tile_k
        slices = cute.math.max(cute.math.min(share, slices - at_k * share), 0)
        rows_a, rows_b = (cute.where(slices > 0, rows, 0) for rows in (rows_a, rows_b))
    gA, gB = cute.domain_offset((0, before, 0), gA), cute.domain_offset((0, before, 0), gB)
    cC = cute.local_tile(cute.make_identity_tensor(mC.shape), (tile_m, tile_n), (at_m, at_n))

    smem = cutec.utils.SmemAllocator()
    stride_a, stride_b = tile_m + PADDING, tile_n + PADDING
    sA_layout = cute.make_layout((tile_m, tile_k, stages), stride=(1, stride_a, stride_a * tile_k))
    sB_layout = cute.make_layout((tile_n, tile_k, stages), stride=(1, stride_b, stride_b * tile_k))
    sC_layout = cute.make_layout((tile_m, tile_n, groups), stride=(tile_n, 1, tile_m * tile_n))
    size = (stride_a + stride_b) * tile_k * stages
    if cutec.const_expr(groups > 1):
        size = max(size, cute.size(sC_layout))
    room = cute.recast_ptr(smem.allocate(size * 4, 16), dtype=cutec.Float32)
    sA = cute.make_tensor(room, sA_layout)
    sB = cute.make_tensor(room + stride_a * tile_k * stages, sB_layout)
    thr_copy = tiled_copy.get_slice(tid)
    tAgA, tAsA = thr_copy.partition_S(gA), thr_copy.partition_D(sA)
    tBgB, tBsB = thr_copy.partition_S(gB), thr_copy.partition_D(sB)

    # The first slices are under way before anything else happens.
    for stage in cutec.range_constexpr(stages - 1):
        lacking = -before - tid % across if cutec.const_expr(stage == 0) else None
        wanted = stage < slices
        copy_slice(tiled_copy, tAgA, tAsA, rows_a if wanted else 0, lacking, stage, stage, across)
        copy_slice(tiled_copy, tBgB, tBsB, rows_b if wanted else 0, lacking, stage, stage, across)
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
    steps = tile_k // groups
    for k in range(slices):
        coming = k + (stages - 1)
        for step in cutec.range_constexpr(steps):
            if cutec.const_expr(step == steps - 1):
                cute.arch.cp_async_commit_group()
                write = read
                read = 0 if read == stages - 1 else read + 1
                cute.arch.cp_async_wait_group(stages - 2)
                cute.arch.sync_threads()
            following = (step + 1) % steps
            cute.autovec_copy(tCsA[None, None, following, read], tCrA[None, None, following])
            cute.autovec_copy(tCsB[None, None, following, read], tCrB[None, None, following])
            if cutec.const_expr(step == 0):
                copy_slice(tiled_copy, tAgA, tAsA, rows_a if coming < slices else 0, None, coming, write, across)
            if cutec.const_expr(step == 8 // groups):
                copy_slice(tiled_copy, tBgB, tBsB, rows_b if coming < slices else 0, None, coming, write, across)
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
    # a warp are 4 x 8, of which 2 x 2 follow each other: so each two, and each two pairs, read the
    # same 16 bytes of an operand, and shared memory serves half a warp at once.
    threads_m, threads_n = tile_m // 8, tile_n // 8
    threads = cute.make_layout(
        ((2, 2, threads_m // 4), (8, threads_n // 8), groups),
        stride=((1, 16, 32), (2, 8 * threads_m), threads_m * threads_n),
    )
    fours = [cute.make_layout((count, 4), stride=(4, 1)) for count in (threads_m, threads_n)]
    tiled_mma = cute.make_tiled_mma(cute.nvgpu.MmaUniversalOp(cutec.Float32), threads, permutation_mnk=(*fours, None))
    atom = cute.make_copy_atom(cpasync.CopyG2SOp(), cutec.Float32, num_bits_per_copy=32)
    across = Slices(tile, groups, split).across
    rows = cute.make_layout((tiled_mma.size // across, across), stride=(across, 1))
    tiled_copy = cute.make_tiled_copy_tv(atom, rows, cute.make_layout((1, 1)))
    out = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32)
    rows = cute.make_layout((tiled_mma.size // 32, 32), stride=(32, 1))
    tiled_out = cute.make_tiled_copy_tv(out, rows, cute.make_layout((1, 1)))
    blocks = [cute.ceil_div(c.shape[0], tile_m), cute.ceil_div(c.shape[1], tile_n), split]
    sgemm_kernel(a, b, c, parts, counters, tiled_mma, tiled_copy, tiled_out, tile, groups, split).launch(
        grid=blocks, block=[tiled_mma.size, 1, 1], min_blocks_per_mp=resident(tile, groups)
    )


def reference(a, b):
    import numpy as np

    return a.astype(np.float64) @ b.astype(np.float64).T


# Small matrices take small tiles, and several groups or blocks for each, so that all
# multiprocessors have work. `cutec tune sgemm.py` measured which form is the fastest where
# (sgemm.tune.yaml).
FORMS = [((32, 64), 4, 1), ((64, 64), 2, 1), ((128, 64), 1, 1)]  # tile, groups, split
FORMS += [((64, 128), 1, split) for split in (1, 2, 3, 4, 6, 8, 12)]
FORMS += [((128, 128), 1, split) for split in (1, 2, 3, 4, 5, 7, 8, 11)]
CUBES = [256, 384, 512, 640, 768, 896, 1000, 1024, 1280, 1536, 1792, 2048, 3072, 4096]
LAYERS = [(1536, 7168), (2112, 7168), (5120, 5120), (2048, 2048)]  # (n, k) of models
DRAWN = ["50 drawn from 64..4096, 64..8192, 64..8192", "40 drawn from 128..1024, 1024..16384, 1024..8192"]
DRAWN += ["8 drawn from 4096..8192, 1024..4096, 2048..4096"]
WAVES = 4  # of blocks, at most, among which tiles are split
TILES = "((m + $tile[0] - 1) // $tile[0]) * ((n + $tile[1] - 1) // $tile[1])"


def guard(tile, groups, split):
    """Of many tiles none is split: the workspace would be large, and there is work for all."""
    return f"{tiles_of(tile)} * {split} <= {places(1, WAVES * resident(tile, groups))}" if split > 1 else ""


def terms(tile, groups, split):
    row = columns_of(tile, groups, split)
    return terms_of(row, clustered=False)(tile, split=split, resident=resident(tile, groups))


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
        [(guard(*form), dict(zip(("tile", "groups", "split"), form, strict=True))) for form in FORMS],
        over=[
            {"m, n, k": [(size, size, size) for size in CUBES]},
            {"m": [300, 512, 1000, 2048, 4096], "n, k": LAYERS},
            *({"m, n, k": drawn} for drawn in DRAWN),
        ],
        card="H100",
        terms=terms,
    ),
    reference=reference,
    flops="2*m*n*k",
)
