"""D = A Bᵀ on Hopper (sm_90a), where A is sparse: of each four elements of a row two are zero.

Of A (M, K) two of each four elements are stored, `stored` (M, K / 2), and words of metadata say
which, `metadata` (ceil(M / 64), ceil(K / 64), 128). `compress` makes both of a matrix, of which it
keeps the two largest of each four elements. B is (N, K). A and B are in 16 bits or in e4m3; sums
are in float32. D is (M, N), contiguous along N, or for `linear_sparse` along M: there A is a
layer's weights, N counts tokens, and what is written is (N, M). M, N and K are known at launch.

The multiply units read 64 rows and 64 columns of A with 128 words of metadata, one in a register of
each thread of the warpgroup. Of A in 16 bits a lane's word is for two rows and 16 columns; an
instruction has 32 columns and takes the words of two lanes of each quad: the first two, or the
others, which is its selector. Of 8 bits it has 64 columns and takes all. Words lie in memory in
this order, so that a tile's come with its slices by TMA, and each thread reads its own.

A block has a warp that brings slices of A and B, and the metadata, into a ring of buffers, shared
out in clusters, and two warpgroups that multiply them. Blocks stay and compute tile after tile:
while sums of a tile are on their way out, slices of the next are on their way in.

Names follow CuTe (docs/letters.md): `tCrA` is A in registers, divided by the multiply that makes C.
"""

from math import gcd
from typing import Any

from common.hopper_tiles import LEAVING, Load, bring, load_atom, make_buffers, make_ring, send, source, store_atom
from common.sparse_rows import COLUMNS, REFERENCES, REFERENCES_FP8, ROWS
from common.tile_terms import SMS, terms_of

import cutec
from cutec import Constexpr, cute, pipeline, utils
from cutec.cute.nvgpu import cpasync, warpgroup
from cutec.utils import hopper_helpers as hopper

GROUP = 8  # clusters along M whose tiles follow each other: they share rows of B in the cache
SHARED = 227 * 1024  # bytes that a block may have
THREADS = 128  # of a warpgroup, and of a block that compresses


