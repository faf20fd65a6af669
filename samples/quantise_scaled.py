"""Quantise matrices of bfloat16 to e4m3, with a scale for every 128 elements, as
`gemm_scaled_hopper.py` multiplies them: x = q · scale, and the largest of them becomes 448, the
largest e4m3.

| function | q | a scale for |
| --- | --- | --- |
| `quantise_rows` | (rows, K / 128, 128) | 128 elements of a row: (K / 128, rows) |
| `quantise_squares` | (rows, K / 128, 128) | a square: (ceil(rows / 128), K / 128) |
| `quantise_columns` | transposed: (K, rows / 128, 128) | 128 of a column: (rows / 128, K) |

The last is for multiplies along the rows, as gradients of weights have them. Scales are float32; of
the forms `_pow2` they are powers of two, the next above. Zeros have a scale of 1, others 2^-100 at
least. NaN stays NaN; an infinite element has an infinite scale, the others beside it become 0 and
it NaN.

A block takes 128 x 128 elements, or 32 rows of four blocks of 128: a thread has four runs of 16.
"""

from typing import Any

from common.modes import follow, overlaps
from common.scaled_rows import QUANTISED, QUANTISED_POW2

import cutec
from cutec import Constexpr, cute

THREADS, BLOCK, LARGEST = 256, 128, 448.0
LEAST = 2.0**-100  # of scales: their inverses are finite
RUN = 16  # elements of a row that a thread has
LANES = BLOCK // RUN  # that have a row of a block
ROWS = THREADS // LANES  # that all threads have at a time
TURNS = 4  # runs of a thread
COLUMNS = 64  # of a transposed tile


@cute.jit
def scale_of(largest: cutec.Float32, pow2: Constexpr):
    """The scale of elements up to `largest`, and what to multiply them by."""
    scale = cutec.Float32(cutec.max(largest * (1.0 / LARGEST), LEAST))
    scale = cute.where(largest > 0.0, scale, cutec.Float32(1.0))
    if cutec.const_expr(pow2):  # the next one: its fraction has no bits
        bits = (scale.bitcast(cutec.Int32) + 0x7FFFFF) & 0x7F800000
        factor = cutec.Int32(0x7F000000 - bits).bitcast(cutec.Float32)
        return cutec.Int32(bits).bitcast(cutec.Float32), cutec.max(factor, 0.0)  # of an infinite one 0
    return scale, cute.arch.rcp_approx(scale)


@cute.jit
def largest_of(values):
    """The largest absolute value of a vector."""
    return cute.math.absf(values).reduce(cute.ReductionOp.MAX, 0.0, 0)


