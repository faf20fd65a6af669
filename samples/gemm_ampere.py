"""C = A Bᵀ on tensor cores, for any GPU from sm_80 on: mma.sync, ldmatrix, and cp.async through
several stages of shared memory.

A is (M, K) and B (N, K), both with K contiguous; C is (M, N) with N contiguous; sums are in
float32. M, N and K are known at launch; tiles at the edges are filled with zeros and stored in
part. A block computes a tile of C: while its warps multiply one slice of K, cp.async brings the
slices after it. Shared memory is swizzled so that neither copies nor ldmatrix collide in its banks.

Names follow CuTe (docs/letters.md): `tCrA` is A in registers, divided by the multiply that makes C.
"""

from common.tile_terms import terms_of

import cutec
from cutec import Constexpr, cute
from cutec.cute.nvgpu import LoadCacheMode, cpasync, warp

INSTRUCTION = (16, 8, 16)
VECTOR = 8  # 16-bit elements in a copy of 16 bytes
GROUP = 8  # tiles of C along M that neighbouring blocks compute: they share rows of B in the cache
SHARED = 96 * 1024  # bytes a block may take for slices of A and B, two blocks a multiprocessor of an A100 or H100
STAGES = 4  # slices of K in shared memory, at most


class Plan:
    """How a tile of C is computed, a slice of K after the other: who copies and multiplies what,
    and what lies where in shared memory.
    """

    def __init__(self, tile, dtype):
        self.tile, self.dtype = tile, dtype
        m, n, k = tile
        assert k % 32 == 0, "a slice is multiplied in two steps at least: registers are loaded one step ahead"
        self.stages = stages = min(STAGES, SHARED // ((m + n) * k * dtype.width // 8))
        assert m * n <= stages * (m + n) * k, "C goes out through the shared memory of A and B"
        # Warps down and across: a power of two, as copies need it, for 192 columns, too.
        warps = (4, 2) if n % 128 == 64 and m * n > 128 * 128 else (2, max(2, n // 64))
        op = warp.MmaF16BF16Op(dtype, cutec.Float32, INSTRUCTION)
        # A warp takes 16 columns at a time, two instructions, so that one ldmatrix of B serves
        # both.
        order = (16 * warps[0], 16 * warps[1], 16)
        self.tiled_mma = cute.make_tiled_mma(op, (*warps, 1), permutation_mnk=order)
        threads = self.tiled_mma.size
        # The way in: each thread copies 16 bytes of a row, asynchronously, and zeros where there is
        # no element.
        to_shared = cpasync.CopyG2SOp(LoadCacheMode.GLOBAL)
        atom = cute.make_copy_atom(to_shared, dtype, num_bits_per_copy=128)
        self.rows, self.across = threads // (k // VECTOR), k // VECTOR
        self.copy_in = cute.make_tiled_copy_tv(
            atom, cute.make_layout((self.rows, self.across), stride=(self.across, 1)), cute.make_layout((1, VECTOR))
        )
        # From shared memory to registers: four 8x8 matrices at once.
        matrices = cute.make_copy_atom(warp.LdMatrix8x8x16bOp(False, 4), dtype)
        self.copy_A = cute.make_tiled_copy_A(matrices, self.tiled_mma)
        self.copy_B = cute.make_tiled_copy_B(matrices, self.tiled_mma)
        # The way out: rows of C in pieces of 16 bytes.
        atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), dtype, num_bits_per_copy=128)
        across = n // VECTOR if threads % (n // VECTOR) == 0 else min(n, 64) // VECTOR
        self.copy_out = cute.make_tiled_copy_tv(
            atom, cute.make_layout((threads // across, across), stride=(across, 1)), cute.make_layout((1, VECTOR))
        )
        self.sA_layout = swizzled((m, k, stages))
        self.sB_layout = swizzled((n, k, stages))
        self.sC_layout = swizzled((m, n))


def swizzled(shape):
    """Rows of up to 128 bytes, 8 of them a block, in which 16-byte pieces are permuted: 8 pieces
    below each other lie in different banks.
    """
    width = min(shape[1], 64)
    bits = {32: 2, 64: 3}[width]
    rows = cute.make_composed_layout(cute.make_swizzle(bits, 3, 3), 0, cute.make_layout((8, width), stride=(width, 1)))
    return cute.tile_to_shape(rows, shape, tuple(range(len(shape))))


@cute.jit
def copy_pieces(
    plan: Constexpr, source: cute.Tensor, target: cute.Tensor, part: Constexpr, parts: Constexpr, rows, k, stage
):
    """Bring a part of slice `k` of an operand into a stage; zeros in place of rows from `rows` on,
    counted from the thread's first one.
    """
    pieces = cute.size(source, mode=[1])
    for i in cutec.range_constexpr(pieces * part // parts, pieces * (part + 1) // parts):
        inside = cute.make_rmem_tensor((1,), cutec.Boolean)
        inside[0] = i * plan.rows < rows
        cute.copy(plan.copy_in, source[None, i, 0, k], target[None, i, 0, stage], pred=inside)


@cute.kernel
def gemm_kernel(mA: cute.Tensor, mB: cute.Tensor, mC: cute.Tensor, plan: Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    tile_m, tile_n, tile_k = plan.tile
    stages = plan.stages

    # Which tile of C: blocks go down GROUP tiles, then right.
    tiles_m = cute.ceil_div(mA.shape[0], tile_m)
    tiles_n = cute.ceil_div(mB.shape[0], tile_n)
    group = block // (GROUP * tiles_n)
    height = cutec.min(tiles_m - group * GROUP, GROUP)
    at_m = group * GROUP + block % (GROUP * tiles_n) % height
    at_n = block % (GROUP * tiles_n) // height

    gA = cute.local_tile(mA, (tile_m, tile_k), (at_m, None))
    gB = cute.local_tile(mB, (tile_n, tile_k), (at_n, None))
    gC = cute.local_tile(mC, (tile_m, tile_n), (at_m, at_n))
    # The slice that K does not fill is the first one: the others need no look at columns. It begins
    # before the first column. Of a K of 0 it is zeros.
    slices = cutec.max(cute.ceil_div(mA.shape[1], tile_k), 1)
    before = mA.shape[1] - slices * tile_k
    gA, gB = cute.domain_offset((0, before, 0), gA), cute.domain_offset((0, before, 0), gB)
    cC = cute.local_tile(cute.make_identity_tensor(mC.shape), (tile_m, tile_n), (at_m, at_n))

    smem = cutec.utils.SmemAllocator()
    sA = smem.allocate_tensor(plan.dtype, plan.sA_layout, 128)
    sB = smem.allocate_tensor(plan.dtype, plan.sB_layout, 128)

    thr_copy = plan.copy_in.get_slice(tid)
    tAgA, tAsA = thr_copy.partition_S(gA), thr_copy.partition_D(sA)
    tBgB, tBsB = thr_copy.partition_S(gB), thr_copy.partition_D(sB)
    rows_a = mA.shape[0] - at_m * tile_m - tid // plan.across
    rows_b = mB.shape[0] - at_n * tile_n - tid // plan.across

    # The first slices are under way before anything else happens.
    for stage in cutec.range_constexpr(stages - 1):
        wanted = before + tid % plan.across * VECTOR >= 0 if cutec.const_expr(stage == 0) else stage < slices
        copy_pieces(plan, tAgA, tAsA, 0, 1, rows_a if wanted else 0, stage, stage)
        copy_pieces(plan, tBgB, tBsB, 0, 1, rows_b if wanted else 0, stage, stage)
        cute.arch.cp_async_commit_group()

    thr_mma = plan.tiled_mma.get_slice(tid)
    tCrA = plan.tiled_mma.make_fragment_A(thr_mma.partition_A(sA)[None, None, None, 0])
    tCrB = plan.tiled_mma.make_fragment_B(thr_mma.partition_B(sB)[None, None, None, 0])
    acc = plan.tiled_mma.make_fragment_C(thr_mma.partition_C(gC))
    acc.fill(0.0)
    thr_copy_A, thr_copy_B = plan.copy_A.get_slice(tid), plan.copy_B.get_slice(tid)
    tXsA, tXrA = thr_copy_A.partition_S(sA), thr_copy_A.retile(tCrA)
    tXsB, tXrB = thr_copy_B.partition_S(sB), thr_copy_B.retile(tCrB)
    steps = cute.size(tCrA, mode=[2])

    # The first registers of the first slice; in the loop, registers are always loaded one step
    # before they are multiplied.
    cute.arch.cp_async_wait_group(stages - 2)
    cute.arch.sync_threads()
    cute.copy(plan.copy_A, tXsA[None, None, 0, 0], tXrA[None, None, 0])
    cute.copy(plan.copy_B, tXsB[None, None, 0, 0], tXrB[None, None, 0])
    read, write = cutec.Int32(0), cutec.Int32(stages - 1)
    for k in range(slices):
        coming = k + (stages - 1)
        coming_a, coming_b = rows_a if coming < slices else 0, rows_b if coming < slices else 0
        for step in cutec.range_constexpr(steps):
            if cutec.const_expr(step == steps - 1):
                cute.arch.cp_async_commit_group()
                write = read
                read = 0 if read == stages - 1 else read + 1
                cute.arch.cp_async_wait_group(stages - 2)
                cute.arch.sync_threads()
            following = (step + 1) % steps
            cute.copy(plan.copy_A, tXsA[None, None, following, read], tXrA[None, None, following])
            cute.copy(plan.copy_B, tXsB[None, None, following, read], tXrB[None, None, following])
            if cutec.const_expr(step < steps - 1):
                copy_pieces(plan, tAgA, tAsA, step, steps - 1, coming_a, coming, write)
                copy_pieces(plan, tBgB, tBsB, step, steps - 1, coming_b, coming, write)
            cute.gemm(plan.tiled_mma, acc, tCrA[None, None, step], tCrB[None, None, step], acc)

    # Through shared memory, so that rows of C are stored in pieces of 16 bytes.
    cute.arch.cp_async_wait_group(0)
    cute.arch.sync_threads()
    sC = cute.make_tensor(sA.iterator, plan.sC_layout)
    tCrC = cute.make_fragment_like(acc, plan.dtype)
    tCrC.store(acc.load().to(plan.dtype))
    cute.autovec_copy(tCrC, thr_mma.partition_C(sC))
    cute.arch.sync_threads()
    thr_out = plan.copy_out.get_slice(tid)
    tXsC, tXgC, tXcC = thr_out.partition_S(sC), thr_out.partition_D(gC), thr_out.partition_S(cC)
    for j in cutec.range_constexpr(cute.size(tXgC, mode=[2])):
        for i in cutec.range_constexpr(cute.size(tXgC, mode=[1])):
            if cute.elem_less(tXcC[0, i, j], mC.shape):
                cute.autovec_copy(tXsC[None, i, j], tXgC[None, i, j])


@cute.jit
def gemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, tile: Constexpr = (128, 128, 64)):
    plan = Plan(tile, a.element_type)
    blocks = cute.ceil_div(c.shape[0], tile[0]) * cute.ceil_div(c.shape[1], tile[1])
    gemm_kernel(a, b, c, plan).launch(grid=[blocks, 1, 1], block=[plan.tiled_mma.size, 1, 1])


def reference(a, b):
    import numpy as np

    return a.astype(np.float64) @ b.astype(np.float64).T


# Small matrices take small tiles, so that all multiprocessors have one; long rows of large ones
# want large tiles, of a width that fills the last wave. `cutec tune gemm_ampere.py` measured which
# tile is the fastest where (gemm_ampere.tune.yaml).
TILES = [(64, 64, 64), (64, 128, 64), (128, 64, 64), (128, 128, 32), (128, 128, 64)]
TILES += [(128, 192, 32), (128, 192, 64), (128, 256, 32)]
LAYERS = [(4096, 4096), (6144, 4096), (28672, 4096), (1536, 7168), (2112, 7168), (2048, 1024)]  # (n, k) of models


def terms(tile):
    """What the time of a tile is made of, with as many blocks a multiprocessor as have room."""
    area = tile[0] * tile[1]
    return terms_of(tile[2])(tile[:2], resident=3 if area == 64 * 64 else 2 if area <= 128 * 128 else 1)


cutec.export(
    gemm,
    args=["in $dtype[m,k{div=8}]", "in $dtype[n,k{div=8}]", "out $dtype[m,n{div=8}]"],
    variants={"dtype": ("f16", "bf16")},
    choose=cutec.tuned(
        [{"tile": tile} for tile in TILES],
        over=[
            {"m": [1, 64, 256, 512, 1000, 2048, 4096], "n, k": LAYERS},
            {"m, n, k": "40 drawn from 16..8192, 512..16384 step 8, 512..16384 step 8"},
        ],
        card="H100",
        terms=terms,
        alike=["dtype"],
    ),
    reference=reference,
    flops="2*m*n*k",
)