class Plan:
    """How tiles are computed: their size, clusters, the multiplies, and what lies where in shared
    memory.
    """

    def __init__(self, tile, cluster, columns, resident, b, d):
        m, n = tile
        self.resident = resident
        self.operand, self.dtype = b.element_type, d.element_type
        bits = self.operand.width
        self.tile, self.cluster = (m, n, columns), cluster
        self.consumers = {64: 1, 128: 2, 192: 3, 256: 2}[m]  # warpgroups that multiply
        # a thread; what producers give up, consumers get
        self.registers = (32, 160) if self.consumers == 3 else (40, 232)
        self.of_d = utils.LayoutEnum.from_tensor(d)
        k = 512 // bits  # columns of A of an instruction
        op = warpgroup.MmaSparseOp(self.operand, self.operand, cutec.Float32, (64, n, k))
        self.selectors = COLUMNS // k  # instructions that share words of metadata
        self.multiplies = []
        for selector in range(self.selectors):
            self.multiplies.append(cute.make_tiled_mma(op, (self.consumers, 1, 1)))
            self.multiplies[selector].set(warpgroup.Field.SELECTOR, selector)
            self.multiplies[selector].set(warpgroup.Field.ACCUMULATE, True)
        self.mma_of_group = cute.make_tiled_mma(op)
        self.slice = (64, gcd(n, 128 * 8 // self.dtype.width))  # sums that a warpgroup sends out at once
        self.sD_layout = hopper.make_smem_layout_epi(self.dtype, self.of_d, self.slice, self.consumers * LEAVING)
        self.words = (m // ROWS, columns // COLUMNS * THREADS)  # of metadata of a slice
        self.slice_bytes = (m // 2 + n) * columns * bits // 8 + 4 * self.words[0] * self.words[1]
        taken = cute.cosize(self.sD_layout.outer) * self.dtype.width // 8 + 2048
        self.stages = (SHARED // resident - taken) // self.slice_bytes
        row_major = utils.LayoutEnum.ROW_MAJOR
        self.sA_layout = hopper.make_smem_layout_a(row_major, (m, n, columns // 2), self.operand, self.stages)
        self.sB_layout = hopper.make_smem_layout_b(row_major, self.tile, self.operand, self.stages)
        self.sE_layout = cute.make_ordered_layout((*self.words, self.stages), (1, 0, 2))


@cute.jit
def produce(plan: Constexpr, schedule, ring, slices, loads):
    """Bring in the slices of tile after tile. Only one warp comes here."""
    m, n, k = plan.tile
    tiles = (m, k // 2), plan.words, (n, k)
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, ring.num_stages)
    work = schedule.initial_work_tile_info()
    while work.is_valid_tile:
        at_m, at_n, _ = work.tile_idx
        sources = [
            source(load, cute.local_tile(load.operand, tile, (at, None)))
            for load, tile, at in zip(loads, tiles, (at_m, at_m, at_n))
        ]
        state = bring(ring, state, slices, loads, sources)
        schedule.advance_to_next_work()
        work = schedule.get_current_work()
    ring.producer_tail(state)


@cute.jit
def words_of(thread, group, plan: Constexpr, sE, stage):
    """A thread's words of metadata, (1, 64 rows, 64 columns), of a slice."""
    strips, columns = plan.words[0] // plan.consumers, plan.words[1] // THREADS
    words = cute.make_rmem_tensor((1, strips, columns), cutec.Uint32)
    for strip in cutec.range_constexpr(strips):
        for column in cutec.range_constexpr(columns):
            words[0, strip, column] = sE[strip * plan.consumers + group, column * THREADS + thread, stage]
    return words


@cute.jit
def multiply(thread, group, plan: Constexpr, acc, tCrA, tCrB, sE, stage):
    """Start to multiply slices in shared memory, as one group: by each selector the columns whose
    metadata it selects.
    """
    words = words_of(thread, group, plan, sE, stage)
    warpgroup.fence()
    for selector in cutec.range_constexpr(plan.selectors):
        at = (None, None, (selector, None), stage)
        cute.gemm(plan.multiplies[selector], acc, (tCrA[at], words), tCrB[at], acc)
        plan.multiplies[selector].set(warpgroup.Field.ACCUMULATE, True)
    warpgroup.commit_group()


@cute.jit
def consume(tid, group, plan: Constexpr, schedule, ring, slices, sA, sE, sB, sD, tma_D, mD):
    """Multiply the slices of tile after tile, and send out the sums. While a warpgroup waits for
    its multiplies, and gets the next words of metadata, the other's keep the units busy.
    """
    first = plan.multiplies[0]
    # a warpgroup multiplies as one: all its threads tell the same addresses
    thr_mma = first.get_slice(group * 128)
    by_selector = (None, None, plan.selectors, None)  # columns of A and B of each selector
    tCrA = cute.logical_divide(first.make_fragment_A(thr_mma.partition_A(sA)), by_selector)
    tCrB = cute.logical_divide(first.make_fragment_B(thr_mma.partition_B(sB)), by_selector)
    m, n, _ = plan.tile
    acc = first.make_fragment_C(first.partition_shape_C((m, n)))
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, ring.num_stages)
    thread = tid % 128
    work, turn = schedule.initial_work_tile_info(), 0
    while work.is_valid_tile:
        first.set(warpgroup.Field.ACCUMULATE, False)
        for _ in range(slices):
            ring.consumer_wait(state)
            multiply(thread, group, plan, acc, tCrA, tCrB, sE, state.index)
            # words of the next slice may not come before: their registers are still read
            warpgroup.wait_group(0)
            cute.arch.sync_warp()  # all lanes have their words
            ring.consumer_release(state)
            state.advance()
        at_m, at_n, _ = work.tile_idx
        strips = [at_m * (m // 64) + group + i * plan.consumers for i in range(m // 64 // plan.consumers)]
        targets = [cute.local_tile(mD, (64, n), (strip, at_n)) for strip in strips]
        turn = send(tid, group, plan, tma_D, acc, turn, sD, targets)
        schedule.advance_to_next_work()
        work = schedule.get_current_work()
    cute.arch.cp_async_bulk_wait_group(0, read=True)


@cute.kernel
def gemm_kernel(tmas: tuple, operands: tuple, tma_D, mD, tiles, plan: Constexpr):
    """`operands`: what is stored of A, its metadata, and B."""
    tid, _, _ = cute.arch.thread_idx()
    group = cute.arch.make_warp_uniform(tid // 128)
    warp_index = cute.arch.make_warp_uniform(tid // 32)
    if warp_index == 0:
        for atom in (*tmas, tma_D):
            cpasync.prefetch_descriptor(atom)

    smem = utils.SmemAllocator()
    sA, sB, sD = make_buffers(smem, plan)
    sE = smem.allocate_tensor(cutec.Uint32, plan.sE_layout, 128)
    barriers = smem.allocate_array(cutec.Int64, 2 * plan.stages)

    across, down = plan.cluster
    shape = cute.make_layout((1, across, down, 1))
    ring = make_ring(plan, plan.slice_bytes, barriers, shape)
    rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())
    schedule = utils.StaticPersistentTileScheduler.create(tiles, cute.arch.block_idx(), cute.arch.grid_dim())
    # of a K of 0 there is one slice, of zeros
    slices = cutec.max(cute.ceil_div(operands[2].shape[1], plan.tile[2]), 1)
    cute.arch.griddepcontrol_wait()
    cute.arch.griddepcontrol_launch_dependents()

    if group == 0:
        if cutec.const_expr(plan.resident == 1):
            cute.arch.setmaxregister_decrease(plan.registers[0])
        if warp_index == 0:
            # Blocks next to each other along N need the same rows of A, those along M the same rows
            # of B: each loads a share for all.
            at_m, at_n = rank % across, rank // across
            mask_A, mask_B = (cpasync.create_tma_multicast_mask(shape, (0, at_m, at_n, 0), mode) for mode in (2, 1))
            loads = [
                Load(tmas[0], operands[0], sA, at_n, down, mask_A),
                Load(tmas[1], operands[1], sE),
                Load(tmas[2], operands[2], sB, at_m, across, mask_B),
            ]
            produce(plan, schedule, ring, slices, loads)
    else:
        if cutec.const_expr(plan.resident == 1):
            cute.arch.setmaxregister_increase(plan.registers[1])
        consume(tid - 128, group - 1, plan, schedule, ring, slices, sA, sE, sB, sD, tma_D, mD)


@cute.jit
def gemm(
    stored: cute.Tensor,
    metadata: cute.Tensor,
    b: cute.Tensor,
    d: cute.Tensor,
    tile: Constexpr,
    cluster: Constexpr = (1, 1),
    columns: Constexpr = 64,
    transposed: Constexpr = False,
    resident: Constexpr = 1,
    blocks: Constexpr = SMS,
):
    """`columns`: of A, in a slice. `transposed`: D is given as (N, M). `resident`: blocks that a
    multiprocessor has at a time, of which there are `blocks` at most.
    """
    assert b.shape[1] == 2 * stored.shape[1], "half of the columns of A are stored"
    assert metadata.shape[0] == cute.ceil_div(stored.shape[0], ROWS), "metadata has a row for 64 rows of A"
    assert metadata.shape[1] == cute.ceil_div(b.shape[1], COLUMNS), "metadata has a column for 64 columns of A"
    if cutec.const_expr(transposed):
        d = cute.make_tensor(d.iterator, cute.select(d.layout, mode=[1, 0]))
    plan = Plan(tile, cluster, columns, resident, b, d)
    m, n = tile
    strips, _, threads = metadata.shape
    words = cute.make_layout((strips, metadata.shape[1] * threads), stride=(metadata.stride[0], 1))
    of_A, of_E, of_B = (cute.slice_(x, (None, None, 0)) for x in (plan.sA_layout, plan.sE_layout, plan.sB_layout))
    loads = [
        load_atom(stored, of_A, (m, columns // 2), cluster[1]),
        load_atom(cute.make_tensor(metadata.iterator, words), of_E, plan.words),
        load_atom(b, of_B, (n, columns), cluster[0]),
    ]
    tmas, given = tuple(atom for atom, _ in loads), tuple(tensor for _, tensor in loads)
    tma_D, mD = store_atom(plan, d)
    extents = cute.ceil_div(d.shape[0], m), cute.ceil_div(d.shape[1], n), 1
    spread = (*cluster, 1)
    tiles = utils.PersistentTileSchedulerParams(extents, spread, swizzle_size=GROUP, raster_along_m=False)
    clusters = blocks * resident // (cluster[0] * cluster[1])
    grid = utils.StaticPersistentTileScheduler.get_grid_shape(tiles, clusters)
    gemm_kernel(tmas, given, tma_D, mD, tiles, plan).launch(
        grid=grid, block=(128 * (1 + plan.consumers), 1, 1), cluster=spread, min_blocks_per_mp=resident, use_pdl=True
    )


@cute.jit
def two_largest(keys):
    """Of four numbers (or of each four of vectors) the largest and the second."""
    most = [cute.math.max(keys[0], keys[1]), cute.math.max(keys[2], keys[3])]
    least = cute.math.max(cute.math.min(keys[0], keys[1]), cute.math.min(keys[2], keys[3]))
    return cute.math.max(*most), cute.math.max(cute.math.min(*most), least)


@cute.jit
def keep_halves(words, kept):
    """Of each four elements in 16 bits of two words, `kept` gets the two largest by their absolute
    values, of equal ones the first. Returns metadata.
    """
    fields = cutec.Uint32(0)
    for four in cutec.range_constexpr(4):
        keys = []
        for i in cutec.range_constexpr(4):  # the absolute value, then 3 - i
            value = words[2 * four + i // 2] << 16 * (1 - i % 2)
            keys.append(value & 0x7FFF0000 | 3 - i)
        found = [key & 3 for key in two_largest(keys)]
        first, second = 3 - cutec.max(*found), 3 - cutec.min(*found)
        # the bytes of the first and of the second among those of both words
        selector = 0x1010 + first * 0x22 + second * 0x2200
        kept[four] = cute.arch.prmt(words[2 * four], words[2 * four + 1], selector)
        fields = fields | (first | second << 2) << 4 * four
    return fields


@cute.jit
def keep_bytes(words, kept):
    """The same of elements in 8 bits. Keys of two fours are the halves of a word, and are compared
    as numbers in bfloat16: positive ones have the order of their bits.
    """
    keys = []
    for i in cutec.range_constexpr(4):
        both = cute.make_rmem_tensor(4, cutec.Uint32)
        for j in cutec.range_constexpr(4):
            value = cute.arch.prmt(words[2 * j], words[2 * j + 1], i << 4 | 4 + i << 12)
            both[j] = value & 0x7F007F00 | (3 - i) * 0x10001
        keys.append(cute.recast_tensor(both, cutec.BFloat16).load())
    found = [cute.make_rmem_tensor(4, cutec.Uint32) for _ in range(4)]
    for numbers, place in zip(two_largest(keys), found):
        cute.recast_tensor(place, cutec.BFloat16).store(numbers)
        for j in cutec.range_constexpr(4):
            place[j] = place[j] & 0x30003
    one, other = [cute.recast_tensor(place, cutec.BFloat16).load() for place in found[:2]]
    cute.recast_tensor(found[2], cutec.BFloat16).store(cute.math.max(one, other))
    cute.recast_tensor(found[3], cutec.BFloat16).store(cute.math.min(one, other))
    fields = cutec.Uint32(0)
    for j in cutec.range_constexpr(4):
        first, second = 0x30003 - found[2][j], 0x30003 - found[3][j]
        selector = first + (second << 4)
        kept[j] = cute.arch.prmt(words[2 * j], words[2 * j + 1], (selector | selector >> 8) + 0x4400)
        both = first + (second << 2)
        fields = fields | ((both | both >> 12) & 0xFF) << 8 * j
    return fields


@cute.jit
def load_run(a, row, number, run: Constexpr):
    """A run of 32 bytes of a row, as words: zeros where it is not there."""
    words = cute.make_rmem_tensor(8, cutec.Uint32)
    words.fill(0)
    if row < a.shape[0] and number * run < a.shape[1]:
        cute.autovec_copy(cute.recast_tensor(cute.local_tile(a[row, None], (run,), (number,)), cutec.Uint32), words)
    return words


@cute.jit
def store_run(words, stored, row, number, run: Constexpr):
    """Store what is kept of a run; returns its metadata."""
    kept = cute.make_rmem_tensor(4, cutec.Uint32)
    fields = keep_halves(words, kept) if cutec.const_expr(run == 16) else keep_bytes(words, kept)
    if row < stored.shape[0] and number * (run // 2) < stored.shape[1]:
        target = cute.local_tile(stored[row, None], (run // 2,), (number,))
        cute.autovec_copy(kept, cute.recast_tensor(target, cutec.Uint32))
    return fields


@cute.kernel
def compress_kernel(a: cute.Tensor, stored: cute.Tensor, metadata: cute.Tensor, run: Constexpr):
    """A block has 64 rows and 64 columns, a thread a word of metadata."""
    tid, _, _ = cute.arch.thread_idx()
    column, strip, _ = cute.arch.block_idx()
    lane, row = tid % 4, strip * ROWS + tid // 32 * 16 + tid % 32 // 4
    if cutec.const_expr(run == 16):  # a word is for 16 columns of two rows
        places = [(row, column * 4 + lane), (row + 8, column * 4 + lane)]
    else:  # for 32 columns of one
        places = [(row + lane % 2 * 8, column * 2 + lane // 2)]
    runs = [load_run(a, *place, run) for place in places]
    fields = [store_run(found, stored, *place, run) for found, place in zip(runs, places)]
    metadata[strip, column, tid] = fields[0] | fields[1] << 16 if cutec.const_expr(run == 16) else fields[0]


@cute.jit
def compress(a: cute.Tensor, stored: cute.Tensor, metadata: cute.Tensor, run: Constexpr):
    """`run`: elements of 32 bytes, of which rows of A have any number."""
    strips, columns, _ = metadata.shape
    compress_kernel(a, stored, metadata, run).launch(grid=(columns, strips, 1), block=(THREADS, 1, 1))


HALVES = "k == 2 * kh and mt == (m + 63) // 64 and kt == (k + 63) // 64"
# Tiles, clusters, columns of a slice in 16 bits, and how many blocks a multiprocessor has. For few
# columns of D all that counts is how fast A comes.
TILES = [((128, 256), (2, 1), 64, 1), ((192, 192), (2, 1), 64, 1), ((128, 192), (2, 1), 64, 1)]
TILES += [((192, 128), (2, 1), 64, 1), ((64, 256), (1, 1), 64, 1)]
TILES += [((128, 128), (1, 1), 128, 1), ((64, 128), (1, 1), 128, 1), ((128, 64), (1, 1), 128, 1)]
TILES += [((64, 64), (1, 1), 128, resident) for resident in (1, 2)]
TILES += [((64, 32), (1, 1), 128, 2), ((64, 16), (1, 1), 128, 3)]
# Shapes to tune over: layers of models, (M, K), and shapes drawn from everywhere.
LAYERS = [(1536, 7168), (4096, 4096), (5120, 13824), (8192, 8192), (11008, 4096), (18944, 3584)]
FOLLOWING = {"kh": "k // 2", "mt": "(m + 63) // 64", "kt": "(k + 63) // 64"}
WORD = 0x4E4E4E4E  # of metadata: of four elements the last two, of the next four the first two


def choice(bits, **more):
    """The forms for elements of so many bits, with the terms of their time."""
    forms = [
        {"tile": tile, "cluster": cluster, "columns": columns * 16 // bits, "resident": resident}
        for tile, cluster, columns, resident in TILES
    ]
    shapes = [
        {"n": [8, 48, 128, 400, 1536], "m, k": LAYERS},
        {"m, n, k": f"32 drawn from 64..20480 step 8, 8..8192 step 8, 256..20480 step {512 // bits}"},
    ]
    over = [each | FOLLOWING for each in shapes]
    return cutec.tuned(forms, over, card="H200", terms=terms, contents={"metadata": f"{WORD}"}, **more)


def terms(tile, cluster, columns, resident):
    """Of a form's time; those of A, B and D are the last three, of A half is read."""
    return terms_of(columns)(tile, cluster, resident=resident)


for suffix, types, run, forms, references in (
    ("", ("$dtype", "$dtype"), 16, choice(16, alike=["dtype"]), REFERENCES),
    ("_fp8", ("f8E4M3FN", "bf16"), 32, choice(8), REFERENCES_FP8),
):
    operand, dtype = types
    stored = f"{operand}[m,kh{{div={run // 2}}}]"
    variants: Any = {"variants": {"dtype": ["f16", "bf16"]}} if run == 16 else {}
    for name, result, transposed, wanted in (
        ("gemm_sparse", "m,n{div=8}", False, references[0]),
        ("linear_sparse", "n,m{div=8}", True, references[1]),
    ):
        cutec.export(
            gemm,
            args=[f"in {stored}", "in u32[mt,kt,128]", f"in {operand}[n,k{{div={run}}}]", f"out {dtype}[{result}]"],
            name=f"{name}{suffix}",
            constexpr={"transposed": transposed},
            choose=forms,
            reference=wanted,
            flops="2*m*n*k",
            arch="sm_90a",
            **variants,
        )
    cutec.export(
        compress,
        args=[f"in {operand}[m,k{{div={run}}}]", f"out {stored}", "out u32[mt,kt,128]"],
        name=f"compress{suffix}",
        choose=[(HALVES, {"run": run})],
        reference=references[2],
        arch="sm_90a",
        **variants,
    )