@cute.kernel
def quantise_kernel(x: cute.Tensor, q: cute.Tensor, scales: cute.Tensor, square: Constexpr, pow2: Constexpr):
    """A thread's runs are below each other in a square, or in blocks of K beside each other."""
    tid, _, _ = cute.arch.thread_idx()
    across, down, _ = cute.arch.block_idx()
    lane, row = tid % LANES, tid // LANES
    rows, blocks, _ = x.shape
    smem = cutec.utils.SmemAllocator()
    found: Any = smem.allocate_tensor(cutec.Float32, cute.make_layout(THREADS // 32)) if square else None
    runs = cute.make_rmem_tensor((RUN, TURNS), x.element_type)
    runs.fill(0.0)
    places = []
    for i in cutec.range_constexpr(TURNS):
        places.append((down * BLOCK + i * ROWS + row, across) if square else (down * ROWS + row, across * TURNS + i))
        at, k = places[i]
        if at < rows and k < blocks:
            cute.autovec_copy(cute.local_tile(x[at, k, None], (RUN,), (lane,)), runs[None, i])
    values = [runs[None, i].load().to(cutec.Float32) for i in range(TURNS)]
    largest = [largest_of(value) for value in values]
    if cutec.const_expr(square):
        most = cutec.max(*largest)
        for i in cutec.range_constexpr(5):
            most = cutec.max(most, cute.arch.shuffle_sync_bfly(most, 1 << i))
        if tid % 32 == 0:
            found[tid // 32] = most
        cute.arch.sync_threads()
        largest = [found.load().reduce(cute.ReductionOp.MAX, 0.0, 0)] * TURNS
    for i in cutec.range_constexpr(TURNS):
        most = largest[i]
        if cutec.const_expr(not square):
            for step in cutec.range_constexpr(3):
                most = cutec.max(most, cute.arch.shuffle_sync_bfly(most, 1 << step))
        scale, factor = scale_of(most, pow2)
        at, k = places[i]
        if at < rows and k < blocks:
            run = cute.make_rmem_tensor(RUN, q.element_type)
            run.store((values[i] * factor).to(q.element_type))
            cute.autovec_copy(run, cute.local_tile(q[at, k, None], (RUN,), (lane,)))
            if cutec.const_expr(not square):
                if lane == 0:
                    scales[k, at] = scale
    if cutec.const_expr(square):
        if tid == 0:
            scales[down, across] = scale_of(largest[0], pow2)[0]


@cute.kernel
def columns_kernel(x: cute.Tensor, q: cute.Tensor, scales: cute.Tensor, pow2: Constexpr):
    """A thread has four elements each of eight columns; a tile leaves transposed, through shared
    memory. One thread a column finds its scale.
    """
    follow()
    tid, _, _ = cute.arch.thread_idx()
    across, down, _ = cute.arch.block_idx()
    lane, four = tid % 8, tid // 8  # eight columns; four rows
    columns = x.shape[2]
    smem = cutec.utils.SmemAllocator()
    # in different banks: what lanes write, which is eight columns apart, and what they read
    found = smem.allocate_tensor(cutec.Float32, cute.make_layout(((32, 2), THREADS // 32), stride=((1, 33), 66)))
    factors = smem.allocate_tensor(cutec.Float32, cute.make_layout(((4, 2, 8),), stride=((1, 48, 4),)), 16)
    # four words that lie together are exclusive-ored with the number of eight columns: lanes write
    # to different banks
    words = cute.make_layout((BLOCK // 4, COLUMNS))
    turned = smem.allocate_tensor(cutec.Int32, words, 1024, swizzle=cute.make_swizzle(3, 4, 6))
    runs = cute.make_rmem_tensor((8, 4), x.element_type)
    runs.fill(0.0)
    column = across * COLUMNS + lane * 8
    if column < columns:
        for i in cutec.range_constexpr(4):
            cute.autovec_copy(cute.local_tile(x[down, 4 * four + i, None], (8,), (column // 8,)), runs[None, i])
    values = [[cutec.Float32(runs[j, i]) for i in range(4)] for j in range(8)]
    for j in cutec.range_constexpr(8):
        most = cutec.max(*(abs(value) for value in values[j]))
        for step in cutec.range_constexpr(2):
            most = cutec.max(most, cute.arch.shuffle_sync_bfly(most, 8 << step))
        if tid % 32 < 8:
            found[lane * 8 + j, tid // 32] = most
    cute.arch.sync_threads()
    if tid < COLUMNS:
        scale, factor = scale_of(found[tid, None].load().reduce(cute.ReductionOp.MAX, 0.0, 0), pow2)
        factors[tid] = factor
        if across * COLUMNS + tid < columns:
            scales[down, across * COLUMNS + tid] = scale
    cute.arch.sync_threads()
    of_columns = cute.make_rmem_tensor((4, 2), cutec.Float32)
    cute.autovec_copy(
        cute.make_tensor(factors.iterator + 4 * lane, cute.make_layout((4, 2), stride=(1, 48))), of_columns
    )
    for j in cutec.range_constexpr(8):
        scaled, bytes_ = (cute.make_rmem_tensor(4, dtype) for dtype in (cutec.Float32, q.element_type))
        for i in cutec.range_constexpr(4):
            scaled[i] = values[j][i] * of_columns[j]
        bytes_.store(scaled.load().to(q.element_type))
        turned[four, lane * 8 + j] = cute.recast_tensor(bytes_, cutec.Int32)[0]
    cute.arch.sync_threads()
    for i in cutec.range_constexpr(COLUMNS * BLOCK // 16 // THREADS):
        number = i * THREADS + tid
        at = across * COLUMNS + number // 8
        if at < columns:
            run = cute.make_rmem_tensor(4, cutec.Int32)
            cute.autovec_copy(cute.local_tile(turned[None, number // 8], (4,), (number % 8,)), run)
            target = cute.local_tile(q[at, down, None], (16,), (number % 8,))
            cute.autovec_copy(run, cute.recast_tensor(target, cutec.Int32))


@cute.jit
def quantise(x: cute.Tensor, q: cute.Tensor, scales: cute.Tensor, square: Constexpr, pow2: Constexpr):
    rows, blocks, _ = x.shape
    high, wide = (BLOCK, 1) if square else (ROWS, TURNS)
    quantise_kernel(x, q, scales, square, pow2).launch(
        grid=(cute.ceil_div(blocks, wide), cute.ceil_div(rows, high), 1), block=(THREADS, 1, 1)
    )


@cute.jit
def quantise_columns(x: cute.Tensor, q: cute.Tensor, scales: cute.Tensor, pow2: Constexpr):
    """x by blocks of rows: (rows / 128, 128, K)."""
    blocks, _, columns = x.shape
    columns_kernel(x, q, scales, pow2).launch(
        grid=(cute.ceil_div(columns, COLUMNS), blocks, 1), block=(THREADS, 1, 1), use_pdl=overlaps()
    )


TYPES = ["in bf16[m,kb,128]", "out f8E4M3FN[m,kb,128]"]
for suffix, wanted in (("", QUANTISED), ("_pow2", QUANTISED_POW2)):
    of_rows, of_squares, of_columns = wanted
    for name, square, scales, guard, of_kind in (
        ("rows", False, "out f32[kb,m]", "", of_rows),
        ("squares", True, "out f32[nb,kb]", "nb == (m + 127) // 128", of_squares),
    ):
        cutec.export(
            quantise,
            [*TYPES, scales],
            name=f"quantise_{name}{suffix}",
            constexpr={"pow2": suffix != ""},
            choose=[(guard, {"square": square})],
            reference=of_kind,
            arch="sm_90a",
        )
    cutec.export(
        quantise_columns,
        ["in bf16[mb,128,k{div=8}]", "out f8E4M3FN[k,mb,128]", "out f32[mb,k]"],
        name=f"quantise_columns{suffix}",
        constexpr={"pow2": suffix != ""},
        reference=of_columns,
        arch="sm_90a",
    )
